import { catchUp } from "./billing/billing-clock.ts";
import { closeDispute, openDispute, refundCharge } from "./billing/giving-back.ts";
import { type Follower, walk } from "./billing/walking.ts";
import type { DisputeRecord, RefundRecord } from "./records.ts";
import { required, requiredLocked } from "./requiring.ts";
import type { Faults, Settings } from "./settings.ts";
import type { Store } from "./store.ts";
import type { Webhooks } from "./webhooks.ts";

type Advance = { days?: number; seconds?: number } | { to: Date };

/** An event and one way it takes to the site. */
type DeliveryView = {
	id: string;
	status: "pending" | "delivered" | "failed" | "dropped";
	attempts: number;
	/** When it is tried next, while it is pending. */
	due: Date;
	/** What the site answered last, and what went wrong. */
	answer: number | null;
	failure: string | null;
};

export type EventView = {
	id: string;
	type: string;
	created: number;
	/** What it happened to. */
	about: string;
	deliveries: DeliveryView[];
};

/** Something that will happen by itself. */
export type Upcoming = { at: Date; what: string };

/** What a person does in the dashboard, and what only a sandbox can do. */
export type Control = {
	/** Time passes, and everything that is due by then happens. Time does not go back. */
	advance(by: Advance): Promise<void>;
	/** What will happen next, here and at the site, the first first. */
	listUpcoming(limit?: number): Promise<Upcoming[]>;
	/** The site goes by this clock, and does what is due when it is moved. */
	follow(follower: Follower): void;
	/**
	 * Back to real time, if nothing was made in the future.
	 * @returns false when something was; the clock stays
	 */
	backToNow(): Promise<boolean>;
	setFaults(faults: Partial<Faults>): Promise<void>;
	faults(): Faults;
	/** @param amount cents; without it, all that is left */
	refund(charge: string, amount?: number): Promise<RefundRecord>;
	openDispute(charge: string, reason?: string): Promise<DisputeRecord>;
	closeDispute(dispute: string, outcome: "won" | "lost"): Promise<DisputeRecord>;
	/** Tries all pending deliveries once, due or not. */
	deliverPending(): Promise<void>;
	/** Sends an event once more, whatever became of it. */
	redeliver(event: string): Promise<void>;
	/** The newest first. */
	listEvents(limit?: number): Promise<EventView[]>;
	setWebhookUrl(url: string): void;
};

/** More than any list shows. */
const mostUpcoming = 12;

export function createControl(parts: {
	store: Store;
	settings: Settings;
	webhooks: Webhooks;
	onError: (error: unknown, details: object) => void;
}): Control & { tick(): Promise<void> } {
	const { store, settings, webhooks } = parts;
	let follower: Follower | null = null;
	let walking = 0;
	const seconds = (date: Date) => Math.floor(date.getTime() / 1000);
	const settle = () => catchUp(store, seconds(settings.now()), parts.onError);
	const walkTo = async (to: Date) => {
		walking++;
		try {
			await walk({ store, settings, webhooks, settle, follower }, to);
		} finally {
			walking--;
		}
	};
	return {
		async tick() {
			await settle();
			webhooks.wake();
			if (walking === 0) await follower?.pass();
		},
		follow(site) {
			follower = site;
		},
		async listUpcoming(limit = mostUpcoming) {
			const own = await listDue(store, limit);
			const theirs = (await follower?.upcoming(limit)) ?? [];
			return [...own, ...theirs]
				.sort((one, other) => one.at.getTime() - other.at.getTime())
				.slice(0, limit);
		},
		async advance(by) {
			await settings.refresh();
			const milliseconds =
				"to" in by
					? by.to.getTime() - settings.now().getTime()
					: ((by.days ?? 0) * 86_400 + (by.seconds ?? 0)) * 1000;
			if (!(milliseconds >= 0)) throw new RangeError("The sandbox's time only goes forward");
			await walkTo(new Date(settings.now().getTime() + milliseconds));
		},
		async backToNow() {
			await settings.refresh();
			const { rows } = await store.pool.query<{ latest: number | null }>(
				"select max(created)::float8 as latest from sandbox.objects",
			);
			if ((rows[0]?.latest ?? 0) * 1000 > Date.now()) return false;
			const milliseconds = Date.now() - settings.now().getTime();
			await settings.moveClock(milliseconds);
			await follower?.moved(milliseconds);
			return true;
		},
		setFaults: settings.setFaults,
		faults: settings.faults,
		refund: (id, amount) =>
			store.transaction(async (tx) => {
				const charge = await requiredLocked(tx, "charge", id);
				const wish = { amount: amount ?? null, reason: null, metadata: {} };
				return refundCharge(tx, charge, wish);
			}),
		openDispute: (id, reason = "fraudulent") =>
			store.transaction(async (tx) => {
				const charge = await requiredLocked(tx, "charge", id);
				return openDispute(tx, charge, reason);
			}),
		closeDispute: (id, outcome) =>
			store.transaction(async (tx) => {
				await required(tx, "dispute", id);
				return closeDispute(tx, id, outcome);
			}),
		deliverPending: webhooks.deliverPending,
		async redeliver(event) {
			await store.pool.query(
				`insert into sandbox.deliveries (event, created, due)
				select id, $2, $2 from sandbox.objects where kind = 'event' and id = $1`,
				[event, settings.now()],
			);
			webhooks.wake();
		},
		listEvents: (limit = 50) => listEvents(store, limit),
		setWebhookUrl: webhooks.setUrl,
	};
}

/** What the billing clock will do. */
async function listDue(store: Store, limit: number): Promise<Upcoming[]> {
	const { rows } = await store.pool.query<{ what: string; due: number; email: string | null }>(
		`select object.due::float8 as due, customer.record->>'email' as email, case object.kind
				when 'session' then 'A payment page closes, or its payment settles'
				when 'invoice' then 'A failed payment is tried again'
				else case when (object.record->'pause_collection'->>'resumes_at')::bigint = object.due
					then 'A pause ends' when object.record->>'status' = 'past_due'
					or (object.record->>'cancel_at')::bigint <= object.due
					then 'A subscription ends' else 'A subscription renews' end end as what
		from sandbox.objects object
		left join sandbox.objects customer
			on customer.kind = 'customer' and customer.id = object.record->>'customer'
		where object.due > $1 order by object.due, object.sequence limit $2`,
		[store.seconds(), limit],
	);
	return rows.map(({ what, due, email }) => ({
		at: new Date(due * 1000),
		what: email ? `${what} (${email})` : what,
	}));
}

async function listEvents(store: Store, limit: number): Promise<EventView[]> {
	const { rows } = await store.pool.query<EventView>(
		`select object.id, record->>'type' as type, object.created::float8 as created,
			coalesce(record->'data'->'object'->>'id', '') as about,
			coalesce(json_agg(json_build_object('id', delivery.id::text, 'status', status,
				'attempts', attempts, 'due', delivery.due, 'answer', answer, 'failure', failure)
				order by delivery.id) filter (where delivery.id is not null), '[]') as deliveries
		from (select * from sandbox.objects where kind = 'event' order by sequence desc limit $1) object
		left join sandbox.deliveries delivery on delivery.event = object.id
		group by object.sequence, object.id, record, object.created
		order by object.sequence desc`,
		[limit],
	);
	return rows.map((event) => ({
		...event,
		deliveries: event.deliveries.map((each) => ({ ...each, due: new Date(each.due) })),
	}));
}
