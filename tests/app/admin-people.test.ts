import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { account, session, user } from "#app/data/base/schema/accounts.server.ts";
import { contactMessages } from "#app/data/base/schema/admin.server.ts";
import {
	packCredits,
	proGrants,
	userPurchases,
	userResumeAccess,
} from "#app/data/base/schema/entitlements.server.ts";
import { cancellations } from "#app/data/base/schema/payments.server.ts";
import { addDays } from "#app/domain/base/dates.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import { readPerson } from "#app/operations/admin/read-person.server.ts";
import { toastOf } from "#tests/helpers/accounts.ts";
import { cellsOf, openDashboard } from "#tests/helpers/dashboard.ts";
import { readWhatIsKept } from "#tests/helpers/database-rows.ts";
import type { HtmlElement } from "#tests/helpers/html.ts";
import { openMailbox } from "#tests/helpers/mailbox.ts";
import { markupProblems } from "#tests/helpers/markup-problems.ts";
import { addMember } from "#tests/helpers/member.ts";
import { passcode } from "#tests/helpers/owner.ts";
import { openShop } from "#tests/helpers/shop.ts";
import {
	createTestSite,
	findBrokenInvariants,
	type TestSite,
	testNow,
} from "#tests/helpers/site.ts";
import type { Visit } from "#tests/helpers/visitor.ts";

async function enter(site: TestSite) {
	const { app, owner } = await openDashboard(site);
	return { site, app, owner, database: site.services.database };
}
const openAdmin = async () => {
	const site = await createTestSite({ ADMIN_PASSCODE: passcode });
	await site.services.start();
	return enter(site);
};

const linesOf = (visit: Visit, label = "People") => cellsOf(visit, label);
const emailsOf = (visit: Visit) => linesOf(visit).map(([email]) => email);

/** The form of the page with this intent, about this right. */
function formOf({ page }: Visit, intent: string, id?: string): HtmlElement {
	const found = page.all("form").find((form) => {
		const value = (name: string) => form.all("input", { name })[0]?.get("value");
		return value("intent") === intent && (id === undefined || value("id") === id);
	});
	if (!found) throw new Error(`There is no form ${intent}`);
	return found;
}
const hasForm = (visit: Visit, intent: string) =>
	visit.page.all("input", { name: "intent", value: intent }).length > 0;
const factOf = ({ page }: Visit, section: string, label: string) => {
	const fact = page
		.one("section", { id: section })
		.all("div")
		.find((part) => part.all("dd").length === 1 && part.all("dt")[0]?.text === label);
	return fact?.one("dd").text ?? null;
};
const problemsIn = ({ page }: Visit) =>
	page.all("p").flatMap((line) => (/-error$/u.test(line.get("id") ?? "") ? [line.text] : []));

