import { createRequire } from "node:module";
import { describe, expect, test } from "vitest";
import { runGuarded } from "./guarded-worker.server.ts";

const files = createRequire(import.meta.url);
const script = (name: string) => files.resolve(`#tests/fixtures/documents/${name}-worker.ts`);
const limits = { milliseconds: 5000, megabytes: 64 };

describe("A guarded worker", () => {
	test("answers once, and sees nothing of the environment", async () => {
		expect(await runGuarded(script("naming"), { a: 1 }, limits)).toEqual({
			finished: true,
			answer: { given: { a: 1 }, environment: [] },
		});
	});

	test.each(["endless", "sleeping"])(
		"that never answers is ended after its time (%s)",
		async (name) => {
			expect(await runGuarded(script(name), null, { ...limits, milliseconds: 300 })).toEqual({
				finished: false,
				reason: "timeout",
			});
		},
	);

	test("that asks for too much memory is ended, not the process", async () => {
		expect(await runGuarded(script("hungry"), null, limits)).toEqual({
			finished: false,
			reason: "memory",
		});
	});

	test("that hoards bytes beside its heap is ended too, though it never rests", async () => {
		expect(await runGuarded(script("hoarding"), null, limits)).toEqual({
			finished: false,
			reason: "memory",
		});
	});

	test("that is not there is an error, and no answer", async () => {
		const missing = script("endless").replace("endless", "missing");
		await expect(runGuarded(missing, null, limits)).rejects.toThrow("Cannot find module");
	});

	test("that dies is reported", async () => {
		expect(await runGuarded(script("failing"), null, limits)).toEqual({
			finished: false,
			reason: "crash",
		});
	});
});
