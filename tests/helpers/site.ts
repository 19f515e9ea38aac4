import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { onTestFinished } from "vitest";
import { createServices } from "#app/compose-services.server.ts";
import { user } from "#app/data/base/schema/accounts.server.ts";
import {
	proGrants,
	userPurchases,
	userSubscriptions,
} from "#app/data/base/schema/entitlements.server.ts";
import { resumes } from "#app/data/base/schema/library.server.ts";
import { addDays } from "#app/domain/base/dates.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import { packExpiry } from "#app/domain/reader/entitlements.ts";
import { readEnvironment } from "#app/env.server.ts";
import type { HashingWork } from "#app/integrations/password-hashing.server.ts";
import type { Services, StripeAccess } from "#app/services.ts";
import { createLog } from "#server/log.ts";
import { borrowTestDatabase } from "./postgres.ts";
import { quickHashing } from "./quick-hashing.ts";

/** The instant at which tests happen; a site's clock stands still until the test moves it. */
export const testNow = new Date("2026-06-15T12:00:00.000Z");

export type TestSite = {
	services: Services;
	/** Moves the clock of the site. */
	setNow(now: Date): void;
	/** The services of one more process on the same database. */
	addProcess(): Services;
	/** Attempts beyond a limit over all wait no time, or find no place to wait; how many came by so far. */
	slowDown(hasPlace?: boolean): () => number;
	/** Everything that the site has logged, as the process writes it. */
	logged: () => string;
	addPerson(options?: { email?: string; emailConfirmed?: boolean }): Promise<Person>;
	addResume(values?: Partial<typeof resumes.$inferInsert>): Promise<string>;
	addPack(person: Person, values?: Partial<typeof userPurchases.$inferInsert>): Promise<string>;
	addSubscription(
		person: Person,
		values?: Partial<typeof userSubscriptions.$inferInsert>,
	): Promise<void>;
	/** Pro that the owner has given, for ten days. */
	addProGrant(person: Person, values?: Partial<typeof proGrants.$inferInsert>): Promise<void>;
};

type TestSiteOptions = {
	publicUrl?: string;
	hashing?: HashingWork;
	/** Opens something that takes money, on the site's database (helpers/shop.ts). */
	openPayments?: (databaseUrl: string) => Promise<{
		access: {
			stripe: StripeAccess;
			clock?: () => Date;
			clockMoves?: boolean;
			payTestCheckout?: (checkoutUrl: string) => Promise<void>;
		};
		stop(): Promise<void>;
	}>;
};

// Nobody listens there: tests that pay open a sandbox.
const noPayments: StripeAccess = {
	secretKey: "sk_test_nobody",
	webhookSecrets: ["whsec_nobody"],
	address: { host: "127.0.0.1", port: 9, protocol: "http" },
};

