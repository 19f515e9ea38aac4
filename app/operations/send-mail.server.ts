import { brand } from "../content/brand.ts";
import { addConfirmationToken, getPasswordHash } from "../data/people.server.ts";
import { HopelessJobError } from "../integrations/jobs/jobs.ts";
import { MailError } from "../integrations/mail/mail.ts";
import { alreadyRegisteredMail } from "../integrations/mail/messages/already-registered.ts";
import { confirmEmailMail } from "../integrations/mail/messages/confirm-email.ts";
import type { Services } from "../services.server.ts";
import { createSecret, hashSecret } from "./secrets.server.ts";

/** A mail to be sent, as it waits in the queue: who and why, never a secret. */
export type MailJob =
	| { message: "confirm-email"; to: string; userId: string; returnTo: string }
	| { message: "already-registered"; to: string };

/** How long a confirmation link lives. */
const confirmationHours = 24;

/**
 * Writes a queued mail and hands it to the mail server. Called again after a failure with the same key,
 * by which a mail server or a reader can tell a repetition.
 */
export async function sendMail(services: Services, job: MailJob, key: string): Promise<void> {
	const content = await write(services, job);
	try {
		await services.mail.send({ to: job.to, key, ...content });
	} catch (error) {
		if (error instanceof MailError && error.permanent) {
			throw new HopelessJobError("The mail will never be taken", { cause: error });
		}
		throw error;
	}
}

async function write(services: Services, job: MailJob) {
	const site = { name: brand.name, supportAddress: brand.supportAddress, url: services.publicUrl };
	switch (job.message) {
		case "already-registered":
			return alreadyRegisteredMail({ brand: site, signInUrl: `${site.url}/auth/signin` });
		case "confirm-email": {
			// Minted here and not when it was asked for, so that the queue never holds a working link.
			const secret = createSecret();
			await addConfirmationToken(services.database, {
				tokenHash: hashSecret(secret),
				userId: job.userId,
				returnTo: job.returnTo,
				// A stranger may sign up with the same address later: this link keeps this password.
				passwordHash: await getPasswordHash(services.database, job.userId),
				expiresAt: new Date(services.clock().getTime() + confirmationHours * 3_600_000),
			});
			return confirmEmailMail({
				brand: site,
				confirmUrl: `${site.url}/auth/callback?code=${secret}`,
			});
		}
	}
}
