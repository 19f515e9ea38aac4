import { sql } from "drizzle-orm";
import { boolean, index, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { SignupSource, SignupStatus } from "#app/domain/account/newsletter.ts";
import { user } from "./accounts.server.ts";
import { instant } from "./columns.server.ts";

/* Who is written to, and what a demonstration has sent. */

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
