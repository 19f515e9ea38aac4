import { describe, expect, test } from "vitest";
import { packFeatures } from "#app/content/pricing.ts";
import { proFeatures } from "#app/content/pro-features.ts";
import { userPurchases } from "#app/data/base/schema/entitlements.server.ts";
import { checkouts, orders, stripeCustomers } from "#app/data/base/schema/payments.server.ts";
import { findOrders } from "#app/data/billing/orders.server.ts";
import { formatShortDate } from "#app/domain/base/dates.ts";
import { otherAccount } from "#app/domain/base/messages/general.ts";
import { formatPrice } from "#app/domain/base/money.ts";
import { plans, prices, type SoldPlanId } from "#app/domain/billing/plans.ts";
import { cancelSubscription } from "#app/operations/billing/cancel-subscription.server.ts";
import { refundOrder } from "#app/operations/billing/refund-order.server.ts";
import { startCheckout } from "#app/operations/billing/start-checkout.server.ts";
import {
	email,
	flashOf,
	formOf,
	openAccounts,
	password,
	sayingOf,
	toastOf,
} from "#tests/helpers/accounts.ts";
import { createApp } from "#tests/helpers/app.ts";
import { type HtmlElement, parseHtml } from "#tests/helpers/html.ts";
import { markupProblems } from "#tests/helpers/markup-problems.ts";
import { addMember, type Member, signInAgain } from "#tests/helpers/member.ts";
import { cards, openShop } from "#tests/helpers/shop.ts";
import { createTestSite, findBrokenInvariants } from "#tests/helpers/site.ts";
import { createVisitor, type Visit } from "#tests/helpers/visitor.ts";

const soldPlans: SoldPlanId[] = [plans.pack.id, plans.pro.id];
const successPages = {
	[plans.pack.id]: "/purchase/success",
	[plans.pro.id]: "/subscription/success",
} as const;

async function openCheckout() {
	const shop = await openShop();
	const app = await createApp(shop);
	/** A person who is signed in, with what they have bought by now. */
	async function join(...bought: SoldPlanId[]): Promise<Member> {
		const member = await addMember(shop, app);
		for (const planId of bought) {
			await shop.buy(member.person, planId);
			await shop.settle();
		}
		return member;
	}
	/** Posts the checkout of a plan; the address that it leads to. */
	async function checkOut({ browser }: Member, planId: SoldPlanId) {
		const response = await browser.ask(`/checkout/${planId}`, { form: {} });
		expect(response.status).toBe(302);
		return { address: response.headers.get("Location") ?? "", flash: flashOf(response) };
	}
	/** The page after a payment. */
	const comeBack = ({ browser }: Member, planId: SoldPlanId, session: string) =>
		browser.visit(`${successPages[planId]}?${new URLSearchParams({ session_id: session })}`);
	return { shop, app, join, checkOut, comeBack };
}

const sessionIn = (address: string) => new URL(address).pathname.split("/").at(-1) ?? "";
const headingOf = ({ page }: Visit) => page.one("h1").text;
const mainOf = ({ page }: Visit) => page.one("main").text;
const cardOf = ({ page }: Visit, plan: string) => page.one("li", { "data-plan": plan });
const amountsIn = (text: string) => new Set(text.match(/\$\d[\d.,]*\d|\$\d/gu));
const linksIn = (element: HtmlElement) =>
	element.all("a").map((link) => [link.text, link.get("href")]);
const pressIn = (element: HtmlElement) => {
	const [button] = element.all("button");
	const [form] = element.all("form");
	const isDisabled = button?.get("disabled") !== null;
	return [button?.text, form?.get("action") ?? null, ...(isDisabled ? ["disabled"] : [])];
};

