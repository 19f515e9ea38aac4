import { eq, sql } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import { addSignup } from "#app/data/account/newsletter.server.ts";
import { addToken } from "#app/data/account/one-time-tokens.server.ts";
import {
	account,
	knownDevices,
	oneTimeTokens,
	session,
	user,
} from "#app/data/base/schema/accounts.server.ts";
import { contactMessages, contactReplies } from "#app/data/base/schema/admin.server.ts";
import {
	freeAllowances,
	userPurchases,
	userResumeAccess,
	userSubscriptions,
} from "#app/data/base/schema/entitlements.server.ts";
import { emailSignups } from "#app/data/base/schema/mail.server.ts";
import {
	cancellations,
	checkouts,
	orders,
	stripeCustomers,
} from "#app/data/base/schema/payments.server.ts";
import { addTicks } from "#app/data/insights/review-ticks.server.ts";
import { putSealed } from "#app/data/insights/sealed-comparisons.server.ts";
import { addDays } from "#app/domain/base/dates.ts";
import { type Limit, limits } from "#app/domain/base/limits.ts";
import { messages } from "#app/domain/base/messages.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import { createSecret, hashSecret } from "#app/integrations/secrets.server.ts";
import { codeOf, fieldProblemsOf, sayingOf, toastOf } from "#tests/helpers/accounts.ts";
import { createApp } from "#tests/helpers/app.ts";
import { readEveryRow, readWhatIsKept, tablesWith } from "#tests/helpers/database-rows.ts";
import { linkIn, openMailbox } from "#tests/helpers/mailbox.ts";
import { addMember, formsWith, formWith, type Member } from "#tests/helpers/member.ts";
import { addPaidPack } from "#tests/helpers/paid-pack.ts";
import {
	createTestSite,
	findBrokenInvariants,
	type TestSite,
	testNow,
} from "#tests/helpers/site.ts";
import { createVisitor, type Visit, type Visitor } from "#tests/helpers/visitor.ts";

const email = "ada@example.com";
const password = "a-quiet-room";
const fresh = "a-louder-room";
/** When it may be tried again, as the header says it. */
const tooMany = (answer: { headers: Headers }) =>
	messages.busy.tooManyRequests(Number(answer.headers.get("Retry-After")));
const wrongPassword = "That is not your current password.";

async function openSettings() {
	const site = await createTestSite();
	await site.services.start();
	const app = await createApp(site);
	const ada = await addMember(site, app, { email, password });
	const mailbox = openMailbox(site);
	/** Fills in a form of the settings page, as a browser without scripts. */
	const fill = async (
		intent: string,
		typed: Record<string, string> = {},
		browser: Visitor = ada.browser,
	): Promise<Visit> => {
		const { page } = await browser.visit("/settings");
		return browser.submit(formWith(page, { intent }), typed);
	};
	/** Posts what no form of the page would. */
	const post = (form: Record<string, string>, browser: Visitor = ada.browser) =>
		browser.visit("/settings", { form });
	const canSignIn = async (address: string, chosen: string) => {
		const form = { email: address, password: chosen };
		const response = await app.ask("/auth/signin", { form });
		return response.status === 302;
	};
	return { site, app, ada, mailbox, fill, post, canSignIn };
}

const isSignedIn = async (browser: Visitor) => (await browser.ask("/me")).status === 200;
const sectionOf = ({ page }: Visit, id: string) => page.one("section", { id });
const passwordsIn = ({ page }: Visit) =>
	page.all("input", { type: "password" }).map((input) => input.get("value"));

/** Tries something so often that `left` more tries are allowed. */
async function useUp(site: TestSite, limit: Limit, key: string, left = 0): Promise<void> {
	for (let used = left; used < limit.attempts; used++) {
		expect(await site.services.limits.consume(limit, key)).toBeNull();
	}
}

/** Makes every change of a table fail, as a fault of ours would. */
async function breakTable(site: TestSite, table: string, change = "insert or update or delete") {
	await site.services.pool.query(`
		create function fail_on_purpose() returns trigger language plpgsql
			as $$ begin raise exception 'zinnober'; end $$;
		create trigger fail_on_purpose before ${change} on "${table}"
			for each row execute function fail_on_purpose();`);
}

describe("the settings page", () => {
	test("asks a visitor to sign in, and is where they are afterwards", async () => {
		const { app } = await openSettings();
		const visitor = createVisitor(app);
		const asked = await visitor.visit("/settings");
		expect(asked.path).toBe("/auth/signin?returnTo=%2Fsettings");
		expect(asked.html).not.toContain("Account Information");
		const form = asked.page
			.one("main")
			.all("form")
			.find((candidate) => candidate.all("input", { name: "password" }).length > 0);
		if (!form) throw new Error("There is no form to sign in with");
		const inside = await visitor.submit(form, { email, password });
		expect(inside.path).toBe("/settings");
		expect(inside.page.one("h1").text).toBe("Settings");
	});

	test("and its data are kept by nobody", async () => {
		const { app, ada } = await openSettings();
		for (const path of ["/settings", "/settings.data", "/settings/export"]) {
			for (const cookie of [ada.cookie, "offerfolio.session_token=ended"]) {
				const { headers } = await app.ask(path, { cookie });
				expect(headers.get("Cache-Control")).toBe("private, no-store");
				expect(headers.get("Vary")).toContain("Cookie");
			}
			const visitor = await app.ask(path);
			expect(await visitor.text()).not.toContain(email);
		}
	});

	test("shows the address, since when, and how it is changed", async () => {
		const { site, ada } = await openSettings();
		await site.services.database.update(user).set({ createdAt: testNow });
		const visit = await ada.browser.visit("/settings");
		const section = sectionOf(visit, "account");
		const { text } = section;
		expect(text).toContain(`Email ${email}`);
		expect(text).toContain("Member since June 15, 2026");
		expect(text).toContain(
			"It changes only after you confirm the new address with a link that we send there.",
		);
		expect(section.all("input", { value: email })).toEqual([]);
	});

	test.each<[string, (site: TestSite, person: Person) => Promise<unknown>]>([
		["Free Account", async () => {}],
		["Resume Pack (5 left)", (site, person) => site.addPack(person)],
		["Resume Pack (0 left)", (site, person) => site.addPack(person, { resumesRemaining: 0 })],
		[
			"Resume Pack (7 left)",
			async (site, person) => {
				await site.addPack(person, { resumesRemaining: 3 });
				await site.addPack(person, { resumesRemaining: 4 });
			},
		],
		["Free Account", (site, person) => site.addPack(person, { expiresAt: testNow })],
		["Pro Member", (site, person) => site.addSubscription(person)],
		[
			"Pro Member",
			async (site, person) => {
				await site.addPack(person);
				await site.addSubscription(person);
			},
		],
		[
			"Pro Member (Cancels at period end)",
			(site, person) => site.addSubscription(person, { status: "canceled" }),
		],
		[
			"Free Account",
			(site, person) =>
				site.addSubscription(person, { status: "canceled", currentPeriodEnd: testNow }),
		],
	])("calls the account %s", async (badge, buy) => {
		const { site, ada } = await openSettings();
		await buy(site, ada.person);
		const section = sectionOf(await ada.browser.visit("/settings"), "account");
		expect(section.text).toContain(`Account status ${badge} Member since`);
	});

	test("says how to reach support, and where the rules stand", async () => {
		const { ada } = await openSettings();
		const visit = await ada.browser.visit("/settings");
		const support = sectionOf(visit, "support");
		expect(support.text).toContain("We typically respond within 24 hours");
		expect(support.link("support@offerfolio.example")).toBe("mailto:support@offerfolio.example");
		expect(support.link("Write to us")).toBe("/contact");
		expect(support.link("View FAQ")).toBe("/pricing#faq");
		const privacy = sectionOf(visit, "privacy");
		expect(privacy.link("Privacy policy")).toBe("/privacy");
		expect(privacy.link("Terms of service")).toBe("/terms");
		expect(privacy.link("Download my data")).toBe("/settings/export");
	});

	test("tells search engines nothing, and other people's pages nothing of where one came from", async () => {
		const { ada } = await openSettings();
		const { page } = await ada.browser.visit("/settings");
		expect(page.one("meta", { name: "robots" }).get("content")).toBe("noindex");
	});
});

