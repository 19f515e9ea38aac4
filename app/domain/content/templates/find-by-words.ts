import { emptyQuery } from "#app/domain/library/resume-query.ts";
import { allWords, foldWords } from "#app/domain/library/search/fold.ts";
import { synonyms } from "#app/domain/library/search/synonyms.ts";
import { readSearch } from "#app/domain/library/search/wanted.ts";
import type { ResumeTemplate } from "./definition.ts";

type Found = Omit<ResumeTemplate, "layout" | "contact"> & {
	category: string | null;
	field: string | null;
};

/** All of the words must be there, each as a word's beginning. */
type Way = readonly string[];

/**
 * The templates that a search finds, in their order. What stands in the list counts first: the name, the field
 * and the level. Where it has nothing, what those words mean otherwise; then all that stands on the page.
 * @param search as it was typed; an empty one finds all
 */
export function findByWords<T extends Found>(
	templates: readonly T[],
	search: string,
): readonly T[] {
	const asked = askedFor(search);
	if (asked.length === 0) return templates;
	const typed = asked.map((ways) => ways.slice(0, 1));
	const looks = [
		{ ways: typed, textOf: listed },
		{ ways: asked, textOf: listed },
		{ ways: asked, textOf: written },
	];
	for (const { ways, textOf } of looks) {
		const found = templates.filter((template) => hasAll(allWords(textOf(template)), ways));
		if (found.length > 0) return found;
	}
	return [];
}

/** What a search asks for: of each thing the ways to say it, as it was typed first. */
function askedFor(search: string): Way[][] {
	const telling = search.replace(ofAll, " ");
	const { wanted, understood } = readSearch(telling, synonyms, emptyQuery.filters);
	return [
		...wanted.map(({ ways }) => ways.map((way) => [...way])),
		...understood.map(({ typed, values }) => [typed, ...values].map(foldWords)),
	];
}

/** All of them are that. */
const ofAll = /\b(?:templates?|word|docx|resumes?|cvs?)\b/giu;

const listed = ({ name, alsoCalled, field, category, level }: Found): string =>
	[name, alsoCalled, field, category, level].join(" ");

const written = (template: Found): string =>
	[listed(template), template.description, template.headline, textOfSections(template)].join(" ");

function textOfSections({ sections }: Found): string {
	const lines = sections.flatMap(({ title, hint, parts }) => [
		title,
		hint,
		...parts.flatMap(({ kind: _, ...words }) => Object.values(words).flat()),
	]);
	return lines.join(" ");
}

function hasAll(words: readonly string[], asked: readonly (readonly Way[])[]): boolean {
	return asked.every((ways) => ways.some((way) => way.every((word) => begins(words, word))));
}

/** Two letters are a whole word; longer ones begin one, in the plural as well. */
function begins(words: readonly string[], word: string): boolean {
	if (word.length < 3) return words.includes(word);
	const one = word.length > 4 && word.endsWith("s") ? word.slice(0, -1) : word;
	return words.some((other) => other.startsWith(one));
}