describe("/checkout/:plan", () => {
	test("asks a visitor to sign in, and goes on from there", async () => {
		const { shop, app, checkOut } = await openCheckout();
		for (const [index, planId] of soldPlans.entries()) {
			const visitor = createVisitor(app);
			const asked = await visitor.visit(`/checkout/${planId}`);
			expect(asked.path).toBe(`/auth/signin?returnTo=%2Fcheckout%2F${planId}`);
			const posted = await visitor.ask(`/checkout/${planId}`, { form: {} });
			expect(posted.headers.get("Location")).toMatch(/^\/auth\/signin\?/u);
			expect(await shop.services.database.$count(stripeCustomers)).toBe(index);

			const email = `${planId}@example.com`;
			const member = await addMember(shop, app, { email });
			const [form] = asked.page
				.one("main")
				.all("form")
				.filter((candidate) => candidate.all("input", { name: "password" }).length > 0);
			if (!form) throw new Error("There is no form to sign in with");
			const inside = await visitor.submit(form, { email, password: member.password });
			expect(inside.path).toBe(`/checkout/${planId}`);
			expect(headingOf(inside)).toMatch(/checkout/u);
			expect(markupProblems(inside.page)).toEqual([]);
			const { address } = await checkOut({ ...member, browser: visitor }, planId);
			expect(address).toMatch(/^http:\/\/localhost\/dev\/stripe\/checkout\/cs_test_\w+$/u);
		}
	});

	test("begins nothing by being looked at", async () => {
		const { shop, join } = await openCheckout();
		const member = await join();
		const before = await shop.readMoney();
		for (const planId of soldPlans) {
			const path = `/checkout/${planId}`;
			const page = await member.browser.visit(path);
			const [form] = page.page.one("main").all("form");
			expect([form?.get("method"), form?.get("action")]).toEqual(["post", path]);
			await member.browser.ask(path, { headers: { "Sec-Purpose": "prefetch" } });
			await member.browser.ask(path, { method: "HEAD" });
			await member.browser.ask(`${path}.data`, { headers: { Accept: "*/*" } });
			await member.browser.ask(`${path}?planId=${planId}&_method=POST`);
		}
		expect(await shop.readMoney()).toEqual(before);
	});

	test("leads to one page to pay on, however often it is pressed, with scripts or without", async () => {
		const { shop, join, checkOut } = await openCheckout();
		for (const planId of soldPlans) {
			const member = await join();
			const first = await checkOut(member, planId);
			const tabs = await Promise.all([checkOut(member, planId), checkOut(member, planId)]);
			const { leadsTo } = await member.browser.send(`/checkout/${planId}`, {
				price: "1",
				mode: "setup",
				userId: "somebody",
			});
			const addresses = [first, ...tabs].map(({ address }) => address);
			expect(new Set([...addresses, leadsTo])).toEqual(new Set([first.address]));
		}
		expect(await shop.services.database.$count(checkouts)).toBe(2);
	});

	test("does nothing for another person than the one who was shown the form, and says so", async () => {
		const { shop, join } = await openCheckout();
		const [ada, bob] = [await join(), await join()];
		const shown = await ada.browser.visit("/pricing");
		const page = await ada.browser.visit(`/checkout/${plans.pro.id}`);
		const forms = [cardOf(shown, "pack"), cardOf(shown, "pro"), page.page.one("main")].flatMap(
			(part) => part.all("form"),
		);
		expect(forms).toHaveLength(3);
		const before = await shop.readMoney();
		for (const form of forms) {
			const visit = await bob.browser.submit(form);
			expect([visit.path, toastOf(visit)]).toEqual(["/pricing", otherAccount]);
		}
		expect(await shop.readMoney()).toEqual(before);
		// A page of the version before names nobody.
		const started = await bob.browser.ask(`/checkout/${plans.pro.id}`, { form: {} });
		expect(started.headers.get("Location")).toContain("/dev/stripe/checkout/");
	});

	test("is not there for a plan that nobody sells", async () => {
		const { shop, join } = await openCheckout();
		const { browser } = await join();
		const names = ["free", "enterprise", "pro", "RESUME-PACK", "constructor", "__proto__"];
		for (const name of [...names, "x".repeat(1000)]) {
			for (const options of [{}, { form: {} }]) {
				const visit = await browser.visit(`/checkout/${name}`, options);
				const label = `${name} ${JSON.stringify(options)}`;
				expect(`${label}: ${visit.status}`).toBe(`${label}: 404`);
				expect(mainOf(visit)).toContain("Plan not found");
				expect(markupProblems(visit.page)).toEqual([]);
			}
		}
		expect(await shop.services.database.$count(stripeCustomers)).toBe(0);
	});

	test("says on the pricing page why something cannot be bought, and when it failed", async () => {
		const { shop, join, checkOut } = await openCheckout();
		const member = await join(plans.pro.id);
		expect(await checkOut(member, plans.pro.id)).toEqual({
			address: "/pricing",
			flash: "You already have an active subscription",
		});
		expect((await member.browser.visit("/pricing")).page.one("noscript").text).toBe(
			"You already have an active subscription",
		);
		expect(await checkOut(member, plans.pack.id)).toEqual({
			address: "/pricing",
			flash: "Your Pro membership already opens every resume. A pack would add nothing.",
		});
		const other = await join();
		await shop.sandbox.control.setFaults({ apiErrors: 1000 });
		expect(await checkOut(other, plans.pack.id)).toEqual({
			address: "/pricing",
			flash: "Failed to start checkout process",
		});
		await shop.sandbox.control.setFaults({ apiErrors: 0 });
		expect((await checkOut(other, plans.pack.id)).address).toContain("/dev/stripe/checkout/");
		expect(await shop.services.database.$count(orders)).toBe(1);
	});

	test("of a declined card sells nothing, and another card pays on the same page", async () => {
		const { shop, join, checkOut, comeBack } = await openCheckout();
		const member = await join();
		const { address } = await checkOut(member, plans.pack.id);
		await expect(shop.pay(address, cards.declined)).rejects.toThrow("402");
		const waiting = await comeBack(member, plans.pack.id, sessionIn(address));
		expect(headingOf(waiting)).toBe("Confirming your payment");
		expect(await shop.services.database.$count(userPurchases)).toBe(0);
		await shop.pay(address);
		const done = await comeBack(member, plans.pack.id, sessionIn(address));
		expect(headingOf(done)).toBe("Purchase Successful");
	});
});

