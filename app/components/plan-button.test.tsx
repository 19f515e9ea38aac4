import { describe, expect, test } from "vitest";
import type { PlanSummary } from "#app/domain/entitlements.ts";
import { messages } from "#app/domain/messages.ts";
import { plans } from "#app/domain/plans.ts";
import { markupOf } from "#tests/helpers/component-markup.tsx";
import { type HtmlElement, parseHtml } from "#tests/helpers/html.ts";
import { PlanButton } from "./plan-button.tsx";
import { ViewerContext } from "./viewer-context.tsx";

const endsAt = new Date("2026-06-01T10:00:00Z");
const free: PlanSummary = { plan: "free", freeLeft: 0 };
const pack: PlanSummary = { plan: "pack", freeLeft: 0, creditsLeft: 2, expiresAt: endsAt };
const pro: PlanSummary = { plan: "pro", freeLeft: 0, endsAt, willRenew: true, pastDue: false };

/** The button of a plan as somebody with this plan sees it; null is nobody. */
function draw(button: keyof typeof plans, plan: PlanSummary | null): HtmlElement {
	const person = { id: "person", email: "ada@example.com", unlocked: [], downloadable: [] };
	const viewer = plan && { ...person, plan };
	return parseHtml(
		markupOf(
			<ViewerContext value={{ viewer, pending: false }}>
				<PlanButton plan={button} />
			</ViewerContext>,
			"/pricing",
		),
	);
}

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
		// The plan stands in the address, and nothing else is the browser's to say.
		expect(form.all("input")).toEqual([]);
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

	test("Pro that was cancelled can go on, and says until when it runs", () => {
		const html = draw("pro", { ...pro, willRenew: false });
		const form = html.one("form", { method: "post", action: "/subscription/resume" });
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

test("Enterprise writes to the support, whoever presses it", () => {
	for (const plan of [null, free, pro]) {
		expect(draw("enterprise", plan).link("Contact sales")).toMatch(
			/^mailto:.+\?subject=Enterprise$/u,
		);
	}
});
