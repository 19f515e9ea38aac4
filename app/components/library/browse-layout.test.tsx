import { describe, expect, test } from "vitest";
import type { Facets } from "#app/domain/library/resume.ts";
import {
	filterFieldNames,
	offeredValues,
	parseResumeQuery,
} from "#app/domain/library/resume-query.ts";
import { markupOf, textOf } from "#tests/helpers/component-markup.tsx";
import { BrowseLayout } from "./browse-layout.tsx";
import { visibleOptions } from "./filter-group.tsx";
import { showResults } from "./filter-panel.tsx";

const facets = {
	...Object.fromEntries(
		filterFieldNames.map((field) => [
			field,
			offeredValues[field].map((value, index) => ({ value, count: index })),
		]),
	),
	featured: 26,
	visa: 74,
	total: 528,
	isTotalEstimate: false,
	areCountsEstimates: false,
} as Facets;
facets.company = [...facets.company, { value: "Stripe", count: 3 }, { value: "Waymo", count: 1 }];

const background = { location: ["Austin, TX"], education: ["BS, Statistics"], previousRole: [] };

const page = (search: string, changes: Partial<Facets> = {}) =>
	markupOf(
		<BrowseLayout
			query={parseResumeQuery(new URLSearchParams(search))}
			facets={{ ...facets, ...changes }}
			background={background}
			understood={[]}
			title="Browse resumes"
		>
			cards
		</BrowseLayout>,
		`/resumes?${search}`,
	);

describe("The browse page as the server sends it", () => {
	test("offers the background as far as the library has it, folded until it is used", () => {
		const html = page("");
		expect(textOf(html)).toContain("Visa sponsored 74");
		expect(html).toContain('name="location"');
		expect(html).toContain('<option value="BS, Statistics">');
		expect(html).not.toContain('name="previous_role"');
		expect(html).toMatch(/<details class="filter-group"><summary><span>Background/u);
		const used = page("previous_role=Nurse&visa=true");
		expect(used).toMatch(/<details open="" class="filter-group"><summary><span>Background/u);
		expect(used).toMatch(/name="previous_role"[^>]*checked=""[^>]*value="Nurse"/u);
	});

	test("says about where counts come from a sample, and few where the sample has none", () => {
		const text = textOf(
			page("q=en", {
				areCountsEstimates: true,
				isTotalEstimate: true,
				total: 320_000,
				visa: 12_000,
				featured: 0,
			}),
		);
		expect(text).toContain("About 320,000 resumes");
		expect(text).toContain("Visa sponsored about ~ 12,000 resumes");
		expect(text).toContain("Featured only few or no resumes");
		expect(textOf(page("q=en", { areCountsEstimates: true }))).toContain("528 resumes");
		expect(textOf(page("q=en"))).not.toContain("~");
	});

	test("is a search and a filter form that need no scripts", () => {
		const html = page("");
		expect(html.match(/<form(?=[^>]*method="get")[^>]*action="\/resumes"/gu)).toHaveLength(2);
		expect(html).toContain("Apply filters");
		expect(html).not.toMatch(/ style=/u);
	});

	test("offers every value that the filters always offer, with its count", () => {
		const text = textOf(page(""));
		for (const field of filterFieldNames) {
			for (const value of offeredValues[field]) expect(text).toContain(value);
		}
		expect(text).toContain("528 resumes");
	});

	test("marks an option that would find nothing", () => {
		expect(page("")).toMatch(
			/<label class="filter-option" data-empty="true"><input[^>]*value="Google"/u,
		);
	});

	test("shows what is chosen as checked boxes and as chips that take it away", () => {
		const html = page("company=Meta&role=Consultant&q=data&sort=recent");
		expect(html).toMatch(/<input[^>]*checked=""[^>]*value="Meta"/u);
		expect(html).toMatch(
			/<a[^>]*href="\/resumes\?q=data&amp;role=Consultant&amp;sort=recent"[^>]*>/u,
		);
		expect(html).toContain('aria-label="Remove Company: Meta"');
		expect(html).toMatch(/<a[^>]*href="\/resumes\?sort=recent"[^>]*>Clear<\/a>/u);
	});

	test("keeps search and sort in the filter form, and filters and sort in the search form", () => {
		const html = page("company=Meta&q=data&sort=recent");
		const [searchForm = "", filterForm = ""] = html.match(/<form.*?<\/form>/gsu) ?? [];
		expect(searchForm).toContain('type="hidden" name="company" value="Meta"');
		expect(searchForm).toContain('type="hidden" name="sort" value="recent"');
		expect(filterForm).toContain('type="hidden" name="q" value="data"');
		expect(filterForm).not.toContain('type="hidden" name="company"');
	});

	test("leads from each sort to the next one", () => {
		expect(page("sort=recent")).toContain('href="/resumes?sort=popular"');
		expect(page("sort=popular")).toMatch(
			/<a(?=[^>]*href="\/resumes")[^>]*title="Change to featured"/u,
		);
		expect(page("")).toContain('href="/resumes?sort=recent"');
	});

	test("has neither chips nor a filter panel when there is nothing to show in them", () => {
		expect(page("")).not.toContain("Applied filters");
		const failed = markupOf(
			<BrowseLayout
				query={parseResumeQuery(new URLSearchParams())}
				facets={null}
				background={background}
				understood={[]}
				title="Browse"
			>
				failed
			</BrowseLayout>,
		);
		expect(failed).not.toContain("filter-panel");
	});
});

describe("A long list of options", () => {
	const values = (chosen: string[], view: { text: string; all: boolean }) =>
		visibleOptions("company", facets.company, chosen, view).map(({ value }) => value);

	test("shows the named companies first, and those that were chosen", () => {
		expect(values([], { text: "", all: false })).toEqual(offeredValues.company);
		expect(values(["Waymo"], { text: "", all: false })).toContain("Waymo");
	});

	test("is shown in full when asked, and searched by any part of a name", () => {
		expect(values([], { text: "", all: true })).toHaveLength(facets.company.length);
		expect(values([], { text: " STR ", all: false })).toEqual(["Stripe"]);
	});
});

test("The drawer's button says how many resumes it leads to", () => {
	const results = (total: number, isTotalEstimate = false) =>
		showResults({ total, isTotalEstimate });
	expect(results(1204)).toBe("Show 1,204 resumes");
	expect(results(1)).toBe("Show 1 resume");
	expect(results(0)).toBe("No resumes found");
	expect(results(320_000, true)).toBe("Show about 320,000 resumes");
});
