import { describe, expect, test } from "vitest";
import { getSubscription } from "#app/data/billing/subscriptions.server.ts";
import { addDays, formatLongDate, formatMoment } from "#app/domain/base/dates.ts";
import { plans } from "#app/domain/billing/plans.ts";
import { cancelSubscription } from "#app/operations/billing/cancel-subscription.server.ts";
import { pauseSubscription } from "#app/operations/billing/pause-subscription.server.ts";
import { flashOf, toastOf } from "#tests/helpers/accounts.ts";
import { openApp, origin } from "#tests/helpers/app.ts";
import { openBilling } from "#tests/helpers/billing.ts";
import type { HtmlElement } from "#tests/helpers/html.ts";
import { markupProblems } from "#tests/helpers/markup-problems.ts";
import { addMember, type Member, signInAgain } from "#tests/helpers/member.ts";
import { cards } from "#tests/helpers/shop.ts";
import { testNow } from "#tests/helpers/site.ts";
import { createVisitor, type Visit } from "#tests/helpers/visitor.ts";

const paths = ["/subscription", "/settings"] as const;
type Path = (typeof paths)[number];

const { pack, pro } = plans;
const testCaption = "Cancel anytime - no commitments or contracts";
const caption = "Update payment methods, view invoices, or cancel your subscription";

async function openPages() {
	const billing = await openBilling();
	const { shop } = billing;
	return {
		...billing,
		cancel: ({ person }: Member) =>
			cancelSubscription(shop.services, person, { reason: "Other" }, shop.services.clock()),
		/** What the provider keeps under the last part of an address. */
		async recordAt(address: string | null): Promise<Record<string, unknown>> {
			const id = new URL(address ?? "").pathname.split("/").at(-1);
			const query = "select record from sandbox.objects where id = $1";
			return (await shop.services.pool.query(query, [id])).rows[0]?.record;
		},
	};
}

/** The part of a page that is about the subscription. */
const partOf = ({ page }: Visit, path: Path) =>
	page.one("section", { id: path === "/settings" ? "subscription" : "current-plan" });
const hasSection = ({ page }: Visit, id: string) => page.all("section", { id }).length === 1;
const factsIn = (element: HtmlElement) =>
	element
		.all("dl")
		.flatMap((list) => list.all("div"))
		.map((line) => [line.one("dt").text.replace(/:$/u, ""), line.one("dd").text]);

/** What a part says and offers, in the same words for what the two pages call differently. */
function comparable(part: HtmlElement) {
	const same = (text = "") => text.replace("Manage Billing & Payment", "Manage Billing");
	const isEnded = part.text.includes("(Canceled)");
	return {
		headings: part.all("h3").map(({ text }) => text),
		// The badge of the plan stands in the list here, and beside the name there.
		facts: factsIn(part).filter(([label]) => isEnded || label !== "Plan"),
		forms: part.all("form").map((form) => [same(form.all("button")[0]?.text), form.get("action")]),
		links: part.all("a").map((link) => [link.text, link.get("href")]),
		caption: [testCaption, caption].find((words) => part.text.includes(words)) ?? null,
		alerts: part.all("*", { role: "alert" }).map(({ text }) => same(text)),
	};
}

const manage = ["Manage Billing", "/billing/portal"];
const notSubscribed = {
	headings: ["No Active Subscription"],
	facts: [],
	forms: [],
	links: [["Upgrade to Pro", "/pricing"]],
	caption: null,
	alerts: [],
};

