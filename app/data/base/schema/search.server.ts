import { sql } from "drizzle-orm";
import {
	bigint,
	boolean,
	customType,
	index,
	integer,
	pgTable,
	text,
	uuid,
} from "drizzle-orm/pg-core";
import { instant } from "./columns.server.ts";
import { resumes } from "./library.server.ts";

/* What finds a resume. Triggers keep these tables; nothing else writes them. See docs/search.md. */

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/**
 * One narrow row per published resume. Apart from `resumes`, because a view counted there writes all indexes of
 * that table again, and this index is dear to write.
 */
export const resumeSearch = pgTable(
	"resume_search",
	{
		resumeId: uuid("resume_id")
			.primaryKey()
			.references(() => resumes.id, { onDelete: "cascade" }),
		createdAt: instant("created_at").notNull(),
		cell: bigint("cell", { mode: "number" }).notNull(),
		isFeatured: boolean("is_featured").notNull(),
		/** Its words as they stand, and its filter values as terms that begin with a space. */
		terms: tsvector("terms").notNull(),
	},
	(table) => [index("resume_search_terms").using("gin", table.terms).with({ fastupdate: false })],
);

/** Every word, and every place, school and former role, that any resume has had, with how many have it. */
export const searchTerms = pgTable(
	"search_terms",
	{
		term: text("term").primaryKey(),
		/** As of the last count; an estimate, which no result depends on. */
		resumes: integer("resumes").notNull(),
	},
	(table) => [
		index("search_terms_trigrams")
			.using("gin", sql`${table.term} gin_trgm_ops`)
			.with({ fastupdate: false }),
	],
);

/** What has changed in the library, for those who keep counts in memory. Rows live for a day. */
export const libraryChanges = pgTable(
	"library_changes",
	{
		id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
		at: instant("at").notNull().defaultNow(),
		/** The transaction: a row may become visible after one with a higher number. */
		transaction: customType<{ data: string }>({ dataType: () => "xid8" })("transaction")
			.notNull()
			.default(sql`pg_current_xact_id()`),
		cell: bigint("cell", { mode: "number" }).notNull(),
		company: text("company").notNull(),
		role: text("role").notNull(),
		industry: text("industry").notNull(),
		experienceLevel: text("experience_level").notNull(),
		isFeatured: boolean("is_featured").notNull(),
		visaSponsored: boolean("visa_sponsored").notNull(),
		/** How many resumes were added, or with a minus removed; 0 when nothing that is counted has changed. */
		change: integer("change").notNull(),
	},
	(table) => [index("library_changes_transaction").on(table.transaction)],
);
