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
	/** It may say it in other words. */
	near: boolean;
};

export const askedOfNone: AskedOfLine = { verb: null, number: false, near: false };

const verbMaximumLength = 40;

/** A query of lines, from an address; what cannot be understood is dropped. */
export function parseLineQuery(parameters: URLSearchParams): ResumeQuery {
	const [verb] = foldWords(cleanText(parameters.get("verb") ?? "", verbMaximumLength));
	const more = [
		...(verb ? [["verb", verb] as const] : []),
		...(["number", "near"] as const).flatMap((name) =>
			parameters.get(name) === "true" ? [[name, "true"] as const] : [],
		),
	];
	const query = { ...parseResumeQuery(parameters), sort: defaultSort };
	return more.length > 0 ? { ...query, more } : query;
}

/** What a query asks of a line beside its words. */
export function readAsked({ more = [] }: Pick<ResumeQuery, "more">): AskedOfLine {
	const asked = new Map(more);
	return {
		verb: asked.get("verb") ?? null,
		number: asked.has("number"),
		near: asked.has("near"),
	};
}

/** The same query of lines that may say it in other words. */
export const inOtherWords = (query: ResumeQuery): ResumeQuery => ({
	...query,
	more: [...(query.more ?? []).filter(([name]) => name !== "near"), ["near", "true"]],
});

/** A page of lines, and how many pages there are at most: who needs more narrows the search. */
export const linesOnPage = 24;
export const pagesAtMost = 10;
