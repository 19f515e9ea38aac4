import {
	type BackgroundField,
	backgroundFieldNames,
	expandFilterValue,
	filterFieldNames,
	type ResumeFilters,
	type ResumeQuery,
	type ValueField,
	valueFieldNames,
} from "#app/domain/library/resume-query.ts";
import { matchesFilter } from "./match-filter.ts";
import { synonyms } from "./synonyms.ts";
import { readSearch, type Wanted, withUnderstood } from "./wanted.ts";
import { partialMinimumLength, variantsOf } from "./word-terms.ts";

/**
 * Keys by which a resume meets the saved searches that it may fit: a look-up instead of a search for each of them.
 * A resume that fits a condition has one of the condition's keys; whether it fits is asked afterwards.
 */

/** What is compared of a resume. */
export type ArrivedResume = Record<"company" | "role" | "industry" | "experienceLevel", string> &
	Record<BackgroundField, string | null> & {
		id: string;
		isFeatured: boolean;
		visaSponsored: boolean;
		createdAt: Date;
		/** As the index of terms has them (docs/search.md). */
		terms: readonly string[];
	};

/** One condition of a search: the keys of which a fitting resume has one, and how many resumes meet it. */
export type KeyedCondition = { keys: readonly string[]; resumes: number };

const letters: Record<ValueField, string> = {
	company: "c",
	role: "r",
	industry: "i",
	experienceLevel: "x",
	location: "l",
	education: "e",
	previousRole: "p",
	provenance: "o",
};
const wordKey = (word: string): string => `w:${word}`;
const keyOf = (field: ValueField, text: string): string =>
	`${letters[field]}:${field === "experienceLevel" ? text : text.toLowerCase()}`;

/** The keys of the values that are chosen for a field. */
export function keysOfField(field: ValueField, chosen: readonly string[]): string[] {
	const isNamed = (name: string): name is (typeof filterFieldNames)[number] =>
		filterFieldNames.some((other) => other === name);
	const texts = isNamed(field)
		? chosen.flatMap((value) => expandFilterValue(field, value))
		: chosen;
	return [...new Set(texts.map((text) => keyOf(field, text)))];
}

const switchKeys = { featured: "f:", visa: "v:" } as const;

/** Of each way to say it one word is enough to be found by: the longest is the rarest. */
export function keysOfWanted({ ways }: Wanted): string[] {
	const words = ways.flatMap((way) => way.toSorted((a, b) => b.length - a.length).slice(0, 1));
	return [...new Set(words.flatMap(variantsOf).map(wordKey))];
}

/**
 * The keys of each condition of a search that was read.
 * @returns `inText` in the order in which `findTerms` counts them; each of the others with what it is alone
 */
export function conditionsOf(wanted: readonly Wanted[], filters: ResumeFilters) {
	const chosen = <Field extends ValueField>(fields: readonly Field[]) =>
		fields.filter((field) => filters[field].length > 0);
	const alone = (keys: readonly string[], only: Partial<ResumeFilters>) => ({ keys, only });
	return {
		inText: [
			...wanted.map(keysOfWanted),
			...chosen(backgroundFieldNames).map((field) => keysOfField(field, filters[field])),
		],
		others: [
			...chosen(filterFieldNames).map((field) =>
				alone(keysOfField(field, filters[field]), { [field]: filters[field] }),
			),
			...(filters.featured ? [alone([switchKeys.featured], { featured: true })] : []),
			...(filters.visa ? [alone([switchKeys.visa], { visa: true })] : []),
		],
	};
}

/**
 * Whether the keys that are kept of a saved search are still those of one of its conditions. They are not when its
 * words mean something else than on the day on which it was saved: what it finds now would not be told.
 */
export function areKeysOf(asked: ResumeQuery, kept: readonly string[]): boolean {
	const { wanted, understood } = readSearch(asked.search, synonyms, asked.filters);
	const { inText, others } = conditionsOf(wanted, withUnderstood(asked.filters, understood));
	const textOf = (keys: readonly string[]) => keys.toSorted().join("\n");
	const known = textOf(kept);
	return [...inText, ...others.map(({ keys }) => keys)].some((keys) => textOf(keys) === known);
}

/** The keys of the condition that the fewest resumes meet; of a search without conditions none. */
export function choosePin(conditions: readonly KeyedCondition[]): readonly string[] {
	const [rarest] = conditions.toSorted((a, b) => a.resumes - b.resumes);
	return rarest?.keys ?? [];
}

/** Every key that a resume has. */
export function keysOfResume(resume: ArrivedResume): string[] {
	const keys = new Set<string>();
	for (const field of valueFieldNames) {
		const text = resume[field] ?? "";
		if (field === "experienceLevel" || field === "provenance") keys.add(keyOf(field, text));
		else for (const part of partsOf(text.toLowerCase(), 1)) keys.add(keyOf(field, part));
	}
	if (resume.isFeatured) keys.add(switchKeys.featured);
	if (resume.visaSponsored) keys.add(switchKeys.visa);
	for (const term of resume.terms) {
		if (term.startsWith(" b")) keys.add(wordKey(term.slice(2)));
		if (term.startsWith(" ")) continue;
		// A short word is found by the beginning of a longer one, a longer word also inside of it.
		for (let end = 1; end < partialMinimumLength; end++) keys.add(wordKey(term.slice(0, end)));
		keys.add(wordKey(term));
		for (const part of partsOf(term, partialMinimumLength)) keys.add(wordKey(part));
	}
	return [...keys];
}

/** Longer values are never typed into a filter. */
const partMaximumLength = 100;

function* partsOf(text: string, shortest: number): Generator<string> {
	for (let start = 0; start + shortest <= text.length; start++) {
		const last = Math.min(text.length, start + partMaximumLength);
		for (let end = start + shortest; end <= last; end++) yield text.slice(start, end);
	}
}

/** Whether a resume is among what filters leave, by the rules of the search. */
export function fitsFilters(filters: ResumeFilters, resume: ArrivedResume): boolean {
	if (filters.featured && !resume.isFeatured) return false;
	if (filters.visa && !resume.visaSponsored) return false;
	const holds = (field: BackgroundField) => {
		const text = resume[field]?.toLowerCase() ?? "";
		return filters[field].some((value) => text.includes(value.toLowerCase()));
	};
	return (
		filterFieldNames.every((field) => matchesFilter(field, filters[field], resume[field])) &&
		backgroundFieldNames.every((field) => filters[field].length === 0 || holds(field))
	);
}
