import { expect, test } from "vitest";
import { getExportedData } from "#app/data/account/exported-data.server.ts";
import { findSessions } from "#app/data/account/sessions.server.ts";
import {
	findOpenCheckouts,
	findPending,
	getLastCheckout,
	mayStillPay,
} from "#app/data/billing/checkouts.server.ts";
import { countUseSince } from "#app/data/billing/guarantee.server.ts";
import { findLostPacks, findOrders } from "#app/data/billing/orders.server.ts";
import { findPaidPeriods } from "#app/data/billing/pack-ends.server.ts";
import { findGuarantee, hadFirstMonth } from "#app/data/billing/promises.server.ts";
import { findReturned, findSwapped } from "#app/data/billing/swaps.server.ts";
import { findUsed } from "#app/data/reader/resume-uses.server.ts";
import { countPayments, findUnlocks, getRights } from "#app/data/reader/rights.server.ts";
import { addDays } from "#app/domain/base/dates.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import { removeAccount } from "#app/operations/account/delete-person.server.ts";
import { openResume } from "#app/operations/reader/open-resume.server.ts";
import { provideDownload } from "#app/operations/reader/provide-file.server.ts";
import { swapResume } from "#app/operations/reader/swap-resume.server.ts";
import { addDocument, documentWith } from "#tests/helpers/resume-bodies.ts";
import { openShop, type Shop } from "#tests/helpers/shop.ts";
import { findBrokenInvariants } from "#tests/helpers/site.ts";
import { readLedger } from "./read-ledger.server.ts";
import { readBilling } from "./read-plan.server.ts";
import { refundOrder } from "./refund-order.server.ts";
import { startCheckout } from "./start-checkout.server.ts";

/** Everything that is kept about a person, and that the site decides and says by it. */
async function tell(
	{ services }: Shop,
	person: Person,
	[swapped = "", ...ids]: string[],
	now: Date,
) {
	const { database } = services;
	const { id, mailboxHash } = person;
	const before = addDays(now, -1);
	return {
		// Its lists are in no order.
		copy: Object.values((await getExportedData(database, id, mailboxHash)) ?? {}).map((part) =>
			Array.isArray(part) ? part.map((row) => JSON.stringify(row)).sort() : part,
		),
		rights: await getRights(database, id, mailboxHash),
		unlocks: await findUnlocks(database, id),
		used: [await findUsed(database, id, before), await countUseSince(database, id, before)],
		billing: await readBilling(services, person, now),
		ledger: await readLedger(services, person, now),
		payments: [await countPayments(database, id), await findLostPacks(database, id)],
		periods: await findPaidPeriods(database, id),
		promises: [await findGuarantee(database, person), await hadFirstMonth(database, person)],
		swaps: [
			await findSwapped(database, { userId: id, resumeId: swapped }),
			await findReturned(database, id, [swapped, ...ids]),
		],
		checkouts: [
			await findOpenCheckouts(database, id, now),
			await getLastCheckout(database, id, "resume-pack", now),
			await findPending(database, id),
			await mayStillPay(database, id, now),
		],
		sessions: await findSessions(database, id, now),
	};
}

/** Uses the free resume, two credits and a swap, and goes on to Pro. */
async function live(shop: Shop, person: Person, ids: string[]) {
	const { services } = shop;
	const [swapped = "", kept = "", free = ""] = ids;
	const now = services.clock();
	await shop.look(person);
	await openResume(services, person, free, now);
	await shop.buy(person, "resume-pack");
	await shop.settle();
	await shop.addPack(person, { origin: "granted", stripeSessionId: null });
	for (const id of [swapped, kept]) await openResume(services, person, id, now);
	await provideDownload(services, person, kept, "pdf", { now, leaves: true });
	expect(await swapResume(services, person, swapped, now)).toEqual({ success: true });
	// Also where another person has just used them.
	expect(await findUsed(services.database, person.id, addDays(now, -1))).toHaveLength(ids.length);
	await shop.buy(person, "pro-monthly");
	await shop.settle();
}

test("Whatever one person buys, opens, takes back and leaves behind, every other one is as they were", async () => {
	const shop = await openShop();
	const { services } = shop;
	const ids = [await shop.addResume(), await shop.addResume(), await shop.addResume()];
	for (const id of ids) await addDocument(shop, id, documentWith("A line"));
	const [newcomer, member, other] = [
		await shop.addPerson(),
		await shop.addPerson(),
		await shop.addPerson(),
	];
	const now = services.clock();
	const tellOf = (who: Person) => tell(shop, who, ids, now);
	const others = () => Promise.all([newcomer, member].map(tellOf));
	const alone = await tellOf(newcomer);
	await live(shop, member, ids);
	const before = [alone, await tellOf(member)];

	await live(shop, other, ids);
	expect(await others()).toEqual(before);
	const [month] = await findOrders(services.database, other.id);
	expect(await refundOrder(services, other, month?.id ?? "", services.clock())).toEqual({
		success: true,
	});
	await shop.settle();
	await startCheckout(services, other, "resume-pack", services.clock());
	await shop.addProGrant(other);
	expect(await others()).toEqual(before);
	await services.database.transaction((transaction) =>
		removeAccount(services, transaction, other, { now: services.clock() }),
	);
	await shop.settle();
	expect(await others()).toEqual(before);

	expect(await findBrokenInvariants(shop)).toEqual([]);
});
