import { z } from "zod";
import { requirementKinds } from "#app/domain/insights/posting/requirement.ts";
import { experienceLevels } from "#app/domain/library/catalogue.ts";
import { readSet } from "./read-set.ts";

/**
 * The invented postings whose labels judge the extraction of requirements. Nothing in app/ or
 * demo/ reads them. A label is what an applicant can be asked to prove:
 * - a tool, method or subject is a skill; a license, registration, clearance or driving license
 *   is a certificate; a duty is what the person will do, as a resume could show it;
 * - alternatives ("Python or Go") are a label each, with the same quote;
 * - a tool named inside a duty is labeled beside the duty;
 * - traits ("team player", "good communicator"), physical demands, shifts, checks, place, pay,
 *   benefits and what is said not to be needed have no label.
 */

const text = z.string().trim().min(1);
const wording = {
	text,
	/** The words of the posting that say it. */
	quote: text,
	/** False for what is only wished for. */
	must: z.boolean(),
};
const requirementSchema = z.union([
	/** The fewest years, 1.5 for "18 months". */
	z.strictObject({ kind: z.literal("years"), min: z.number().positive().max(30), ...wording }),
	z.strictObject({ kind: z.enum(requirementKinds).exclude(["years"]), ...wording }),
]);
export type Requirement = z.infer<typeof requirementSchema>;

export const postingSchema = z.strictObject({
	id: z.string().regex(/^[a-z]+(?:-[a-z]+)*-\d{2,3}$/u),
	field: z.string().regex(/^[a-z]+(?:-[a-z]+)*$/u),
	role: text,
	level: z.enum(experienceLevels),
	/** Kept apart for the last judging: not looked at while the extraction is mended. */
	aside: z.literal(true).optional(),
	/** The whole posting as it stands on a job board. */
	text,
	requirements: z.array(requirementSchema).min(3),
});
export type Posting = z.infer<typeof postingSchema>;

/**
 * All postings, field by field in the order of their files.
 * @throws Error that names the file and the posting that are not as the schema says
 */
export const readPostings = (): Posting[] =>
	readSet(new URL("./postings/", import.meta.url), postingSchema);

/** Forty more, written by another hand before the extraction was rewritten: all of them stay unseen. */
export const readLaterPostings = (): Posting[] =>
	readSet(new URL("./later-postings/", import.meta.url), postingSchema);

/** Forty-six in other styles and of other countries, written when the rules of form failed in new postings. */
export const readOtherPostings = (): Posting[] =>
	readSet(new URL("./other-postings/", import.meta.url), postingSchema);

/** 184 more of thirteen fields, written to be learned from. */
export const readMorePostings = (): Posting[] =>
	readSet(new URL("./more-postings/", import.meta.url), postingSchema);

/** 48 of two more writers of that time: all of them stay unseen. */
export const readLastPostings = (): Posting[] =>
	readSet(new URL("./last-postings/", import.meta.url), postingSchema);

/** All that the site learns from. */
export const readTaughtPostings = (): Posting[] => [
	...readPostings().filter(({ aside }) => !aside),
	...readOtherPostings(),
	...readMorePostings(),
];

const fewestWords = 70;
const mostWords = 700;

/** What a schema cannot say of a posting, in sentences; empty when all is well. */
export function problemsOfPosting({ id, field, text, requirements }: Posting): string[] {
	const words = text.split(/\s+/u).length;
	const keys = requirements.map(({ kind, text }) => `${kind}: ${text.toLowerCase()}`);
	const rules: [boolean, string][] = [
		[id.replace(/-\d+$/u, "") === field, "the id does not begin with the field"],
		[words >= fewestWords, `${words} words are too few`],
		[words <= mostWords, `${words} words are too many`],
	];
	return [
		...rules.flatMap(([holds, problem]) => (holds ? [] : [problem])),
		...keys.filter((key, at) => keys.indexOf(key) !== at).map((key) => `${key} is there twice`),
		...requirements.flatMap(({ quote }) =>
			text.includes(quote) ? [] : [`"${quote}" is not in the text`],
		),
	];
}
