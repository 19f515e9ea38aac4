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

test("Signs that show nothing, and letters that look like Latin ones, hide no copy", () => {
	const sentences = Array.from(
		{ length: 12 },
		(_, at) => `Closed case ${at} of the county in week ${at * 7}`,
	);
	const text = sentences.join(". ");
	const groups = fingerprintOf(text) ?? [];
	for (const unseen of ["\u200b", "\u00ad", "\u2060", "\u200d"]) {
		const copy = text.replace(/(?<=\p{L})(?=\p{L})/gu, unseen);
		expect(sharedPart(groups, fingerprintOf(copy) ?? []), unseen).toBe(1);
	}
	const cyrillic = text
		.replaceAll("a", "\u0430")
		.replaceAll("e", "\u0435")
		.replaceAll("o", "\u043e");
	expect(sharedPart(groups, fingerprintOf(cyrillic) ?? [])).toBe(1);
	const russian = "\u043e\u0442\u0447\u0451\u0442 ".repeat(3);
	expect(fingerprintOf(text + russian)).not.toEqual(groups);
});
