/**
 * A process that uses the built-in Postgres and nothing else: says where it is, leaves when its input
 * ends. Tests start several of it, and kill them.
 */
import { once } from "node:events";
import { startLocalPostgres } from "../src/local-postgres.ts";

const log = { info() {}, warn: console.error, error: console.error };
const postgres = await startLocalPostgres({ dataDir: process.argv[2] ?? "", log });
console.log(JSON.stringify({ url: postgres.url, location: postgres.location }));
process.stdin.resume();
await once(process.stdin, "end");
await postgres.stop();
