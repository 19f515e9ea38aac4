import { brand } from "#app/content/brand.ts";
import { findHolder } from "#app/data/account/mail-holder.server.ts";
import { findPersonByEmail } from "#app/data/account/people.server.ts";
import type { MailJob } from "#app/domain/base/mail-job.ts";
import type { MailServices, MailWriter, MailWriters, WrittenMail } from "./mail-writer.server.ts";
import { accountMails } from "./write-account-mail.server.ts";
import { billingMails } from "./write-billing-mail.server.ts";
import { contactMails } from "./write-contact-mail.server.ts";
import { contributionMails } from "./write-contribution-mail.server.ts";
import { evidenceMails } from "./write-evidence-mail.server.ts";
import { newsMails } from "./write-news.server.ts";
import { ownerMails } from "./write-owner-mail.server.ts";
import { reminderMails } from "./write-reminder.server.ts";
import { wayInMails } from "./write-way-in-mail.server.ts";

/** Every email of the site. Its schema stands under the same name in `domain/base/mail-job.ts`. */
const writers: MailWriters = {
	...accountMails,
	...billingMails,
	...reminderMails,
	...contactMails,
	...ownerMails,
	...newsMails,
	...evidenceMails,
	...contributionMails,
	...wayInMails,
};

/** They tell of what is open, or how to use it: nothing is, to those whose account is stopped. */
const ofAccess: ReadonlySet<MailJob["message"]> = new Set([
	"card-expiring",
	"contribution-ending",
	"pack-ending",
	"pause-ending",
	"payment-failed",
	"price-rising",
	"resume-withdrawn",
	"right-granted",
	"subscription-canceled",
	"subscription-ended",
	"subscription-resumed",
]);

/**
 * Writes a queued email; null when there is nothing to send. It may have waited for days: what is about something of a
 * person goes to the address that they have now.
 */
export async function writeMail(
	services: MailServices,
	queued: MailJob,
): Promise<WrittenMail | null> {
	const holder = await findHolder(services.database, aboutOf(queued));
	// The account is gone: of what it has paid it hears all the same.
	if (holder === null && !("orderId" in queued)) return null;
	const job = holder && "to" in queued ? { ...queued, to: holder.email } : queued;
	if ("to" in job && ofAccess.has(job.message)) {
		const person = holder ?? (await findPersonByEmail(services.database, job.to));
		if (person?.stoppedAt) return null;
	}
	// The writer of a name takes the data of that name; TypeScript does not follow the pair.
	const write = writers[job.message] as MailWriter<MailJob["message"]>;
	const mail = await write(services, job as never);
	return mail && { ...mail, headers: { ...headersOf(job.message, mail.to), ...mail.headers } };
}

/** What a person has written is delivered by us, not generated: help desks drop what says so. */
const ofPeople: ReadonlySet<MailJob["message"]> = new Set(["contact-message", "contact-reply"]);

/**
 * An answer goes to the support, as every mail promises, and an absent reader's program sends none (RFC 3834). To the
 * support itself no mail says so: filters take an answer to the reader's own address for forged.
 */
function headersOf(message: MailJob["message"], to: string): Record<string, string> {
	const { supportAddress } = brand;
	return {
		...(to.toLowerCase() !== supportAddress.toLowerCase() && { "Reply-To": supportAddress }),
		...(!ofPeople.has(message) && { "Auto-Submitted": "auto-generated" }),
	};
}

const aboutOf = (job: MailJob) =>
	job.message === "right-granted" ? { [job.right === "pack" ? "packId" : "grantId"]: job.id } : job;
