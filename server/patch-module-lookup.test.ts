import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Imports the database's library in a process of its own. */
function importDrizzle(before: string): { megabytes: number; names: string[]; isSame: boolean } {
	const program = `${before}
		const [whole, core] = await Promise.all([import("drizzle-orm"), import("drizzle-orm/pg-core")]);
		const direct = await import(import.meta.resolve("drizzle-orm/pg-core"));
		gc();
		process.stdout.write(JSON.stringify({
			megabytes: process.memoryUsage().heapUsed / 1e6,
			names: [...Object.keys(whole), ...Object.keys(core)],
			isSame: core.pgTable === direct.pgTable,
		}));`;
	const flags = ["--expose-gc", "--input-type=module", "--eval", program];
	return JSON.parse(execFileSync(process.execPath, flags, { cwd: root, encoding: "utf8" }));
}

test("The database's library is the same, but does not leave its manifest in memory a hundred times", () => {
	const quick = importDrizzle(
		'const { patchModuleLookup } = await import("./server/patch-module-lookup.ts"); patchModuleLookup();',
	);
	expect(quick.names).toEqual(importDrizzle("").names);
	expect(quick.isSame).toBe(true);
	expect(quick.megabytes).toBeLessThan(40);
});
