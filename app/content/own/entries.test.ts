import { describe, expect, test } from "vitest";
import { demonstrationSeller } from "#app/content/seller.ts";
import { findOwnEntry, ownEntries } from "./entries.server.ts";

const files = { seller: demonstrationSeller, texts: new Map(), drawings: new Set<string>() };
const read = (key: string, values: Record<string, string>) => {
	const entry = findOwnEntry(key) ?? expect.fail(key);
	return entry.read({ ...entry.inFile(files), ...values }, files);
};

describe("The forms of the owner's words", () => {
	test("take what the files say, and a field that is younger than a version is as in the file", () => {
		for (const entry of ownEntries) expect(entry.read({}, files)).toHaveProperty("words");
		expect(read("crawlers", {})).toEqual({ words: { closedTo: [] } });
	});

	test.each<[string, Record<string, string>, Record<string, string>]>([
		["prices", { pack: "9,99", pro: "0.49" }, { pack: "29.99", pro: "0.50" }],
		["claims", { usersDate: "31 May" }, { usersDate: "2026-11-25" }],
		["claims", { usersDate: "2026-05-31" }, { usersSource: "A day needs its source" }],
		["claims", { usersSource: "A count" }, { usersDate: "needs the day" }],
		["claims", { usersSource: "A", usersFigure: "" }, { usersFigure: "prove" }],
		["company", { address: " \n", contact: "me" }, { address: "fill this in", contact: "email" }],
		["company", { contact: "me@a-.example" }, { contact: "email" }],
		["company", { taxId: "9".repeat(61) }, { taxId: "at most 60" }],
		["crawlers", { others: "Bad Bot" }, { others: "letters, digits" }],
		["crawlers", { search: "\u0000" }, { search: "tick the box" }],
		["brand", { name: "★", tagline: "a\nb" }, { name: "a letter or a digit", tagline: "one line" }],
	])("%s: %j is refused at its field", (key, values, said) => {
		const { fieldErrors } = read(key, values) as { fieldErrors: Record<string, string> };
		expect(Object.keys(fieldErrors)).toEqual(Object.keys(said));
		for (const [field, words] of Object.entries(said)) expect(fieldErrors[field]).toContain(words);
	});

	test("leave out a claim whose figure was taken out", () => {
		const { words } = read("claims", { usersFigure: "" }) as { words: object };
		expect(words).toMatchObject({ claims: { users: { figure: "" }, success: { figure: "95%" } } });
	});
});
