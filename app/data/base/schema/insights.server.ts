import { sql } from "drizzle-orm";
import {
	check,
	customType,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	smallint,
	text,
	uuid,
} from "drizzle-orm/pg-core";
import type { MeasuredResume } from "#app/domain/insights/measured-resume.ts";
import type { ReadingModel } from "#app/domain/insights/reading-model.ts";
import { ofUser, user } from "./accounts.server.ts";
import { resumeDocuments, resumeFiles } from "./bodies.server.ts";
import { instant } from "./columns.server.ts";
import { resumes } from "./library.server.ts";

/* What is measured of the library, what was learned from it, and what members have ticked or sealed. */

const bytea = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });

/**
 * The measurements of a resume. Each belongs to the very body that it was taken from, a document or a file,
 * and goes with it: no figure outlives what it was read from.
 */
export const resumeMeasurements = pgTable(
	"resume_measurements",
	{
		resumeId: uuid("resume_id")
			.primaryKey()
			.references(() => resumes.id, { onDelete: "cascade" }),
		documentId: uuid("document_id").references(() => resumeDocuments.resumeId, {
			onDelete: "cascade",
		}),
		fileKey: text("file_key").references(() => resumeFiles.key, { onDelete: "cascade" }),
		/** The version of the rules that measured it. */
		version: smallint("version").notNull(),
		/** Null for a file without a text that can be read. */
		measured: jsonb("measured").$type<MeasuredResume>(),
		/** Which words it has, each once, with spaces between: thousands are unpacked to learn from them. */
		terms: text("terms").notNull(),
	},
	(table) => [
		index("resume_measurements_document").on(table.documentId),
		index("resume_measurements_file").on(table.fileKey),
		check(
			"resume_measurements_body",
			sql`num_nonnulls(document_id, file_key) = 1 and coalesce(document_id = resume_id, true)`,
		),
	],
);

/** What was learned from the library last, as one row. */
export const readingModels = pgTable("reading_models", {
	name: text("name").primaryKey(),
	model: jsonb("model").$type<ReadingModel>().notNull(),
	/** How many resumes it was learned from. */
	resumes: integer("resumes").notNull(),
	/** A hash of what it was learned from: the same is not learned twice a day. */
	learnedFrom: text("learned_from"),
	learnedAt: instant("learned_at").notNull(),
});

/** The checks of the review checklist that a member has ticked. */
export const reviewTicks = pgTable(
	"review_ticks",
	{
		userId: ofUser(),
		checkId: text("check_id").notNull(),
		tickedAt: instant("ticked_at").notNull(),
	},
	(table) => [primaryKey({ columns: [table.userId, table.checkId] })],
);

/** The comparisons that a member keeps in their account: a box that only their own code opens (decision 49). */
export const sealedComparisons = pgTable(
	"sealed_comparisons",
	{
		userId: text("user_id")
			.primaryKey()
			.references(() => user.id, { onDelete: "cascade" }),
		sealed: bytea("sealed").notNull(),
		keptAt: instant("kept_at").notNull(),
	},
	() => [check("sealed_comparisons_size", sql`octet_length(sealed) between 52 and 2097152`)],
);