describe("The list of people", () => {
	test("says of each, the newest first, what they have and when they were seen", async () => {
		const { site, database, owner } = await openAdmin();
		const add = async (email: string, day: number, emailConfirmed = true) => {
			const person = await site.addPerson({ email, emailConfirmed });
			const createdAt = addDays(testNow, -day);
			await database.update(user).set({ createdAt }).where(eq(user.id, person.id));
			return person;
		};
		await add("free@example.com", 30, false);
		await site.addPack(await add("pack@example.com", 20), { resumesRemaining: 3 });
		const pro = await add("pro@example.com", 10);
		await site.addSubscription(pro);
		await database.insert(session).values({
			id: "s",
			token: "t",
			userId: pro.id,
			expiresAt: testNow,
			updatedAt: addDays(testNow, -2),
		});
		const given = await add("given@example.com", 5);
		await site.addProGrant(given);
		const late = await add("late@example.com", 1);
		await site.addSubscription(late, { status: "past_due", graceUntil: addDays(testNow, -1) });
		const visit = await owner.visit("/admin/people");
		expect(linesOf(visit)).toEqual([
			["late@example.com", "Free, payment past due", "Jun 14, 2026", "Yes", "Never", "0"],
			["given@example.com", "Pro, given until Jun 25, 2026", "Jun 10, 2026", "Yes", "Never", "0"],
			["pro@example.com", "Pro, renews Jul 15, 2026", "Jun 5, 2026", "Yes", "Jun 13, 2026", "0"],
			["pack@example.com", "Resume Pack, 3 left", "May 26, 2026", "Yes", "Never", "0"],
			["free@example.com", "Free", "May 16, 2026", "No", "Never", "0"],
		]);
		expect(markupProblems(visit.page)).toEqual([]);
		for (const [plan, emails] of [
			["free", ["late@example.com", "free@example.com"]],
			["pack", ["pack@example.com"]],
			["pro", ["given@example.com", "pro@example.com"]],
			["past-due", ["late@example.com"]],
		] as const) {
			expect(emailsOf(await owner.visit(`/admin/people?plan=${plan}`))).toEqual(emails);
		}
		expect(emailsOf(await owner.visit(`/admin/people?q=${pro.id}`))).toEqual(["pro@example.com"]);
	});

	test("finds part of an address as it is written, and nothing that only looks so", async () => {
		const { site, owner } = await openAdmin();
		for (const email of ["a_da@example.com", "axda@example.com", "a%da@example.com"]) {
			await site.addPerson({ email });
		}
		const find = async (part: string) =>
			emailsOf(await owner.visit(`/admin/people?q=${encodeURIComponent(part)}`)).sort();
		expect(await find("A_DA")).toEqual(["a_da@example.com"]);
		expect(await find("a%da@")).toEqual(["a%da@example.com"]);
		expect(await find("@example.com")).toHaveLength(3);
		expect(await find("nobody")).toEqual([]);
		expect(await find("Ada <a_da@example.com>")).toEqual(["a_da@example.com"]);
		const short = await owner.visit("/admin/people?q=ad");
		expect(problemsIn(short)).toEqual(["Type at least 3 characters of the address."]);
		expect(short.page.all("input", { name: "q" })[0]?.get("value")).toBe("ad");
	});

	test("answers a NUL and other broken letters like any other text, as does every search of the owner", async () => {
		const { site, owner } = await openAdmin();
		const person = await site.addPerson({ email: "ada@example.com" });
		for (const text of ["%00", "ada%00", "%00ada%40", "%ED%A0%80", "%FF", "-", "%25_%5C"]) {
			for (const address of [
				`/admin/people?q=${text}`,
				`/admin/people/${person.id}/access?q=${text}`,
				`/admin/orders?q=${text}`,
				`/admin/signups?query=${text}`,
				`/admin/resumes?q=${text}&company=${text}&industry=${text}`,
				`/admin/resumes/new?title=${text}&company=${text}`,
			]) {
				expect(`${address}: ${(await owner.visit(address)).status}`).toBe(`${address}: 200`);
			}
		}
		expect(emailsOf(await owner.visit("/admin/people?q=%00ada%00"))).toEqual(["ada@example.com"]);
	});

	test("has every person on one of its pages, also those who came in one moment", async () => {
		const { site, owner } = await openAdmin();
		const emails = Array.from({ length: 120 }, (_, index) => `n${index}@example.com`);
		await site.services.database.insert(user).values(
			emails.map((email, index) => ({
				id: crypto.randomUUID(),
				name: "",
				email,
				emailVerified: true,
				createdAt: addDays(testNow, -Math.floor(index / 40)),
			})),
		);
		const seen: (string | undefined)[] = [];
		for await (const visit of owner.pages("/admin/people?q=example")) seen.push(...emailsOf(visit));
		expect(seen).toHaveLength(120);
		expect([...seen].sort()).toEqual([...emails].sort());
		expect((await owner.visit("/admin/people?after=nonsense")).status).toBe(200);
	});
});

