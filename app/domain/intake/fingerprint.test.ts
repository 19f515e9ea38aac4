import { expect, test } from "vitest";
import { fingerprintOf, sharedPart } from "./fingerprint.ts";

test("A text that says too little is told from nothing, and a number leads back to no word", () => {
	expect(fingerprintOf("Ledgers and payments for twelve teams")).toBeNull();
	expect(fingerprintOf("")).toBeNull();
	const groups = fingerprintOf(Array.from({ length: 60 }, (_, at) => `word${at}`).join(" ")) ?? [];
	expect(groups).toHaveLength(56);
	expect(groups.every((group) => Number.isSafeInteger(group) && group >= 0)).toBe(true);
	expect(sharedPart(groups, groups)).toBe(1);
	expect(sharedPart(groups, [])).toBe(0);
});
