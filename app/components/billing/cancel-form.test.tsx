import { describe, expect, test } from "vitest";
import { cancellationReasons, satisfactions } from "#app/domain/billing/cancellation.ts";
import type { SubscriptionView } from "#app/domain/billing/plan-view.ts";
import { prices } from "#app/domain/billing/plans.ts";
import { markupOf } from "#tests/helpers/component-markup.tsx";
import { type HtmlElement, parseHtml } from "#tests/helpers/html.ts";
import {
	activeSubscription,
	disputedSubscription as disputed,
	pastDueSubscription as pastDue,
} from "#tests/helpers/shown.ts";
import { CancelPage } from "./cancel-page.tsx";
import { CancelStepView } from "./cancel-step-view.tsx";
import { type CancelStep, noAnswers } from "./cancel-steps.ts";
import { describeLibrary } from "./cancel-words.ts";
import type { RefundableOrder } from "./refund-button.tsx";
import { useBillingForm } from "./use-plan-form.ts";

const subscription: SubscriptionView = { ...activeSubscription, canPause: false };
const order = { id: "o1", amount: prices.pack };
const noRefunds = "There are no refunds for the current billing period.";

type StepProps = { step: CancelStep; order: RefundableOrder | null; of: SubscriptionView };

function Step({ step, order, of }: StepProps) {
	const form = useBillingForm();
	const refundForm = useBillingForm();
	return (
		<CancelStepView
			state={{ step, answers: noAnswers }}
			move={() => {}}
			form={form}
			subscription={of}
			refund={order && { order, form: refundForm }}
			pausing={form}
			onKeep={() => {}}
		/>
	);
}
const drawStep = (
	step: CancelStep,
	covered: RefundableOrder | null = null,
	of: SubscriptionView = subscription,
) => parseHtml(markupOf(<Step step={step} order={covered} of={of} />, "/subscription"));
const buttons = (page: HtmlElement) => page.all("button").map(({ text }) => text);

describe("The cancellation dialog", () => {
	test("warns with the period, when it ends, and until when that can be undone", () => {
		const page = drawStep("warning");
		expect(page.one("dl").text).toBe(
			"Current period start: June 15, 2026 Current period end: July 15, 2026",
		);
		const [ending, undoing] = page.all("li").map(({ text }) => text);
		expect(ending).toContain("Your subscription ends on July 15, 2026.");
		expect(undoing).toBe(
			"Until July 15, 2026 you can undo this with “Resume subscription”. Once the period has ended, a cancellation cannot be undone.",
		);
		expect(buttons(page)).toEqual(["Keep My Subscription", "Continue to Cancel"]);
	});

	test("says that there are no refunds outside the guarantee, and offers one inside", () => {
		const outside = drawStep("warning");
		expect(outside.text).toContain(noRefunds);
		expect(outside.all("form")).toEqual([]);
		const inside = drawStep("warning", order);
		expect(inside.text).not.toContain(noRefunds);
		expect(inside.text).toContain("7-day money-back guarantee");
		expect(inside.one("form", { action: "/orders/o1/refund" }).text).toContain(
			`Yes, refund ${prices.pack}`,
		);
	});

	test("offers a pause instead, in the dialog and on the page", () => {
		const of = { ...subscription, canPause: true };
		const pages = [
			drawStep("warning", null, of),
			drawPage({ billing: { subscription: of, orders: [] } }),
		];
		for (const page of pages) {
			const form = page.one("form", { action: "/subscription/pause", method: "post" });
			expect(form.one("button").text).toBe("Pause Pro");
		}
	});

	test("asks again, with the way back", () => {
		const page = drawStep("confirmation");
		expect(page.text).toContain("Your subscription ends on July 15, 2026.");
		expect(buttons(page)).toEqual([
			"Keep My Subscription",
			"Go Back",
			"Yes, Cancel My Subscription",
		]);
	});

	test("says of an unpaid one that it ends at once, and never that access goes on", () => {
		const [ending, undoing, refunds] = drawStep("warning", null, pastDue)
			.all("li")
			.map(({ text }) => text);
		expect(ending).toBe(
			"Your last payment failed, so your subscription ends at once. Your access ends with it, not on June 22, 2026. That payment is not retried, and you are not charged again.",
		);
		expect(undoing).toContain("This cannot be undone.");
		expect(refunds).toBe("There are no refunds for the current billing period: it was not paid.");
		const { text } = drawStep("confirmation", null, pastDue);
		expect(text).toContain("Your subscription ends at once.");
		expect(text).not.toContain("July 15, 2026");
		const noGrace = drawStep("warning", null, { ...pastDue, hasAccess: false }).text;
		expect(noGrace).not.toContain("June 22, 2026");
	});

	test("says of one on hold that access is off, and where it is undone", () => {
		const [ending, undoing, refunds] = drawStep("warning", null, disputed)
			.all("li")
			.map(({ text }) => text);
		expect(ending).toBe(
			"Your subscription ends on July 15, 2026, and you are not charged again. Your access is already off.",
		);
		expect(undoing).toContain("you can undo this with “Resume subscription”.");
		expect(refunds).toBe(noRefunds);
		expect(drawStep("confirmation", null, disputed).text).toContain("Your access is already off");
	});

	test("says what Pro that was given still opens, whatever becomes of the subscription", () => {
		const givenUntil = "July 20, 2026";
		const kept = "The Pro that you were given opens every resume until July 20, 2026.";
		for (const of of [disputed, pastDue, subscription]) {
			const given = { ...of, givenUntil };
			const warning = drawStep("warning", null, given).text;
			expect(warning).toContain(kept);
			const last = drawStep("confirmation", null, given).text;
			expect(last).toContain(`${kept} When both have ended, you lose what Pro gives you:`);
			expect(warning + last).not.toMatch(/access is already off|access ends with it/iu);
		}
	});

	test("asks for the reason last", () => {
		const page = drawStep("feedback");
		expect(page.one("form").get("action")).toBe("/subscription/cancel");
		expect(page.one("input", { name: "from" }).get("value")).toBe("dialog");
		expect(buttons(page)).toEqual(["Keep My Subscription", "Go Back", "Complete Cancellation"]);
	});
});

