import { expect, test } from "vitest";
import { addMessage, addReply } from "#app/data/admin/contact-messages.server.ts";
import type { MailJob } from "#app/domain/base/mail-job.ts";
import { createTestSite, testNow } from "#tests/helpers/site.ts";
import { startSmtp } from "#tests/helpers/smtp-server.ts";
import { sendMail } from "./send-mail.server.ts";

const to = "ada@example.com";
const support = "support@offerfolio.example";

/** A site with a mail server; `send` answers with the headers of the message as it left. */
async function openSender() {
	const { url, received } = await startSmtp();
	const site = await createTestSite({
		SMTP_URL: url,
		MAIL_FROM: "Offerfolio <hello@offers.example>",
	});
	return {
		...site,
		async send(job: MailJob) {
			await sendMail(site.services, job, `${job.message}:${received.length}`);
			const mail = received.at(-1);
			const [head = ""] = mail?.source.split("\r\n\r\n") ?? [];
			const lines = head.replaceAll(/\r\n[ \t]+/gu, " ").split("\r\n");
			const headers = new Map(
				lines.map((line) => [/^[^:]+/u.exec(line)?.[0] ?? "", line.replace(/^[^:]+: /u, "")]),
			);
			return { ...mail, headers };
		},
	};
}

test("An answer to a mail goes to the support, and a program that answers for an absent reader sends none", async () => {
	const { send, addPerson } = await openSender();
	const { id: userId } = await addPerson({ email: to });
	const jobs: MailJob[] = [
		{ message: "reset-password", to, returnTo: "/" },
		{ message: "new-sign-in", to, at: testNow.toISOString(), device: "Chrome", network: "::1" },
		{ message: "first-steps", userId },
	];
	for (const job of jobs) {
		const { from, headers } = await send(job);
		expect(from).toBe("hello@offers.example");
		expect(headers.get("From")).toBe("Offerfolio <hello@offers.example>");
		expect(headers.get("Reply-To")).toBe(support);
		expect(headers.get("Auto-Submitted")).toBe("auto-generated");
		expect(headers.has("List-Unsubscribe-Post")).toBe(job.message === "first-steps");
	}
});

test("The support is not told to answer to itself", async () => {
	const { send } = await openSender();
	const alert = { message: "owner-alert", title: "A", text: "B", path: "/admin/overview" } as const;
	expect((await send({ ...alert, to: support })).headers.has("Reply-To")).toBe(false);
	expect((await send({ ...alert, to })).headers.get("Reply-To")).toBe(support);
});

test("What a person wrote comes from the site's own address, and the answer goes to who wrote", async () => {
	const { send, services } = await openSender();
	const typed = {
		name: "Žofie “Q” <b>",
		email: to,
		subject: "Résumé 🎉",
		message: "Hello",
		createdAt: testNow,
	};
	const ids = await services.database.transaction(async (transaction) => {
		const messageId = (await addMessage(transaction, { ...typed, userId: null })) ?? "";
		return {
			messageId,
			replyId: await addReply(transaction, { messageId, body: "Yes", sentAt: testNow }),
		};
	});
	const written = await send({ message: "contact-message", messageId: ids.messageId });
	expect(written).toMatchObject({ from: "hello@offers.example", to: [support] });
	expect(written.headers.get("From")).toBe("Offerfolio <hello@offers.example>");
	expect(written.headers.get("Reply-To")).toBe(to);
	const answer = await send({ message: "contact-reply", replyId: ids.replyId });
	expect(answer.to).toEqual([to]);
	expect(answer.headers.get("Reply-To")).toBe(support);
	// Help desks drop what calls itself generated.
	for (const { headers } of [written, answer]) expect(headers.has("Auto-Submitted")).toBe(false);
});