describe("another address", () => {
	const newEmail = "ada.new@example.com";
	const ask = { email: newEmail, currentPassword: password };

	test("is confirmed by a link, told to the old one, and everything else stays", async () => {
		const { site, app, ada, mailbox, fill, canSignIn } = await openSettings();
		const [first, second] = [await site.addResume(), await site.addResume()];
		await ada.browser.ask(`/resumes/${first}/open`, { form: {} });
		const phone = createVisitor(app, { cookie: await app.cookieOf(ada.person) });

		const asked = await fill("change-email", { ...ask, email: ` ${newEmail.toUpperCase()} ` });
		expect(asked.path).toBe("/settings");
		expect(toastOf(asked)).toBe(
			`We sent a link to ${newEmail}. Until you open it, your address stays ${email}.`,
		);
		expect(sectionOf(asked, "account").text).toContain(`Email ${email}`);
		expect(await mailbox.subjectsTo(email)).toEqual([
			"Someone asked to change the email of your Offerfolio account",
		]);
		const warning = await mailbox.newest(email, "asked to change");
		expect(warning.text).toContain(`from this address to ${newEmail}`);
		expect(warning.text).toContain("June 15, 2026 at 12:00 UTC");
		expect(warning.text).not.toContain("code=");
		const mail = await mailbox.newest(newEmail, "Confirm your new email");
		// It may be a stranger's: it names nobody.
		expect(mail.text + mail.html).not.toContain(email);

		const link = linkIn(mail, "/auth/callback");
		for (const _look of [1, 2, 3]) expect((await app.ask(link)).status).toBe(200);
		expect(await canSignIn(email, password)).toBe(true);
		expect(await canSignIn(newEmail, password)).toBe(false);

		const elsewhere = createVisitor(app);
		// It waits for a press: a gateway that runs scripts may look first, and the address may be a stranger's.
		expect((await elsewhere.visit(link)).page.one("main").text).toBe(
			"Confirm your email One step is left: press the button. Confirm my email",
		);
		const used = await elsewhere.visit("/auth/callback", { form: { code: codeOf(link) } });
		expect(toastOf(used)).toBe("Your email address has been changed.");
		expect(await isSignedIn(elsewhere)).toBe(false);
		expect(await canSignIn(email, password)).toBe(false);
		expect(await canSignIn(newEmail, password)).toBe(true);
		const notice = await mailbox.newest(email, "was changed");
		expect(notice.text).toContain(`moved from this address to ${newEmail}`);

		// The sessions go on, and the free resume has been used, whatever the address.
		for (const browser of [ada.browser, phone]) {
			const me = await (await browser.ask("/me")).json();
			expect(me).toMatchObject({ email: newEmail, plan: { plan: "free", freeLeft: 0 } });
		}
		const script = { form: {}, headers: { Accept: "*/*" } };
		expect((await ada.browser.ask(`/resumes/${first}/open`, script)).status).toBe(302);
		expect((await ada.browser.ask(`/resumes/${second}/open`, script)).status).toBe(403);
		expect(await findBrokenInvariants(site)).toEqual([]);
	});

	test("is answered alike whether or not it is taken; only its owner is told", async () => {
		const { site, app, ada, mailbox, fill } = await openSettings();
		const taken = "grace@example.com";
		await addMember(site, app, { email: taken });
		const free = "nobody@example.com";
		const answers = [];
		for (const address of [taken, free]) {
			const { status, path, html } = await fill("change-email", { ...ask, email: address });
			const page = html.replaceAll(address, "@").replace(/"id":"[\w-]+"|\\"[\w-]{36}\\"/gu, "");
			answers.push({ status, path, page });
		}
		expect(answers[0]).toEqual(answers[1]);
		const script = (address: string) =>
			ada.browser.send("/settings", { intent: "change-email", ...ask, email: address });
		const [ofTaken, ofFree] = [await script(taken), await script(free)];
		expect(ofTaken.data).toEqual({
			...(ofFree.data as object),
			message: `We sent a link to ${taken}. Until you open it, your address stays ${email}.`,
		});
		expect(ofTaken.status).toBe(ofFree.status);

		const [told] = await mailbox.mailsTo(taken);
		expect(told?.subject).toBe("This address already has an account at Offerfolio");
		expect(told?.text).not.toContain("code=");
		expect(told?.text).not.toContain(email);
		expect((await mailbox.mailsTo(free))[0]?.subject).toBe("Confirm your new email for Offerfolio");
		const people = await site.services.database.select().from(user).orderBy(user.email);
		expect(people.map((row) => row.email)).toEqual([email, taken]);
	});

	test("needs the password, and is not the one that the account has", async () => {
		const { site, fill, ada } = await openSettings();
		const before = await readWhatIsKept(site);
		const table: [Record<string, string>, number, string][] = [
			[{ ...ask, currentPassword: "not-the-password" }, 403, wrongPassword],
			[{ ...ask, currentPassword: ` ${password}` }, 403, wrongPassword],
			[{ ...ask, currentPassword: "" }, 400, "Please enter your password"],
			[{ ...ask, currentPassword: "x".repeat(129) }, 400, wrongPassword],
			[{ ...ask, email }, 400, "That is your address already."],
			[{ ...ask, email: " ADA@Example.com " }, 400, "That is your address already."],
			[{ ...ask, email: "" }, 400, "Please enter your email address"],
			[{ ...ask, email: "ada" }, 400, "Please enter a valid email address"],
			[{ ...ask, email: "a@b.com, c@d.com" }, 400, "Please enter a valid email address"],
			[{ ...ask, email: "a@b.com\r\nBcc: c@d.com" }, 400, "Please enter a valid email address"],
		];
		for (const [typed, status, sentence] of table) {
			const visit = await fill("change-email", typed);
			expect(`${JSON.stringify(typed)}: ${visit.status}`).toBe(
				`${JSON.stringify(typed)}: ${status}`,
			);
			expect(fieldProblemsOf(visit.page)).toEqual([sentence]);
			// The form is open, with what was typed in it but for the password.
			const form = formWith(visit.page, { intent: "change-email" });
			expect(visit.page.all("details", { open: "" })).toHaveLength(1);
			expect(form.one("input", { name: "email" }).get("value")).toBe(typed.email);
			expect(passwordsIn(visit).every((value) => value === null)).toBe(true);
			expect(visit.html).not.toContain("not-the-password");
		}
		expect(await readWhatIsKept(site)).toEqual(before);
		expect(await isSignedIn(ada.browser)).toBe(true);
	});

	test("gets three mails an hour, and no word about it", async () => {
		const { mailbox, fill } = await openSettings();
		for (let time = 1; time <= limits.mailPerAddress.attempts + 2; time++) {
			const visit = await fill("change-email", ask);
			expect(toastOf(visit)).toContain(`We sent a link to ${newEmail}.`);
		}
		expect(await mailbox.mailsTo(newEmail)).toHaveLength(limits.mailPerAddress.attempts);
	});

	test("is not asked for when the password has been changed meanwhile", async () => {
		const { ada, mailbox, fill, canSignIn } = await openSettings();
		await fill("change-email", ask);
		const link = linkIn(await mailbox.newest(newEmail, "Confirm"), "/auth/callback");
		await fill("change-password", {
			currentPassword: password,
			password: fresh,
			confirmPassword: fresh,
		});
		await ada.browser.visit("/auth/callback", { form: { code: codeOf(link) } });
		expect(await canSignIn(email, fresh)).toBe(true);
		expect(await canSignIn(newEmail, fresh)).toBe(false);
	});

	test("says so when it cannot be asked for by a fault of ours, and mails nobody", async () => {
		const { site, mailbox, fill } = await openSettings();
		const { jobs } = site.services;
		const enqueue = jobs.enqueue.bind(jobs);
		vi.spyOn(jobs, "enqueue").mockImplementation((name, data, options) =>
			"newEmail" in data ? Promise.reject(new Error("zinnober")) : enqueue(name, data, options),
		);
		const visit = await fill("change-email", ask);
		expect(visit.status).toBe(500);
		expect(sayingOf(visit.page)).toContain("That did not work. Please try again.");
		expect(visit.html).not.toContain("zinnober");
		expect(jobs.enqueue).toHaveBeenCalledTimes(2);
		expect(await mailbox.all()).toEqual([]);
	});
});