describe("A person's page", () => {
	test("has everything about them, and no password and no token", async () => {
		const { site, app, owner, database } = await openAdmin();
		const { person } = await addMember(site, app, { email: "ada@example.com" });
		const resume = await site.addResume({ title: "Staff engineer <b>" });
		await app.ask(`/resumes/${resume}/open`, { as: person, form: {} });
		await database.insert(cancellations).values({
			userId: person.id,
			stripeSubscriptionId: "sub_x",
			reason: "Too expensive",
			comments: "Sorry & bye",
			createdAt: testNow,
		});
		await database.insert(contactMessages).values({
			userId: person.id,
			name: "Ada",
			email: person.email,
			subject: "A question",
			message: "Where?",
			createdAt: testNow,
		});
		const visit = await owner.visit(`/admin/people/${person.id}`);
		expect(visit.page.one("h1").text).toBe("ada@example.com");
		expect(factOf(visit, "account", "Id")).toBe(person.id);
		expect(factOf(visit, "account", "Signs in with")).toBe("password");
		expect(factOf(visit, "account", "Opened")).toBe("1 resume");
		for (const words of ["Staff engineer <b>", "Too expensive", "Sorry & bye", "A question"]) {
			expect(visit.page.text).toContain(words);
		}
		expect(markupProblems(visit.page)).toEqual([]);
		const secrets = [
			...(await database.select().from(account)).map(({ password }) => password),
			...(await database.select().from(session)).flatMap(({ id, token }) => [id, token]),
		].filter((secret) => secret !== null);
		expect(secrets.length).toBeGreaterThan(1);
		const text = JSON.stringify(await readPerson(site.services, person.id, testNow));
		for (const secret of secrets) {
			expect(visit.html).not.toContain(secret);
			expect(text).not.toContain(secret);
		}
	});

	test.each(["nonsense", "11111111-1111-4111-8111-111111111111"])(
		"of %s does not exist, nor what could be done there",
		async (id) => {
			const { owner } = await openAdmin();
			for (const path of [`/admin/people/${id}`, `/admin/people/${id}/access`]) {
				expect((await owner.visit(path)).status).toBe(404);
			}
			const form = {
				intent: "give-pack",
				key: "11111111-1111-4111-8111-111111111112",
				reason: "Why",
			};
			expect((await owner.ask(`/admin/people/${id}`, { form })).status).toBe(404);
		},
	);
});

