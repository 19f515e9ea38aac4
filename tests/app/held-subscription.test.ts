import { describe, expect, test, vi } from "vitest";
import { addDays, formatLongDate, formatMoment } from "#app/domain/base/dates.ts";
import { plans } from "#app/domain/billing/plans.ts";
import { syncCustomer } from "#app/operations/billing/sync-customer.server.ts";
import { findReader } from "#app/requests/session.server.ts";
import { flashOf, toastOf } from "#tests/helpers/accounts.ts";
import { openBilling } from "#tests/helpers/billing.ts";
import type { HtmlElement } from "#tests/helpers/html.ts";
import { markupProblems } from "#tests/helpers/markup-problems.ts";
import { type Member, signInAgain } from "#tests/helpers/member.ts";
import { cards } from "#tests/helpers/shop.ts";
import type { Visit } from "#tests/helpers/visitor.ts";

const { pro } = plans;
const paths = ["/subscription", "/settings"] as const;
const alreadySubscribed = "You already have an active subscription";

async function openPages() {
	const billing = await openBilling();
	const { shop, rowOf } = billing;
	return {
		...billing,
		/** A person who has bought Pro. */
		join: (card?: string) => billing.join(pro.id, card),
		/** The bank asks for the money of the first payment back; the dispute's name. */
		async dispute({ person }: Member): Promise<string> {
			const { id } = await shop.dispute(person);
			await shop.settle();
			return id;
		},
		/** The provider calls the subscription something else, and we hear of it. */
		async setWord(member: Member, word: string): Promise<void> {
			const { stripeSubscriptionId, stripeCustomerId } = await rowOf(member);
			await shop.services.pool.query(
				`update sandbox.objects set record = jsonb_set(record, '{status}', to_jsonb($2::text))
				where kind = 'subscription' and id = $1`,
				[stripeSubscriptionId, word],
			);
			await syncCustomer(shop.services, stripeCustomerId);
		},
	};
}

const partOf = ({ page }: Visit, path: string) =>
	page.one("section", { id: path === "/settings" ? "subscription" : "current-plan" });
const factIn = (part: HtmlElement, label: string) =>
	part
		.all("dl")
		.flatMap((list) => list.all("div"))
		.find((line) => line.one("dt").text === `${label}:`)
		?.one("dd").text;
const alertIn = (part: HtmlElement) => part.one("*", { role: "alert" }).text;
const linksIn = (part: HtmlElement) => part.all("a").map((link) => [link.text, link.get("href")]);
const cancelLink = ["Cancel Subscription", "/subscription/cancel"];
/** What the card of Pro offers on the pricing page. */
async function offerOf({ browser }: Member) {
	const { page } = await browser.visit("/pricing");
	const card = page.one("li", { "data-plan": "pro" });
	return { links: linksIn(card), forms: card.all("form").map((form) => form.get("action")) };
}
const held = { links: [["See your subscription", "/subscription"]], forms: [] };

