import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { workOf } from "#tests/helpers/work-of.ts";
import { findContactData, redactText } from "./contact-data.ts";

const found = (...lines: string[]) => findContactData(lines).map(({ kind, text }) => [kind, text]);
const addresses = (line: string) =>
	findContactData([line]).flatMap(({ kind, text }) => (kind === "address" ? [text] : []));

describe("A street address is found", () => {
	test.each([
		["12 Elm Street", "12 Elm Street"],
		[
			"12 Elm Street, Apt 4B, Springfield, IL 62704",
			"12 Elm Street, Apt 4B, Springfield, IL 62704",
		],
		["1600 N. Main St.", "1600 N. Main St"],
		["350 5th Ave, New York, NY 10118", "350 5th Ave, New York, NY 10118"],
		["Springfield, IL 62704-1234", "Springfield, IL 62704-1234"],
		["P.O. Box 123", "P.O. Box 123"],
		["Musterstraße 12a", "Musterstraße 12a"],
		["Hauptstr. 5", "Hauptstr. 5"],
		["D-10115 Berlin", "D-10115 Berlin"],
		["Address: Via Roma 7, Torino", "Via Roma 7, Torino"],
	])("in %j", (line, address) => {
		expect(addresses(line)).toEqual([address]);
	});
	test("before a dash", () => {
		expect(addresses("52 Tamarack Street – Missoula, MT 59801")).toEqual([
			"52 Tamarack Street",
			"Missoula, MT 59801",
		]);
	});
	test("with its postcode, on the same line or the next", () => {
		expect(addresses("221B Baker Street, London NW1 6XE")).toEqual([
			"221B Baker Street",
			"NW1 6XE",
		]);
		expect(found("Musterweg 3", "10115 Berlin")).toEqual([
			["address", "Musterweg 3"],
			["address", "10115 Berlin"],
		]);
	});
	test.each([
		["ul. Marszałkowska 12/4, 00-590 Warszawa", ["ul. Marszałkowska 12/4", "00-590 Warszawa"]],
		["Berliner Straße 12, 10713 Berlin", ["Berliner Straße 12", "10713 Berlin"]],
		["Unter den Linden 77", ["Unter den Linden 77"]],
		["12 bis, rue de la Paix, 75002 Paris", ["12 bis, rue de la Paix", "75002 Paris"]],
		["Calle de Alcalá 48, 28014 Madrid", ["Calle de Alcalá 48", "28014 Madrid"]],
		["Via Giuseppe Garibaldi, 7 - 10122 Torino", ["Via Giuseppe Garibaldi, 7", "10122 Torino"]],
		["Rua Augusta 24, 1100-053 Lisboa", ["Rua Augusta 24", "1100-053 Lisboa"]],
		["Keizersgracht 174, 1016 DW Amsterdam", ["Keizersgracht 174", "1016 DW Amsterdam"]],
		["14 Acacia Avenue, Leeds LS1 4AP", ["14 Acacia Avenue", "LS1 4AP"]],
	])("as it is written elsewhere: %j", (line, expected) => {
		expect(addresses(line)).toEqual(expected);
	});
	test.each([
		"Ann Arbor, MI",
		"Built 3 Google Drive integrations",
		"Advised 12 Wall Street banks",
		"Stored 4 TB in S3 4TB volumes",
		"Managed 10000 Users and 25000 Customers",
		"Engineering 2019, Spring 2021, Monitoring 24",
		"Led 5 Product Way finding sessions",
		"Mapped the IP address space",
		"2008 United States District Court",
		"Clerk 2011 Ohio Supreme Court, Columbus",
	])("but not in %j", (line) => {
		expect(addresses(line)).toEqual([]);
	});
});

test("A whole head of a resume gives each thing once, in reading order", () => {
	expect(
		found(
			"Ada Example",
			"12 Elm Street · (555) 013-2284 · ada@mail.example",
			"Experience 2019 – 2021",
			"ada@mail.example",
		),
	).toEqual([
		["address", "12 Elm Street"],
		["phone", "(555) 013-2284"],
		["email", "ada@mail.example"],
	]);
});

test("The findings of a line, once removed, are found no more", () => {
	const lines = [
		"E-mail: ada@mail.example | Phone: (555) 013-2284 | Berlin",
		"12 Elm Street, Springfield, IL 62704 · github.com/ada",
	];
	const removals = findContactData(lines).map(({ text }) => text);
	expect(redactText(lines.join("\n"), removals)).toBe("Berlin\n");
});

test("The findings in signs of print, once removed, are found no more, and nothing else goes", () => {
	const lines = [
		"Zoe\u0308 works 🙂 ﬁne: a\u200bda＠mail.example | Phone:\u00a0\u202a(555)\u202f013\u20112284\u202c | Berlin – 2015–2019",
		"12\u00a0Elm Street, Springfield, IL\u00a062704 · git\u00adhub.com/ada‑b",
	];
	const removals = findContactData(lines).map(({ text }) => text);
	expect(removals).toEqual([
		"ada@mail.example",
		"(555) 013-2284",
		"12 Elm Street, Springfield, IL 62704",
		"github.com/ada-b",
	]);
	const left = redactText(lines.join("\n"), removals);
	expect(left).toBe("Zoe\u0308 works 🙂 ﬁne: Berlin – 2015–2019\n");
	expect(findContactData(left.split("\n"))).toEqual([]);
});

test("A line is left without the litter of what was taken out of it", () => {
	const clean = (text: string, ...removals: string[]) => redactText(text, removals);
	expect(clean("Ada | ada@mail.example | 555 | ", "Ada", "ada@mail.example", "555")).toBe("");
	expect(clean("References: Ada, Bob, Cid. See them", "Ada", "Bob", "Cid")).toBe(
		"References: See them",
	);
	expect(clean("Contact / Email me / LinkedIn ada.example", "ada.example")).toBe("");
	expect(clean("Berlin (ada@mail.example), 2020", "ada@mail.example")).toBe("Berlin, 2020");
});

test("What is removed takes nothing else along", () => {
	expect(redactText("Built the ledger, 12 teams.\nada@mail.example", ["ada@mail.example"])).toBe(
		"Built the ledger, 12 teams.\n",
	);
	expect(redactText("Elm\nStreet stays", ["Elm Street"])).toBe("\n stays");
	expect(redactText("Nothing here", ["ada@mail.example"])).toBe("Nothing here");
});

test("Any lines are searched without a crash and in a time that grows with their length", () => {
	fc.assert(
		fc.property(fc.array(fc.string({ unit: "grapheme", maxLength: 200 })), (lines) => {
			for (const { text } of findContactData(lines)) expect(text.trim()).not.toBe("");
		}),
	);
	for (const piece of ["1 ", "a.", "A ", "0-", "+1", "(", "@", "12 Elm ", "a at b dot "]) {
		expect(
			workOf(() => findContactData([piece.repeat(10_000)])),
			piece,
		).toBeLessThan(2_000);
	}
});
