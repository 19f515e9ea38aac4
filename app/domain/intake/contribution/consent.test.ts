import { expect, test } from "vitest";
import {
	consentHeading,
	consentParts,
	consentWords,
	givenParts,
	receiptWording,
} from "./consent.ts";

test("A receipt has every word that stood beside the boxes, and which of them were ticked", () => {
	const wording = receiptWording(["reading", "lines"]);
	expect(wording).toContain(consentHeading);
	for (const part of consentParts) {
		expect(wording).toContain(consentWords[part].label);
		expect(wording).toContain(consentWords[part].means);
	}
	expect(wording.match(/^\[.\]/gmu)).toEqual(["[x]", "[ ]", "[x]", "[ ]"]);
});

test("Reading stays whatever is ticked, and nothing unknown is given", () => {
	expect(givenParts(new Set())).toEqual(["reading"]);
	expect(givenParts(new Set(["lines", "everything"]))).toEqual(["reading", "lines"]);
});