describe("Pro whose payment is disputed", () => {
	test("says so on both pages, and neither is it free nor sold again", async () => {
		const { shop, join, dispute, rowOf } = await openPages();
		const ada = await join();
		await dispute(ada);
		const end = formatMoment((await rowOf(ada)).currentPeriodEnd);
		for (const path of paths) {
			const visit = await ada.browser.visit(path);
			const part = partOf(visit, path);
			expect(factIn(part, "Status")).toBe("Payment disputed");
			expect(factIn(part, "Access")).toBe("Off");
			expect(factIn(part, "Next billing date")).toBe(end);
			expect(alertIn(part)).toContain("Your payment is disputed.");
			expect(part.text).not.toContain("No Active Subscription");
			expect(linksIn(part)).toEqual([cancelLink]);
			expect(part.all("form").map((form) => form.get("action"))).toEqual(["/billing/portal"]);
			expect(markupProblems(visit.page)).toEqual([]);
		}
		expect(await offerOf(ada)).toEqual(held);
		const answer = await ada.browser.ask(`/checkout/${pro.id}`, { form: {} });
		expect([answer.headers.get("Location"), flashOf(answer)]).toEqual([
			"/pricing",
			alreadySubscribed,
		]);
		expect(await shop.chargesOf(ada.person)).toHaveLength(1);
	});

	test("goes on when the dispute is won", async () => {
		const { shop, join, dispute } = await openPages();
		const ada = await join();
		const id = await dispute(ada);
		await shop.sandbox.control.closeDispute(id, "won");
		await shop.settle();
		for (const path of paths) {
			const part = partOf(await ada.browser.visit(path), path);
			expect(factIn(part, "Status")).toBe("Active");
			expect(part.all("*", { role: "alert" })).toEqual([]);
		}
		expect((await offerOf(ada)).links).toEqual([]);
	});

	test("keeps the pause that was to begin, says when, and takes it back for nothing", async () => {
		const { shop, join, dispute, rowOf } = await openPages();
		const ada = await join();
		const offer = partOf(await ada.browser.visit("/settings"), "/settings");
		await ada.browser.submit(offer.one("form", { action: "/subscription/pause" }), { months: "1" });
		await dispute(ada);
		const { currentPeriodEnd, resumesAt } = await rowOf(ada);
		const [begins, back] = [currentPeriodEnd, resumesAt ?? currentPeriodEnd].map(formatMoment);
		for (const path of paths) {
			const visit = await ada.browser.visit(path);
			const part = partOf(visit, path);
			expect(factIn(part, "Pause begins")).toBe(begins);
			expect(factIn(part, "Next billing date")).toBe(back);
			expect(factIn(part, "Paused until")).toBeUndefined();
			expect(alertIn(part)).toContain(`until ${begins}, when your pause begins.`);
			expect(visit.page.one("section", { id: "timeline" }).text).toContain(
				`${begins} Your pause begins`,
			);
			expect(markupProblems(visit.page)).toEqual([]);
		}
		const part = partOf(await ada.browser.visit("/settings"), "/settings");
		const form = part.one("form", { action: "/subscription/pause" });
		expect(form.one("button").text).toBe("Do not pause");
		expect(toastOf(await ada.browser.submit(form))).toBe(
			"There will be no pause. Your subscription continues.",
		);
		await shop.settle();
		expect(await shop.chargesOf(ada.person)).toHaveLength(1);
	});

	test("says nowhere that access is off while Pro that was given opens everything", async () => {
		const { shop, join, dispute } = await openPages();
		const ada = await join();
		await dispute(ada);
		const { clock } = shop.services;
		const times = { startsAt: addDays(clock(), -1), endsAt: addDays(clock(), 60) };
		await shop.addProGrant(ada.person, times);
		const given = `The Pro that you were given opens every resume until ${formatLongDate(times.endsAt)}.`;
		for (const path of [...paths, "/subscription/cancel"]) {
			const { text } = (await ada.browser.visit(path)).page.one("main");
			expect(text).toContain(given);
			expect(text).not.toMatch(/access is (already )?off|Access: Off/iu);
		}
	});

	test("can be cancelled, says when it ends, and is charged no more", async () => {
		const { shop, join, dispute, rowOf } = await openPages();
		const ada = await join();
		await dispute(ada);
		const end = formatMoment((await rowOf(ada)).currentPeriodEnd);
		const page = await ada.browser.visit("/subscription/cancel");
		expect(page.page.one("main").text).toContain(
			`Your subscription ends on ${end}, and you are not charged again. Your access is already off.`,
		);
		const form = page.page.one("form", { action: "/subscription/cancel" });
		const visit = await ada.browser.submit(form, { reason: "Other" });
		expect(toastOf(visit)).toBe("Your subscription has been cancelled.");
		for (const path of paths) {
			const visit = await ada.browser.visit(path);
			const part = partOf(visit, path);
			expect(visit.page.one("section", { id: "timeline" }).text).toContain(
				`${end} Your cancellation takes effect: Pro ends.`,
			);
			expect(factIn(part, "Next billing date")).toBeUndefined();
			expect(linksIn(part)).toEqual([]);
			expect(part.all("form").map((form) => form.get("action"))).toEqual([
				"/subscription/resume",
				"/billing/portal",
			]);
		}
		expect((await ada.browser.visit("/subscription/cancel")).page.text).toContain(
			"Your subscription is canceled already. It ends on",
		);
		await shop.sandbox.control.advance({ days: 32 });
		await shop.settle();
		expect((await rowOf(ada)).status).toBe("ended");
		expect(await shop.chargesOf(ada.person)).toHaveLength(1);
	});
});

