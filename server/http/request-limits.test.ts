import { expect, test } from "vitest";
import { importMaximum } from "#app/domain/intake/resume-import.ts";
import { bodyLimitOf, requestLimits } from "./request-limits.ts";

test("The form of a mass upload may bring a whole file, with scripts and without; no other may", () => {
	for (const path of ["/admin/imports/new", "/admin/imports/new.data"]) {
		const room = bodyLimitOf(requestLimits, path).bytes - importMaximum.bytes;
		expect(room).toBeGreaterThan(64 * 1024);
	}
	for (const path of ["/", "/admin/imports", "/admin", "/settings", "/ADMIN/imports/new"]) {
		expect(bodyLimitOf(requestLimits, path).bytes).toBe(1024 * 1024);
	}
});

test("A contributor may send a file where one is asked for, and no more than a form elsewhere", () => {
	for (const path of ["/contribute/new", "/contribute/new.data", "/contribute/a-1/earlier.data"]) {
		expect(bodyLimitOf(requestLimits, path).bytes, path).toBeGreaterThan(10 * 1024 * 1024);
	}
	for (const path of ["/contribute/a-1/draft", "/contribute/a-1/draft.data", "/contribute/newer"]) {
		expect(bodyLimitOf(requestLimits, path).bytes, path).toBe(1024 * 1024);
	}
});
