import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
	type AccessDecision,
	type AccessFacts,
	decideResumeAccess,
} from "#app/domain/reader/access.ts";
import {
	type Pack,
	type ProGrant,
	packExpiry,
	type Subscription,
} from "#app/domain/reader/entitlements.ts";
import {
	anyFacts,
	anyGrant,
	anyPack,
	anySubscription,
	around,
	now,
	packStatuses,
	statuses,
} from "#tests/helpers/access-facts.ts";

/** The access table over its whole state space, and over random lives of an account. */

const day = 86_400_000;

/** The table of docs/access.md, row by row: the first row whose condition holds answers. */
function table(facts: AccessFacts): string {
	const { person, resume, subscription: s, grants, packs, unlock, freeUsed } = facts;
	const runs = (pack: Pack) =>
		pack.status === "succeeded" && pack.expiresAt.getTime() > now.getTime();
	const spendable = packs.filter((pack) => runs(pack) && pack.resumesRemaining > 0);
	const rows: [boolean, string][] = [
		[resume === "missing", "deny not_found"],
		[resume === "withdrawn", "deny withdrawn"],
		[resume === "open", "allow everyone"],
		[!person, "deny authentication_required"],
		[person?.emailConfirmed === false, "deny email_unconfirmed"],
		[s?.status === "active" && s.currentPeriodEnd > now, "allow subscription"],
		[s?.status === "canceled" && s.currentPeriodEnd > now, "allow subscription"],
		[
			s?.status === "past_due" && (s.graceUntil?.getTime() ?? 0) > now.getTime(),
			"allow subscription",
		],
		[
			grants.some(
				({ startsAt, endsAt, revokedAt }) => !revokedAt && startsAt <= now && now < endsAt,
			),
			"allow grant",
		],
		[unlock?.source === "free", "allow unlock free"],
		[
			packs.some((pack) => unlock?.source === "pack" && unlock.packId === pack.id && runs(pack)),
			"allow unlock pack",
		],
		[spendable.length > 0, `allow pack ${inSpendingOrder(spendable)}`],
		[freeUsed === 0, "allow free"],
		[s?.status === "past_due", "deny payment_past_due"],
		[packs.some(runs), "deny pack_exhausted"],
		[packs.some((pack) => pack.status === "succeeded"), "deny pack_expired"],
		[true, "deny limit_reached"],
	];
	return rows.find(([holds]) => holds)?.[1] ?? "no row";
}

function inSpendingOrder(packs: readonly Pack[]): string {
	const key = (pack: Pack) =>
		`${pack.expiresAt.toISOString()} ${pack.grantedAt.toISOString()} ${pack.id}`;
	const byKey = new Map(packs.map((pack) => [key(pack), pack.id]));
	return [...byKey.keys()]
		.sort()
		.map((entry) => byKey.get(entry))
		.join(",");
}

function told(decision: AccessDecision): string {
	if (!decision.allowed) return `deny ${decision.reason}`;
	if (decision.by === "unlock") return `allow unlock ${decision.source}`;
	return decision.by === "pack"
		? `allow pack ${decision.packIds.join(",")}`
		: `allow ${decision.by}`;
}