describe("Back from the payment page", () => {
	/** Goes from a page of ours to pay, and turns back there. */
	async function turnBack(
		opened: Awaited<ReturnType<typeof openCheckout>>,
		member: Member,
		page: string,
	) {
		const planId = plans.pack.id;
		const headers = { Referer: `http://localhost${page}` };
		const asked = await member.browser.ask(`/checkout/${planId}`, { form: {}, headers });
		const address = asked.headers.get("Location") ?? "";
		const checkout = await opened.shop.sandbox.handlePage(new Request(address));
		const link = parseHtml((await checkout?.text()) ?? "")
			.all("a")
			.find(({ text }) => text.startsWith("Back to"));
		return { address, back: link?.get("href")?.replace("http://localhost", "") ?? "" };
	}

	test("leads to the page that was left, says that nothing was charged, and on with a press", async () => {
		const opened = await openCheckout();
		const { shop, join } = opened;
		const [free, wanted] = [
			await shop.addResume(),
			await shop.addResume({ title: "The wanted one" }),
		];
		const member = await join();
		for (const id of [free, wanted]) await member.browser.ask(`/resumes/${id}/open`, { form: {} });
		const page = `/resumes/${wanted}`;
		const { address, back } = await turnBack(opened, member, page);
		const visit = await member.browser.visit(back);
		expect(visit.path).toBe(page);
		expect(toastOf(visit)).toContain("Nothing was charged. Resume Pack: $9.99 one-time.");
		const on = visit.page.one("noscript").one("a");
		expect([on.text, on.get("href")]).toEqual(["Try again", "/checkout/resume-pack"]);
		expect(markupProblems(visit.page)).toEqual([]);

		// The page between them, which posts itself, is none that was left.
		const between = { form: {}, headers: { Referer: `http://localhost${on.get("href")}` } };
		const again = await member.browser.ask(on.get("href") ?? "", between);
		expect(again.headers.get("Location")).toBe(address);
		expect((await member.browser.visit(back)).path).toBe(page);

		// Elsewhere the resume is named.
		await turnBack(opened, member, "/resumes?q=ledger");
		const list = await member.browser.visit(back);
		expect(list.path).toBe("/resumes?q=ledger");
		expect(toastOf(list)).toContain("You were about to open “The wanted one”.");
	});

	test("says nothing that the provider does not say", async () => {
		const opened = await openCheckout();
		const { shop, app, join } = opened;
		const member = await join();
		const nobody = await member.browser.visit("/checkout/resume-pack?left");
		expect([nobody.path, nobody.html.includes("Nothing was charged")]).toEqual(["/pricing", false]);
		const { address, back } = await turnBack(opened, member, "https://elsewhere.example/there");
		await shop.sandbox.control.setFaults({ apiErrors: 1000 });
		const away = await member.browser.visit(back);
		expect([away.path, away.html.includes("Nothing was charged")]).toEqual(["/pricing", false]);
		await shop.sandbox.control.setFaults({ apiErrors: 0 });
		expect(toastOf(await member.browser.visit(back))).toContain("Nothing was charged.");
		expect((await createVisitor(app).visit(back)).path).toMatch(/^\/auth\/signin\?/u);
		await shop.pay(address);
		const paid = await member.browser.visit(back);
		expect(paid.path).toBe(`/purchase/success?session_id=${sessionIn(address)}`);
		expect(headingOf(paid)).toBe("Purchase Successful");
	});
});

