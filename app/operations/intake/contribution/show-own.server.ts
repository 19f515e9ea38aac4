import { countKeepers, findReaderDays } from "#app/data/intake/contribution/audience.server.ts";
import { findReceipts } from "#app/data/intake/contribution/consent-receipts.server.ts";
import { getOwnContribution } from "#app/data/intake/contribution/contributed-drafts.server.ts";
import { getOwnPublished } from "#app/data/intake/contribution/published-own.server.ts";
import { findRewards } from "#app/data/intake/contribution/rewards.server.ts";
import { getDraft } from "#app/data/intake/drafts.server.ts";
import { getTakedown } from "#app/data/intake/takedowns.server.ts";
import type { MemberRequest } from "#app/domain/account/member-request.ts";
import { formatLongDate } from "#app/domain/base/dates.ts";
import { audienceOf, toldCount } from "#app/domain/intake/contribution/audience.ts";
import {
	type ContributionState,
	type PublishedContribution,
	stateOfContribution,
} from "#app/domain/intake/contribution/contributor-view.ts";
import type { Uses } from "#app/services.ts";

type ShownReceipt = { id: string; givenAt: string; wording: string };

/** Instants are ISO 8601. */
export type ShownContribution = { id: string; receipts: ShownReceipt[] } & (
	| ({ stage: "open"; title: string } & ContributionState)
	| ({ stage: "published" } & PublishedContribution)
);

/** A contribution as its person sees it, in any state; null when it is not theirs. */
export async function showContribution(
	{ database }: Uses<"database">,
	{ person, now }: Pick<MemberRequest, "person" | "now">,
	id: string,
): Promise<ShownContribution | null> {
	const contribution = await getOwnContribution(database, person.id, id);
	if (!contribution) return null;
	const found = await findReceipts(database, id);
	const receipts = found.map(({ id, givenAt, wording }) => ({
		...{ id, wording },
		givenAt: givenAt.toISOString(),
	}));
	const published = await getOwnPublished(database, id, person.id);
	if (!published) {
		const draft = contribution.draftId ? await getDraft(database, contribution.draftId) : null;
		const title = draft?.fields.title || draft?.fileName || "";
		return {
			id,
			receipts,
			stage: "open",
			title,
			...stateOfContribution({ ...contribution, takenOutAt: null }, formatLongDate),
		};
	}
	const { resumeId, title, publishedAt, withdrawnAt, isTakenDown, takenOutAt } = published;
	const rewards = await findRewards(database, id);
	const told = {
		...{ id, receipts, stage: "published" as const, publishedAt: publishedAt.toISOString() },
		given: found[0]?.parts ?? [],
		rewards: rewards.map(({ reason, startsAt, endsAt, revokedAt }) => ({
			reason,
			startsAt: startsAt.toISOString(),
			endsAt: endsAt.toISOString(),
			isRevoked: revokedAt !== null,
		})),
	};
	// The owner may have taken it out before its person withdrew it for good: nobody has read it since.
	const gone = takenOutAt ?? withdrawnAt;
	if (gone || resumeId === null || title === null) {
		const at = (gone ?? publishedAt).toISOString();
		const how = isTakenDown ? "taken-down" : withdrawnAt ? "withdrawn" : "taken-out";
		const isKeptOut = !resumeId || (await getTakedown(database, resumeId)) !== null;
		return { ...told, gone: { at, how, isKeptOut } };
	}
	const contributed = { resumeId, userId: person.id };
	return {
		...told,
		...{ gone: null, resumeId, title },
		earlier: published.draftId ? (published.earlierSubmittedAt ? "submitted" : "written") : null,
		audience: audienceOf(await findReaderDays(database, contributed), now),
		keepers: toldCount(await countKeepers(database, contributed)),
	};
}
