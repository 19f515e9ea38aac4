import { sql } from "drizzle-orm";
import {
	type AnyPgColumn,
	bigint,
	boolean,
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
import type { Waiver } from "#app/domain/intake/publish-gate.ts";
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
		kind: text("kind").$type<"pdf" | "docx" | "doc" | "txt">().notNull(),
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
