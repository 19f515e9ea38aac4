import { sql } from "drizzle-orm";
import { boolean, check, index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { OutcomeAnswer } from "#app/domain/account/outcome.ts";
import { user } from "./accounts.server.ts";
import { instant } from "./columns.server.ts";
import { ofResume } from "./library.server.ts";

/* What members tell of their search, and when they were last in their library. */

/** Of each member whose sixty days have passed, or who has told without being asked. */
export const outcomes = pgTable(
	"outcomes",
	{
		userId: text("user_id")
			.primaryKey()
			.references(() => user.id, { onDelete: "cascade" }),
		/** When the sixty days had passed: then who has not answered is asked, once; and the answer counts. */
		dueAt: instant("due_at"),
		/** Null for one who has not answered, or has taken it back. */
		answer: text("answer").$type<OutcomeAnswer>(),
		answeredAt: instant("answered_at"),
		company: text("company").notNull().default(""),
		role: text("role").notNull().default(""),
		/** Of the offer, `YYYY-MM`. */
		month: text("month"),
		mayCount: boolean("may_count").notNull().default(false),
	},
	() => [
		check("outcomes_answer", sql`answer in ('offer', 'not-yet', 'stopped')`),
		check("outcomes_answered", sql`(answer is null) = (answered_at is null)`),
		check("outcomes_offer", sql`(answer is not distinct from 'offer') = (month is not null)`),
		check("outcomes_text", sql`length(company) <= 100 and length(role) <= 100`),
		check("outcomes_counted", sql`answer is not null or not may_count`),
	],
);

/** The resumes that helped to an offer, as its member says. */
export const helpfulResumes = pgTable(
	"helpful_resumes",
	{
		userId: text("user_id")
			.notNull()
			.references(() => outcomes.userId, { onDelete: "cascade" }),
		resumeId: ofResume(),
	},
	(table) => [
		primaryKey({ columns: [table.userId, table.resumeId] }),
		index("helpful_resumes_resume").on(table.resumeId),
	],
);

/** When a member was in their library: what is new for their searches is what came since. */
export const libraryVisits = pgTable("library_visits", {
	userId: text("user_id")
		.primaryKey()
		.references(() => user.id, { onDelete: "cascade" }),
	/** The last look. */
	lastAt: instant("last_at").notNull(),
	/** The last look of the visit before; null at the first. */
	beforeAt: instant("before_at"),
});
