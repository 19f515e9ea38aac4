import { describe, expect, test } from "vitest";
import type { PersonFile, SubscriptionLine } from "#app/domain/admin/person-file.ts";
import { markupOf } from "#tests/helpers/component-markup.tsx";
import { parseHtml } from "#tests/helpers/html.ts";
import { PersonRights } from "./person-rights.tsx";

const running: SubscriptionLine = {
	id: "sub_1",
	status: "active",
	providerStatus: "active",
	period: "Jun 15, 2026 to July 15, 2026 at 12:00 UTC",
	graceUntil: null,
	hasAccess: true,
	hold: null,
	pausedUntil: null,
	told: null,
	endedUnpaid: false,
	canEnd: true,
	canCancel: true,
};
const off: SubscriptionLine = { ...running, status: "inactive", hasAccess: false };
const until = "September 15, 2026 at 12:00 UTC";

function draw(subscription: SubscriptionLine) {
	const person = { subscriptions: [subscription], grants: [], packs: [] } as unknown as PersonFile;
	const page = parseHtml(markupOf(<PersonRights person={person} />, "/admin/people/1"));
	const facts = page.all("dt").map((dt, index) => [dt.text, page.all("dd")[index]?.text]);
	const [cancel, end] = page.all("form").map(({ text }) => text);
	return { facts: Object.fromEntries(facts), cancel, end };
}

describe("On a person's page", () => {
	test("canceling a subscription that runs keeps its access until the period ends", () => {
		const { facts, cancel, end } = draw(running);
		expect(facts.Access).toBe("on");
		expect(cancel).toContain("The access continues until the period ends");
		expect(end).toContain("The access ends at once.");
		expect(draw({ ...running, pausedUntil: until }).facts).toMatchObject({
			Access: "on",
			"Will be paused until": until,
		});
	});

	test.each([
		["paused", "off: paused"],
		["disputed", "off: the payment is disputed"],
		["refunded", "off: the payment was refunded"],
		["unpaid", "off: a payment was not completed"],
		["unclear", "off: the payment provider does not say why"],
	] as const)("one that is %s promises no access", (hold, access) => {
		const { facts, cancel, end } = draw({ ...off, hold });
		expect(facts.Access).toBe(access);
		expect(cancel).toMatch(/The access is off/u);
		expect(end).toContain("The access is off already");
		expect(cancel).not.toContain("continues");
		expect(end).not.toContain("The access ends");
		expect(cancel?.includes("If the payment stands")).toBe(hold === "disputed");
		expect(cancel?.includes("can undo it")).toBe(hold !== "refunded");
	});

	test("one whose renewal was not paid was canceled by nobody", () => {
		const told = "December 5, 2026 at 12:00 UTC";
		expect(draw({ ...off, told }).facts).toMatchObject({ "Canceled on": told });
		const { facts } = draw({ ...off, told, endedUnpaid: true });
		expect(facts).toMatchObject({ "Ended, as a renewal was not paid": told });
		expect(facts).not.toHaveProperty("Canceled on");
	});

	test("a pause says until when", () => {
		const { facts } = draw({ ...off, hold: "paused", pausedUntil: until });
		expect(facts["Paused until"]).toBe(until);
	});
});
