import { sql } from "drizzle-orm";
import {
	type AnyPgColumn,
	bigint,
	boolean,
	check,
	date,
	foreignKey,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
	unique,
	uniqueIndex,
	uuid,
	varchar,
} from "drizzle-orm/pg-core";
import type { Provenance } from "#app/domain/library/catalogue.ts";
import type { Compared, DocumentKind, EvidenceKind } from "#app/domain/library/evidence.ts";
import type { SheetFacts } from "#app/domain/reader/sheet/facts.ts";
import { instant } from "./columns.server.ts";

/* The library. */

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
		/** Everyone may read it, by the owner's mark. */
		openToEveryone: boolean("open_to_everyone").notNull().default(false),
		/** Without them its person does not agree to it: counted in statistics, its lines found one by one, read out by assistants. */
		inInsights: boolean("in_insights").notNull().default(true),
		inLines: boolean("in_lines").notNull().default(true),
		forAssistants: boolean("for_assistants").notNull().default(true),
		/** An address elsewhere; never fetched by the server, never in a list. */
		fileUrl: text("file_url"),
		viewCount: integer("view_count").notNull().default(0),
		provenance: text("provenance").$type<Provenance>().notNull(),
		/** The record that "confirmed" and "verified" rest on; of this resume and no other, and it must prove just that. */
		evidenceId: uuid("evidence_id"),
		offerMonth: varchar("offer_month", { length: 7 }),
		availability: text("availability").$type<"document" | "file" | "none">().notNull(),
		facts: jsonb("facts").$type<SheetFacts>(),
		sheetVersion: text("sheet_version"),
		createdAt: instant("created_at").notNull().defaultNow(),
		updatedAt: instant("updated_at").notNull().defaultNow(),
		withdrawnAt: instant("withdrawn_at"),
		/** Why it was withdrawn, for the owner. */
		withdrawnReason: text("withdrawn_reason"),
		/** What else a resume can be found by, where the person told it. */
		location: text("location"),
		education: text("education"),
		previousRole: text("previous_role"),
		/** The offer came with a sponsored visa. */
		visaSponsored: boolean("visa_sponsored").notNull().default(false),
		/** The number of its combination of filter values; the counts of the filters go by it. */
		cell: bigint("cell", { mode: "number" })
			.notNull()
			.generatedAlwaysAs(
				sql`resume_cell(company, role, industry, experience_level, is_featured, visa_sponsored)`,
			),
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
		// How many resumes every cell has is read from this alone.
		index("resumes_facets")
			.on(
				table.company,
				table.role,
				table.industry,
				table.experienceLevel,
				table.isFeatured,
				table.visaSponsored,
			)
			.where(sql`withdrawn_at is null`),
		// Whether there are any.
		index("resumes_invented").on(table.id).where(sql`provenance = 'demo' and withdrawn_at is null`),
		index("resumes_without_file")
			.on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
			.where(sql`availability = 'none' and withdrawn_at is null`),
		index("resumes_open_to_everyone")
			.on(table.id)
			.where(sql`open_to_everyone and withdrawn_at is null`),
		index("resumes_withdrawn")
			.on(table.withdrawnAt.desc().nullsFirst(), table.id.desc().nullsFirst())
			.where(sql`withdrawn_at is not null`),
		index("resumes_cell_recent")
			.on(table.cell, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
			.where(sql`withdrawn_at is null`),
		index("resumes_cell_popular")
			.on(table.cell, table.viewCount.desc().nullsFirst(), table.id.desc().nullsFirst())
			.where(sql`withdrawn_at is null`),
		// Any share of the library, chosen by chance and always the same.
		index("resumes_sample").on(sql`resume_sample(id)`).where(sql`withdrawn_at is null`),
		check("resumes_view_count", sql`view_count >= 0`),
		check("resumes_open_to_everyone", sql`withdrawn_at is null or not open_to_everyone`),
		// How many have each, and the newest of each.
		index("resumes_provenance")
			.on(table.provenance, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
			.where(sql`withdrawn_at is null`),
		check(
			"resumes_verified",
			sql`provenance not in ('confirmed', 'verified') or evidence_id is not null`,
		),
		// All three: evidence of another resume or of a lower tier does not count, and none ends while it is needed.
		foreignKey({
			name: "resumes_evidence",
			columns: [table.evidenceId, table.id, table.provenance],
			foreignColumns: [resumeEvidence.id, resumeEvidence.resumeId, resumeEvidence.proves],
		}),
	],
);

