import { eq } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import { contactMessages, dailyCounts } from "#app/data/base/schema/admin.server.ts";
import { linePages, resumeUses } from "#app/data/base/schema/entitlements.server.ts";
import { resumeUploads } from "#app/data/base/schema/intake.server.ts";
import { orders, stripeEvents } from "#app/data/base/schema/payments.server.ts";
import { addDays, formatMoment } from "#app/domain/base/dates.ts";
import { HopelessJobError } from "#app/integrations/jobs/jobs.ts";
import { backUp } from "#app/operations/base/back-up.server.ts";
import { openDashboard as openBoard } from "#tests/helpers/dashboard.ts";
import { makeFolder } from "#tests/helpers/folder.ts";
import type { HtmlElement } from "#tests/helpers/html.ts";
import { passcode } from "#tests/helpers/owner.ts";
import { openShop } from "#tests/helpers/shop.ts";
import { createTestSite, type TestSite, testNow } from "#tests/helpers/site.ts";
import { until } from "#tests/helpers/until.ts";

async function openDashboard(site: TestSite) {
	const { app, owner } = await openBoard(site);
	const look = async () => {
		const visit = await owner.visit("/admin/overview");
		expect(visit.status).toBe(200);
		return visit;
	};
	return { site, app, owner, look };
}

const openOwner = async () => openDashboard(await createTestSite({ ADMIN_PASSCODE: passcode }));

const dayBefore = (days: number) => addDays(testNow, -days).toISOString().slice(0, 10);

/** The texts of the cells of a row, by its heading. */
function cellsOf(table: HtmlElement, heading: string): string[] {
	const row = table.all("tr").find((line) => line.all("th")[0]?.text === heading);
	return row?.all("td").map((cell) => cell.text) ?? [];
}

const tableNamed = (page: HtmlElement, name: string) => page.one("section", { "aria-label": name });

function addOrder(site: TestSite, values: Partial<typeof orders.$inferInsert>) {
	return site.services.database.insert(orders).values({
		planId: "resume-pack",
		amountInCents: 999,
		currency: "usd",
		status: "paid",
		paidAt: testNow,
		stripePaymentIntent: `pi_${crypto.randomUUID()}`,
		stripeCustomerId: "cus_test_1",
		...values,
	});
}

