import { expect, test } from "vitest";
import { keptOut, keptOutSentence, knownBy, takenDownSentence } from "./takedown.ts";

const entry = {
	title: "Nurse",
	company: "Harrow",
	role: "Nursing",
	location: "Austin, TX",
	education: "BSc Nursing",
	previousRole: null,
	fileUrl: null,
};

test("An entry is known by its address, and by what it says where that is more than a title at a company", () => {
	expect(knownBy(entry)).toHaveLength(1);
	expect(knownBy({ ...entry, title: " NURSE ", company: "harrow" })).toEqual(knownBy(entry));
	expect(knownBy({ ...entry, education: null })).toEqual([]);
	expect(knownBy({ ...entry, location: "Dallas, TX" })).not.toEqual(knownBy(entry));
	const fileUrl = "https://files.example/a.pdf";
	expect(knownBy({ ...entry, education: null, fileUrl })).toEqual([`address ${fileUrl}`]);
});

test("A refusal names the resume and the day", () => {
	const takenDownAt = new Date("2026-06-15T12:00:00Z");
	expect(takenDownSentence({ label: "Nurse, Harrow", takenDownAt })).toMatch(
		/“Nurse, Harrow” was taken down on June 15, 2026/u,
	);
});

test("What is kept out is said as it is: no file, no sentence about one", () => {
	const none = { file: false, words: false, entry: false, address: false };
	expect(keptOut(none)).toBeNull();
	const comesBack =
		"An entry like it could come back: it says too little to be told from the entries of others.";
	expect(keptOutSentence(none)).toBe(comesBack);
	expect(keptOutSentence({ ...none, file: true })).toBe(`Kept out: the same file. ${comesBack}`);
	expect(keptOutSentence({ ...none, file: true, words: true })).toBe(
		"Kept out: the same file and near copies of its words.",
	);
	expect(keptOutSentence({ ...none, entry: true, address: true })).toBe(
		"Kept out: an entry that says the same and an entry with the same address of a file.",
	);
});
