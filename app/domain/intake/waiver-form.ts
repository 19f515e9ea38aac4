import { contactKindNames } from "./contact-data.ts";
import type { ContactKind } from "./contact-finding.ts";
import type { Waiver } from "./publish-gate.ts";

const longestReason = 200;

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