describe("The overview", () => {
	test("says that nothing was counted yet and nothing waits", async () => {
		const { site, look } = await openOwner();
		await site.services.start();
		const { page } = await look();
		expect(page.text).toContain("Nothing is waiting for you");
		expect(page.text).toContain("Nothing has been counted yet");
		expect(page.text).toContain("This demonstration makes no backups by itself.");
		expect(cellsOf(tableNamed(page, "Figures"), "Searches")).toEqual([
			"0 was 0",
			"0 was 0",
			"0 was 0",
		]);
		expect(cellsOf(tableNamed(page, "Figures"), "Sign-ups per search")[0]).toBe("– was –");
	});

	test("says when the last backup was made, by what lies in its place", async () => {
		const folder = await makeFolder();
		const site = await createTestSite({ ADMIN_PASSCODE: passcode, BACKUP_DIR: folder });
		const { look } = await openDashboard(site);
		expect((await look()).page.text).toContain("No backup has been made yet.");
		site.setNow(addDays(testNow, -2));
		const never = new AbortController().signal;
		await backUp(site.services, { signal: never, stopping: never });
		site.setNow(testNow);
		const { page } = await look();
		expect(page.text).toContain(
			`made on ${formatMoment(addDays(testNow, -2))}, more than 36 hours`,
		);
	});

	test("sums today, 7 and 28 days, and compares each with the period before", async () => {
		const { site, look } = await openOwner();
		const search = (days: number, count: number) => ({
			day: dayBefore(days),
			name: "search" as const,
			count,
		});
		await site.services.database
			.insert(dailyCounts)
			.values([
				search(0, 3),
				search(1, 2),
				search(6, 10),
				search(7, 100),
				search(27, 1000),
				search(28, 5000),
				{ day: dayBefore(0), name: "sign-up", count: 1 },
			]);
		const { page } = await look();
		const figures = tableNamed(page, "Figures");
		expect(cellsOf(figures, "Searches")).toEqual([
			"3 +50%, was 2",
			"15 −85%, was 100",
			"1,115 −78%, was 5,000",
		]);
		expect(cellsOf(figures, "Sign-ups per search")[0]).toBe("33.3% was 0%");
	});

	test("counts money by the day of payment: paid, kept, and orders that are no renewal", async () => {
		const { site, look } = await openOwner();
		const pro = { planId: "pro-monthly", amountInCents: 2999 } as const;
		const lastWeek = addDays(testNow, -7);
		await addOrder(site, { ...pro, stripeSubscriptionId: "sub_1", paidAt: addDays(testNow, -300) });
		await addOrder(site, { ...pro, stripeSubscriptionId: "sub_1", paidAt: lastWeek });
		await addOrder(site, { ...pro, stripeSubscriptionId: "sub_2", paidAt: lastWeek });
		await addOrder(site, { paidAt: lastWeek, refundedInCents: 999, status: "refunded" });
		await addOrder(site, { paidAt: lastWeek, status: "disputed" });
		await addOrder(site, { refundedInCents: 499, status: "partly refunded" });
		// The last moment of Sunday, in UTC.
		await addOrder(site, { paidAt: new Date("2026-06-14T23:59:59.999Z") });
		await site.services.database
			.insert(dailyCounts)
			.values({ day: dayBefore(7), name: "sign-up", count: 12 });
		const { page } = await look();
		const week = (plot: string) =>
			page
				.all("section", { "aria-label": `${plot} by week` })[0]
				?.all("tr")
				.find((row) => row.text.startsWith("Jun 8 – Jun 14, 2026"))
				?.all("td")
				.map((cell) => cell.text);
		expect(week("Orders")).toEqual(["5"]);
		// 2 × 29.99 and 3 × 9.99; one pack was given back and one is disputed.
		expect(week("Revenue")).toEqual(["$89.95", "$69.97"]);
		// Four of the five are no renewals.
		expect(week("New orders per sign-up")).toEqual(["33.3%"]);
		const today = cellsOf(tableNamed(page, "Figures"), "Revenue, net of refunds and disputes")[0];
		expect(today).toBe("$5 −50%, was $9.99");
	});

	test("draws every plot with words for it, and no style that the policy refuses", async () => {
		const { site, look } = await openOwner();
		await site.services.database
			.insert(dailyCounts)
			.values({ day: dayBefore(7), name: "open", count: 7 });
		const { page, html } = await look();
		const drawings = page.one("main").all("svg", { role: "img" });
		expect(drawings).toHaveLength(8);
		const opens = drawings[2];
		expect(opens?.all("title")[0]?.text).toBe("Resumes opened by week");
		expect(opens?.one("desc").text).toContain("Last full week: 7.");
		expect(opens?.all("rect", { class: "week-column" })).toHaveLength(1);
		expect(opens?.all("text").map((text) => text.text)).toEqual(
			expect.arrayContaining(["0", "2", "8", "Jan", "Jun", "7"]),
		);
		expect(html).not.toMatch(/<[^>]+\sstyle=/u);
		const labels = drawings.map((drawing) => drawing.get("aria-labelledby"));
		expect(new Set(labels).size).toBe(8);
	});
});

test("Unusual reading names who, how much, in what time, and whether money went back", async () => {
	const { site, owner, look } = await openOwner();
	expect((await look()).page.text).not.toContain("Unusual reading");
	const ids = await Promise.all(Array.from({ length: 75 }, () => site.addResume()));
	const addReader = async (email: string, used: readonly string[], at: Date) => {
		const { id: userId } = await site.addPerson({ email });
		const uses = used.map((resumeId) => ({ userId, resumeId, kind: "txt" as const, at }));
		await site.services.database.insert(resumeUses).values(uses);
		return userId;
	};
	const eager = await addReader("eager@example.com", ids, testNow);
	const paidBack = await addReader("back@example.com", ids.slice(0, 20), addDays(testNow, -2));
	await addOrder(site, { userId: paidBack, status: "refunded", refundedInCents: 999 });
	const { id: userId } = await site.addPerson({ email: "lines@example.com" });
	await site.services.database.insert(linePages).values([
		{ userId, at: testNow, lines: 999 },
		{ userId, at: addDays(testNow, -0.5), lines: 1 },
		{ userId, at: addDays(testNow, -2), lines: 900 },
	]);
	await addReader("usual@example.com", ids.slice(0, 74), testNow);
	await addReader("long-ago@example.com", ids, addDays(testNow, -8));
	const { page } = await look();
	const lines = page.one("section", { "aria-labelledby": "unusual" }).all("li");
	expect(lines.map(({ text }) => text)).toEqual([
		"eager@example.com : 75 different resumes in 24 hours · nothing was refunded",
		"back@example.com : 20 different resumes in 7 days · a payment was refunded",
		"lines@example.com : 1,000 lines in 24 hours · nothing was refunded",
	]);
	expect((await owner.visit(`/admin/people/${eager}`)).page.text).toContain(
		"75 different resumes in 24 hours",
	);
});