/** The resume that a row belongs to, and goes with. */
export const ofResume = () =>
	uuid("resume_id")
		.notNull()
		.references(() => resumes.id, { onDelete: "cascade" });

/**
 * What a tier rests on. No document and no address is kept. A record is never rewritten: it is confirmed once and ended
 * once. What it was compared with must be what the resume says; else a trigger of the database lowers the tier.
 */
export const resumeEvidence = pgTable(
	"resume_evidence",
	{
		id: uuid("id").primaryKey().defaultRandom(),
		resumeId: uuid("resume_id")
			.notNull()
			.references((): AnyPgColumn => resumes.id, { onDelete: "cascade" }),
		kind: text("kind").$type<EvidenceKind>().notNull(),
		/** Of a document that was seen. */
		documentKind: text("document_kind").$type<DocumentKind>(),
		/** Who has looked, or sent the link. */
		reviewer: text("reviewer").notNull(),
		reviewedOn: date("reviewed_on", { mode: "string" }).notNull(),
		/** What was compared, as the resume said it on that day. */
		compared: jsonb("compared").$type<Compared>().notNull(),
		/** Keyed, of the document that was seen: the same one is not shown for two resumes. */
		documentHash: text("document_hash"),
		/** Keyed, of the work address; beside it nothing but the domain. */
		addressHash: text("address_hash"),
		addressDomain: text("address_domain"),
		/** Null while the link waits to be opened. */
		confirmedAt: instant("confirmed_at"),
		/** When it was taken back, and why. */
		endedAt: instant("ended_at"),
		endedBecause: text("ended_because"),
		createdAt: instant("created_at").notNull().defaultNow(),
		/** The tier that rests on it; null before it is confirmed and after it has ended. */
		proves: text("proves")
			.$type<Provenance>()
			.generatedAlwaysAs(
				sql`case when ended_at is null and confirmed_at is not null then
				case kind when 'document' then 'verified' when 'work_address' then 'confirmed' else 'declared' end end`,
			),
	},
	(table) => [
		unique("resume_evidence_proves").on(table.id, table.resumeId, table.proves),
		index("resume_evidence_resume").on(table.resumeId),
		uniqueIndex("resume_evidence_document").on(table.documentHash).where(sql`ended_at is null`),
		uniqueIndex("resume_evidence_declaration")
			.on(table.resumeId)
			.where(sql`kind = 'declaration' and ended_at is null`),
		check(
			"resume_evidence_whole",
			sql`btrim(reviewer) <> '' and case kind
				when 'declaration' then num_nonnulls(document_kind, document_hash, address_hash, address_domain) = 0
				when 'work_address' then num_nonnulls(address_hash, address_domain) = 2
					and num_nonnulls(document_kind, document_hash) = 0 and compared ? 'company'
				when 'document' then num_nonnulls(document_kind, document_hash) = 2
					and num_nonnulls(address_hash, address_domain) = 0 and compared ?& array['company', 'role']
				else false end`,
		),
	],
);

/** One row per resume, viewer and day; the count on the resume is the number of these rows. */
export const resumeViews = pgTable(
	"resume_views",
	{
		resumeId: ofResume(),
		viewerKey: text("viewer_key").notNull(),
		day: date("day", { mode: "string" }).notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.resumeId, table.viewerKey, table.day] }),
		// What was opened most in the last weeks.
		index("resume_views_day").on(table.day, table.resumeId),
	],
);
