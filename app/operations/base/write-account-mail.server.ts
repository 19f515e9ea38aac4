import { addToken } from "#app/data/account/one-time-tokens.server.ts";
import { getPasswordHash } from "#app/data/account/passwords.server.ts";
import { findPersonByEmail, getPersonRecord } from "#app/data/account/people.server.ts";
import type { TokenPurpose } from "#app/data/base/schema/accounts.server.ts";
import { getResumeName } from "#app/data/intake/withdrawals.server.ts";
import { getLastOpened } from "#app/data/reader/reading-history.server.ts";
import { formatLongDate, formatMoment } from "#app/domain/base/dates.ts";
import type { MailData } from "#app/domain/base/mail-job.ts";
import { planOfCheckout } from "#app/domain/billing/plan-forms.ts";
import { clearedEntry } from "#app/domain/intake/contribution/withdrawn-entry.ts";
import {
	accountDeletedMail,
	newSignInMail,
	passwordChangedMail,
	resetPasswordMail,
} from "#app/integrations/mail/messages/account-security.ts";
import {
	addressTakenMail,
	changeEmailMail,
	emailChangedMail,
	emailChangeRequestedMail,
	emailChangeUndoneMail,
} from "#app/integrations/mail/messages/address-change.ts";
import { resumeWithdrawnMail } from "#app/integrations/mail/messages/changed-rights.ts";
import {
	alreadyRegisteredMail,
	confirmEmailMail,
} from "#app/integrations/mail/messages/sign-up.ts";
import {
	accountReopenedMail,
	accountStoppedMail,
	confirmMovedMail,
} from "#app/integrations/mail/messages/support.ts";
import { hashSecret } from "#app/integrations/secrets.server.ts";
import { linkExpiry, undoDays } from "#app/operations/account/expire-links.server.ts";
import { createLinkCode } from "#app/operations/account/link-code.server.ts";
import type { Uses } from "#app/services.ts";
import { addressed } from "./mail-writer.server.ts";
import { mailSite } from "./name-site.server.ts";

type Needs = Uses<"clock" | "database" | "links" | "publicUrl">;

/** The emails about an account and what it can read. */
export const accountMails = addressed({
	"about-sign-up": async (services, job) => {
		const { brand, signInUrl, forgotUrl } = mailSite(services);
		const person = await findPersonByEmail(services.database, job.to);
		if (!person?.emailVerified) return writeConfirmation(services, job);
		// Nobody signs in to it.
		if (person.stoppedAt) return null;
		const back = job.returnTo === "/" ? "" : `?${new URLSearchParams({ returnTo: job.returnTo })}`;
		return alreadyRegisteredMail({
			brand,
			signInUrl: `${signInUrl}${back}`,
			resetUrl: `${forgotUrl}${back}`,
		});
	},
	"confirm-email": writeConfirmation,
	"reset-password": writeReset,
	"change-email": writeAddressChange,
	"password-changed": (services, { at, passkeys = 0 }) => {
		const { brand, settingsUrl, forgotUrl } = mailSite(services);
		const passkeysUrl = `${settingsUrl}#passkeys`;
		return passwordChangedMail({ brand, when: formatMoment(at), passkeys, passkeysUrl, forgotUrl });
	},
	"new-sign-in": (services, { device, network, at }) => {
		const { brand, settingsUrl, forgotUrl } = mailSite(services);
		const when = formatMoment(at);
		return newSignInMail({ brand, when, device, network, settingsUrl, forgotUrl });
	},
	"email-change-requested": (services, { newEmail, at }) => {
		const { brand, forgotUrl } = mailSite(services);
		return emailChangeRequestedMail({ brand, newEmail, when: formatMoment(at), forgotUrl });
	},
	"email-changed": writeAddressChanged,
	"email-change-undone": (services, { at }) =>
		emailChangeUndoneMail({ brand: mailSite(services).brand, when: formatMoment(at) }),
	"account-deleted": (services, { kept, bySupport = false }) =>
		accountDeletedMail({ brand: mailSite(services).brand, kept, bySupport }),
	"confirm-moved": async (services, { to }) => {
		const link = await linkToConfirm(services, { to, returnTo: "/" });
		return link && confirmMovedMail({ brand: mailSite(services).brand, confirmUrl: link.url });
	},
	"account-stopped": async (services, { to }) => {
		const person = await findPersonByEmail(services.database, to);
		// Opened again since.
		if (person && !person.stoppedAt) return null;
		return accountStoppedMail({ brand: mailSite(services).brand });
	},
	"account-reopened": async (services, { to }) => {
		const person = await findPersonByEmail(services.database, to);
		// Stopped again since, or gone.
		if (!person || person.stoppedAt) return null;
		const { brand, signInUrl } = mailSite(services);
		return accountReopenedMail({ brand, signInUrl });
	},
	"resume-withdrawn": writeWithdrawal,
});

