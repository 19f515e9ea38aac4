import { sql } from "drizzle-orm";
import {
	bigint,
	boolean,
	check,
	index,
	integer,
	jsonb,
	pgTable,
	text,
	uniqueIndex,
	uuid,
} from "drizzle-orm/pg-core";
import type { ContactFinding } from "#app/domain/intake/contact-finding.ts";
import type { HeldReason, Waiver } from "#app/domain/intake/publish-gate.ts";
import type { FileKind } from "#app/domain/reader/file-kinds.ts";
import type { EarlierVersion, LineNote } from "#app/domain/reader/lesson/contents.ts";
import type { ResumeDocument, SheetStyle } from "#app/domain/reader/resume-document.ts";
import type { GreekedSheet } from "#app/domain/reader/sheet/greek.ts";
import type { TextBlock } from "#app/domain/reader/text-blocks.ts";
import { instant } from "./columns.server.ts";
import { ofResume, resumes } from "./library.server.ts";

/* What there is to read of a resume, and its files. */

/** The body of a resume, kept apart so that no list can carry it by accident. */
export const resumeDocuments = pgTable("resume_documents", {
	resumeId: uuid("resume_id")
		.primaryKey()
		.references(() => resumes.id, { onDelete: "cascade" }),
	document: jsonb("document").$type<ResumeDocument>().notNull(),
	style: text("style").$type<SheetStyle>().notNull(),
});

/**
 * What the library says about the lines of a document, and the version that was sent before it. They tell of its
 * words: they are read where it is, and go with it.
 */
export const resumeLessons = pgTable("resume_lessons", {
	resumeId: uuid("resume_id")
		.primaryKey()
		.references(() => resumeDocuments.resumeId, { onDelete: "cascade" }),
	notes: jsonb("notes").$type<LineNote[]>().notNull(),
	earlier: jsonb("earlier").$type<EarlierVersion>(),
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
		resumeId: ofResume(),
		kind: text("kind").$type<FileKind>().notNull(),
		origin: text("origin").$type<"original" | "rendered">().notNull(),
		size: integer("size").notNull(),
		sha256: text("sha256").notNull(),
		/** Of a rendered file: the rules and the note that it was made with; another one is made when they change. */
		madeWith: text("made_with"),
		/** The readable text of an original DOCX, DOC or TXT, converted once. */
		blocks: jsonb("blocks").$type<TextBlock[]>(),
		/** Of the words of an original (domain/intake/fingerprint.ts). */
		fingerprint: bigint("fingerprint", { mode: "number" }).array(),
		/** It was written here, of the words of the file alone. */
		isClean: boolean("is_clean").notNull().default(false),
		/** The version of the rules that searched it for contact data. */
		checkedBy: integer("checked_by").notNull().default(0),
		waivers: jsonb("waivers").$type<Waiver[]>(),
		/** Contact data that newer rules have found. */
		findings: jsonb("findings").$type<ContactFinding[]>(),
		/** Why nobody gets it for now; null while it is shown. */
		held: text("held").$type<HeldReason>(),
		createdAt: instant("created_at").notNull().defaultNow(),
	},
	(table) => [
		uniqueIndex("resume_files_kind").on(table.resumeId, table.origin, table.kind),
		index("resume_files_sha256").on(table.sha256),
		index("resume_files_held").on(table.resumeId).where(sql`held is not null`),
		index("resume_files_checked").on(table.checkedBy).where(sql`origin = 'original'`),
		// No file leaves as it came in.
		check("resume_files_clean", sql`origin = 'rendered' or is_clean or held is not null`),
		check("resume_files_reason", sql`held in ('rewriting', 'found', 'unreadable')`),
	],
);