describe("What needs attention", () => {
	test("names disputed payments that can still be answered, until when, and none that cannot", async () => {
		const { site, look } = await openOwner();
		await site.services.start();
		const dueBy = addDays(testNow, 9);
		await addOrder(site, { status: "disputed", disputeDueBy: dueBy });
		await addOrder(site, { status: "disputed", disputeDueBy: null });
		await addOrder(site, { status: "paid", disputeDueBy: null });
		await addOrder(site, { status: "disputed", disputeDueBy: addDays(testNow, -1) });
		const panel = (await look()).page.one("section", { "aria-labelledby": "attention" });
		expect(panel.text).toContain("Disputed payments: 1");
		expect(panel.text).toContain(`Answer by ${formatMoment(dueBy)}`);
		expect(panel.link("OF-000001, $9.99")).toMatch(/^\/admin\/orders\/[\da-f-]{36}$/u);
		expect(panel.text).not.toContain("OF-000002");
	});

	test("names unread messages and files that could not be read, the newest of them", async () => {
		const { site, look } = await openOwner();
		await site.services.start();
		const { database } = site.services;
		const message = { name: "Ada", email: "ada@example.com", subject: "Hi", message: "Hello" };
		await database.insert(contactMessages).values([
			{ ...message, createdAt: testNow },
			{ ...message, createdAt: testNow },
			{ ...message, createdAt: testNow, status: "closed" },
		]);
		const upload = (name: string, values: Partial<typeof resumeUploads.$inferInsert> = {}) => ({
			key: name,
			kind: "pdf" as const,
			originalName: name,
			size: 1,
			sha256: name,
			status: "unreadable" as const,
			remark: `${name} is encrypted`,
			createdAt: testNow,
			...values,
		});
		await database
			.insert(resumeUploads)
			.values([
				upload("new.pdf"),
				upload("old.pdf", { createdAt: addDays(testNow, -15) }),
				upload("read.pdf", { status: "read" }),
				upload("shown.pdf", { resumeId: await site.addResume() }),
			]);
		const { page } = await look();
		const panel = page.one("section", { "aria-labelledby": "attention" });
		expect(panel.link("2 unread messages")).toBe("/admin/messages");
		expect(panel.text).toContain("Files that could not be read: 1");
		expect(panel.text).toContain("new.pdf is encrypted");
		expect(panel.link("new.pdf")).toMatch(/^\/admin\/uploads\/[\da-f-]{36}$/u);
		expect(panel.text).not.toMatch(/old\.pdf|read\.pdf is|shown\.pdf|Nothing is waiting/u);
	});

	test("shows failed jobs; a press queues one again, once, and is in the log", async () => {
		const { site, owner, look } = await openOwner();
		const { services } = site;
		await services.start();
		const reason = new HopelessJobError("The provider knows no such subscription");
		vi.spyOn(services.payments, "endNow").mockRejectedValue(reason);
		for (const customerId of ["cus_1", "cus_2"]) {
			await services.jobs.enqueue("end-subscription", { customerId, subscriptionId: "sub_1" });
		}
		const untilParked = (count: number) =>
			until(async () => (await services.jobs.findParked()).length === count);
		await untilParked(2);
		const before = await look();
		const panel = before.page.one("section", { "aria-labelledby": "attention" });
		expect(panel.text).toContain("Failed jobs: 2");
		expect(panel.text).toContain("Ending a subscription 1 attempt");
		expect(panel.text).toContain("The provider knows no such subscription");
		const [form] = panel.all("form").filter((one) => one.text.startsWith("Try again"));
		if (!form) throw new Error("There is no button");
		const pressed = await owner.submit(form);
		expect(pressed.path).toBe("/admin/overview");
		expect(pressed.html).toContain("It will be retried now.");
		const again = await owner.submit(form);
		expect(again.html).toContain("This work waits no longer");
		const log = async () => {
			const { page } = await owner.visit("/admin/audit");
			expect(page.text).not.toMatch(/cus_[12]/u);
			return page.all("tr").filter((row) => row.text.includes("Retried a job"));
		};
		expect((await log()).map((row) => row.text)).toEqual([
			expect.stringContaining("end-subscription"),
		]);
		// It has failed once more meanwhile, and all are tried together.
		await untilParked(2);
		const all = await owner.visit("/admin/overview", { form: { intent: "retry-all-jobs" } });
		expect(all.html).toContain("2 jobs will be retried now.");
		expect(await log()).toHaveLength(3);
	});

	test("a queue that cannot be asked hides nothing else", async () => {
		const { site, look } = await openOwner();
		// Its tables are made when the work begins, and here it has not.
		const message = { name: "Ada", email: "a@example.com", subject: "Hi", message: "Hello" };
		await site.services.database.insert(contactMessages).values({ ...message, createdAt: testNow });
		const { page } = await look();
		expect(page.text).toContain("The job queue cannot be reached right now");
		expect(page.text).toContain("1 unread message");
	});

	test("a form that names nothing changes nothing", async () => {
		const { owner } = await openOwner();
		const forms: Record<string, string>[] = [{ intent: "retry-job", id: "x" }, { intent: "drop" }];
		for (const form of [...forms, {}]) {
			const visit = await owner.visit("/admin/overview", { form });
			expect(visit.html).toContain("This form asked for something that this page cannot do.");
		}
	});
});

