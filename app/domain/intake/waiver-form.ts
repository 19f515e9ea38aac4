import { contactKindNames } from "./contact-data.ts";
import type { ContactKind } from "./contact-finding.ts";
import { intakeMessages } from "./desk/draft-messages.ts";
import type { Waiver } from "./publish-gate.ts";

const longestReason = 200;

/** The name of the field that says why something found may stay. */
export const waiverField = ({ kind, text }: Pick<Waiver, "kind" | "text">): string =>
	`why ${kind} ${text}`;

/** A sentence at each of these fields. @see fieldErrorsOf */
export const waiverErrors = (
	unsaid: readonly Pick<Waiver, "kind" | "text">[],
): Record<string, string> =>
	Object.fromEntries(unsaid.map((found) => [waiverField(found), intakeMessages.reasonUnsaid]));

/** What was found and is not checked for removal stays, for the reason given with it. */
export function readWaivers(form: FormData): Waiver[] {
	const removed = new Set(form.getAll("remove"));
	return [...form].flatMap(([name, value]) => {
		const [, kind, text] = /^why ([a-z]+) ([\s\S]+)$/u.exec(name) ?? [];
		if (!kind || !text || typeof value !== "string" || removed.has(text)) return [];
		if (!(kind in contactKindNames)) return [];
		const reason = value.replace(/\s+/gu, " ").trim().slice(0, longestReason);
		return [{ kind: kind as ContactKind, text, reason }];
	});
}
