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