describe("What /subscription and /settings say of a subscription", () => {
	test("is the same on both, in every state", async () => {
		const { app, shop, join, cancel, rowOf } = await openPages();
		const failing = await join(pro.id, cards.failsLater);
		const [ended, lapsed] = [await join(pro.id), await join(pack.id)];
		await cancel(ended);
		const paused = await join(pro.id);
		await pauseSubscription(shop.services, paused.person, 2, shop.services.clock());
		const lastDay = formatMoment((await rowOf(ended)).currentPeriodEnd);
		await shop.sandbox.control.advance({ days: 32 });
		await shop.settle();
		for (const one of [ended, lapsed, failing, paused]) await signInAgain(app, one);
		const [none, holder] = [await join(), await join(pack.id)];
		const [active, ends] = [await join(pro.id), await join(pro.id)];
		await cancel(ends);

		const datesOf = async (member: Member) => {
			const { currentPeriodStart, currentPeriodEnd, graceUntil } = await rowOf(member);
			const [start, end] = [formatLongDate(currentPeriodStart), formatMoment(currentPeriodEnd)];
			return {
				start,
				end,
				period: `${start} to ${end}`,
				grace: formatMoment(graceUntil ?? testNow),
			};
		};
		const dates = {
			active: await datesOf(active),
			ends: await datesOf(ends),
			failing: await datesOf(failing),
		};
		const running = { headings: [], links: [], caption: testCaption, alerts: [] };
		const back = formatMoment((await rowOf(paused)).resumesAt ?? testNow);
		const said = (date: string, words: string) => expect.stringContaining(`${date} ${words}`);
		const states = [
			{ of: none, badge: "Free Account", shows: notSubscribed },
			{
				of: holder,
				badge: "Resume Pack (5 left)",
				shows: notSubscribed,
				hasPack: true,
				next: [
					expect.stringContaining("the $9.99 for Resume Pack back."),
					expect.stringContaining("Your Resume Pack ends, 5 resumes unused."),
				],
			},
			{ of: lapsed, badge: "Free Account", shows: notSubscribed },
			{
				of: active,
				badge: "Pro Member",
				next: [
					expect.stringContaining("$29.99 for Pro back."),
					said(dates.active.end, "$29.99 from Visa 4242 for"),
				],
				shows: {
					...running,
					facts: [
						["Status", "Active"],
						["Current period", dates.active.period],
						["Next billing date", dates.active.end],
					],
					forms: [manage, ["Pause Pro", "/subscription/pause"]],
					links: [["Cancel Subscription", "/subscription/cancel"]],
				},
			},
			{
				of: ends,
				badge: "Pro Member (Cancels at period end)",
				next: [
					expect.stringContaining("$29.99 for Pro back."),
					said(dates.ends.end, "Your cancellation takes effect: Pro ends."),
				],
				shows: {
					...running,
					caption: null,
					facts: [
						["Status", "Active (Cancels at period end)"],
						["Current period", dates.ends.period],
					],
					forms: [["Resume subscription", "/subscription/resume"], manage],
				},
			},
			{
				of: failing,
				badge: "Pro Member",
				next: [said(dates.failing.grace, "Your access to Pro ends, unless")],
				shows: {
					...running,
					caption: null,
					facts: [
						["Status", "Payment failed"],
						["Payment due since", dates.failing.start],
					],
					forms: [manage],
					links: [["End Subscription Now", "/subscription/cancel"]],
					alerts: [
						`Your last payment failed. You keep your access until ${dates.failing.grace}. To keep Pro, update your card with “Manage Billing”.`,
					],
				},
			},
			{
				of: paused,
				badge: "Free Account",
				next: [said(back, "Your pause ends, and Pro goes on. $29.99 from Visa 4242")],
				shows: {
					...running,
					caption: null,
					facts: [
						["Status", "Paused"],
						["Paused until", back],
						["Next billing date", back],
						["Access", "Off"],
					],
					forms: [["Come back now for $29.99 a month", "/subscription/pause"], manage],
					links: [["Cancel Subscription", "/subscription/cancel"]],
				},
			},
			{
				of: ended,
				badge: "Free Account",
				shows: {
					...notSubscribed,
					headings: ["Subscription Canceled"],
					facts: [
						["Plan", "Offerfolio Pro (Canceled)"],
						["Access Until", lastDay],
						["Next Billing", "No future charges"],
					],
					links: [["Resubscribe to Pro", "/pricing"]],
				},
			},
		];
		for (const { of: member, badge, shows, hasPack = false, next = [] } of states) {
			for (const path of paths) {
				const visit = await member.browser.visit(path);
				expect([path, badge, comparable(partOf(visit, path))]).toEqual([path, badge, shows]);
				const packs = hasSection(visit, "resume-pack");
				expect([path, badge, packs]).toEqual([path, badge, hasPack && path === "/settings"]);
				const lines = visit.page.all("ol", { class: "timeline" }).flatMap((list) => list.all("li"));
				expect([path, badge, lines.map(({ text }) => text)]).toEqual([path, badge, next]);
				expect(markupProblems(visit.page)).toEqual([]);
				// Neither the provider's names nor a raw plan id.
				expect(visit.html).not.toMatch(/\b(?:cus|sub|cs|evt|price)_\w/u);
				expect(visit.page.one("main").text).not.toMatch(/pro-monthly|resume-pack|past_due/u);
			}
			const { page } = await member.browser.visit("/settings");
			expect(page.one("section", { id: "account" }).all("dd").at(1)?.text).toBe(badge);
		}
		// During the days of grace Pro is not sold again.
		const pricing = await failing.browser.visit("/pricing");
		expect(pricing.page.one("li", { "data-plan": "pro" }).one("button").text).toBe("Current Plan");
	});

	test("shows each pack as long as it runs, also one with nothing left", async () => {
		const { site, app } = await openApp();
		const { person, browser } = await addMember(site, app);
		await site.addPack(person, { resumesRemaining: 0, grantedAt: addDays(testNow, -29) });
		await site.addPack(person, { resumesRemaining: 3, grantedAt: addDays(testNow, -5) });
		await site.addPack(person, { resumesRemaining: 5, grantedAt: addDays(testNow, -30) });
		await site.addPack(person, { resumesRemaining: 0, status: "refunded" });
		const factsOf = (left: number, days: number) => [
			["Pack", "5-Resume Access Pack"],
			["Resumes remaining", `${left} left`],
			["Expires", formatMoment(addDays(testNow, days))],
			["Status", "Active"],
		];
		const { page } = await browser.visit("/settings");
		const section = page.one("section", { id: "resume-pack" });
		expect(factsIn(section)).toEqual([...factsOf(0, 1), ...factsOf(3, 25)]);
		const calendar = await browser.visit("/settings/timeline.ics");
		expect(calendar.html.match(/BEGIN:VEVENT/gu)).toHaveLength(2);
		const own = await browser.visit("/subscription");
		expect(
			own.page
				.one("section", { id: "timeline" })
				.all("time")
				.map(({ text }) => text),
		).toEqual([formatMoment(addDays(testNow, 1)), formatMoment(addDays(testNow, 25))]);
		expect(page.one("section", { id: "account" }).text).toContain("Resume Pack (3 left)");
	});
});