describe("The pricing page", () => {
	test("offers a visitor to sign up, and checkout afterwards", async () => {
		const app = await createApp(await createTestSite());
		const visitor = createVisitor(app);
		const visit = await visitor.visit("/pricing");
		expect(["free", "pack", "pro"].map((plan) => linksIn(cardOf(visit, plan)))).toEqual([
			[["Browse resumes", "/auth/signup?returnTo=%2Fresumes"]],
			[["Get the Resume Pack", "/auth/signup?returnTo=%2Fcheckout%2Fresume-pack"]],
			[["Get Pro", "/auth/signup?returnTo=%2Fcheckout%2Fpro-monthly"]],
		]);
		expect(visit.page.one("main").all("form")).toEqual([]);
		expect(visit.page.one("section", { id: "faq" }).one("h2").text).not.toBe("");
		expect(markupProblems(visit.page)).toEqual([]);

		const signUp = await visitor.visit("/auth/signup?returnTo=%2Fcheckout%2Fresume-pack");
		expect(headingOf(signUp)).toBe("Sign up for the Resume Pack");
		expect(signUp.page.one("main").text).toContain(`${prices.pack} once for 5 resumes and 30 days`);
	});

	test("leads on to the checkout by mail, and what was confirmed is read before it goes on", async () => {
		const { app, linkTo, mailsTo } = await openAccounts();
		const visitor = createVisitor(app);
		const form = await visitor.visit("/auth/signup?returnTo=%2Fcheckout%2Fresume-pack");
		const typed = { email, password, confirmPassword: password };
		const sent = await visitor.submit(formOf(form), typed);
		expect(sayingOf(sent.page)).toContain("After that, you go to checkout (Resume Pack).");
		const [mail] = await mailsTo(email);
		expect(mail?.text).toContain("After that, you go to checkout (Resume Pack).");
		const checkout = await visitor.submit(formOf(await visitor.visit(await linkTo(email))));
		expect(checkout.path).toBe("/checkout/resume-pack");
		expect(toastOf(checkout)).toBe("Email confirmed successfully! You are now signed in.");
		expect(headingOf(checkout)).toBe("Continue to checkout?");
		expect(checkout.page.one("main").text).toContain("Resume Pack: $9.99 one-time");
		expect(headingOf(await visitor.visit("/checkout/resume-pack"))).toBe("Taking you to checkout…");
	});

	test("shows each person what they can do, and no price that is not in the catalogue", async () => {
		const { shop, join } = await openCheckout();
		const { services } = shop;
		const catalogue = new Set([formatPrice(0), prices.pack, prices.pro, prices.firstMonth]);
		const [free, holder, pro, ends] = [
			await join(),
			await join(plans.pack.id),
			await join(plans.pro.id),
			await join(plans.pro.id),
		];
		const now = services.clock();
		await cancelSubscription(services, ends.person, { reason: "Other" }, now);
		const buy = {
			pack: ["Get the Resume Pack", "/checkout/resume-pack"],
			pro: ["Get Pro", "/checkout/pro-monthly"],
		};
		const noPack = ["Get the Resume Pack", null, "disabled"];
		const wanted = new Map([
			[free, { pack: buy.pack, pro: buy.pro, offer: false }],
			[holder, { pack: buy.pack, pro: buy.pro, offer: true }],
			[pro, { pack: noPack, pro: ["Current Plan", null, "disabled"], offer: false }],
			[ends, { pack: noPack, pro: ["Resume subscription", "/subscription/resume"], offer: false }],
		]);
		for (const [{ browser }, { pack: packState, pro: proState, offer }] of wanted) {
			const visit = await browser.visit("/pricing");
			expect(linksIn(cardOf(visit, "free"))).toEqual([["Browse resumes", "/resumes"]]);
			expect(pressIn(cardOf(visit, "pack"))).toEqual(packState);
			expect(pressIn(cardOf(visit, "pro"))).toEqual(proState);
			expect(cardOf(visit, "pack").text.includes("already opens every resume")).toBe(
				packState === noPack,
			);
			const said = `First month ${prices.firstMonth}, then ${prices.pro} per month`;
			expect(cardOf(visit, "pro").text.includes(said)).toBe(offer);
			expect(amountsIn(cardOf(visit, "pack").text)).toEqual(new Set([prices.pack]));
			expect([...amountsIn(mainOf(visit))].filter((amount) => !catalogue.has(amount))).toEqual([]);
			expect(markupProblems(visit.page)).toEqual([]);
		}
		const end = (
			await services.pool.query(
				"select current_period_end as at from user_subscriptions where user_id = $1",
				[ends.person.id],
			)
		).rows[0].at;
		expect(cardOf(await ends.browser.visit("/pricing"), "pro").text).toContain(
			`Yours until ${formatShortDate(end)}`,
		);
	});

	test("takes a cancellation back with a press, without scripts", async () => {
		const { shop, join } = await openCheckout();
		const { services } = shop;
		const { person, browser } = await join(plans.pro.id);
		await cancelSubscription(services, person, { reason: "Other" }, services.clock());
		const [form] = cardOf(await browser.visit("/pricing"), "pro").all("form");
		if (!form) throw new Error("There is no form");
		const visit = await browser.submit(form);
		expect([visit.path, visit.page.one("noscript").text]).toEqual([
			"/subscription",
			"Your subscription continues.",
		]);
		expect(pressIn(cardOf(await browser.visit("/pricing"), "pro"))[0]).toBe("Current Plan");
	});
});

