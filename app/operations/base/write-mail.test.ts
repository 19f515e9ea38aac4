import { describe, expect, test } from "vitest";
import { userSubscriptions } from "#app/data/base/schema/entitlements.server.ts";
import { addDays } from "#app/domain/base/dates.ts";
import type { MailJob } from "#app/domain/base/mail-job.ts";
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
