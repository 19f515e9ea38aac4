import { randomUUID } from "node:crypto";
import { lockPerson } from "#app/data/account/passwords.server.ts";
import { getPersonRecord } from "#app/data/account/people.server.ts";
import { jobTransaction, type Transaction } from "#app/data/base/database.server.ts";
import { addProGrant } from "#app/data/billing/pro-grants.server.ts";
import { countReaders } from "#app/data/intake/contribution/audience.server.ts";
import { holdPublished } from "#app/data/intake/contribution/published-own.server.ts";
import {
	addReward,
	countRewardedDays,
	findContributors,
	findRewardable,
	findRewards,
	getLastGrantEnd,
} from "#app/data/intake/contribution/rewards.server.ts";
import { addDays } from "#app/domain/base/dates.ts";
import type { JobCatalogue } from "#app/domain/base/jobs.ts";
import { rewardRules } from "#app/domain/intake/contribution/contributor-limits.ts";
import {
	dueRewards,
	earnedRewards,
	rewardName,
	rewardPeriod,
} from "#app/domain/intake/contribution/rewards.ts";
import { type PageContext, takePage } from "#app/operations/base/take-page.server.ts";
import type { Uses } from "#app/services.ts";

type Needs = Uses<"clock" | "database" | "jobs" | "log">;

/**
 * A queued job: gives each of a page of people what their contributions have earned since, and tells each of them once.
 * @returns how many rewards
 * @throws at the end when one could not be given: nobody waits for it
 */
export async function rewardPeople(
	services: Needs,
	page: JobCatalogue["reward-people"] = {},
	context: PageContext = {},
): Promise<number> {
	const { database, jobs, log, clock } = services;
	let given = 0;
	let failed = 0;
	const ofPage = await takePage(services, "reward-people", page, context, (after, limit) =>
		findContributors(database, after, limit),
	);
	const rewardable = await findRewardable(
		database,
		ofPage.map(({ id }) => id),
	);
	const people = Map.groupBy(rewardable, ({ userId }) => userId);
	for (const [userId, contributions] of people) {
		if (context.signal?.aborted) break;
		const ids = contributions.map(({ id }) => id);
		try {
			given += await database.transaction((transaction) =>
				rewardPerson({ jobs }, transaction, { userId, ids }, clock()),
			);
		} catch (error) {
			failed++;
			log.error({ error, contributions: ids }, "A contributor could not be rewarded");
		}
	}
	if (failed > 0) throw new Error(`Contributors who could not be rewarded: ${failed}`);
	return given;
}

/**
 * Gives what published contributions of a person have earned, each reason once however many processes count at the
 * same time, and tells of all of it in one email. Publishing calls it in its own transaction.
 * @returns how many rewards
 */
export async function rewardPerson(
	{ jobs }: Uses<"jobs">,
	transaction: Transaction,
	{ userId, ids }: { userId: string; ids: readonly string[] },
	now: Date,
): Promise<number> {
	// One at a time for all contributions of a person: they have one limit.
	await lockPerson(transaction, userId);
	const person = await getPersonRecord(transaction, userId);
	// Of a stopped account it waits: nobody could be told, nor use it.
	if (!person || person.stoppedAt) return 0;
	const grants: string[] = [];
	for (const id of ids)
		grants.push(...(await rewardContribution(transaction, { id, userId }, now)));
	const [grantId, ...earnedWith] = grants;
	if (grantId === undefined) return 0;
	await jobs.enqueue(
		"send-mail",
		{ message: "right-granted", to: person.email, right: "pro", id: grantId, earnedWith },
		{ key: `right-granted:${grantId}`, transaction: jobTransaction(transaction) },
	);
	return grants.length;
}

/** @returns the grants of Pro that a contribution has earned; each begins where the one before ends */
async function rewardContribution(
	transaction: Transaction,
	{ id, userId }: { id: string; userId: string },
	now: Date,
): Promise<string[]> {
	const contribution = await holdPublished(transaction, id, userId);
	if (!contribution?.resumeId || contribution.withdrawnAt) return [];
	const { resumeId } = contribution;
	const given = new Set((await findRewards(transaction, id)).map(({ reason }) => reason));
	const earned = earnedRewards(await countReaders(transaction, { resumeId, userId }));
	const year = addDays(now, -rewardRules.yearDays);
	const due = dueRewards(earned, given, await countRewardedDays(transaction, userId, year));
	const grants: string[] = [];
	for (const { reason, days } of due) {
		const grantId = randomUUID();
		const period = rewardPeriod(days, await getLastGrantEnd(transaction, userId), now);
		const said = `Contributed a resume: ${rewardName(reason)}`;
		await addProGrant(transaction, { id: grantId, userId, ...period, reason: said });
		await addReward(transaction, { contributionId: id, reason, grantId, createdAt: now });
		grants.push(grantId);
	}
	return grants;
}
