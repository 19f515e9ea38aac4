import { describe, expect, test } from "vitest";
import { buildStatistics, countFiltered, offeredNames, offerNames } from "./statistics.ts";

const cells = [
	{ company: "Zephyr", industry: "Tech", isFeatured: false, count: 4 },
	{ company: "Acme", industry: "Tech", isFeatured: true, count: 2 },
	{ company: "Acme", industry: "Finance", isFeatured: false, count: 3 },
];

test("the library in figures counts every resume once in each list", () => {
	expect(buildStatistics(cells, 77)).toMatchObject({
		total: 9,
		featured: 2,
		totalViews: 77,
		byCompany: [
			{ value: "Acme", count: 5 },
			{ value: "Zephyr", count: 4 },
		],
		byIndustry: [
			{ value: "Finance", count: 3 },
			{ value: "Tech", count: 6 },
		],
	});
});

test("an empty library has nothing of anything", () => {
	expect(buildStatistics([], 0)).toEqual({
		total: 0,
		featured: 0,
		totalViews: 0,
		byCompany: [],
		byIndustry: [],
		cells: [],
	});
});

test.each([
	[{ company: "", industry: "", featured: null }, 9],
	[{ company: "Acme", industry: "", featured: null }, 5],
	[{ company: "Acme", industry: "Tech", featured: null }, 2],
	[{ company: "", industry: "Tech", featured: false }, 4],
	[{ company: "", industry: "", featured: true }, 2],
	[{ company: "acme", industry: "", featured: null }, 0],
])("the filter %j finds %i", (filter, count) => {
	expect(countFiltered(cells, filter)).toBe(count);
});

describe("the names to choose from", () => {
	const many = Array.from({ length: offeredNames + 1 }, (_, index) => ({
		value: `Company ${index}`,
		count: index + 1,
	}));

	test("are the largest when there are too many, by name", () => {
		const offered = offerNames(many, "");
		expect(offered).toHaveLength(offeredNames);
		expect(offered.map(({ value }) => value)).not.toContain("Company 0");
		expect(offered[0]?.value).toBe("Company 1");
	});

	test("hold the one that is chosen, small or unknown as it may be", () => {
		expect(offerNames(many, "Company 0")).toContainEqual({ value: "Company 0", count: 1 });
		expect(offerNames([], "Nobody")).toEqual([{ value: "Nobody", count: 0 }]);
		expect(offerNames(many, "Company 5")).toHaveLength(offeredNames);
	});
});
