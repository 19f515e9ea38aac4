import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { demonstrationSeller, sellerLines } from "#app/content/seller.ts";
import {
	packCredits,
	userPurchases,
	userResumeAccess,
	userSubscriptions,
} from "#app/data/base/schema/entitlements.server.ts";
import { resumes } from "#app/data/base/schema/library.server.ts";
import { orders } from "#app/data/base/schema/payments.server.ts";
import { formatLongDate, formatMoment, formatShortDate } from "#app/domain/base/dates.ts";
import { formatPrice } from "#app/domain/base/money.ts";
import { receiptNumber } from "#app/domain/billing/orders.ts";
import type { SoldPlanId } from "#app/domain/billing/plans.ts";
import { isSubscriptionActive } from "#app/domain/reader/entitlements.ts";
import { openBilling } from "#tests/helpers/billing.ts";
import type { HtmlElement } from "#tests/helpers/html.ts";
import { markupProblems } from "#tests/helpers/markup-problems.ts";
import { type Member, signInAgain } from "#tests/helpers/member.ts";
import { findBrokenInvariants } from "#tests/helpers/site.ts";
import { createVisitor } from "#tests/helpers/visitor.ts";

async function openPages() {
	const billing = await openBilling();
	const { shop } = billing;
	const { database } = shop.services;
	return {
		...billing,
		database,
		async buy({ person }: Member, planId: SoldPlanId) {
			await shop.buy(person, planId);
			await shop.settle();
		},
		async ordersOf({ person }: Member) {
			const rows = database.select().from(orders).where(eq(orders.userId, person.id));
			return (await rows).sort((a, b) => b.number - a.number);
		},
		async me({ browser }: Member) {
			const response = await browser.ask("/me", { headers: { Accept: "application/json" } });
			expect(response.headers.get("Cache-Control")).toBe("private, no-store");
			return response.json();
		},
	};
}

const linesIn = (page: HtmlElement) =>
	page
		.one("section", { id: "orders" })
		.all("li")
		.map((line) => line.all("p").map(({ text }) => text));

describe("Orders", () => {
	test("are a line for each payment, the newest first, the same on both pages", async () => {
		const { app, shop, join, buy, ordersOf } = await openPages();
		const [ada, bob] = [await join(), await join()];
		for (const path of ["/subscription", "/settings"]) {
			const { page } = await ada.browser.visit(path);
			expect(page.one("section", { id: "orders" }).text).toContain("You have no orders yet.");
		}
		await buy(ada, "resume-pack");
		await shop.sandbox.control.advance({ days: 1 });
		await buy(ada, "pro-monthly");
		await buy(bob, "resume-pack");
		await shop.sandbox.control.advance({ days: 32 });
		await shop.settle();
		await signInAgain(app, ada);
		const rows = await ordersOf(ada);
		const over = "The 7 days of the money-back guarantee are over.";
		const notes = ["The money-back guarantee does not cover renewals.", over, over];
		const lines = rows.map(({ planId, amountInCents, paidAt, number }, index) => [
			planId === "resume-pack" ? "Resume Pack" : "Pro",
			formatPrice(amountInCents),
			`${formatLongDate(paidAt)} ${receiptNumber(number)}`,
			"Paid",
			`Receipt ${receiptNumber(number)}`,
			notes[index],
		]);
		expect(lines.map(([plan, amount]) => [plan, amount])).toEqual([
			["Pro", "$29.99"],
			["Pro", "$1"],
			["Resume Pack", "$9.99"],
		]);
		expect(new Set(lines.map(([, , date]) => date)).size).toBe(3);
		for (const path of ["/subscription", "/settings"]) {
			const { page } = await ada.browser.visit(path);
			expect(linesIn(page)).toEqual(lines);
			const links = page.one("section", { id: "orders" }).all("a");
			expect(links.map((link) => link.get("href"))).toEqual(
				rows.map(({ id }) => `/orders/${id}/receipt`),
			);
		}
		const charged = (await shop.chargesOf(ada.person)).map(({ amount }) => amount);
		expect(charged).toEqual([999, 100, 2999]);
	});

	test("say what became of the money", async () => {
		const { shop, join, buy } = await openPages();
		const ada = await join();
		for (const _ of ["whole", "part", "dispute", "kept"]) await buy(ada, "resume-pack");
		const [whole, part, dispute] = await shop.chargesOf(ada.person);
		await shop.sandbox.control.refund(whole?.id ?? "");
		await shop.sandbox.control.refund(part?.id ?? "", 400);
		await shop.sandbox.control.openDispute(dispute?.id ?? "");
		await shop.settle();
		const { page } = await ada.browser.visit("/settings");
		expect(linesIn(page).map(([, , , status]) => status)).toEqual([
			"Paid",
			"Disputed",
			"Partly refunded",
			"Refunded",
		]);
		expect(markupProblems(page)).toEqual([]);
	});
});

