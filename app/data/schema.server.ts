import { sql } from "drizzle-orm";
import {
	bigint,
	bigserial,
	boolean,
	check,
	date,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
	timestamp,
	uniqueIndex,
	uuid,
	varchar,
} from "drizzle-orm/pg-core";
import type { CancellationReason, Satisfaction } from "../domain/cancellation.ts";
import type { Provenance } from "../domain/catalogue.ts";
import type { SubscriptionStatus } from "../domain/entitlements.ts";
import type { SignupSource, SignupStatus } from "../domain/newsletter.ts";
import type { OrderStatus } from "../domain/orders.ts";
import type { SoldPlanId } from "../domain/plans.ts";
import type { ResumeDocument, SheetStyle } from "../domain/resume-document.ts";
import type { GreekedSheet } from "../domain/sheet/greek-sheet.ts";
import type { SheetFacts } from "../domain/sheet/sheet-facts.ts";
import type { TextBlock } from "../domain/text-blocks.ts";

/** What a link in a mail is good for. */
export type TokenPurpose = "confirm-email" | "reset-password" | "change-email";

// Milliseconds, because a JavaScript date has no more and a page cursor must come back unchanged.
const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

// Indexes that descend say `nullsFirst`: `order by x desc` means that, and cannot use one with nulls last.

/* ---- People: the tables of Better Auth, and what hangs on a person ---- */

export const user = pgTable(
	"user",
	{
		id: text("id").primaryKey(),
		name: text("name").notNull(),
		email: text("email").notNull(),
		emailVerified: boolean("email_verified").notNull().default(false),
		image: text("image"),
		createdAt: instant("created_at").notNull().defaultNow(),
		updatedAt: instant("updated_at").notNull().defaultNow(),
	},
	(table) => [uniqueIndex("user_email_unique").on(sql`lower(btrim(${table.email}))`)],
);

export const session = pgTable(
	"session",
	{
		id: text("id").primaryKey(),
		token: text("token").notNull().unique(),
		userId: text("user_id")
			.notNull()
			.references(() => user.id, { onDelete: "cascade" }),
		expiresAt: instant("expires_at").notNull(),
		ipAddress: text("ip_address"),
		userAgent: text("user_agent"),
		createdAt: instant("created_at").notNull().defaultNow(),
		updatedAt: instant("updated_at").notNull().defaultNow(),
	},
	(table) => [index("session_user").on(table.userId)],
);

export const account = pgTable(
	"account",
	{
		id: text("id").primaryKey(),
		accountId: text("account_id").notNull(),
		providerId: text("provider_id").notNull(),
		userId: text("user_id")
			.notNull()
			.references(() => user.id, { onDelete: "cascade" }),
		accessToken: text("access_token"),
		refreshToken: text("refresh_token"),
		idToken: text("id_token"),
		accessTokenExpiresAt: instant("access_token_expires_at"),
		refreshTokenExpiresAt: instant("refresh_token_expires_at"),
		scope: text("scope"),
		password: text("password"),
		createdAt: instant("created_at").notNull().defaultNow(),
		updatedAt: instant("updated_at").notNull().defaultNow(),
	},
	(table) => [
		index("account_user").on(table.userId),
		uniqueIndex("account_provider_unique").on(table.providerId, table.accountId),
	],
);

export const verification = pgTable(
	"verification",
	{
		id: text("id").primaryKey(),
		identifier: text("identifier").notNull(),
		value: text("value").notNull(),
		expiresAt: instant("expires_at").notNull(),
		createdAt: instant("created_at").notNull().defaultNow(),
		updatedAt: instant("updated_at").notNull().defaultNow(),
	},
	(table) => [index("verification_identifier").on(table.identifier)],
);

/** Links in mails: one purpose, one person, one use. Only the hash of the secret is kept. */
export const oneTimeTokens = pgTable(
	"one_time_tokens",
	{
		tokenHash: text("token_hash").primaryKey(),
		purpose: text("purpose").$type<TokenPurpose>().notNull(),
		userId: text("user_id")
			.notNull()
			.references(() => user.id, { onDelete: "cascade" }),
		returnTo: text("return_to").notNull().default("/"),
		/** The address that the mail went to; using a link of "change-email" makes it the account's. */
		email: text("email"),
		expiresAt: instant("expires_at").notNull(),
		usedAt: instant("used_at"),
		createdAt: instant("created_at").notNull().defaultNow(),
	},
	(table) => [index("one_time_tokens_user").on(table.userId, table.purpose)],
);