test("A visitor is asked to sign up, and comes back here", async () => {
	const { app, join } = await openPages();
	const { person } = await join(pro.id);
	const visitor = createVisitor(app);
	const visit = await visitor.visit("/subscription");
	expect([visit.status, visit.path, visit.page.one("h1").text]).toEqual([
		200,
		"/subscription",
		"My Subscription",
	]);
	const main = visit.page.one("main");
	expect(main.all("a").map((link) => [link.text, link.get("href")])).toEqual([
		["Sign up", "/auth/signup?returnTo=/subscription"],
	]);
	expect(main.all("form")).toEqual([]);
	expect(visit.html).not.toContain(person.id);
	expect(markupProblems(visit.page)).toEqual([]);
	const signUp = await visitor.visit(main.link("Sign up"));
	const kept = signUp.page.all("input", { type: "hidden", name: "returnTo" });
	expect(kept.some((input) => input.get("value") === "/subscription")).toBe(true);
	expect((await visitor.visit("/settings")).path).toBe("/auth/signin?returnTo=%2Fsettings");
});

describe("A pause", () => {
	test("is begun and taken back from either page, which says so, and asks for a number of months", async () => {
		const { join, rowOf } = await openPages();
		const ada = await join(pro.id);
		for (const path of paths) {
			const offer = partOf(await ada.browser.visit(path), path);
			const begun = await ada.browser.submit(offer.one("form", { action: "/subscription/pause" }), {
				months: "3",
			});
			expect([begun.path, toastOf(begun)]).toEqual([
				path,
				"Your pause is set. “What Comes Next” has its dates.",
			]);
			expect((await rowOf(ada)).resumesAt).not.toBeNull();
			const back = partOf(begun, path).one("form", { action: "/subscription/pause" });
			const ended = await ada.browser.submit(back);
			expect([ended.path, toastOf(ended)]).toEqual([
				path,
				"There will be no pause. Your subscription continues.",
			]);
			expect((await rowOf(ada)).resumesAt).toBeNull();
		}
		for (const months of ["0", "4", ""]) {
			const refused = await ada.browser.ask("/subscription/pause", { form: { months } });
			expect(refused.status).toBe(400);
		}
		const bob = await join();
		const none = await bob.browser.ask("/subscription/pause", { form: { months: "1" } });
		expect(flashOf(none)).toContain("There is nothing to pause.");
	});
});

