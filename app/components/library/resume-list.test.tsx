import { expect, test } from "vitest";
import {
	type FilterField,
	filterFieldNames,
	parseResumeQuery,
} from "#app/domain/library/resume-query.ts";
import type { OtherSearch, UnknownWord } from "#app/domain/library/search/other-searches.ts";
import type { Understood } from "#app/domain/library/search/wanted.ts";
import { markupOf, textOf } from "#tests/helpers/component-markup.tsx";
import { cardOf } from "#tests/helpers/shown.ts";
import CloseResumes from "./finds/close-resumes.tsx";
import EmptyStateView from "./finds/empty-state-view.tsx";
import { MissingPair } from "./finds/missing-pair.tsx";
import SearchNotes from "./finds/search-notes.tsx";
import { type ListData, ResumeList } from "./resume-list.tsx";

const card = cardOf({ title: "Interned with databases", experienceLevel: "Intern" });

const asQuery = (address: string) => parseResumeQuery(new URLSearchParams(address));

function page(
	asked: string,
	understood: readonly Understood[],
	answer: { q: string; why: OtherSearch["why"] } | null = null,
) {
	const query = parseResumeQuery(new URLSearchParams(asked));
	const none = Object.fromEntries(filterFieldNames.map((field) => [field, []]));
	const list = {
		query,
		answered: answer ? { ...query, search: answer.q } : query,
		why: answer?.why ?? null,
		narrower: [],
		offered: [],
		unknown: [],
		missing: null,
		close: null,
		lines: 0,
		understood,
		page: { resumes: [card], nextCursor: null },
		facets: {
			...(none as Record<FilterField, []>),
			featured: 0,
			visa: 0,
			total: 1,
			isTotalEstimate: false,
			areCountsEstimates: false,
		},
		background: { location: [], education: [], previousRole: [] },
		hub: null,
		isDense: false,
	} satisfies ListData;
	return markupOf(<ResumeList list={list} />, `/resumes?${asked}`);
}

const intern: Understood = {
	field: "experienceLevel",
	values: ["Intern"],
	typed: "intern",
	rest: "microsoft",
};

test("A corrected answer shows its filters, and is what is saved", () => {
	const html = page("q=microsft intern&company=Microsoft", [intern], {
		q: "microsoft intern",
		why: "spelling",
	});
	expect(textOf(html)).toContain("“microsft intern”");
	expect(textOf(html)).toContain("intern → Intern");
	expect(html).toContain('href="/resumes?q=microsoft&amp;company=Microsoft"');
	const [, saved = ""] = html.match(/returnTo=([^"]*)/u) ?? [];
	expect(decodeURIComponent(saved)).toBe(
		"/library/searches/new?q=microsoft+intern&company=Microsoft",
	);
});

test("A role at a company that nobody has is said, with the nearest and a search to save", () => {
	const draw = (isEmpty: boolean) =>
		markupOf(
			<MissingPair
				query={asQuery("company=Google&role=Data+Scientist")}
				nearest={[{ values: ["Google"], query: asQuery("company=Google"), resumes: 1234 }]}
				isEmpty={isEmpty}
			/>,
			"/resumes",
		);
	const html = draw(false);
	expect(textOf(html)).toContain("No resume is for Data Scientist at Google yet.");
	expect(html).toMatch(/href="\/resumes\?company=Google"[^>]*>Google \(1,234\)</u);
	const saved = [...html.matchAll(/returnTo=([^"]*)/gu)].map(([, to = ""]) =>
		decodeURIComponent(to),
	);
	expect(saved).toContain("/library/searches/new?company=Google&role=Data+Scientist");
	// The empty list offers the same.
	expect(draw(true)).not.toContain("Tell me when one comes");
});

test("Where a word of no resume is left out, it is named, and the search can be saved", () => {
	const draw = (unknown: readonly UnknownWord[]) =>
		markupOf(
			<SearchNotes
				query={asQuery("q=tiktok product manager")}
				page={{ resumes: [card], nextCursor: null }}
				answered={asQuery("q=product manager")}
				{...{ why: "fewer", missing: null, unknown, offered: [] }}
			/>,
			"/resumes",
		);
	const html = draw([{ typed: "tiktok", mayBeForeign: false }]);
	expect(textOf(html)).toContain("No resume is found by “tiktok”. These match product manager");
	const [, saved = ""] = html.match(/returnTo=([^"]*)/u) ?? [];
	expect(decodeURIComponent(saved)).toBe("/library/searches/new?q=tiktok+product+manager");
	// Words that are known, and never together.
	const known = textOf(draw([]));
	expect(known).toContain("No resume has every word of “tiktok product manager”.");
	expect(known).not.toContain("Tell me when one comes");
});

test("What is close to a search says what it lacks, and has its own address", () => {
	const draw = (why: OtherSearch["why"], without: readonly string[]) =>
		markupOf(
			<CloseResumes
				{...{ why, without, isClose: true, search: "engineer", query: asQuery("q=engineer") }}
				resumes={[card]}
			/>,
			"/resumes",
		);
	const html = draw("fewer", ["battery", "ev"]);
	expect(textOf(html)).toMatch(
		/Close to it Without “battery” and “ev”: engineer .*Interned with databases/u,
	);
	expect(html).toMatch(/href="\/resumes\?q=engineer"[^>]*>engineer</u);
	expect(textOf(draw("any", []))).toContain("Close to it By another reading: engineer");
});

test("Words that another filter stands in for are said to be left out; the same filter says it itself", () => {
	const replaced = { ...intern, isReplaced: true as const };
	const other = textOf(page("q=microsoft intern&experience=Mid-level", [replaced]));
	expect(other).toContain("intern → Intern (left out)");
	expect(textOf(page("q=microsoft intern&experience=Intern", [replaced]))).not.toContain("→");
});

test.each([
	["krankenschwester", ["krankenschwester"], "All resumes here are in English."],
	[
		"gute zorblax",
		["zorblax"],
		"No resume is found by “zorblax”. All resumes here are in English.",
	],
	["zorblax l4", [], null],
])(
	"Of a search for %s that finds nothing the words are named that find nothing, where the advice has not said so",
	(search, typed, said) => {
		const query = parseResumeQuery(new URLSearchParams({ q: search }));
		const unknown = typed.map((word) => ({ typed: word, mayBeForeign: true }));
		const text = textOf(
			markupOf(<EmptyStateView {...{ query, unknown }} narrower={[]} offered={[]} lines={0} />),
		);
		expect(text).toContain(`Nothing matches “${search}”.`);
		if (said) expect(text).toContain(said);
		else expect(text).not.toMatch(/in English|is found by/u);
		if (typed[0] === search) expect(text).not.toContain("is found by");
	},
);
