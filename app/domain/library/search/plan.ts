/**
 * Chooses how a page of the library is found, and how it is counted. Estimates in, plan out: nothing here knows
 * of SQL, and nothing in SQL chooses. The plans, with a picture: docs/search.md.
 */

/** What the planner knows of a query before it runs. */
export type QueryEstimate = {
	/** Resumes in the library. */
	resumes: number;
	/** What the filters leave, counted exactly, and how long their lists are; null when none is chosen. */
	filtered: { resumes: number; cells: number; nearby: number; entries: number } | null;
	/** What the words find, as a share from 0 to 1; null without words. */
	text: TextEstimate | null;
	/** The order's own key stands apart from the words: each find has to be looked up for it. */
	isPopular: boolean;
	/** The share of the library that comes before all the rest, from 0 to 1; null in the other orders. */
	featured: number | null;
	/** How many resumes each of the first bands of the order holds: days from the newest, or bands of views. */
	bands: readonly number[];
	/** How many resumes are wanted. */
	wanted: number;
};

export type TextEstimate = {
	share: number;
	/** How many terms of the index stand for the words; null when they are too many to ask for. */
	terms: number | null;
	/** How many entries the lists of these terms have; those of beginnings several times, as they are dearer to read. */
	entries: number;
	/** Of the words that a large part of the library has: their share, and their part of the entries. */
	vast: { share: number; entries: number } | null;
};

/**
 * - `walk`: goes through the library in the wanted order and takes what fits, through at most `bound` resumes.
 * - `merge`: takes the first of every cell, and merges them.
 * - `gather`: asks the index of terms for everything that fits, and sorts that; or first for what comes first.
 */
export type PagePlan =
	| { strategy: "walk"; bound: number }
	| { strategy: "merge" }
	| { strategy: "gather"; within: "all" | Part }
	| { strategy: "nothing" };

/** What comes first: the featured, which have an index of their own, or so many bands of the order. */
export type Part = {
	first: "featured" | number;
	/** Words that a large part of the library has are looked for in the finds of the others. */
	isVastChecked: boolean;
};

/**
 * - `cube`: the counts are in memory.
 * - `gather`: everything that the words find is asked for and counted.
 * - `sample-terms`, `sample-text`: one resume in n is, by an index of terms of its own or by its text.
 */
export type CountPlan =
	| { strategy: "cube" | "gather" | "nothing" }
	| { strategy: "sample-terms"; level: SampleLevel }
	| { strategy: "sample-text"; shares: number };

/** Level n holds one resume in 4 to the power of n. */
export type SampleLevel = 1 | 2 | 3 | 4 | 5;
export const sampleLevels: readonly SampleLevel[] = [1, 2, 3, 4, 5];
/** A sample by text is a number of these equal shares of the library. */
export const allShares = 1024;
/** How many of the shares a level holds. */
export const sharesOf = (level: SampleLevel): number => allShares / 4 ** level;

/** Microseconds, on the machine of bench/README.md; only their ratios matter. */
const cost = {
	walkedCard: 1.5,
	/** The terms of a resume are some 200, and stand apart from its row: 11 were measured, 4 without them. */
	walkedText: 11,
	cell: 5,
	mergedResume: 0.6,
	gathered: 1.5,
	/** To read an entry of a list. */
	entry: 0.01,
	/** To meet an entry of a filter's list, beside those of the words: 0.005 were measured, 0.01 with several values. */
	met: 0.015,
	/** To look whether an entry is in one of many bands, for each of them. */
	banded: 0.018,
	/** To look whether a find has a word: its terms have to be unpacked. */
	checked: 9,
	/** To read how often a resume was viewed. */
	lookedUp: 5,
	/** To find a term in the index. */
	term: 8,
	/** To look whether a resume has one of many terms, for each of them. */
	termOfResume: 0.025,
} as const;

/** More finds are not counted one by one: this many take some 5 ms. */
export const countedAtMost = 3_000;
/** A sample by terms expects this many finds. */
const sampledFinds = 1_500;
/** A sample by text reads this many resumes: the terms of each take as long as eight finds by the index. */
const readForSample = 1_000;
/** A sample that expects more finds is made smaller where counting is dear. */
const enoughFinds = 750;
/** Microseconds that counting may take where a smaller sample would do as well. */
const dearCost = 5_000;
/** So many finds of a sample say how many there are in all, mostly within a twelfth. */
const enoughToReckon = 150;
/** A walk ends after this many times the expected rows, and not before the minimum; then the other plan runs. */
const walkBound = { factor: 4, minimum: 1_000 } as const;