describe("the decision", () => {
	test("agrees with the table in every state of a person with at most one pack", () => {
		const subscriptions: (Subscription | null)[] = [
			null,
			...statuses.flatMap((status) =>
				around.flatMap((currentPeriodEnd) =>
					[null, ...around].map((graceUntil) => ({ status, currentPeriodEnd, graceUntil })),
				),
			),
		];
		const packs: Pack[][] = [
			[],
			...packStatuses.flatMap((status) =>
				around.flatMap((expiresAt) =>
					[0, 1, 5].map((resumesRemaining) => [
						{ id: "a", status, resumesRemaining, expiresAt, grantedAt: new Date(0) },
					]),
				),
			),
		];
		const unlocks: AccessFacts["unlock"][] = [
			null,
			{ source: "free" },
			{ source: "pack", packId: "a" },
			{ source: "pack", packId: "gone" },
		];
		const disagreements: unknown[] = [];
		for (const person of [null, { emailConfirmed: false }, { emailConfirmed: true }])
			for (const resume of ["missing", "withdrawn", "open", "present"] as const)
				for (const subscription of subscriptions)
					for (const owned of packs)
						for (const unlock of unlocks)
							for (const freeUsed of [0, 1]) {
								const rights = { subscription, grants: [], packs: owned, unlock, freeUsed };
								const facts = { person, resume, ...rights };
								const answer = told(decideResumeAccess(facts, now));
								if (answer !== table(facts)) disagreements.push({ facts, answer });
							}
		expect(disagreements.slice(0, 3)).toEqual([]);
	});

	test("agrees with the table wherever Pro was given, whatever else is there", () => {
		const given: ProGrant[] = around.flatMap((endsAt) =>
			around.flatMap((startsAt) =>
				[null, now].map((revokedAt) => ({ startsAt, endsAt, revokedAt })),
			),
		);
		for (const grant of given)
			fc.assert(
				fc.property(anyFacts, (facts) => {
					const beside = { ...facts, grants: [grant, ...facts.grants] };
					expect(told(decideResumeAccess(beside, now))).toBe(table(beside));
				}),
				{ numRuns: 40 },
			);
	});

	test("agrees with the table for people with several packs", () => {
		fc.assert(
			fc.property(anyFacts, (facts) => {
				expect(told(decideResumeAccess(facts, now))).toBe(table(facts));
			}),
			{ numRuns: 5_000 },
		);
	});

	test("never lets in who has no session or no confirmed address, but to what is open to everyone", () => {
		fc.assert(
			fc.property(anyFacts, fc.constantFrom(null, { emailConfirmed: false }), (facts, person) => {
				const { allowed } = decideResumeAccess({ ...facts, person }, now);
				expect(allowed).toBe(facts.resume === "open");
			}),
		);
	});

	test("never takes access away because a right was added", () => {
		const more: fc.Arbitrary<(facts: AccessFacts) => AccessFacts> = fc.oneof(
			fc.constant((facts: AccessFacts) => ({ ...facts, freeUsed: 0 })),
			fc.constant((facts: AccessFacts) => ({ ...facts, unlock: { source: "free" as const } })),
			anyPack("new").map((pack) => (facts: AccessFacts) => ({
				...facts,
				packs: [...facts.packs, pack],
			})),
			fc.nat().map((index) => (facts: AccessFacts) => ({
				...facts,
				packs: facts.packs.map((pack, place) =>
					place === index % facts.packs.length
						? { ...pack, resumesRemaining: 5, expiresAt: new Date(pack.expiresAt.getTime() + day) }
						: pack,
				),
			})),
			anyGrant.map((grant) => (facts: AccessFacts) => ({
				...facts,
				grants: [...facts.grants, grant],
			})),
			anySubscription.map((subscription) => (facts: AccessFacts) => ({
				...facts,
				subscription: facts.subscription ?? subscription,
			})),
			fc.constant((facts: AccessFacts) => ({
				...facts,
				subscription: facts.subscription && {
					...facts.subscription,
					currentPeriodEnd: new Date(facts.subscription.currentPeriodEnd.getTime() + day),
					graceUntil: around[4] ?? null,
				},
			})),
		);
		fc.assert(
			fc.property(anyFacts, more, (facts, add) => {
				fc.pre(decideResumeAccess(facts, now).allowed);
				expect(decideResumeAccess(add(facts), now).allowed).toBe(true);
			}),
			{ numRuns: 2_000 },
		);
	});

	test("never lets in later who was not let in before, as time alone passes", () => {
		fc.assert(
			fc.property(anyFacts, fc.constantFrom(...around), fc.nat(60 * day), (any, start, wait) => {
				// A grant may begin later; whatever has begun only ends.
				const begun = any.grants.map((grant) => ({ ...grant, startsAt: new Date(0) }));
				const facts = { ...any, grants: begun };
				const later = decideResumeAccess(facts, new Date(start.getTime() + wait));
				if (later.allowed) expect(decideResumeAccess(facts, start).allowed).toBe(true);
			}),
		);
	});

	test("depends on nothing but its arguments and leaves them as they were", () => {
		fc.assert(
			fc.property(anyFacts, (facts) => {
				const copy = structuredClone(facts);
				const decision = decideResumeAccess(facts, now);
				expect(decideResumeAccess(copy, now)).toEqual(decision);
				expect(facts).toEqual(copy);
			}),
		);
	});
});

