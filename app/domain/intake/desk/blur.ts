import { withoutMonths } from "#app/domain/insights/month-ranges.ts";
import {
	joinTexts,
	redactSpans,
	shortestRemoval,
	textEnd,
	wordSpans,
} from "#app/domain/intake/redact-text.ts";
import { type ResumeFormValues, writtenFields } from "#app/domain/intake/resume-form.ts";
import type { ResumeDocument } from "#app/domain/reader/resume-document.ts";
import { mapAllTexts, mapDates, mapTexts } from "./map-texts.ts";

/** What of a person is said less exactly than the person wrote it. */
export type Blur = {
	/** Years instead of months. */
	months: boolean;
	/** Employers by their names, each with the industry that is said instead. */
	employers: Record<string, string>;
	schools: string[];
};

export const noBlur: Blur = { months: false, employers: {}, schools: [] };

const kindWords: Readonly<Record<string, string>> = {
	Tech: "A technology company",
	"Investment Banking": "An investment bank",
	Finance: "A finance company",
	Consulting: "A consulting firm",
	"Marketing / CPG": "A consumer goods company",
	"Financial Services": "A financial services company",
	"Investment Management": "An investment manager",
	"Private Equity": "A private equity firm",
};
export const schoolWords = "A university";

/** "A consulting firm" of the industry "Consulting". */
export const wordsOfKind = (industry: string): string =>
	kindWords[industry] ?? `A company in ${industry}`;

/** What is said for a name, in small letters, but for the industry after "a company in". */
export const kindsSaid: readonly string[] = [
	...Object.values(kindWords),
	...[schoolWords, "A company in"],
].map((words) => words.toLowerCase());
const blurWords = new RegExp(`\\b(?:${kindsSaid.join("|")} \\S+)`, "giu");

/** The words in a text that a blur may have put there, in small letters. */
export const blurWordsIn = (text: string): string[] =>
	[...text.matchAll(blurWords)].map(([words]) => words.toLowerCase());

/** Every name that may be blurred: of employers, and the company of the offer. */
export const blurableEmployers = (document: ResumeDocument, company: string): string[] => [
	...new Set(
		[company, ...document.work.map(({ name }) => name)].map((name) => name.trim()).filter(Boolean),
	),
];

export const blurableSchools = (document: ResumeDocument): string[] => [
	...new Set(document.education.map(({ institution }) => institution.trim()).filter(Boolean)),
];

/**
 * The document and the fields with what was chosen said less exactly, wherever it stands: a name that is gone from
 * its line and left in a bullet would be no blur.
 */
export function applyBlur(
	document: ResumeDocument,
	fields: ResumeFormValues,
	blur: Blur,
): { document: ResumeDocument; fields: ResumeFormValues } {
	const said = new Map([
		...Object.entries(blur.employers).map(
			([name, industry]) => [name, wordsOfKind(industry)] as const,
		),
		...blur.schools.map((name) => [name, schoolWords] as const),
	]);
	// The longest first: of "Google Cloud" nothing is left beside the words for "Google".
	const names = [...said]
		.toSorted(([one], [other]) => other.length - one.length)
		.map(([name, words]) => ({ alone: [name], name, words }));
	// All as one text: a name is looked for once, however many lines there are.
	const change = (texts: readonly string[]) => {
		const replaced = replaceNames(joinTexts(texts), names).split(textEnd);
		return texts.map((text, index) => said.get(text.trim()) ?? replaced[index] ?? "");
	};
	const written = writtenFields.filter((name) => fields[name] !== undefined);
	const blurred =
		said.size === 0
			? { document, others: written.map((name) => fields[name] ?? "") }
			: mapAllTexts(
					document,
					written.map((name) => fields[name] ?? ""),
					change,
				);
	const exact = {
		document: blurred.document,
		fields: {
			...fields,
			...Object.fromEntries(written.map((name, at) => [name, blurred.others[at]])),
		},
	};
	return blur.months ? inYears(exact) : exact;
}

/** Its dates, and the months that its texts name. */
function inYears({ document, fields }: { document: ResumeDocument; fields: ResumeFormValues }) {
	const said = mapTexts(document, withoutMonths);
	return {
		document: mapDates(said, (date) => date.slice(0, 4)),
		fields: {
			...fields,
			...Object.fromEntries(
				writtenFields.flatMap((name) =>
					fields[name] === undefined ? [] : [[name, withoutMonths(fields[name])]],
				),
			),
		},
	};
}

/** Small within a sentence, with a capital at its beginning. */
function replaceNames(
	text: string,
	names: readonly { name: string; alone: readonly string[]; words: string }[],
): string {
	const found: { start: number; end: number; words: string }[] = [];
	const taken = new Uint8Array(text.length);
	for (const { name, alone, words } of names) {
		const isShort = name.length <= shortestRemoval;
		for (const [start, end] of isShort ? wordSpans(text, name) : redactSpans(text, alone)) {
			if (taken.subarray(start, end).includes(1)) continue;
			taken.fill(1, start, end);
			found.push({ start, end, words });
		}
	}
	let changed = "";
	let at = 0;
	for (const { start, end, words } of found.toSorted((one, other) => one.start - other.start)) {
		const before = text.slice(0, start).trimEnd();
		const isFirst = before === "" || /[.!?]/u.test(before.slice(-1)) || before.endsWith(textEnd);
		const said = isFirst ? words : words.charAt(0).toLowerCase() + words.slice(1);
		changed += text.slice(at, start) + said;
		at = end;
	}
	return changed + text.slice(at);
}