describe("Manage Billing", () => {
	test("leads to the person's own portal, and the portal back to where it was pressed", async () => {
		const { shop, join, recordAt } = await openPages();
		const [ada, bob] = [await join(pro.id), await join(pro.id)];
		const row = await getSubscription(shop.services.database, ada.person.id);
		const press = async (form: Record<string, string>) => {
			const response = await ada.browser.ask("/billing/portal", { form });
			expect(response.status).toBe(302);
			return recordAt(response.headers.get("Location"));
		};
		for (const path of paths) {
			const form = partOf(await ada.browser.visit(path), path).one("form", {
				action: "/billing/portal",
			});
			const from = form.one("input", { name: "from" }).get("value") ?? "";
			expect(await press({ from })).toMatchObject({
				customer: row?.stripeCustomerId,
				return_url: `${origin}${path}`,
			});
		}
		const bobs = await getSubscription(shop.services.database, bob.person.id);
		const named = { customerId: bobs?.stripeCustomerId ?? "", userId: bob.person.id };
		for (const from of ["https://evil.example", "//evil.example", "/pricing", "", "javascript:x"]) {
			const record = await press({ from, returnUrl: from, return_url: from, ...named });
			expect(record).toMatchObject({
				customer: row?.stripeCustomerId,
				return_url: `${origin}/settings`,
			});
		}
		const looked = await ada.browser.ask("/billing/portal");
		expect(looked.headers.get("Location")).toBe("/settings");
	});

	test("says on the same page when there is nothing to manage, or the provider is away", async () => {
		const { shop, join } = await openPages();
		const [nobody, ada] = [await join(), await join(pro.id)];
		const press = async ({ browser }: Member, from: string) => {
			const response = await browser.ask("/billing/portal", { form: { from } });
			return [response.headers.get("Location"), flashOf(response)];
		};
		for (const path of paths) {
			expect(await press(nobody, path)).toEqual([path, "No subscription found"]);
		}
		await shop.sandbox.control.setFaults({ apiErrors: 1000 });
		expect(await press(ada, "/subscription")).toEqual([
			"/subscription",
			"Failed to open subscription management",
		]);
	});

	test("is not for a visitor", async () => {
		const { shop, app, join } = await openPages();
		await join(pro.id);
		const before = await shop.readMoney();
		for (const path of ["/billing/portal", "/subscription/resume", "/subscription/cancel"]) {
			const visitor = await createVisitor(app).ask(path, { form: { reason: "Other" } });
			expect(visitor.headers.get("Location")).toMatch(/^\/auth\/signin/u);
		}
		expect(await shop.readMoney()).toEqual(before);
	});

	test("shows here at once what was done there", async () => {
		const { shop, join, rowOf } = await openPages();
		const ada = await join(pro.id);
		const response = await ada.browser.ask("/billing/portal", { form: { from: "/subscription" } });
		const address = response.headers.get("Location") ?? "";
		const { stripeSubscriptionId } = await rowOf(ada);
		const pressed = await shop.sandbox.handlePage(
			new Request(address, {
				method: "POST",
				headers: { Origin: origin },
				body: new URLSearchParams({ action: "cancel", subscription: stripeSubscriptionId }),
			}),
		);
		expect(pressed?.status).toBe(303);
		await shop.settle();
		for (const path of paths) {
			const visit = await ada.browser.visit(path);
			expect(partOf(visit, path).text).toContain("Active (Cancels at period end)");
		}
	});
});