describe("another password", () => {
	const both = { currentPassword: password, password: fresh, confirmPassword: fresh };

	test("ends every other session, voids links, and is told by mail", async () => {
		const { site, app, ada, mailbox, fill, canSignIn } = await openSettings();
		const { database } = site.services;
		const phone = createVisitor(app, { cookie: await app.cookieOf(ada.person) });
		const other = await addMember(site, app);
		const reset = createSecret();
		for (const [userId, secret] of [
			[ada.person.id, reset],
			[other.person.id, createSecret()],
		] as const) {
			const expiresAt = addDays(testNow, 1);
			const tokenHash = hashSecret(secret);
			const token = { tokenHash, userId, email, expiresAt, purpose: "reset-password" as const };
			await addToken(database, token);
		}

		const changed = await fill("change-password", both);
		expect(changed.path).toBe("/settings");
		expect(toastOf(changed)).toBe("Your password has been changed. Other devices were signed out.");
		expect(await isSignedIn(ada.browser)).toBe(true);
		expect(await isSignedIn(phone)).toBe(false);
		expect(await isSignedIn(other.browser)).toBe(true);
		expect(await canSignIn(email, password)).toBe(false);
		expect(await canSignIn(email, fresh)).toBe(true);
		const opened = await phone.visit("/auth/reset-password", { form: { code: reset } });
		expect(toastOf(opened)).toContain("Invalid or expired reset link.");
		expect(await database.select().from(oneTimeTokens)).toHaveLength(1);
		const mail = await mailbox.newest(email, "password was changed");
		expect(mail.text).toContain("June 15, 2026 at 12:00 UTC");
		expect(await mailbox.mailsTo(other.person.email)).toEqual([]);
		expect(await findBrokenInvariants(site)).toEqual([]);
	});

	test("needs the old one, differs from it, is long enough and typed twice", async () => {
		const { site, fill } = await openSettings();
		const before = await readWhatIsKept(site);
		const short = "Password must be at least 6 characters long";
		const long = "Password must be at most 128 characters long";
		const chosen = (text: string) => ({ ...both, password: text, confirmPassword: text });
		const table: [Record<string, string>, number, string[]][] = [
			[{ ...both, currentPassword: "not-the-password" }, 403, [wrongPassword]],
			[{ ...both, currentPassword: password.toUpperCase() }, 403, [wrongPassword]],
			[{ ...both, currentPassword: "" }, 400, ["Please enter your password"]],
			[chosen(password), 400, ["Please choose a password that differs from the current one."]],
			[chosen("12345"), 400, [short]],
			[chosen(""), 400, [short]],
			[chosen("x".repeat(129)), 400, [long]],
			[{ ...both, confirmPassword: `${fresh} ` }, 400, ["Passwords do not match"]],
			[{ ...both, confirmPassword: "" }, 400, ["Passwords do not match"]],
		];
		for (const [typed, status, sentences] of table) {
			const visit = await fill("change-password", typed);
			const name = JSON.stringify(typed).slice(0, 120);
			expect(`${name}: ${visit.status}`).toBe(`${name}: ${status}`);
			expect(`${name}: ${fieldProblemsOf(visit.page)}`).toBe(`${name}: ${sentences}`);
			expect(passwordsIn(visit).every((value) => value === null)).toBe(true);
			for (const secret of Object.values(typed)) {
				if (secret.length > 5) expect(visit.html).not.toContain(secret);
			}
		}
		expect(await readWhatIsKept(site)).toEqual(before);
	});

	test("may be tried ten times in ten minutes, in all forms together", async () => {
		const { site, app, ada, fill, canSignIn } = await openSettings();
		const other = await addMember(site, app);
		await useUp(site, limits.passwordPerPerson, ada.person.id, 2);
		await fill("change-email", { email: "x@example.com", currentPassword: "a-guess" });
		expect(
			(await fill("delete-account", { currentPassword: "a-guess", confirm: "yes" })).status,
		).toBe(403);
		for (const [intent, typed] of [
			["change-password", both],
			["change-email", { email: "x@example.com", currentPassword: password }],
			["delete-account", { currentPassword: password, confirm: "yes" }],
		] as const) {
			const visit = await fill(intent, typed);
			expect(visit.status).toBe(429);
			expect(Number(visit.headers.get("Retry-After"))).toBeGreaterThan(0);
			expect(Number(visit.headers.get("Retry-After"))).toBeLessThanOrEqual(600);
			expect(sayingOf(visit.page)).toContain(tooMany(visit));
			expect(passwordsIn(visit).every((value) => value === null)).toBe(true);
		}
		expect(await canSignIn(email, password)).toBe(true);
		// Another person is not slowed down.
		const theirs = { ...both, currentPassword: other.password };
		expect(toastOf(await fill("change-password", theirs, other.browser))).toContain("changed");
	});

	test("says so when it cannot be kept, and the old one stays good", async () => {
		const { site, app, ada, mailbox, fill, canSignIn } = await openSettings();
		const phone = createVisitor(app, { cookie: await app.cookieOf(ada.person) });
		await breakTable(site, "session", "delete");
		const visit = await fill("change-password", both);
		expect(visit.status).toBe(500);
		expect(sayingOf(visit.page)).toContain("Failed to update password");
		expect(visit.html).not.toContain("zinnober");
		expect(site.logged()).toContain("zinnober");
		expect(site.logged()).not.toContain(fresh);
		expect(await isSignedIn(phone)).toBe(true);
		expect(await canSignIn(email, password)).toBe(true);
		expect(await canSignIn(email, fresh)).toBe(false);
		expect(await mailbox.subjectsTo(email)).not.toContain("Your Offerfolio password was changed");
	});
});

