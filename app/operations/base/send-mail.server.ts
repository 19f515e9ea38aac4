import { type MailJob, readMailJob } from "#app/domain/base/mail-job.ts";
import { HopelessJobError } from "#app/integrations/jobs/jobs.ts";
import { isMailError } from "#app/integrations/mail/mail.ts";
import type { Uses } from "#app/services.ts";
import { writeMail } from "./write-mail.server.ts";

/**
 * Writes a queued mail and hands it to the mail server. Called again after a failure with the same key,
 * by which a mail server or a reader can tell a repetition.
 * @returns false when there was nothing to send
 */
export async function sendMail(
	services: Uses<"clock" | "database" | "hashMailbox" | "links" | "mail" | "publicUrl" | "seller">,
	job: MailJob,
	key: string,
): Promise<boolean> {
	const known = readMailJob(job);
	if (!known) throw new HopelessJobError(`An email "${job.message}" cannot be read from the queue`);
	const mail = await writeMail(services, known);
	if (!mail) return false;
	try {
		await services.mail.send({ key, ...mail });
	} catch (error) {
		if (isMailError(error) && error.permanent) {
			throw new HopelessJobError(error.message, { cause: error });
		}
		throw error;
	}
	return true;
}
