import { monthLabel } from "#app/domain/reader/sheet/sections.ts";
import { plainTextOf, type TextBlock } from "#app/domain/reader/text-blocks.ts";
import type { Provenance } from "./catalogue.ts";

/** Where a resume comes from, in a word for its card. */
export const provenanceLabels: Readonly<Record<Provenance, string>> = {
	demo: "Demonstration",
	curated: "Curated example",
	declared: "Declared by its author",
	confirmed: "Work address confirmed",
	verified: "Verified offer",
};

/** A value of a filter as it is read: a provenance by its label, any other as it is. */
export const shownValue = (field: string, value: string): string =>
	field === "provenance" ? provenanceLabels[value as Provenance] : value;

/** How much of a library is invented. */
export type InventedPart = "all" | "some" | "none";

/** @param hasInvented whether it has invented resumes, and whether it `hasOthers` */
export function partOf(hasInvented: boolean, hasOthers: boolean): InventedPart {
	if (!hasInvented) return "none";
	return hasOthers ? "some" : "all";
}

/** What a resume's card says about its origin. Public. */
export type ResumeOrigin = {
	provenance: Provenance;
	company: string;
	experienceLevel: string;
	/** `YYYY-MM`, where known. */
	offerMonth: string | null;
};

const claims: Readonly<Record<Provenance, string>> = {
	demo: "Invented for a demonstration",
	curated: "Curated example, not of a real person",
	declared: "Declared by its author, not checked",
	confirmed: "Work address at the company confirmed, offer not seen",
	verified: "Verified offer",
};

/** Whether a line is the sentence that outputs of the library carry: of a file that was made here. */
const isOriginSentence = (line: string): boolean =>
	Object.values(claims).some((claim) => line.trim().startsWith(`${claim}: `));

/** The text of a file without that sentence: it is said of it once, as it is now. */
export const withoutOrigin = (blocks: readonly TextBlock[]): TextBlock[] =>
	blocks.filter((block) => !isOriginSentence(plainTextOf(block)));

const words: Readonly<Record<Provenance, string>> = {
	demo: "invented",
	curated: "example",
	declared: "declared",
	confirmed: "confirmed",
	verified: "verified",
};

/** The one word that begins the name of its files: "invented". */
export const originWord = ({ provenance }: Pick<ResumeOrigin, "provenance">): string =>
	words[provenance];

/** How far the resume was checked, in a few words: "Invented for a demonstration". */
export const originClaim = ({ provenance }: ResumeOrigin): string => claims[provenance];

/** Where a resume comes from and when its offer was, for its card: "Curated example, offer Mar 2025". */
export function originInShort(origin: Pick<ResumeOrigin, "provenance" | "offerMonth">): string {
	const label = provenanceLabels[origin.provenance];
	if (!origin.offerMonth) return label;
	return `${label}, ${label.endsWith("offer") ? "" : "offer "}${monthLabel(origin.offerMonth)}`;
}

/** The level, and the month of the offer where it is known: "Senior-level, offer Mar 2025". */
export const originFacts = ({ experienceLevel, offerMonth }: ResumeOrigin): string =>
	[experienceLevel, ...(offerMonth ? [`offer ${monthLabel(offerMonth)}`] : [])].join(", ");

/**
 * The sentence that every output of a resume carries, in the page, the files and the structured data.
 * @returns "Invented for a demonstration: Google, Senior-level, offer Mar 2025."
 */
export const originSentence = (origin: ResumeOrigin): string =>
	`${originClaim(origin)}: ${origin.company}, ${originFacts(origin)}.`;

/** The same for the samples of the landing pages, which are no resumes of the library. */
export const sampleOriginSentence =
	"Invented example: the person, the interviews and the offers do not exist.";