test("A form of another person's page changes nothing of the account that is signed in now", async () => {
	const { join, cancel, rowOf } = await openPages();
	const [ada, bob, ended] = [await join(pro.id), await join(pro.id), await join(pro.id)];
	await cancel(ended);
	const before = await rowOf(bob);
	const pages = [];
	for (const { browser } of [ada, ended]) {
		for (const path of [...paths, "/subscription/cancel"]) pages.push(await browser.visit(path));
	}
	const pressed = new Set<string>();
	for (const { page } of pages) {
		for (const form of page.one("main").all("form")) {
			const action = form.get("action") ?? "";
			if (action.startsWith("/settings")) continue;
			pressed.add(action.replace(/[\w-]{36}/u, ":id"));
			const typed = { months: "1", reason: "Other", comments: "Too dear" };
			const visit = await bob.browser.submit(form, typed);
			expect(visit.page.text).toContain(
				"Nothing was changed: you are signed in to another account",
			);
			if (action !== "/subscription/cancel") continue;
			expect(visit.page.one("textarea").children.join("")).toBe("Too dear");
		}
	}
	expect([...pressed].sort()).toEqual([
		"/billing/portal",
		"/orders/:id/refund",
		"/subscription/cancel",
		"/subscription/pause",
		"/subscription/resume",
	]);
	expect(await rowOf(bob)).toEqual(before);
});

describe("Resume subscription", () => {
	test("undoes a cancellation from either page, which says so", async () => {
		const { join, cancel, rowOf } = await openPages();
		const ada = await join(pro.id);
		for (const path of paths) {
			await cancel(ada);
			expect((await rowOf(ada)).status).toBe("canceled");
			const part = partOf(await ada.browser.visit(path), path);
			const form = part.one("form", { action: "/subscription/resume" });
			const visit = await ada.browser.submit(form, {
				from: form.one("input", { name: "from" }).get("value") ?? "",
			});
			expect([visit.path, toastOf(visit)]).toEqual([path, "Your subscription continues."]);
			expect((await rowOf(ada)).status).toBe("active");
			expect(comparable(partOf(visit, path)).facts[0]).toEqual(["Status", "Active"]);
		}
		const script = await ada.browser.send("/subscription/resume", { from: "/settings" });
		expect(script.data).toEqual({ success: true, message: "Your subscription continues." });
	});

	test("is refused when there is nothing to resume, and says when it failed", async () => {
		const { app, shop, join, cancel, rowOf } = await openPages();
		const [nobody, ada] = [await join(), await join(pro.id)];
		await cancel(ada);
		await shop.settle();
		const send = ({ browser }: Member) => browser.send("/subscription/resume", {});
		expect(await send(nobody)).toMatchObject({
			status: 404,
			data: { success: false, message: "No active subscription found" },
		});
		await shop.sandbox.control.setFaults({ apiErrors: 1000 });
		expect(await send(ada)).toMatchObject({
			status: 500,
			data: { success: false, message: "Failed to resume subscription. Please try again." },
		});
		await shop.sandbox.control.setFaults({ apiErrors: 0 });
		expect((await rowOf(ada)).status).toBe("canceled");
		await shop.sandbox.control.advance({ days: 32 });
		await shop.settle();
		await signInAgain(app, ada);
		expect(await send(ada)).toMatchObject({ status: 404 });
		expect((await rowOf(ada)).status).toBe("ended");
	});
});
