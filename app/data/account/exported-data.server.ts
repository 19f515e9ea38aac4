import { and, eq, isNull, sql } from "drizzle-orm";
import { findWritten } from "#app/data/admin/contact-messages.server.ts";
import { listDoneTo } from "#app/data/admin/person-file.server.ts";
import { getDashboardRole } from "#app/data/admin/team.server.ts";
import { findDownloads } from "#app/data/base/content-counts.server.ts";
import type { Connection } from "#app/data/base/database.server.ts";
import {
	knownDevices,
	oneTimeTokens,
	session,
	user,
} from "#app/data/base/schema/accounts.server.ts";
import {
	freeAllowances,
	packCredits,
	readingHistory,
	userPurchases,
	userResumeAccess,
	userSubscriptions,
} from "#app/data/base/schema/entitlements.server.ts";
import { reviewTicks } from "#app/data/base/schema/insights.server.ts";
import { resumes } from "#app/data/base/schema/library.server.ts";
import { cancellations, checkouts, orders } from "#app/data/base/schema/payments.server.ts";
import { getCustomerId } from "#app/data/billing/customers.server.ts";
import { findGivenPro } from "#app/data/billing/pro-grants.server.ts";
import { findPromises, type Promised } from "#app/data/billing/promises.server.ts";
import { getReceiptDetails } from "#app/data/billing/receipt-details.server.ts";
import { getSealed } from "#app/data/insights/sealed-comparisons.server.ts";
import { listContributions } from "#app/data/intake/contribution/exported-own.server.ts";
import { listSaved } from "#app/data/library/saved-finds.server.ts";
import { listViews } from "#app/data/library/views.server.ts";
import { listKept } from "#app/data/reader/kept-lines.server.ts";
import { listLinePages } from "#app/data/reader/line-pages.server.ts";
import { listUses } from "#app/data/reader/resume-uses.server.ts";
import { listStarred } from "#app/data/reader/shortlist.server.ts";
import { pick } from "#app/domain/base/pick.ts";
import { getEmailPreferences } from "./email-preferences.server.ts";
import { getLibraryVisit } from "./library-visits.server.ts";
import { findSignupByEmail } from "./newsletter.server.ts";
import { listLinks } from "./one-time-tokens.server.ts";
import { exportOutcome } from "./outcomes.server.ts";
import { listPasskeys } from "./passkeys.server.ts";
import { getPasswordHash } from "./passwords.server.ts";
import { findIdentities, listIdentities } from "./people.server.ts";

/**
 * Everything that is kept about a person, in words that a person can read. No secret is in it, and of codes what they
 * say. What it has not, and why, stands in its test.
 */
