import { randomUUID } from "node:crypto";
import { onTestFinished } from "vitest";
import { createServices } from "#app/compose-services.server.ts";
import { findBrokenInvariants as findBroken } from "#app/data/base/invariants.server.ts";
import { session, user } from "#app/data/base/schema/accounts.server.ts";
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
import { makeFolder } from "./folder.ts";
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
	/** A request of theirs begins: the site reads who asks. */
	look(person: Person, services?: Services): Promise<void>;
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
	/** A migrated database of the test's own. */
	databaseUrl?: string;
	/** Its statements wait long for each other: a busy machine would break them off after two seconds. */
	isPatient?: boolean;
	/** By the machine's clock and its calendar, which may queue jobs at any time. */
	isOnMachineTime?: boolean;
	/** Opens something that takes money, on the site's database (helpers/shop.ts). */
	openPayments?: (databaseUrl: string) => Promise<{
		access: {
			stripe: StripeAccess;
			clock?: () => Date;
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
	options: TestSiteOptions = {},
): Promise<TestSite> {
	const { publicUrl = "http://localhost", hashing = quickHashing, openPayments } = options;
	const database = options.databaseUrl
		? { url: options.databaseUrl, drop: async () => {} }
		: await borrowTestDatabase();
	const dataDir = await makeFolder();
	const lines: string[] = [];
	let now = testNow;
	const env = readEnvironment({ DATA_DIR: dataDir, ...variables });
	const payments = await openPayments?.(database.url);
	const openServices = () =>
		createServices({
			env,
			log: createLog("debug", { write: (line) => lines.push(line) }),
			databaseUrl: `${database.url}${options.isPatient ? "&statement_timeout=60000" : ""}`,
			publicUrl,
			...(options.isOnMachineTime ? {} : { clock: () => now }),
			stripe: noPayments,
			// Each worker looks for work when it starts, each connection reads of every table, and most tests have little.
			jobTiming: { workersPerKind: 1, connections: 2 },
			hashing,
			...payments?.access,
		});
	const services = openServices();
	// What is free of the machine's disk is none of the tests' business.
	services.disk = async () => ({ free: 50e9, total: 100e9 });
	onTestFinished(async () => {
		await services.close();
		await payments?.stop();
		await database.drop();
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
		async look(person, { askers } = services) {
			const token = randomUUID();
			const expiresAt = addDays(now, 30);
			await connection
				.insert(session)
				.values({ id: randomUUID(), token, userId: person.id, expiresAt });
			await askers.find(token);
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
				syncedAt: testNow,
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
 * Everything in the database of a site that breaks an invariant, as `findBrokenInvariants` of the product finds it, once
 * what goes on behind the answers is done.
 */
export async function findBrokenInvariants({
	services,
}: {
	services: Pick<Services, "database"> & Partial<Pick<Services, "background">>;
}): Promise<unknown[]> {
	await services.background?.settle();
	return findBroken(services.database);
}
