import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import {
	readingHistory,
	resumeUses,
	userResumeAccess,
} from "#app/data/base/schema/entitlements.server.ts";
import { resumes } from "#app/data/base/schema/library.server.ts";
import { orders } from "#app/data/base/schema/payments.server.ts";
import { getRights } from "#app/data/reader/rights.server.ts";
import { addDays } from "#app/domain/base/dates.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import { readLibrary } from "#app/operations/reader/read-library.server.ts";
import { createTestSite, type TestSite, testNow } from "#tests/helpers/site.ts";
import { statementsOf } from "#tests/helpers/statements.ts";
import { readBilling } from "./read-plan.server.ts";
import { remindOfCharges } from "./remind-of-charges.server.ts";
import { remindOfPacks } from "./remind-of-packs.server.ts";

/** A member who has paid for so many months of Pro, the last one now. */
async function addMember(site: TestSite, months: number, values = {}): Promise<Person> {
	const person = await site.addPerson();
	const stripeSubscriptionId = `sub_test_${person.id}`;
	await site.addSubscription(person, { stripeSubscriptionId, ...values });
	for (let month = months - 1; month >= 0; month--) {
		const paidAt = addDays(testNow, -30 * month);
		await site.services.database.insert(orders).values({
			userId: person.id,
			planId: "pro-monthly",
			amountInCents: 2999,
			currency: "usd",
			status: "paid",
			paidAt,
			periodStart: paidAt,
			periodEnd: addDays(paidAt, 30),
			stripePaymentIntent: `pi_${randomUUID()}`,
			stripeCustomerId: `cus_test_${person.id}`,
			stripeSubscriptionId,
		});
	}
	return person;
}

const noteRead = ({ services }: TestSite, person: Person, ids: readonly string[]) =>
	services.database.insert(readingHistory).values(
		ids.map((resumeId) => ({
			...{ userId: person.id, resumeId, source: "subscription" as const },
			...{ firstOpenedAt: testNow, lastOpenedAt: testNow },
		})),
	);

describe("A member's billing", () => {
	test("asks no more of the database after 24 months of Pro than after one", async () => {
		const site = await createTestSite();
		const { services } = site;
		const person = await addMember(site, 24);
		const newcomer = await addMember(site, 1);
		const numberFor = async (who: Person) =>
			(await statementsOf(site.services.pool, () => readBilling(services, who, testNow))).length;
		expect(await numberFor(newcomer)).toBeGreaterThan(8);
		expect(await numberFor(person)).toBe(await numberFor(newcomer));
		const billing = await readBilling(services, person, testNow);
		const refunds = billing.orders.map(({ refundNote, isRefundable }) => [
			isRefundable,
			refundNote,
		]);
		const renewals = Array<unknown>(23).fill([
			false,
			"The money-back guarantee does not cover renewals.",
		]);
		expect(refunds).toEqual([
			...renewals,
			[false, "The 7 days of the money-back guarantee are over."],
		]);
	});

	test("counts what was used only as long as the money-back guarantee runs", async () => {
		const site = await createTestSite();
		const { services } = site;
		const person = await addMember(site, 1);
		const resumeId = await site.addResume();
		const use = { userId: person.id, resumeId, kind: "reading" as const, at: testNow };
		await services.database.insert(resumeUses).values(use);
		const end = addDays(testNow, 7);
		const usesAt = (now: Date) =>
			statementsOf(site.services.pool, () => readBilling(services, person, now)).then(
				(asked) => asked.filter(({ text }) => text.includes("resume_uses")).length,
			);
		expect(await usesAt(new Date(end.getTime() - 1))).toBe(1);
		expect(await usesAt(end)).toBe(0);
	});

	test("counts what locks without Pro by the access decision, however much was read", async () => {
		const site = await createTestSite();
		const { services } = site;
		const person = await addMember(site, 1);
		const many = await services.database
			.insert(resumes)
			.values(
				Array.from({ length: 510 }, (_, index) => ({
					title: `Analyst ${index}`,
					company: "Google",
					role: "Analyst",
					industry: "Tech",
					experienceLevel: "Mid-level" as const,
					description: "Of a crowd.",
					provenance: "demo" as const,
					availability: "document" as const,
					openToEveryone: index === 0,
					withdrawnAt: index === 1 ? testNow : null,
				})),
			)
			.returning({ id: resumes.id });
		const ids = many.map(({ id }) => id);
		await noteRead(site, person, ids);
		const [, , free = "", paid = "", ended = ""] = ids;
		const running = await site.addPack(person);
		const over = await site.addPack(person, { expiresAt: testNow });
		const unlock = { userId: person.id, source: "pack" as const };
		await services.database.insert(userResumeAccess).values([
			{ userId: person.id, resumeId: free, source: "free" },
			{ ...unlock, resumeId: paid, purchaseId: running },
			{ ...unlock, resumeId: ended, purchaseId: over },
		]);
		const { subscription } = await readBilling(services, person, testNow);
		expect(subscription?.library).toEqual({ locks: 506, stays: 3 });
	});
});

test("My library shows a resume that was read with Pro and is open to everyone now as open", async () => {
	const site = await createTestSite();
	const { services } = site;
	const person = await site.addPerson();
	const everyones = await site.addResume({ openToEveryone: true });
	const locked = await site.addResume();
	await noteRead(site, person, [everyones, locked]);
	const rights = await getRights(services.database, person.id, person.mailboxHash);
	const { opened } = await readLibrary(services, { person, rights }, testNow, true);
	const states = new Map(opened.items.map(({ id, state }) => [id, state]));
	expect(states.get(everyones)).toBe("open");
	expect(states.get(locked)).toBe("locked");
});

describe("A reminder", () => {
	const looksUpPeople = async (site: TestSite, work: () => Promise<unknown>) => {
		const asked = await statementsOf(site.services.pool, work);
		expect(asked).not.toEqual([]);
		return asked.some(({ text }) => text.includes('from "user"'));
	};

	test("of a charge looks nobody up while none is due", async () => {
		const site = await createTestSite();
		await addMember(site, 1, { currentPeriodEnd: addDays(testNow, 5) });
		expect(await looksUpPeople(site, () => remindOfCharges(site.services))).toBe(false);
	});

	test("of the end of a pack looks nobody up while none is due", async () => {
		const site = await createTestSite();
		await site.addPack(await site.addPerson(), { expiresAt: addDays(testNow, 8) });
		expect(await looksUpPeople(site, () => remindOfPacks(site.services))).toBe(false);
	});
});
