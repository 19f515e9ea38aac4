import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { findAuditEntries } from "#app/data/admin/audit-log.server.ts";
import { user } from "#app/data/base/schema/accounts.server.ts";
import { userSubscriptions } from "#app/data/base/schema/entitlements.server.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { messages } from "#app/domain/base/messages.ts";
import { startCheckout } from "#app/operations/billing/start-checkout.server.ts";
import { openMailbox } from "#tests/helpers/mailbox.ts";
import { ownerOf } from "#tests/helpers/owner.ts";
import { openShop } from "#tests/helpers/shop.ts";
import { findBrokenInvariants } from "#tests/helpers/site.ts";
import { until } from "#tests/helpers/until.ts";
import { endStoppedSubscription, reopenAccount, stopAccount } from "./stop-account.server.ts";

const reason = "Wrote to us";
const { people } = adminMessages;

/** A person with Pro, and a payment provider that can be told nothing until it is back. */
async function openPro() {
	const shop = await openShop();
	const { services } = shop;
	const person = await shop.addBuyer("pro-monthly");
	const { payments } = services;
	const { setCanceling } = payments;
	let tries = 0;
	payments.setCanceling = () => {
		tries++;
		return Promise.reject(new Error("away"));
	};
	return {
		...{ shop, services, person, stopped: { personId: person.id, reason } },
		tries: () => tries,
		comesBack: () => {
			payments.setCanceling = setCanceling;
		},
		isEnding: async () => {
			const { rows } = await services.pool.query(
				"select record->>'cancel_at_period_end' as ends from sandbox.objects where kind = 'subscription'",
			);
			return rows[0].ends === "true";
		},
	};
}

test("The subscription of a stopped account ends as the email says, also when the provider was away", async () => {
	const { shop, services, person, stopped, tries, comesBack, isEnding } = await openPro();
	const owner = ownerOf(shop);
	expect(await stopAccount(services, owner, stopped)).toEqual({
		success: true,
		said: people.stoppedEnding,
	});
	await until(() => tries() > 0);
	expect(await isEnding()).toBe(false);
	comesBack();
	// The next attempt comes at once, and its worker is woken.
	const again =
		"update pgboss.job set start_after = now() where name = 'end-stopped-subscription' and state = 'retry'";
	await until(async () => (await services.pool.query(again)).rowCount === 1);
	await services.jobs.time.hasten(1);
	await shop.settle();
	expect(await isEnding()).toBe(true);
	const action = "subscription.cancelled";
	expect(await findAuditEntries(services.database, { action, limit: 2 })).toMatchObject([
		{ label: "with its period", reason, sessionId: owner.sessionId },
	]);
	const mail = await openMailbox(shop).newest(person.email, "was stopped");
	expect(mail.text.replace(/\s+/gu, " ")).toContain("it is not charged again");
	// A second press finds nothing to do.
	expect(await stopAccount(services, owner, stopped)).toEqual({
		success: true,
		said: people.nothingChanged,
	});
	await shop.settle();
	expect(await findBrokenInvariants(shop)).toEqual([]);
});

test("A payment page that was open when an account was stopped cannot be paid any more", async () => {
	const shop = await openShop();
	const { services } = shop;
	const person = await shop.addPerson();
	const started = await startCheckout(services, person, "resume-pack", services.clock());
	if (!started.success) throw new Error(started.error);
	await stopAccount(services, ownerOf(shop), { personId: person.id, reason });
	await shop.settle();
	await expect(shop.pay(started.data.url)).rejects.toThrow("not paid");
	expect(await shop.chargesOf(person)).toEqual([]);
});

test("A stopped account goes on paying by no page that was open: its end cannot be taken back at the provider", async () => {
	const { shop, services, stopped, comesBack, isEnding } = await openPro();
	comesBack();
	await stopAccount(services, ownerOf(shop), stopped);
	await shop.settle();
	expect(await isEnding()).toBe(true);
	const [subscription] = await services.database.select().from(userSubscriptions);
	await services.payments.setCanceling(subscription?.stripeSubscriptionId ?? "", false);
	expect(await isEnding()).toBe(false);
	await shop.settle();
	await until(isEnding);
	await shop.settle();
	expect(await findBrokenInvariants(shop)).toEqual([]);
});

test("A checkout that is begun while its account is stopped is refused, and its page cannot be paid", async () => {
	const shop = await openShop();
	const { services } = shop;
	const person = await shop.addPerson();
	const { payments } = services;
	let url = "";
	const stopping = {
		...payments,
		async startCheckout(wish: Parameters<typeof payments.startCheckout>[0]) {
			const session = await payments.startCheckout(wish);
			url = session.url;
			await stopAccount(services, ownerOf(shop), { personId: person.id, reason });
			return session;
		},
	};
	const buying = { ...services, payments: stopping };
	expect(await startCheckout(buying, person, "pro-monthly", services.clock())).toMatchObject({
		success: false,
		status: 409,
		error: messages.stopped.account,
	});
	await expect(shop.pay(url)).rejects.toThrow("not paid");
});

test("An account that is opened again keeps its subscription, if the provider was not told yet", async () => {
	const { shop, services, person, stopped, tries, comesBack, isEnding } = await openPro();
	const owner = ownerOf(shop);
	await stopAccount(services, owner, stopped);
	await until(() => tries() > 0);
	expect(await reopenAccount(services, owner, stopped)).toMatchObject({ success: true });
	comesBack();
	await endStoppedSubscription(services, { personId: person.id });
	expect(await isEnding()).toBe(false);
	await services.database.update(user).set({ stoppedAt: owner.now }).where(eq(user.id, person.id));
	await endStoppedSubscription(services, { personId: person.id });
	expect(await isEnding()).toBe(true);
});

test("An account without a subscription is stopped, and nothing is left to try", async () => {
	const shop = await openShop();
	const { services } = shop;
	const stopped = { personId: (await shop.addPerson()).id, reason };
	expect(await stopAccount(services, ownerOf(shop), stopped)).toEqual({
		success: true,
		said: people.stopped,
	});
	await shop.settle();
	const { rowCount } = await services.pool.query(
		"select from pgboss.job where name = 'end-stopped-subscription' and state = 'completed'",
	);
	expect(rowCount).toBe(1);
});