/** Sign-ins with Google that have left for the provider: one browser, one use, ten minutes. */
export const oauthStates = pgTable(
	"oauth_states",
	{
		stateHash: text("state_hash").primaryKey(),
		/** Of the secret in the cookie of the browser that has left. */
		browserHash: text("browser_hash").notNull(),
		returnTo: text("return_to").notNull(),
		expiresAt: instant("expires_at").notNull(),
	},
	(table) => [index("oauth_states_expiry").on(table.expiresAt)],
);

/** Browsers that have signed somebody in before; another one is worth a mail. */
export const knownDevices = pgTable(
	"known_devices",
	{
		userId: text("user_id")
			.notNull()
			.references(() => user.id, { onDelete: "cascade" }),
		deviceHash: text("device_hash").notNull(),
		firstSeenAt: instant("first_seen_at").notNull(),
		lastSeenAt: instant("last_seen_at").notNull(),
	},
	(table) => [primaryKey({ columns: [table.userId, table.deviceHash] })],
);

/** What a person wants to be written to about. Without a row: everything. Security mails are not a choice. */
export const emailPreferences = pgTable("email_preferences", {
	userId: text("user_id")
		.primaryKey()
		.references(() => user.id, { onDelete: "cascade" }),
	marketingEmails: boolean("marketing_emails").notNull().default(true),
	productUpdates: boolean("product_updates").notNull().default(true),
	updatedAt: instant("updated_at").notNull(),
});

/** The newsletter (early access list): addresses, not accounts. */
export const emailSignups = pgTable(
	"email_signups",
	{
		id: uuid("id").primaryKey().defaultRandom(),
		email: text("email").notNull(),
		source: text("source").$type<SignupSource>().notNull().default("landing_page"),
		status: text("status").$type<SignupStatus>().notNull().default("pending"),
		createdAt: instant("created_at").notNull().defaultNow(),
		confirmedAt: instant("confirmed_at"),
	},
	(table) => [
		uniqueIndex("email_signups_email").on(sql`lower(btrim(${table.email}))`),
		index("email_signups_recent").on(
			table.createdAt.desc().nullsFirst(),
			table.id.desc().nullsFirst(),
		),
	],
);

/** Counters of the rate limiter, in the shape that rate-limiter-flexible asks for. */
export const rateLimits = pgTable("rate_limits", {
	key: varchar("key", { length: 255 }).primaryKey(),
	points: integer("points").notNull().default(0),
	expire: bigint("expire", { mode: "number" }),
});

/* ---- The library ---- */

export const resumes = pgTable(
	"resumes",
	{
		id: uuid("id").primaryKey().defaultRandom(),
		title: text("title").notNull(),
		company: text("company").notNull(),
		role: text("role").notNull(),
		industry: text("industry").notNull(),
		experienceLevel: text("experience_level").notNull(),
		description: text("description"),
		tags: text("tags").array().notNull().default(sql`'{}'`),
		isFeatured: boolean("is_featured").notNull().default(false),
		/** An address elsewhere; never fetched by the server, never in a list. */
		fileUrl: text("file_url"),
		viewCount: integer("view_count").notNull().default(0),
		provenance: text("provenance").$type<Provenance>().notNull(),
		offerMonth: varchar("offer_month", { length: 7 }),
		availability: text("availability").$type<"document" | "file" | "none">().notNull(),
		facts: jsonb("facts").$type<SheetFacts>(),
		sheetVersion: text("sheet_version"),
		createdAt: instant("created_at").notNull().defaultNow(),
		updatedAt: instant("updated_at").notNull().defaultNow(),
		withdrawnAt: instant("withdrawn_at"),
		searchText: text("search_text")
			.notNull()
			.generatedAlwaysAs(
				sql`resume_search_text(title, company, role, industry, description, tags)`,
			),
	},
	(table) => [
		index("resumes_recent")
			.on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
			.where(sql`withdrawn_at is null`),
		index("resumes_popular")
			.on(table.viewCount.desc().nullsFirst(), table.id.desc().nullsFirst())
			.where(sql`withdrawn_at is null`),
		index("resumes_featured")
			.on(
				table.isFeatured.desc().nullsFirst(),
				table.createdAt.desc().nullsFirst(),
				table.id.desc().nullsFirst(),
			)
			.where(sql`withdrawn_at is null`),
		index("resumes_featured_strip")
			.on(table.viewCount.desc().nullsFirst(), table.id.desc().nullsFirst())
			.where(sql`is_featured and withdrawn_at is null`),
		// The counts of the filters without a search are read from this alone.
		index("resumes_facets")
			.on(table.company, table.role, table.industry, table.experienceLevel, table.isFeatured)
			.where(sql`withdrawn_at is null`),
		index("resumes_search_text").using("gin", sql`search_text gin_trgm_ops`),
		// A filter finds by a part of the value too; a level is compared, and leaves too many to help.
		index("resumes_filters")
			.using("gin", sql`company gin_trgm_ops`, sql`role gin_trgm_ops`, sql`industry gin_trgm_ops`)
			.where(sql`withdrawn_at is null`),
		check("resumes_view_count", sql`view_count >= 0`),
	],
);

