import { describe, expect, test } from "vitest";
import type { BillingPlace } from "#app/domain/billing/plan-forms.ts";
import type { Billing, PackView, SubscriptionView } from "#app/domain/billing/plan-view.ts";
import { plans, prices } from "#app/domain/billing/plans.ts";
import { markupOf } from "#tests/helpers/component-markup.tsx";
import { type HtmlElement, parseHtml } from "#tests/helpers/html.ts";
import {
	activeSubscription as active,
	disputedSubscription as disputed,
	shownOrder as order,
	shownPack as pack,
	pastDueSubscription as pastDue,
} from "#tests/helpers/shown.ts";
import { BillingSection } from "./plan-section.tsx";

const ends: SubscriptionView = {
	...active,
	canPause: false,
	state: "ends",
	cancelling: null,
	nextBilling: null,
	endsOn: "July 15, 2026",
};
const ended: SubscriptionView = {
	...active,
	canPause: false,
	state: "ended",
	cancelling: null,
	hasAccess: false,
	nextBilling: null,
};
const unpaid: SubscriptionView = { ...disputed, hold: "unpaid", nextBilling: null };
const places: BillingPlace[] = ["subscription", "settings"];
const freePlan = "You're currently on the free plan with limited access to resume examples.";

function draw(changes: Partial<Billing>, place: BillingPlace = "subscription"): HtmlElement {
	const billing: Billing = {
		subscription: null,
		givenUntil: null,
		givenLater: [],
		packs: [],
		timeline: [],
		orders: [],
		pending: [],
		isTestCustomer: true,
		...changes,
	};
	return parseHtml(markupOf(<BillingSection billing={billing} place={place} />, `/${place}`));
}

/** What stands behind a label, or null. */
function fact(page: HtmlElement, label: string): string | null {
	const row = page
		.all("div")
		.find((div) => div.all("dt").length === 1 && div.one("dt").text === `${label}:`);
	return row ? row.one("dd").text : null;
}
const buttons = (page: HtmlElement) =>
	[...page.all("button"), ...page.all("a")].map(({ text }) => text);

describe("A running subscription", () => {
	test("shows the plan, its badge, its period and the next billing date", () => {
		const page = draw({ subscription: active });
		expect(page.text).toContain("Offerfolio Pro Active");
		expect(fact(page, "Status")).toBe("Active");
		expect(fact(page, "Current period")).toBe("June 15, 2026 to July 15, 2026");
		expect(fact(page, "Next billing date")).toBe("July 15, 2026");
	});

	test("shows its price in the settings, and never the id of the plan", () => {
		const page = draw({ subscription: active }, "settings");
		expect(fact(page, "Plan")).toBe(`Pro - ${prices.pro}/month`);
		expect(page.text).not.toContain(plans.pro.id);
	});

	test.each([
		["subscription", "Manage Billing & Payment"],
		["settings", "Manage Billing"],
	] as const)("leads from /%s to the portal, which returns there", (place, label) => {
		const page = draw({ subscription: active }, place);
		const form = page.one("form", { action: "/billing/portal", method: "post" });
		expect(form.one("button").text).toBe(label);
		expect(form.one("input", { name: "from" }).get("value")).toBe(`/${place}`);
	});

	test("can be cancelled; without scripts on a page of its own", () => {
		for (const place of places) {
			expect(draw({ subscription: active }, place).link("Cancel Subscription")).toBe(
				"/subscription/cancel",
			);
		}
	});

	const noContracts = "Cancel anytime - no commitments or contracts";

	test("has a caption for customers of the sandbox and another one for all others", () => {
		const update = "Update payment methods, view invoices, or cancel your subscription";
		const sandbox = draw({ subscription: active, isTestCustomer: true }).text;
		expect(sandbox).toContain(noContracts);
		expect(sandbox).not.toContain(update);
		const real = draw({ subscription: active, isTestCustomer: false }).text;
		expect(real).toContain(update);
		expect(real).not.toContain(noContracts);
	});

	test("leaves taking the money back to the line of its order", () => {
		const page = draw({ subscription: { ...active, refundableOrder: order.id }, orders: [order] });
		expect(page.text).not.toContain("Get my money back");
	});

	test("that ends has nothing left to cancel, and promises nothing about it", () => {
		expect(draw({ subscription: ends, isTestCustomer: true }).text).not.toContain(noContracts);
		const real = draw({ subscription: ends, isTestCustomer: false }).text;
		expect(real).toContain("Update payment methods or view invoices");
		expect(real).not.toContain("or cancel your subscription");
	});
});

