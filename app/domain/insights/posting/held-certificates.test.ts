import { expect, test } from "vitest";
import { withoutNoun } from "./held-certificates.ts";

test.each([
	["PMP certification", "PMP", true, "Certifications"],
	["RN license", "RN", true, "Registered"],
	["New York bar", "New York", false, "Admissions"],
	["Texas teaching certificate", "Texas teaching", false, "Licenses"],
])("%s is one without its noun, alone or beside its like", (certificate, name, isAlone, beside) => {
	const { text, noun, ...held } = withoutNoun(certificate);
	expect(text.trim()).toBe(name);
	expect(held.isAlone).toBe(isAlone);
	expect(noun?.test(beside)).toBe(true);
});

test("A license of another kind is none to drive, and a bar is no license", () => {
	expect(withoutNoun("driver's license").noun).toBeUndefined();
	expect(withoutNoun("New York bar").noun?.test("Licenses")).toBe(false);
	expect(withoutNoun("security clearance").noun).toBeUndefined();
});
