import { sql } from "drizzle-orm";
import { check, index, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";
import { ofUser } from "./accounts.server.ts";
import { instant } from "./columns.server.ts";
import { ofResume } from "./library.server.ts";

/* What members keep for themselves. */

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