describe("A receipt", () => {
	test("shows its payment, and what went back of it", async () => {
		const { shop, join, buy, ordersOf } = await openPages();
		const ada = await join();
		await buy(ada, "resume-pack");
		await buy(ada, "pro-monthly");
		await shop.giveBack(ada.person, 400);
		await shop.settle();
		const [pro, pack] = await ordersOf(ada);
		if (!pro?.periodStart || !pro.periodEnd || !pack) throw new Error("There are not two orders");
		const period = `${formatLongDate(pro.periodStart)} to ${formatLongDate(pro.periodEnd)}`;
		const wanted = [
			{ row: pro, status: "Paid", what: `Pro ${period}`, feet: ["$1"] },
			{ row: pack, status: "Partly refunded", what: "Resume Pack", feet: ["$9.99", "$4"] },
		];
		for (const { row, status, what, feet } of wanted) {
			const visit = await ada.browser.visit(`/orders/${row.id}/receipt`);
			expect(visit.status).toBe(200);
			const { page } = visit;
			expect(page.one("h1").text).toBe(`Receipt ${receiptNumber(row.number)}`);
			expect(page.one("title").text).toContain(receiptNumber(row.number));
			expect(page.one("meta", { name: "robots" }).get("content")).toBe("noindex");
			const facts = page.one("article").all("dd");
			expect(facts.map(({ text }) => text)).toEqual([
				formatLongDate(row.paidAt),
				ada.person.email,
				status,
				...(row === pro ? [period] : []),
				"Visa 4242",
			]);
			expect(page.one("address").text).toBe(sellerLines(demonstrationSeller).join(" "));
			const [line, ...totals] = page.one("table").all("tr").slice(1);
			const amount = formatPrice(row.amountInCents);
			expect(line?.all("td").map(({ text }) => text)).toEqual([what, amount]);
			expect(totals.map((total) => total.one("th").text)).toEqual(
				["Total (USD)", "Refunded (USD)"].slice(0, feet.length),
			);
			expect(totals.map((total) => total.one("td").text)).toEqual(feet);
			expect(page.one("article").text).toContain(row.stripePaymentIntent);
			expect(page.one("main").link("My Subscription")).toBe("/subscription");
			expect(markupProblems(page)).toEqual([]);
		}
	});

	test("is not there for anyone else", async () => {
		const { app, join, buy, ordersOf } = await openPages();
		const [ada, bob] = [await join(), await join()];
		await buy(ada, "resume-pack");
		await buy(bob, "resume-pack");
		const [order] = await ordersOf(bob);
		const ids = [
			order?.id ?? "",
			"99999999-9999-4999-8999-999999999999",
			`${order?.number}`,
			receiptNumber(order?.number ?? 0),
			order?.stripePaymentIntent ?? "",
			"' or 1=1 --",
		];
		for (const id of ids) {
			const path = `/orders/${encodeURIComponent(id)}/receipt`;
			const visit = await ada.browser.visit(path);
			expect(`${id}: ${visit.status}`).toBe(`${id}: 404`);
			const data = await ada.browser.ask(`${path}.data`, { headers: { Accept: "*/*" } });
			const leaf = await ada.browser.ask(
				`${path}.data?_routes=${encodeURIComponent("routes/billing/receipt")}`,
			);
			for (const text of [visit.html, await data.text(), await leaf.text()]) {
				expect(text).not.toContain(bob.person.email);
				expect(text).not.toContain("$9.99");
			}
		}
		const path = `/orders/${order?.id}/receipt`;
		const visitor = await createVisitor(app).visit(path);
		expect(visitor.path).toBe(`/auth/signin?${new URLSearchParams({ returnTo: path })}`);
		expect((await bob.browser.visit(path)).status).toBe(200);
	});
});

