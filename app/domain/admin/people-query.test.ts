import { describe, expect, test } from "vitest";
import {
	listAddress,
	parsePeopleQuery,
	readPlace,
	readSearch,
	writePlace,
} from "./people-query.ts";

const id = "11111111-2222-4333-8444-555555555555";
const parse = (query: string) => parsePeopleQuery(new URLSearchParams(query));

describe("The list of people", () => {
	test("is asked for as the address says, and what it does not know is dropped", () => {
		expect(parse("q=%20Ada@EXAMPLE.com%20&plan=pro")).toEqual({
			search: "ada@example.com",
			plan: "pro",
		});
		expect(parse("plan=platinum&before=x")).toEqual({ search: "", plan: null });
		expect(parse("plan=__proto__").plan).toBeNull();
		expect(parse(`q=${"a".repeat(999)}`).search).toHaveLength(254);
	});

	test.each([
		["", { by: "everybody" }],
		["ad", { by: "too short" }],
		["ada", { by: "email", part: "ada" }],
		["a@b", { by: "email", part: "a@b" }],
		[id, { by: "id", id }],
		[`${id}x`, { by: "email", part: `${id}x` }],
	])("a search for “%s” looks for %j", (search, looksFor) => {
		expect(readSearch(search)).toEqual(looksFor);
	});

	test("goes on behind the row that the address names", () => {
		const place = { at: new Date("2026-06-15T12:00:00.123Z"), id };
		expect(readPlace(writePlace(place))).toEqual(place);
	});

	test.each([
		null,
		"",
		"1_2",
		`x_${id}`,
		`1_${id}0`,
		`999999999999999999_${id}`,
		`1_${"-".repeat(36)}`,
		`999999999999999_${id}`,
	])("begins again at “%s”", (value) => {
		expect(readPlace(value)).toBeNull();
	});

	test("leaves out of its address what is not set", () => {
		expect(listAddress("/admin/people", { q: "", plan: null })).toBe("/admin/people");
		expect(listAddress("/admin/people", { q: "a&b", plan: "pro" })).toBe(
			"/admin/people?q=a%26b&plan=pro",
		);
	});
});