/** A site of its own on a database of its own; gone when the test has finished. */
export async function createTestSite(
	variables: Record<string, string> = {},
	{ publicUrl = "http://localhost", hashing = quickHashing, openPayments }: TestSiteOptions = {},
): Promise<TestSite> {
	const database = await borrowTestDatabase();
	const dataDir = await mkdtemp(join(tmpdir(), "offerfolio-test-"));
	const lines: string[] = [];
	let now = testNow;
	const env = readEnvironment({ DATA_DIR: dataDir, ...variables });
	const payments = await openPayments?.(database.url);
	const openServices = () =>
		createServices({
			env,
			log: createLog("debug", { write: (line) => lines.push(line) }),
			databaseUrl: database.url,
			publicUrl,
			clock: () => now,
			stripe: noPayments,
			// Each worker looks for work when it starts, each connection reads of every table, and most tests have little.
			jobTiming: { workersPerKind: 1, connections: 2 },
			hashing,
			...payments?.access,
		});
	const services = openServices();
	onTestFinished(async () => {
		await services.close();
		await payments?.stop();
		await database.drop();
		await rm(dataDir, { recursive: true, force: true });
	});
	const connection = services.database;

	return {
		services,
		setNow: (instant) => {
			now = instant;
		},
		addProcess() {
			const more = openServices();
			onTestFinished(() => more.close());
			return more;
		},
		slowDown(hasPlace = true) {
			let held = 0;
			services.slowDown.hold = async () => {
				held++;
				return hasPlace;
			};
			return () => held;
		},
		logged: () => lines.join(""),
		async addPerson({ email, emailConfirmed = true } = {}) {
			const id = randomUUID();
			const address = email ?? `${id}@example.com`;
			await connection
				.insert(user)
				.values({ id, name: "", email: address, emailVerified: emailConfirmed });
			return {
				id,
				email: address,
				emailConfirmed,
				mailboxHash: services.hashMailbox(address),
			};
		},
		async addResume(values = {}) {
			const id = values.id ?? randomUUID();
			await connection.insert(resumes).values({
				title: "Backend engineer, payments",
				company: "Google",
				role: "Software Engineer",
				industry: "Tech",
				experienceLevel: "Mid-level",
				description: "Four years of ledgers and reconciliation.",
				tags: ["go", "postgres"],
				provenance: "demo",
				availability: "document",
				createdAt: testNow,
				updatedAt: testNow,
				...values,
				id,
			});
			return id;
		},
		async addPack(person, values = {}) {
			const [row] = await connection
				.insert(userPurchases)
				.values({
					userId: person.id,
					status: "succeeded",
					resumesRemaining: 5,
					grantedAt: testNow,
					expiresAt: packExpiry(values.grantedAt ?? testNow),
					stripeSessionId: `cs_test_${randomUUID()}`,
					...values,
				})
				.returning({ id: userPurchases.id });
			if (!row) throw new Error("The pack was not written");
			return row.id;
		},
		async addSubscription(person, values = {}) {
			await connection.insert(userSubscriptions).values({
				userId: person.id,
				planId: "pro-monthly",
				status: "active",
				stripeStatus: "active",
				currentPeriodStart: testNow,
				currentPeriodEnd: addDays(testNow, 30),
				stripeCustomerId: `cus_test_${person.id}`,
				stripeSubscriptionId: `sub_test_${randomUUID()}`,
				...values,
			});
		},
		async addProGrant(person, values = {}) {
			await connection.insert(proGrants).values({
				userId: person.id,
				startsAt: testNow,
				endsAt: addDays(testNow, 10),
				reason: "A test",
				...values,
			});
		},
	};
}

/**
 * Everything in the database that breaks an invariant; must be empty after every test that spends or pays,
 * when what was under way has settled. Packs are counted by the ledger: an access row moves on to a new
 * pack, the ledger does not.
 */
