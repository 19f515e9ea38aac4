import { getPersonRecord } from "#app/data/account/people.server.ts";
import { getMessage, getReply } from "#app/data/admin/contact-messages.server.ts";
import { getRights } from "#app/data/reader/rights.server.ts";
import { formatLongDate, formatMoment } from "#app/domain/base/dates.ts";
import { summarisePlan } from "#app/domain/reader/entitlements.ts";
import { contactMessageMail, contactReplyMail } from "#app/integrations/mail/messages/contact.ts";
import type { Uses } from "#app/services.ts";
import type { MailWriters, WrittenMail } from "./mail-writer.server.ts";
import { mailSite } from "./name-site.server.ts";

/** The emails of the contact form and of requests by a button; none when the message has been deleted since. */
export const contactMails: MailWriters<"contact-message" | "contact-reply"> = {
	"contact-message": writeToSupport,
	"contact-reply": writeAnswer,
};

/** Goes to support only. The address of the writer stands in one header, which every transport checks. */
async function writeToSupport(
	services: Uses<"clock" | "database" | "hashMailbox" | "publicUrl">,
	{ messageId }: { messageId: string },
): Promise<WrittenMail | null> {
	const message = await getMessage(services.database, messageId);
	if (!message) return null;
	const { brand } = mailSite(services);
	const { name, email, subject } = message;
	const content = contactMessageMail({
		brand,
		kind: message.orderId ? "refund" : message.kind,
		name,
		email,
		subject,
		text: message.message,
		when: formatMoment(message.createdAt),
		account: message.userId ? await readAccount(services, message.userId) : null,
		messageUrl: `${brand.url}/admin/messages/${message.id}`,
	});
	return { to: brand.supportAddress, ...content, headers: { "Reply-To": email } };
}

async function readAccount(services: Uses<"clock" | "database" | "hashMailbox">, userId: string) {
	const person = await getPersonRecord(services.database, userId);
	if (!person) return null;
	const mailboxHash = services.hashMailbox(person.email);
	const rights = await getRights(services.database, userId, mailboxHash);
	const { plan } = summarisePlan(rights, services.clock());
	return { email: person.email, isPro: plan === "pro" };
}

async function writeAnswer(
	services: Uses<"database" | "publicUrl">,
	{ replyId }: { replyId: string },
): Promise<WrittenMail | null> {
	const reply = await getReply(services.database, replyId);
	if (!reply) return null;
	const { brand } = mailSite(services);
	const { email, orderId, subject, message: text, createdAt } = reply.message;
	const content = contactReplyMail({
		brand,
		isRefundRequest: orderId !== null,
		subject,
		answer: reply.body,
		text,
		sentOn: formatLongDate(createdAt),
	});
	return { to: email, ...content };
}
