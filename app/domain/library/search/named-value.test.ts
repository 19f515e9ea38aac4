import { expect, test } from "vitest";
import { namedValue } from "./named-value.ts";

const companies = ["Google", "Goldman Sachs", "Delta", "Delta Air Lines", "L'Oréal", "AT&T"];
const roles = ["Data Scientist", "Marketing", "Law"];
const company = (search: string) => namedValue("company", search, [], companies);
const role = (search: string) => namedValue("role", search, [], roles);

test("A search names a company or a role by all of its words, however it is written", () => {
	expect(company("data scientist at GOOGLE")).toEqual(["Google"]);
	expect(company("loreal marketing")).toEqual(["L'Oréal"]);
	expect(role("Data Scientist, Google")).toEqual(["Data Scientist"]);
	for (const search of ["gold", "goldman", "sachs goldman", "googles", "", "&"]) {
		expect([search, company(search)]).toEqual([search, null]);
	}
	expect(role("lawyer")).toBeNull();
});

test("The longer name is meant, and of two that stand apart none", () => {
	expect(company("delta air lines pilot")).toEqual(["Delta Air Lines"]);
	expect(company("google or delta")).toBeNull();
	expect(role("marketing data scientist")).toBeNull();
});

test("Neither what is quoted nor a company of the past is meant", () => {
	expect(company('"google" ads')).toBeNull();
	expect(company('"google ads')).toBeNull();
	expect(company("ex google")).toBeNull();
	expect(company("ex-Google at Delta")).toEqual(["Delta"]);
});

test("What was understood as a filter is named by it, and the same name twice is one", () => {
	const understood = (values: string[]) => [
		{ field: "role" as const, values, typed: "ds", rest: "" },
	];
	expect(namedValue("role", "ds", understood(["Data Scientist"]), roles)).toEqual([
		"Data Scientist",
	]);
	const both = "ds data scientist";
	expect(namedValue("role", both, understood(["Data Scientist"]), roles)).toEqual([
		"Data Scientist",
	]);
	expect(namedValue("role", both, understood(["Law"]), roles)).toBeNull();
	expect(namedValue("company", both, understood(["Law"]), companies)).toBeNull();
});
