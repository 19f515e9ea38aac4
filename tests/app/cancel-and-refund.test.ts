import { describe, expect, test } from "vitest";
import { userPurchases } from "#app/data/base/schema/entitlements.server.ts";
import { cancellations, orders } from "#app/data/base/schema/payments.server.ts";
import { getSubscription } from "#app/data/billing/subscriptions.server.ts";
import { formatLongDate, formatMoment, formatShortDate } from "#app/domain/base/dates.ts";
import { messages } from "#app/domain/base/messages.ts";
import {
	cancellationReasons,
	commentsMaximum,
	offerReason,
	satisfactions,
} from "#app/domain/billing/cancellation.ts";
import { flashOf, toastOf } from "#tests/helpers/accounts.ts";
import { openBilling } from "#tests/helpers/billing.ts";
import type { HtmlElement } from "#tests/helpers/html.ts";
import { markupProblems } from "#tests/helpers/markup-problems.ts";
import { type Member, signInAgain } from "#tests/helpers/member.ts";
import { findBrokenInvariants } from "#tests/helpers/site.ts";
import { createVisitor, type Visit } from "#tests/helpers/visitor.ts";

const noRefunds = "There are no refunds for the current billing period.";
const refunded = "Your money is on its way back. It takes five to ten days to arrive.";
const notRefundable = "This button can no longer refund this payment. Please write to us.";

async function openPages() {
	const billing = await openBilling();
	const { shop } = billing;
	const { database, pool } = shop.services;
	return {
		...billing,
		database,
		subscriptionOf: ({ person }: Member) => getSubscription(database, person.id),
		reasons: () => database.select().from(cancellations).orderBy(cancellations.createdAt),
		async ordersOf({ person }: Member) {
			const rows = await database.select().from(orders).orderBy(orders.number);
			return rows.filter(({ userId }) => userId === person.id);
		},
		async refundsAtProvider(): Promise<number> {
			const query = "select 1 from sandbox.objects where kind = 'refund'";
			return (await pool.query(query)).rows.length;
		},
		/** Time passes here and at the provider. */
		async wait(by: { days?: number; seconds?: number }) {
			await shop.sandbox.control.advance(by);
			await shop.settle();
		},
		planOf: async ({ browser }: Member) => (await (await browser.ask("/me")).json()).plan.plan,
	};
}

const cancelFormOf = ({ page }: Visit) => page.one("form", { action: "/subscription/cancel" });
const chosenIn = (form: HtmlElement) => ({
	reason: form.all("input", { checked: "" }).map((input) => input.get("value")),
	satisfaction: form.all("option", { selected: "" }).map((option) => option.get("value")),
	comments: form.one("textarea").children.join(""),
});
const mainOf = ({ page }: Visit) => page.one("main").text;
const refundFormsIn = (page: HtmlElement) =>
	page.all("form").filter((form) => /\/refund$/u.test(form.get("action") ?? ""));

