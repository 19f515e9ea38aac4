import { sql } from "drizzle-orm";
import {
	bigserial,
	boolean,
	check,
	index,
	integer,
	pgTable,
	text,
	uniqueIndex,
	uuid,
} from "drizzle-orm/pg-core";
import type { CancellationReason, Satisfaction } from "#app/domain/billing/cancellation.ts";
import type { OrderStatus } from "#app/domain/billing/orders.ts";
import type { SoldPlanId } from "#app/domain/billing/plans.ts";
import { ofUser, user } from "./accounts.server.ts";
import { instant } from "./columns.server.ts";
import { userPurchases } from "./entitlements.server.ts";

/* What the payment provider knows and has told. */

export type PromiseKind = "guarantee" | "first_month" | "dispute";

/**
 * Who a person is at the payment provider: one customer each. `version` rises with every sync, so that one
 * that has read an older state notices and reads again.
 */
export const stripeCustomers = pgTable("stripe_customers", {
	customerId: text("customer_id").primaryKey(),
	userId: text("user_id")
		.unique()
		.references(() => user.id, { onDelete: "set null" }),
	/**
	 * Keyed hash of the mailbox, only while a payment page of an account that is gone may still be paid: a cheaper first
	 * month that is paid there is used up.
	 */
	mailboxHash: text("mailbox_hash"),
	version: integer("version").notNull().default(0),
	syncedAt: instant("synced_at"),
	createdAt: instant("created_at").notNull().defaultNow(),
});

/** What a person wants on their receipts beside their address: name, company and what an employer asks for. */
export const receiptDetails = pgTable("receipt_details", {
	userId: text("user_id")
		.primaryKey()
		.references(() => user.id, { onDelete: "cascade" }),
	/** As lines: name, company, street, tax number … */
	lines: text("lines").notNull(),
	updatedAt: instant("updated_at").notNull(),
});

/** Checkouts that were begun: an open one is gone on with, so that two tabs pay once. */
export const checkouts = pgTable(
	"checkouts",
	{
		sessionId: text("session_id").primaryKey(),
		userId: ofUser(),
		planId: text("plan_id").$type<SoldPlanId>().notNull(),
		/** With the cheaper first month. */
		isDiscounted: boolean("is_discounted").notNull().default(false),
		url: text("url").notNull(),
		createdAt: instant("created_at").notNull(),
		expiresAt: instant("expires_at").notNull(),
		/** Since when its payment is being confirmed. Null before, and once it is settled. */
		confirmingSince: instant("confirming_since"),
	},
	(table) => [index("checkouts_user").on(table.userId, table.createdAt.desc().nullsFirst())],
);

/** Every payment, as the person and the accounts see it. Kept without the person after the account is gone. */
export const orders = pgTable(
	"orders",
	{
		id: uuid("id").primaryKey().defaultRandom(),
		/** Counted up, for the receipt. */
		number: bigserial("number", { mode: "number" }).notNull().unique(),
		userId: text("user_id").references(() => user.id, { onDelete: "set null" }),
		planId: text("plan_id").$type<SoldPlanId>().notNull(),
		amountInCents: integer("amount_in_cents").notNull(),
		refundedInCents: integer("refunded_in_cents").notNull().default(0),
		currency: text("currency").notNull(),
		/** The tax that is in the amount, where the provider counts it. */
		taxInCents: integer("tax_in_cents").notNull().default(0),
		status: text("status").$type<OrderStatus>().notNull(),
		/** The cheaper first month: one for each person. */
		isDiscounted: boolean("is_discounted").notNull().default(false),
		paidAt: instant("paid_at").notNull(),
		/** Of a subscription's payment. */
		periodStart: instant("period_start"),
		periodEnd: instant("period_end"),
		stripePaymentIntent: text("stripe_payment_intent").notNull().unique(),
		stripeCustomerId: text("stripe_customer_id").notNull(),
		/** What it was paid with. */
		cardBrand: text("card_brand"),
		cardLastFour: text("card_last_four"),
		/** Until when an open dispute can be answered; null when there is nothing to answer. */
		disputeDueBy: instant("dispute_due_by"),
		/** Disputed, and the bank has decided: the money went back for good. */
		isDisputeLost: boolean("is_dispute_lost").notNull().default(false),
		purchaseId: uuid("purchase_id").references(() => userPurchases.id, { onDelete: "set null" }),
		stripeSubscriptionId: text("stripe_subscription_id"),
		createdAt: instant("created_at").notNull().defaultNow(),
	},
	(table) => [
		index("orders_recent").on(table.paidAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
		index("orders_subscription").on(table.stripeSubscriptionId),
		index("orders_user").on(table.userId, table.paidAt.desc().nullsFirst()),
		check("orders_tax", sql`tax_in_cents between 0 and amount_in_cents`),
		check("orders_refunded", sql`refunded_in_cents between 0 and amount_in_cents`),
	],
);

/**
 * What a mailbox has had, by a keyed hash that outlives the account: the money-back guarantee (once), the cheaper
 * first month, disputes. Whether a dispute is open or lost, its order says.
 */
export const promises = pgTable(
	"promises",
	{
		id: uuid("id").primaryKey().defaultRandom(),
		mailboxHash: text("mailbox_hash").notNull(),
		kind: text("kind").$type<PromiseKind>().notNull(),
		orderId: uuid("order_id")
			.notNull()
			.references(() => orders.id, { onDelete: "cascade" }),
		at: instant("at").notNull(),
	},
	(table) => [
		uniqueIndex("promises_once").on(table.orderId, table.kind),
		uniqueIndex("promises_one_guarantee").on(table.mailboxHash).where(sql`kind = 'guarantee'`),
		index("promises_mailbox").on(table.mailboxHash),
	],
);

/** Why people leave. */
export const cancellations = pgTable(
	"cancellations",
	{
		id: uuid("id").primaryKey().defaultRandom(),
		userId: text("user_id").references(() => user.id, { onDelete: "set null" }),
		stripeSubscriptionId: text("stripe_subscription_id").notNull(),
		reason: text("reason").$type<CancellationReason>().notNull(),
		satisfaction: text("satisfaction").$type<Satisfaction>(),
		comments: text("comments"),
		createdAt: instant("created_at").notNull(),
		/** The person changed their mind before the period's end. */
		resumedAt: instant("resumed_at"),
	},
	(table) => [index("cancellations_recent").on(table.createdAt.desc().nullsFirst())],
);

/** What the payment provider has told us, each event once. */
export const stripeEvents = pgTable(
	"stripe_events",
	{
		id: text("id").primaryKey(),
		type: text("type").notNull(),
		customerId: text("customer_id"),
		livemode: boolean("livemode").notNull(),
		createdAt: instant("created_at").notNull(),
		receivedAt: instant("received_at").notNull(),
		processedAt: instant("processed_at"),
		/** Why it was set aside for the owner to look at. */
		parkedAt: instant("parked_at"),
		error: text("error"),
	},
	(table) => [
		index("stripe_events_waiting")
			.on(table.customerId, table.receivedAt)
			.where(sql`processed_at is null`),
	],
);