describe("A subscription that was told to end", () => {
	test("says so, and names no next billing date", () => {
		const page = draw({ subscription: ends });
		expect(page.text).toContain("Offerfolio Pro Active (Cancels at period end)");
		expect(fact(page, "Status")).toBe("Active (Cancels at period end)");
		expect(fact(page, "Next billing date")).toBeNull();
	});

	test("can be resumed, and not cancelled once more", () => {
		const page = draw({ subscription: ends });
		const form = page.one("form", { action: "/subscription/resume", method: "post" });
		expect(form.one("button").text).toBe("Resume subscription");
		expect(buttons(page)).not.toContain("Cancel Subscription");
	});
});

describe("A subscription whose renewal failed", () => {
	test("says that access goes on, until when, and where to change the card", () => {
		const page = draw({ subscription: pastDue });
		expect(page.one("div", { role: "alert" }).text).toBe(
			"Your last payment failed. You keep your access until June 22, 2026. To keep Pro, update your card with “Manage Billing & Payment”.",
		);
		expect(fact(page, "Next billing date")).toBeNull();
	});

	test("can be ended, and not under the name of what ends with the period", () => {
		for (const place of places) {
			const page = draw({ subscription: pastDue }, place);
			expect(page.link("End Subscription Now")).toBe("/subscription/cancel");
			expect(buttons(page)).not.toContain("Cancel Subscription");
		}
	});

	test("says that access has ended when the days of grace are over", () => {
		const over = { ...pastDue, hasAccess: false };
		const page = draw({ subscription: over });
		expect(page.one("div", { role: "alert" }).text).toContain(
			"Your access ended on June 22, 2026. To get Pro back,",
		);
		const unknown = draw({ subscription: { ...over, graceUntil: null } });
		expect(unknown.one("div", { role: "alert" }).text).toContain("Your access has ended.");
	});
});

describe("A subscription that is on hold", () => {
	const alert = (subscription: SubscriptionView, place?: BillingPlace) =>
		draw({ subscription }, place).one("div", { role: "alert" }).text;

	test.each([
		["disputed", "Payment disputed", "Your payment is disputed."],
		["refunded", "Payment refunded", "Your payment was refunded."],
		["unpaid", "Payment not completed", "A payment was not completed."],
		["paused", "Paused", "Your subscription is paused."],
		["unclear", "On hold", "Something is wrong with your subscription."],
	] as const)("because it is %s says so, and that access is off", (hold, status, matter) => {
		const subscription = { ...disputed, hold };
		const page = draw({ subscription });
		expect(page.text).toContain(`Offerfolio Pro ${status}`);
		expect(fact(page, "Status")).toBe(status);
		expect(fact(page, "Access")).toBe("Off");
		expect(alert(subscription)).toContain(matter);
		expect(alert(subscription)).toMatch(/your access is off/iu);
		expect(page.text).not.toContain("No Active Subscription");
		expect(buttons(page)).not.toContain("Upgrade to Pro");
		expect(buttons(page)).toContain("Manage Billing & Payment");
	});

	test("says when it would be charged again, and can be cancelled before", () => {
		const page = draw({ subscription: disputed });
		expect(fact(page, "Next billing date")).toBe("July 15, 2026");
		expect(alert(disputed)).toContain(
			"The next payment is due on July 15, 2026, unless you cancel.",
		);
		expect(page.link("Cancel Subscription")).toBe("/subscription/cancel");
		expect(alert(unpaid)).not.toContain("next payment");
	});

	test("that was cancelled is not cancelled again, and can be resumed", () => {
		const cancelled = {
			...disputed,
			cancelling: null,
			nextBilling: null,
			endsOn: "July 15, 2026",
		};
		const page = draw({ subscription: cancelled });
		expect(fact(page, "Next billing date")).toBeNull();
		expect(buttons(page)).toEqual(["Resume subscription", "Manage Billing & Payment"]);
		expect(alert(cancelled)).toContain("Pro is open again until July 15, 2026, when it ends.");
		expect(alert(cancelled)).not.toContain("continues by itself");
		const refunded = draw({ subscription: { ...cancelled, hold: "refunded" } });
		expect(buttons(refunded)).toEqual(["Manage Billing & Payment"]);
	});

	test("names the button by which it is paid as the page does", () => {
		expect(alert(unpaid, "subscription")).toContain("with “Manage Billing & Payment”.");
		expect(alert(unpaid, "settings")).toContain("with “Manage Billing”.");
	});
});

