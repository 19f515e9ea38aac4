import {
	cleanText,
	defaultSort,
	parseResumeQuery,
	type ResumeQuery,
} from "#app/domain/library/resume-query.ts";
import { foldWords } from "#app/domain/library/search/fold.ts";

/** What a search of lines asks of a line beside its words. */
export type AskedOfLine = {
	/** The folded word that it begins with. */
	verb: string | null;
	/** It measures something. */
	number: boolean;
};

export const askedOfNone: AskedOfLine = { verb: null, number: false };

const verbMaximumLength = 40;

/** A query of lines, from an address; what cannot be understood is dropped. */
export function parseLineQuery(parameters: URLSearchParams): ResumeQuery {
	const [verb] = foldWords(cleanText(parameters.get("verb") ?? "", verbMaximumLength));
	const more = [
		...(verb ? [["verb", verb] as const] : []),
		...(parameters.get("number") === "true" ? [["number", "true"] as const] : []),
	];
	const query = { ...parseResumeQuery(parameters), sort: defaultSort };
	return more.length > 0 ? { ...query, more } : query;
}

/** What a query asks of a line beside its words. */
export function readAsked({ more = [] }: Pick<ResumeQuery, "more">): AskedOfLine {
	const asked = new Map(more);
	return { verb: asked.get("verb") ?? null, number: asked.has("number") };
}

/** A page of lines, and how many pages there are at most: who needs more narrows the search. */
export const linesOnPage = 24;
export const pagesAtMost = 10;