/** The body of a resume, kept apart so that no list can carry it by accident. */
export const resumeDocuments = pgTable("resume_documents", {
	resumeId: uuid("resume_id")
		.primaryKey()
		.references(() => resumes.id, { onDelete: "cascade" }),
	document: jsonb("document").$type<ResumeDocument>().notNull(),
	style: text("style").$type<SheetStyle>().notNull(),
});

/** The greeked drawing of a resume: public, and without a word of it. */
export const resumeSheets = pgTable("resume_sheets", {
	resumeId: uuid("resume_id")
		.primaryKey()
		.references(() => resumes.id, { onDelete: "cascade" }),
	geometry: jsonb("geometry").$type<GreekedSheet>().notNull(),
});

/** Files in private storage: the original that was uploaded, or one rendered from the document. */
export const resumeFiles = pgTable(
	"resume_files",
	{
		key: text("key").primaryKey(),
		resumeId: uuid("resume_id")
			.notNull()
			.references(() => resumes.id, { onDelete: "cascade" }),
		kind: text("kind").$type<"pdf" | "docx" | "doc" | "txt">().notNull(),
		origin: text("origin").$type<"original" | "rendered">().notNull(),
		size: integer("size").notNull(),
		sha256: text("sha256").notNull(),
		/** The readable text of an original DOCX, DOC or TXT, converted once. */
		blocks: jsonb("blocks").$type<TextBlock[]>(),
		createdAt: instant("created_at").notNull().defaultNow(),
	},
	(table) => [uniqueIndex("resume_files_kind").on(table.resumeId, table.origin, table.kind)],
);

/** One row per resume, viewer and day; the count on the resume is the number of these rows. */
export const resumeViews = pgTable(
	"resume_views",
	{
		resumeId: uuid("resume_id")
			.notNull()
			.references(() => resumes.id, { onDelete: "cascade" }),
		viewerKey: text("viewer_key").notNull(),
		day: date("day", { mode: "string" }).notNull(),
	},
	(table) => [primaryKey({ columns: [table.resumeId, table.viewerKey, table.day] })],
);

/* ---- Rights ---- */

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
		canceledAt: instant("canceled_at"),
		endedAt: instant("ended_at"),
		syncedAt: instant("synced_at").notNull().defaultNow(),
		createdAt: instant("created_at").notNull().defaultNow(),
	},
	(table) => [
		index("user_subscriptions_user").on(table.userId, table.createdAt.desc().nullsFirst()),
	],
);

export const userPurchases = pgTable(
	"user_purchases",
	{
		id: uuid("id").primaryKey().defaultRandom(),
		// Accounting keeps what was paid for after the account is gone, without the person.
		userId: text("user_id").references(() => user.id, { onDelete: "set null" }),
		status: text("status").$type<"succeeded" | "refunded" | "disputed">().notNull(),
		resumesRemaining: integer("resumes_remaining").notNull(),
		grantedAt: instant("granted_at").notNull(),
		expiresAt: instant("expires_at").notNull(),
		stripeSessionId: text("stripe_session_id").notNull().unique(),
		stripePaymentIntent: text("stripe_payment_intent").unique(),
		createdAt: instant("created_at").notNull().defaultNow(),
		updatedAt: instant("updated_at").notNull().defaultNow(),
	},
	(table) => [
		index("user_purchases_user").on(table.userId, table.expiresAt),
		check("user_purchases_remaining", sql`resumes_remaining between 0 and 5`),
	],
);

/**
 * Who a person is at the payment provider: one customer each. `version` rises with every sync, so that one
 * that has read an older state notices and reads again.
 */