export async function getExportedData(connection: Connection, userId: string, mailboxHash: string) {
	const [account] = await connection.select().from(user).where(eq(user.id, userId));
	if (!account) return null;
	const { name: _, image: __, ...ofAccount } = account;
	const box = await getSealed(connection, userId);
	const resume = {
		resumeId: resumes.id,
		title: resumes.title,
		company: resumes.company,
	};
	return {
		account: {
			...ofAccount,
			signsInWith: [
				...((await getPasswordHash(connection, userId)) === null ? [] : ["password"]),
				...(await findIdentities(connection, userId)),
			],
			otherSignIns: await listIdentities(connection, userId),
		},
		passkeys: await listPasskeys(connection, userId),
		dashboardRole: await getDashboardRole(connection, userId),
		accountLinks: await listLinks(connection, userId),
		/** Each can undo the change until then. */
		formerAddresses: await connection
			.select({ email: oneTimeTokens.email, until: oneTimeTokens.expiresAt })
			.from(oneTimeTokens)
			.where(
				and(
					eq(oneTimeTokens.userId, userId),
					eq(oneTimeTokens.purpose, "undo-email-change"),
					isNull(oneTimeTokens.usedAt),
				),
			),
		emailPreferences: {
			...(await getEmailPreferences(connection, userId)),
			securityAlerts: true,
		},
		newsletter: await findSignupByEmail(connection, account.email),
		sessions: await connection
			.select({
				browser: session.userAgent,
				address: session.ipAddress,
				createdAt: session.createdAt,
				lastUsedAt: session.updatedAt,
				expiresAt: session.expiresAt,
			})
			.from(session)
			.where(eq(session.userId, userId)),
		knownDevices: await connection
			.select({
				firstSeenAt: knownDevices.firstSeenAt,
				lastSeenAt: knownDevices.lastSeenAt,
			})
			.from(knownDevices)
			.where(eq(knownDevices.userId, userId)),
		subscriptions: await connection
			.select()
			.from(userSubscriptions)
			.where(eq(userSubscriptions.userId, userId)),
		reviewChecklist: await connection
			.select({ check: reviewTicks.checkId, tickedAt: reviewTicks.tickedAt })
			.from(reviewTicks)
			.where(eq(reviewTicks.userId, userId))
			.orderBy(reviewTicks.tickedAt, reviewTicks.checkId),
		/** As the person's browser has sealed them; their code opens them there. */
		encryptedComparisons: box && {
			keptAt: box.keptAt,
			sealed: Buffer.from(box.sealed).toString("base64"),
		},
		resumePacks: await connection
			.select()
			.from(userPurchases)
			.where(eq(userPurchases.userId, userId)),
		givenPro: await findGivenPro(connection, userId),
		receiptDetails: await getReceiptDetails(connection, userId),
		orders: await connection.select().from(orders).where(eq(orders.userId, userId)),
		checkouts: await connection
			.select({
				...pick(checkouts, "planId", "createdAt", "expiresAt", "confirmingSince"),
			})
			.from(checkouts)
			.where(eq(checkouts.userId, userId)),
		cancellations: await connection
			.select()
			.from(cancellations)
			.where(eq(cancellations.userId, userId)),
		templateDownloads: await findDownloads(connection, userId),
		messages: await findWritten(connection, userId),
		paymentProviderCustomer: await getCustomerId(connection, userId),
		usedByMailbox: await readUses(connection, { id: userId, mailboxHash }),
		spentCredits: await connection
			.select({
				purchaseId: packCredits.purchaseId,
				...resume,
				...pick(packCredits, "spentAt", "returnedAt", "returnedFor"),
			})
			.from(packCredits)
			.innerJoin(resumes, eq(resumes.id, packCredits.resumeId))
			.where(
				sql`${packCredits.purchaseId} in (select id from ${userPurchases} where ${userPurchases.userId} = ${userId})`,
			),
		unlockedResumes: await connection
			.select({
				...resume,
				source: userResumeAccess.source,
				accessedAt: userResumeAccess.accessedAt,
			})
			.from(userResumeAccess)
			.innerJoin(resumes, eq(resumes.id, userResumeAccess.resumeId))
			.where(eq(userResumeAccess.userId, userId)),
		shortlist: await listStarred(connection, userId),
		/** The words of a line belong to its resume, and are not in this copy. */
		keptLines: await listKept(connection, userId),
		savedSearches: await listSaved(connection, userId),
		outcome: await exportOutcome(connection, userId),
		libraryVisits: await getLibraryVisit(connection, userId),
		resumeUses: await listUses(connection, userId),
		linePages: await listLinePages(connection, userId),
		contributions: await listContributions(connection, userId),
		viewCounts: await listViews(connection, userId),
		doneByUs: await listDoneTo(connection, userId),
		readingHistory: await connection
			.select({
				...resume,
				...pick(readingHistory, "source", "firstOpenedAt", "lastOpenedAt"),
			})
			.from(readingHistory)
			.innerJoin(resumes, eq(resumes.id, readingHistory.resumeId))
			.where(eq(readingHistory.userId, userId)),
	};
}

/** What the mailbox has used up, by the codes that are made from its address. */
async function readUses(connection: Connection, person: Promised) {
	const [free] = await connection
		.select({ usedAt: freeAllowances.usedAt })
		.from(freeAllowances)
		.where(eq(freeAllowances.mailboxHash, person.mailboxHash));
	const payments = await findPromises(connection, person);
	return {
		freeResumeAt: free?.usedAt ?? null,
		payments: payments.map(({ kind, at, number, status }) => ({ kind, at, number, status })),
	};
}