/** The plan for a page, and those to take when it finds too few. */
export function choosePagePlan(query: QueryEstimate): readonly [PagePlan, ...PagePlan[]] {
	const expected = expectedOf(query);
	if (query.filtered?.resumes === 0 || query.text?.terms === 0) return [{ strategy: "nothing" }];
	const walked = Math.min(query.resumes, (query.wanted * query.resumes) / Math.max(expected, 0.01));
	const walkCost = walked * (query.text ? cost.walkedText : cost.walkedCard);
	const other = alternativeTo(query, expected);
	const whole: PagePlan = { strategy: "walk", bound: query.resumes };
	if (!other) return [whole];
	const [first, ...further] = [featuredFirst(query), bandsFirst(query)].flatMap((part) =>
		part && part.cost < Math.min(other.cost, walkCost) ? [part.plan] : [],
	);
	if (first) return [first, ...further, other.plan];
	if (other.cost < walkCost) return [other.plan];
	const bound = Math.ceil(Math.max(walkBound.minimum, walked * walkBound.factor));
	return bound >= query.resumes ? [whole] : [{ strategy: "walk", bound }, other.plan];
}

/** The plan that does not walk through the library in order, if there is one. */
function alternativeTo(
	query: QueryEstimate,
	expected: number,
): { plan: PagePlan; cost: number } | null {
	const { filtered, text, isPopular, wanted } = query;
	if (text) {
		if (text.terms === null) return null;
		const lookedUp = isPopular ? expected * cost.lookedUp : 0;
		return {
			plan: { strategy: "gather", within: "all" },
			cost: gatherCost(expected, text.terms, text.entries) + lookedUp + meetCost(query),
		};
	}
	if (!filtered) return null;
	const merged = Math.min(filtered.resumes, filtered.cells * wanted);
	return {
		plan: { strategy: "merge" },
		cost: filtered.cells * cost.cell + merged * cost.mergedResume,
	};
}

/** A page has this many times as many finds in what comes first, or that is not asked for alone. */
const amply = 3;

/** What is featured comes first: where it fills the page, nothing else is looked at. */
function featuredFirst(query: QueryEstimate) {
	const { resumes, featured, wanted } = query;
	if (featured === null || expectedOf(query) * featured < wanted * amply) return null;
	return cheapest(query, "featured", { resumes: resumes * featured, terms: 0, isIndex: true });
}

/** From this share on, the list of a word is longer than what it leaves out is worth. */
export const isVast = (share: number): boolean => share >= 0.2;

/** The first bands of the order that are expected to fill the page; behind the featured, where these come first. */
function bandsFirst(query: QueryEstimate) {
	const { resumes, featured, bands, wanted } = query;
	const expected = expectedOf(query);
	let inBands = 0;
	for (const [index, size] of bands.entries()) {
		inBands += size;
		if ((expected * inBands) / resumes < wanted * amply) continue;
		const part = { resumes: inBands + resumes * (featured ?? 0), terms: index + 1, isIndex: false };
		return cheapest(query, index + 1, part);
	}
	return null;
}

/** How many resumes a part of the library has, by how many terms it is asked for, or whether by an index of its own. */
type PartSize = { resumes: number; terms: number; isIndex: boolean };

/** With or without looking up the words that a large part of the library has. */
function cheapest(query: QueryEstimate, first: Part["first"], part: PartSize) {
	const { text } = query;
	if (!text || text.terms === null) return null;
	const listed = partCost(query, part, { share: 1, entries: 0 });
	const checked = text.vast ? partCost(query, part, text.vast) : Number.POSITIVE_INFINITY;
	const within = { first, isVastChecked: checked < listed };
	return { plan: { strategy: "gather", within } as const, cost: Math.min(checked, listed) };
}

/** @param unread the words that are looked for in the finds of the others; a share of 1 for none */
function partCost(
	query: QueryEstimate,
	part: PartSize,
	unread: { share: number; entries: number },
): number {
	const { resumes, text, isPopular } = query;
	const share = part.resumes / Math.max(1, resumes);
	const found = expectedOf(query) * share;
	const read = found / unread.share;
	// An index of the part alone has shorter lists, and none for the part itself.
	const entries = ((text?.entries ?? 0) - unread.entries) * (part.isIndex ? share : 1);
	const listed = part.isIndex ? 0 : part.resumes;
	return (
		gatherCost(read, (text?.terms ?? 0) + part.terms, entries + listed) +
		Math.min(entries, listed) * part.terms * cost.banded +
		filterCost(query) * (part.isIndex ? share : 1) +
		(unread.share < 1 ? read * cost.checked : 0) +
		(isPopular ? found * cost.lookedUp : 0)
	);
}

