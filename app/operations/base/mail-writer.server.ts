import type { MailData, MailName } from "#app/domain/base/mail-job.ts";
import type { MailMessage } from "#app/integrations/mail/mail.ts";
import type { MailContent } from "#app/integrations/mail/messages/mail-layout.ts";
import type { Uses } from "#app/services.ts";

/** An email with its address, ready for the mail server. */
export type WrittenMail = Omit<MailMessage, "key">;

export type MailServices = Uses<
	"clock" | "database" | "hashMailbox" | "links" | "publicUrl" | "seller"
>;

/** Writes one kind of email; null when there is nothing left to send. */
export type MailWriter<Name extends MailName, Written = WrittenMail> = (
	services: MailServices,
	job: MailData<Name>,
) => Promise<Written | null> | Written | null;
export type MailWriters<Names extends MailName = MailName, Written = WrittenMail> = {
	[Name in Names]: MailWriter<Name, Written>;
};

type AddressedName = {
	[Name in MailName]: MailData<Name> extends { to: string } ? Name : never;
}[MailName];

/** Adds the address to emails whose job names it. */
export function addressed<Names extends AddressedName>(
	writers: MailWriters<Names, MailContent>,
): MailWriters<Names> {
	const entries = Object.entries<MailWriter<AddressedName, MailContent>>(
		writers as Record<Names, MailWriter<AddressedName, MailContent>>,
	).map(([name, write]) => [
		name,
		async (services: MailServices, job: MailData<AddressedName>) => {
			const content = await write(services, job as never);
			return content && { to: job.to, ...content };
		},
	]);
	return Object.fromEntries(entries) as MailWriters<Names>;
}