describe("an account without a password", () => {
	async function openGoogleOnly() {
		const opened = await openSettings();
		await opened.site.services.database.update(account).set({
			providerId: "https://accounts.google.com",
			accountId: "10769150350006150715",
			password: null,
		});
		return opened;
	}

	test("can have one by a link that goes to its own address, whatever is typed", async () => {
		const { site, ada, mailbox, fill, canSignIn, app } = await openGoogleOnly();
		await addMember(site, app, { email: "grace@example.com" });
		const visit = await ada.browser.visit("/settings");
		expect(formsWith(visit.page, { intent: "change-password" })).toEqual([]);
		const sent = await fill("mail-password-link", {
			email: "grace@example.com",
			to: "x@y.example",
		});
		expect(sent.path).toBe("/settings");
		expect(toastOf(sent)).toBe("Password reset email sent! Check your inbox.");
		expect(await mailbox.all()).toHaveLength(1);
		const code = codeOf(
			linkIn(await mailbox.newest(email, "new password"), "/auth/reset-password"),
		);
		await ada.browser.visit("/auth/reset-password", { form: { code } });
		const chosen = await ada.browser.visit("/auth/reset-password", {
			form: { password: fresh, confirmPassword: fresh },
		});
		expect(chosen.path).toBe("/settings");
		const [change, ...more] = formsWith(chosen.page, { intent: "change-password" });
		expect(more).toEqual([]);
		// A browser that keeps passwords learns whose the new one is.
		expect(change?.one("input", { autoComplete: "username" }).get("value")).toBe(email);
		expect(await canSignIn(email, fresh)).toBe(true);
	});

	test("is asked to set one before what needs it", async () => {
		const { site, fill } = await openGoogleOnly();
		const before = await readWhatIsKept(site);
		const sentence = "Your account has no password yet. Use “Email me a link” to set one first.";
		for (const currentPassword of ["anything", "null"]) {
			for (const [intent, typed] of [
				["change-email", { email: "new@example.com", currentPassword }],
				["delete-account", { currentPassword, confirm: "yes" }],
			] as const) {
				const visit = await fill(intent, typed);
				expect(visit.status).toBe(409);
				expect(fieldProblemsOf(visit.page)).toEqual([sentence]);
			}
		}
		expect(await readWhatIsKept(site)).toEqual(before);
	});

	test("gets no more links than an address may get, and the network is slowed down", async () => {
		const { site, fill, mailbox } = await openGoogleOnly();
		for (let time = 0; time < limits.mailPerAddress.attempts + 1; time++) {
			expect(toastOf(await fill("mail-password-link"))).toContain("Password reset email sent!");
		}
		expect(await mailbox.mailsTo(email)).toHaveLength(limits.mailPerAddress.attempts);
		await useUp(site, limits.mailPerNetwork, "127.0.0.1", limits.mailPerAddress.attempts + 1);
		const visit = await fill("mail-password-link");
		expect(visit.status).toBe(429);
		expect(Number(visit.headers.get("Retry-After"))).toBeGreaterThan(0);
		expect(sayingOf(visit.page)).toBe(tooMany(visit));
	});
});

describe("the list of devices", () => {
	const chrome =
		"Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36";
	const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0";

	/** A person's further session, in a browser that calls itself so. */
	async function addSession(
		{ site, app }: Awaited<ReturnType<typeof openSettings>>,
		{ person }: Member,
		userAgent: string,
		address: string,
	) {
		const headers = new Headers(userAgent ? { "User-Agent": userAgent } : {});
		const started = await site.services.authenticator.startSession(person.id, { headers, address });
		const cookie = started.cookies.map((line) => line.split(";")[0]).join("; ");
		return { id: started.id, browser: createVisitor(app, { cookie }) };
	}

	test("names each browser and its network, this one too, and nobody else's", async () => {
		const opened = await openSettings();
		const { site, app, ada } = opened;
		await addSession(opened, ada, chrome, "203.0.113.7");
		await addSession(opened, ada, "<b>x</b>/1", "2001:db8:0:1::7");
		const other = await addMember(site, app);
		await addSession(opened, other, firefox, "203.0.113.9");
		const visit = await ada.browser.visit("/settings");
		const items = sectionOf(visit, "sessions").all("li");
		expect(items).toHaveLength(3);
		const texts = items.map(({ text }) => text);
		expect(texts.filter((text) => text.includes("This device"))).toHaveLength(1);
		expect(texts.some((text) => text.startsWith("Chrome on Windows 203.0.113.7,"))).toBe(true);
		expect(texts.filter((text) => text.startsWith("An unknown browser"))).toHaveLength(2);
		expect(texts.join()).not.toMatch(/Firefox|203\.0\.113\.9/u);
		for (const text of texts) expect(text).toMatch(/last active \w+ \d+, \d{4} at \d\d:\d\d UTC/u);
		const own = items.find(({ text }) => text.includes("This device"));
		expect(own?.all("form")).toEqual([]);
		const tokens = await site.services.database.select({ token: session.token }).from(session);
		for (const { token } of tokens) expect(visit.html).not.toContain(token);
	});

	test("ends the one that is pressed, and no other", async () => {
		const opened = await openSettings();
		const { ada } = opened;
		const [phone, tablet] = [
			await addSession(opened, ada, chrome, "203.0.113.7"),
			await addSession(opened, ada, firefox, "203.0.113.8"),
		];
		const { page } = await ada.browser.visit("/settings");
		const form = formWith(page, { intent: "end-session", session: phone.id });
		expect(form.one("button").text).toBe("Sign out : Chrome on Windows");
		const ended = await ada.browser.submit(form);
		expect(ended.path).toBe("/settings");
		expect(toastOf(ended)).toBe("That device has been signed out.");
		expect(sectionOf(ended, "sessions").all("li")).toHaveLength(2);
		expect(await isSignedIn(phone.browser)).toBe(false);
		expect(await isSignedIn(tablet.browser)).toBe(true);
		expect(await isSignedIn(ada.browser)).toBe(true);
		// Only where there is more than one other, there is a button for all of them.
		expect(formsWith(ended.page, { intent: "end-other-sessions" })).toEqual([]);
		expect((await phone.browser.visit("/settings")).path).toBe("/auth/signin?returnTo=%2Fsettings");
	});

	test("ends all others at once", async () => {
		const opened = await openSettings();
		const { site, app, ada, fill } = opened;
		const others = [
			await addSession(opened, ada, chrome, "203.0.113.7"),
			await addSession(opened, ada, firefox, "203.0.113.8"),
		];
		const stranger = await addMember(site, app);
		const ended = await fill("end-other-sessions");
		expect(toastOf(ended)).toBe("All other devices have been signed out.");
		for (const { browser } of others) expect(await isSignedIn(browser)).toBe(false);
		expect(await isSignedIn(ada.browser)).toBe(true);
		expect(await isSignedIn(stranger.browser)).toBe(true);
	});

	test("does nothing for the session of someone else, or one that never was", async () => {
		const opened = await openSettings();
		const { site, app, post } = opened;
		const other = await addMember(site, app);
		const theirs = await addSession(opened, other, firefox, "203.0.113.9");
		const before = await site.services.database.select().from(session).orderBy(session.id);
		const [token] = before.filter(({ id }) => id === theirs.id).map((row) => row.token);
		for (const id of [theirs.id, token ?? "", "", "%", "' or 1=1 --", "x".repeat(10_000)]) {
			expect((await post({ intent: "end-session", session: id })).status).toBe(200);
		}
		expect(await site.services.database.select().from(session).orderBy(session.id)).toEqual(before);
		expect(await isSignedIn(theirs.browser)).toBe(true);
	});
});

