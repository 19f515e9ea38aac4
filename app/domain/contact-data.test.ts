import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { workOf } from "#tests/helpers/work-of.ts";
import { type ContactKind, findContactData, redactText } from "./contact-data.ts";

const found = (...lines: string[]) => findContactData(lines).map(({ kind, text }) => [kind, text]);
const only = (kind: ContactKind, line: string) =>
	findContactData([line]).flatMap((finding) => (finding.kind === kind ? [finding.text] : []));

describe("An e-mail address is found", () => {
	test.each([
		["ada.example@mail.example", "ada.example@mail.example"],
		["E-mail: ada+jobs@mail.co.example.", "ada+jobs@mail.co.example"],
		["(ada@mail.example)", "ada@mail.example"],
		["Zoë: zoë@müller.example", "zoë@müller.example"],
		["ada (at) mail (dot) example", "ada (at) mail (dot) example"],
		["ada[at]mail.example", "ada[at]mail.example"],
		["ada AT mail DOT example", "ada AT mail DOT example"],
		["ada at mail dot example", "ada at mail dot example"],
		["ada.example @ mail.example", "ada.example @ mail.example"],
	])("in %j", (line, email) => {
		expect(only("email", line)).toEqual([email]);
	});
	test.each([
		"Software Engineer @ Booking.com",
		"Published @types/node definitions",
		"Sold 300 units @ 5.50 each",
		"Worked at Google dot com team lead",
		"Looked at dashboards and met targets",
	])("but not in %j", (line) => {
		expect(only("email", line)).toEqual([]);
	});
});

describe("A phone number is found", () => {
	test.each([
		["(555) 013-2284", "(555) 013-2284"],
		["555-013-2284", "555-013-2284"],
		["555.013.2284", "555.013.2284"],
		["1-555-013-2284 ext. 12", "1-555-013-2284 ext. 12"],
		["+1 555 013 2284", "+1 555 013 2284"],
		["+1 (555) 013-2284", "+1 (555) 013-2284"],
		["+44 20 7946 0958", "+44 20 7946 0958"],
		["020 7946 0958", "020 7946 0958"],
		["07700 900123", "07700 900123"],
		["+49 (0)30 1234567", "+49 (0)30 1234567"],
		["0049 30 1234567", "0049 30 1234567"],
		["030/12345678", "030/12345678"],
		["06 12 34 56 78", "06 12 34 56 78"],
		["+91 98765 43210", "+91 98765 43210"],
		["Phone: 555-0132", "555-0132"],
		["Tel. 12345 678", "12345 678"],
		["M: 5550132284 | London", "5550132284"],
		["ada@mail.example | 5550132284", "5550132284"],
	])("in %j", (line, phone) => {
		expect(only("phone", line)).toEqual([phone]);
	});
	test.each([
		"2019 – 2021",
		"2019-2021 2021-2023",
		"01/2019 - 03/2021",
		"01.03.2019 - 04.05.2020",
		"2020-01-15 to 2021-02-28",
		"Raised $1,200,000 in 2021",
		"Grew revenue to 10.000.000 EUR",
		"Served +15 000 000 users",
		"Cut latency from 1200 ms to 300 ms",
		"Budget of 3,500,000 and 120,000 orders",
		"Ratio of 0.1234567 after 3 rounds",
		"Hosts such as 192.168.100.200",
		"ISBN 9783161484100",
		"Order 5550132284 was shipped",
		"Fortune 500, top 100 of 2000 teams",
		"Sold 250,000 units in 12 markets, +38% on 2019",
		"GPA 3.85/4.00, class of 2016",
		"Patent US 10,123,456 B2",
	])("but not in %j", (line) => {
		expect(only("phone", line)).toEqual([]);
	});
});

describe("A profile or a site is found", () => {
	test.each([
		["https://www.linkedin.com/in/ada-example/", "https://www.linkedin.com/in/ada-example/"],
		["linkedin.com/in/ada-example", "linkedin.com/in/ada-example"],
		["uk.linkedin.com/in/ada", "uk.linkedin.com/in/ada"],
		["github.com/ada-example, Berlin", "github.com/ada-example"],
		["See www.ada-example.com.", "www.ada-example.com"],
		["ada-example.github.io", "ada-example.github.io"],
		["LinkedIn: ada-example", "ada-example"],
		["x.com/ada_example", "x.com/ada_example"],
		["Portfolio: ada.design", "ada.design"],
		["ada@mail.example · ada-example.dev", "ada-example.dev"],
	])("in %j", (line, profile) => {
		expect(only("profile", line)).toEqual([profile]);
	});
	test.each([
		"Node.js, Vue.js, ASP.NET and socket.io",
		"Senior engineer at Booking.com and Amazon.com",
		"GitHub: built the release pipeline",
		"Ran LinkedIn and GitHub campaigns",
		"Introduced e.g. feature flags",
	])("but not in %j", (line) => {
		expect(only("profile", line)).toEqual([]);
	});
});

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
		expect(only("address", line)).toEqual([address]);
	});
	test("with its postcode, on the same line or the next", () => {
		expect(only("address", "221B Baker Street, London NW1 6XE")).toEqual([
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
	])("as it is written elsewhere: %j", (line, addresses) => {
		expect(only("address", line)).toEqual(addresses);
	});
	test("over the ends of narrow lines, part by part", () => {
		expect(found("2210 Sunnydale", "Avenue", "San Francisco, CA 94134")).toEqual([
			["address", "2210 Sunnydale"],
			["address", "Avenue"],
			["address", "San Francisco, CA 94134"],
		]);
		expect(found("2210 Sunnydale Avenue, San Francisco, CA", "94134 | Node.js")).toEqual([
			["address", "2210 Sunnydale Avenue, San Francisco, CA"],
			["address", "94134"],
		]);
		expect(found("Grew to 12 Wall Street banks", "2019 | 2020")).toEqual([]);
		expect(found("ul. Nowy Świat", "15", "00-029 Warszawa")).toEqual([
			["address", "ul. Nowy Świat"],
			["address", "15"],
			["address", "00-029 Warszawa"],
		]);
		expect(found("marguerite.duval@", "mail.example")).toEqual([
			["email", "marguerite.duval@"],
			["email", "mail.example"],
		]);
		expect(found("+1 (415)", "555-0132")).toEqual([
			["phone", "+1 (415)"],
			["phone", "555-0132"],
		]);
		expect(found("linkedin.com/in/marguerite-", "duval-1234")).toEqual([
			["profile", "linkedin.com/in/marguerite-"],
			["profile", "duval-1234"],
		]);
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
	])("but not in %j", (line) => {
		expect(only("address", line)).toEqual([]);
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