export const stripeCustomers = pgTable("stripe_customers", {
	customerId: text("customer_id").primaryKey(),
	userId: text("user_id")
		.unique()
		.references(() => user.id, { onDelete: "set null" }),
	version: integer("version").notNull().default(0),
	syncedAt: instant("synced_at"),
	createdAt: instant("created_at").notNull().defaultNow(),
});

/** Checkouts that were begun: an open one is gone on with, so that two tabs pay once. */
export const checkouts = pgTable(
	"checkouts",
	{
		sessionId: text("session_id").primaryKey(),
		userId: text("user_id")
			.notNull()
			.references(() => user.id, { onDelete: "cascade" }),
		planId: text("plan_id").$type<SoldPlanId>().notNull(),
		/** With the cheaper first month. */
		isDiscounted: boolean("is_discounted").notNull().default(false),
		url: text("url").notNull(),
		createdAt: instant("created_at").notNull(),
		expiresAt: instant("expires_at").notNull(),
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
		status: text("status").$type<OrderStatus>().notNull(),
		/** The cheaper first month: one for each person. */
		isDiscounted: boolean("is_discounted").notNull().default(false),
		paidAt: instant("paid_at").notNull(),
		/** Of a subscription's payment. */
		periodStart: instant("period_start"),
		periodEnd: instant("period_end"),
		stripePaymentIntent: text("stripe_payment_intent").notNull().unique(),
		stripeCustomerId: text("stripe_customer_id").notNull(),
		purchaseId: uuid("purchase_id").references(() => userPurchases.id, { onDelete: "set null" }),
		stripeSubscriptionId: text("stripe_subscription_id"),
		createdAt: instant("created_at").notNull().defaultNow(),
	},
	(table) => [
		index("orders_user").on(table.userId, table.paidAt.desc().nullsFirst()),
		check("orders_refunded", sql`refunded_in_cents between 0 and amount_in_cents`),
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

/** What a person has unlocked, by the free allowance or by a pack. Pro leaves no row here. */
export const userResumeAccess = pgTable(
	"user_resume_access",
	{
		userId: text("user_id")
			.notNull()
			.references(() => user.id, { onDelete: "cascade" }),
		resumeId: uuid("resume_id")
			.notNull()
			.references(() => resumes.id, { onDelete: "cascade" }),
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
		resumeId: uuid("resume_id")
			.notNull()
			.references(() => resumes.id, { onDelete: "cascade" }),
		spentAt: instant("spent_at").notNull().defaultNow(),
		returnedAt: instant("returned_at"),
	},
	(table) => [
		uniqueIndex("pack_credits_once")
			.on(table.purchaseId, table.resumeId)
			.where(sql`returned_at is null`),
	],
);

/** Mailboxes that have used the free allowance, as keyed hashes: one each, also after an account is gone. */
export const freeAllowances = pgTable("free_allowances", {
	mailboxHash: text("mailbox_hash").primaryKey(),
	usedAt: instant("used_at").notNull().defaultNow(),
});

/** What a person has opened, by whichever right; it grants nothing. */
export const readingHistory = pgTable(
	"reading_history",
	{
		userId: text("user_id")
			.notNull()
			.references(() => user.id, { onDelete: "cascade" }),
		resumeId: uuid("resume_id")
			.notNull()
			.references(() => resumes.id, { onDelete: "cascade" }),
		source: text("source").$type<"free" | "pack" | "subscription">().notNull(),
		firstOpenedAt: instant("first_opened_at").notNull().defaultNow(),
		lastOpenedAt: instant("last_opened_at").notNull().defaultNow(),
	},
	(table) => [
		primaryKey({ columns: [table.userId, table.resumeId] }),
		index("reading_history_recent").on(table.userId, table.lastOpenedAt.desc().nullsFirst()),
	],
);

/* ---- Mail of a demonstration, instead of a mail server ---- */

export const outboxMails = pgTable(
	"outbox_mails",
	{
		id: uuid("id").primaryKey().defaultRandom(),
		/** The mail's idempotency key: the same mail is kept once. */
		key: text("key").notNull().unique(),
		recipient: text("recipient").notNull(),
		subject: text("subject").notNull(),
		html: text("html").notNull(),
		text: text("text").notNull(),
		headers: jsonb("headers").$type<Record<string, string>>().notNull().default({}),
		createdAt: instant("created_at").notNull().defaultNow(),
	},
	(table) => [index("outbox_mails_recent").on(table.createdAt.desc().nullsFirst(), table.id)],
);