describe("/me", () => {
	test("agrees with the database at once after each purchase, unlock and cancellation", async () => {
		const { app, shop, database, join, buy, openOne, me } = await openPages();
		const ada = await join();
		const states: string[] = [];
		/** Compares what is said with the rows as they are at this moment. */
		const compare = async () => {
			const said = await me(ada);
			const now = shop.services.clock();
			const packs = await database.select().from(userPurchases);
			const [row] = await database.select().from(userSubscriptions);
			expect(said.email).toBe(ada.person.email);
			const isPaid = row !== undefined && isSubscriptionActive(row, now);
			const rows = packs.map(({ status, resumesRemaining, expiresAt }) => ({
				status,
				resumesRemaining,
				expiresAt: expiresAt.toISOString(),
				// A pack waits for as long as Pro is paid.
				isPaused: isPaid,
			}));
			expect(said.packs).toEqual(rows);
			expect(said.subscription).toEqual(
				row
					? {
							status: row.status,
							currentPeriodEnd: row.currentPeriodEnd.toISOString(),
							active: isPaid,
						}
					: null,
			);
			const { plan, creditsLeft, freeLeft } = said.plan;
			const { status, active } = said.subscription ?? {};
			states.push([plan, creditsLeft, freeLeft, status, active].join(" ").trim());
		};
		await compare();
		await openOne(ada, "With the free allowance");
		await compare();
		await buy(ada, "resume-pack");
		await compare();
		await openOne(ada, "With the pack");
		await compare();
		await buy(ada, "pro-monthly");
		await compare();
		await openOne(ada, "With Pro");
		await compare();
		await ada.browser.visit("/subscription/cancel", { form: { reason: "Other" } });
		await compare();
		await ada.browser.visit("/subscription/resume", { form: {} });
		await compare();
		await ada.browser.visit("/subscription/cancel", { form: { reason: "Other" } });
		await shop.settle();
		// Its end is kept to, also before anyone has told of it.
		shop.setAway(true);
		await shop.sandbox.control.advance({ days: 32 });
		await signInAgain(app, ada);
		await compare();
		shop.setAway(false);
		await shop.settle();
		await compare();
		expect(states).toEqual([
			"free  1",
			"free  0",
			"pack 5 0",
			"pack 4 0",
			"pro  0 active true",
			"pro  0 active true",
			// One that will end, and one that has ended.
			"pro  0 canceled true",
			"pro  0 active true",
			// The pack was paused meanwhile, and goes on.
			"pack 4 0 canceled false",
			"pack 4 0 ended false",
		]);
		expect(await findBrokenInvariants(shop)).toEqual([]);
	});

	test("is the caller's own, and nothing for a visitor", async () => {
		const { app, join, buy, me } = await openPages();
		const [ada, bob] = [await join(), await join()];
		await buy(bob, "pro-monthly");
		for (const path of [`/me?userId=${bob.person.id}`, `/me?email=${bob.person.email}`]) {
			const said = await (await ada.browser.ask(path)).json();
			expect([said.email, said.plan.plan]).toEqual([ada.person.email, "free"]);
		}
		expect((await me(bob)).plan.plan).toBe("pro");
		const visitor = await app.ask("/me");
		expect([visitor.status, await visitor.json()]).toEqual([
			401,
			{ error: "authentication_required" },
		]);
	});
});

