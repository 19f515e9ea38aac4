import { describe, expect, test, vi } from "vitest";
import { findContactData, redactText } from "./contact-data.ts";

const found = (...lines: string[]) => findContactData(lines).map(({ kind, text }) => [kind, text]);

describe("What a narrow line breaks is found in one piece", () => {
	test.each([
		["address", ["2210 Sunnydale", "Avenue"], "2210 Sunnydale Avenue"],
		["address", ["San Francisco,", "CA 94134"], "San Francisco, CA 94134"],
		[
			"address",
			["2210 Sunnydale Avenue, San Francisco, CA", "94134 | Node.js"],
			"2210 Sunnydale Avenue, San Francisco, CA 94134",
		],
		["address", ["ul. Nowy Świat", "15"], "ul. Nowy Świat 15"],
		["address", ["Keizersgracht", "174"], "Keizersgracht 174"],
		["address", ["12 bis, rue de", "la Paix"], "12 bis, rue de la Paix"],
		// At the end of a line that has more than the address.
		[
			"address",
			["+1 415 555 6384 · ada.dev · 48", "Larkspur Lane, Apt 4B"],
			"48 Larkspur Lane, Apt 4B",
		],
		["address", ["Go, Postgres | Calle", "de Alcalá 148 · Jazz"], "Calle de Alcalá 148"],
		["email", ["marguerite.duval@", "mail.example"], "marguerite.duval@mail.example"],
		["email", ["marguerite.du", "val24@post", "box.example"], "marguerite.duval24@postbox.example"],
		["email", ["marguerite", "@mail.exa", "mple"], "marguerite@mail.example"],
		["phone", ["+1 (415)", "555-0132"], "+1 (415) 555-0132"],
		["phone", ["+1\u00a0(415)", "555\u20110132"], "+1 (415) 555-0132"],
		["phone", ["(415) 555–", "1033"], "(415) 555–1033"],
		["email", ["marguerite.\u00adduval＠", "mail.example"], "marguerite.duval@mail.example"],
		["phone", ["(415) 555-", "1033"], "(415) 555-1033"],
		// In the middle of a word, where it is longer than the line.
		["address", ["ul.", "Marszałkowsk", "a 12/4"], "ul. Marszałkowska 12/4"],
		["address", ["Kastanienalle", "e 86"], "Kastanienallee 86"],
		[
			"profile",
			["linkedin.com/i", "n/marguerite-", "duval-", "1234"],
			"linkedin.com/in/marguerite-duval-1234",
		],
		[
			"profile",
			["linkedin.co", "m/in/margue", "rite-duval-1", "234"],
			"linkedin.com/in/marguerite-duval-1234",
		],
		[
			"profile",
			["linkedin.c", "om/in/mar", "guerite", "-", "duval-12"],
			"linkedin.com/in/marguerite-duval-12",
		],
		["profile", ["github", ".com/margue", "rite-24"], "github.com/marguerite-24"],
		["phone", ["415.555.30", "46"], "415.555.3046"],
		[
			"email",
			["marguer", "ite.duva", "l24@post", "box.exam", "ple"],
			"marguerite.duval24@postbox.example",
		],
		[
			"profile",
			["linkedin", ".com/in/", "margueri", "te-duval", "-1234"],
			"linkedin.com/in/marguerite-duval-1234",
		],
		["phone", ["+33 6 12 34 85", "64"], "+33 6 12 34 85 64"],
		[
			"profile",
			["linkedin.com/in/", "marguerite-", "duval-", "1234"],
			"linkedin.com/in/marguerite-duval-1234",
		],
	])("%s %j", (kind, lines, text) => {
		expect(found(...lines)).toContainEqual([kind, text]);
		const left = redactText(
			lines.join("\n"),
			findContactData(lines).map((each) => each.text),
		);
		for (const part of lines.join(" ").match(/[\p{L}\d]{4,}/gu) ?? []) {
			if (text.includes(part)) expect(left).not.toContain(part);
		}
	});
	test("also the town below a broken street", () => {
		expect(found("Calle de Alcalá", "148", "28009 Madrid")).toEqual([
			["address", "Calle de Alcalá 148"],
			["address", "28009 Madrid"],
		]);
		expect(found("12 bis, rue de", "la Paix", "75002", "Paris")).toEqual([
			["address", "12 bis, rue de la Paix"],
			["address", "75002 Paris"],
		]);
	});
	test.each([
		["Grew to 12 Wall Street banks", "2019 | 2020"],
		["Built and launched 3", "Google Drive integrations for 12 teams"],
		["Via Rail", "3 engineers in 2 towns"],
		["Led 12 teams, 28009 Units", "Sold to 4 banks"],
		["Kubernetes", "Node.js", "Postgres"],
		["Marktplatz", "2019 – 2021"],
		["09/2019 –", "12/2021"],
		["09 2019 –", "12 2021"],
		["Jan 2015", "–2019"],
		["04/2020", "2020-04"],
		["2018–01 – 2021–12", "2018–01"],
		["Link", "edinburgh-based teams"],
		["Sales of 415.555", "46 engineers"],
		["Wrote for github", "and for 12 teams"],
		["Led a team of Allee", "s and sold 12"],
	])("but not in %j and %j", (...lines) => {
		expect(found(...lines)).toEqual([]);
	});
	test("and takes no heading, year or whole thing along", () => {
		expect(found("Phone: +33 6 12 34 12 34", "14 Acacia Road")).toEqual([
			["phone", "+33 6 12 34 12 34"],
			["address", "14 Acacia Road"],
		]);
		expect(found("12 bis, rue de la Paix", "Experience")).toEqual([
			["address", "12 bis, rue de la Paix"],
		]);
		expect(found("+1 415 555 2987", "2019")).toEqual([["phone", "+1 415 555 2987"]]);
		expect(found("ada@mail.example", "berlin")).toEqual([["email", "ada@mail.example"]]);
		expect(found("python", "ada@mail.example")).toEqual([["email", "ada@mail.example"]]);
	});

	test("and lines without a number are searched for one street alone, whatever they join to", () => {
		const search = vi.spyOn(String.prototype, "matchAll");
		findContactData(Array.from({ length: 100 }, () => "ab"));
		const searches = search.mock.calls.length;
		search.mockRestore();
		expect(searches).toBeLessThan(100 * 60);
	});
});