describe("Pro that the provider has and that gives nothing", () => {
	test.each([
		["unpaid", "Payment not completed"],
		["paused", "Paused"],
	])(
		"as %s says so on both pages, can be cancelled, and is not sold again",
		async (word, status) => {
			const { join, setWord } = await openPages();
			const ada = await join();
			await setWord(ada, word);
			for (const path of paths) {
				const part = partOf(await ada.browser.visit(path), path);
				expect([factIn(part, "Status"), factIn(part, "Access")]).toEqual([status, "Off"]);
				expect(factIn(part, "Next billing date")).toBeUndefined();
				expect(linksIn(part)).toEqual([cancelLink]);
			}
			expect(await offerOf(ada)).toEqual(held);
			const answer = await ada.browser.ask(`/checkout/${pro.id}`, { form: {} });
			expect(flashOf(answer)).toBe(alreadySubscribed);
		},
	);

	test("as incomplete says so, has nothing to cancel, and may be bought again", async () => {
		const { join, setWord } = await openPages();
		const ada = await join();
		await setWord(ada, "incomplete");
		for (const path of paths) {
			const part = partOf(await ada.browser.visit(path), path);
			expect(factIn(part, "Status")).toBe("Payment not completed");
			expect(linksIn(part)).toEqual([]);
		}
		expect(await offerOf(ada)).toEqual({ links: [], forms: ["/checkout/pro-monthly"] });
	});

	test("as incomplete and expired was never there", async () => {
		const { join, setWord } = await openPages();
		const ada = await join();
		await setWord(ada, "incomplete_expired");
		const part = partOf(await ada.browser.visit("/subscription"), "/subscription");
		expect(part.text).toContain("No Active Subscription");
	});
});

describe("Pro whose renewal is due and of which no event has come", () => {
	async function openAtRenewal() {
		const { app, shop, join, rowOf } = await openPages();
		const ada = await join();
		shop.setAway(true);
		await shop.sandbox.control.advance({ days: 32 });
		await signInAgain(app, ada);
		const { currentPeriodEnd, stripeCustomerId } = await rowOf(ada);
		expect(currentPeriodEnd < shop.services.clock()).toBe(true);
		return { shop, ada, customerId: stripeCustomerId };
	}

	test("is Pro on every page, whether it is rendered or composed, and in its own lists", async () => {
		const { shop, ada, customerId } = await openAtRenewal();
		// A page waits a second for the provider: on a busy machine its sandbox may take longer.
		const { payments } = shop.services;
		const customer = await payments.readCustomer(customerId);
		vi.spyOn(payments, "readCustomer").mockResolvedValue(customer);
		const reader = await findReader(shop.services, ada.cookie);
		expect(reader?.viewer.plan).toMatchObject({ plan: "pro", willRenew: true });
		expect((await (await ada.browser.ask("/me")).json()).plan.plan).toBe("pro");
		const { page } = await ada.browser.visit("/settings");
		expect(page.text).not.toContain("Subscription Canceled");
	});

	test("is shown as it is known while the provider is away, which is asked once a minute", async () => {
		const { shop, ada } = await openAtRenewal();
		let asked = 0;
		const { payments } = shop.services;
		vi.spyOn(payments, "readCustomer").mockImplementation(async () => {
			asked++;
			throw new Error("away");
		});
		for (let visit = 0; visit < 3; visit++) {
			const reader = await findReader(shop.services, ada.cookie);
			expect(reader?.viewer.plan).toMatchObject({ plan: "free" });
		}
		expect(asked).toBe(1);
		expect((await ada.browser.visit("/library")).status).toBe(200);
		expect(shop.logged()).toContain("could not be asked about a renewal");
	});

	test("holds no page up while the provider says nothing", async () => {
		const { shop, ada } = await openAtRenewal();
		vi.spyOn(shop.services.payments, "readCustomer").mockReturnValue(new Promise(() => {}));
		const reader = await findReader(shop.services, ada.cookie);
		expect(reader?.viewer.plan).toMatchObject({ plan: "free" });
	});
});