describe("The ledger in My library", () => {
	const packsIn = (page: HtmlElement) =>
		page.all("article").map((pack) => ({
			run: pack.one("header").text,
			credits: pack.all("li").map(({ text }) => text),
			links: pack.all("a").map((link) => link.get("href")),
		}));

	test("shows every credit of every pack, and nobody else's", async () => {
		const { app, shop, database, join, buy, openOne } = await openPages();
		const [ada, bob] = [await join(), await join()];
		expect(packsIn((await ada.browser.visit("/library/opened")).page)).toEqual([]);
		const today = () => formatShortDate(shop.services.clock());
		await buy(ada, "resume-pack");
		const first = await openOne(ada, "First & foremost");
		const firstDay = today();
		const [firstPack] = await database.select().from(userPurchases);
		await shop.sandbox.control.advance({ days: 31 });
		for (const one of [ada, bob]) await signInAgain(app, one);
		await buy(ada, "resume-pack");
		const lastDay = today();
		const second = await openOne(ada, "The second");
		const third = await openOne(ada, "<The third>");
		await buy(bob, "resume-pack");
		await openOne(bob, "Of somebody else");
		// One was withdrawn, and the pack got its credit back.
		await database
			.update(resumes)
			.set({ withdrawnAt: shop.services.clock() })
			.where(eq(resumes.id, third));
		await database
			.update(packCredits)
			.set({ returnedAt: shop.services.clock(), returnedFor: "withdrawal" })
			.where(eq(packCredits.resumeId, third));
		await database.delete(userResumeAccess).where(eq(userResumeAccess.resumeId, third));
		const rows = await database.select().from(userPurchases);
		const secondPack = rows.find(
			({ userId, id }) => userId === ada.person.id && id !== firstPack?.id,
		);
		await database
			.update(userPurchases)
			.set({ resumesRemaining: 4 })
			.where(eq(userPurchases.id, secondPack?.id ?? ""));

		const visit = await ada.browser.visit("/library/opened");
		const company = "Kestrel Works";
		const unused = (left: number, words: string) => Array.from({ length: left }, () => words);
		expect(packsIn(visit.page)).toEqual([
			{
				run: `5-Resume Access Pack 4 left Runs until ${formatMoment(secondPack?.expiresAt ?? new Date(0))}`,
				credits: [
					`The second ${company} · spent on ${lastDay}`,
					`<The third> ${company} · spent on ${lastDay} · returned on ${lastDay}, because the resume was withdrawn`,
					...unused(4, "Not used yet"),
				],
				links: [`/resumes/${second}`],
			},
			{
				run: `5-Resume Access Pack Expired on ${formatMoment(firstPack?.expiresAt ?? new Date(0))}`,
				credits: [`First & foremost ${company} · spent on ${firstDay}`, ...unused(4, "Not used")],
				links: [`/resumes/${first}`],
			},
		]);
		expect(visit.html).not.toContain("Of somebody else");
		expect(markupProblems(visit.page)).toEqual([]);
		expect(await findBrokenInvariants(shop)).toEqual([]);
	});

	test("keeps what a pack was spent on when its money went back", async () => {
		const { database, join, buy, openOne, ordersOf } = await openPages();
		const ada = await join();
		await buy(ada, "resume-pack");
		const id = await openOne(ada, "The only one");
		const [order] = await ordersOf(ada);
		await ada.browser.visit(`/orders/${order?.id}/refund`, { form: {} });
		expect(await database.$count(packCredits)).toBe(1);
		const { page } = await ada.browser.visit("/library/opened");
		expect(packsIn(page)).toEqual([
			{
				run: "5-Resume Access Pack Refunded: it no longer opens anything",
				credits: [expect.stringContaining("The only one")],
				links: [`/resumes/${id}`],
			},
		]);
	});
});
