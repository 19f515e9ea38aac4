import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { account, oneTimeTokens, passkey } from "#app/data/base/schema/accounts.server.ts";
import { contributions } from "#app/data/base/schema/contributions.server.ts";
import { freeAllowances } from "#app/data/base/schema/entitlements.server.ts";
import { orders, promises, stripeCustomers } from "#app/data/base/schema/payments.server.ts";
import { personKey, recordView } from "#app/data/library/views.server.ts";
import { addDays } from "#app/domain/base/dates.ts";
import { ownerOf } from "#tests/helpers/owner.ts";
import { createTestSite, testNow } from "#tests/helpers/site.ts";
import { writeAudit } from "../admin/audit-log.server.ts";
import { getExportedData } from "./exported-data.server.ts";

/**
 * Every column that says whose a row is, or that a person can be reached or known by, and every table whose rows hang on
 * such a row: under which name the copy of a person has it, or after "not:" why it has not.
 */
const places: Record<string, string> = {
	"account.user_id": "account",
	"admin_devices.device_hash": "not: of a browser, of which nobody knows whose it is",
	"admin_sessions.browser": "not: of the dashboard; by the passcode it is nobody's",
	"admin_sessions.member_session": "not: ends with its session, which is in the copy",
	"audit_entries.person_id": "not: what the team has done for the site says nothing of themselves",
	"audit_entries.subject_id": "doneByUs",
	"cancellations.user_id": "cancellations",
	"checkouts.user_id": "checkouts",
	"consent_receipts > contributions": "contributions",
	"contact_messages.email": "not: who types an address has not proved that it is theirs",
	"contact_messages.user_id": "messages",
	"contact_replies > contact_messages": "messages",
	"contribution_rewards > contributions": "contributions",
	"contributions.user_id": "contributions",
	"contributions.work_address": "contributions",
	"email_preferences.user_id": "emailPreferences",
	"email_signups.email": "newsletter",
	"free_allowances.mailbox_hash": "usedByMailbox",
	"helpful_resumes.user_id": "outcome",
	"kept_lines.user_id": "keptLines",
	"known_devices.device_hash": "not: a code by which a browser is known would open what it guards",
	"known_devices.user_id": "knownDevices",
	"library_visits.user_id": "libraryVisits",
	"line_pages.user_id": "linePages",
	"oauth_states.browser_hash": "not: of a sign-in that has just begun, by nobody yet",
	"one_time_tokens.email": "accountLinks",
	"one_time_tokens.user_id": "accountLinks",
	"orders.stripe_customer_id": "orders",
	"orders.user_id": "orders",
	"outbox_mails.key": "not: the mailbox of a demonstration, which anyone can read",
	"outcomes.user_id": "outcome",
	"pack_credits > user_purchases": "spentCredits",
	"passkey.public_key": "not: a key",
	"passkey.user_id": "passkeys",
	"pro_grants.user_id": "givenPro",
	"promises.mailbox_hash": "usedByMailbox",
	"rate_limits.key": "not: counters of attempts, gone within a day",
	"reading_history.user_id": "readingHistory",
	"receipt_details.user_id": "receiptDetails",
	"resume_evidence.address_domain": "contributions",
	"resume_evidence.address_hash": "not: a code, by which the same address is known again",
	"resume_uses.user_id": "resumeUses",
	"resume_views.viewer_key": "viewCounts",
	"review_ticks.user_id": "reviewChecklist",
	"saved_search_finds > saved_searches": "savedSearches",
	"saved_search_keys > saved_searches": "not: words of the searches, which are in the copy",
	"saved_searches.user_id": "savedSearches",
	"sealed_comparisons.user_id": "encryptedComparisons",
	"session.ip_address": "sessions",
	"session.user_agent": "sessions",
	"session.user_id": "sessions",
	"starred_resumes.user_id": "shortlist",
	"stripe_customers.customer_id": "paymentProviderCustomer",
	"stripe_customers.mailbox_hash": "not: null while there is an account",
	"stripe_customers.user_id": "paymentProviderCustomer",
	"stripe_events.customer_id": "not: that the provider told of a payment, which is in the copy",
	"team_members.user_id": "dashboardRole",
	"template_downloads.user_id": "templateDownloads",
	"user.email": "account",
	"user_purchases.user_id": "resumePacks",
	"user_resume_access.user_id": "unlockedResumes",
	"user_subscriptions.stripe_customer_id": "subscriptions",
	"user_subscriptions.user_id": "subscriptions",
};

