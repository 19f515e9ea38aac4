import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createVitest } from "vitest/node";
import { FailureReport } from "./helpers/failure-report.ts";

test("What failed is kept with its name, its place and its cause", async () => {
	const report = await reportOf("failing.ts", "broken.ts");

	expect(report).toMatch(
		/^broken\.ts\n {2}Error: This file cannot be loaded\.\n {6}at .*broken\.ts:1/mu,
	);
	expect(report).toMatch(
		/^failing\.ts > fails\n {2}AssertionError: expected .* to deeply equal .*\n {6}at .*failing\.ts:8\n[^>]*\+ {3}"one"/mu,
	);
	expect(report).toMatch(
		/^failing\.ts > a group\n {2}Error: The query failed\.\n {6}at .*failing\.ts:13\n {2}Caused by Error: It took too long\./mu,
	);
	expect(report).toMatch(/^Outside of any test\n {2}Error: Nobody waited for this\./mu);
	expect(report).not.toMatch(/passes|is never begun/u);
});

test("A run without failures leaves no report, and takes away the one before", async () => {
	expect(await reportOf("passing.ts")).toBeNull();
});

/** What is written about a run of some of the fixtures. */
async function reportOf(...include: string[]): Promise<string | null> {
	const folder = mkdtempSync(join(tmpdir(), "failures-"));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	const file = join(folder, "failures.txt");
	writeFileSync(file, "of the run before");
	const vitest = await createVitest("test", {
		root: join(import.meta.dirname, "fixtures/failures"),
		config: false,
		watch: false,
		cache: false,
		include,
		reporters: [new FailureReport(file)],
	});
	const exitCode = process.exitCode;
	await vitest.start();
	await vitest.close();
	// The runs in here are meant to fail; this one is not.
	process.exitCode = exitCode;
	return existsSync(file) ? readFileSync(file, "utf8") : null;
}