/** The plan for the counts of the options, which look at more than the page: at what any one filter hides. */
export function chooseCountPlan({ resumes, filtered, text }: QueryEstimate): CountPlan {
	if (!text) return { strategy: "cube" };
	if (text.terms === 0) return { strategy: "nothing" };
	const expected = (filtered?.nearby ?? resumes) * text.share;
	const byText = { strategy: "sample-text", shares: sharesToRead(resumes, readForSample) } as const;
	if (text.terms === null) return byText;
	if (expected <= countedAtMost) return { strategy: "gather" };
	const { terms, entries } = text;
	const isFit = (level: SampleLevel) => {
		const share = 1 / 4 ** level;
		const spent = gatherCost(expected * share, terms, entries * share);
		return expected * share <= (spent > dearCost ? enoughFinds : sampledFinds);
	};
	return { strategy: "sample-terms", level: sampleLevels.find(isFit) ?? 5 };
}

/** How many of the equal shares hold this many resumes: all, while the library has hardly more. */
export function sharesToRead(resumes: number, wanted: number): number {
	if (resumes <= 2 * wanted) return allShares;
	return Math.max(1, Math.floor((allShares * wanted) / resumes));
}

const gatherCost = (resumes: number, terms: number, entries: number): number =>
	terms * cost.term + entries * cost.entry + resumes * (cost.gathered + terms * cost.termOfResume);

/** To read the lists of the filters where a shorter one says what is looked for in them. */
const filterCost = ({ filtered }: QueryEstimate): number => (filtered?.entries ?? 0) * cost.met;

/** To read the lists of the filters and those of the words side by side. */
const meetCost = (query: QueryEstimate): number =>
	query.filtered ? filterCost(query) + (query.text?.entries ?? 0) * cost.met : 0;

/** Of more finds than this not each is looked at for how well it matches. */
const rankedAtMost = 1_000;

/** Whether all that the words find is few enough to be put in order by how well each matches. */
export function isRankable(query: QueryEstimate): boolean {
	return typeof query.text?.terms === "number" && expectedOf(query) <= rankedAtMost;
}

/**
 * How often the index of terms is read for a page with its counts: once for both, once for the page and the total
 * while the options are sampled, or twice.
 */
export function chooseReads(query: QueryEstimate): "one" | "page-and-total" | "apart" {
	const [page] = choosePagePlan(query);
	const isWhole = page.strategy === "gather" && page.within === "all";
	// What is read for the counts can be put in any order but that by views.
	if (!isWhole && query.isPopular) return "apart";
	const counts = chooseCountPlan(query);
	if (counts.strategy === "gather") return "one";
	if (sampleFactor(counts) === 1) return "apart";
	// A page that is gathered brings its total along.
	const isCounted = isWhole
		? expectedOf(query) <= countedAtMost
		: chooseTotalPlan(query) === "exact";
	return isCounted ? "page-and-total" : "apart";
}

/**
 * How the total is told where the options are sampled: exactly, or from the same sample, or from a larger one that
 * has shorter lists than all.
 */
export function chooseTotalPlan(query: QueryEstimate): "exact" | "as-options" | SampleLevel {
	const { text } = query;
	const expected = expectedOf(query);
	if (typeof text?.terms !== "number" || expected > countedAtMost) return "as-options";
	if (gatherCost(expected, text.terms, text.entries) + meetCost(query) <= dearCost) return "exact";
	const level = sampleLevels.findLast((level) => expected / 4 ** level >= enoughToReckon);
	if (level === undefined) return "exact";
	return sampleFactor(chooseCountPlan(query)) <= 4 ** level ? "as-options" : level;
}

/** The factor from a count in a sample to the whole library. */
export function sampleFactor(plan: CountPlan): number {
	if (plan.strategy === "sample-terms") return 4 ** plan.level;
	return plan.strategy === "sample-text" ? allShares / plan.shares : 1;
}

/** How many resumes words and filters are expected to leave, as if they had nothing to do with each other. */
function expectedOf({ resumes, filtered, text }: QueryEstimate): number {
	return (filtered?.resumes ?? resumes) * (text?.share ?? 1);
}

/** The share of the library that has every one of the words. */
export function combineShares(shares: readonly number[]): number {
	return shares.reduce((product, share) => product * Math.min(1, share), 1);
}
