import { sql } from "drizzle-orm";
import {
	bigint,
	check,
	index,
	pgTable,
	primaryKey,
	smallint,
	text,
	uniqueIndex,
	uuid,
} from "drizzle-orm/pg-core";
import type { AlertChoice } from "#app/domain/library/saved-search.ts";
import { ofUser } from "./accounts.server.ts";
import { instant } from "./columns.server.ts";
import { ofResume } from "./library.server.ts";

/* What members keep for themselves. */

/** Resumes that a member has starred, opened or not, with a note of their own. */
export const starredResumes = pgTable(
	"starred_resumes",
	{
		userId: ofUser(),
		resumeId: ofResume(),
		note: text("note").notNull().default(""),
		starredAt: instant("starred_at").notNull(),
		/** Deleted a day later; until then the member can undo it. */
		removedAt: instant("removed_at"),
	},
	(table) => [
		primaryKey({ columns: [table.userId, table.resumeId] }),
		// Without it, the removal of a resume would read every row.
		index("starred_resumes_resume").on(table.resumeId),
		index("starred_resumes_removed").on(table.removedAt).where(sql`removed_at is not null`),
		check("starred_resumes_note", sql`length(note) <= 500`),
	],
);

/**
 * Lines that a member keeps, with a note of their own. The words are not here: they are read from `resume_lines`
 * through the access decision, each time they are shown.
 */
export const keptLines = pgTable(
	"kept_lines",
	{
		userId: ofUser(),
		resumeId: ofResume(),
		/** The hash of its words: a line that was changed is another one. */
		line: text("line").notNull(),
		/** Where it stood when it was kept. */
		place: smallint("place").notNull(),
		note: text("note").notNull().default(""),
		/** The member's own name for some of them; empty for none. */
		groupName: text("group_name").notNull().default(""),
		keptAt: instant("kept_at").notNull(),
		/** Deleted a day later; until then the member can undo it. */
		removedAt: instant("removed_at"),
	},
	(table) => [
		primaryKey({ columns: [table.userId, table.resumeId, table.line] }),
		// Without it, the removal of a resume would read every row.
		index("kept_lines_resume").on(table.resumeId),
		index("kept_lines_removed").on(table.removedAt).where(sql`removed_at is not null`),
		check("kept_lines_note", sql`length(note) <= 1000 and length(group_name) <= 60`),
	],
);

/** Searches that a member saves, and what they want to be told of. */
export const savedSearches = pgTable(
	"saved_searches",
	{
		id: uuid("id").primaryKey().defaultRandom(),
		userId: ofUser(),
		/** The parameters of its address, without an order. */
		query: text("query").notNull(),
		name: text("name").notNull(),
		alert: text("alert").$type<AlertChoice>().notNull(),
		savedAt: instant("saved_at").notNull(),
		/** The last email about it. */
		toldAt: instant("told_at"),
	},
	(table) => [
		uniqueIndex("saved_searches_query").on(table.userId, table.query),
		// A longer text would not fit into the index.
		check("saved_searches_text", sql`length(name) between 1 and 80 and length(query) <= 1900`),
		check("saved_searches_alert", sql`alert in ('at-once', 'weekly', 'never')`),
	],
);

const ofSearch = () =>
	uuid("search_id")
		.notNull()
		.references(() => savedSearches.id, { onDelete: "cascade" });

/** What one condition of a saved search looks for: a resume with none of its keys cannot fit (alert-keys.ts). */
export const savedSearchKeys = pgTable(
	"saved_search_keys",
	{ key: text("key").notNull(), searchId: ofSearch() },
	(table) => [
		primaryKey({ columns: [table.key, table.searchId] }),
		index("saved_search_keys_search").on(table.searchId),
	],
);

/** A resume that came after a search was saved, and fits it. Once for ever, so that it is told once. */
export const savedSearchFinds = pgTable(
	"saved_search_finds",
	{
		searchId: ofSearch(),
		resumeId: ofResume(),
		foundAt: instant("found_at").notNull(),
		/** When an email may tell it; null once it was told, or where it is not to be. */
		dueAt: instant("due_at"),
		/** The email that tells it. */
		toldAt: instant("told_at"),
	},
	(table) => [
		primaryKey({ columns: [table.searchId, table.resumeId] }),
		index("saved_search_finds_resume").on(table.resumeId),
		index("saved_search_finds_due").on(table.dueAt).where(sql`due_at is not null`),
	],
);

/** Resumes that were published or restored and are not yet compared with saved searches. Triggers write it. */
export const arrivedResumes = pgTable(
	"arrived_resumes",
	{
		/** A row for each time: one that came again while its row was dealt with is not lost. */
		id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
		resumeId: ofResume(),
	},
	(table) => [index("arrived_resumes_resume").on(table.resumeId)],
);
