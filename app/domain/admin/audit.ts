import { formatMoment } from "#app/domain/base/dates.ts";
import type { DashboardRole } from "./dashboard-roles.ts";

/** What the owner can do that the audit log keeps. */
export const auditActions = {
	"admin.entered": "Entered the dashboard",
	"admin.locked": "Locked the dashboard",
	"admin.code-on": "Turned the code on",
	"admin.code-off": "Turned the code off",
	"team.role-given": "Gave a role",
	"team.role-taken": "Took a role away",
	"resume.added": "Added a resume",
	"resume.updated": "Edited a resume",
	"resume.featured": "Featured a resume",
	"resume.unfeatured": "Unfeatured a resume",
	"resume.withdrawn": "Withdrew a resume",
	"resume.restored": "Restored a resume",
	"resume.taken-down": "Took a resume down",
	"takedown.lifted": "Lifted a takedown",
	"note.removed": "Removed a note beside a line",
	"earlier.published": "Published an earlier version",
	"earlier.removed": "Removed an earlier version",
	"resume.redacted": "Removed contact data from a file",
	"evidence.recorded": "Recorded a document that was seen",
	"evidence.link-sent": "Sent a link to a work address",
	"evidence.ended": "Took back a record of evidence",
	"upload.reviewed": "Approved a file",
	"upload.review-taken-back": "Withdrew the approval of a file",
	"upload.removed": "Removed an uploaded file",
	"draft.discarded": "Threw a draft away",
	"draft.sent-back": "Sent a contributed draft back",
	"draft.declined": "Declined a contributed draft",
	"draft.scheduled": "Set the day of a draft",
	"draft.unscheduled": "Took the day of a draft back",
	"file.cleaned": "Removed contact data from a published file",
	"file.waived": "Left contact data in a published file",
	"import.added": "Imported resumes from a file",
	"batch.taken-back": "Took a change of many resumes back",
	"resumes.exported": "Exported resumes",
	"signups.exported": "Exported the email signups",
	"person.pack-granted": "Gave a Resume Pack",
	"person.pro-granted": "Gave Pro",
	"person.right-revoked": "Revoked access",
	"person.confirmation-sent": "Sent a confirmation again",
	"person.reset-sent": "Sent a link for a new password",
	"person.address-changed": "Changed an address",
	"person.signed-out": "Ended sessions",
	"person.stopped": "Stopped an account",
	"person.reopened": "Opened a stopped account",
	"person.deleted": "Deleted an account",
	"log.exported": "Exported the audit log",
	"orders.exported": "Exported orders",
	"refunds.exported": "Exported refunds",
	"fees.exported": "Exported fees",
	"order.refunded": "Refunded a payment",
	"subscription.cancelled": "Canceled a subscription",
	"message.replied": "Answered a message",
	"message.closed": "Closed a message",
	"message.reopened": "Reopened a message",
	"event.retried": "Retried a payment event",
	"event.dismissed": "Set a payment event aside",
	"job.retried": "Retried a job",
	"words.saved": "Changed words",
	"words.taken-back": "Took words back",
} as const;

export type AuditAction = keyof typeof auditActions;

/** What an entry is about. */
export type AuditSubject =
	| "dashboard"
	| "team"
	| "resume"
	| "upload"
	| "draft"
	| "import"
	| "batch"
	| "resumes"
	| "signups"
	| "person"
	| "order"
	| "subscription"
	| "message"
	| "event"
	| "job"
	| "log"
	| "words";

/** Every field that is another one now: what it was, and what it is. */
export type AuditChanges = Record<string, { from: unknown; to: unknown }>;

/**
 * The fields in which two states differ.
 * @param fields the ones that count; others may hold texts that a log should not repeat
 * @returns null when none differs
 */
export function changesBetween<State extends Record<string, unknown>>(
	before: State,
	after: State,
	fields: readonly (keyof State & string)[],
): AuditChanges | null {
	const changed = fields.filter(
		(field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
	);
	if (changed.length === 0) return null;
	return Object.fromEntries(
		changed.map((field) => [field, { from: before[field] ?? null, to: after[field] ?? null }]),
	);
}

/** A line of the log as the page shows it. */
export type AuditLine = {
	id: number;
	/** ISO, for machines. */
	at: string;
	when: string;
	what: string;
	label: string;
	/** The page of the dashboard about it. */
	to: string | null;
	reason: string | null;
	changes: { field: string; from: string; to: string }[];
	/** "ada@example.com, editor", "Passcode", or "The site". */
	who: string;
	/** The begin of its id; null for what the site did. */
	session: string | null;
};

const pages: Partial<Record<AuditSubject, string>> = {
	upload: "/admin/uploads",
	resume: "/admin/resumes",
	person: "/admin/people",
	team: "/admin/people",
	order: "/admin/orders",
	message: "/admin/messages",
	import: "/admin/imports",
	batch: "/admin/changes",
	words: "/admin/words",
};

/** As many characters of a value as a table can show. */
const shownLength = 300;

/** As the log keeps it. */
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/u;

function shown(value: unknown): string {
	if (value === null || value === "") return "(none)";
	const text = Array.isArray(value) ? value.join(", ") : String(value);
	if (instant.test(text)) return formatMoment(text);
	return text.length > shownLength ? `${text.slice(0, shownLength)}…` : text;
}

/** "offerMonth" as people read it. */
const fieldName = (field: string) =>
	field.replace(/[A-Z]/gu, (letter) => ` ${letter.toLowerCase()}`);

/** Changes in words, as much of each value as a table can show. */
export const shownChanges = (changes: AuditChanges): AuditLine["changes"] =>
	Object.entries(changes).map(([field, { from, to }]) => ({
		field: fieldName(field),
		from: shown(from),
		to: shown(to),
	}));

/** The session of lines about what no person did: a job of the site did it. */
export const siteSession = "00000000-0000-0000-0000-000000000000";

type Actor = {
	sessionId: string;
	personId: string | null;
	email: string | null;
	role: DashboardRole | null;
};

/** Who did what a line tells of: an account that is gone is known by its id. */
export function auditActor(entry: Actor): string {
	if (entry.sessionId === siteSession) return "The site";
	if (entry.personId === null) return "Passcode";
	const who = entry.email ?? `Deleted account ${entry.personId.slice(0, 8)}`;
	return entry.role ? `${who}, ${entry.role}` : who;
}

/** @param entry a row of the log */
export function auditLine(
	entry: Actor & {
		id: number;
		at: Date;
		action: AuditAction;
		subject: AuditSubject;
		subjectId: string | null;
		label: string | null;
		reason: string | null;
		changes: AuditChanges | null;
	},
): AuditLine {
	const page = pages[entry.subject];
	return {
		id: entry.id,
		at: entry.at.toISOString(),
		when: `${entry.at.toISOString().slice(0, 16).replace("T", " ")} UTC`,
		what: auditActions[entry.action],
		label: entry.label ?? entry.subjectId ?? "",
		to: page && entry.subjectId ? `${page}/${entry.subjectId}` : null,
		reason: entry.reason,
		changes: shownChanges(entry.changes ?? {}),
		who: auditActor(entry),
		session: entry.sessionId === siteSession ? null : entry.sessionId.slice(0, 8),
	};
}