describe("A pause", () => {
	const until = { pausedUntil: "September 15, 2026", nextBilling: "September 15, 2026" };
	const waits = { pausesOn: "July 15, 2026" };
	const paused: SubscriptionView = { ...disputed, hold: "paused", canPause: false, ...until };

	test.each(places)("is offered on /%s for one to three months, with what it means", (place) => {
		const page = draw({ subscription: active }, place);
		const form = page.one("form", { action: "/subscription/pause", method: "post" });
		expect(form.all("option").map((option) => [option.get("value"), option.text])).toEqual([
			["1", "1 month"],
			["2", "2 months"],
			["3", "3 months"],
		]);
		expect(form.one("button").text).toBe("Pause Pro");
		expect(form.text).toContain("nothing is charged");
		expect(form.text).toContain("at $29.99 as before");
		expect(form.one("input", { name: "from" }).get("value")).toBe(`/${place}`);
	});

	test("from a cheaper first month says that the whole price comes after it", () => {
		const pauseText = (changes: Partial<SubscriptionView>) =>
			draw({ subscription: { ...active, isPriceRising: true, ...changes } }).one("form", {
				action: "/subscription/pause",
			}).text;
		expect(pauseText({})).toContain(
			"Then Pro goes on by itself, at $29.99: the lower price was for your first month only.",
		);
		expect(pauseText({ price: null })).toContain(
			"Then Pro goes on by itself, at the whole price: the lower price",
		);
		expect(pauseText({})).not.toContain("as before");
	});

	test("can be taken back before it begins", () => {
		const page = draw({ subscription: { ...active, canPause: false, ...until, ...waits } });
		const form = page.one("form", { action: "/subscription/pause" });
		expect(form.one("button").text).toBe("Do not pause");
		expect(form.one("input", { name: "months" }).get("value")).toBe("end");
		expect(fact(page, "Pause begins")).toBe("July 15, 2026");
		expect(fact(page, "Next billing date")).toBe("September 15, 2026");
	});

	test.each(places)(
		"that has not begun is still to come on /%s while the payment is disputed, and is taken back for nothing",
		(place) => {
			const page = draw({ subscription: { ...disputed, ...until, ...waits } }, place);
			expect(fact(page, "Status")).toBe("Payment disputed");
			expect(fact(page, "Current period")).toBe("June 15, 2026 to July 15, 2026");
			expect(fact(page, "Pause begins")).toBe("July 15, 2026");
			expect(fact(page, "Paused until")).toBeNull();
			expect(page.one("div", { role: "alert" }).text).toContain(
				"If the payment stands, Pro is open again until July 15, 2026, when your pause begins. It lasts until September 15, 2026, and then the next payment is due, unless you cancel. “Do not pause” takes the pause back and costs nothing.",
			);
			expect(buttons(page)).toContain("Do not pause");
			expect(page.text).not.toContain("Come back now");
		},
	);

	test("has no button once the money was given back: the subscription is ending", () => {
		const page = draw({ subscription: { ...disputed, hold: "refunded", ...until, ...waits } });
		expect(page.all("form", { action: "/subscription/pause" })).toEqual([]);
	});

	test("says while it runs why the library is closed, until when, and how to come back", () => {
		const page = draw({ subscription: paused });
		expect(page.text).toContain("Offerfolio Pro Paused");
		expect(fact(page, "Paused until")).toBe("September 15, 2026");
		expect(page.text).toContain(
			"Your access is off, and you are not charged. What a pack or your free resume opened stays open, and your list is kept. On September 15, 2026 Pro goes on by itself for $29.99 a month. “Come back now” ends the pause before.",
		);
		expect(buttons(page)).toContain("Come back now for $29.99 a month");
		expect(page.link("Cancel Subscription")).toBe("/subscription/cancel");
	});

	test("that was cancelled says when it ends, and can be resumed", () => {
		const cancelled: SubscriptionView = {
			...paused,
			hold: "canceled",
			pausedUntil: null,
			endsOn: "July 15, 2026",
			cancelling: null,
		};
		const page = draw({ subscription: cancelled });
		expect(page.one("div", { role: "alert" }).text).toContain("It ends on July 15, 2026.");
		expect(page.all("form", { action: "/subscription/pause" })).toEqual([]);
		expect(buttons(page)).toContain("Resume subscription");
	});
});

describe("A subscription that has ended", () => {
	test("says until when there was access and that nothing more is charged", () => {
		const page = draw({ subscription: ended });
		expect(page.one("h3").text).toBe("Subscription Canceled");
		expect(fact(page, "Plan")).toBe("Offerfolio Pro (Canceled)");
		expect(page.text).toContain("Access Until: July 15, 2026");
		expect(page.text).toContain("Next Billing: No future charges");
		expect(page.link("Resubscribe to Pro")).toBe("/pricing");
	});

	test("does not claim that access continues", () => {
		expect(draw({ subscription: ended }).text).not.toMatch(/continue|goes on|keep/iu);
	});
});

