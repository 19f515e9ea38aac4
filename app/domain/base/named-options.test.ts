import { expect, test } from "vitest";
import { emptyQuery, filterFieldNames, offeredValues } from "#app/domain/library/resume-query.ts";
import { createCube } from "#app/domain/library/search/cube.ts";
import { emptyLast, foldFacets, namedOptions } from "./named-options.ts";

const cube = createCube(
	["Google", "Kestrel", "Zephyr"].map((company, id) => ({
		id,
		company,
		role: "Finance",
		industry: "Tech",
		experienceLevel: "Intern",
		isFeatured: false,
		visaSponsored: false,
		count: 1,
	})),
);
const facets = {
	...cube.countFacets(emptyQuery.filters),
	isTotalEstimate: false,
	areCountsEstimates: false,
};
const valuesOf = (options: readonly { value: string }[]) => options.map(({ value }) => value);

test("A page carries the named options and the chosen ones, and how many it leaves out", () => {
	const chosen = {
		...emptyQuery,
		filters: { ...emptyQuery.filters, company: ["Zephyr", "nobody"] },
	};
	const folded = foldFacets(facets, chosen);
	expect(valuesOf(folded.company).sort()).toEqual([...offeredValues.company, "Zephyr"].sort());
	expect(folded.omitted).toEqual({ company: 1 });
	expect(folded.total).toBe(3);
});

test("A field with nothing but named options is left whole", () => {
	for (const field of filterFieldNames.filter((name) => name !== "company")) {
		expect(namedOptions(field, facets[field], [])).toEqual(facets[field]);
	}
	expect(foldFacets(facets, emptyQuery).omitted).toEqual({ company: 2 });
});

test("What finds nothing stands behind what finds something, unless it is chosen", () => {
	const [first = "", second = "", third = ""] = offeredValues.company;
	const company = [first, second, third].map((value) => ({
		value,
		count: Number(value === third),
	}));
	const chosen = { ...emptyQuery, filters: { ...emptyQuery.filters, company: [second] } };
	const valuesFor = (query: typeof emptyQuery) =>
		valuesOf(foldFacets({ ...facets, company }, query).company);
	expect(valuesFor(emptyQuery)).toEqual([first, second, third]);
	expect(valuesFor({ ...emptyQuery, search: "x" })).toEqual([third, first, second]);
	expect(valuesFor(chosen)).toEqual([second, third, first]);
	expect(valuesOf(emptyLast({ ...facets, company }, chosen).company)).toEqual([
		second,
		third,
		first,
	]);
});