describe("The copy of a person's data", () => {
	test("has every table and column that holds a person, or a reason stands here", async () => {
		const { services, addPerson } = await createTestSite();
		const { rows } = await services.database.execute<{ place: string }>(sql`
			select table_name || '.' || column_name as place from information_schema.columns
				where table_schema = 'public' and data_type <> 'boolean' and column_name ~
				'^(user_id|person_id|subject_id|.*email|.*mailbox.*|.*address.*|viewer.*|member.*|.*customer_id|public_key|browser.*|device_hash|user_agent)$'
			union select table_name || '.key' from information_schema.columns
				where column_name = 'key' and table_name in ('outbox_mails', 'rate_limits')
			union select distinct child.relname || ' > ' || parent.relname from pg_constraint
				join pg_class child on child.oid = conrelid join pg_class parent on parent.oid = confrelid
				where contype = 'f' and connamespace = 'public'::regnamespace
				and exists (select 1 from information_schema.columns
					where table_name = parent.relname and column_name = 'user_id')
				and not exists (select 1 from information_schema.columns
					where table_name = child.relname and column_name in ('user_id', 'mailbox_hash'))
				and child.relname <> 'admin_sessions'
			order by 1`);
		// A contribution's reward is a gift as well.
		const found = rows.map(({ place }) => place).filter((place) => !place.endsWith("> pro_grants"));
		expect(found.sort()).toEqual(Object.keys(places).sort());
		const person = await addPerson();
		const copy = await getExportedData(services.database, person.id, person.mailboxHash);
		const named = Object.values(places).filter((name) => !name.startsWith("not: "));
		expect(Object.keys(copy ?? {})).toEqual(expect.arrayContaining(named));
	});

	test("has views, links with their addresses, what the mailbox has used, and what was done for them", async () => {
		const site = await createTestSite();
		const { services, addPerson, addResume } = site;
		const { database } = services;
		const [person, other] = [await addPerson(), await addPerson()];
		const resumeId = await addResume({ title: "Seen" });
		for (const { id, email, mailboxHash } of [person, other]) {
			await recordView(database, resumeId, personKey(id), testNow);
			await database.insert(oneTimeTokens).values({
				tokenHash: `hash-${id}`,
				purpose: "change-email",
				userId: id,
				email: `new-${email}`,
				expiresAt: addDays(testNow, 1),
				createdAt: testNow,
			});
			await database.insert(account).values({
				id: `google-${id}`,
				providerId: "https://accounts.google.com",
				accountId: `subject-${id}`,
				userId: id,
				createdAt: testNow,
			});
			await database.insert(passkey).values({
				id: `key-${id}`,
				name: "Phone",
				publicKey: `public-${id}`,
				userId: id,
				credentialID: `credential-${id}`,
				counter: 3,
				deviceType: "multiDevice",
				backedUp: true,
				createdAt: testNow,
			});
			await database.insert(freeAllowances).values({ mailboxHash, usedAt: testNow });
			await database.insert(stripeCustomers).values({ customerId: `cus_${id}`, userId: id });
			const [order] = await database
				.insert(orders)
				.values({
					userId: id,
					planId: "resume-pack",
					amountInCents: 999,
					currency: "usd",
					status: "refunded",
					refundedInCents: 999,
					paidAt: testNow,
					stripePaymentIntent: `pi_${id}`,
					stripeCustomerId: `cus_${id}`,
				})
				.returning();
			const kind = "guarantee" as const;
			await database
				.insert(promises)
				.values({ mailboxHash, kind, orderId: order?.id ?? "", at: testNow });
			await database.insert(contributions).values({
				userId: id,
				workAddress: `at-work-${email}`,
				createdAt: testNow,
				touchedAt: testNow,
			});
			await database.transaction((transaction) =>
				writeAudit(transaction, ownerOf(site), {
					action: "person.signed-out",
					subject: "person",
					subjectId: id,
					label: "Account",
				}),
			);
		}
		const copy = await getExportedData(database, person.id, person.mailboxHash);
		expect(copy).toMatchObject({
			account: {
				otherSignIns: [
					{ provider: "https://accounts.google.com", identifier: `subject-${person.id}` },
				],
			},
			passkeys: [{ name: "Phone", timesSigned: 3, isCopied: true, createdAt: testNow }],
			viewCounts: [{ resumeId, title: "Seen", day: "2026-06-15" }],
			accountLinks: [
				{ purpose: "change-email", email: `new-${person.email}`, usedAt: null, createdAt: testNow },
			],
			usedByMailbox: {
				freeResumeAt: testNow,
				payments: [{ kind: "guarantee", at: testNow, status: "refunded" }],
			},
			contributions: [{ workAddress: `at-work-${person.email}` }],
			doneByUs: [{ what: "person.signed-out" }],
		});
		const text = JSON.stringify(copy);
		for (const secret of [other.id, person.mailboxHash, "hash-", "public-", "credential-"]) {
			expect(text).not.toContain(secret);
		}
		await database.delete(freeAllowances).where(eq(freeAllowances.mailboxHash, person.mailboxHash));
		const later = await getExportedData(database, person.id, person.mailboxHash);
		expect(later?.usedByMailbox.freeResumeAt).toBeNull();
	});
});