describe("Without a subscription", () => {
	test("a person on the free plan reads so", () => {
		const page = draw({});
		expect(page.one("h3").text).toBe("No Active Subscription");
		expect(page.text).toContain(freePlan);
		expect(page.link("Upgrade to Pro")).toBe("/pricing");
	});

	test("the holder of a pack reads what is left in it, and nothing of the free plan", () => {
		const text = (packs: PackView[]) => draw({ packs }).all("p")[0]?.text;
		expect(text([pack])).toBe("You have 3 resumes left to open with your Resume Pack.");
		expect(text([{ ...pack, resumesRemaining: 1 }])).toContain("You have 1 resume left");
		expect(text([pack, { ...pack, id: "p2", resumesRemaining: 5 }])).toBe(
			"You have 8 resumes left to open with your Resume Pack.",
		);
		expect(text([{ ...pack, resumesRemaining: 0 }])).toBe(
			"Your Resume Pack has no resumes left to open.",
		);
		const refunding = { ...pack, isRefunding: true };
		expect(text([refunding])).toBe(
			"Your Resume Pack is being refunded, so it opens no more resumes.",
		);
		expect(text([refunding, { ...pack, id: "p2", resumesRemaining: 2 }])).toBe(
			"You have 2 resumes left to open with your Resume Pack.",
		);
	});
});

test("Both pages show the same status, dates and buttons in every state", () => {
	const states: Partial<Billing>[] = [
		{},
		{ packs: [pack] },
		...[active, ends, pastDue, disputed, unpaid, ended].map((subscription) => ({ subscription })),
	];
	for (const state of states) {
		const [own, settings] = places.map((place) => {
			const page = draw(state, place);
			const labels = [
				"Status",
				"Current period",
				"Next billing date",
				"Access",
				"Access Until",
				"Next Billing",
			];
			return {
				facts: labels.map((label) => fact(page, label)),
				// The specification gives this one button two names.
				buttons: buttons(page).map((label) => label.replace(" & Payment", "")),
			};
		});
		expect(own).toEqual(settings);
		expect(own?.buttons.length).toBeGreaterThan(0);
	}
});

describe("Pro that was given", () => {
	const given = `Pro, given by Offerfolio until July 20, 2026`;
	test.each(places)(
		"is said as it is on the page of the %s, and nothing is offered for it",
		(place) => {
			const page = draw({ givenUntil: "July 20, 2026" }, place);
			expect(page.all("h3").map(({ text }) => text)).toEqual([given]);
			expect(page.text).toContain("Every resume is open to you at no charge");
			expect(page.all("a")).toEqual([]);
			expect(page.all("button")).toEqual([]);
		},
	);

	test("that begins later says so, beside what the person has now", () => {
		const givenLater = [{ from: "July 1, 2026", until: "July 31, 2026" }];
		const page = draw({ givenLater });
		expect(page.all("h3").map(({ text }) => text)).toEqual([
			"Pro, given by Offerfolio from July 1, 2026 until July 31, 2026",
			"No Active Subscription",
		]);
		expect(page.text).toContain("open to you then, at no charge");
		expect(page.link("Upgrade to Pro")).toBe("/pricing");
	});

	test.each([
		{ ...disputed, hold: "disputed" },
		{ ...disputed, hold: "refunded" },
		{ ...disputed, hold: "unpaid" },
		{ ...disputed, hold: "canceled", endsOn: "July 15, 2026" },
		{ ...disputed, hold: "paused", pausedUntil: "September 15, 2026" },
		{ ...disputed, hold: "paused" },
		{ ...disputed, hold: "unclear" },
		pastDue,
		{ ...pastDue, hasAccess: false },
	] satisfies SubscriptionView[])(
		"is what opens every resume beside a subscription that opens nothing: %j",
		(subscription) => {
			const givenUntil = "July 20, 2026";
			const page = draw({ givenUntil, subscription: { ...subscription, givenUntil } });
			expect(page.text).toContain(
				"The Pro that you were given opens every resume until July 20, 2026.",
			);
			expect(page.text).not.toMatch(/access is off|access ended|access has|keep your access/iu);
			expect(fact(page, "Access")).toBe(
				subscription.state === "on_hold"
					? "With the Pro that you were given, until July 20, 2026"
					: null,
			);
		},
	);

	test("stands beside a subscription, which keeps its buttons", () => {
		const page = draw({ givenUntil: "July 20, 2026", subscription: active });
		expect(page.all("h3").map(({ text }) => text)).toContain(given);
		expect(page.text).toContain("Cancel Subscription");
	});
});
