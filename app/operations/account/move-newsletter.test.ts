import { expect, test } from "vitest";
import { getExportedData } from "#app/data/account/exported-data.server.ts";
import { addToken } from "#app/data/account/one-time-tokens.server.ts";
import { emailSignups } from "#app/data/base/schema/mail.server.ts";
import type { SignupStatus } from "#app/domain/account/newsletter.ts";
import { createSecret, hashSecret } from "#app/integrations/secrets.server.ts";
import { moveAccount } from "#app/operations/admin/support/move-account.server.ts";
import { ownerOf } from "#tests/helpers/owner.ts";
import { createTestSite, testNow } from "#tests/helpers/site.ts";
import { removeAccount } from "./delete-person.server.ts";
import { redeemLink } from "./redeem-link.server.ts";
import { undoEmailChange } from "./undo-email-change.server.ts";

const [old, fresh] = ["bob@example.com", "bob.new@example.com"];
const browser = {
	...{ headers: new Headers(), address: "127.0.0.1", network: "127.0.0.0", device: "a".repeat(43) },
	now: testNow,
};

/** A person whose address is in the newsletter, and what moves the account. */
async function openMoves(status: SignupStatus, ofNew: SignupStatus | "unknown" = "unknown") {
	const site = await createTestSite();
	const { services } = site;
	// Without workers: what is queued stays where it is.
	await services.jobs.start({});
	const { database } = services;
	const person = await site.addPerson({ email: old });
	await database
		.insert(emailSignups)
		.values([
			{ email: old, status, createdAt: testNow },
			...(ofNew === "unknown" ? [] : [{ email: fresh, status: ofNew, createdAt: testNow }]),
		]);
	const use = async (purpose: "change-email" | "undo-email-change", email: string) => {
		const secret = createSecret();
		const expiresAt = new Date(testNow.getTime() + 3_600_000);
		const token = { purpose, userId: person.id, email, expiresAt };
		await addToken(database, { ...token, tokenHash: hashSecret(secret) });
		const did = await (purpose === "change-email"
			? redeemLink(services, secret, browser)
			: undoEmailChange(services, secret, browser));
		expect(did.success).toBe(true);
	};
	return {
		...{ site, services, database, person, use },
		rows: async () =>
			(await database.select().from(emailSignups)).map(({ email, status }) => [email, status]),
	};
}

test("The address in the newsletter goes with the account, is exported, and is deleted with it", async () => {
	const { services, database, person, use, rows } = await openMoves("active");
	await use("change-email", fresh);
	expect(await rows()).toEqual([[fresh, "active"]]);
	expect(
		(await getExportedData(database, person.id, person.mailboxHash))?.newsletter,
	).toMatchObject({
		email: fresh,
	});
	await database.transaction((transaction) =>
		removeAccount(services, transaction, { ...person, email: fresh }, { now: testNow }),
	);
	expect(await rows()).toEqual([]);
});

test("It comes back when the change is undone, also from a second address and over one that was there", async () => {
	for (const ofNew of ["unknown", "active"] as const) {
		for (const last of [fresh, "bob.third@example.com"]) {
			const { use, rows } = await openMoves("active", ofNew);
			await use("change-email", fresh);
			if (last !== fresh) await use("change-email", last);
			await use("undo-email-change", old);
			expect(await rows()).toEqual([[old, "active"]]);
		}
	}
});

test.each([
	["unsubscribed", "unknown", "unsubscribed"],
	["pending", "unknown", "pending"],
	["active", "active", "active"],
	["active", "unsubscribed", "unsubscribed"],
	["unsubscribed", "active", "unsubscribed"],
] as const)(
	"An address that is %s moves to one that is %s: it is %s",
	async (status, ofNew, then) => {
		const { use, rows } = await openMoves(status, ofNew);
		await use("change-email", fresh);
		expect(await rows()).toEqual([[fresh, then]]);
	},
);

test("An address that support has given gets no newsletter before it is confirmed", async () => {
	const { site, services, person, rows } = await openMoves("active");
	const moved = { personId: person.id, email: fresh, reason: "Lost the mailbox" };
	expect(await moveAccount(services, ownerOf(site), moved)).toMatchObject({ success: true });
	expect(await rows()).toEqual([[fresh, "pending"]]);
});