/** What a browser has sealed; here nobody opens it. */
const boxOf = (name: string) => Buffer.from(`OFKEPT2\n${name.padEnd(60)}`);

/** A person who has done everything that can be done here. */
async function liveFully(site: TestSite, { person, browser }: Member, name: string) {
	const { database } = site.services;
	const [free, ofPack, read] = [
		await site.addResume({ title: `Free of ${name}` }),
		await site.addResume({ title: `Pack of ${name}` }),
		await site.addResume({ title: `Read by ${name}` }),
	];
	await browser.ask(`/resumes/${free}/open`, { form: {} });
	const packId = await addPaidPack(site, person);
	await browser.ask(`/resumes/${ofPack}/open`, { form: {} });
	await site.addSubscription(person, {
		status: "canceled",
		stripeCustomerId: `cus_test_of_${name}`,
		stripeSubscriptionId: `sub_test_of_${name}`,
	});
	await browser.ask(`/resumes/${read}/open`, { form: {} });
	await browser.ask("/templates/registered-nurse/template.docx");
	await site.services.background.settle();
	await browser.visit("/settings", {
		form: { intent: "set-preference", topic: "marketingEmails", wanted: "no" },
	});
	await database.transaction((transaction) =>
		addSignup(transaction, { email: person.email, source: "blog", now: testNow }),
	);
	const secret = createSecret();
	await addToken(database, {
		tokenHash: hashSecret(secret),
		purpose: "reset-password",
		userId: person.id,
		email: person.email,
		expiresAt: addDays(testNow, 1),
	});
	const device = { deviceHash: hashSecret(createSecret()), firstSeenAt: testNow };
	await database.insert(knownDevices).values({ ...device, userId: person.id, lastSeenAt: testNow });
	await database.insert(account).values({
		id: `google-of-${name}`,
		providerId: "https://accounts.google.com",
		accountId: `subject-of-${name}`,
		userId: person.id,
	});
	await database
		.insert(stripeCustomers)
		.values({ customerId: `cus_test_of_${name}`, userId: person.id });
	await database.insert(checkouts).values({
		sessionId: `cs_test_of_${name}`,
		userId: person.id,
		planId: "resume-pack",
		url: `http://localhost/pay/of-${name}`,
		createdAt: testNow,
		expiresAt: addDays(testNow, 1),
	});
	await database.insert(cancellations).values({
		userId: person.id,
		stripeSubscriptionId: `sub_test_of_${name}`,
		reason: "Too expensive",
		createdAt: testNow,
	});
	await addTicks(database, person.id, ["bullet-verb"], testNow);
	await putSealed(database, person.id, { sealed: boxOf(name), keptAt: testNow }, "");
	await site.addProGrant(person, { reason: `For the owner, of ${name}` });
	await site.addPack(person, { origin: "granted", stripeSessionId: null, expiresAt: testNow });
	const [message] = await database
		.insert(contactMessages)
		.values({
			userId: person.id,
			name,
			email: person.email,
			subject: `Question of ${name}`,
			message: "Does a pack expire?",
			createdAt: testNow,
		})
		.returning({ id: contactMessages.id });
	await database
		.insert(contactReplies)
		.values({ messageId: message?.id ?? "", body: `Answer to ${name}`, sentAt: testNow });
	return { packId, resumes: { free, ofPack, read } };
}

