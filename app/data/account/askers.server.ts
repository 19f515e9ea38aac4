import { eq, sql } from "drizzle-orm";
import type { Database } from "#app/data/base/database.server.ts";
import { session, user } from "#app/data/base/schema/accounts.server.ts";
import {
	freeAllowances,
	packCredits,
	proGrants,
	userPurchases,
	userResumeAccess,
	userSubscriptions,
} from "#app/data/base/schema/entitlements.server.ts";
import { starredResumes } from "#app/data/base/schema/keeping.server.ts";
import { orders, promises } from "#app/data/base/schema/payments.server.ts";
import { isRefunding } from "#app/data/billing/purchases.server.ts";
import { countingFirst } from "#app/data/billing/subscriptions.server.ts";
import type { Rights } from "#app/data/reader/rights.server.ts";
import { inBatches } from "#app/domain/base/in-batches.ts";
import { keepNewest } from "#app/domain/base/keep-newest.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import { guarantee, plans } from "#app/domain/billing/plans.ts";
import { isPackRunning } from "#app/domain/reader/entitlements.ts";

/** A person behind a session, with everything that pages show of them. */
export type Asker = {
	sessionId: string;
	/** Of the session. */
	expiresAt: Date;
	person: Person;
	rights: Rights;
	/** How many resumes a pack has let its owner read, of those packs that may still have their guarantee. */
	readOf(packId: string): number;
	/** What running unlocks open, and by what. */
	unlockedAt(now: Date): { id: string; source: "free" | "pack" }[];
	/** The resumes on the shortlist, the latest first. */
	starred: string[];
	/** Whether the mailbox has had the cheaper first month, with this account or an earlier one. */
	hadFirstMonth: boolean;
};

export type Askers = {
	/**
	 * Reads who asks, for each request again: what has just changed is seen, in every process. Those who ask while
	 * others are being read are read together, in one statement.
	 * @param token of a session, as its cookie has proved it
	 * @returns null when there is no such session; one that has ended is still there
	 */
	find(token: string): Promise<Asker | null>;
};

/** So many as a busy process has requests under way. A statement takes a millisecond; a slow one holds nobody up. */
const batches = { atOnce: 2, most: 64, slowAfter: 15 };

/**
 * Postgres plans for lists of ten where it does not know them. To plan for a shorter one looks cheaper to it, so that
 * it would plan each time, which takes three times as long as to read: lists are filled with nobody.
 */
const plannedFor = 10;

/** So many mailboxes are remembered by the token of a session. */
const mostMailboxes = 10_000;

/**
 * @param hashMailbox the keyed hash by which a mailbox is known, which the database cannot make
 * @param learn is told of everyone who is found
 */
export function createAskers(
	database: Database,
	hashMailbox: (email: string) => string,
	learn: (asker: Asker) => void,
): Askers {
	const statement = prepare(database);
	const read = inBatches(async (asked: readonly { token: string; mailbox: string }[]) => {
		const room = Array<string>(
			-asked.length + plannedFor * Math.ceil(asked.length / plannedFor),
		).fill("");
		const rows = await statement.execute({
			tokens: [...asked.map(({ token }) => token), ...room],
			mailboxes: [...asked.map(({ mailbox }) => mailbox), ...room],
		});
		const byPlace = new Map(rows.map((row) => [Number(row.place), row]));
		return asked.map((_, index) => byPlace.get(index + 1));
	}, batches);
	// Guessed from the request before, and found wrong when the address has changed meanwhile.
	const mailboxes = new Map<string, { email: string; hash: string }>();

	return {
		async find(token) {
			for (;;) {
				const guess = mailboxes.get(token);
				const row = await read({ token, mailbox: guess?.hash ?? "" });
				if (!row) {
					mailboxes.delete(token);
					return null;
				}
				if (row.email === guess?.email) {
					const asker = toAsker(row, guess.hash);
					learn(asker);
					return asker;
				}
				const { email } = row;
				keepNewest(mailboxes, token, { email, hash: hashMailbox(email) }, mostMailboxes);
			}
		},
	};
}

type Facts = {
	subscription: Written<NonNullable<Rights["subscription"]>> | null;
	grants: Written<Rights["grants"][number]>[];
	packs: Written<Rights["packs"][number] & { read: number }>[];
	freeUsed: boolean;
	unlocked: { id: string; source: "free" | "pack"; packId: string | null }[];
	starred: string[];
	hadFirstMonth: boolean;
};

/** As JSON has it. */
type Written<Row> = {
	[Name in keyof Row]: Row[Name] extends Date
		? string
		: Row[Name] extends Date | null | undefined
			? string | null
			: Row[Name];
};

type AskerRow = {
	place: string;
	sessionId: string;
	expiresAt: Date;
	userId: string;
	email: string;
	emailConfirmed: boolean;
	facts: Facts;
};

