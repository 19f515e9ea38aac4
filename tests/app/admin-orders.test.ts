import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { userPurchases } from "#app/data/base/schema/entitlements.server.ts";
import { orders } from "#app/data/base/schema/payments.server.ts";
import { addDays } from "#app/domain/base/dates.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import { toastOf } from "#tests/helpers/accounts.ts";
import { createApp } from "#tests/helpers/app.ts";
import { cellsOf, openDashboard } from "#tests/helpers/dashboard.ts";
import { markupProblems } from "#tests/helpers/markup-problems.ts";
import { enterAsOwner, passcode } from "#tests/helpers/owner.ts";
import { openShop } from "#tests/helpers/shop.ts";
import {
	createTestSite,
	findBrokenInvariants,
	type TestSite,
	testNow,
} from "#tests/helpers/site.ts";
import { createVisitor, type Visit } from "#tests/helpers/visitor.ts";

async function enter(site: TestSite) {
	const app = await createApp(site);
	return {
		site,
		database: site.services.database,
		owner: createVisitor(app, { cookie: await enterAsOwner(site) }),
		async addOrder(person: Person | null, values: Partial<typeof orders.$inferInsert> = {}) {
			await site.services.database.insert(orders).values({
				userId: person?.id ?? null,
				planId: "resume-pack",
				amountInCents: 999,
				currency: "usd",
				status: "paid",
				paidAt: testNow,
				stripePaymentIntent: `pi_${randomUUID()}`,
				stripeCustomerId: `cus_${person?.id}`,
				...values,
			});
		},
	};
}
const openAdmin = async () => enter(await createTestSite({ ADMIN_PASSCODE: passcode }));

const linesOf = (visit: Visit, label = "Orders") => cellsOf(visit, label);
const numbersOf = (visit: Visit) => linesOf(visit).map(([number]) => number);

describe("The list of orders", () => {
	test("has every payment, the newest first, and says whose", async () => {
		const { site, owner, addOrder } = await openAdmin();
		const ada = await site.addPerson({ email: "ada@example.com" });
		await addOrder(ada, { paidAt: addDays(testNow, -40) });
		await addOrder(null, {
			planId: "pro-monthly",
			amountInCents: 2999,
			refundedInCents: 2999,
			status: "refunded",
			paidAt: addDays(testNow, -3),
		});
		await addOrder(ada, { refundedInCents: 300, status: "partly refunded" });
		const visit = await owner.visit("/admin/orders");
		expect(linesOf(visit)).toEqual([
			[
				"OF-000003",
				"June 15, 2026 at 12:00 UTC",
				"ada@example.com",
				"Resume Pack",
				"$9.99",
				"$3",
				"Partly refunded",
				"Refund OF-000003",
			],
			[
				"OF-000002",
				"June 12, 2026 at 12:00 UTC",
				"deleted account",
				"Pro",
				"$29.99",
				"$29.99",
				"Refunded",
				"",
			],
			[
				"OF-000001",
				"May 6, 2026 at 12:00 UTC",
				"ada@example.com",
				"Resume Pack",
				"$9.99",
				"–",
				"Paid",
				"Refund OF-000001",
			],
		]);
		expect(markupProblems(visit.page)).toEqual([]);
		expect(linesOf(visit, "Sums by month")).toEqual([
			["June 2026", "2", "$39.98", "$32.99", "$6.99", "$0"],
			["May 2026", "1", "$9.99", "$0", "$9.99", "$0"],
			["All", "3", "$49.97", "$32.99", "$16.98", "$0"],
		]);
	});

	test("is narrowed by status, plan, period, number and address, and its sums with it", async () => {
		const { site, owner, addOrder } = await openAdmin();
		const ada = await site.addPerson({ email: "ada@example.com" });
		const joan = await site.addPerson({ email: "joan_of@example.com" });
		const atProvider = { stripePaymentIntent: "pi_Q7xAda", stripeCustomerId: "cus_Ada" };
		await addOrder(ada, { paidAt: addDays(testNow, -800), ...atProvider });
		await addOrder(joan, { status: "disputed", planId: "pro-monthly", amountInCents: 2999 });
		await addOrder(joan, { paidAt: new Date("2026-06-01T00:00:00.000Z") });
		await addOrder(ada, { paidAt: new Date("2026-05-31T23:59:59.999Z") });
		const find = async (query: string) =>
			numbersOf(await owner.visit(`/admin/orders?${query}`)).sort();
		expect(await find("")).toEqual(["OF-000002", "OF-000003", "OF-000004"]);
		expect(await find("status=disputed")).toEqual(["OF-000002"]);
		expect(await find("plan=resume-pack")).toEqual(["OF-000003", "OF-000004"]);
		expect(await find("from=2026-06-01&to=2026-06-15")).toEqual(["OF-000002", "OF-000003"]);
		expect(await find("from=2026-05-31&to=2026-05-31")).toEqual(["OF-000004"]);
		// A receipt is found whenever it was.
		expect(await find("q=of-000001")).toEqual(["OF-000001"]);
		expect(await find("q=4")).toEqual(["OF-000004"]);
		expect(await find("q=%231")).toEqual(["OF-000001"]);
		expect(await find("q=pi_Q7xAda")).toEqual(["OF-000001"]);
		expect(await find("q=cus_Ada")).toEqual(["OF-000001"]);
		expect(await find("q=Joan+%3Cjoan_of@example.com%3E")).toEqual(["OF-000002", "OF-000003"]);
		expect(await find("q=joan_of")).toEqual(["OF-000002", "OF-000003"]);
		expect(await find("q=joanxof")).toEqual([]);
		const payer = (await owner.visit("/admin/people?q=OF-000002")).page.text;
		expect([/joan_of@/u, /ada@/u].map((who) => who.test(payer))).toEqual([true, false]);
		const short = await owner.visit("/admin/orders?q=jo");
		expect(short.page.text).toContain("Type at least 3 characters of the address.");
		const disputed = await owner.visit("/admin/orders?status=disputed");
		expect(linesOf(disputed, "Sums by month")).toEqual([
			["June 2026", "1", "$29.99", "$0", "$29.99", "$29.99"],
		]);
	});

	test("has every order on one of its pages, also those of one moment", async () => {
		const { owner, addOrder } = await openAdmin();
		for (let index = 0; index < 110; index++) {
			await addOrder(null, { paidAt: addDays(testNow, -(index % 3)) });
		}
		const seen: (string | undefined)[] = [];
		for await (const visit of owner.pages("/admin/orders?status=paid")) {
			seen.push(...numbersOf(visit));
		}
		expect(seen).toHaveLength(110);
		expect(new Set(seen).size).toBe(110);
	});
});

