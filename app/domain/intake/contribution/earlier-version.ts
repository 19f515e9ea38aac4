import { z } from "zod";
import { findContactData } from "#app/domain/intake/contact-data.ts";
import type { Blur } from "#app/domain/intake/desk/blur.ts";
import { mapDates } from "#app/domain/intake/desk/map-texts.ts";
import type { EarlierVersion } from "#app/domain/reader/lesson/contents.ts";
import type { ResumeDocument } from "#app/domain/reader/resume-document.ts";
import { contributing } from "./contributor-messages.ts";

/** The version that a contributor sent before: what they say of it, and what it may say that their resume does not. */

const line = (most: number) =>
	z
		.string()
		.max(most, { error: contributing.tooLong(most) })
		.transform((text) => text.replace(/\s+/gu, " ").trim())
		.refine((text) => findContactData([text]).length === 0, { error: contributing.leadsToPerson });

/** "What: why", one to a line. */
const changes = z
	.string()
	.max(2_000, { error: contributing.tooLong(2_000) })
	.transform((text) =>
		text
			.split(/\r\n?|\n/u)
			.map((one) => one.replace(/^\s*[•*–-]\s+/u, "").trim())
			.filter((one) => one !== "")
			.map((one): EarlierVersion["changes"][number] => {
				const [what = "", ...why] = one.split(": ");
				return { what: what.trim(), why: why.join(": ").trim() };
			}),
	)
	.refine((all) => findContactData(all.flatMap(({ what, why }) => [what, why])).length === 0, {
		error: contributing.leadsToPerson,
	});

/** The changes as their person has typed them. */
export const changesAsTyped = (all: EarlierVersion["changes"]): string =>
	all.map(({ what, why }) => (why === "" ? what : `${what}: ${why}`)).join("\n");

/** What is said of it, at an instant: nobody has sent it in a month that has not come. */
export const earlierSchema = (now: Date) =>
	z.object({
		/** Of the draft that they have seen. */
		version: z.coerce.number().int(),
		sent: z
			.string()
			.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/u, { error: contributing.monthMissing, abort: true })
			.refine((month) => month <= now.toISOString().slice(0, 7), {
				error: contributing.monthToCome,
			}),
		answer: line(200).refine((text) => text !== "", { error: contributing.answerMissing }),
		changes,
	});

export type SaidOfEarlier = Omit<EarlierVersion, "document"> & { version: number };

/**
 * A sentence about what the earlier version would tell and the published resume does not: an employer, a school or
 * months; null when there is nothing.
 */
export function moreThanPublished(
	{ document, blur }: { document: ResumeDocument; blur: Blur },
	published: ResumeDocument,
): string | null {
	const known = new Set(namesOf(published).map((name) => name.toLowerCase()));
	const named = namesOf(document).find(
		(name) =>
			!known.has(name.toLowerCase()) &&
			!Object.hasOwn(blur.employers, name) &&
			!blur.schools.includes(name),
	);
	if (named) return contributing.namesMore(named);
	return saysMonths(document) && !blur.months && !saysMonths(published)
		? contributing.monthsMore
		: null;
}

const namesOf = ({ work, education }: ResumeDocument): string[] =>
	[...work.map(({ name }) => name), ...education.map(({ institution }) => institution)]
		.map((name) => (name ?? "").trim())
		.filter((name) => name !== "");

function saysMonths(document: ResumeDocument): boolean {
	let found = false;
	mapDates(document, (date) => {
		found ||= /^\d{4}-\d\d/u.test(date);
		return date;
	});
	return found;
}
