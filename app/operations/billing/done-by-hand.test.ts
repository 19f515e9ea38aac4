import Stripe from "stripe";
import { describe, expect, test } from "vitest";
import { getSubscription } from "#app/data/billing/subscriptions.server.ts";
import { addDays, formatMoment } from "#app/domain/base/dates.ts";
import { messages } from "#app/domain/base/messages.ts";
import { removeAccount } from "#app/operations/account/delete-person.server.ts";
import { openResume } from "#app/operations/reader/open-resume.server.ts";
import { openMailbox } from "#tests/helpers/mailbox.ts";
import { cards, openShop } from "#tests/helpers/shop.ts";
import { syncCustomer } from "./sync-customer.server.ts";

/** A member, and what the owner can do at the provider itself. */
async function openMember(card = cards.good) {
	const shop = await openShop();
	const { services, sandbox } = shop;
	const person = await shop.addBuyer("pro-monthly", card);
	const stripe = new Stripe(sandbox.secretKey, sandbox.api);
	const read = async () => {
		const row = await getSubscription(services.database, person.id);
		if (!row) throw new Error("There is no subscription");
		return row;
	};
	const bought = await read();
	const { stripeSubscriptionId: id, stripeCustomerId } = bought;
	return {
		shop,
		services,
		person,
		read,
		bought,
		async endBy(at: Date) {
			await stripe.subscriptions.update(id, { cancel_at: Math.floor(at.getTime() / 1000) });
			await shop.settle();
		},
		/** A second subscription a day later, made in the dashboard. */
		async addSecond(changes: Record<string, unknown>) {
			await services.pool.query(
				`insert into sandbox.objects (kind, id, created, record) select kind, 'sub_second', created,
				record || jsonb_build_object('id', 'sub_second', 'latest_invoice', null,
					'created', created + 86400, 'current_period_end', (record->>'current_period_end')::int + 86400) || $1
				from sandbox.objects where kind = 'subscription'`,
				[changes],
			);
			await syncCustomer(services, stripeCustomerId);
			await shop.settle();
		},
		/** The invoice of the renewal that failed gets another word, with which the subscription is active again. */
		async writeOff(word: "uncollectible" | "void") {
			await services.pool.query(
				`update sandbox.objects set due = null, record = record || jsonb_build_object('status',
					case kind when 'invoice' then $1 else 'active' end)
				where kind = 'subscription' or (kind = 'invoice' and record->>'status' <> 'paid')`,
				[word],
			);
			await syncCustomer(services, stripeCustomerId);
		},
		open: async () => openResume(services, person, await shop.addResume(), services.clock()),
		mails: async () => openMailbox(shop).mailsTo(person.email),
	};
}

describe("A subscription that the owner lets end on a date", () => {
	test("after its period is charged until then: it is not called canceled, and its account stays", async () => {
		const { shop, services, person, read, bought, endBy, mails } = await openMember();
		await endBy(addDays(bought.currentPeriodEnd, 45));
		expect(await read()).toMatchObject({ status: "active", canceledAt: null });
		expect(await mails()).toHaveLength(1);
		const removed = await services.database.transaction((transaction) =>
			removeAccount(services, transaction, person, { now: services.clock() }),
		);
		expect(removed).toMatchObject({ error: messages.settings.deleteSubscribed });
		await shop.sandbox.control.advance({ days: 63 });
		await shop.settle();
		expect(await shop.chargesOf(person)).toHaveLength(3);
		expect(await read()).toMatchObject({ status: "canceled", canceledAt: expect.any(Date) });
		await shop.sandbox.control.advance({ days: 31 });
		await shop.settle();
		expect(await shop.chargesOf(person)).toHaveLength(3);
		expect((await read()).status).toBe("ended");
	});

	test("within its period says that date, and opens nothing after it", async () => {
		const { read, bought, endBy, mails } = await openMember();
		const end = addDays(bought.currentPeriodStart, 10);
		await endBy(end);
		expect(await read()).toMatchObject({ status: "canceled", currentPeriodEnd: end });
		expect((await mails()).at(-1)?.text).toContain(`ends on ${formatMoment(end)}`);
	});
});

describe("A second subscription of a member", () => {
	test("that nobody ever paid for does not stand before the one that was paid", async () => {
		for (const status of ["incomplete", "incomplete_expired"]) {
			const { addSecond, open } = await openMember();
			await addSecond({ status });
			expect(await open()).toMatchObject({ data: { by: "subscription" } });
		}
	});

	test("ends, and no mail says that Pro has ended", async () => {
		const { read, bought, addSecond, mails } = await openMember();
		await addSecond({});
		expect(await read()).toMatchObject({ id: bought.id, status: "active" });
		expect((await mails()).map(({ subject }) => subject)).toEqual([
			expect.stringContaining("Welcome"),
		]);
	});
});

test.each(["uncollectible", "void"] as const)(
	"A renewal whose invoice is %s opens nothing, though the provider calls the subscription active",
	async (word) => {
		const { shop, read, writeOff, open } = await openMember(cards.failsLater);
		await shop.sandbox.control.advance({ days: 32 });
		await shop.settle();
		expect((await read()).status).toBe("past_due");
		await writeOff(word);
		const { status, resumesAt, currentPeriodEnd } = await read();
		expect([status, resumesAt]).toEqual(["inactive", currentPeriodEnd]);
		expect(await open()).toMatchObject({ data: { by: "free" } });
	},
);
