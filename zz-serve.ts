import { createServer } from "node:http";
import { readFile } from "node:fs/promises";
import { createRequestListener } from "@react-router/node";
import { pino } from "pino";
import { startLocalPostgres } from "#server/local-postgres.ts";
import { migrateDatabase } from "#app/data/migrate.server.ts";
import { readEnvironment } from "#app/env.server.ts";
import { createServices } from "#app/services.server.ts";
import { fillDemonstrationLibrary } from "#db/demo/fill.ts";
const log = pino({ level: "info" });
const env = readEnvironment({ DATA_DIR: process.env.DATA_DIR ?? "/tmp/zz-data", AUTH_SECRET: "0123456789abcdef0123456789abcdef-zz" });
const port = Number(process.env.PORT ?? 3111);
const pg = await startLocalPostgres({ dataDir: env.dataDir, log });
await migrateDatabase(pg.url);
const services = createServices({ env, log, databaseUrl: pg.url, publicUrl: `http://localhost:${port}` });
await services.start();
console.time("fill");
await fillDemonstrationLibrary({ services, now: new Date() });
console.timeEnd("fill");
const build = await import("./build/server/index.js" as string);
const listener = createRequestListener({ build, getLoadContext: () => build.entry.module.createAppContext(services, { requestId: "x", nonce: "n", clientAddress: "127.0.0.1" }) } as any);
createServer(async (req, res) => {
  if (req.url!.startsWith("/assets/") || /\.(svg|png|webmanifest|ico)$/.test(req.url!.split("?")[0]!)) {
    try { const b = await readFile("build/client" + req.url!.split("?")[0]); res.setHeader("content-type", req.url!.includes(".js")||req.url!.includes(".mjs")?"text/javascript":req.url!.includes(".css")?"text/css":req.url!.includes(".woff2")?"font/woff2":req.url!.includes(".svg")?"image/svg+xml":"application/octet-stream"); return res.end(b); } catch {}
  }
  listener(req, res);
}).listen(port, () => console.log("ready", port));
process.on("SIGTERM", async () => { await services.close(); await pg.stop(); process.exit(); });
process.on("SIGINT", async () => { await services.close(); await pg.stop(); process.exit(); });
