import { expect, test } from "vitest";
import { consentColumns, consentWording, consentWords, givenParts } from "./consent.ts";

test("Reading stays whatever is ticked, and nothing unknown is given", () => {
	expect(givenParts(new Set())).toEqual(["reading"]);
	expect(givenParts(new Set(["lines", "everything"]))).toEqual(["reading", "lines"]);
});

test("A receipt has every sentence that was shown, and which of them were ticked", () => {
	const wording = consentWording(["reading", "lines"]).split("\n");
	expect(wording).toEqual([
		`[x] ${consentWords.reading}`,
		`[ ] ${consentWords.insights}`,
		`[x] ${consentWords.lines}`,
		`[ ] ${consentWords.assistants}`,
	]);
	expect(consentColumns(["reading", "lines"])).toEqual({
		inInsights: false,
		inLines: true,
		forAssistants: false,
	});
});
