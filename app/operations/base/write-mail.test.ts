import { describe, expect, test } from "vitest";
import { removePerson } from "#app/data/account/people.server.ts";
import { user } from "#app/data/base/schema/accounts.server.ts";
import { userSubscriptions } from "#app/data/base/schema/entitlements.server.ts";
import { orders } from "#app/data/base/schema/payments.server.ts";
import { addDays } from "#app/domain/base/dates.ts";
import type { BillingMail, MailJob } from "#app/domain/base/mail-job.ts";
import type { ChargeReminder } from "#app/domain/billing/charge-reminders.ts";
import { createTestSite, testNow } from "#tests/helpers/site.ts";
import { writeMail } from "./write-mail.server.ts";

const to = "ada@example.com";
const hours = (count: number) => addDays(testNow, count / 24);

/** A person with a subscription, and what a mail about it says when it is written now. */
async function openMember(values: Partial<typeof userSubscriptions.$inferInsert>) {
	const site = await createTestSite();
	const { services } = site;
	const person = await site.addPerson({ email: to });
	await site.addSubscription(person, {
		stripeSubscriptionId: "sub_ada",
		currentPeriodStart: addDays(testNow, -25),
		currentPeriodEnd: hours(120),
		...values,
	});
	return {
		...{ site, person },
		give: () => site.addProGrant(person, { endsAt: addDays(testNow, 35) }),
		async addOrder(isRefunded = true) {
			const [order] = await services.database
				.insert(orders)
				.values({
					...{ userId: person.id, planId: "pro-monthly", amountInCents: 2999, currency: "usd" },
					...{ refundedInCents: isRefunded ? 2999 : 0, status: isRefunded ? "refunded" : "paid" },
					paidAt: addDays(testNow, -25),
					...{ periodStart: addDays(testNow, -25), periodEnd: hours(120), isDiscounted: true },
					...{ stripePaymentIntent: "pi_ada", stripeCustomerId: "cus_ada" },
					stripeSubscriptionId: "sub_ada",
				})
				.returning();
			return order?.id ?? "";
		},
		set: (changes: Partial<typeof userSubscriptions.$inferInsert>) =>
			services.database.update(userSubscriptions).set(changes),
		write: (job: MailJob) => writeMail(services, job),
	};
}

