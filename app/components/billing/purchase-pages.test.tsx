import { describe, expect, test } from "vitest";
import { ViewerContext } from "#app/components/base/viewer-context.tsx";
import { CheckoutStart } from "#app/components/billing/checkout-start.tsx";
import { PackSuccess } from "#app/components/billing/pack-success.tsx";
import { PaymentPending } from "#app/components/billing/payment-pending.tsx";
import { PaymentStatus } from "#app/components/billing/payment-status.tsx";
import { ProSuccess } from "#app/components/billing/pro-success.tsx";
import { brand } from "#app/content/brand.ts";
import { proFeatures } from "#app/content/pro-features.ts";
import { messages } from "#app/domain/base/messages.ts";
import { offerFor } from "#app/domain/billing/offer.ts";
import { plans, prices } from "#app/domain/billing/plans.ts";
import routes from "#app/routes.ts";
import { markupOf } from "#tests/helpers/component-markup.tsx";
import { parseHtml } from "#tests/helpers/html.ts";

const draw = (page: React.ReactNode, address = "/purchase/success?session_id=cs_1") =>
	parseHtml(markupOf(page, address));
const support = `mailto:${brand.supportAddress}`;

describe("after Pro was paid", () => {
	const html = draw(<ProSuccess wanted={null} />);

	test("the page welcomes, and leads on", () => {
		expect(html.one("h1").text).toBe("Welcome to Pro");
		expect(html.one("h2").text).toBe("Your subscription has been activated");
		expect(html.link("Start Browsing Resumes")).toBe("/resumes");
		expect(html.link("Account Settings")).toBe("/settings");
		expect(html.link(brand.supportAddress)).toBe(support);
	});

	test("every feature that is listed leads to a page of the site", () => {
		const paths = new Set(pathsOf(routes));
		const features = html.one("ul").all("a");
		expect(features).toHaveLength(proFeatures.length);
		expect(features.length).toBeGreaterThan(3);
		for (const feature of features) {
			expect(paths).toContain(feature.get("href")?.replace(/[?#].*/u, ""));
		}
	});
});

describe("after a pack was paid", () => {
	const pack = {
		expires: "July 15, 2026",
		receipt: { orderId: "o1", number: "OF-000043" },
		isCovered: true,
	};

	test("the page names when it ends, the receipt, and how to take the money back", () => {
		const html = draw(
			<PackSuccess pack={pack} offer={offerFor({ hasFirstMonth: true })} wanted={null} />,
		);
		expect(html.one("dl").text).toMatch(
			/^Expires: July 15, 2026 Receipt: OF-000043 Money back: For 7 days, .* at most 1 resume/u,
		);
		expect(html.link("OF-000043")).toBe("/orders/o1/receipt");
		const again = { ...pack, isCovered: false };
		const second = draw(
			<PackSuccess pack={again} offer={offerFor({ hasFirstMonth: true })} wanted={null} />,
		);
		expect(second.text).not.toContain("Money back");
	});

	test("the page says what it brings, and leads on", () => {
		const html = draw(
			<PackSuccess pack={pack} offer={offerFor({ hasFirstMonth: true })} wanted={null} />,
		);
		expect(html.one("h1").text).toBe("Purchase Successful");
		expect(
			html
				.one("ul", { "aria-label": "What the Resume Pack brings" })
				.all("li")
				.map(({ text }) => text),
		).toEqual(["5 resume views", "30 days access", "PDF download", "Basic search and filters"]);
		expect(html.link("Start Viewing Resumes")).toBe("/resumes");
		expect(html.link("Account Settings")).toBe("/settings");
	});

	test("it offers Pro for the lower price with what comes after it", () => {
		const offer = draw(
			<PackSuccess pack={pack} offer={offerFor({ hasFirstMonth: true })} wanted={null} />,
		).one("section");
		expect(offer.one("h2").text).toBe("Upgrade to Pro for $1/month");
		expect(offer.text).toContain(`first month, then ${prices.pro} per month`);
		expect(offer.link("View Pro Plan")).toBe("/pricing");
	});

	test("who has had the lower price reads the real one", () => {
		const offer = draw(
			<PackSuccess pack={pack} offer={offerFor({ hasFirstMonth: false })} wanted={null} />,
		).one("section");
		expect(offer.one("h2").text).toBe(`Upgrade to Pro for ${prices.pro}/month`);
		expect(offer.text).not.toContain("first month");
	});
});

describe("without a confirmed payment", () => {
	test("a payment on its way is waited for, and can be asked after without scripts", () => {
		const html = draw(<PaymentPending />);
		expect(html.one("p", { role: "status" }).text).toBe(messages.checkout.pending);
		expect(html.link("Check again now")).toBe("/purchase/success?session_id=cs_1");
	});

	test.each([
		["none", messages.checkout.neutral, "/resumes"],
		["failed", "The payment did not go through. Nothing was charged.", "/pricing"],
		[
			"refunded",
			"This payment was refunded, and the access that it paid for has ended.",
			"/settings",
		],
		["disputed", messages.checkout.disputed, "/settings"],
		["ended", messages.checkout.ended, "/settings"],
	] as const)(
		"a page of one that is %s says so, congratulates nobody and leads on",
		(state, sentence, first) => {
			const html = draw(<PaymentStatus state={state} />);
			expect(html.one("h1").text).toBe("Payment status");
			expect(html.one("p", { role: "status" }).text).toBe(sentence);
			expect(html.text).not.toMatch(/thank|success|welcome|ready|confirming/iu);
			const ways = html.all("a").map((link) => link.get("href"));
			expect(ways[0]).toBe(first);
			expect(ways).toContain("/settings");
			expect(ways.at(-1)).toBe(support);
		},
	);
});

test("The way to the checkout is a form that can be sent without scripts and names only the plan and whose it is", () => {
	const viewer = {
		...{ id: "person", email: "ada@example.com", unlocked: [], downloadable: [], starred: [] },
		...{ hasFirstMonth: false, pastDue: null, plan: { plan: "free", freeLeft: 0 } as const },
	};
	const html = draw(
		<ViewerContext value={{ viewer, pending: false }}>
			<CheckoutStart what={plans.pro.name} planId={plans.pro.id} hasMessage={false} />
		</ViewerContext>,
	);
	expect(html.one("h1").text).toBe("Taking you to checkout…");
	const form = html.one("form");
	expect([form.get("method"), form.get("action")]).toEqual(["post", "/checkout/pro-monthly"]);
	expect(form.one("button").get("type")).toBe("submit");
	const fields = form.all("input").map((field) => [field.get("name"), field.get("value")]);
	expect(fields).toEqual([["account", "person"]]);
});

type Entries = readonly { path?: string; children?: Entries }[];

/** The addresses of the route table. */
function pathsOf(entries: Entries, above = ""): string[] {
	return entries.flatMap(({ path, children = [] }) => {
		const here = path ? `${above}/${path}` : above;
		return [here, ...pathsOf(children, here)];
	});
}
