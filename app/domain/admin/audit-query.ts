import { cleanText } from "#app/domain/library/resume-query.ts";
import { type AuditAction, auditActions } from "./audit.ts";
import { endOfDay, parseDay, startOfDay } from "./chosen-days.ts";

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

/** Never fails: what cannot be understood is dropped. */
export function parseAuditQuery(params: URLSearchParams): AuditQuery {
	const action = params.get("action") ?? "";
	const isKnown = action === "changes" || Object.hasOwn(auditActions, action);
	return {
		search: cleanText(params.get("q") ?? "", 200),
		action: isKnown ? (action as AuditAction | "changes") : null,
		from: parseDay(params.get("from")) ?? "",
		to: parseDay(params.get("to")) ?? "",
	};
}

/** The instants of the days: from the first one, up to and without the second; null without a bound. */
export function auditBounds({ from, to }: Pick<AuditQuery, "from" | "to">): {
	from: Date | null;
	before: Date | null;
} {
	return {
		from: from === "" ? null : startOfDay(from),
		before: to === "" ? null : endOfDay(to),
	};
}
