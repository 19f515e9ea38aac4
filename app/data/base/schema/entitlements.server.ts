import { sql } from "drizzle-orm";
import {
	boolean,
	check,
	index,
	integer,
	pgTable,
	primaryKey,
	text,
	uniqueIndex,
	uuid,
} from "drizzle-orm/pg-core";
import type { SubscriptionStatus } from "#app/domain/reader/entitlements.ts";
import type { UseKind } from "#app/domain/reader/fair-use.ts";
import { ofUser, user } from "./accounts.server.ts";
import { instant } from "./columns.server.ts";
import { ofResume } from "./library.server.ts";

/* Who may read what, and what it has cost. */

export const userSubscriptions = pgTable(
	"user_subscriptions",
	{
		id: uuid("id").primaryKey().defaultRandom(),
		// Accounting keeps what was paid for after the account is gone, without the person.
		userId: text("user_id").references(() => user.id, { onDelete: "set null" }),
		planId: text("plan_id").notNull(),
		status: text("status").$type<SubscriptionStatus>().notNull(),
		/** The provider's own word. */
		stripeStatus: text("stripe_status").notNull(),
		currentPeriodStart: instant("current_period_start").notNull(),
		currentPeriodEnd: instant("current_period_end").notNull(),
		graceUntil: instant("grace_until"),
		stripeCustomerId: text("stripe_customer_id").notNull(),
		stripeSubscriptionId: text("stripe_subscription_id").notNull().unique(),
		/** Paused: when the next payment is taken. Null otherwise. */
		resumesAt: instant("resumes_at"),
		/** Since when a press is ending the pause: a second one must not charge twice. */
		returningSince: instant("returning_since"),
		canceledAt: instant("canceled_at"),
		endedAt: instant("ended_at"),
		/** Given up by the provider because a renewal was not paid. */
		endedUnpaid: boolean("ended_unpaid").notNull().default(false),
		/** What a month of it costs, as it was sold; null until the next sync has read it. */
		amountInCents: integer("amount_in_cents"),
		currency: text("currency"),
		/** The card that the next payment is taken from. */
		cardBrand: text("card_brand"),
		cardLastFour: text("card_last_four"),
		/** The first instant at which the card is no longer good. */
		cardExpiresAt: instant("card_expires_at"),
		syncedAt: instant("synced_at").notNull().defaultNow(),
		createdAt: instant("created_at").notNull().defaultNow(),
	},
	(table) => [
		index("user_subscriptions_user").on(table.userId, table.createdAt.desc().nullsFirst()),
		// Which are charged next.
		index("user_subscriptions_charged")
			.on(sql`coalesce(resumes_at, current_period_end)`)
			.where(sql`status = 'active' or resumes_at is not null`),
	],
);

export const userPurchases = pgTable(
	"user_purchases",
	{
		id: uuid("id").primaryKey().defaultRandom(),
		// Accounting keeps what was paid for after the account is gone, without the person.
		userId: text("user_id").references(() => user.id, { onDelete: "set null" }),
		/** A granted pack was given by the owner; no payment stands behind it. */
		origin: text("origin").$type<"paid" | "granted">().notNull().default("paid"),
		status: text("status").$type<"succeeded" | "refunded" | "disputed" | "revoked">().notNull(),
		resumesRemaining: integer("resumes_remaining").notNull(),
		grantedAt: instant("granted_at").notNull(),
		expiresAt: instant("expires_at").notNull(),
		/** When a refund, a dispute or the owner closed it before its end; null while it is open. */
		closedAt: instant("closed_at"),
		stripeSessionId: text("stripe_session_id").unique(),
		stripePaymentIntent: text("stripe_payment_intent").unique(),
		createdAt: instant("created_at").notNull().defaultNow(),
		updatedAt: instant("updated_at").notNull().defaultNow(),
	},
	(table) => [
		index("user_purchases_user").on(table.userId, table.expiresAt),
		// Which end next.
		index("user_purchases_ending").on(table.expiresAt).where(sql`status = 'succeeded'`),
		check("user_purchases_remaining", sql`resumes_remaining between 0 and 5`),
		check("user_purchases_origin", sql`(origin = 'paid') = (stripe_session_id is not null)`),
	],
);