describe("the export", () => {
	test("has everything of the person, in a file that nobody keeps", async () => {
		const { site, app, ada } = await openSettings();
		const joan = await addMember(site, app, { email: "joan@example.com" });
		const { packId, resumes } = await liveFully(site, ada, "ada");
		await liveFully(site, joan, "joan");
		const response = await ada.browser.ask("/settings/export");
		expect(response.status).toBe(200);
		expect(Object.fromEntries(response.headers)).toMatchObject({
			"content-type": "application/json; charset=utf-8",
			"content-disposition": 'attachment; filename="offerfolio-data-2026-06-15.json"',
			"cache-control": "private, no-store",
			"x-content-type-options": "nosniff",
		});
		const text = await response.text();
		const title = (resumeId: string, name: string) => ({ resumeId, title: name });
		expect(JSON.parse(text)).toMatchObject({
			exportedAt: testNow.toISOString(),
			account: {
				id: ada.person.id,
				email,
				emailVerified: true,
				signsInWith: ["password", "https://accounts.google.com"],
			},
			emailPreferences: { marketingEmails: false, productUpdates: true, securityAlerts: true },
			newsletter: { email, source: "blog", status: "pending" },
			sessions: [{ address: "127.0.0.1" }],
			knownDevices: [{ firstSeenAt: testNow.toISOString() }],
			subscriptions: [{ status: "canceled", stripeCustomerId: "cus_test_of_ada" }],
			paymentProviderCustomer: "cus_test_of_ada",
			checkouts: [{ planId: "resume-pack" }],
			orders: [{ amountInCents: 999, currency: "usd", status: "paid" }],
			cancellations: [{ reason: "Too expensive" }],
			templateDownloads: [{ template: "registered-nurse", day: "2026-06-15" }],
			resumePacks: expect.arrayContaining([
				expect.objectContaining({ id: packId, resumesRemaining: 4, origin: "paid" }),
				expect.objectContaining({ resumesRemaining: 5, origin: "granted" }),
			]),
			givenPro: [{ endsAt: addDays(testNow, 10).toISOString(), revokedAt: null }],
			reviewChecklist: [{ check: "bullet-verb", tickedAt: testNow.toISOString() }],
			encryptedComparisons: {
				keptAt: testNow.toISOString(),
				sealed: boxOf("ada").toString("base64"),
			},
			messages: [{ subject: "Question of ada", answers: [{ body: "Answer to ada" }] }],
			spentCredits: [{ purchaseId: packId, ...title(resumes.ofPack, "Pack of ada") }],
			unlockedResumes: expect.arrayContaining([
				expect.objectContaining({ ...title(resumes.free, "Free of ada"), source: "free" }),
				expect.objectContaining({ ...title(resumes.ofPack, "Pack of ada"), source: "pack" }),
			]),
			resumeUses: expect.arrayContaining([
				expect.objectContaining({ ...title(resumes.read, "Read by ada"), form: "reading" }),
			]),
			readingHistory: expect.arrayContaining([
				expect.objectContaining({ ...title(resumes.read, "Read by ada"), source: "subscription" }),
			]),
		});
		expect(text).not.toContain("joan");
		expect(text).not.toContain(joan.person.id);
	});

	test("has no secret in it: nothing that signs in, and nothing that a browser is known by", async () => {
		const { site, ada } = await openSettings();
		await liveFully(site, ada, "ada");
		const text = await (await ada.browser.ask("/settings/export")).text();
		const { database } = site.services;
		const secrets = [
			...(await database.select().from(account)).map((row) => row.password),
			...(await database.select().from(session)).flatMap(({ id, token }) => [id, token]),
			...(await database.select().from(oneTimeTokens)).map((row) => row.tokenHash),
			...(await database.select().from(knownDevices)).map((row) => row.deviceHash),
			...(await database.select().from(freeAllowances)).map((row) => row.mailboxHash),
		].filter((secret) => secret !== null);
		expect(secrets.length).toBeGreaterThanOrEqual(6);
		for (const secret of secrets) expect(text).not.toContain(secret);
		expect(text).not.toMatch(/token|hash|secret/iu);
	});

	test("forgets no table that holds something of a person", async () => {
		const { site } = await openSettings();
		const { rows } = await site.services.database.execute<{ name: string }>(
			sql`select distinct table_name as name from information_schema.columns
				where table_schema = 'public' and column_name = 'user_id'`,
		);
		// Under which name each is in the export says app/data/account/exported-data.test.ts.
		expect(rows.map(({ name }) => name).sort()).toEqual([
			"account",
			"cancellations",
			"checkouts",
			"contact_messages",
			"contributions",
			"email_preferences",
			"helpful_resumes",
			"kept_lines",
			"known_devices",
			"library_visits",
			"line_pages",
			"one_time_tokens",
			"orders",
			"outcomes",
			"passkey",
			"pro_grants",
			"reading_history",
			"receipt_details",
			"resume_uses",
			"review_ticks",
			"saved_searches",
			"sealed_comparisons",
			"session",
			"starred_resumes",
			"stripe_customers",
			"team_members",
			"template_downloads",
			"user_purchases",
			"user_resume_access",
			"user_subscriptions",
		]);
	});

	test("of a person who has done nothing yet is short, and says so", async () => {
		const { ada } = await openSettings();
		expect(await (await ada.browser.ask("/settings/export")).json()).toMatchObject({
			newsletter: null,
			emailPreferences: { marketingEmails: true, productUpdates: true, securityAlerts: true },
			subscriptions: [],
			resumePacks: [],
			readingHistory: [],
		});
	});

	test("leads a visitor to signing in, and never to a person's data by a parameter", async () => {
		const { site, app, ada } = await openSettings();
		const other = await addMember(site, app, { email: "grace@example.com" });
		const ended = "offerfolio.session_token=invented.value";
		for (const cookie of ["", ended]) {
			const answer = await app.ask(`/settings/export?userId=${ada.person.id}`, { cookie });
			expect(answer.status).toBe(302);
			expect(answer.headers.get("Location")).toMatch(/^\/auth\/signin/u);
			expect(await answer.text()).not.toContain(email);
		}
		const theirs = await other.browser.ask(`/settings/export?userId=${ada.person.id}&id=${email}`);
		expect(await theirs.json()).toMatchObject({ account: { email: "grace@example.com" } });
	});

	test("can be had ten times an hour", async () => {
		const { site, app, ada } = await openSettings();
		const other = await addMember(site, app);
		await useUp(site, limits.exportPerPerson, ada.person.id);
		const refused = await ada.browser.ask("/settings/export");
		expect(refused.status).toBe(429);
		expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
		expect(await refused.text()).not.toContain(`"email"`);
		expect((await other.browser.ask("/settings/export")).status).toBe(200);
	});
});

describe("a form of another person's page, without scripts", () => {
	const refused =
		"Nothing was changed: you are signed in to another account now than the one that this page was opened with. Load the page again, and check which account it shows.";

	test("changes nothing of the account that is signed in now, says so and keeps what was typed", async () => {
		const { site, app, ada } = await openSettings();
		const { database } = site.services;
		const grace = await addMember(site, app, { email: "grace@example.com", password });
		const { page } = await ada.browser.visit("/settings");
		const before = await readWhatIsKept(site);
		for (const form of page.one("main").all("form")) {
			if (form.get("action") === "/billing/portal") continue;
			const [intent] = form.all("input", { name: "intent" });
			const visit = await grace.browser.submit(form, {
				...{ email: "new@example.com", currentPassword: password, name: "Phone" },
				...{ password: fresh, confirmPassword: fresh, confirm: "yes" },
			});
			const name = intent?.get("value") ?? "";
			expect([name, visit.page.text.includes(refused)]).toEqual([name, true]);
			if (name !== "change-email") continue;
			const again = formWith(visit.page, { intent: name });
			expect(again.one("input", { name: "email" }).get("value")).toBe("new@example.com");
		}
		expect(await readWhatIsKept(site)).toEqual(before);
		const own = await grace.browser.visit("/settings");
		const gone = await grace.browser.submit(formWith(own.page, { intent: "delete-account" }), {
			...{ currentPassword: password, confirm: "yes" },
		});
		expect(toastOf(gone)).toBe("Your account has been deleted.");
		expect(await database.$count(user)).toBe(1);
	});
});

