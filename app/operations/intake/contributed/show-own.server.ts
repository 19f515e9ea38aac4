import { countKeepers, findReaderDays } from "#app/data/intake/contributed/audience.server.ts";
import {
	findReceipts,
	getOwnPublished,
} from "#app/data/intake/contributed/published-contributions.server.ts";
import { findRewards } from "#app/data/intake/contributed/rewards.server.ts";
import type { MemberRequest } from "#app/domain/account/member-request.ts";
import { type Audience, audienceOf, toldCount } from "#app/domain/intake/contributed/audience.ts";
import type { ConsentPart } from "#app/domain/intake/contributed/consent.ts";
import type { Uses } from "#app/services.ts";

/** Instants are ISO 8601. */
export type OwnResume = {
	id: string;
	publishedAt: string;
	receipts: { id: string; givenAt: string; wording: string }[];
	/** What holds now. */
	given: ConsentPart[];
	rewards: { reason: string; startsAt: string; endsAt: string; isRevoked: boolean }[];
} & (
	| {
			state: "published";
			resumeId: string;
			title: string;
			audience: Audience;
			keepers: number | null;
	  }
	| { state: "withdrawn"; withdrawnAt: string; byOwner: boolean }
);

/** A published contribution as its person sees it; null when it is not theirs. */
export async function showOwn(
	{ database }: Uses<"database">,
	{ person, now }: Pick<MemberRequest, "person" | "now">,
	id: string,
): Promise<OwnResume | null> {
	const found = await getOwnPublished(database, id, person.id);
	if (!found) return null;
	const { resumeId, title, publishedAt, withdrawnAt, takenOutAt } = found;
	const receipts = await findReceipts(database, id);
	const rewards = await findRewards(database, id);
	const told = {
		id,
		publishedAt: publishedAt.toISOString(),
		given: receipts[0]?.parts ?? [],
		receipts: receipts.map(({ id: receipt, givenAt, wording }) => ({
			id: receipt,
			givenAt: givenAt.toISOString(),
			wording,
		})),
		rewards: rewards.map(({ reason, startsAt, endsAt, revokedAt }) => ({
			reason,
			startsAt: startsAt.toISOString(),
			endsAt: endsAt.toISOString(),
			isRevoked: revokedAt !== null,
		})),
	};
	const gone = withdrawnAt ?? takenOutAt;
	if (gone || resumeId === null || title === null) {
		const at = (gone ?? publishedAt).toISOString();
		return { ...told, state: "withdrawn", withdrawnAt: at, byOwner: withdrawnAt === null };
	}
	const contributed = { resumeId, userId: person.id };
	return {
		...told,
		state: "published",
		resumeId,
		title,
		audience: audienceOf(await findReaderDays(database, contributed), now),
		keepers: toldCount(await countKeepers(database, contributed)),
	};
}
