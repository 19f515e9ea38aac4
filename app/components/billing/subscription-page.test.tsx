import { describe, expect, test } from "vitest";
import type { Billing } from "#app/domain/billing/plan-view.ts";
import type { TimelineLine } from "#app/domain/billing/timeline.ts";
import { markupOf, textOf } from "#tests/helpers/component-markup.tsx";
import { parseHtml } from "#tests/helpers/html.ts";
import {
	shownPack as pack,
	shownOrder,
	activeSubscription as subscription,
} from "#tests/helpers/shown.ts";
import { PackList } from "./plan-facts.tsx";
import { SubscriptionLoading, SubscriptionPage } from "./subscription-page.tsx";

const packEnd: TimelineLine = {
	kind: "pack",
	subject: "p1",
	at: new Date("2026-07-02T12:00:00Z"),
	text: "Your Resume Pack ends, 3 resumes unused.",
	link: { label: "Open resumes", to: "/resumes" },
};
const nothing: Billing = {
	subscription: null,
	givenUntil: null,
	givenLater: [],
	packs: [],
	timeline: [],
	orders: [],
	pending: [],
	isTestCustomer: false,
};
const draw = (billing: Partial<Billing> = {}) =>
	parseHtml(markupOf(<SubscriptionPage billing={{ ...nothing, ...billing }} />, "/subscription"));
const section = (page: ReturnType<typeof draw>, id: string) => page.one("section", { id });

describe("My Subscription", () => {
	test("has its cards, each with its heading", () => {
		const page = draw({ subscription, packs: [pack], timeline: [packEnd] });
		expect(page.one("h1").text).toBe("My Subscription");
		expect(page.all("h2").map(({ text }) => text)).toEqual([
			"Current Plan",
			"What Comes Next",
			"Orders",
			"Plan Features",
			"Need Help",
		]);
	});

	test("offers to take the money of an order back once", () => {
		const page = draw({
			subscription: { ...subscription, refundableOrder: "o1" },
			orders: [shownOrder],
		});
		const form = page.one("form", { action: "/orders/o1/refund" });
		expect(form.text).toContain("Yes, refund $29.99");
		expect(page.text.match(/Get my money back/gu)).toHaveLength(1);
	});

	test("says what comes next with its date, what can be done and a calendar", () => {
		const next = section(draw({ timeline: [packEnd] }), "timeline");
		expect(next.one("li").text).toBe(
			"July 2, 2026 at 12:00 UTC Your Resume Pack ends, 3 resumes unused. Open resumes",
		);
		expect(next.one("time").get("dateTime")).toBe("2026-07-02T12:00:00.000Z");
		expect(next.link("Open resumes")).toBe("/resumes");
		expect(next.link("Add these dates to your calendar")).toBe("/settings/timeline.ics");
		expect(draw().all("section", { id: "timeline" })).toEqual([]);
	});

	test("lists what Pro is, and nothing that has not been built", () => {
		const features = section(draw({ subscription }), "plan-features");
		expect(features.all("li").map(({ text }) => text)).toEqual([
			"Unlimited resume views",
			"Download all resumes",
			"Access to featured resumes",
			"Advanced search filters",
			"Priority support",
			"Resume review checklist",
			"Industry-specific templates",
		]);
	});

	test("says in words to whom the features are not open", () => {
		const wordsFor = (billing: Partial<Billing>) =>
			section(draw(billing), "plan-features").one("p").text;
		expect(wordsFor({ subscription })).toBe("Included in your plan.");
		expect(wordsFor({ givenUntil: "July 20, 2026" })).toBe("Included in your plan.");
		const without = "Included in Pro. What has a check mark is yours without it, too.";
		expect(wordsFor({})).toBe(without);
		expect(wordsFor({ packs: [pack] })).toBe(without);
		for (const state of ["ended", "on_hold"] as const) {
			const over = { ...subscription, state, hasAccess: false };
			expect(wordsFor({ subscription: over })).toBe(without);
		}
	});

	test("leads to help and to the plans", () => {
		const help = section(draw(), "need-help");
		expect(help.link("Contact Support")).toBe("/contact");
		expect(help.link("View All Plans")).toBe("/pricing");
	});

	test("says what it waits for", () => {
		const page = parseHtml(markupOf(<SubscriptionLoading />, "/subscription"));
		expect(page.one("p", { role: "status" }).text).toBe("Loading subscription details...");
	});
});

describe("A pack", () => {
	const drawPacks = (left: number) =>
		markupOf(<PackList packs={[{ ...pack, resumesRemaining: left }]} />, "/settings");

	test("that was given says so", () => {
		const html = markupOf(<PackList packs={[{ ...pack, isGiven: true }]} />, "/settings");
		expect(textOf(html)).toContain("From: Given by Offerfolio");
	});

	test("shows its kind, what is left, its end and its status", () => {
		expect(textOf(drawPacks(3))).toBe(
			"Pack: 5-Resume Access Pack Resumes remaining: 3 left Expires: July 2, 2026 Status: Active",
		);
	});

	test("is still shown with nothing left, with a quieter badge", () => {
		const badge = (left: number) => parseHtml(drawPacks(left)).one("span");
		expect(badge(1).text).toBe("1 left");
		expect(badge(0).text).toBe("0 left");
		expect(badge(1).get("class")).toBe("badge badge-good");
		expect(badge(0).get("class")).toBe("badge badge-tag");
	});
});
