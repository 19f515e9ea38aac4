import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { migrateDatabase } from "#app/data/base/migrate.server.ts";
import { databaseUrl, execute } from "#tests/helpers/postgres-server.ts";
import { type ImportTimings, importOnce } from "./import-once.ts";
import { describeMachine, waitForQuiet } from "./machine.ts";
import { startPostgres } from "./scope.ts";
import { formatNumber, formatTable } from "./tables.ts";

/**
 * Mass upload: a CSV file is checked and added, each size in a process and a database of its own, so that
 * its peak of memory is its own too. `node bench/import.ts [--quiet] [1000 10000]`
 */

const { values: options, positionals } = parseArgs({
	allowPositionals: true,
	options: { quiet: { type: "boolean", default: false }, database: { type: "string" } },
});
const sizes = positionals.length > 0 ? positionals.map(Number) : [1_000, 10_000];

if (options.database) {
	console.log(JSON.stringify(await importOnce(options.database, sizes[0] ?? 0)));
} else {
	await using postgres = await startPostgres();
	if (options.quiet) await waitForQuiet(300);
	console.log(`${describeMachine()}\n`);
	const rows: string[][] = [];
	for (const size of sizes) {
		const name = `import_${size}`;
		await execute(postgres.url, `create database ${name}`);
		const url = databaseUrl(postgres.url, name);
		await migrateDatabase(url);
		rows.push(toRow(size, measure(url, size)));
	}
	const head = ["rows", "file MB", "read/s", "checked/s", "added/s", "peak MB", "above idle"];
	console.log(formatTable(head, rows));
}

function measure(url: string, size: number): ImportTimings {
	const program = fileURLToPath(import.meta.url);
	const child = spawnSync(process.execPath, [program, "--database", url, String(size)], {
		encoding: "utf8",
		stdio: ["ignore", "pipe", "inherit"],
	});
	if (child.status !== 0) throw new Error(`${size} rows could not be imported`);
	return JSON.parse(child.stdout.trim().split("\n").at(-1) ?? "");
}

function toRow(size: number, { megabytes, seconds, peak, idle }: ImportTimings): string[] {
	const perSecond = (time: number) => Math.round(size / time).toLocaleString("en-US");
	return [
		size.toLocaleString("en-US"),
		formatNumber(megabytes),
		perSecond(seconds.read),
		perSecond(seconds.check),
		perSecond(seconds.add),
		formatNumber(peak),
		formatNumber(peak - idle),
	];
}