export async function findBrokenInvariants(site: {
	services: Pick<Services, "database">;
}): Promise<unknown[]> {
	const { rows } = await site.services.database.execute(sql`
		select 'P1 remaining out of range' as broken, id::text as at from user_purchases
			where resumes_remaining not between 0 and 5
		union all select 'P2 remaining and ledger differ', p.id::text from user_purchases p
			where p.status = 'succeeded' and p.resumes_remaining + (
				select count(*) from pack_credits c where c.purchase_id = p.id and c.returned_at is null) <> 5
		union all select 'P4 spent after its end, or by someone else', a.user_id from user_resume_access a
			join user_purchases p on p.id = a.purchase_id
			where a.user_id <> p.user_id or (a.accessed_at >= p.expires_at
				-- Money of Pro that went back makes a pack end earlier than it did before.
				and not exists (select 1 from orders o where o.user_id = p.user_id
					and o.plan_id = 'pro-monthly' and o.status in ('refunded', 'disputed')))
		union all select 'P4 unlocked by a pack without a credit', a.user_id from user_resume_access a
			where a.source = 'pack' and not exists (select 1 from pack_credits c
				where c.purchase_id = a.purchase_id and c.resume_id = a.resume_id and c.returned_at is null)
		union all select 'P10 two swaps of one pack', purchase_id::text from pack_credits
			where returned_for = 'swap' group by purchase_id having count(*) > 1
		union all select 'P10 swapped later than ten minutes, or downloaded before', c.id::text
			from pack_credits c join user_purchases p on p.id = c.purchase_id
			where c.returned_for = 'swap' and (c.returned_at >= c.spent_at + interval '10 minutes'
				or exists (select 1 from resume_uses u where u.user_id = p.user_id
					and u.resume_id = c.resume_id and u.kind <> 'reading' and u.at between c.spent_at and c.returned_at))
		union all select 'D2 two free resumes', user_id from user_resume_access
			where source = 'free' group by user_id having count(*) > 1
		union all select 'D3 unlocked twice', user_id from user_resume_access
			group by user_id, resume_id having count(*) > 1
		union all select 'D7 view count differs', r.id::text from resumes r
			where r.view_count <> (select count(*) from resume_views v where v.resume_id = r.id)
		union all select 'S6 two live subscriptions', user_id from user_subscriptions
			where user_id is not null and stripe_status in ('active', 'trialing', 'past_due')
			group by user_id having count(*) > 1
		union all select 'A1 one address twice', min(id) from "user"
			group by lower(btrim(email)) having count(*) > 1
		union all select 'A2 a session without a confirmed address', s.user_id from session s
			join "user" u on u.id = s.user_id where not u.email_verified
		union all select 'P8 a pack and its order differ', p.id::text from user_purchases p
			join orders o on o.purchase_id = p.id
			where p.status <> 'revoked'
				and (p.status = 'succeeded') <> (o.status in ('paid', 'partly refunded'))
		union all select 'P9 a closed pack with something left in it', id::text from user_purchases
			where status <> 'succeeded' and resumes_remaining <> 0
		union all select 'P9 a given pack with a payment', p.id::text from user_purchases p
			where p.origin = 'granted' and (p.stripe_payment_intent is not null
				or exists (select 1 from orders o where o.purchase_id = p.id))
		union all select 'K1 more kept lines than a member may have', user_id from kept_lines
			where removed_at is null group by user_id having count(*) > 1000
		union all select 'K2 more saved searches than a member may have', user_id from saved_searches
			group by user_id having count(*) > 20
		union all select 'K3 a saved search that no resume can find', id::text from saved_searches s
			where not exists (select 1 from saved_search_keys k where k.search_id = s.id)
		union all select 'K4 a find that was told and waits to be told', search_id::text from saved_search_finds
			where told_at is not null and due_at is not null
		union all select 'K5 more stars than a member may have', user_id from starred_resumes
			where removed_at is null group by user_id having count(*) > 100
		union all select 'G1 Pro that was given and ends before it begins', id::text from pro_grants
			where ends_at <= starts_at
		union all select 'G2 Pro that was taken back before it was given', id::text from pro_grants
			where revoked_at < starts_at`);
	const sandbox = await site.services.database.execute(
		sql`select 1 as at from sandbox.objects limit 1`,
	);
	return sandbox.rows[0]?.at ? [...rows, ...(await findBrokenPayments(site))] : rows;
}

/** Where the site and the payment sandbox disagree; they may while events are on their way. */
async function findBrokenPayments(site: {
	services: Pick<Services, "database">;
}): Promise<unknown[]> {
	const { rows } = await site.services.database.execute(sql`
		with theirs as (
			select kind, id, record, customer_id, user_id from sandbox.objects
				join stripe_customers on customer_id = record->>'customer')
		select 'P5 a paid pack without a purchase' as broken, t.id as at from theirs t
			where t.user_id is not null and t.kind = 'session' and record->>'mode' = 'payment' and record->>'payment_status' = 'paid'
			and (select count(*) from user_purchases where stripe_session_id = t.id) <> 1
		union all select 'P3 a purchase that was not paid', p.id::text from user_purchases p
			join theirs t on t.kind = 'session' and t.id = p.stripe_session_id
			where record->>'mode' <> 'payment' or record->>'payment_status' <> 'paid'
		union all select 'a charge and its order differ', t.id from theirs t
			left join orders o on o.stripe_payment_intent = record->>'payment_intent'
			where t.kind = 'charge' and record->>'status' = 'succeeded'
			and (o.amount_in_cents is distinct from (record->>'amount')::int
				or o.refunded_in_cents is distinct from (record->>'amount_refunded')::int)
		union all select 'an order without a charge', o.id::text from orders o
			join stripe_customers c on c.customer_id = o.stripe_customer_id
			where not exists (select 1 from theirs t where t.kind = 'charge'
				and record->>'payment_intent' = o.stripe_payment_intent and record->>'status' = 'succeeded')
		union all select 'S4 a subscription is not as the provider has it', t.id from theirs t
			left join user_subscriptions s on s.stripe_subscription_id = t.id
			where t.user_id is not null and t.kind = 'subscription' and s.stripe_status is distinct from record->>'status'
		union all select 'S6 two subscriptions that charge', customer_id from theirs
			where kind = 'subscription' and record->>'status' in ('active', 'trialing', 'past_due')
			group by customer_id having count(*) > 1`);
	return rows;
}
