import { measureResume } from "#app/domain/insights/measured-resume.ts";
import { monthNumber } from "#app/domain/insights/month-ranges.ts";
import { extractRequirements } from "#app/domain/insights/posting/extract-requirements.ts";
import { type ShownResume, shownResume } from "#app/domain/insights/posting/shown-terms.ts";
import { outlineOfDocument } from "#app/domain/insights/resume-outline.ts";
import { termsOf } from "#app/domain/insights/terms.ts";
import { createDemoLibrary } from "#demo/library.ts";
import { judgePosting, type PostingVerdict } from "./judge-posting.ts";
import { learnPostings } from "./label-postings.ts";
import type { Posting } from "./postings.ts";

export type JudgedPosting = PostingVerdict & { posting: Posting };

/** Precision, recall and their harmonic mean, 0 to 1, with what they count. */
export type PostingFigures = {
	labels: number;
	found: number;
	precision: number;
	recall: number;
	f1: number;
	/** Of the matched, those that are rightly said to be a must or a wish. */
	mustRight: number;
};

const day = new Date("2026-11-15T09:00:00Z");

/** The resumes of the demonstration library, as requirements are looked for in them. */
export const shownLibrary = (): ({ id: string } & ShownResume)[] =>
	createDemoLibrary({ now: day }).flatMap(({ document }, at) => {
		if (!document) return [];
		const outline = outlineOfDocument(document);
		const until = monthNumber(day.toISOString());
		const row = { measured: measureResume(outline, until), terms: termsOf(outline, until) };
		return [{ id: `${at}`.padStart(5, "0"), ...shownResume(row) }];
	});

/** The skills that the demonstration library lists, which the site knows as well. */
export const librarySkills = (): Set<string> =>
	new Set(shownLibrary().flatMap(({ skills }) => [...skills]));

export function judgeAll(
	postings: readonly Posting[],
	known: ReadonlySet<string>,
): JudgedPosting[] {
	return postings.map((posting) => ({
		posting,
		...judgePosting(posting, extractRequirements(posting.text, known)),
	}));
}

/**
 * Each field as it is read by what the other fields have taught, so that none is judged by its own labels.
 * @param postings those that the site has learned from
 */
export function judgeLeftOut(
	postings: readonly Posting[],
	known: ReadonlySet<string>,
): JudgedPosting[] {
	return [...new Set(postings.map(({ field }) => field))].flatMap((field) => {
		const others = postings.filter((posting) => posting.field !== field);
		const weights = learnPostings(others, known);
		const own = postings.filter((posting) => posting.field === field);
		return own.map((posting) => ({
			posting,
			...judgePosting(posting, extractRequirements(posting.text, known, weights)),
		}));
	});
}

/** @param kind of one kind alone; all without it */
export function postingFigures(judged: readonly PostingVerdict[], kind?: string): PostingFigures {
	const isKind = (one: { kind: string }) => !kind || one.kind === kind;
	const count = (of: (verdict: PostingVerdict) => number) =>
		judged.reduce((sum, verdict) => sum + of(verdict), 0);
	const matched = count((verdict) => verdict.matched.filter(({ label }) => isKind(label)).length);
	const labels = matched + count(({ missed }) => missed.filter(isKind).length);
	const found = matched + count(({ extra }) => extra.filter(isKind).length);
	const mustRight = count(
		(verdict) =>
			verdict.matched.filter(({ label, found }) => isKind(label) && label.must === found.must)
				.length,
	);
	const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);
	return {
		labels,
		found,
		precision: share(matched, found),
		recall: share(matched, labels),
		f1: share(2 * matched, labels + found),
		mustRight: share(mustRight, matched),
	};
}
