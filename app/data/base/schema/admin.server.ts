import { sql } from "drizzle-orm";
import {
	bigserial,
	boolean,
	check,
	date,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
	uniqueIndex,
	uuid,
} from "drizzle-orm/pg-core";
import type { AuditAction, AuditChanges, AuditSubject } from "#app/domain/admin/audit.ts";
import type { BatchKind, ResumeState, TakenBack } from "#app/domain/admin/batch.ts";
import type { DashboardRole } from "#app/domain/admin/dashboard-roles.ts";
import type { MessageKind, MessageStatus } from "#app/domain/content/contact.ts";
import { session, user } from "./accounts.server.ts";
import { instant } from "./columns.server.ts";
import { resumes } from "./library.server.ts";
import { orders } from "./payments.server.ts";

/* What the owner does, and what the owner is notified of. */

/** What a member of the team may do in the dashboard. */
export const teamMembers = pgTable(
	"team_members",
	{
		userId: text("user_id")
			.primaryKey()
			.references(() => user.id, { onDelete: "cascade" }),
		role: text("role").$type<DashboardRole>().notNull(),
		since: instant("since").notNull(),
	},
	(table) => [check("team_members_role", sql`${table.role} in ('owner', 'editor', 'support')`)],
);

/** Browsers in which the dashboard is open. Only the hash of the cookie is kept. */
export const adminSessions = pgTable("admin_sessions", {
	tokenHash: text("token_hash").primaryKey(),
	/** Names the session in the audit log. */
	id: uuid("id").notNull().unique(),
	browser: text("browser").notNull(),
	/** The session of the person who opened it, with which it ends; null when the passcode did. */
	memberSession: text("member_session").references(() => session.id, { onDelete: "cascade" }),
	createdAt: instant("created_at").notNull(),
	lastUsedAt: instant("last_used_at").notNull(),
});

/** Browsers that knew the passcode before: strangers who try it from everywhere do not slow them down. */
export const adminDevices = pgTable("admin_devices", {
	deviceHash: text("device_hash").primaryKey(),
	lastSeenAt: instant("last_seen_at").notNull(),
});

/** The authenticator app whose codes the gate asks for beside the passcode: one, or none. */
export const adminAuthenticators = pgTable(
	"admin_authenticators",
	{
		id: integer("id").primaryKey().default(1),
		/** With a key of the site. */
		sealedSecret: text("sealed_secret").notNull(),
		/** Null while no code of it has been entered: nothing is asked for yet. */
		confirmedAt: instant("confirmed_at"),
		/** The step of 30 seconds whose code was taken last: only a later one is taken. */
		lastStep: integer("last_step").notNull().default(0),
	},
	(table) => [check("admin_authenticators_one", sql`${table.id} = 1`)],
);

/** What opens the gate once each when the app is lost. Only keyed hashes are kept. */
export const adminRecoveryCodes = pgTable("admin_recovery_codes", {
	codeHash: text("code_hash").primaryKey(),
});

/** Every change of the owner. The database lets nobody change or delete a line. */
export const auditEntries = pgTable(
	"audit_entries",
	{
		id: bigserial("id", { mode: "number" }).primaryKey(),
		at: instant("at").notNull(),
		sessionId: uuid("session_id").notNull(),
		/** Who did it, an account and its role then; null for the passcode. Not a reference: the log outlives accounts. */
		personId: text("person_id"),
		role: text("role").$type<DashboardRole>(),
		action: text("action").$type<AuditAction>().notNull(),
		subject: text("subject").$type<AuditSubject>().notNull(),
		subjectId: text("subject_id"),
		/** What a reader knows the subject by. Never a person's address: the log outlives accounts. */
		label: text("label"),
		reason: text("reason"),
		changes: jsonb("changes").$type<AuditChanges>(),
	},
	(table) => [
		index("audit_entries_recent").on(table.at.desc().nullsFirst(), table.id.desc().nullsFirst()),
		index("audit_entries_subject").on(table.subject, table.subjectId),
		// By whom a session was begun.
		index("audit_entries_entered").on(table.sessionId).where(sql`action = 'admin.entered'`),
	],
);

/** What people have written by the contact form. */
export const contactMessages = pgTable(
	"contact_messages",
	{
		id: uuid("id").primaryKey().defaultRandom(),
		/** The signed-in person who wrote, if it was one. */
		userId: text("user_id").references(() => user.id, { onDelete: "set null" }),
		/** The payment that it asks back. */
		orderId: uuid("order_id").references(() => orders.id, { onDelete: "set null" }),
		kind: text("kind").$type<MessageKind>().notNull().default("question"),
		/** The resume that is to be taken down. */
		resumeId: uuid("resume_id").references(() => resumes.id, { onDelete: "set null" }),
		name: text("name").notNull(),
		email: text("email").notNull(),
		subject: text("subject").notNull(),
		message: text("message").notNull(),
		status: text("status").$type<MessageStatus>().notNull().default("new"),
		createdAt: instant("created_at").notNull(),
		settledAt: instant("settled_at"),
	},
	(table) => [
		index("contact_messages_recent").on(
			table.status,
			table.createdAt.desc().nullsFirst(),
			table.id.desc().nullsFirst(),
		),
		uniqueIndex("contact_messages_order").on(table.orderId),
		index("contact_messages_user").on(table.userId),
		index("contact_messages_resume").on(table.resumeId).where(sql`resume_id is not null`),
		index("contact_messages_email").on(table.email),
	],
);