describe("A refund by the owner", () => {
	async function openWithPack() {
		const shop = await openShop({ ADMIN_PASSCODE: passcode });
		const all = await enter(shop);
		const person = await shop.addPerson({ email: "ada@example.com" });
		await shop.buy(person, "resume-pack");
		await shop.settle();
		const [order] = await all.database.select().from(orders);
		const path = `/admin/orders/${order?.id}`;
		const formIn = ({ page }: Visit) => page.one("section", { id: "refund" }).one("form");
		return { ...all, shop, person, path, formIn };
	}

	test("leads from the list to what it does, and ends with what stands now", async () => {
		const { shop, owner, database, path, formIn } = await openWithPack();
		const list = await owner.visit("/admin/orders");
		expect(list.page.link(/^Refund/u)).toBe(`${path}#refund`);
		const page = await owner.visit(path);
		expect(page.page.one("section", { id: "refund" }).text).toContain(
			"The pack closes, and so does everything that it opened.",
		);
		expect(markupProblems(page.page)).toEqual([]);
		const done = await owner.submit(formIn(page), { reason: "Asked by mail" });
		expect(toastOf(done)).toBe("$9.99 was refunded.");
		expect(done.page.one("section", { id: "receipt" }).text).toContain("Refunded");
		expect(done.page.one("section", { id: "refund" }).text).toContain("It was refunded in full.");
		expect(done.page.one("section", { id: "audit" }).text).toContain("Asked by mail");
		expect(await database.select().from(userPurchases)).toMatchObject([{ status: "refunded" }]);
		const late = await owner.submit(formIn(page), { reason: "Asked by mail" });
		expect(toastOf(late)).toBe("It has already been refunded. Nothing was refunded twice.");
		const log = await owner.visit("/admin/audit");
		expect(log.page.link("OF-000001")).toBe(path);
		await shop.settle();
		expect(await findBrokenInvariants(shop)).toEqual([]);
	});

	test("needs a reason, and nothing goes back without", async () => {
		const { shop, owner, person, path, formIn } = await openWithPack();
		const answer = await owner.submit(formIn(await owner.visit(path)), { reason: "" });
		expect(answer.status).toBe(400);
		expect(answer.page.text).toContain("Please give a reason. It is kept in the audit log.");
		expect((await shop.chargesOf(person)).map((charge) => charge.amount_refunded)).toEqual([0]);
	});

	test("is not offered while the bank decides, and refused to a page that is late", async () => {
		const { shop, owner, person, path, formIn } = await openWithPack();
		const form = formIn(await owner.visit(path));
		await shop.dispute(person);
		await shop.settle();
		const late = await owner.submit(form, { reason: "Asked by mail" });
		expect(late.status).toBe(409);
		expect(late.page.text).toContain("This payment is disputed and cannot be refunded.");
		const now = await owner.visit(path);
		expect(now.page.one("section", { id: "refund" }).all("form")).toEqual([]);
		expect(now.page.one("section", { id: "refund" }).text).toContain(
			"Answer at the payment provider by",
		);
	});

	test("of a disputed payment says until when to answer, that this is over, or that the bank gave it back", async () => {
		const { owner, database, addOrder } = await openAdmin();
		for (const disputeDueBy of [addDays(testNow, 9), addDays(testNow, -1), null])
			await addOrder(null, { status: "disputed", disputeDueBy });
		await addOrder(null, { status: "disputed", isDisputeLost: true });
		const said = [];
		for (const { id } of await database.select().from(orders).orderBy(orders.number))
			said.push(
				(await owner.visit(`/admin/orders/${id}`)).page.one("section", { id: "refund" }).text,
			);
		expect(said[0]).toContain("by June 24, 2026 at 12:00 UTC");
		for (const over of said.slice(1, 3))
			expect(over).toContain("nothing left to answer: the bank decides.");
		expect(said[3]).toContain("The dispute is lost: the bank gave the money back.");
	});

	test("of a pack that has ended promises to close nothing", async () => {
		const { shop, path } = await openWithPack();
		await shop.sandbox.control.advance({ days: 31 });
		const { owner } = await openDashboard(shop);
		const late = await owner.visit(path);
		expect(late.page.one("section", { id: "refund" }).text).toContain("only the money goes back");
	});

	test.each(["nonsense", "11111111-1111-4111-8111-111111111111"])(
		"of %s is of nothing",
		async (id) => {
			const { owner } = await openAdmin();
			const path = `/admin/orders/${id}`;
			expect((await owner.visit(path)).status).toBe(404);
			expect((await owner.ask(path, { form: { reason: "Why" } })).status).toBe(404);
		},
	);
});