describe("What the owner gives", () => {
	async function openPerson() {
		const all = await openAdmin();
		const { person, browser } = await addMember(all.site, all.app, { email: "ada@example.com" });
		const path = `/admin/people/${person.id}`;
		return { ...all, person, browser, path, visit: () => all.owner.visit(path) };
	}

	test("is said to the person everywhere, for what it is", async () => {
		const { site, owner, browser, visit, person } = await openPerson();
		const form = formOf(await visit(), "give-pro");
		const after = await owner.submit(form, { days: "30", reason: "Sorry" });
		expect(after.status).toBe(200);
		expect(toastOf(after)).toBe("Pro was given until July 15, 2026.");
		expect(factOf(after, "grants", "State")).toBe("running");
		expect(factOf(after, "grants", "Reason")).toBe("Sorry");
		expect(linesOf(after, "Audit log")[0]?.slice(1, 3)).toEqual([
			"Gave Pro",
			"Pro until July 15, 2026 “Sorry”",
		]);
		const me = await (await browser.ask("/me")).json();
		expect(me).toMatchObject({
			plan: { plan: "pro", isGiven: true, willRenew: false, endsAt: "2026-07-15T12:00:00.000Z" },
			subscription: null,
			givenUntil: "2026-07-15T12:00:00.000Z",
		});
		const settings = await browser.visit("/settings");
		expect(settings.page.text).toContain("Pro Member (complimentary until Jul 15, 2026)");
		for (const page of [settings, await browser.visit("/subscription")]) {
			expect(page.page.text).toContain("Pro, given by Offerfolio until July 15, 2026");
			expect(page.page.text).not.toContain("No Active Subscription");
		}
		const pricing = (await browser.visit("/pricing")).page.text;
		expect(pricing).toContain("You have complimentary Pro until Jul 15, 2026.");
		expect(pricing).toContain("A pack would add nothing");
		const subjects = await openMailbox(site).subjectsTo(person.email);
		expect(subjects).toContain("You have been given Offerfolio Pro until July 15, 2026");
	});

	test("is given once, however often one page is sent", async () => {
		const { owner, database, visit } = await openPerson();
		const form = formOf(await visit(), "give-pack");
		const first = await owner.submit(form, { reason: "Sorry" });
		expect(toastOf(first)).toBe("The pack was given. It runs until July 15, 2026.");
		const second = await owner.submit(form, { reason: "Sorry" });
		expect(toastOf(second)).toBe("That has already been given. Nothing was given twice.");
		expect(await database.$count(userPurchases)).toBe(1);
		await owner.submit(formOf(second, "give-pack"), { reason: "Sorry again" });
		expect(await database.$count(userPurchases)).toBe(2);
	});

	test("needs a reason and one end; what was typed stays, and nothing is given", async () => {
		const { site, owner, visit } = await openPerson();
		const form = formOf(await visit(), "give-pro");
		const before = await readWhatIsKept(site);
		const answer = await owner.submit(form, { reason: " ", days: "3", until: "2026-07-01" });
		expect(answer.status).toBe(400);
		expect(problemsIn(answer)).toEqual([
			"Fill in either the days or the date, not both.",
			"Please give a reason. It is kept in the audit log.",
		]);
		const again = formOf(answer, "give-pro");
		expect(again.all("input", { name: "days" })[0]?.get("value")).toBe("3");
		expect(again.all("input", { name: "until" })[0]?.get("value")).toBe("2026-07-01");
		expect(answer.page.all("details", { open: "" })).toHaveLength(1);
		expect(await readWhatIsKept(site)).toEqual(before);
		const done = await owner.submit(again, { reason: "Now", until: "2026-07-01" });
		expect(toastOf(done)).toBe("Pro was given until July 1, 2026.");
	});

	test("is taken back with a reason, and the page says what stands now", async () => {
		const { owner, browser, database, visit } = await openPerson();
		await owner.submit(formOf(await visit(), "give-pack"), { reason: "Sorry" });
		await owner.submit(formOf(await visit(), "give-pro"), { days: "3", reason: "Sorry" });
		const given = await visit();
		const refused = await owner.submit(formOf(given, "revoke-grant"), { reason: "" });
		expect(refused.status).toBe(400);
		expect(await database.select().from(proGrants)).toMatchObject([{ revokedAt: null }]);
		const taken = await owner.submit(formOf(given, "revoke-grant"), { reason: "A mistake" });
		expect(toastOf(taken)).toBe("Pro was taken back.");
		expect(factOf(taken, "grants", "State")).toBe("taken back");
		expect(hasForm(taken, "revoke-grant")).toBe(false);
		expect(await (await browser.ask("/me")).json()).toMatchObject({ plan: { plan: "pack" } });
		const last = await owner.submit(formOf(taken, "revoke-pack"), { reason: "A mistake" });
		expect(factOf(last, "packs", "State")).toBe("revoked");
		expect(factOf(last, "packs", "Left")).toBe("0");
		expect(await (await browser.ask("/me")).json()).toMatchObject({ plan: { plan: "free" } });
		const late = await owner.submit(formOf(given, "revoke-grant"), { reason: "A mistake" });
		expect(toastOf(late)).toBe("That has already been taken back.");
	});

	test("is not taken from another person by a form that was changed", async () => {
		const { site, owner, database, visit } = await openPerson();
		const other = await site.addPerson();
		const pack = await site.addPack(other);
		for (const [intent, id, status] of [
			["revoke-pack", pack, 404],
			["revoke-grant", pack, 404],
			["revoke-pack", "nonsense", 404],
			["delete-everything", pack, 400],
		] as const) {
			const path = (await visit()).path;
			const answer = await owner.ask(path, { form: { intent, id, reason: "Why" } });
			expect(`${intent} ${answer.status}`).toBe(`${intent} ${status}`);
		}
		expect(await database.select().from(userPurchases)).toMatchObject([{ status: "succeeded" }]);
	});
});