test("The prices that were shown to another person take back no cancellation of one's own", async () => {
	const { shop, join } = await openCheckout();
	const { services } = shop;
	const [ada, bob] = [await join(plans.pro.id), await join(plans.pro.id)];
	for (const { person } of [ada, bob]) {
		await cancelSubscription(services, person, { reason: "Other" }, services.clock());
	}
	const [form] = cardOf(await ada.browser.visit("/pricing"), "pro").all("form");
	if (!form) throw new Error("There is no form");
	const visit = await bob.browser.submit(form);
	expect([visit.path, toastOf(visit)]).toEqual(["/subscription", otherAccount]);
	for (const { browser } of [ada, bob]) {
		expect(pressIn(cardOf(await browser.visit("/pricing"), "pro"))[0]).toBe("Resume subscription");
	}
});

describe("The page after a payment", () => {
	test("of a pack tells what it brings, at once, also before any event has come", async () => {
		const { shop, join, checkOut, comeBack } = await openCheckout();
		const member = await join();
		shop.setAway(true);
		const { address } = await checkOut(member, plans.pack.id);
		await shop.pay(address);
		expect(await shop.services.database.$count(userPurchases)).toBe(0);
		const visit = await comeBack(member, plans.pack.id, sessionIn(address));
		expect([visit.status, headingOf(visit)]).toEqual([200, "Purchase Successful"]);
		const list = visit.page.one("main").all("ul")[0];
		expect(list?.all("li").map(({ text }) => text)).toEqual(packFeatures);
		expect(packFeatures).toEqual([
			"5 resume views",
			"30 days access",
			"PDF download",
			"Basic search and filters",
		]);
		expect(mainOf(visit)).toContain("Upgrade to Pro for $1/month");
		expect(mainOf(visit)).toContain("first month, then $29.99 per month");
		expect(linksIn(visit.page.one("main"))).toEqual([
			["OF-000001", expect.stringMatching(/^\/orders\/[\w-]+\/receipt$/u)],
			["Start Viewing Resumes", "/resumes"],
			["Account Settings", "/settings"],
			["support@offerfolio.example", "mailto:support@offerfolio.example"],
			["View Pro Plan", "/pricing"],
		]);
		expect(markupProblems(visit.page)).toEqual([]);
		const me = await (await member.browser.ask("/me")).json();
		expect(me.plan).toMatchObject({ plan: "pack", creditsLeft: 5 });

		// Seen again, and with the events that come at last, it stays one pack.
		await comeBack(member, plans.pack.id, sessionIn(address));
		shop.setAway(false);
		await shop.settle();
		expect(await shop.services.database.$count(userPurchases)).toBe(1);
		expect(await shop.services.database.$count(orders)).toBe(1);
		expect(await findBrokenInvariants(shop)).toEqual([]);
	});

	test.each([
		["with scripts", "fetch"],
		["without scripts", "navigate"],
	])("leads who was refused a resume back to it, and nobody else: %s", async (_, mode) => {
		const { shop, app, join, checkOut, comeBack } = await openCheckout();
		const [free = "", wanted = ""] = [await shop.addResume(), await shop.addResume()];
		const member = await join();
		const headers = { "Sec-Fetch-Mode": mode };
		const open = (id: string) => member.browser.ask(`/resumes/${id}/open`, { form: {}, headers });
		expect((await open(free)).headers.getSetCookie().join()).not.toContain("wanted");
		const told = (await open(wanted)).headers.getSetCookie().filter((line) => /wanted/u.test(line));
		const paths = told.map((line) => /Path=([^;]+)/u.exec(line)?.[1] ?? "");
		// As a browser does: below a path, not beside it.
		const isSentTo = (page: string) =>
			paths.some((path) => page === path || page.startsWith(`${path}/`));
		const pages = Object.values(successPages);
		expect([...pages, ...pages.map((page) => `${page}.data`)].filter(isSentTo)).toHaveLength(4);
		// Pages for many are kept for requests without it.
		expect(["/", "/resumes", "/pricing"].filter(isSentTo)).toEqual([]);
		for (const planId of soldPlans) {
			const { address } = await checkOut(member, planId);
			await shop.pay(address);
			const visit = await comeBack(member, planId, sessionIn(address));
			expect(linksIn(visit.page.one("main"))).toContainEqual([
				"Back to the Resume",
				`/resumes/${wanted}`,
			]);
			expect(markupProblems(visit.page)).toEqual([]);
			// Another person in the same browser.
			const other = await join();
			const kept = [...member.browser.cookies].find(([name]) => name.includes("wanted"));
			const cookie = `${other.cookie}; ${kept?.join("=")}`;
			const second = { ...other, browser: createVisitor(app, { cookie }) };
			const bought = await checkOut(second, planId);
			await shop.pay(bought.address);
			const { html } = await comeBack(second, planId, sessionIn(bought.address));
			expect(html).not.toContain("Back to the Resume");
		}
	});

	test("of Pro welcomes, and leads to everything that it brings", async () => {
		const { shop, join, checkOut, comeBack } = await openCheckout();
		const member = await join();
		shop.setAway(true);
		const { address } = await checkOut(member, plans.pro.id);
		await shop.pay(address);
		const visit = await comeBack(member, plans.pro.id, sessionIn(address));
		expect([visit.status, headingOf(visit)]).toEqual([200, "Welcome to Pro"]);
		const main = visit.page.one("main");
		expect(main.all("h2").map(({ text }) => text)).toEqual([
			"Your subscription has been activated",
		]);
		const features = main.all("ul")[0]?.all("a") ?? [];
		expect(features.map((link) => link.get("href"))).toEqual(proFeatures.map(({ to }) => to));
		for (const [index, { name, to }] of proFeatures.entries()) {
			expect(features[index]?.text).toContain(name);
			expect(`${to}: ${(await member.browser.visit(to)).status}`).toBe(`${to}: 200`);
		}
		expect(linksIn(main).slice(-3)).toEqual([
			["Start Browsing Resumes", "/resumes"],
			["Account Settings", "/settings"],
			["support@offerfolio.example", "mailto:support@offerfolio.example"],
		]);
		expect(markupProblems(visit.page)).toEqual([]);
		const me = await (await member.browser.ask("/me")).json();
		expect([me.plan.plan, me.subscription.status, me.subscription.active]).toEqual([
			"pro",
			"active",
			true,
		]);
		shop.setAway(false);
		await shop.settle();
		expect(await shop.services.database.$count(orders)).toBe(1);
		expect(await findBrokenInvariants(shop)).toEqual([]);
	});

	test("tells of no success to anyone whose paid checkout it is not", async () => {
		const { shop, join, checkOut, comeBack } = await openCheckout();
		const [bob, ada] = [await join(), await join()];
		const paid: Record<string, string> = {};
		for (const planId of soldPlans) {
			// The pack first: during Pro it is not sold.
			const { address } = await checkOut(bob, planId);
			await shop.pay(address);
			paid[planId] = sessionIn(address);
		}
		// She is known to the provider, too.
		await checkOut(ada, plans.pro.id);
		await shop.settle();
		const money = await shop.readMoney();
		for (const planId of soldPlans) {
			const other = planId === plans.pack.id ? plans.pro.id : plans.pack.id;
			const bobs = paid[planId] ?? "";
			const unknown = await comeBack(ada, planId, "cs_test_1234567890abcdefABCDEF");
			expect([unknown.status, headingOf(unknown)]).toEqual([200, "Payment status"]);
			expect(mainOf(unknown)).toContain("could not match this page to one of your payments");
			expect(linksIn(unknown.page.one("main"))).toContainEqual(["Account Settings", "/settings"]);
			expect(markupProblems(unknown.page)).toEqual([]);
			const ids = ["", bobs, `${bobs}x`, "cs_", "x", "../../v1/customers", "{CHECKOUT_SESSION_ID}"];
			ids.push("cs_test_1%2F..%2F", "' or 1=1", "\u0000", "é", "cs_".repeat(500));
			for (const id of ids) {
				const visit = await comeBack(ada, planId, id);
				// Another person's is answered like one that does not exist.
				expect(`${id}: ${mainOf(visit)}`).toBe(`${id}: ${mainOf(unknown)}`);
			}
			expect(mainOf(await ada.browser.visit(successPages[planId]))).toBe(mainOf(unknown));
			// Nor one's own that bought another plan.
			const wrong = await comeBack(bob, planId, paid[other] ?? "");
			expect(headingOf(wrong)).toBe("Payment status");
			const data = await ada.browser.ask(`${successPages[planId]}.data?session_id=${bobs}`);
			expect(await data.text()).not.toContain("paid");
		}
		expect(await shop.readMoney()).toEqual(money);
		expect((await (await ada.browser.ask("/me")).json()).plan.plan).toBe("free");
	});

	test("asks a visitor to sign in, and comes back with the session", async () => {
		const { app } = await openCheckout();
		for (const page of Object.values(successPages)) {
			const { path } = await createVisitor(app).visit(`${page}?session_id=cs_test_1`);
			expect(path).toBe(
				`/auth/signin?${new URLSearchParams({ returnTo: `${page}?session_id=cs_test_1` })}`,
			);
		}
	});

	test("waits while nothing is paid, is neutral when the checkout ran out", async () => {
		const { shop, join, checkOut, comeBack } = await openCheckout();
		const member = await join();
		for (const planId of soldPlans) {
			const { address } = await checkOut(member, planId);
			const waiting = await comeBack(member, planId, sessionIn(address));
			expect(headingOf(waiting)).toBe("Confirming your payment");
			const [status] = waiting.page.one("main").all("p", { role: "status" });
			expect(status?.text).toContain("This page updates by itself. You can leave it");
			expect(waiting.page.one("main").link("Check again now")).toBe(waiting.path);
			expect(markupProblems(waiting.page)).toEqual([]);
		}
		const { address } = await checkOut(member, plans.pack.id);
		await shop.sandbox.control.advance({ days: 2 });
		expect(headingOf(await comeBack(member, plans.pack.id, sessionIn(address)))).toBe(
			"Payment status",
		);
		expect(await shop.services.database.$count(userPurchases)).toBe(0);
	});

	test("waits for a payment that takes days, and gives nothing before", async () => {
		const { shop, join, checkOut, comeBack } = await openCheckout();
		const member = await join();
		await shop.sandbox.control.setFaults({ settleDays: 3 });
		const { address } = await checkOut(member, plans.pack.id);
		await shop.pay(address);
		const session = sessionIn(address);
		await shop.settle();
		expect(headingOf(await comeBack(member, plans.pack.id, session))).toBe(
			"Confirming your payment",
		);
		expect((await (await member.browser.ask("/me")).json()).plan.plan).toBe("free");
		// Its page may be left: what is under way is said elsewhere, and not sold twice.
		for (const path of ["/settings", "/subscription"]) {
			const main = (await member.browser.visit(path)).page.one("main");
			expect(main.text).toContain("Resume Pack: being confirmed.");
			const [label, way] = linksIn(main).find(([text]) => text === "Check its status") ?? [];
			expect([label, way]).toEqual(["Check its status", `/purchase/success?session_id=${session}`]);
		}
		const pricing = (await member.browser.visit("/pricing")).page;
		expect(pricing.one("li", { "data-plan": "pack" }).text).toContain("Being confirmed");
		expect(pricing.one("li", { "data-plan": "pro" }).text).toContain("Get Pro");
		const again = await startCheckout(
			shop.services,
			member.person,
			plans.pack.id,
			shop.services.clock(),
		);
		expect(again).toMatchObject({ success: false, status: 409 });
		await shop.sandbox.control.advance({ days: 4 });
		await shop.settle();
		expect((await member.browser.visit("/settings")).page.text).not.toContain("being confirmed");
		const visit = await comeBack(member, plans.pack.id, session);
		expect(headingOf(visit)).toBe("Purchase Successful");
		const [pack] = await shop.services.database.select().from(userPurchases);
		expect(pack?.grantedAt.getTime()).toBeGreaterThan(shop.services.clock().getTime() - 60_000);
	});

	test("says that a payment did not go through, and leads back to the plans", async () => {
		const { shop, join, checkOut, comeBack } = await openCheckout();
		const member = await join();
		await shop.sandbox.control.setFaults({ settleDays: 3 });
		const { address } = await checkOut(member, plans.pack.id);
		await shop.pay(address, cards.failsLater);
		await shop.sandbox.control.advance({ days: 4 });
		const visit = await comeBack(member, plans.pack.id, sessionIn(address));
		expect([visit.status, headingOf(visit)]).toEqual([200, "Payment status"]);
		expect(mainOf(visit)).toContain("The payment did not go through. Nothing was charged.");
		expect(linksIn(visit.page.one("main"))).toEqual([
			["Back to the plans", "/pricing"],
			["Account Settings", "/settings"],
			["support@offerfolio.example", "mailto:support@offerfolio.example"],
		]);
		expect(markupProblems(visit.page)).toEqual([]);
		expect((await (await member.browser.ask("/me")).json()).plan.plan).toBe("free");
	});

	test("welcomes nobody to what was given back, and leads to the settings", async () => {
		const { shop, join, comeBack } = await openCheckout();
		const { services } = shop;
		for (const planId of soldPlans) {
			const member = await join();
			const session = await shop.buy(member.person, planId);
			await shop.settle();
			const [order] = await findOrders(services.database, member.person.id);
			await refundOrder(services, member.person, order?.id ?? "", services.clock());
			const visit = await comeBack(member, planId, session);
			expect([visit.status, headingOf(visit)]).toEqual([200, "Payment status"]);
			expect(mainOf(visit)).toContain("This payment was refunded");
			expect(visit.page.one("main").link("Account Settings")).toBe("/settings");
			expect(mainOf(visit)).not.toMatch(/welcome|success|ready|activated/iu);
			expect(markupProblems(visit.page)).toEqual([]);
		}
	});

	test("tells a dispute that is open from one that is over, as every page about the payment does", async () => {
		const { shop, join, comeBack } = await openCheckout();
		const [opened, other] = [await shop.addResume(), await shop.addResume()];
		for (const planId of soldPlans) {
			const member = await join();
			const { browser, person } = member;
			const session = await shop.buy(person, planId);
			await shop.settle();
			for (const id of [opened, other]) await browser.ask(`/resumes/${id}/open`, { form: {} });
			const read = async () => {
				const pages = ["/settings", "/library/opened", `/resumes/${opened}/read`];
				const visits = [await comeBack(member, planId, session)];
				for (const page of pages) visits.push(await browser.visit(page));
				for (const { page } of visits) expect(markupProblems(page)).toEqual([]);
				return visits.map(mainOf);
			};
			const { id } = await shop.dispute(person);
			await shop.settle();
			const open = await read();
			expect(open[0]).toContain("Your bank is disputing this payment.");
			expect(open[1]).toContain("Disputed");
			await shop.sandbox.control.closeDispute(id, "lost");
			await shop.settle();
			const [after, settings, library, reader] = await read();
			expect(after).toContain("Your bank has decided: it returned this payment to you.");
			expect(settings).toContain("Returned by your bank");
			for (const text of [after, settings, library, reader]) expect(text).not.toMatch(/disput/iu);
			if (planId !== plans.pack.id) continue;
			expect(open[2]).toContain("The payment is disputed: it opens nothing for now");
			expect(open[3]).toContain("The payment for your Resume Pack is disputed");
			expect(library).toContain(
				"Your bank returned the payment to you: it no longer opens anything",
			);
			expect(reader).toContain("Your bank returned the payment for your Resume Pack to you");
		}
	});

	test("waits when the provider cannot be asked, and never says that nothing was paid", async () => {
		const { shop, join, comeBack } = await openCheckout();
		const member = await join();
		const session = await shop.buy(member.person, plans.pack.id);
		await shop.sandbox.control.setFaults({ apiErrors: 1000 });
		const visit = await comeBack(member, plans.pack.id, session);
		expect([visit.status, headingOf(visit)]).toEqual([200, "Confirming your payment"]);
		await shop.sandbox.control.setFaults({ apiErrors: 0 });
		expect(headingOf(await comeBack(member, plans.pack.id, session))).toBe("Purchase Successful");
	});

	test("offers Pro for one dollar as long as that is true, once per person", async () => {
		const { shop, app, join, comeBack } = await openCheckout();
		const { services } = shop;
		const member = await join();
		const first = await shop.buy(member.person, plans.pack.id);
		expect(mainOf(await comeBack(member, plans.pack.id, first))).toContain("$1/month");
		await shop.buy(member.person, plans.pro.id);
		await shop.settle();
		const amounts = await services.database.select().from(orders).orderBy(orders.number);
		expect(amounts.map(({ amountInCents }) => amountInCents)).toEqual([999, 100]);
		const full = /Upgrade to Pro for \$29\.99\/month/u;
		const used = mainOf(await comeBack(member, plans.pack.id, first));
		// Pro runs: it is not sold beside it.
		expect([...amountsIn(used)]).toEqual([]);
		await cancelSubscription(services, member.person, { reason: "Other" }, services.clock());

		const other = await join();
		const theirs = await shop.buy(other.person, plans.pack.id);
		await shop.settle();
		await shop.sandbox.control.advance({ days: 32 });
		await shop.settle();
		for (const one of [member, other]) await signInAgain(app, one);
		// A pack that is over brings no offer; neither does a new one to a person who has had it.
		const over = mainOf(await comeBack(other, plans.pack.id, theirs));
		expect(over).toContain("The access that this payment paid for has ended.");
		expect([...amountsIn(over)]).toEqual([]);
		const again = await shop.buy(member.person, plans.pack.id);
		const visit = await comeBack(member, plans.pack.id, again);
		expect([headingOf(visit), full.test(mainOf(visit))]).toEqual(["Purchase Successful", true]);
		const pricing = cardOf(await member.browser.visit("/pricing"), "pro").text;
		expect([...amountsIn(pricing)]).toEqual([prices.pro]);
	});
});
