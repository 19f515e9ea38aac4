import { expect, test } from "vitest";
import { nearNames, phrasesIn } from "./near-names.ts";

const names = new Map([
	["Google", 12],
	["Goldman Sachs", 9],
	["Bank of America", 5],
	["Amazon", 7],
	["Amazon Robotics", 2],
	["Deloitte", 3],
	["Gogole", 0],
]);

test.each([
	["one slip away", "Gogle", ["Google"]],
	["one slip away from the first word alone", "goldmann", ["Goldman Sachs"]],
	["one slip away from the whole", "Bank of Amerca", ["Bank of America"]],
	["two slips away from a long word", "delloite", ["Deloitte"]],
	["two slips away from a short word: none", "gogel", []],
	["that begin alike, the one of most resumes first", "Amazonas", ["Amazon", "Amazon Robotics"]],
	["that begin alike by less than four letters, or for a small part: none", "goods", []],
	["alike only in a later word: none", "america", []],
])("Names %s", (_, typed, near) => {
	expect(nearNames(typed, names)).toEqual(near);
});

test("Phrases are one to three words that stand together, the longest first, and no short ones", () => {
	expect(phrasesIn('zoo "new york"')).toEqual(["zoo new york", "zoo new", "new york", "york"]);
});
