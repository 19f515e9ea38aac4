import Stripe from "stripe";
import { newId } from "./ids.ts";
import type { EventRecord } from "./records.ts";
import type { Transaction } from "./store.ts";

type EventType = Stripe.Event["type"];
type ObjectOf<Type extends EventType> = Extract<Stripe.Event, { type: Type }>["data"]["object"];

/** An event as it goes over the wire; what it is about was fixed as text when it happened. */
type EventEnvelope = Pick<
	Stripe.EventBase,
	"id" | "object" | "api_version" | "created" | "livemode" | "pending_webhooks" | "request"
> & { type: string; data: EventRecord["data"] };

/**
 * Notes that something happened. Its deliveries begin when the transaction is committed.
 * @param object what it happened to, as it is now
 * @param previous of an update: the fields that were different, as they were
 */
export async function emit<Type extends EventType>(
	tx: Transaction,
	type: Type,
	object: ObjectOf<Type>,
	previous?: object,
): Promise<void> {
	const event = await tx.insert("event", {
		id: newId("evt_"),
		created: tx.at,
		type,
		data: { object, ...(previous ? { previous_attributes: previous } : {}) },
		request: tx.request,
	});
	const { created, isDropped, copies } = tx.delivery(type);
	for (const { due, rank } of copies) {
		await tx.client.query(
			`insert into sandbox.deliveries (event, created, due, rank, status)
			values ($1, $2, $3, $4, $5)`,
			[event.id, created, due, rank, isDropped ? "dropped" : "pending"],
		);
	}
}

/** @param pending how many deliveries of it have not succeeded */
export function eventObject(record: EventRecord, pending: number): EventEnvelope {
	return {
		id: record.id,
		object: "event",
		api_version: Stripe.API_VERSION,
		created: record.created,
		data: record.data,
		livemode: false,
		pending_webhooks: pending,
		request: record.request,
		type: record.type,
	};
}