describe("Cancelling without scripts", () => {
	test("begins on the subscription page, and says what it means", async () => {
		const { join, subscriptionOf, wait } = await openPages();
		const ada = await join("pro-monthly");
		const row = await subscriptionOf(ada);
		const way = (await ada.browser.visit("/subscription")).page.link("Cancel Subscription");
		const visit = await ada.browser.visit(way);
		expect(visit.page.one("h1").text).toBe("Cancel your subscription");
		const start = formatLongDate(row?.currentPeriodStart ?? "");
		const end = formatMoment(row?.currentPeriodEnd ?? "");
		expect(
			visit.page
				.one("main")
				.all("dd")
				.map(({ text }) => text),
		).toEqual([start, end]);
		expect(mainOf(visit)).toContain(`Your subscription ends on ${end}.`);
		expect(mainOf(visit)).toContain("cannot be undone");
		expect(mainOf(visit)).toContain("7-day money-back guarantee");
		expect(mainOf(visit)).not.toContain(noRefunds);
		expect(visit.page.link("Keep My Subscription")).toBe("/subscription");
		const form = cancelFormOf(visit);
		expect(form.all("input", { type: "radio" }).map((input) => input.get("value"))).toEqual([
			...cancellationReasons,
		]);
		expect(form.all("option").map((option) => [option.get("value"), option.text])).toEqual([
			["", "No answer"],
			...satisfactions.map(({ value, label }) => [value, label]),
		]);
		expect(chosenIn(form)).toEqual({ reason: [], satisfaction: [""], comments: "" });
		const [button] = form.all("button", { type: "submit" });
		expect([button?.text, button?.get("disabled")]).toEqual(["Complete Cancellation", null]);
		expect(markupProblems(visit.page)).toEqual([]);

		await wait({ days: 7 });
		const later = await ada.browser.visit("/subscription/cancel");
		expect(mainOf(later)).toContain(noRefunds);
		expect(refundFormsIn(later.page)).toEqual([]);
	});

	test("because of an offer leads on to the question which resumes helped", async () => {
		const { join } = await openPages();
		const ada = await join("pro-monthly");
		const form = { from: "page", reason: offerReason };
		const canceled = await ada.browser.visit("/subscription/cancel", { form });
		expect(canceled.path).toBe("/library/outcome?answer=offer");
		expect(toastOf(canceled)).toBe(messages.cancel.done);
	});

	test("keeps why, and the access goes on to the period's end", async () => {
		const { app, database, join, subscriptionOf, reasons, planOf, wait } = await openPages();
		const ada = await join("pro-monthly");
		const form = cancelFormOf(await ada.browser.visit("/subscription/cancel"));
		const visit = await ada.browser.submit(form, {
			reason: "Technical issues",
			satisfaction: "dissatisfied",
			comments: "  <b>Slow</b> & “odd”\r\nSometimes.  ",
		});
		expect([visit.path, toastOf(visit)]).toEqual([
			"/subscription",
			"Your subscription has been cancelled.",
		]);
		expect(mainOf(visit)).toContain("Active (Cancels at period end)");
		const row = await subscriptionOf(ada);
		expect(row).toMatchObject({ status: "canceled", stripeStatus: "active" });
		expect(await reasons()).toMatchObject([
			{
				userId: ada.person.id,
				stripeSubscriptionId: row?.stripeSubscriptionId,
				reason: "Technical issues",
				satisfaction: "dissatisfied",
				comments: "<b>Slow</b> & “odd”\nSometimes.",
				resumedAt: null,
			},
		]);
		expect(await planOf(ada)).toBe("pro");
		await wait({ days: 32 });
		await signInAgain(app, ada);
		expect(await planOf(ada)).toBe("free");
		expect(await database.$count(orders)).toBe(1);
		expect(mainOf(await ada.browser.visit("/subscription/cancel"))).toContain(
			"No active subscription found",
		);
	});

	test("asks for the reason, and keeps everything else that was filled in", async () => {
		const { shop, join } = await openPages();
		const ada = await join("pro-monthly");
		const before = await shop.readMoney();
		const form = cancelFormOf(await ada.browser.visit("/subscription/cancel"));
		const comments = 'A "quote", </textarea><script>alert(1)</script>';
		const visit = await ada.browser.submit(form, { satisfaction: "neutral", comments });
		expect([visit.status, visit.path]).toEqual([400, "/subscription/cancel"]);
		expect(mainOf(visit)).toContain("Please select a reason for cancellation");
		const again = cancelFormOf(visit);
		expect(chosenIn(again)).toEqual({ reason: [], satisfaction: ["neutral"], comments });
		expect(again.one("fieldset").get("aria-invalid")).toBe("true");
		expect(markupProblems(visit.page)).toEqual([]);
		for (const reason of ["I am bored", "too expensive", "constructor", "Other\u0000"]) {
			expect((await ada.browser.submit(form, { reason, comments })).status).toBe(400);
		}
		expect(await shop.readMoney()).toEqual(before);
	});

	test("takes comments of two thousand characters however a browser ends their lines, and no more", async () => {
		const { shop, join, reasons } = await openPages();
		const [ada, bob] = [await join("pro-monthly"), await join("pro-monthly")];
		const before = await shop.readMoney();
		const tooLong = "é".repeat(commentsMaximum + 1);
		const typed = { reason: "Other", satisfaction: "very-satisfied", comments: tooLong };
		const form = cancelFormOf(await ada.browser.visit("/subscription/cancel"));
		const visit = await ada.browser.submit(form, typed);
		expect(visit.status).toBe(400);
		expect(mainOf(visit)).toContain("Please keep your comments shorter.");
		expect(chosenIn(cancelFormOf(visit))).toEqual({
			reason: ["Other"],
			satisfaction: ["very-satisfied"],
			comments: tooLong,
		});
		const field = cancelFormOf(visit).one("textarea");
		expect(field.get("aria-invalid")).toBe("true");
		expect(markupProblems(visit.page)).toEqual([]);
		expect(await shop.readMoney()).toEqual(before);

		// What the field takes for short enough is taken: it counts the end of a line once, and sends it as two.
		const lines = Array.from({ length: 100 }, () => "x".repeat(19)).join("\n");
		const full = `${lines}${"y".repeat(commentsMaximum - lines.length)}`;
		const sent = { ...typed, comments: full.replaceAll("\n", "\r\n") };
		const own = cancelFormOf(await bob.browser.visit("/subscription/cancel"));
		expect((await bob.browser.submit(own, sent)).path).toBe("/subscription");
		expect((await reasons()).map(({ comments }) => comments)).toEqual([full]);
	});

	test("is done once, however often it is pressed, and again after it was undone", async () => {
		const { join, reasons, subscriptionOf } = await openPages();
		const ada = await join("pro-monthly");
		const press = (reason: string) =>
			ada.browser.visit("/subscription/cancel", { form: { reason } });
		await Promise.all([press("Other"), press("Other"), press("Other")]);
		await press("Too expensive");
		expect((await reasons()).map(({ reason }) => reason)).toEqual(["Other"]);
		await ada.browser.visit("/subscription/resume", { form: {} });
		expect((await subscriptionOf(ada))?.status).toBe("active");
		await press("Too expensive");
		const [first, second, ...more] = await reasons();
		expect(more).toEqual([]);
		expect([first?.reason, second?.reason, second?.resumedAt]).toEqual([
			"Other",
			"Too expensive",
			null,
		]);
		expect(first?.resumedAt).toBeInstanceOf(Date);
	});

	test("ends nobody else's, whatever a form names", async () => {
		const { join, reasons, subscriptionOf } = await openPages();
		const [bob, ada, nobody] = [await join("pro-monthly"), await join("pro-monthly"), await join()];
		const bobs = await subscriptionOf(bob);
		const form = {
			reason: "Other",
			subscriptionId: bobs?.stripeSubscriptionId ?? "",
			customerId: bobs?.stripeCustomerId ?? "",
			userId: bob.person.id,
		};
		const refused = await nobody.browser.visit("/subscription/cancel", { form });
		expect([refused.status, mainOf(refused)]).toEqual([
			404,
			expect.stringContaining("No active subscription found"),
		]);
		await ada.browser.visit("/subscription/cancel", { form });
		expect((await subscriptionOf(bob))?.status).toBe("active");
		expect((await subscriptionOf(ada))?.status).toBe("canceled");
		expect((await reasons()).map(({ userId }) => userId)).toEqual([ada.person.id]);
	});

	test("says when it failed, on the page and as data, and nothing that was typed is lost", async () => {
		const { shop, join, reasons } = await openPages();
		const ada = await join("pro-monthly");
		const form = cancelFormOf(await ada.browser.visit("/subscription/cancel"));
		await shop.sandbox.control.setFaults({ apiErrors: 1000 });
		const typed = { reason: "Other", satisfaction: "neutral", comments: "Well…" };
		const failed = "Failed to cancel subscription. Please try again.";
		const visit = await ada.browser.submit(form, typed);
		expect(visit.status).toBe(500);
		const [alert] = visit.page.one("main").all("*", { role: "alert" });
		expect(alert?.text).toBe(failed);
		expect(chosenIn(cancelFormOf(visit))).toEqual({
			reason: ["Other"],
			satisfaction: ["neutral"],
			comments: "Well…",
		});
		const script = await ada.browser.send("/subscription/cancel", typed);
		expect(script).toMatchObject({ status: 500, data: { success: false, message: failed } });
		await shop.sandbox.control.setFaults({ apiErrors: 0 });
		expect(await reasons()).toEqual([]);
		expect(await ada.browser.send("/subscription/cancel", typed)).toMatchObject({
			status: 200,
			data: { success: true, message: "Your subscription has been cancelled." },
		});
	});
});