describe("A mail that waited in the queue", () => {
	test("about the end of a pack says how many days are left, and leaves the last one to its own", async () => {
		const site = await createTestSite();
		const person = await site.addPerson({ email: to });
		const write = async (expiresAt: Date, days: number) => {
			const packId = await site.addPack(person, { expiresAt });
			const mail = await writeMail(site.services, { message: "pack-ending", to, packId, days });
			return mail?.subject ?? null;
		};
		expect(await write(hours(167), 7)).toContain("ends in 7 days,");
		expect(await write(hours(71), 7)).toContain("ends in 3 days,");
		expect(await write(hours(20), 7)).toBeNull();
		const other = await createTestSite();
		const packId = await other.addPack(await other.addPerson({ email: to }), {
			expiresAt: hours(20),
		});
		const last = await writeMail(other.services, { message: "pack-ending", to, packId, days: 1 });
		expect(last?.subject).toContain("ends in 1 day,");
	});

	test("about a payment that failed is not sent once it is paid, given up, or out of its grace", async () => {
		const graceUntil = hours(48);
		const { set, write } = await openMember({
			...{ status: "past_due", stripeStatus: "past_due", graceUntil },
		});
		const job = { message: "payment-failed", to, graceUntil: graceUntil.toISOString() } as const;
		const about = { ...job, subscriptionId: "sub_ada" };
		const until = "You keep access until June 17, 2026 at 12:00 UTC";
		expect((await write(about))?.text).toContain(until);
		// Jobs of earlier versions do not say of which.
		expect((await write(job))?.text).toContain(until);
		expect(await write({ ...about, graceUntil: hours(-600).toISOString() })).toBeNull();
		await set({ status: "active", stripeStatus: "active", graceUntil: null });
		expect(await write(about)).toBeNull();
		await set({ status: "ended", stripeStatus: "canceled" });
		expect(await write(about)).toBeNull();
		const over = hours(-1);
		await set({ status: "past_due", stripeStatus: "past_due", graceUntil: over });
		expect(await write({ ...about, graceUntil: over.toISOString() })).toBeNull();
	});

	test("about a subscription that continues is not sent once it was told to end again", async () => {
		const { set, write } = await openMember({});
		const nextBilling = hours(120).toISOString();
		const job = { message: "subscription-resumed", to, nextBilling } as const;
		const about = { ...job, subscriptionId: "sub_ada" };
		expect((await write(about))?.text).toContain("On June 20, 2026 at 12:00 UTC we charge");
		await set({ status: "canceled", canceledAt: testNow });
		expect(await write(about)).toBeNull();
	});

	test("about a subscription that was canceled is not sent once it was resumed, or is over", async () => {
		const { set, write } = await openMember({ status: "canceled", canceledAt: testNow });
		const accessUntil = hours(120).toISOString();
		const job = { message: "subscription-canceled", to, accessUntil } as const;
		const about = { ...job, subscriptionId: "sub_ada" };
		const ends = "ends on June 20, 2026 at 12:00 UTC. Until then every resume stays open to you.";
		const said = async () => (await write(about))?.text.replace(/\s+/gu, " ");
		expect(await said()).toContain(ends);
		// Its payment is disputed since.
		await set({ status: "inactive" });
		expect(await said()).toContain("ends on June 20, 2026 at 12:00 UTC. Nothing more is charged");
		await set({ status: "active", canceledAt: null });
		expect(await write(about)).toBeNull();
		// Jobs of earlier versions do not say of which.
		expect((await write(job))?.text.replace(/\s+/gu, " ")).toContain(ends);
		await set({ status: "ended", stripeStatus: "canceled", canceledAt: testNow });
		expect(await write(about)).toBeNull();
	});

	test("about a withdrawn resume is not sent once it is in the library again", async () => {
		const site = await createTestSite();
		const resumeId = await site.addResume({ withdrawnAt: testNow });
		const back = await site.addResume();
		const job = { message: "resume-withdrawn", to, until: hours(120).toISOString() } as const;
		const mail = await writeMail(site.services, { ...job, resumeId });
		expect(mail?.text.replace(/\s+/gu, " ")).toContain(
			"until June 20, 2026 at 12:00 UTC you can open another one",
		);
		expect(await writeMail(site.services, { ...job, resumeId: back })).toBeNull();
	});
});

test("A mail that waited goes to the address that the account has now; one that is gone hears of payments alone", async () => {
	const { site, person, addOrder, write } = await openMember({
		...{ status: "canceled", canceledAt: testNow },
	});
	const { database } = site.services;
	const orderId = await addOrder();
	const id = await site.addPack(person);
	const until = hours(120).toISOString();
	const resumeId = await site.addResume({ withdrawnAt: testNow });
	const waiting: MailJob[] = [
		{ message: "refunded", to, orderId },
		{ message: "subscription-canceled", to, accessUntil: until, subscriptionId: "sub_ada" },
		{ message: "right-granted", to, right: "pack", id },
		{ message: "resume-withdrawn", to, personId: person.id, resumeId, until },
	];
	const addresses = async () =>
		(await Promise.all(waiting.map(write))).map((mail) => mail?.to ?? null);
	await database.update(user).set({ email: "ada@new.example" });
	expect(await addresses()).toEqual(Array(4).fill("ada@new.example"));
	await database.update(user).set({ stoppedAt: testNow });
	expect(await addresses()).toEqual(["ada@new.example", null, null, null]);
	await database.transaction((transaction) => removePerson(transaction, person.id));
	expect(await addresses()).toEqual([to, null, null, null]);
});

test("An account is called stopped, or open again, while it is so", async () => {
	const { site, write } = await openMember({});
	const said = async () =>
		(
			await Promise.all([
				write({ message: "account-stopped", to }),
				write({ message: "account-reopened", to }),
			])
		).map((mail) => mail !== null);
	expect(await said()).toEqual([false, true]);
	await site.services.database.update(user).set({ stoppedAt: testNow });
	expect(await said()).toEqual([true, false]);
});

