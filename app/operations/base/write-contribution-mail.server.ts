import {
	getContribution,
	isWithPerson,
} from "#app/data/intake/contribution/contributed-drafts.server.ts";
import { getOwnPublished } from "#app/data/intake/contribution/published-own.server.ts";
import { findRewards } from "#app/data/intake/contribution/rewards.server.ts";
import { addDays, formatLongDate } from "#app/domain/base/dates.ts";
import {
	contributorLimits,
	untouchedEnd,
} from "#app/domain/intake/contribution/contributor-limits.ts";
import { contributionMail } from "#app/integrations/mail/messages/contribution.ts";
import { addressed, type MailServices, type MailWriters } from "./mail-writer.server.ts";
import { mailSite } from "./name-site.server.ts";

type Names =
	`contribution-${"published" | "sent-back" | "declined" | "ending" | "note-removed" | "earlier-published" | "earlier-removed" | "taken-down" | "taken-out" | "restored"}`;

/** Emails to contributors about their resume. None is sent of what is no longer so. */
export const contributionMails: MailWriters<Names> = addressed({
	"contribution-published": async (services, { contributionId }) => {
		const { brand, contribution } = await find(services, contributionId);
		const { resumeId, withdrawnAt } = contribution ?? {};
		if (!resumeId || withdrawnAt) return null;
		const rewards = await findRewards(services.database, contributionId);
		const isRewarded = rewards.some(({ reason }) => reason === "published");
		const url = `${brand.url}/contribute/${contributionId}`;
		return contributionMail.published(brand, url, isRewarded);
	},
	"contribution-sent-back": async (services, { contributionId }) => {
		const { brand, contribution } = await find(services, contributionId);
		if (!contribution?.sentBackBecause || !isWithPerson(contribution)) return null;
		const draft = `${brand.url}/contribute/${contributionId}/draft`;
		return contributionMail.sentBack(brand, contribution.sentBackBecause, draft);
	},
	"contribution-declined": async (services, { contributionId }) => {
		const { brand, contribution } = await find(services, contributionId);
		if (!contribution?.declinedBecause) return null;
		return contributionMail.declined(brand, contribution.declinedBecause);
	},
	"contribution-note-removed": async (services, { contributionId }) => {
		const { brand, contribution } = await find(services, contributionId);
		if (!contribution?.resumeId || contribution.withdrawnAt) return null;
		return contributionMail.noteRemoved(brand, `${brand.url}/contribute/${contributionId}/notes`);
	},
	"contribution-earlier-published": async (services, { contributionId }) => {
		const { brand, contribution } = await find(services, contributionId);
		if (!contribution?.resumeId || contribution.withdrawnAt) return null;
		return contributionMail.earlierPublished(
			brand,
			`${brand.url}/contribute/${contributionId}/earlier`,
		);
	},
	"contribution-earlier-removed": async (services, { contributionId }) => {
		const { brand, contribution } = await find(services, contributionId);
		if (!contribution?.resumeId || contribution.withdrawnAt) return null;
		return contributionMail.earlierRemoved(
			brand,
			`${brand.url}/contribute/${contributionId}/earlier`,
		);
	},
	"contribution-taken-down": async (services, { contributionId }) => {
		const { brand, contribution } = await find(services, contributionId);
		if (!contribution?.isTakenDown) return null;
		return contributionMail.takenDown(brand, `${brand.url}/contribute/${contributionId}`);
	},
	"contribution-taken-out": async (services, { contributionId }) => {
		const { brand, published } = await findPublished(services, contributionId);
		if (!published?.takenOutAt) return null;
		return contributionMail.takenOut(brand, `${brand.url}/contribute/${contributionId}`);
	},
	"contribution-restored": async (services, { contributionId }) => {
		const { brand, published } = await findPublished(services, contributionId);
		if (!published || published.takenOutAt) return null;
		return contributionMail.restored(brand, `${brand.url}/contribute/${contributionId}`);
	},
	"contribution-ending": async (services, { contributionId, deletedOn }) => {
		const { brand, contribution } = await find(services, contributionId);
		if (!contribution?.draftId || !isWithPerson(contribution)) return null;
		// Touched since: then it stays for longer.
		const end = addDays(contribution.touchedAt, contributorLimits.untouchedDays);
		if (end > new Date(deletedOn)) return null;
		const draft = `${brand.url}/contribute/${contributionId}/draft`;
		const day = formatLongDate(untouchedEnd(new Date(deletedOn), services.clock()));
		return contributionMail.ending(brand, day, draft);
	},
});

const find = async (services: MailServices, id: string) => ({
	brand: mailSite(services).brand,
	contribution: await getContribution(services.database, id),
});

/** What is published and has not left the library for good. */
async function findPublished(services: MailServices, id: string) {
	const { brand, contribution } = await find(services, id);
	const { userId } = contribution ?? {};
	const published = userId ? await getOwnPublished(services.database, id, userId) : null;
	return { brand, published: published?.withdrawnAt ? null : published };
}
