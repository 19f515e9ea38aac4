import { addToken } from "#app/data/account/one-time-tokens.server.ts";
import {
	findPersonByEmail,
	getPasswordHash,
	getPersonRecord,
} from "#app/data/account/people.server.ts";
import type { TokenPurpose } from "#app/data/base/schema/accounts.server.ts";
import { getResumeName } from "#app/data/intake/withdrawals.server.ts";
import { formatLongDate, formatMoment } from "#app/domain/base/dates.ts";
import type { MailJob } from "#app/domain/base/mail-job.ts";
import { planOfCheckout } from "#app/domain/billing/plan-forms.ts";
import { accountDeletedMail } from "#app/integrations/mail/messages/account-deleted.ts";
import { addressTakenMail } from "#app/integrations/mail/messages/address-taken.ts";
import { alreadyRegisteredMail } from "#app/integrations/mail/messages/already-registered.ts";
import { changeEmailMail } from "#app/integrations/mail/messages/change-email.ts";
import { confirmEmailMail } from "#app/integrations/mail/messages/confirm-email.ts";
import { emailChangeRequestedMail } from "#app/integrations/mail/messages/email-change-requested.ts";
import { emailChangeUndoneMail } from "#app/integrations/mail/messages/email-change-undone.ts";
import { emailChangedMail } from "#app/integrations/mail/messages/email-changed.ts";
import type { MailContent } from "#app/integrations/mail/messages/mail-layout.ts";
import { newSignInMail } from "#app/integrations/mail/messages/new-sign-in.ts";
import { passwordChangedMail } from "#app/integrations/mail/messages/password-changed.ts";
import { resetPasswordMail } from "#app/integrations/mail/messages/reset-password.ts";
import { resumeWithdrawnMail } from "#app/integrations/mail/messages/resume-withdrawn.ts";
import { createSecret, hashSecret } from "#app/integrations/secrets.server.ts";
import { linkExpiry, undoDays } from "#app/operations/account/expire-links.server.ts";
import type { Uses } from "#app/services.ts";
import { mailSite } from "./name-site.server.ts";
import { writeBillingMail } from "./write-billing-mail.server.ts";
import { writeContactMail } from "./write-contact-mail.server.ts";
import { type WrittenMail, writeNews } from "./write-news.server.ts";

type Needs = Uses<"clock" | "database" | "publicUrl">;

/** Writes a queued email; null when there is nothing to send. */
export async function writeMail(
	services: Uses<"clock" | "database" | "hashMailbox" | "links" | "publicUrl">,
	job: MailJob,
): Promise<WrittenMail | null> {
	if (job.message === "contact-message" || job.message === "contact-reply") {
		return writeContactMail(services, job);
	}
	if (!("to" in job)) return writeNews(services, job);
	const content = await writeAccountMail(services, job);
	return content && { to: job.to, ...content };
}

type AccountMail = Extract<MailJob, { to: string }>;

async function writeAccountMail(
	services: Uses<"clock" | "database" | "hashMailbox" | "publicUrl">,
	job: AccountMail,
): Promise<MailContent | null> {
	const { brand, signInUrl, forgotUrl, settingsUrl } = mailSite(services);
	switch (job.message) {
		case "about-sign-up": {
			const person = await findPersonByEmail(services.database, job.to);
			if (person?.emailVerified) {
				return alreadyRegisteredMail({ brand, signInUrl, resetUrl: forgotUrl });
			}
			return writeConfirmation(services, job);
		}
		case "confirm-email":
			return writeConfirmation(services, job);
		case "reset-password":
			return writeReset(services, job);
		case "change-email":
			return writeAddressChange(services, job);
		case "password-changed":
			return passwordChangedMail({ brand, when: formatMoment(job.at), forgotUrl });
		case "new-sign-in": {
			const { device, network, at } = job;
			const when = formatMoment(at);
			return newSignInMail({ brand, when, device, network, settingsUrl, forgotUrl });
		}
		case "email-change-requested": {
			const { newEmail, at } = job;
			return emailChangeRequestedMail({ brand, newEmail, when: formatMoment(at), forgotUrl });
		}
		case "email-changed":
			return writeAddressChanged(services, job);
		case "email-change-undone":
			return emailChangeUndoneMail({ brand, when: formatMoment(job.at) });
		case "account-deleted":
			return accountDeletedMail({ brand, kept: job.kept });
		case "resume-withdrawn":
			return writeWithdrawal(services, job);
		default:
			return writeBillingMail(services, job);
	}
}

async function writeWithdrawal(
	services: Needs,
	{ resumeId, until }: { resumeId: string; until: string | null },
) {
	const resume = await getResumeName(services.database, resumeId);
	if (!resume) return null;
	const { brand, browseUrl, libraryUrl } = mailSite(services);
	const end = until && formatLongDate(until);
	return resumeWithdrawnMail({ brand, ...resume, until: end, browseUrl, libraryUrl });
}

async function writeConfirmation(services: Needs, job: { to: string; returnTo: string }) {
	const person = await findPersonByEmail(services.database, job.to);
	if (!person || person.emailVerified) return null;
	const code = await mintLink(services, "confirm-email", person.id, job.to, job.returnTo);
	const { brand } = mailSite(services);
	const plan = planOfCheckout(job.returnTo)?.name ?? null;
	return confirmEmailMail({ brand, plan, confirmUrl: `${brand.url}/auth/callback?code=${code}` });
}

async function writeReset(services: Needs, job: { to: string; returnTo: string }) {
	const person = await findPersonByEmail(services.database, job.to);
	if (!person) return null;
	const code = await mintLink(services, "reset-password", person.id, job.to, job.returnTo);
	const { brand } = mailSite(services);
	return resetPasswordMail({ brand, resetUrl: `${brand.url}/auth/reset-password?code=${code}` });
}

async function writeAddressChange(
	services: Needs,
	job: { to: string; userId: string; asked: string },
) {
	const { brand, signInUrl } = mailSite(services);
	// The password has been changed since, perhaps because somebody else had asked for this.
	const hash = await getPasswordHash(services.database, job.userId);
	if (hash === null || hashSecret(hash) !== job.asked) return null;
	if (await findPersonByEmail(services.database, job.to)) {
		return addressTakenMail({ brand, signInUrl });
	}
	if (!(await getPersonRecord(services.database, job.userId))) return null;
	const code = await mintLink(services, "change-email", job.userId, job.to, "/settings");
	return changeEmailMail({ brand, confirmUrl: `${brand.url}/auth/callback?code=${code}` });
}

async function writeAddressChanged(
	services: Needs,
	job: { to: string; newEmail: string; at: string; userId?: string },
) {
	const { brand } = mailSite(services);
	const person = job.userId ? await getPersonRecord(services.database, job.userId) : null;
	const code =
		person &&
		(await mintLink(services, "undo-email-change", person.id, job.to, "/", new Date(job.at)));
	return emailChangedMail({
		brand,
		newEmail: job.newEmail,
		when: formatMoment(job.at),
		undo: code ? { url: `${brand.url}/auth/undo-email-change/${code}`, days: undoDays } : null,
	});
}

/** Minted here and not when it was asked for, so that the queue never holds a working link. */
async function mintLink(
	services: Uses<"clock" | "database">,
	purpose: TokenPurpose,
	userId: string,
	email: string,
	returnTo: string,
	from = services.clock(),
): Promise<string> {
	const secret = createSecret();
	await addToken(services.database, {
		tokenHash: hashSecret(secret),
		purpose,
		userId,
		email,
		returnTo,
		expiresAt: linkExpiry(purpose, from),
	});
	return secret;
}
