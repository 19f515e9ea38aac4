import { date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { ofUser } from "./accounts.server.ts";
import { adminSessions } from "./admin.server.ts";
import { instant } from "./columns.server.ts";

/* What is counted of the pages that we write. */

/** How often an article was read or a template downloaded: "article:<slug>", "template:<id>". */
export const contentCounts = pgTable("content_counts", {
	name: text("name").primaryKey(),
	count: integer("count").notNull(),
});

/** Who downloads which template today: a download counts once per person and day. Gone after three days. */
export const templateDownloads = pgTable(
	"template_downloads",
	{
		template: text("template").notNull(),
		userId: ofUser(),
		day: date("day", { mode: "string" }).notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.userId, table.template, table.day] }),
		index("template_downloads_day").on(table.day),
	],
);

/**
 * What the owner has written in place of what the files say, every version of it. The highest of a key holds; the
 * database lets nobody change or delete one.
 */
export const wordVersions = pgTable(
	"word_versions",
	{
		/** "brand", or a text by folder and slug. */
		key: text("key").notNull(),
		/** From 1 on; the file is 0. */
		version: integer("version").notNull(),
		/** The fields as they were typed; null is back to the file. */
		value: jsonb("value").$type<Record<string, string>>(),
		/** The session of the dashboard that wrote it. */
		sessionId: uuid("session_id").notNull(),
		at: instant("at").notNull(),
	},
	(table) => [primaryKey({ columns: [table.key, table.version] })],
);

/** What the owner looks at before it is saved: one for each session of the dashboard, gone with it. */
export const wordDrafts = pgTable("word_drafts", {
	sessionId: uuid("session_id")
		.primaryKey()
		.references(() => adminSessions.id, { onDelete: "cascade" }),
	key: text("key").notNull(),
	value: jsonb("value").$type<Record<string, string>>().notNull(),
});
