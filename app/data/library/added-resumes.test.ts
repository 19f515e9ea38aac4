import { expect, test } from "vitest";
import { setEmailPreferences } from "#app/data/account/email-preferences.server.ts";
import { addSignup, confirmSignup } from "#app/data/account/newsletter.server.ts";
import { setStopped } from "#app/data/account/people.server.ts";
import { createTestSite, testNow } from "#tests/helpers/site.ts";
import { findNewsletterReaders } from "./added-resumes.server.ts";

test("A member without Product Updates who signs up for the newsletter gets it, until they opt out again", async () => {
	const site = await createTestSite();
	const { database } = site.services;
	const join = async (email: string) => {
		const { id } = await database.transaction((transaction) =>
			addSignup(transaction, { email, source: "blog", now: testNow }),
		);
		expect(await confirmSignup(database, id, testNow)).toBe(true);
	};
	const readers = async () => {
		const found = await findNewsletterReaders(database, { after: null, limit: 9 });
		return found.flatMap(({ email, getsIt }) => (getsIt ? [email] : [])).sort();
	};
	const [ada, member, stopped] = [
		await site.addPerson({ email: "ada@example.com" }),
		await site.addPerson({ email: "member@example.com" }),
		await site.addPerson({ email: "stopped@example.com" }),
	];
	const wants = (id: string, productUpdates: boolean) =>
		setEmailPreferences(database, id, { productUpdates }, testNow);
	await setStopped(database, stopped.id, testNow);
	for (const { id } of [ada, stopped]) await wants(id, false);
	for (const { email } of [ada, member, stopped]) await join(email);
	await join("reader@example.com");
	expect(await readers()).toEqual(["ada@example.com", "reader@example.com"]);
	// What is switched off in the settings or by a link is off by every way.
	for (const { id } of [ada, member]) await wants(id, false);
	expect(await readers()).toEqual(["reader@example.com"]);
	await setEmailPreferences(database, member.id, { marketingEmails: false }, testNow);
	await join("ada@example.com");
	expect(await readers()).toEqual(["ada@example.com", "reader@example.com"]);
});