function toAsker({ facts, ...row }: AskerRow, mailboxHash: string): Asker {
	const { sessionId, expiresAt, userId: id, email, emailConfirmed } = row;
	const packs = facts.packs.map(({ read: _, ...pack }) => ({
		...pack,
		expiresAt: new Date(pack.expiresAt),
		grantedAt: new Date(pack.grantedAt),
		closedAt: toDate(pack.closedAt),
	}));
	return {
		sessionId,
		expiresAt,
		person: { id, email, emailConfirmed, mailboxHash },
		rights: {
			subscription: facts.subscription && {
				...facts.subscription,
				currentPeriodEnd: new Date(facts.subscription.currentPeriodEnd),
				graceUntil: toDate(facts.subscription.graceUntil),
				resumesAt: toDate(facts.subscription.resumesAt),
				canceledAt: toDate(facts.subscription.canceledAt),
				syncedAt: toDate(facts.subscription.syncedAt),
			},
			grants: facts.grants.map(({ startsAt, endsAt, revokedAt }) => ({
				startsAt: new Date(startsAt),
				endsAt: new Date(endsAt),
				revokedAt: toDate(revokedAt),
			})),
			packs,
			freeUsed: facts.freeUsed ? 1 : 0,
		},
		readOf: (packId) => facts.packs.find((pack) => pack.id === packId)?.read ?? 0,
		unlockedAt(now) {
			const running = new Set(packs.filter((pack) => isPackRunning(pack, now)).map((p) => p.id));
			return facts.unlocked.filter(
				({ source, packId }) => source === "free" || (packId !== null && running.has(packId)),
			);
		},
		starred: facts.starred,
		hadFirstMonth: facts.hadFirstMonth,
	};
}

const toDate = (text: string | null | undefined) => (text ? new Date(text) : null);

/** From so many credits left on, a pack may have opened no more than its guarantee allows. */
const untouchedFrom = plans.pack.resumes - guarantee.packUnlocks;

// A read resume is one that was not withdrawn: asked in two parts, because each has an index.
const readOfPack = sql`case when ${userPurchases.resumesRemaining} < ${sql.raw(String(untouchedFrom))} then 0 else (
	select count(*) from ${packCredits}
		where ${packCredits.purchaseId} = ${userPurchases.id} and ${packCredits.returnedAt} is null) + (
	select count(*) from ${packCredits}
		where ${packCredits.purchaseId} = ${userPurchases.id} and ${packCredits.returnedFor} = 'swap') end`;

const facts = sql<Facts>`json_build_object(
	'subscription', (
		select json_build_object(
			'status', ${userSubscriptions.status}, 'stripeStatus', ${userSubscriptions.stripeStatus},
			'currentPeriodEnd', ${userSubscriptions.currentPeriodEnd}, 'graceUntil', ${userSubscriptions.graceUntil},
			'resumesAt', ${userSubscriptions.resumesAt}, 'canceledAt', ${userSubscriptions.canceledAt},
			'syncedAt', ${userSubscriptions.syncedAt})
		from ${userSubscriptions} where ${userSubscriptions.userId} = ${user.id}
		order by ${sql.join(countingFirst, sql`, `)} limit 1),
	'grants', (
		select coalesce(json_agg(json_build_object(
			'startsAt', ${proGrants.startsAt}, 'endsAt', ${proGrants.endsAt}, 'revokedAt', ${proGrants.revokedAt})), '[]')
		from ${proGrants} where ${proGrants.userId} = ${user.id}),
	'packs', (
		select coalesce(json_agg(json_build_object(
			'id', ${userPurchases.id}, 'status', ${userPurchases.status},
			'resumesRemaining', ${userPurchases.resumesRemaining}, 'expiresAt', ${userPurchases.expiresAt},
			'grantedAt', ${userPurchases.grantedAt}, 'closedAt', ${userPurchases.closedAt}, 'isRefunding', ${isRefunding}, 'read', ${readOfPack})), '[]')
		from ${userPurchases} where ${userPurchases.userId} = ${user.id}),
	'freeUsed', exists (
		select 1 from ${freeAllowances} where ${freeAllowances.mailboxHash} = asked.mailbox)
		or exists (
		select 1 from ${userResumeAccess}
			where ${userResumeAccess.userId} = ${user.id} and ${userResumeAccess.source} = 'free'),
	'unlocked', (
		select coalesce(json_agg(json_build_object(
			'id', ${userResumeAccess.resumeId}, 'source', ${userResumeAccess.source},
			'packId', ${userResumeAccess.purchaseId})), '[]')
		from ${userResumeAccess} where ${userResumeAccess.userId} = ${user.id}),
	'starred', (
		select coalesce(json_agg(${starredResumes.resumeId}
			order by ${starredResumes.starredAt} desc, ${starredResumes.resumeId}), '[]')
		from ${starredResumes}
		where ${starredResumes.userId} = ${user.id} and ${starredResumes.removedAt} is null),
	'hadFirstMonth', exists (
		select 1 from ${orders} where ${orders.userId} = ${user.id} and ${orders.isDiscounted})
		or exists (
		select 1 from ${promises} where ${promises.mailboxHash} = asked.mailbox
			and ${promises.kind} = 'first_month'))`;

const prepare = (database: Database) =>
	database
		.select({
			place: sql<string>`asked.place`,
			sessionId: session.id,
			expiresAt: session.expiresAt,
			userId: user.id,
			email: user.email,
			emailConfirmed: user.emailVerified,
			facts,
		})
		.from(
			sql`unnest(${sql.placeholder("tokens")}::text[], ${sql.placeholder("mailboxes")}::text[])
				with ordinality as asked(token, mailbox, place)`,
		)
		.innerJoin(session, eq(session.token, sql`asked.token`))
		.innerJoin(user, eq(user.id, session.userId))
		.prepare("asker");