const drawPage = (props: Partial<Parameters<typeof CancelPage>[0]> = {}) =>
	parseHtml(
		markupOf(
			<CancelPage billing={{ subscription, orders: [] }} {...props} />,
			"/subscription/cancel",
		),
	);

describe("The page that cancels without scripts", () => {
	test("says what the dialog says and asks what it asks", () => {
		const page = drawPage();
		expect(page.one("h1").text).toBe("Cancel your subscription");
		expect(page.text).toContain(noRefunds);
		expect(page.all("input", { type: "radio" }).map((radio) => radio.get("value"))).toEqual([
			...cancellationReasons,
		]);
		const options = page.one("select").all("option");
		expect(options.map((option) => [option.get("value"), option.text])).toEqual([
			["", "No answer"],
			...satisfactions.map(({ value, label }) => [value, label]),
		]);
		// What is pasted is never cut in silence.
		expect(page.one("textarea", { name: "comments" }).get("maxLength")).toBeNull();
		expect(page.text).toContain("Up to 2,000 characters");
		expect(page.link("Keep My Subscription")).toBe("/subscription");
	});

	test("asks as well where it ends at once or is on hold, and says so", () => {
		const drawn = (of: SubscriptionView) => drawPage({ billing: { subscription: of, orders: [] } });
		expect(drawn(pastDue).text).toContain("your subscription ends at once");
		expect(drawn(disputed).text).toContain("Your access is already off.");
		for (const of of [pastDue, disputed]) {
			expect(drawn(of).all("form", { action: "/subscription/cancel" })).toHaveLength(1);
		}
	});

	test("can be sent without scripts, which could not switch its button on", () => {
		const form = drawPage().one("form", { method: "post", action: "/subscription/cancel" });
		expect(form.one("button", { type: "submit" }).get("disabled")).toBeNull();
		expect(form.one("input", { name: "from" }).get("value")).toBe("page");
	});

	test("has nothing to ask when there is nothing to cancel", () => {
		for (const state of ["ended", "on_hold"] as const) {
			const done = { ...subscription, state, cancelling: null };
			const page = drawPage({ billing: { subscription: done, orders: [] } });
			expect(page.all("form")).toEqual([]);
			expect(page.text).toContain("No active subscription found");
		}
		expect(drawPage({ billing: { subscription: null, orders: [] } }).all("form")).toEqual([]);
	});

	test("says of what is canceled already that it is, and until when it runs", () => {
		const endsOn = "July 15, 2026 at 10:00 UTC";
		const done = { ...subscription, state: "ends", cancelling: null, endsOn } as const;
		const page = drawPage({ billing: { subscription: done, orders: [] } });
		expect(page.all("form")).toEqual([]);
		expect(page.text).toContain(`Your subscription is canceled already. It ends on ${endsOn}.`);
		expect(page.text).not.toContain("No active subscription found");
	});
});

test.each([
	[{ locks: 37, stays: 1 }, "37 resumes in your library lock; 1 stays open."],
	[{ locks: 1, stays: 0 }, "1 resume in your library locks."],
	[{ locks: 0, stays: 2 }, "2 stay open."],
	[{ locks: 0, stays: 0 }, "Search, filters, every preview and your list stay as they are."],
])("Cancelling says what becomes of the library in its own numbers: %j", (library, words) => {
	expect(describeLibrary(library)).toContain(words);
	expect(describeLibrary(library)).toContain("Search, filters, every preview");
});
