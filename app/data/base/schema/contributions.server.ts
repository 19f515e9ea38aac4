import { sql } from "drizzle-orm";
import { boolean, check, index, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { ConsentPart } from "#app/domain/intake/contribution/consent.ts";
import type { Proof } from "#app/domain/intake/contribution/proof.ts";
import type { SaidBeside } from "#app/domain/reader/lesson/contents.ts";
import { user } from "./accounts.server.ts";
import { instant } from "./columns.server.ts";
import { proGrants } from "./entitlements.server.ts";
import { intakeDrafts } from "./intake.server.ts";
import { resumes } from "./library.server.ts";

/* Resumes that the people they are about have given to the library. */

/** One resume of one person, from the first upload to its withdrawal. Of one that was withdrawn, receipts stay. */
export const contributions = pgTable(
	"contributions",
	{
		id: uuid("id").primaryKey().defaultRandom(),
		/** Null when the account is gone: what was agreed to stays without the person. */
		userId: text("user_id").references(() => user.id, { onDelete: "set null" }),
		/** On the intake desk, until it is published or thrown away; of a published one, the earlier version. */
		draftId: uuid("draft_id")
			.unique()
			.references(() => intakeDrafts.id, { onDelete: "set null" }),
		resumeId: uuid("resume_id")
			.unique()
			.references(() => resumes.id, { onDelete: "set null" }),
		/** Whether the person wants to show that the offer was made. */
		proof: text("proof").$type<Proof>().notNull().default("later"),
		/** At the company of the offer, for proof now: gone once its link is sent, and after thirty days. */
		workAddress: text("work_address"),
		/** Null while the person writes, and again when it was sent back. */
		submittedAt: instant("submitted_at"),
		/** What the owner asks for. */
		sentBackBecause: text("sent_back_because"),
		publishedAt: instant("published_at"),
		/** The owner does not publish it, and why. */
		declinedAt: instant("declined_at"),
		declinedBecause: text("declined_because"),
		/** Nothing of it is left but receipts, hashes and a row without words. */
		withdrawnAt: instant("withdrawn_at"),
		/** Then someone else asked for that, and the owner did it. */
		isTakenDown: boolean("is_taken_down").notNull().default(false),
		/** What its person says of the earlier version, until readers see it. */
		earlierSaid: jsonb("earlier_said").$type<SaidBeside>(),
		/** Null while the person writes the earlier version, and again when it was sent back. */
		earlierSubmittedAt: instant("earlier_submitted_at"),
		createdAt: instant("created_at").notNull(),
		/** The last change by its person. */
		touchedAt: instant("touched_at").notNull(),
	},
	(table) => [
		index("contributions_user").on(table.userId, table.createdAt),
		// Which drafts were forgotten.
		index("contributions_touched").on(table.touchedAt).where(sql`draft_id is not null`),
		index("contributions_submitted")
			.on(table.submittedAt)
			.where(sql`published_at is null and declined_at is null and withdrawn_at is null`),
		check("contributions_proof", sql`proof in ('now', 'later', 'never')`),
		check("contributions_published", sql`published_at is null or submitted_at is not null`),
		check("contributions_taken_down", sql`not is_taken_down or withdrawn_at is not null`),
		check(
			"contributions_earlier",
			sql`earlier_submitted_at is null or (published_at is not null and earlier_said is not null)`,
		),
	],
);

/** What a person has agreed to, word for word, once for each change. The newest one holds. None is ever rewritten (a trigger). */
export const consentReceipts = pgTable(
	"consent_receipts",
	{
		id: uuid("id").primaryKey().defaultRandom(),
		contributionId: uuid("contribution_id")
			.notNull()
			.references(() => contributions.id, { onDelete: "cascade" }),
		givenAt: instant("given_at").notNull(),
		parts: text("parts").array().$type<ConsentPart[]>().notNull(),
		/** All the words that stood beside the boxes, as they were shown. */
		wording: text("wording").notNull(),
	},
	(table) => [index("consent_receipts_contribution").on(table.contributionId, table.givenAt)],
);

/** Days of Pro that a contribution has earned: for each reason once. */
export const contributionRewards = pgTable(
	"contribution_rewards",
	{
		contributionId: uuid("contribution_id")
			.notNull()
			.references(() => contributions.id, { onDelete: "cascade" }),
		/** "published", or "readers:10", "readers:20" … */
		reason: text("reason").notNull(),
		grantId: uuid("grant_id")
			.notNull()
			.unique()
			.references(() => proGrants.id, { onDelete: "cascade" }),
		createdAt: instant("created_at").notNull(),
	},
	(table) => [primaryKey({ columns: [table.contributionId, table.reason] })],
);