async function writeWithdrawal(
	services: Needs,
	job: { personId?: string | undefined; resumeId: string; until: string | null },
) {
	const { personId, resumeId, until } = job;
	const resume = await getResumeName(services.database, resumeId);
	// Deleted, or in the library again.
	if (!resume?.withdrawnAt) return null;
	// Of one that was contributed no word is left: its reader knows it by the day.
	const isNamed = resume.company !== clearedEntry.company;
	const opened = personId && (await getLastOpened(services.database, personId, resumeId));
	const name = isNamed
		? `“${resume.title}” (${resume.company})`
		: `${clearedEntry.title}${opened ? ` that you opened on ${formatLongDate(opened)}` : ""}`;
	const { brand, browseUrl, libraryUrl } = mailSite(services);
	const end = until && formatMoment(until);
	return resumeWithdrawnMail({ brand, name, until: end, browseUrl, libraryUrl });
}

async function writeConfirmation(services: Needs, job: { to: string; returnTo: string }) {
	const link = await linkToConfirm(services, job);
	if (!link) return null;
	const plan = planOfCheckout(job.returnTo)?.name ?? null;
	return confirmEmailMail({ brand: mailSite(services).brand, plan, confirmUrl: link.url });
}

/** The link that confirms an address; null when there is nothing to confirm, or nobody may sign in. */
async function linkToConfirm(services: Needs, job: { to: string; returnTo: string }) {
	const person = await findPersonByEmail(services.database, job.to);
	if (!person || person.emailVerified || person.stoppedAt) return null;
	const code = await mintLink(services, "confirm-email", person.id, job.to, job.returnTo);
	return { url: `${mailSite(services).brand.url}/auth/callback?code=${code}` };
}

async function writeReset(services: Needs, job: { to: string; returnTo: string }) {
	const person = await findPersonByEmail(services.database, job.to);
	if (!person || person.stoppedAt) return null;
	const code = await mintLink(services, "reset-password", person.id, job.to, job.returnTo);
	const { brand } = mailSite(services);
	return resetPasswordMail({ brand, resetUrl: `${brand.url}/auth/reset-password?code=${code}` });
}

async function writeAddressChange(
	services: Needs,
	job: { to: string; userId: string; asked: string },
) {
	const { brand, signInUrl } = mailSite(services);
	// The password has been changed since, perhaps because someone else had asked for this.
	const hash = await getPasswordHash(services.database, job.userId);
	if (hash === null || hashSecret(hash) !== job.asked) return null;
	const taken = await findPersonByEmail(services.database, job.to);
	if (taken?.stoppedAt) return null;
	if (taken) return addressTakenMail({ brand, signInUrl });
	if (!(await getPersonRecord(services.database, job.userId))) return null;
	const code = await mintLink(services, "change-email", job.userId, job.to, "/settings");
	return changeEmailMail({ brand, confirmUrl: `${brand.url}/auth/callback?code=${code}` });
}

async function writeAddressChanged(services: Needs, job: MailData<"email-changed">) {
	const { brand } = mailSite(services);
	const person = job.userId ? await getPersonRecord(services.database, job.userId) : null;
	const code =
		person &&
		(await mintLink(services, "undo-email-change", person.id, job.to, "/", new Date(job.at)));
	return emailChangedMail({
		brand,
		newEmail: job.newEmail,
		when: formatMoment(job.at),
		bySupport: job.bySupport ?? false,
		undo: code ? { url: `${brand.url}/auth/undo-email-change/${code}`, days: undoDays } : null,
	});
}

/** Minted here and not when it was asked for, so that the queue never holds a working link. */
async function mintLink(
	services: Uses<"clock" | "database" | "links">,
	purpose: TokenPurpose,
	userId: string,
	email: string,
	returnTo: string,
	from = services.clock(),
): Promise<string> {
	const code = createLinkCode(services, purpose, userId);
	await addToken(services.database, {
		tokenHash: hashSecret(code),
		purpose,
		userId,
		email,
		returnTo,
		expiresAt: linkExpiry(purpose, from),
	});
	return code;
}