describe("Pro that is paused", () => {
	test("is offered nowhere a second time, and the places that did lead to what is theirs", async () => {
		const { app, shop, join } = await openPages();
		const ada = await join();
		const [opened, closed] = [await shop.addResume(), await shop.addResume()];
		const settings = partOf(await ada.browser.visit("/settings"), "/settings");
		const form = settings.one("form", { action: "/subscription/pause" });
		await ada.browser.submit(form, { months: "1" });
		await shop.sandbox.control.advance({ days: 32 });
		await shop.settle();
		await signInAgain(app, ada);
		await ada.browser.ask(`/resumes/${opened}/open`, { form: {} });
		for (const path of ["/checklist", "/insights", "/templates"]) {
			const { page } = await ada.browser.visit(path);
			const main = page.one("main");
			expect(linksIn(main)).toContainEqual(["My Subscription", "/subscription"]);
			expect(main.text).not.toMatch(/Upgrade to Pro|\$29\.99/u);
			expect(markupProblems(page)).toEqual([]);
		}
		for (const path of ["/resumes", `/resumes/${closed}`, "/resumes/lines"]) {
			const { text } = (await ada.browser.visit(path)).page.one("main");
			expect(text).toContain("Needs a Resume Pack ($9.99 for 5)");
			expect(text).not.toContain("$29.99");
		}
	});
});

describe("Pro whose renewal failed", () => {
	test("is ended at once, and the page says so before it is pressed", async () => {
		const { app, shop, join, rowOf } = await openPages();
		const ada = await join(cards.failsLater);
		await shop.sandbox.control.advance({ days: 32 });
		await shop.settle();
		await signInAgain(app, ada);
		const row = await rowOf(ada);
		expect(row.status).toBe("past_due");
		const grace = formatMoment(row.graceUntil ?? new Date(0));
		const page = await ada.browser.visit("/subscription/cancel");
		const words = page.page.one("main").text;
		expect(words).toContain("your subscription ends at once");
		expect(words).toContain(`not on ${grace}`);
		expect(words).not.toContain("keep your access");
		const form = page.page.one("form", { action: "/subscription/cancel" });
		const visit = await ada.browser.submit(form, { reason: "Too expensive" });
		expect(toastOf(visit)).toBe("Your subscription has been cancelled.");
		expect(visit.page.text).toContain("Subscription Canceled");
		expect(await rowOf(ada)).toMatchObject({ status: "ended", stripeStatus: "canceled" });
		expect((await (await ada.browser.ask("/me")).json()).plan.plan).toBe("free");
	});

	test("is not sold again when its days of grace are over, as long as it is not given up", async () => {
		const { app, shop, join, rowOf } = await openPages();
		const ada = await join(cards.failsLater);
		await shop.sandbox.control.advance({ days: 32 });
		await shop.settle();
		await signInAgain(app, ada);
		// The sandbox gives up with the grace; a provider may go on trying for longer.
		await shop.services.pool.query("update user_subscriptions set grace_until = $1", [
			shop.services.clock(),
		]);
		expect((await rowOf(ada)).status).toBe("past_due");
		expect((await (await ada.browser.ask("/me")).json()).plan.plan).toBe("free");
		expect(await offerOf(ada)).toEqual(held);
		const part = partOf(await ada.browser.visit("/subscription"), "/subscription");
		expect(alertIn(part)).toContain("Your access ended on");
		const answer = await ada.browser.ask(`/checkout/${pro.id}`, { form: {} });
		expect(flashOf(answer)).toBe(alreadySubscribed);
	});
});