describe("whatever a person buys, opens and gives back", () => {
	type Step =
		| { kind: "buy" }
		| { kind: "open"; resume: number }
		| { kind: "wait"; days: number }
		| { kind: "refund"; purchase: number }
		| { kind: "subscribe" }
		| { kind: "give"; days: number }
		| { kind: "take back"; right: number };
	type Opening = { resume: number; at: number; paidBy: string };

	const anyLife = fc.array(
		fc.oneof(
			{ weight: 2, arbitrary: fc.record({ kind: fc.constant("buy" as const) }) },
			{
				weight: 12,
				arbitrary: fc.record({ kind: fc.constant("open" as const), resume: fc.nat({ max: 12 }) }),
			},
			{
				weight: 3,
				arbitrary: fc.record({
					kind: fc.constant("wait" as const),
					days: fc.constantFrom(0.5, 7, 29.999, 30),
				}),
			},
			{
				weight: 1,
				arbitrary: fc.record({ kind: fc.constant("refund" as const), purchase: fc.nat() }),
			},
			{ weight: 1, arbitrary: fc.record({ kind: fc.constant("subscribe" as const) }) },
			{
				weight: 2,
				arbitrary: fc.record({ kind: fc.constant("give" as const), days: fc.constantFrom(1, 30) }),
			},
			{
				weight: 1,
				arbitrary: fc.record({ kind: fc.constant("take back" as const), right: fc.nat() }),
			},
		),
		{ maxLength: 80, size: "max" },
	);

	/** Does what the decisions say, as the operation that opens a resume does it. */
	function live(steps: readonly Step[]) {
		let clock = now.getTime();
		let subscription: Subscription | null = null;
		const packs: Pack[] = [];
		const grants: ProGrant[] = [];
		const unlocks = new Map<number, NonNullable<AccessFacts["unlock"]>>();
		const spent: Opening[] = [];
		let denials = 0;
		let wronged = 0;
		for (const step of steps) {
			const at = new Date(clock);
			if (step.kind === "wait") clock += step.days * day;
			if (step.kind === "buy") {
				packs.push({
					id: `pack ${packs.length}`,
					status: "succeeded",
					resumesRemaining: 5,
					expiresAt: packExpiry(at),
					grantedAt: at,
				});
			}
			const returned = step.kind === "refund" ? packs[step.purchase % packs.length] : undefined;
			if (returned) Object.assign(returned, { status: "refunded", resumesRemaining: 0 });
			if (step.kind === "subscribe") {
				const currentPeriodEnd = new Date(clock + 30 * day);
				subscription = { status: "canceled", currentPeriodEnd, graceUntil: null };
			}
			if (step.kind === "give") {
				grants.push({ startsAt: at, endsAt: new Date(clock + step.days * day), revokedAt: null });
			}
			if (step.kind === "take back") {
				const grant = grants[step.right % grants.length];
				if (grant) grant.revokedAt = at;
				const pack = packs[step.right % packs.length];
				if (pack && !grant) Object.assign(pack, { status: "revoked", resumesRemaining: 0 });
			}
			if (step.kind !== "open") continue;

			const decision = decideResumeAccess(
				{
					person: { emailConfirmed: true },
					resume: "present",
					subscription,
					grants,
					packs,
					unlock: unlocks.get(step.resume) ?? null,
					freeUsed: spent.filter(({ paidBy }) => paidBy === "free").length,
				},
				at,
			);
			const isGiven = grants.some(
				({ endsAt, revokedAt }) => revokedAt === null && endsAt.getTime() > clock,
			);
			if (isGiven && !(decision.allowed && /subscription|grant/u.test(decision.by))) wronged++;
			if (!decision.allowed) denials++;
			else if (decision.by === "free") {
				unlocks.set(step.resume, { source: "free" });
				spent.push({ resume: step.resume, at: clock, paidBy: "free" });
			} else if (decision.by === "pack") {
				const packId = decision.packIds[0] ?? "none";
				const paying = packs.find(({ id }) => id === packId);
				if (paying) paying.resumesRemaining--;
				unlocks.set(step.resume, { source: "pack", packId });
				spent.push({ resume: step.resume, at: clock, paidBy: packId });
			}
		}
		return { packs, spent, denials, wronged };
	}

	test("a pack holds between no and five credits and pays for five different resumes", () => {
		fc.assert(
			fc.property(anyLife, (steps) => {
				const { packs, spent } = live(steps);
				for (const pack of packs) {
					const paid = spent.filter(({ paidBy }) => paidBy === pack.id);
					expect(pack.resumesRemaining).toBeGreaterThanOrEqual(0);
					expect(new Set(paid.map(({ resume }) => resume)).size).toBe(paid.length);
					expect(paid.length).toBeLessThanOrEqual(5);
					if (pack.status === "succeeded") expect(pack.resumesRemaining + paid.length).toBe(5);
					for (const { at } of paid) expect(at).toBeLessThan(pack.expiresAt.getTime());
				}
			}),
			{ numRuns: 300 },
		);
	});

	test("while Pro is given everything opens and nothing is spent", () => {
		fc.assert(
			fc.property(anyLife, (steps) => {
				expect(live(steps).wronged).toBe(0);
			}),
			{ numRuns: 300 },
		);
	});

	test("one resume is free, and opening too much is denied", () => {
		let denied = 0;
		fc.assert(
			fc.property(anyLife, (steps) => {
				const { packs, spent, denials } = live(steps);
				denied += denials;
				expect(spent.filter(({ paidBy }) => paidBy === "free").length).toBeLessThanOrEqual(1);
				expect(spent.length).toBeLessThanOrEqual(1 + 5 * packs.length);
			}),
			{ numRuns: 300 },
		);
		expect(denied).toBeGreaterThan(0);
	});

	test("two packs bought together are ten resumes, the first one used up first", () => {
		const opens = Array.from({ length: 12 }, (_, resume) => ({ kind: "open" as const, resume }));
		const { spent, denials } = live([{ kind: "buy" }, { kind: "buy" }, ...opens]);
		expect(spent.map(({ paidBy }) => paidBy)).toEqual([
			...Array(5).fill("pack 0"),
			...Array(5).fill("pack 1"),
			"free",
		]);
		expect(denials).toBe(1);
	});

	test("opening the same resume again costs nothing while its pack runs, and a credit of the next pack after", () => {
		const open = { kind: "open" as const, resume: 1 };
		const { spent } = live([
			{ kind: "buy" },
			open,
			open,
			{ kind: "wait", days: 29.999 },
			open,
			{ kind: "buy" },
			{ kind: "wait", days: 1 },
			open,
			open,
		]);
		expect(spent.map(({ paidBy }) => paidBy)).toEqual(["pack 0", "pack 1"]);
	});
});
