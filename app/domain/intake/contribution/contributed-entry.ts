import { blurWordsIn, kindsSaid } from "#app/domain/intake/desk/blur.ts";
import type { ResumeFieldName, ResumeFields } from "#app/domain/intake/resume-form.ts";
import { contributed } from "./contributor-messages.ts";

/* What the owner may change of the entry of a contributed resume that is published: less exact, never more. */

type Entry = { [name in ResumeFieldName]: string | boolean | string[] | null };

/** By these a person is found: nothing is added to what they said. */
const ofPerson = ["company", "offerMonth", "location", "education", "previousRole"] as const;
/** These can be corrected; what was blurred in them stays blurred. */
const free = ["title", "role", "industry", "description", "tags"] as const;

/**
 * What of a change is not the owner's to say, by its field.
 * @param hasUpload a file comes with it, which would take the place of the document and of all that stands beside it
 */
export function beyondPerson(
	said: Entry,
	fields: ResumeFields,
	hasUpload: boolean,
): Record<string, string> {
	const errors: Record<string, string> = {};
	if (hasUpload) errors.uploadId = contributed.wordsStay;
	if (fields.fileUrl !== null && fields.fileUrl !== said.fileUrl) {
		errors.fileUrl = contributed.wordsStay;
	}
	if (fields.provenance !== "declared" && fields.provenance !== said.provenance) {
		errors.provenance = contributed.staysDeclared;
	}
	const kind = wordsOf(textOf(said.industry));
	for (const name of ofPerson) {
		if (!saysLess(textOf(said[name]), textOf(fields[name]), kind))
			errors[name] = contributed.addsNothing;
	}
	for (const name of free) {
		const [before, after] = [textOf(said[name]), textOf(fields[name])];
		const lost = blurWordsIn(before).find((words) => !after.toLowerCase().includes(words));
		if (lost && !saysLess(before, after)) errors[name] = contributed.staysBlurred(lost);
	}
	return errors;
}

const textOf = (value: Entry[ResumeFieldName]): string =>
	Array.isArray(value) ? value.join(", ") : String(value ?? "");

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Words that tell a kind, and nobody. */
const kinds = wordsOf(kindsSaid.join(" "));

/** Every word stood there before, or tells a kind. */
function saysLess(before: string, after: string, kind: readonly string[] = []): boolean {
	const known = new Set([...wordsOf(before), ...kinds, ...kind]);
	return wordsOf(after).every((word) => known.has(word));
}
