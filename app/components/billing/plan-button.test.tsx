import { describe, expect, test } from "vitest";
import { ViewerContext } from "#app/components/base/viewer-context.tsx";
import { messages } from "#app/domain/base/messages.ts";
import { plans } from "#app/domain/billing/plans.ts";
import type { PlanSummary } from "#app/domain/reader/entitlements.ts";
import { markupOf } from "#tests/helpers/component-markup.tsx";
import { type HtmlElement, parseHtml } from "#tests/helpers/html.ts";
import { proUntil, viewerWith } from "#tests/helpers/shown.ts";
import { PlanButton } from "./plan-button.tsx";

const endsAt = new Date("2026-06-01T10:00:00Z");
const free: PlanSummary = { plan: "free", freeLeft: 0 };
const pack: PlanSummary = { plan: "pack", freeLeft: 0, creditsLeft: 2, expiresAt: endsAt };
const pro = proUntil(endsAt);

/** The button of a plan as a person with this plan sees it; null is nobody. */
function draw(
	button: keyof typeof plans,
	plan: PlanSummary | null,
	{ isHeld = false } = {},
): HtmlElement {
	const viewer = plan && viewerWith(plan);
	return parseHtml(
		markupOf(
			<ViewerContext value={{ viewer, pending: false }}>
				<PlanButton plan={button} isHeld={isHeld} />
			</ViewerContext>,
			"/pricing",
		),
	);
}

const fieldsOf = (form: HtmlElement) =>
	form.all("input").map((field) => [field.get("name"), field.get("value")]);

describe("signed out", () => {
	test.each([
		["free", "Browse resumes", "/resumes"],
		["pack", "Get the Resume Pack", `/checkout/${plans.pack.id}`],
		["pro", "Get Pro", `/checkout/${plans.pro.id}`],
	] as const)("%s leads through signing up, also without scripts", (plan, label, returnTo) => {
		const html = draw(plan, null);
		expect(html.link(label)).toBe(`/auth/signup?${new URLSearchParams({ returnTo })}`);
		expect(html.all("form")).toEqual([]);
	});
});

describe("signed in", () => {
	test("a person with complimentary Pro may buy it too, and reads what that means; a pack is refused", () => {
		const given: PlanSummary = { ...pro, willRenew: false, isGiven: true };
		const html = draw("pro", given);
		expect(html.one("form").get("action")).toBe(`/checkout/${plans.pro.id}`);
		const note = html.one("p");
		expect(note.text).toBe(messages.checkout.proDuringGift("Jun 1, 2026"));
		expect(html.one("button").get("aria-describedby")).toBe(note.get("id"));
		expect(draw("pack", given).text).toContain(messages.checkout.packDuringPro);
	});

	test("a person with complimentary Pro and a subscription on hold is sent to that subscription", () => {
		const html = draw("pro", { ...pro, willRenew: false, isGiven: true }, { isHeld: true });
		expect(html.link("See your subscription")).toBe("/subscription");
		expect(html.text).not.toContain("your access is off");
	});

	test("Free leads to the resumes, whatever the plan", () => {
		for (const plan of [free, pack, pro]) {
			expect(draw("free", plan).link("Browse resumes")).toBe("/resumes");
		}
	});

	test.each([
		["pack", free],
		["pack", pack],
		["pro", free],
		["pro", pack],
	] as const)("%s is a form that the browser posts to its checkout", (plan, has) => {
		const html = draw(plan, has);
		const form = html.one("form");
		expect([form.get("method"), form.get("action")]).toEqual([
			"post",
			`/checkout/${plans[plan].id}`,
		]);
		expect(form.one("button").get("type")).toBe("submit");
		expect(form.one("button").attributes.has("disabled")).toBe(false);
		// The plan stands in the address, and nothing else is the browser's to say than for whom the page was shown.
		expect(fieldsOf(form)).toEqual([["account", "person"]]);
	});

	test("a second pack is sold with what is left of the first said beside it", () => {
		const html = draw("pack", pack);
		const note = html.one("p");
		expect(note.text).toMatch(/^You still have 2 resumes to open in your current pack\./u);
		expect(html.one("button").get("aria-describedby")).toBe(note.get("id"));
		const usedUp = draw("pack", {
			...pack,
			plan: "pack",
			creditsLeft: 0,
			freeLeft: 0,
			expiresAt: endsAt,
		});
		expect(usedUp.all("p")).toEqual([]);
	});

	test("Pro cannot be bought a second time", () => {
		const pastDue = { ...pro, willRenew: false, pastDue: true };
		for (const plan of [pro, pastDue]) {
			const html = draw("pro", plan);
			expect(html.one("button").text).toBe("Current Plan");
			expect(html.one("button").attributes.has("disabled")).toBe(true);
			expect(html.all("form")).toEqual([]);
		}
	});

	test("Pro that is on hold is not sold again: the way leads to what is the matter", () => {
		for (const plan of [free, pack]) {
			const html = draw("pro", plan, { isHeld: true });
			expect(html.all("form")).toEqual([]);
			const link = html.one("a");
			expect([link.text, link.get("href")]).toEqual(["See your subscription", "/subscription"]);
			expect(html.one("p", { id: link.get("aria-describedby") ?? "" }).text).toContain(
				"your access is off",
			);
			// A pack is another matter.
			expect(draw("pack", plan, { isHeld: true }).all("form")).toHaveLength(1);
		}
	});

	test("Pro that was cancelled can go on, and says until when it runs", () => {
		const html = draw("pro", { ...pro, willRenew: false });
		const form = html.one("form", { method: "post", action: "/subscription/resume" });
		expect(fieldsOf(form)).toEqual([["account", "person"]]);
		const button = form.one("button");
		expect(button.text).toBe("Resume subscription");
		expect(html.one("p", { id: button.get("aria-describedby") ?? "" }).text).toContain(
			"Jun 1, 2026",
		);
	});

	test("a pack is refused during Pro, with the reason", () => {
		const html = draw("pack", pro);
		const button = html.one("button");
		expect(button.attributes.has("disabled")).toBe(true);
		expect(html.one("p", { id: button.get("aria-describedby") ?? "" }).text).toBe(
			messages.checkout.packDuringPro,
		);
		expect(html.all("form")).toEqual([]);
	});
});

test("Enterprise leads everybody to the contact form, with its subject", () => {
	for (const plan of [null, free, pro]) {
		expect(draw("enterprise", plan).link("Contact sales")).toBe("/contact?subject=Enterprise");
	}
});
