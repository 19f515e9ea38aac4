import { describe, expect, test } from "vitest";
import { filterFieldNames, offeredValues } from "#app/domain/library/resume-query.ts";
import { matchesFilter } from "#app/domain/library/search/match-filter.ts";
import { queryOfDemand } from "#app/domain/library/search-demand.ts";
import {
	describeDemand,
	filterAddress,
	filterDemand,
	newResumeAddress,
	newResumeWith,
	readDemandPeriod,
	readNewResume,
	scarceFilters,
	searchAddress,
	suppliedCount,
} from "./demand.ts";

test("A period is one of those that are offered, else four weeks", () => {
	expect(readDemandPeriod("7")).toBe(7);
	expect(readDemandPeriod("90")).toBe(90);
	expect(readDemandPeriod("91")).toBe(28);
	expect(readDemandPeriod(null)).toBe(28);
});

describe("The demand for filters", () => {
	test("is summed by value over all combinations, the most used first", () => {
		const uses = [
			{ filters: "company=Google&company=Stripe", searches: 3 },
			{ filters: "company=Google&experience=Senior-level", searches: 2 },
			{ filters: "role=Designer&featured=true", searches: 4 },
		];
		expect(filterDemand(uses)).toEqual([
			{ field: "company", value: "Google", searches: 5 },
			{ field: "role", value: "Designer", searches: 4 },
			{ field: "company", value: "Stripe", searches: 3 },
			{ field: "experienceLevel", value: "Senior-level", searches: 2 },
		]);
	});

	test("knows no level of experience but those that there are", () => {
		const uses = [{ filters: "experience=wizard&experience=Intern", searches: 1 }];
		expect(filterDemand(uses).map(({ value }) => value)).toEqual(["Intern"]);
	});

	test("counts other letters as the same value, and the same word in another field apart", () => {
		const uses = [
			{ filters: "company=Kestrel+Labs", searches: 1 },
			{ filters: "company=kestrel+labs", searches: 1 },
			{ filters: "industry=Kestrel+Labs", searches: 1 },
		];
		expect(filterDemand(uses).map(({ field, searches }) => `${field} ${searches}`)).toEqual([
			"company 2",
			"industry 1",
		]);
	});
});

test("Supply is counted as the list itself finds, whatever the field and the value", () => {
	for (const field of filterFieldNames) {
		const values = [...offeredValues[field], "kestrel", "Nowhere"];
		for (const value of values) {
			for (const actual of [...values, "Kestrel Labs"]) {
				const stock = new Map([[field, [{ value: actual, count: suppliedCount }]]]);
				// Levels that there are not are no demand, and are not asked for.
				const isScarce = scarceFilters([{ field, value, searches: 1 }], stock, 1).length === 1;
				expect(isScarce).toBe(!matchesFilter(field, [value], actual));
			}
		}
	}
});

test("Supply is what the filter finds: parts of names, levels that are found together", () => {
	const stock = new Map([
		[
			"company" as const,
			[
				{ value: "Kestrel", count: 4 },
				{ value: "Kestrel Labs", count: 5 },
				{ value: "Google", count: 10 },
			],
		],
		["experienceLevel" as const, [{ value: "Entry-level", count: 3 }]],
	]);
	const wanted = (field: "company" | "experienceLevel" | "role", value: string) => ({
		field,
		value,
		searches: 1,
	});
	const found = scarceFilters(
		[
			wanted("company", "kestrel"),
			wanted("company", "Google"),
			wanted("experienceLevel", "Intern"),
			wanted("role", "Consultant"),
		],
		stock,
		20,
	);
	expect(found.map(({ value, supply }) => `${value} ${supply}`)).toEqual([
		"kestrel 9",
		"Intern 3",
		"Consultant 0",
	]);
	const many = Array.from({ length: 9 }, (_, index) => wanted("role", `Role ${index}`));
	expect(scarceFilters(many, stock, 4)).toHaveLength(4);
});

describe("What was looked for", () => {
	const demand = { query: "ledgers", filters: "company=Google&company=Stripe&featured=true" };

	test("is said in words", () => {
		expect(describeDemand(demand)).toBe("ledgers · Company: Google, Stripe · Featured");
		expect(describeDemand({ query: "ledgers", filters: "" })).toBe("ledgers");
	});

	test("is said with every filter that there is: visa, place, degree and the job before", () => {
		expect(describeDemand({ query: "", filters: "visa=true" })).toBe("Visa sponsored");
		expect(
			describeDemand({
				query: "",
				filters: "location=Chicago&education=B.A.&previous_role=Teacher&featured=true&visa=true",
			}),
		).toBe(
			"Location: Chicago · Education: B.A. · Previous role: Teacher · Featured · Visa sponsored",
		);
	});

	test("leads to the list as it was asked", () => {
		expect(searchAddress(queryOfDemand(demand))).toBe(
			"/resumes?q=ledgers&company=Google&company=Stripe&featured=true",
		);
		expect(filterAddress({ field: "experienceLevel", value: "Staff+" })).toBe(
			"/resumes?experience=Staff%2B",
		);
	});

	test("leads to a new resume that would be found", () => {
		expect(newResumeAddress(demand)).toBe("/admin/resumes/new?company=Google");
		expect(newResumeAddress({ query: "google product manager", filters: "" })).toBe(
			"/admin/resumes/new?company=Google&role=Product+Manager",
		);
		expect(newResumeAddress({ query: "glass blower", filters: "" })).toBe(
			"/admin/resumes/new?title=glass+blower",
		);
		expect(newResumeAddress({ query: "", filters: "featured=true" })).toBe("/admin/resumes/new");
		expect(newResumeAddress({ query: "", filters: "visa=true&location=Chicago" })).toBe(
			"/admin/resumes/new?location=Chicago&visa=true",
		);
		expect(newResumeWith({ field: "experienceLevel", value: "Intern" })).toBe(
			"/admin/resumes/new?experience=Intern",
		);
	});

	test("fills the form in with what its address names, and with nothing else", () => {
		const read = (query: string) => readNewResume(new URLSearchParams(query));
		const { search } = new URL(newResumeAddress(demand), "http://localhost");
		expect(read(search)).toEqual({ company: "Google" });
		expect(read("experience=Intern&role=+Consultant+&fileUrl=x&isFeatured=true")).toEqual({
			experienceLevel: "Intern",
			role: "Consultant",
		});
		expect(read("previous_role=Teacher&visa=true")).toEqual({
			previousRole: "Teacher",
			visaSponsored: "true",
		});
		expect(read("visa=perhaps")).toEqual({});
		expect(read(`company=&title=${"x".repeat(101)}`)).toEqual({ title: "x".repeat(100) });
	});
});
