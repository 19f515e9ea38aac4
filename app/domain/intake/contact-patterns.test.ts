import { describe, expect, test } from "vitest";
import { findContactData } from "./contact-data.ts";
import type { ContactKind } from "./contact-finding.ts";

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
		["Ada at mail dot example", "Ada at mail dot example"],
		["ada_example at mail dot example", "ada_example at mail dot example"],
		// In signs that look alike, and with signs that show nothing.
		...["a\u200bda@mail.example", "ada\u200c@mail\u200d.example", "ada@\u2060mail.example"].map(
			(line) => [line, "ada@mail.example"],
		),
		...["ad\ufeffa@mail.exa\u00admple", "ada＠mail.example", "ada@mail．example"].map((line) => [
			line,
			"ada@mail.example",
		]),
		["𝐚𝐝𝐚@mail。example", "ada@mail.example"],
		["ada\u00a0(at)\u202fmail\u00a0(dot)\u2009example", "ada (at) mail (dot) example"],
		["zoe\u0308‐b@mail.example", "zoë-b@mail.example"],
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
		["ada@mail.example | 05550132284", "05550132284"],
		["555/013-2284", "555/013-2284"],
		["555/013/2284", "555/013/2284"],
		["555·013·2284", "555·013·2284"],
		["(555).013.2284", "(555).013.2284"],
		["( 555 ) 013 - 2284", "( 555 ) 013 - 2284"],
		["555 - 013 - 2284", "555 - 013 - 2284"],
		["Phone number: 5550132284", "5550132284"],
		["Teléfono: 612 345 678", "612 345 678"],
		["Móvil 612 345 678", "612 345 678"],
		["Tél. 1 23 45 67 89", "1 23 45 67 89"],
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
		"09 2019 - 12 2021",
		"Product Manager, Mobile 2019-21",
		"Mobile 2019-03 - 2021-05",
		"2018-01 - 2021-12-31",
		"Served +20 000-30 000 users",
		"Ticket 2284-0132, release 2.10.3-4",
		"ISO 27001-2013, ISO/IEC 9001:2015, RFC 2119-8174",
		"Open 08.00-17.00, 24/7",
		"Sold 1 200 000 units, 250 000 more in 2019",
		"Hired 10-15, 200-300 and 1000-2000 people",
	])("but not in %j, also with dashes and spaces of print", (line) => {
		for (const dash of ["-", "\u2011", "–", "—", "−"]) {
			for (const space of [" ", "\u00a0", "\u202f"]) {
				const printed = line.replaceAll("-", dash).replaceAll(" ", space);
				expect(only("phone", printed), printed).toEqual([]);
			}
		}
	});
	test.each([
		"555-013-2284",
		"(555) 013-2284",
		"1-555-013-2284 ext. 12",
		"+1 555-013-2284",
		"+49 30 1234-567",
		"+33 (0)6 12 34 56 78",
		"+34 612 34 56 78",
		"+91 98765-43210",
		"+44 20 7946 0958",
		"020 7946-0958",
		"030/1234-5678",
		"06-12-34-56-78",
		"0049 30 1234567",
		"Phone: 555-0132",
		"M: 555-013-2284",
	])("in %j, in the signs of any program", (line) => {
		const [whole = ""] = only("phone", line);
		expect(whole).not.toBe("");
		const signs = ["\u2010", "\u2011", "\u2012", "–", "—", "−", "－", "\u00ad-"].flatMap((dash) =>
			[" ", "\u00a0", "\u202f", "\u2009", "\u3000", "\u200b \u2060"].map((space) =>
				line.replaceAll("-", dash).replaceAll(" ", space),
			),
		);
		const digits = [0xff10, 0x0660, 0x0966, 0x1d7ce].map((zero) =>
			line.replace(/\d/gu, (digit) => String.fromCodePoint(zero + Number(digit))),
		);
		for (const written of [...signs, ...digits]) {
			const found = only("phone", written).map((text) => text.replaceAll("–", "-"));
			expect(found, written).toEqual([whole]);
		}
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
		["linkedin\u200b.com/in/ada\u2011example", "linkedin.com/in/ada-example"],
		["ｌｉｎｋｅｄｉｎ．com／in／ada", "linkedin.com/in/ada"],
		["LinkedIn—linkedin.com/in/ada", "linkedin.com/in/ada"],
		["git\u00adhub.com∕ada", "github.com/ada"],
		["Discord: ada#1234", "ada#1234"],
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

describe("A street is found in any signs, and a range of numbers is none", () => {
	test.each([
		["12\u00a0Elm\u202fStreet", "12 Elm Street"],
		["ul. Marszałkowska 12/4, 00\u2011590\u00a0Warszawa", "00-590 Warszawa"],
		["Via Roma nº 7", "Via Roma no 7"],
		["Calle Mayor 5, 3º B", "Calle Mayor 5, 3o B"],
	])("%j", (line, address) => {
		expect(only("address", line)).toContain(address);
	});
	test.each(["Led 50–100 Engineers", "Led 50\u00a0– 100\u00a0Engineers", "Led 1000—500 Nurses"])(
		"%j",
		(line) => {
			expect(only("address", line)).toEqual([]);
		},
	);
});
