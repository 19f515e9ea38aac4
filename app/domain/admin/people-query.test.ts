import { describe, expect, test } from "vitest";
import { parsePeopleQuery, readSearch } from "./people-query.ts";

const id = "11111111-2222-4333-8444-555555555555";
const parse = (query: string) => parsePeopleQuery(new URLSearchParams(query));

describe("The list of people", () => {
	test("is asked for as the address says, and what it does not know is dropped", () => {
		expect(parse("q=%20Ada@EXAMPLE.com%20&plan=pro")).toEqual({
			search: "ada@example.com",
			plan: "pro",
		});
		expect(parse("q=Ada+Vale+%3CAda@example.com%3E").search).toBe("ada@example.com");
		expect(parse("plan=platinum&after=x")).toEqual({ search: "", plan: null });
		expect(parse("plan=__proto__").plan).toBeNull();
		expect(parse(`q=${"a".repeat(999)}`).search).toHaveLength(254);
	});

	test.each([
		["", { by: "everybody" }],
		["ad", { by: "too short" }],
		["ada", { by: "email", part: "ada" }],
		["a@b", { by: "email", part: "a@b" }],
		[id, { by: "id", id }],
		["of-000042", { by: "receipt", number: 42 }],
		["42x", { by: "email", part: "42x" }],
		[`${id}x`, { by: "email", part: `${id}x` }],
	])("a search for “%s” looks for %j", (search, looksFor) => {
		expect(readSearch(search)).toEqual(looksFor);
	});
});