describe("A parked payment event", () => {
	async function openParked() {
		const shop = await openShop({ ADMIN_PASSCODE: passcode });
		await shop.addBuyer("resume-pack");
		const { database } = shop.services;
		const park = (id: string, customerId: string | null) =>
			database.insert(stripeEvents).values({
				id,
				type: "invoice.paid",
				customerId,
				livemode: false,
				createdAt: testNow,
				receivedAt: testNow,
				parkedAt: testNow,
				error: "The provider was away",
			});
		const [order] = await database.select().from(orders);
		const stateOf = async (id: string) =>
			(await database.select().from(stripeEvents).where(eq(stripeEvents.id, id)))[0];
		const dashboard = await openDashboard(shop);
		const press = async (label: string) => {
			const { page } = await dashboard.look();
			const form = page.all("form").find((one) => one.text.startsWith(label));
			if (!form) throw new Error(`There is no ${label}`);
			return dashboard.owner.submit(form);
		};
		return { shop, park, press, stateOf, customerId: order?.stripeCustomerId ?? "", ...dashboard };
	}

	test("stands there with its reason; trying again acts on it, and the log says so", async () => {
		const { park, press, look, stateOf, customerId, owner, shop } = await openParked();
		await park("evt_parked", customerId);
		const panel = (await look()).page.one("section", { "aria-labelledby": "attention" });
		expect(panel.text).toContain("Payment events: 1");
		expect(panel.text).toContain("The provider was away");
		const pressed = await press("Try again");
		expect(pressed.html).toContain("The event was processed.");
		expect(pressed.page.text).toContain("Nothing is waiting for you");
		expect(await stateOf("evt_parked")).toMatchObject({ parkedAt: null, error: null });
		expect((await stateOf("evt_parked"))?.processedAt).not.toBe(null);
		const log = await owner.visit("/admin/audit");
		expect(log.html).toContain("Retried a payment event");
		expect(log.html).toContain("invoice.paid");
		// Once it is settled there is nothing more to try.
		const form = { intent: "retry-event", id: "evt_parked" };
		const late = await owner.visit("/admin/overview", { form });
		expect(late.html).toContain("has already been settled");
		expect(await shop.services.database.$count(orders)).toBe(1);
	});

	test("that fails again stays, with the newer reason", async () => {
		const { park, press, stateOf, customerId, shop } = await openParked();
		await park("evt_parked", customerId);
		vi.spyOn(shop.services.payments, "readCustomer").mockRejectedValueOnce(
			new Error("Still away on Sunday"),
		);
		const pressed = await press("Try again");
		expect(pressed.html).toContain("It failed again: Still away on Sunday");
		expect(await stateOf("evt_parked")).toMatchObject({
			processedAt: null,
			error: "Still away on Sunday",
		});
		expect((await press("Try again")).html).toContain("The event was processed.");
	});

	test("about an unknown customer stays until it is set aside, with its reason", async () => {
		const { park, press, stateOf, look, owner } = await openParked();
		await park("evt_foreign", "cus_foreign");
		expect((await press("Try again")).html).toContain("has no account here");
		expect((await stateOf("evt_foreign"))?.processedAt).toBe(null);
		expect((await press("Set aside")).html).toContain("The event was set aside.");
		expect((await look()).page.text).toContain("Nothing is waiting for you");
		expect((await stateOf("evt_foreign"))?.error).toBe("The provider was away");
		const log = await owner.visit("/admin/audit");
		expect(log.html).toContain("Set a payment event aside");
	});

	test("of which there are many is counted so far and shown in part", async () => {
		const { site, look } = await openOwner();
		await site.services.database.insert(stripeEvents).values(
			Array.from({ length: 130 }, (_, index) => ({
				id: `evt_${index}`,
				type: "charge.updated",
				customerId: `cus_${index}`,
				livemode: false,
				createdAt: testNow,
				receivedAt: testNow,
				parkedAt: addDays(testNow, -index),
				error: `Reason ${index}`,
			})),
		);
		const { page } = await look();
		expect(page.text).toContain("Payment events: 100 or more");
		expect(page.all("li", { class: "attention-item" })).toHaveLength(10);
		expect(page.text).toContain("Reason 9");
		expect(page.text).not.toContain("Reason 10");
	});
});
