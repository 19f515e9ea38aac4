import { z } from "zod";
import { cleanText } from "#app/domain/library/resume-query.ts";
import { type AuditAction, auditActions } from "./audit.ts";

/** What the owner asks of the audit log, as it stands in the address. */
export type AuditQuery = {
	search: string;
	/** "changes": every line that tells of one, so not those of coming and going. */
	action: AuditAction | "changes" | null;
	/** Days as `YYYY-MM-DD`, both included; empty without a bound. */
	from: string;
	to: string;
};

/** What the log can be narrowed to. */
export const auditChoices = [
	{ value: "changes", label: "Changes only" },
	...Object.entries(auditActions).map(([value, label]) => ({ value, label })),
];

const daySchema = z.iso.date();

/** Never fails: what cannot be understood is dropped. */
export function parseAuditQuery(params: URLSearchParams): AuditQuery {
	const action = params.get("action") ?? "";
	const isKnown = action === "changes" || Object.hasOwn(auditActions, action);
	return {
		search: cleanText(params.get("q") ?? "", 200),
		action: isKnown ? (action as AuditAction | "changes") : null,
		from: dayIn(params.get("from")),
		to: dayIn(params.get("to")),
	};
}

/** The instants of the days: from the first one, up to and without the second; null without a bound. */
export function auditBounds({ from, to }: Pick<AuditQuery, "from" | "to">): {
	from: Date | null;
	before: Date | null;
} {
	const startOf = (day: string) => new Date(`${day}T00:00:00.000Z`);
	return {
		from: from === "" ? null : startOf(from),
		before: to === "" ? null : new Date(startOf(to).getTime() + 86_400_000),
	};
}

// The database knows no year 0, and its latest year is far away.
function dayIn(value: string | null): string {
	const day = daySchema.safeParse(value);
	return day.success && day.data >= "1970-01-01" ? day.data : "";
}
