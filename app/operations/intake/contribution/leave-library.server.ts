import type { Transaction } from "#app/data/base/database.server.ts";
import { lockPacks } from "#app/data/billing/purchases.server.ts";
import {
	countWithdrawnOf,
	findOwnPublished,
	holdAllOf,
	type PublishedContribution,
} from "#app/data/intake/contribution/published-own.server.ts";
import { holdTakedowns } from "#app/data/intake/takedowns.server.ts";
import {
	type Credits,
	holdTogether,
	returnPackCredits,
} from "#app/data/intake/withdrawals.server.ts";
import type { Uses } from "#app/services.ts";
import { removeEarlierDraft, removeUnpublished } from "./remove-untouched.server.ts";
import { withdrawContribution } from "./withdraw-own.server.ts";

/**
 * What becomes of a person's contributions when their account goes: what is published is withdrawn unless it stays, and
 * what is not is thrown away. The caller has locked the person, and tells that the library changed.
 * @returns what is kept of them, each with its reason, and whether the library has changed
 */
export async function leaveContributions(
	services: Uses<"hashMailbox" | "jobs">,
	transaction: Transaction,
	{ id: userId }: { id: string },
	{ now, resumesStay }: { now: Date; resumesStay: boolean },
): Promise<{ kept: string[]; isWithdrawn: boolean }> {
	await holdAllOf(transaction, userId);
	await removeUnpublished(services, transaction, userId);
	const before = await countWithdrawnOf(transaction, userId);
	const published = await findOwnPublished(transaction, userId);
	if (!resumesStay && published.length > 0) {
		const credits = await repayReaders(transaction, published, userId, now);
		for (const { id } of published) {
			await withdrawContribution(services, transaction, { id, userId, now, credits });
		}
	} else {
		for (const own of published) await removeEarlierDraft(services, transaction, own);
	}
	const sentenceOf = resumesStay
		? stays
		: (number: number) => isGone(number, "we have withdrawn now");
	return {
		kept: [
			...(published.length > 0 ? [sentenceOf(published.length)] : []),
			...(before > 0 ? [isGone(before, "had left the library before")] : []),
		],
		isWithdrawn: !resumesStay && published.length > 0,
	};
}

/** What was spent on all that is withdrawn; packs of the person as well are locked with those of the readers. */
async function repayReaders(
	transaction: Transaction,
	published: readonly PublishedContribution[],
	userId: string,
	now: Date,
): Promise<Credits> {
	// Before the resumes, as who takes one down does.
	await holdTakedowns(transaction, "alone");
	const held = await holdTogether(
		transaction,
		published.flatMap(({ resumeId }) => resumeId ?? []),
	);
	const resumeIds = [...held].flatMap(([id, { withdrawnAt }]) => (withdrawnAt ? [] : id));
	await lockPacks(transaction, { userId, resumeIds });
	return returnPackCredits(transaction, resumeIds, now);
}

const resumes = (number: number): string => (number === 1 ? "resume" : `${number} resumes`);

const stays = (number: number): string =>
	`The ${resumes(number)} that you contributed, because you said so, with the receipts of your consent and without your account. To withdraw ${number === 1 ? "it" : "what stays"}, write to us.`;

/** What is kept of those that nobody can read any more. */
const isGone = (number: number, which: string): string => {
	const [files, them, their] = number === 1 ? ["file", "it", "its"] : ["files", "them", "their"];
	return `The receipts of your consent for the ${resumes(number)} that you contributed and that ${which}, a record of ${their} dates without your account, and codes that keep the same ${files} out: so that we can show what was agreed to, and so that nobody brings ${them} back.`;
};
