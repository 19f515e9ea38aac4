import { sql } from "drizzle-orm";
import {
	type AnyPgColumn,
	bigint,
	boolean,
	check,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
	uniqueIndex,
	uuid,
} from "drizzle-orm/pg-core";
import type { ContactFinding } from "#app/domain/intake/contact-finding.ts";
import type { Blur } from "#app/domain/intake/desk/blur.ts";
import type { Doubt } from "#app/domain/intake/desk/document-of-blocks.ts";
import type { Waiver } from "#app/domain/intake/publish-gate.ts";
import type { ResumeFormValues } from "#app/domain/intake/resume-form.ts";
import type { ReadableKind } from "#app/domain/reader/file-kinds.ts";
import type { ResumeDocument, SheetStyle } from "#app/domain/reader/resume-document.ts";
import type { SheetFacts } from "#app/domain/reader/sheet/facts.ts";
import type { GreekedSheet } from "#app/domain/reader/sheet/greek.ts";
import type { TextBlock } from "#app/domain/reader/text-blocks.ts";
import { instant } from "./columns.server.ts";
import { resumes } from "./library.server.ts";

/* Files on their way into the library. */

export type UploadStatus = "waiting" | "read" | "unreadable";

/** An uploaded file, until the curator has seen what is in it and published it with a resume. */
export const resumeUploads = pgTable(
	"resume_uploads",
	{
		id: uuid("id").primaryKey().defaultRandom(),
		key: text("key").notNull().unique(),
		kind: text("kind").$type<ReadableKind>().notNull(),
		/** As the curator's machine calls it: shown to the curator, used for nothing. */
		originalName: text("original_name").notNull(),
		size: integer("size").notNull(),
		sha256: text("sha256").notNull(),
		status: text("status").$type<UploadStatus>().notNull(),
		/** What the curator should know: why it could not be read, that it holds scripts. */
		remark: text("remark"),
		blocks: jsonb("blocks").$type<TextBlock[]>(),
		/** Contact data that was found in it. */
		findings: jsonb("findings").$type<ContactFinding[]>(),
		/** What of it stays, and why. */
		waivers: jsonb("waivers").$type<Waiver[]>(),
		/** The version of the rules that searched it. */
		checkedBy: integer("checked_by").notNull().default(0),
		/** It was written here, of the words of the file alone. */
		isClean: boolean("is_clean").notNull().default(false),
		geometry: jsonb("geometry").$type<GreekedSheet>(),
		facts: jsonb("facts").$type<SheetFacts>(),
		/** The upload that this one is the clean copy of. */
		redactedFrom: uuid("redacted_from").references((): AnyPgColumn => resumeUploads.id, {
			onDelete: "set null",
		}),
		/** When the curator said that its contents may be shown. */
		reviewedAt: instant("reviewed_at"),
		/** When the curator said that a file that was withdrawn may come back. */
		returnsAt: instant("returns_at"),
		/** The resume that shows it. */
		resumeId: uuid("resume_id").references(() => resumes.id, { onDelete: "cascade" }),
		createdAt: instant("created_at").notNull(),
	},
	(table) => [
		index("resume_uploads_sha256").on(table.sha256),
		index("resume_uploads_resume").on(table.resumeId),
	],
);

/** Resumes that the person they are about had taken down. What was in them cannot come back, nor can a near copy. */
export const takedowns = pgTable(
	"takedowns",
	{
		id: uuid("id").primaryKey().defaultRandom(),
		resumeId: uuid("resume_id").references(() => resumes.id, { onDelete: "set null" }),
		/** "Backend engineer, Google": what a refusal calls it. */
		label: text("label").notNull(),
		takenDownAt: instant("taken_down_at").notNull(),
		/** When the owner found that it had been a mistake. */
		liftedAt: instant("lifted_at"),
		/** Of its words; null of a text that is too short, or of a file whose words were gone. */
		fingerprint: bigint("fingerprint", { mode: "number" }).array(),
	},
	(table) => [uniqueIndex("takedowns_standing").on(table.resumeId).where(sql`lifted_at is null`)],
);

/** What a takedown keeps out, by its hash: a file, an address elsewhere, or what an entry says. */
export const blockedContent = pgTable(
	"blocked_content",
	{
		hash: text("hash").notNull(),
		takedownId: uuid("takedown_id")
			.notNull()
			.references(() => takedowns.id, { onDelete: "cascade" }),
	},
	(table) => [primaryKey({ columns: [table.hash, table.takedownId] })],
);

/** Files that were withdrawn, by their hash alone: one that comes back is told. */
export const withdrawnFiles = pgTable(
	"withdrawn_files",
	{
		sha256: text("sha256").primaryKey(),
		resumeId: uuid("resume_id").references(() => resumes.id, { onDelete: "set null" }),
		withdrawnAt: instant("withdrawn_at").notNull(),
	},
	(table) => [index("withdrawn_files_resume").on(table.resumeId)],
);

export type DraftStatus = "waiting" | "ready" | "failed";

/** A resume on the intake desk: it stays until it is published or thrown away. Nobody but the owner sees it. */
export const intakeDrafts = pgTable(
	"intake_drafts",
	{
		id: uuid("id").primaryKey().defaultRandom(),
		/** As the owner's machine calls the file: shown to the owner, used for nothing. */
		fileName: text("file_name").notNull(),
		/** The file that it was read from; null for a JSON Resume document, and for a file that was refused. */
		uploadId: uuid("upload_id")
			.unique()
			.references(() => resumeUploads.id, { onDelete: "set null" }),
		status: text("status").$type<DraftStatus>().notNull(),
		/** What the owner should know: why the file could not be read, why it was not published on its day. */
		problem: text("problem"),
		document: jsonb("document").$type<ResumeDocument>().notNull(),
		style: text("style").$type<SheetStyle>().notNull().default("classic"),
		/** What the library says of it, as it was typed or proposed. */
		fields: jsonb("fields").$type<ResumeFormValues>().notNull(),
		doubts: jsonb("doubts").$type<Doubt[]>().notNull(),
		/** Lines of the file that have no place in the document. */
		unplaced: jsonb("unplaced").$type<string[]>().notNull(),
		/** Of the person, to be taken out. */
		names: jsonb("names").$type<string[]>().notNull(),
		blur: jsonb("blur").$type<Blur>().notNull(),
		/** Contact data that stays, and why. */
		waivers: jsonb("waivers").$type<Waiver[]>().notNull(),
		/** What goes besides. */
		removals: jsonb("removals").$type<string[]>().notNull(),
		/** Why it may be published although fewer than three people share what is left. */
		fewReason: text("few_reason"),
		/** A file that was withdrawn may come back. */
		mayReturn: boolean("may_return").notNull().default(false),
		/** When it is published by itself, and which session of the dashboard has said so. */
		publishAt: instant("publish_at"),
		scheduledBy: uuid("scheduled_by"),
		/** Rises with every change, so that two windows cannot write over each other. */
		version: integer("version").notNull().default(1),
		/** Its place on the desk: "later" moves it to the end. */
		placedAt: instant("placed_at").notNull(),
		createdAt: instant("created_at").notNull(),
	},
	(table) => [
		index("intake_drafts_place").on(table.placedAt, table.id),
		check("intake_drafts_status", sql`status in ('waiting', 'ready', 'failed')`),
		check("intake_drafts_schedule", sql`(publish_at is null) = (scheduled_by is null)`),
	],
);
