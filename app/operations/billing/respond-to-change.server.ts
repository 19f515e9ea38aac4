import type { Order } from "#app/data/billing/orders.server.ts";

/** The changes that a sync has found, for the emails about them. */
export type BillingChange =
	| { kind: "paid"; order: Order; isFirst: boolean; packEnds: Date | null }
	| { kind: "refunded"; order: Order; nowInCents: number }
	| { kind: "disputed"; order: Order }
	| { kind: "payment-failed"; subscriptionId: string; periodStart: Date; graceUntil: Date }
	| { kind: "canceled"; subscriptionId: string; canceledAt: Date; endsOn: Date; hasAccess: boolean }
	| { kind: "resumed"; subscriptionId: string; canceledAt: Date; nextBilling: Date }
	| { kind: "ended"; subscriptionId: string; endedOn: Date; unpaidSince: Date | null };