describe("Taking the money back", () => {
	test("of a pack closes it, says so where it was pressed, and is done once", async () => {
		for (const path of ["/subscription", "/settings"]) {
			const { shop, database, join, ordersOf, planOf, refundsAtProvider, openOne } =
				await openPages();
			const ada = await join("resume-pack");
			const id = await openOne(ada);
			const read = () => ada.browser.visit(`/resumes/${id}/read`);
			expect((await read()).html).toContain("quicksilver");
			const [form, ...others] = refundFormsIn((await ada.browser.visit(path)).page);
			if (!form || others.length > 0) throw new Error("There is not one button");
			expect(form.all("button")[0]?.text).toBe("Yes, refund $9.99");
			const visit = await ada.browser.submit(form);
			expect([visit.path, toastOf(visit)]).toEqual([path, refunded]);
			const line = visit.page.one("section", { id: "orders" }).one("li");
			expect(line.text).toContain("Refunded");
			expect(refundFormsIn(visit.page)).toEqual([]);
			expect(await planOf(ada)).toBe("free");
			// The day of the refund, and not the day on which the pack would have ended.
			const today = formatShortDate(shop.services.clock());
			expect(mainOf(await ada.browser.visit("/library/opened"))).toContain(`locked since ${today}`);
			const closed = await read();
			expect([closed.status, closed.html.includes("quicksilver")]).toEqual([403, false]);
			expect(closed.page.one("h1").text).toContain("Your Resume Pack was refunded on");
			expect(closed.page.one("main").link("Open it from its preview")).toBe(`/resumes/${id}`);
			expect(await database.select().from(userPurchases)).toMatchObject([
				{ status: "refunded", resumesRemaining: 0 },
			]);
			// A tab that is late.
			expect(toastOf(await ada.browser.submit(form))).toBe(refunded);
			expect(await ordersOf(ada)).toMatchObject([{ status: "refunded", refundedInCents: 999 }]);
			expect(await refundsAtProvider()).toBe(1);
		}
	});

	test("of Pro ends it at once, and it never charges again", async () => {
		const { shop, join, ordersOf, planOf, wait, subscriptionOf } = await openPages();
		const ada = await join("pro-monthly");
		const [form] = refundFormsIn((await ada.browser.visit("/subscription/cancel")).page);
		if (!form) throw new Error("There is no button");
		const visit = await ada.browser.submit(form);
		expect([visit.path, toastOf(visit)]).toEqual(["/subscription", refunded]);
		expect(mainOf(visit)).toContain("Subscription Canceled");
		expect(await planOf(ada)).toBe("free");
		expect(await subscriptionOf(ada)).toMatchObject({ status: "ended" });
		await wait({ days: 40 });
		expect(await ordersOf(ada)).toMatchObject([{ status: "refunded", refundedInCents: 2999 }]);
		expect((await shop.chargesOf(ada.person)).length).toBe(1);
		expect(await findBrokenInvariants(shop)).toEqual([]);
	});

	test("is offered within seven days only, of a first payment, and of a pack that opened one", async () => {
		const { shop, join, ordersOf, openOne, wait } = await openPages();
		const [spent, early, pro] = [
			await join("resume-pack"),
			await join("resume-pack"),
			await join("pro-monthly"),
		];
		await openOne(spent);
		await openOne(spent);
		const isOffered = async ({ browser }: Member) => {
			const shown = [];
			for (const path of ["/subscription", "/settings"]) {
				const { page } = await browser.visit(path);
				shown.push(refundFormsIn(page.one("section", { id: "orders" })).length);
			}
			return shown;
		};
		const press = async (member: Member) => {
			const all = await ordersOf(member);
			const answer = await member.browser.send(`/orders/${all.at(-1)?.id}/refund`, {});
			return [answer.status, (answer.data as { message: string }).message];
		};
		expect(await isOffered(spent)).toEqual([0, 0]);
		expect(await press(spent)).toEqual([
			409,
			"The money-back guarantee ended when the pack opened more than 1 resume.",
		]);
		await wait({ days: 7, seconds: -120 });
		expect([await isOffered(early), await isOffered(pro)]).toEqual([
			[1, 1],
			[1, 1],
		]);
		await wait({ seconds: 240 });
		for (const member of [early, pro]) {
			expect(await isOffered(member)).toEqual([0, 0]);
			expect(await press(member)).toEqual([
				409,
				"The 7 days of the money-back guarantee are over.",
			]);
		}
		await wait({ days: 25 });
		expect(await ordersOf(pro)).toHaveLength(2);
		expect(await isOffered(pro)).toEqual([0, 0]);
		expect(await press(pro)).toEqual([409, "The money-back guarantee does not cover renewals."]);
		expect(await findBrokenInvariants(shop)).toEqual([]);
	});

	test("is what the deletion of an account speaks of, as long as it can be had", async () => {
		const { join, wait } = await openPages();
		const ada = await join("resume-pack");
		const deletion = async () => {
			const { page } = await ada.browser.visit("/settings");
			const forms = page.one("main").all("form");
			return forms.find((form) => form.all("input", { value: "delete-account" }).length > 0)?.text;
		};
		expect(await deletion()).toContain(
			"You can still have the $9.99 for Resume Pack back, and not once the account is deleted.",
		);
		await wait({ days: 7 });
		expect(await deletion()).not.toContain("You can still have");
	});

	test("is promised with the prices to everybody but those who have had it", async () => {
		const { join } = await openPages();
		const [ada, bob] = [await join("resume-pack"), await join("resume-pack")];
		const [form] = refundFormsIn((await ada.browser.visit("/settings")).page);
		if (!form) throw new Error("There is no button");
		const promiseTo = async ({ browser }: Member) => mainOf(await browser.visit("/pricing"));
		const promise = "A button in your account refunds your first payment.";
		expect(await promiseTo(ada)).toContain(promise);
		await ada.browser.submit(form);
		const had = "You have used it before. It works once for each mailbox.";
		expect(await promiseTo(ada)).toContain(had);
		expect(await promiseTo(ada)).not.toContain(promise);
		expect(await promiseTo(bob)).toContain(promise);
		expect(await promiseTo(bob)).not.toContain(had);
	});

	test("works for nobody else, and not by looking", async () => {
		const { shop, app, join, ordersOf } = await openPages();
		const [bob, ada] = [await join("pro-monthly"), await join("resume-pack")];
		await shop.settle();
		const before = await shop.readMoney();
		const [order] = await ordersOf(bob);
		const path = `/orders/${order?.id}/refund`;
		const ids = [order?.id, "99999999-9999-4999-8999-999999999999", "1", "OF-000001", "' or 1=1"];
		for (const id of ids) {
			const answer = await ada.browser.send(`/orders/${encodeURIComponent(id ?? "")}/refund`, {});
			expect([answer.status, answer.data]).toEqual([
				404,
				{ success: false, message: notRefundable },
			]);
		}
		const page = await ada.browser.ask(path, { form: {} });
		expect([page.headers.get("Location"), flashOf(page)]).toEqual(["/subscription", notRefundable]);
		const visitor = await createVisitor(app).ask(path, { form: {} });
		expect(visitor.headers.get("Location")).toMatch(/^\/auth\/signin/u);
		expect((await bob.browser.ask(path)).headers.get("Location")).toBe("/subscription");
		expect(withoutSync(await shop.readMoney())).toEqual(withoutSync(before));
	});

	test("says when it failed, and works later", async () => {
		const { shop, join, ordersOf } = await openPages();
		const ada = await join("resume-pack");
		const [order] = await ordersOf(ada);
		const press = () => ada.browser.send(`/orders/${order?.id}/refund`, {});
		await shop.sandbox.control.setFaults({ apiErrors: 1000 });
		expect(await press()).toMatchObject({
			status: 500,
			data: {
				success: false,
				message: "The refund did not work. Please try again, or write to us.",
			},
		});
		await shop.sandbox.control.setFaults({ apiErrors: 0 });
		expect(await ordersOf(ada)).toMatchObject([{ status: "paid" }]);
		expect(await press()).toMatchObject({ status: 200, data: { success: true } });
	});
});

/** Looking at the provider again is noted, and changes nothing else. */
function withoutSync({ stripe_customers, ...money }: Record<string, string[]>) {
	return { ...money, customers: stripe_customers?.map((row) => row.split(",").slice(0, 2)).sort() };
}
