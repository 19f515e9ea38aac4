import { sql } from "drizzle-orm";
import {
	bigint,
	boolean,
	customType,
	index,
	integer,
	pgTable,
	primaryKey,
	smallint,
	text,
	uuid,
} from "drizzle-orm/pg-core";
import type { LineSection } from "#app/domain/library/lines/stored.ts";
import { sampleLevels, sharesOf } from "#app/domain/library/search/plan.ts";
import { resumeFiles } from "./bodies.server.ts";
import { instant } from "./columns.server.ts";
import { ofResume, resumes } from "./library.server.ts";

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
		/** Its words, folded, and other terms, which begin with a space and a letter. */
		terms: tsvector("terms").notNull(),
		/** What the order by best match looks at, folded, each word between spaces: title, company and role. */
		names: text("names").notNull(),
		/** Tags, industry, level, location, education and previous role. */
		about: text("about").notNull(),
		/** Skills, positions, degrees, certificates, languages and places of the document. Never shown. */
		skills: text("skills").notNull(),
	},
	(table) => [
		index("resume_search_terms").using("gin", table.terms).with({ fastupdate: false }),
		// What comes first in most orders, and samples: their lists are short where those of the library are long.
		index("resume_search_featured")
			.using("gin", table.terms)
			.with({ fastupdate: false })
			.where(sql`is_featured`),
		...sampleLevels.map((level) =>
			index(`resume_search_sample_${level}`)
				.using("gin", table.terms)
				.with({ fastupdate: false })
				.where(sql.raw(`resume_sample(resume_id) < ${sharesOf(level)}`)),
		),
	],
);

/**
 * One row per line of a published resume: a sentence of its summary, a bullet, a line of a project. Those of a
 * document are written by triggers; those of a file by `putFileLines`, when it is published or measured.
 */
export const resumeLines = pgTable(
	"resume_lines",
	{
		resumeId: ofResume(),
		/** From 0, in the order of the resume. */
		place: smallint("place").notNull(),
		/** The file that it was read from; null for a document. */
		fileKey: text("file_key").references(() => resumeFiles.key, { onDelete: "cascade" }),
		section: text("section").$type<LineSection>().notNull(),
		/** As it is written. Only for those who may read the resume. */
		text: text("text").notNull(),
		/** The first word of a bullet, folded; null where that is a number. */
		verb: text("verb"),
		/** It measures something. */
		hasNumber: boolean("has_number").notNull(),
		createdAt: instant("created_at").notNull(),
		cell: bigint("cell", { mode: "number" }).notNull(),
		isFeatured: boolean("is_featured").notNull(),
		/** Its words, folded, and other terms, which begin with a space and a letter. */
		terms: tsvector("terms").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.resumeId, table.place] }),
		index("resume_lines_terms").using("gin", table.terms).with({ fastupdate: false }),
		...sampleLevels.map((level) =>
			index(`resume_lines_sample_${level}`)
				.using("gin", table.terms)
				.with({ fastupdate: false })
				.where(sql.raw(`resume_sample(resume_id) < ${sharesOf(level)}`)),
		),
		index("resume_lines_file").on(table.fileKey).where(sql`file_key is not null`),
	],
);

/** Every word, and every place, school and former role, that any resume has, with how many have it. */
export const searchTerms = pgTable(
	"search_terms",
	{
		term: text("term").primaryKey(),
		/** When they were last added up; `searchTermChanges` has what has changed since. */
		resumes: integer("resumes").notNull(),
	},
	(table) => [
		index("search_terms_trigrams")
			.using("gin", sql`${table.term} gin_trgm_ops`)
			.with({ fastupdate: false })
			.where(sql`left(term, 2) not in (' n', ' b')`),
	],
);

/** How many resumes more or fewer have a term, until a job adds it to `searchTerms`. */
export const searchTermChanges = pgTable(
	"search_term_changes",
	{ term: text("term").notNull(), change: integer("change").notNull() },
	(table) => [index("search_term_changes_term").on(table.term)],
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
