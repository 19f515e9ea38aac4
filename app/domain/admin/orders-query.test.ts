import { describe, expect, test } from "vitest";
import { filterOf, parseOrdersQuery, periodOf } from "./orders-query.ts";

const now = new Date("2026-06-15T12:00:00.000Z");
const parse = (query: string) => parseOrdersQuery(new URLSearchParams(query), now);

describe("The list of orders", () => {
	test("shows the last 365 days, of every plan and status, unless it is asked otherwise", () => {
		expect(parse("")).toEqual({
			search: "",
			status: null,
			planId: null,
			from: "2025-06-15",
			to: "2026-06-15",
		});
	});

	test("is narrowed as the address says", () => {
		const query =
			"q=OF-000042&status=partly+refunded&plan=pro-monthly&from=2026-02-28&to=2026-03-01";
		expect(parse(query)).toEqual({
			search: "of-000042",
			status: "partly refunded",
			planId: "pro-monthly",
			from: "2026-02-28",
			to: "2026-03-01",
		});
	});

	test.each([
		["status=stolen&plan=gold", { status: null, planId: null }],
		["from=2026-02-30&to=tomorrow", { from: "2025-06-15", to: "2026-06-15" }],
		["from=2026-05-01&to=2026-04-01", { from: "2026-04-01", to: "2026-04-01" }],
		["from=0000-01-01", { from: "2025-06-15" }],
		["from=1999-01-01", { from: "2023-06-13" }],
		["to=2020-03-01", { from: "2019-03-02", to: "2020-03-01" }],
	])("takes “%s” for what it can mean", (query, meaning) => {
		expect(parse(query)).toMatchObject(meaning);
	});

	test("has both days of its period in it", () => {
		expect(periodOf({ from: "2026-02-28", to: "2026-02-28" })).toEqual({
			from: new Date("2026-02-28T00:00:00.000Z"),
			before: new Date("2026-03-01T00:00:00.000Z"),
		});
	});

	test.each([
		["", {}],
		["of-000042", { number: 42 }],
		["42", { number: 42 }],
		["#42", { number: 42 }],
		["pi_a1b2", { providerId: "pi_a1b2" }],
		["cus_test_x", { providerId: "cus_test_x" }],
		["of-", { emailPart: "of-" }],
		["ad", null],
		["ada", { emailPart: "ada" }],
		["9".repeat(16), { emailPart: "9".repeat(16) }],
	])("a search for “%s” looks for %j", (search, looksFor) => {
		const query = parse("status=paid&plan=resume-pack");
		const other = { status: "paid", planId: "resume-pack", ...periodOf(query) };
		expect(filterOf({ ...query, search })).toEqual(looksFor && { ...other, ...looksFor });
	});
});