describe("Why a person can open a resume", () => {
	test("is said step by step, and nothing is spent by asking", async () => {
		const { site, owner, database } = await openAdmin();
		const person = await site.addPerson();
		await site.addPack(person);
		const resume = await site.addResume({ title: "Quicksilver analyst", company: "Stripe" });
		await site.addResume({ title: "Another one" });
		const before = await readWhatIsKept(site);
		const path = `/admin/people/${person.id}/access`;
		const found = await owner.visit(`${path}?q=quicksilver`);
		const chosen = await owner.visit(found.page.link("Quicksilver analyst, Stripe"));
		const steps = chosen.page.one("ol").all("li");
		expect(steps).toHaveLength(10);
		expect(steps.map((step) => step.get("data-state"))).toEqual([
			...Array(7).fill("passed"),
			"decides",
			"not reached",
			"not reached",
		]);
		expect(steps[7]?.text).toContain("5 left (would be spent next)");
		expect(chosen.page.text).toContain("Would open by spending one credit of a pack.");
		expect(markupProblems(chosen.page)).toEqual([]);
		expect((await owner.visit(`${path}?q=${resume}`)).page.one("ol").all("li")).toHaveLength(10);
		const gone = await owner.visit(`${path}?resume=11111111-1111-4111-8111-111111111111`);
		expect(gone.page.text).toContain("not_found");
		expect((await owner.visit(`${path}?q=nothing-of-this-name`)).page.text).toContain(
			"No resume matches.",
		);
		expect(await readWhatIsKept(site)).toEqual(before);
		expect(await database.$count(packCredits)).toBe(0);
		expect(await database.$count(userResumeAccess)).toBe(0);
	});

	test.each<[string, (site: TestSite, person: Person) => Promise<void>, number]>([
		["a subscription", (site, person) => site.addSubscription(person), 4],
		["Pro that was given", (site, person) => site.addProGrant(person), 5],
		["the free allowance", async () => {}, 8],
	])("agrees with what happens then: %s", async (_, have, step) => {
		const { site, app, owner } = await openAdmin();
		const person = await site.addPerson();
		await have(site, person);
		const resume = await site.addResume();
		const why = await owner.visit(`/admin/people/${person.id}/access?resume=${resume}`);
		const states = why.page
			.one("ol")
			.all("li")
			.map((line) => line.get("data-state"));
		expect(states.indexOf("decides")).toBe(step);
		const opened = await app.ask(`/resumes/${resume}/open`, { as: person, form: {} });
		expect(opened.status).toBe(302);
	});
});

describe("A subscription", () => {
	test("ends with its period or at once, by the owner, and the page says how it stands", async () => {
		const shop = await openShop({ ADMIN_PASSCODE: passcode });
		const { owner } = await enter(shop);
		const person = await shop.addBuyer("pro-monthly");
		const path = `/admin/people/${person.id}`;
		const form = formOf(await owner.visit(path), "cancel-subscription");
		const cancelled = await owner.submit(form, { reason: "Asked by mail" });
		expect(toastOf(cancelled)).toMatch(/^The subscription ends on /u);
		expect(factOf(cancelled, "subscriptions", "Status")).toBe("canceled");
		expect(hasForm(cancelled, "cancel-subscription")).toBe(false);
		const ended = await owner.submit(formOf(cancelled, "end-subscription"), { reason: "Now" });
		expect(toastOf(ended)).toBe("The subscription has ended.");
		expect(factOf(ended, "subscriptions", "Status")).toBe("ended");
		expect(hasForm(ended, "end-subscription")).toBe(false);
		expect(linesOf(ended, "Audit log").map(([, what]) => what)).toEqual([
			"Canceled a subscription",
			"Canceled a subscription",
		]);
		expect(linesOf(ended, "Payment events").length).toBeGreaterThan(0);
		await shop.settle();
		expect(await findBrokenInvariants(shop)).toEqual([]);
	});
});
