import { count } from "#app/domain/base/count.ts";
import { formatMoment } from "#app/domain/base/dates.ts";
import { formatPrice } from "#app/domain/base/money.ts";
import { type Attention, countWaiting } from "./attention.ts";

/** The kinds of things that wait for the owner, as metrics and webhooks name them. */
export const waitingKinds = [
	"dispute",
	"takedown",
	"refund",
	"message",
	"event",
	"job",
	"reading",
	"file",
	"upload",
	"backup",
	"disk",
] as const;
export type WaitingKind = (typeof waitingKinds)[number];

/** One kind: how many, in words, and the page where it is dealt with. */
export type WaitingLine = { kind: WaitingKind; count: number; text: string; path: string };

const overview = "/admin/overview";

/**
 * A line for every kind, the most urgent first; also for those of which there is nothing. Null for what cannot be
 * asked now.
 */
export function waitingLines(
	attention: Attention,
	unusualReaders: number,
): (WaitingLine | { kind: WaitingKind; count: null })[] {
	const { disputes, takedowns, refunds, messages, events, jobs, files, uploads, machine } =
		attention;
	const { backup, disk } = machine;
	const line = (kind: WaitingKind, number: number, text: string, path: string): WaitingLine => ({
		kind,
		count: number,
		text,
		path,
	});
	const [dispute] = disputes.items;
	const messageAt = (id: string | undefined) => `/admin/messages${id ? `/${id}` : ""}`;
	const panel = `${overview}#attention`;
	return [
		line(
			"dispute",
			disputes.count,
			`${countWaiting(disputes.count, "disputed payment")}${dispute ? `, the first to be answered by ${formatMoment(dispute.dueBy)}` : ""}`,
			dispute ? `/admin/orders/${dispute.orderId}` : panel,
		),
		line(
			"takedown",
			takedowns.count,
			countWaiting(takedowns.count, "takedown request"),
			messageAt(takedowns.items[0]?.id),
		),
		line(
			"refund",
			refunds.count,
			`${countWaiting(refunds.count, "refund")} asked for`,
			messageAt(refunds.items[0]?.id),
		),
		line("message", messages, countWaiting(messages, "unread message"), "/admin/messages"),
		line("event", events.count, countWaiting(events.count, "parked payment event"), panel),
		jobs
			? line("job", jobs.count, countWaiting(jobs.count, "failed job"), panel)
			: { kind: "job", count: null },
		line("reading", unusualReaders, count(unusualReaders, "unusual reader"), `${overview}#unusual`),
		line("file", files.count, `${countWaiting(files.count, "published file")} held back`, panel),
		line("upload", uploads.count, countWaiting(uploads.count, "unreadable upload"), panel),
		line(
			"backup",
			backup.isWarning ? 1 : 0,
			backup.isWarning ? backup.text : "",
			`${overview}#backups`,
		),
		line("disk", disk ? 1 : 0, disk ?? "", panel),
	];
}

/** What came in on a day. */
export type DayOfBusiness = {
	accounts: number;
	orders: number;
	paidInCents: number;
	cancellations: number;
};

/** "2 orders, $39.98": what a day has brought, and nothing of what it has not. */
export function describeDay({
	accounts,
	orders,
	paidInCents,
	cancellations,
}: DayOfBusiness): string[] {
	return [
		...(accounts > 0 ? [count(accounts, "new account")] : []),
		...(orders > 0 ? [`${count(orders, "order")}, ${formatPrice(paidInCents)}`] : []),
		...(cancellations > 0 ? [count(cancellations, "cancellation")] : []),
	];
}