/** The owner's answers. */
export const contactReplies = pgTable(
	"contact_replies",
	{
		id: uuid("id").primaryKey().defaultRandom(),
		messageId: uuid("message_id")
			.notNull()
			.references(() => contactMessages.id, { onDelete: "cascade" }),
		body: text("body").notNull(),
		sentAt: instant("sent_at").notNull(),
	},
	(table) => [index("contact_replies_message").on(table.messageId, table.sentAt)],
);

export type ImportStatus = "checking" | "checked" | "adding" | "done" | "failed";

/** Files of many resumes: read and checked first, added when the owner says so. */
export const resumeImports = pgTable(
	"resume_imports",
	{
		id: uuid("id").primaryKey().defaultRandom(),
		fileName: text("file_name").notNull(),
		status: text("status").$type<ImportStatus>().notNull(),
		/** Why it failed as a whole. */
		error: text("error"),
		/** The file's own headers in order, for the file of errors. */
		headers: jsonb("headers").$type<string[]>().notNull(),
		rowCount: integer("row_count").notNull().default(0),
		badCount: integer("bad_count").notNull().default(0),
		addedCount: integer("added_count").notNull().default(0),
		/** Rows of resumes that are there already are not added. */
		leavesOutRepeats: boolean("leaves_out_repeats").notNull().default(false),
		leftOutCount: integer("left_out_count").notNull().default(0),
		createdAt: instant("created_at").notNull(),
		finishedAt: instant("finished_at"),
		/** When it was taken back, and how many of its resumes stayed: known here once its change is forgotten. */
		takenBackAt: instant("taken_back_at"),
		stayedCount: integer("stayed_count").notNull().default(0),
	},
	(table) => [index("resume_imports_recent").on(table.createdAt.desc().nullsFirst())],
);

/** One row of such a file, as it was typed. */
export const resumeImportRows = pgTable(
	"resume_import_rows",
	{
		importId: uuid("import_id")
			.notNull()
			.references(() => resumeImports.id, { onDelete: "cascade" }),
		/** The row's number in the file; the headers are row 1. */
		row: integer("row").notNull(),
		cells: jsonb("cells").$type<string[]>().notNull(),
		/** Why it cannot be added. */
		problem: text("problem"),
		/** The resume that it has become, or has changed. */
		resumeId: uuid("resume_id"),
		/** It says what is there already, or its import was taken back before its turn came. */
		isLeftOut: boolean("is_left_out").notNull().default(false),
	},
	(table) => [primaryKey({ columns: [table.importId, table.row] })],
);

/** Changes of many resumes that were made at once and can be taken back as one. */
export const resumeBatches = pgTable(
	"resume_batches",
	{
		id: uuid("id").primaryKey().defaultRandom(),
		kind: text("kind").$type<BatchKind>().notNull(),
		/** The file, or the change in words. */
		label: text("label").notNull(),
		importId: uuid("import_id").references(() => resumeImports.id, { onDelete: "cascade" }),
		madeAt: instant("made_at").notNull(),
		takenBackAt: instant("taken_back_at"),
	},
	(table) => [
		index("resume_batches_recent").on(
			table.madeAt.desc().nullsFirst(),
			table.id.desc().nullsFirst(),
		),
		uniqueIndex("resume_batches_import").on(table.importId),
	],
);

/** One resume of such a change. */
export const resumeBatchRows = pgTable(
	"resume_batch_rows",
	{
		batchId: uuid("batch_id")
			.notNull()
			.references(() => resumeBatches.id, { onDelete: "cascade" }),
		resumeId: uuid("resume_id")
			.notNull()
			.references(() => resumes.id, { onDelete: "cascade" }),
		/** What was changed, as it was before; null for a resume that was added. */
		before: jsonb("before").$type<ResumeState>(),
		after: jsonb("after").$type<ResumeState>().notNull(),
		/** What became of taking it back: "done", or why not. */
		takenBack: text("taken_back").$type<TakenBack>(),
	},
	(table) => [
		primaryKey({ columns: [table.batchId, table.resumeId] }),
		index("resume_batch_rows_resume").on(table.resumeId),
	],
);

/** What people look for, by day: no person, no address, no order. */
export const searchDemand = pgTable(
	"search_demand",
	{
		day: date("day", { mode: "string" }).notNull(),
		/** The words, in lower case; empty when only filters were used. */
		query: text("query").notNull(),
		/** The filters in their canonical form, as in an address; empty without any. */
		filters: text("filters").notNull(),
		searches: integer("searches").notNull(),
		foundNothing: integer("found_nothing").notNull(),
	},
	(table) => [primaryKey({ columns: [table.day, table.query, table.filters] })],
);

/** How often something happened on a day. It outlives the accounts that it happened to. */
export const dailyCounts = pgTable(
	"daily_counts",
	{
		day: date("day", { mode: "string" }).notNull(),
		name: text("name").$type<"search" | "sign-up" | "open" | "checkout">().notNull(),
		count: integer("count").notNull(),
	},
	(table) => [primaryKey({ columns: [table.day, table.name] })],
);