describe("deleting the account", () => {
	const agreed = { currentPassword: password, confirm: "yes" };

	test("ends everything, keeps what must be kept, and tells what that is", async () => {
		const { site, app, ada, mailbox, fill, canSignIn } = await openSettings();
		const { database } = site.services;
		const grace = await addMember(site, app, { email: "grace@example.com" });
		const { packId } = await liveFully(site, ada, "ada");
		await liveFully(site, grace, "grace");
		const phone = createVisitor(app, { cookie: await app.cookieOf(ada.person) });
		await mailbox.settle();
		const others = async () =>
			[...(await readEveryRow(site))].map(([table, rows]) => [
				table,
				rows.filter((row) => row.includes(grace.person.id) || row.includes("grace")),
			]);
		const before = await others();

		const gone = await fill("delete-account", agreed);
		expect(gone.path).toBe("/");
		expect(toastOf(gone)).toBe("Your account has been deleted.");
		expect(gone.page.one("header").text).toContain("Log in");
		expect([...ada.browser.cookies.keys()].filter((name) => name.includes("session"))).toEqual([]);
		for (const cookie of [
			ada.cookie,
			[...phone.cookies].map((pair) => pair.join("=")).join("; "),
		]) {
			expect((await app.ask("/me", { cookie })).status).toBe(401);
			expect((await app.ask("/settings", { cookie })).status).toBe(302);
		}
		expect(await canSignIn(email, password)).toBe(false);

		const mails = await mailbox.mailsTo(email);
		const [last] = mails;
		expect(mails.map(({ subject }) => subject)).toEqual(["Your Offerfolio account was deleted"]);
		expect(last?.text).toContain("2 payments");
		expect(last?.text).toContain("says that the free resume of your address has been used");
		// The mailbox of the demonstration keeps that mail, as the queue keeps the key of it for a while.
		expect(await tablesWith(site, email)).toEqual(["outbox_mails"]);
		const tables = await tablesWith(site, ada.person.id);
		expect(tables.filter((name) => !name.startsWith("pgboss."))).toEqual(["outbox_mails"]);
		expect(await others()).toEqual(before);

		// What was paid stays, without a user.
		expect(
			await database.select().from(userPurchases).where(eq(userPurchases.id, packId)),
		).toMatchObject([{ userId: null, resumesRemaining: 4, status: "succeeded" }]);
		expect(
			await database
				.select()
				.from(userSubscriptions)
				.where(eq(userSubscriptions.stripeSubscriptionId, "sub_test_of_ada")),
		).toMatchObject([{ userId: null, status: "canceled" }]);
		const order = eq(orders.purchaseId, packId);
		expect(await database.select().from(orders).where(order)).toMatchObject([
			{ userId: null, amountInCents: 999 },
		]);
		const checkout = eq(checkouts.sessionId, "cs_test_of_ada");
		expect(await database.select().from(checkouts).where(checkout)).toEqual([]);
		expect(await findBrokenInvariants(site)).toEqual([]);
	});

	test("says what was kept of a person who has paid and opened nothing", async () => {
		const { mailbox, fill } = await openSettings();
		await fill("delete-account", agreed);
		const mail = await mailbox.newest(email, "deleted");
		expect(mail.text).not.toMatch(/payment|free resume/u);
	});

	test("does not bring the free resume of the mailbox back", async () => {
		const { site, app, ada, fill, mailbox } = await openSettings();
		const [first, second] = [await site.addResume(), await site.addResume()];
		await ada.browser.ask(`/resumes/${first}/open`, { form: {} });
		await fill("delete-account", agreed);
		for (const address of [email, "ada+again@example.com"]) {
			const visitor = createVisitor(app);
			const form = { email: address, password: fresh, confirmPassword: fresh };
			await visitor.visit("/auth/signup", { form });
			const mail = await mailbox.newest(address, "Confirm");
			const code = codeOf(linkIn(mail, "/auth/callback"));
			await visitor.visit("/auth/callback", { form: { code } });
			expect(await (await visitor.ask("/me")).json()).toMatchObject({
				email: address,
				plan: { plan: "free", freeLeft: 0 },
			});
			const script = { form: {}, headers: { Accept: "*/*" } };
			for (const id of [first, second]) {
				expect((await visitor.ask(`/resumes/${id}/open`, script)).status).toBe(403);
			}
		}
		expect(await findBrokenInvariants(site)).toEqual([]);
	});

	test("needs the password and the ticked box; nothing happens without", async () => {
		const { site, ada, fill } = await openSettings();
		await liveFully(site, ada, "ada");
		const before = await readWhatIsKept(site);
		const unticked = "Please tick the box to confirm that you want to delete your account.";
		const table: [Record<string, string>, number, string[]][] = [
			[{ ...agreed, currentPassword: "not-the-password" }, 403, [wrongPassword]],
			[{ currentPassword: password }, 400, [unticked]],
			[{ currentPassword: password, confirm: "on" }, 400, [unticked]],
			[{ currentPassword: password, confirm: "" }, 400, [unticked]],
			[{ currentPassword: "", confirm: "yes" }, 400, ["Please enter your password"]],
			[{}, 400, ["Please enter your password", unticked]],
		];
		for (const [typed, status, sentences] of table) {
			const visit = await fill("delete-account", typed);
			expect(visit.status).toBe(status);
			expect(fieldProblemsOf(visit.page)).toEqual(sentences);
			expect(visit.page.all("details", { open: "" })).toHaveLength(1);
			expect(passwordsIn(visit).every((value) => value === null)).toBe(true);
			expect(visit.html).not.toContain("not-the-password");
		}
		expect(await readWhatIsKept(site)).toEqual(before);
		expect(await isSignedIn(ada.browser)).toBe(true);
	});

	test.each([
		["active", "active", 409],
		["past_due", "past_due", 409],
		["inactive", "unpaid", 409],
		["canceled", "active", 200],
		["ended", "canceled", 200],
		["inactive", "incomplete_expired", 200],
	] as const)("with a subscription that is %s (%s) answers %i", async (status, word, expected) => {
		const { site, ada, mailbox, fill } = await openSettings();
		await site.addSubscription(ada.person, {
			status,
			stripeStatus: word,
			graceUntil: status === "past_due" ? addDays(testNow, 7) : null,
			...(status === "ended" && { currentPeriodEnd: addDays(testNow, -1) }),
		});
		const before = await readWhatIsKept(site);
		const visit = await fill("delete-account", agreed);
		expect(visit.status).toBe(expected);
		if (expected === 409) {
			expect(sayingOf(visit.page)).toContain(
				"You have a running subscription. Cancel it first, so that you are not charged again; then you can delete your account.",
			);
			expect(await readWhatIsKept(site)).toEqual(before);
			expect(await isSignedIn(ada.browser)).toBe(true);
		} else {
			expect(visit.path).toBe("/");
			expect((await mailbox.newest(email, "deleted")).text).toContain("your payment,");
			expect(await site.services.database.select().from(user)).toEqual([]);
		}
	});

	test("of several people who had cancelled leaves their payments without a user, and all is well", async () => {
		const { site, app, fill } = await openSettings();
		for (const _time of [1, 2, 3]) {
			const member = await addMember(site, app, { password });
			await site.addSubscription(member.person, { status: "canceled", stripeStatus: "active" });
			expect((await fill("delete-account", agreed, member.browser)).path).toBe("/");
		}
		const rows = await site.services.database.select().from(userSubscriptions);
		expect(rows.map(({ userId }) => userId)).toEqual([null, null, null]);
		expect(await findBrokenInvariants(site)).toEqual([]);
	});

	test("posted five times at once deletes one account and writes one mail", async () => {
		const { site, app, ada, mailbox } = await openSettings();
		await site.addPack(ada.person);
		const form = { intent: "delete-account", ...agreed };
		const answers = await Promise.all(
			Array.from({ length: 5 }, () => app.ask("/settings", { cookie: ada.cookie, form })),
		);
		expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
		const mails = await mailbox.mailsTo(email);
		expect(mails).toHaveLength(1);
		expect(mails[0]?.text).toContain("your payment,");
		expect(await site.services.database.select().from(user)).toEqual([]);
	});

	test("happens whole or not at all", async () => {
		const { site, ada, mailbox, fill } = await openSettings();
		await liveFully(site, ada, "ada");
		await breakTable(site, "reading_history", "delete");
		const before = await readWhatIsKept(site);
		const visit = await fill("delete-account", agreed);
		expect(visit.status).toBe(500);
		expect(sayingOf(visit.page)).toContain("That did not work. Please try again.");
		expect(visit.html).not.toContain("zinnober");
		expect(await readWhatIsKept(site)).toEqual(before);
		expect(await mailbox.all()).toEqual([]);
		expect(await isSignedIn(ada.browser)).toBe(true);
		expect(await site.services.database.select().from(emailSignups)).toHaveLength(1);
		expect(await site.services.database.select().from(userResumeAccess)).toHaveLength(2);
	});
});