test("Before a charge a mail says until when one can cancel, with the hour and its zone", async () => {
	const { set, write } = await openMember({ resumesAt: hours(132.02) });
	const chargedOn = hours(132.02).toISOString();
	const about = { to, subscriptionId: "sub_ada", chargedOn } as const;
	const before = "before June 21, 2026 at 00:01 UTC";
	const pause = await write({ ...about, message: "pause-ending" });
	expect(pause?.text.replace(/\s+/gu, " ")).toContain(`in your settings ${before}, and nothing`);
	await set({ cardBrand: "visa", cardLastFour: "4242", cardExpiresAt: testNow });
	const card = await write({ ...about, message: "card-expiring" });
	expect(card?.text.replace(/\s+/gu, " ")).toContain("is due on June 21, 2026 at 00:01 UTC,");
});

describe("A mail about money that speaks of access says until when Pro that was given opens every resume", () => {
	type Member = Awaited<ReturnType<typeof openMember>>;
	type Case = (member: Member) => Promise<MailJob>;
	const about = { to, subscriptionId: "sub_ada" };
	const at = hours(120).toISOString();
	const soon = { ...about, chargedOn: at };
	const before = { status: "active", stripeStatus: "active", canceledAt: null } as const;
	const whileIt =
		(changes: Partial<typeof userSubscriptions.$inferInsert>, job: MailJob): Case =>
		async ({ set }) => {
			await set({ ...before, amountInCents: 2999, currency: "usd", ...changes });
			return job;
		};
	const ofOrder =
		(message: "pack-receipt" | "pro-receipt" | "refunded" | "dispute-opened"): Case =>
		async ({ addOrder }) => {
			const orderId = await addOrder(message === "refunded" || message === "dispute-opened");
			if (message === "pack-receipt") return { message, to, orderId, expiresAt: at };
			return message === "pro-receipt"
				? { message, to, orderId, isFirst: false }
				: { message, to, orderId };
		};
	const pastDue = { status: "past_due", stripeStatus: "past_due", graceUntil: hours(120) } as const;
	const over = { status: "ended", stripeStatus: "canceled", canceledAt: testNow } as const;
	const paused = { status: "inactive", resumesAt: hours(120) } as const;
	const ended = { message: "subscription-ended", ...about, endedOn: at } as const;
	const cases: Record<BillingMail["message"] | ChargeReminder, Case> = {
		"pack-receipt": ofOrder("pack-receipt"),
		"pro-receipt": ofOrder("pro-receipt"),
		refunded: ofOrder("refunded"),
		"dispute-opened": ofOrder("dispute-opened"),
		"payment-failed": whileIt(pastDue, { message: "payment-failed", ...about, graceUntil: at }),
		"subscription-canceled": whileIt(
			{ status: "canceled", canceledAt: testNow },
			{ message: "subscription-canceled", ...about, accessUntil: at },
		),
		"subscription-resumed": whileIt(paused, {
			...{ message: "subscription-resumed", ...about, nextBilling: at },
		}),
		"subscription-ended": whileIt(over, {
			...ended,
			unpaidSince: addDays(testNow, -7).toISOString(),
		}),
		"price-rising": async (member) => {
			await member.addOrder();
			return whileIt({}, { message: "price-rising", ...soon })(member);
		},
		"pause-ending": whileIt(paused, { message: "pause-ending", ...soon }),
		"card-expiring": whileIt(
			{ cardBrand: "visa", cardLastFour: "4242", cardExpiresAt: testNow },
			{ message: "card-expiring", ...soon },
		),
	};
	const speaksOfAccess =
		/\baccess\b|\block(?:s|ed)\b|opens? (?:again|nothing)|resume (?:is|stays)/u;
	const saysItEnds = /You keep access until June|your access ends|is locked|resume opens again/u;

	test.each(Object.entries(cases))("%s", async (_name, arrange) => {
		const member = await openMember({});
		const job = await arrange(member);
		const said = async () => (await member.write(job))?.text.replace(/\s+/gu, " ") ?? "";
		const gift = "The Pro that you were given opens every resume until July 20, 2026.";
		const without = await said();
		expect(without).not.toBe("");
		expect(without).not.toContain("you were given");
		await member.give();
		const given = await said();
		if (speaksOfAccess.test(without)) expect(given).toContain(gift);
		else expect(given).toBe(without);
		expect(given).not.toMatch(saysItEnds);
	});
});