/** Pro that the owner has given, beside whatever is paid for. */
export const proGrants = pgTable(
	"pro_grants",
	{
		id: uuid("id").primaryKey().defaultRandom(),
		userId: ofUser(),
		startsAt: instant("starts_at").notNull(),
		endsAt: instant("ends_at").notNull(),
		/** For the owner. */
		reason: text("reason").notNull(),
		revokedAt: instant("revoked_at"),
	},
	(table) => [index("pro_grants_user").on(table.userId, table.endsAt)],
);

/** What a person has unlocked, by the free allowance or by a pack. Pro leaves no row here. */
export const userResumeAccess = pgTable(
	"user_resume_access",
	{
		userId: ofUser(),
		resumeId: ofResume(),
		source: text("source").$type<"free" | "pack">().notNull(),
		purchaseId: uuid("purchase_id").references(() => userPurchases.id, { onDelete: "cascade" }),
		accessedAt: instant("accessed_at").notNull().defaultNow(),
	},
	(table) => [
		primaryKey({ columns: [table.userId, table.resumeId] }),
		uniqueIndex("user_resume_access_one_free").on(table.userId).where(sql`source = 'free'`),
		index("user_resume_access_purchase").on(table.purchaseId),
		check("user_resume_access_source", sql`(source = 'pack') = (purchase_id is not null)`),
	],
);

/**
 * Every credit that a pack has spent. An access row moves on to a new pack when its old one has ended;
 * the ledger does not, so remaining + credits spent and not returned is always the size of the pack.
 */
export const packCredits = pgTable(
	"pack_credits",
	{
		id: uuid("id").primaryKey().defaultRandom(),
		purchaseId: uuid("purchase_id")
			.notNull()
			.references(() => userPurchases.id, { onDelete: "cascade" }),
		resumeId: ofResume(),
		spentAt: instant("spent_at").notNull().defaultNow(),
		returnedAt: instant("returned_at"),
		/** Why it came back: the resume was withdrawn, or its reader has swapped it. */
		returnedFor: text("returned_for").$type<"withdrawal" | "swap">(),
	},
	(table) => [
		uniqueIndex("pack_credits_once")
			.on(table.purchaseId, table.resumeId)
			.where(sql`returned_at is null`),
		uniqueIndex("pack_credits_one_swap").on(table.purchaseId).where(sql`returned_for = 'swap'`),
		check("pack_credits_returned", sql`(returned_at is null) = (returned_for is null)`),
	],
);

/** Mailboxes that have used the free allowance, as keyed hashes: one each, also after an account is gone. */
export const freeAllowances = pgTable("free_allowances", {
	mailboxHash: text("mailbox_hash").primaryKey(),
	usedAt: instant("used_at").notNull().defaultNow(),
});

/** What a person has opened, by any right; it grants nothing. */
export const readingHistory = pgTable(
	"reading_history",
	{
		userId: ofUser(),
		resumeId: ofResume(),
		source: text("source").$type<"free" | "pack" | "subscription">().notNull(),
		firstOpenedAt: instant("first_opened_at").notNull().defaultNow(),
		lastOpenedAt: instant("last_opened_at").notNull().defaultNow(),
	},
	(table) => [
		primaryKey({ columns: [table.userId, table.resumeId] }),
		index("reading_history_recent").on(table.userId, table.lastOpenedAt.desc().nullsFirst()),
		// How many people have opened a resume.
		index("reading_history_resume").on(table.resumeId, table.firstOpenedAt),
	],
);

/** Every page of lines in words: to whom, when, and how many lines. */
export const linePages = pgTable(
	"line_pages",
	{ userId: ofUser(), at: instant("at").notNull(), lines: integer("lines").notNull() },
	(table) => [
		primaryKey({ columns: [table.userId, table.at] }),
		index("line_pages_recent").on(table.at),
	],
);

/** Every delivery of a resume: to whom and in which form. Ranges of one file are one row. */
export const resumeUses = pgTable(
	"resume_uses",
	{
		userId: ofUser(),
		at: instant("at").notNull(),
		resumeId: ofResume(),
		kind: text("kind").$type<UseKind>().notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.userId, table.at, table.resumeId, table.kind] }),
		index("resume_uses_recent").on(table.at, table.userId, table.resumeId),
		// Without it, the removal of a resume would read every row.
		index("resume_uses_resume").on(table.resumeId),
	],
);
