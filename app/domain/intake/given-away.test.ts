import { expect, test } from "vitest";
import type { ResumeDocument } from "#app/domain/reader/resume-document.ts";
import { givenAwayErrors, runGivenAway } from "./given-away.ts";

const line = "Moved handover to the bedside with one page per patient";

test.each([
	["She MOVED handover to the bedside, with one page", "MOVED handover to the bedside, with"],
	["How handover came to the bedside", null],
	["handover to the bedside with", null],
	[line, "Moved handover to the bedside with"],
	[
		"In 2021 (“Moved hand\u00f3ver to the bedside—with”)",
		"Moved hand\u00f3ver to the bedside—with",
	],
	["", null],
])("Six words in a row are a line's own: “%s”", (text, run) => {
	expect(runGivenAway(text, ["Cut falls", line])).toBe(run);
});

test("A short line or sentence is its own as a whole", () => {
	expect(runGivenAway("A nurse who cut falls by 12%", ["Cut falls by 12%"])).toBe(
		"cut falls by 12%",
	);
	const summary = "Runs a quiet ward. Knows every patient on it by name.";
	expect(runGivenAway("Ann runs a quiet ward", [summary])).toBe("runs a quiet ward");
	expect(runGivenAway("A quiet ward", [summary])).toBeNull();
	expect(runGivenAway("Registered Nurse", ["Registered Nurse"])).toBeNull();
});

const title = "Director of Nursing and Patient Care Services";
const document: ResumeDocument = {
	basics: { name: "Ada Example", label: "Nurse", summary: `${title} for ten years of nights.` },
	work: [{ name: "Harrow Clinic", position: title, highlights: [line] }],
	education: [
		{
			institution: "Harrow State",
			studyType: "Bachelor of Science",
			area: "Public Health Nursing",
		},
	],
	skills: [{ name: "Care", keywords: ["Triage", "Epic"] }],
	projects: [{ name: "Board", description: "A board on which each fall is seen", highlights: [] }],
};

test("A field that everybody reads has no words of a line, and may have every fact", () => {
	expect(
		givenAwayErrors(document, {
			title,
			education: "Bachelor of Science in Public Health Nursing",
			tags: "Triage, Epic",
			description: "Runs the care of a clinic, and says what changed.",
		}),
	).toEqual({});
	const told = (words: string) => expect.stringContaining(`“${words}”`);
	expect(
		givenAwayErrors(document, {
			title: `Nurse. ${line}`,
			description: `${title} for ten years of nights.`,
			tags: "Epic, On which each fall is seen",
			previousRole: line,
		}),
	).toEqual({
		title: told("Moved handover to the bedside with"),
		description: told("Nursing and Patient Care Services for"),
		tags: told("On which each fall is seen"),
		previousRole: told("Moved handover to the bedside with"),
	});
});
