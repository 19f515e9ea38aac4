import { expect, test } from "vitest";
import { addSignup, confirmSignup } from "#app/data/account/newsletter.server.ts";
import { addToken } from "#app/data/account/one-time-tokens.server.ts";
import { user } from "#app/data/base/schema/accounts.server.ts";
import { addDays } from "#app/domain/base/dates.ts";
import { undoDays } from "#app/operations/account/expire-links.server.ts";
import { openMailbox } from "#tests/helpers/mailbox.ts";
import { createTestSite } from "#tests/helpers/site.ts";
import { sendDigest } from "./send-digest.server.ts";

const first = new Date("2026-12-01T09:00:00.000Z");
const second = addDays(first, 1);

/** A site on the first of December, with a resume of November. */
async function openDecember() {
	const site = await createTestSite();
	const { database } = site.services;
	await site.services.jobs.start({});
	site.setNow(first);
	await site.addResume({ createdAt: addDays(first, -9) });
	return {
		site,
		database,
		send: () => sendDigest(site.services),
		read: (email: string) =>
			database.transaction(async (transaction) => {
				const signup = { email, source: "blog" as const, now: addDays(first, -9) };
				const { id } = await addSignup(transaction, signup);
				await confirmSignup(transaction, id, signup.now);
			}),
		/** How many mails wait. */
		waiting: async () => (await openMailbox(site).waiting()).length,
	};
}

test("Who reads the newsletter and joins between two mornings gets the monthly email once", async () => {
	const { site, read, send, waiting } = await openDecember();
	await read("ada@example.com");
	expect(await send()).toBe(1);
	site.setNow(second);
	await site.addPerson({ email: "ada@example.com" });
	await site.addPerson({ email: "new@example.com" });
	expect(await send()).toBe(1);
	expect(await waiting()).toBe(2);
});

test("Who changes their address between two mornings gets the monthly email once, at the old one or the new one", async () => {
	const { site, database, read, send, waiting } = await openDecember();
	const person = await site.addPerson({ email: "ada@example.com" });
	await read("ada@example.com");
	const change = async (from: string, to: string, at: Date) => {
		const token = { purpose: "undo-email-change" as const, userId: person.id, email: from };
		const expiresAt = addDays(at, undoDays);
		await database.transaction(async (transaction) => {
			await addToken(transaction, { ...token, tokenHash: `of ${from}`, expiresAt });
			await transaction.update(user).set({ email: to });
		});
	};
	// A change of the month before is none between mornings.
	await change("old@example.com", "ada@example.com", addDays(first, -2));
	expect(await send()).toBe(1);
	site.setNow(second);
	await change("ada@example.com", "ada.new@example.com", addDays(first, 0.5));
	await change("ada.new@example.com", "ada.newest@example.com", addDays(first, 0.7));
	expect(await send()).toBe(0);
	await read("old@example.com");
	expect(await send()).toBe(1);
	expect(await waiting()).toBe(2);
});
