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
	findRewardable,
	findRewards,
	getLastGrantEnd,
} from "#app/data/intake/contribution/rewards.server.ts";
import { addDays } from "#app/domain/base/dates.ts";
import { rewardRules } from "#app/domain/intake/contribution/contributor-limits.ts";
import {
	dueRewards,
	earnedRewards,
	rewardName,
	rewardPeriod,
} from "#app/domain/intake/contribution/rewards.ts";
import type { Uses } from "#app/services.ts";

/**
 * A queued job: gives everyone what their contributions have earned since.
 * @returns how many rewards
 * @throws at the end when one could not be given: nobody waits for it
 */
export async function rewardPeople(
	services: Uses<"clock" | "database" | "jobs" | "log">,
): Promise<number> {
	const { database, log } = services;
	let given = 0;
	let failed = 0;
	for (const one of await findRewardable(database)) {
		try {
			given += await database.transaction((transaction) =>
				rewardContribution(services, transaction, one, services.clock()),
			);
		} catch (error) {
			failed++;
			log.error({ error, contribution: one.id }, "A contribution could not be rewarded");
		}
	}
	if (failed > 0) throw new Error(`Contributions that could not be rewarded: ${failed}`);
	return given;
}

/**
 * Gives what a published contribution has earned, each reason once however many processes count at the same time.
 * Publishing calls it in its own transaction.
 * @returns how many rewards
 */
export async function rewardContribution(
	services: Uses<"jobs">,
	transaction: Transaction,
	{ id, userId }: { id: string; userId: string },
	now: Date,
): Promise<number> {
	// One at a time for all contributions of a person: they have one limit.
	await lockPerson(transaction, userId);
	const person = await getPersonRecord(transaction, userId);
	const contribution = await holdPublished(transaction, id, userId);
	if (!person || !contribution?.resumeId || contribution.withdrawnAt) return 0;
	const { resumeId } = contribution;
	const given = new Set((await findRewards(transaction, id)).map(({ reason }) => reason));
	const earned = earnedRewards(await countReaders(transaction, { resumeId, userId }));
	const year = addDays(now, -rewardRules.yearDays);
	const due = dueRewards(earned, given, await countRewardedDays(transaction, userId, year));
	for (const { reason, days } of due) {
		const grantId = randomUUID();
		const period = rewardPeriod(days, await getLastGrantEnd(transaction, userId), now);
		const said = `Contributed a resume: ${rewardName(reason)}`;
		await addProGrant(transaction, { id: grantId, userId, ...period, reason: said });
		await addReward(transaction, { contributionId: id, reason, grantId, createdAt: now });
		await services.jobs.enqueue(
			"send-mail",
			{ message: "right-granted", to: person.email, right: "pro", id: grantId },
			{ key: `right-granted:${grantId}`, transaction: jobTransaction(transaction) },
		);
	}
	return due.length;
}