describe("what is posted to the settings", () => {
	const everything: Record<string, Record<string, string>> = {
		"change-email": { email: "new@example.com", currentPassword: password },
		"change-password": { currentPassword: password, password: fresh, confirmPassword: fresh },
		"mail-password-link": {},
		"end-session": { session: "any" },
		"end-other-sessions": {},
		"set-preference": { topic: "marketingEmails", wanted: "no" },
		"unsubscribe-all": {},
		"remove-sealed": {},
		"delete-account": { currentPassword: password, confirm: "yes" },
	};

	test("changes nothing when a visitor has sent it, who is led to signing in", async () => {
		const { site, app } = await openSettings();
		const before = await readWhatIsKept(site);
		for (const [intent, fields] of Object.entries(everything)) {
			const answer = await app.ask("/settings", { form: { intent, ...fields } });
			expect(answer.status).toBe(302);
			expect(answer.headers.get("Location")).toBe("/auth/signin?returnTo=%2F");
		}
		expect(await readWhatIsKept(site)).toEqual(before);
	});

	test("is refused when it asks for what is not there, and nothing changes", async () => {
		const { site, app, ada, post } = await openSettings();
		const before = await readWhatIsKept(site);
		for (const intent of [
			"",
			"make-me-admin",
			"Delete-Account",
			"toString",
			"constructor",
			"__proto__",
			"delete-account ",
		]) {
			const visit = await post({ intent, currentPassword: password, confirm: "yes" });
			expect(`${intent}: ${visit.status}`).toBe(`${intent}: 400`);
			expect(visit.page.one("main").text).toContain("This form could not be read.");
		}
		expect((await post({ topic: "marketingEmails" })).status).toBe(400);
		for (const type of ["application/json", "text/plain", "x/y", "multipart/form-data"]) {
			const answer = await app.ask("/settings", {
				method: "POST",
				cookie: ada.cookie,
				headers: { "Content-Type": type },
			});
			expect(answer.status).toBe(400);
		}
		for (const method of ["PUT", "DELETE", "PATCH"]) {
			expect((await app.ask("/settings", { method, cookie: ada.cookie })).status).toBe(405);
		}
		expect(await readWhatIsKept(site)).toEqual(before);
		expect(site.logged()).not.toContain('"level":"error"');
	});

	test("is about the person who has sent it, whomever it names", async () => {
		const { site, app, ada, post, canSignIn } = await openSettings();
		const other = await addMember(site, app, { email: "grace@example.com" });
		const names = {
			userId: other.person.id,
			id: other.person.id,
			person: other.person.id,
			to: "grace@example.com",
			role: "admin",
			emailVerified: "true",
			name: "<b>Ada</b>",
			stripeCustomerId: "cus_test_chosen",
		};
		for (const [intent, fields] of Object.entries(everything)) {
			if (intent === "delete-account") continue;
			expect((await post({ ...names, intent, ...fields })).status).toBe(200);
		}
		expect(await canSignIn("grace@example.com", other.password)).toBe(true);
		expect(await isSignedIn(other.browser)).toBe(true);
		expect(await canSignIn(email, fresh)).toBe(true);
		const people = await site.services.database.select().from(user).orderBy(user.email);
		expect(people).toMatchObject([
			{ id: ada.person.id, email, name: "" },
			{ id: other.person.id, email: "grace@example.com", name: "" },
		]);
		const { rows } = await site.services.database.execute(
			sql`select user_id as id from email_preferences`,
		);
		expect(rows).toEqual([{ id: ada.person.id }]);
		const gone = await post({
			...names,
			intent: "delete-account",
			currentPassword: fresh,
			confirm: "yes",
		});
		expect(gone.path).toBe("/");
		expect(await isSignedIn(other.browser)).toBe(true);
		expect(await isSignedIn(ada.browser)).toBe(false);
	});

	test("stands in no log, nor in the queue", async () => {
		const { site, ada, post, fill, mailbox } = await openSettings();
		await fill("change-email", { email: "new@example.com", currentPassword: password });
		await fill("change-password", {
			currentPassword: "a-wrong-guess",
			password: fresh,
			confirmPassword: fresh,
		});
		await fill("change-password", {
			currentPassword: password,
			password: fresh,
			confirmPassword: fresh,
		});
		await post({ intent: "delete-account", currentPassword: "a-wrong-guess", confirm: "yes" });
		await mailbox.settle();
		const link = linkIn(await mailbox.newest("new@example.com", "Confirm"), "/auth/callback");
		const kept = [...(await readEveryRow(site))]
			.filter(([table]) => table !== "outbox_mails")
			.flatMap(([, rows]) => rows)
			.join("\n");
		expect(kept).toContain(ada.person.id);
		for (const secret of [password, fresh, "a-wrong-guess", codeOf(link)]) {
			expect(kept).not.toContain(secret);
			expect(site.logged()).not.toContain(secret);
		}
	});
});
