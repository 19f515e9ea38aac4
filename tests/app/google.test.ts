import { eq } from "drizzle-orm";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { account, oauthStates, session, user } from "#app/data/base/schema/accounts.server.ts";
import { limits } from "#app/domain/base/limits.ts";
import { codeOf, toastOf } from "#tests/helpers/accounts.ts";
import { createApp, openApp, origin } from "#tests/helpers/app.ts";
import { readEveryRow, readWhatIsKept } from "#tests/helpers/database-rows.ts";
import { parseHtml } from "#tests/helpers/html.ts";
import { linkIn, openMailbox } from "#tests/helpers/mailbox.ts";
import { addMember, formsWith } from "#tests/helpers/member.ts";
import { startOpenIdProvider } from "#tests/helpers/openid-provider.ts";
import { visitProvider } from "#tests/helpers/openid-provider-browser.ts";
import { createTestSite, findBrokenInvariants, testNow } from "#tests/helpers/site.ts";
import { createVisitor, type Visitor } from "#tests/helpers/visitor.ts";

const email = "kim@example.com";
const kim = { subject: "10769150350006150715", email, emailVerified: true };
const minute = 60_000;

const failed = "Google sign in failed";
const unverified = "Google sign in failed: Google has not verified this email address.";
const unreachable = "Google sign in failed: Google cannot be reached. Please try again.";
const notConfigured =
	"Google sign-in is not set up on this site. Please use your email and password.";

/** A site with a provider of its own, and what people do between the two. */
async function openSite({ publicUrl = origin } = {}) {
	const provider = await startOpenIdProvider({ redirectUris: [`${publicUrl}/auth/callback`] });
	onTestFinished(provider.stop);
	provider.setNext(kim);
	const site = await createTestSite(
		{
			GOOGLE_CLIENT_ID: provider.clientId,
			GOOGLE_CLIENT_SECRET: provider.clientSecret,
			GOOGLE_ISSUER: provider.issuer,
		},
		{ publicUrl },
	);
	await site.services.start();
	const app = await createApp(site);
	const { database } = site.services;

	/** Presses "Continue with Google": the address of the provider that the browser is sent to. */
	async function leave(browser: Visitor, returnTo = "/"): Promise<string> {
		const { page } = await browser.visit(`/auth/signin?${new URLSearchParams({ returnTo })}`);
		const [form] = page.one("main").all("form", { action: "/auth/google" });
		const hidden = form?.one("input", { name: "returnTo" }).get("value") ?? "";
		const response = await browser.ask("/auth/google", { form: { returnTo: hidden } });
		expect(response.status).toBe(302);
		const address = response.headers.get("Location") ?? "";
		expect(new URL(address).origin).toBe(provider.issuer);
		return address;
	}
	/** Goes to the provider and agrees there: the path that it sends the browser back to. */
	async function goThrough(browser: Visitor, returnTo?: string): Promise<string> {
		const { pathname, search } = await visitProvider(await leave(browser, returnTo));
		expect(pathname).toBe("/auth/callback");
		return pathname + search;
	}
	const signIn = async (browser = createVisitor(app), returnTo?: string) =>
		browser.visit(await goThrough(browser, returnTo));
	const signInAs = (identity: typeof kim | { subject: string }) => {
		provider.setNext(identity);
		return signIn();
	};

	return {
		site,
		app,
		provider,
		leave,
		goThrough,
		signIn,
		signInAs,
		people: () => database.select().from(user),
		addresses: async () => (await database.select().from(user)).map((row) => row.email).sort(),
		identities: () => database.select().from(account).orderBy(account.providerId),
		sessions: () => database.select().from(session),
		states: () => database.select().from(oauthStates),
	};
}

const isSignedIn = async (browser: Visitor) => (await browser.ask("/me")).status === 200;
const emailOf = async (browser: Visitor) =>
	((await (await browser.ask("/me")).json()) as { email?: string }).email;

describe("a person who is new here", () => {
	test("has a confirmed account, is signed in and is led to where they were", async () => {
		const { site, app, provider, signIn, people, identities, states } = await openSite();
		const browser = createVisitor(app);
		const visit = await signIn(browser, "/resumes?q=go&company=Google");
		expect(visit.path).toBe("/resumes?q=go&company=Google");
		expect(visit.status).toBe(200);
		expect(toastOf(visit)).toBe("Successfully signed in!");
		expect(await isSignedIn(browser)).toBe(true);
		expect(await people()).toMatchObject([
			{ email, emailVerified: true, name: "", image: null, createdAt: testNow },
		]);
		const [person] = await people();
		expect(await identities()).toMatchObject([
			{ providerId: provider.issuer, accountId: kim.subject, userId: person?.id, password: null },
		]);
		expect(await states()).toEqual([]);
		expect([...browser.cookies.keys()].sort()).toEqual([
			"offerfolio.device",
			"offerfolio.session_token",
		]);
		expect(await findBrokenInvariants(site)).toEqual([]);
	});

	test("can open the free resume at once: the address needs no further proof", async () => {
		const { site, app, signIn } = await openSite();
		const id = await site.addResume();
		const browser = createVisitor(app);
		await signIn(browser);
		const opened = await browser.ask(`/resumes/${id}/open`, { form: {} });
		expect(opened.headers.get("Location")).toBe(`/resumes/${id}/read`);
	});

	test("cannot sign in with a password, until they have chosen one by mail", async () => {
		const { site, app, signIn, people } = await openSite();
		const browser = createVisitor(app);
		await signIn(browser);
		const guess = (password: string) =>
			createVisitor(app).visit("/auth/signin", { form: { email, password } });
		for (const password of ["", "null", "undefined", kim.subject]) {
			expect((await guess(password)).status).toBeGreaterThanOrEqual(400);
		}
		const settings = await browser.visit("/settings");
		expect(settings.page.one("section", { id: "password" }).text).toContain(
			"You can also sign in with Google. Your account has no password.",
		);
		const [form] = formsWith(settings.page, { intent: "mail-password-link" });
		if (!form) throw new Error("Nothing offers to set a password");
		expect(toastOf(await browser.submit(form))).toBe(
			"Password reset email sent! Check your inbox.",
		);
		const mail = await openMailbox(site).newest(email, "password");
		const phone = createVisitor(app);
		const code = codeOf(linkIn(mail, "/auth/reset-password"));
		await phone.visit("/auth/reset-password", { form: { code } });
		const chosen = await phone.visit("/auth/reset-password", {
			form: { password: "a-first-password", confirmPassword: "a-first-password" },
		});
		expect(chosen.path).toBe("/settings");
		expect((await guess("a-first-password")).status).toBe(200);
		await signIn(createVisitor(app));
		expect(await people()).toHaveLength(1);
	});
});

describe("a person who comes back", () => {
	test("is the same person, also after their address at Google has changed", async () => {
		const { app, provider, signIn, signInAs, addresses, people, identities } = await openSite();
		await signIn();
		const before = [await people(), await identities()];
		for (const identity of [
			kim,
			{ ...kim, email: "kim.now@example.com" },
			{ ...kim, emailVerified: false },
			{ subject: kim.subject },
		]) {
			provider.setNext(identity);
			const browser = createVisitor(app);
			expect(toastOf(await signIn(browser))).toBe("Successfully signed in!");
			expect(await emailOf(browser)).toBe(email);
		}
		expect([await people(), await identities()]).toEqual(before);
		// That address now belongs to someone else.
		await signInAs({ ...kim, subject: "2", email: "kim.now@example.com" });
		expect(await addresses()).toEqual(["kim.now@example.com", email]);
	});

	test("is the same person after their address here has changed", async () => {
		const { site, app, signIn, signInAs, addresses } = await openSite();
		await signIn();
		await site.services.database.update(user).set({ email: "moved@example.com" });
		const browser = createVisitor(app);
		await signIn(browser);
		expect(await emailOf(browser)).toBe("moved@example.com");
		// The old address is free for another subject, who is not let into this account.
		await signInAs({ ...kim, subject: "2" });
		expect(await addresses()).toEqual([email, "moved@example.com"]);
	});

	test("is known by the issuer too: the same subject of another one is another person", async () => {
		const { site, signIn, people } = await openSite();
		const other = await site.addPerson();
		await site.services.database.insert(account).values({
			id: "1",
			providerId: "https://accounts.elsewhere.example",
			accountId: kim.subject,
			userId: other.id,
		});
		await signIn();
		expect(await people()).toHaveLength(2);
	});

	test("gets a mail when it is from a browser that has never signed them in", async () => {
		const { site, app, signIn } = await openSite();
		const mailbox = openMailbox(site);
		const browser = createVisitor(app);
		await signIn(browser);
		await signIn(browser);
		expect(await mailbox.subjectsTo(email)).toEqual([]);
		await signIn(createVisitor(app));
		expect(await mailbox.subjectsTo(email)).toEqual(["New sign-in to your Offerfolio account"]);
	});
});

describe("an address that has an account", () => {
	test.each([[email], [" Kim@Example.COM "]])(
		"with a password, confirmed: both ways lead to it (%j)",
		async (atGoogle) => {
			const { site, app, provider, signIn, people, identities } = await openSite();
			const { person, password } = await addMember(site, app, { email });
			provider.setNext({ ...kim, email: atGoogle });
			const browser = createVisitor(app);
			await signIn(browser);
			expect(await emailOf(browser)).toBe(email);
			expect((await people()).map(({ id }) => id)).toEqual([person.id]);
			expect(await identities()).toMatchObject([
				{ providerId: "credential", userId: person.id },
				{ providerId: provider.issuer, accountId: kim.subject, userId: person.id },
			]);
			const byPassword = createVisitor(app);
			await byPassword.visit("/auth/signin", { form: { email, password } });
			expect(await emailOf(byPassword)).toBe(email);
			const again = createVisitor(app);
			await signIn(again);
			expect(await emailOf(again)).toBe(email);
			expect(await identities()).toHaveLength(2);
			const settings = await again.visit("/settings");
			const section = settings.page.one("section", { id: "password" });
			expect(section.text).toContain("You can also sign in with Google.");
			expect(formsWith(section, { intent: "change-password" })).toHaveLength(1);
			expect(await findBrokenInvariants(site)).toEqual([]);
		},
	);

	test("that nobody has confirmed is refused: a stranger who signed up with it gets nothing", async () => {
		const { site, app, signIn } = await openSite();
		const stranger = createVisitor(app);
		const password = "the-strangers-password";
		await stranger.visit("/auth/signup", { form: { email, password, confirmPassword: password } });
		await openMailbox(site).settle();
		const before = await readWhatIsKept(site);
		for (const _time of [1, 2]) {
			const owner = createVisitor(app);
			const refused = await signIn(owner, "/library");
			expect(refused.path).toBe("/auth/signin?returnTo=%2Flibrary");
			expect(toastOf(refused)).toContain(
				"Google sign in failed: this address has an account that is not confirmed yet.",
			);
			expect(await isSignedIn(owner)).toBe(false);
		}
		expect(await readWhatIsKept(site)).toEqual(before);
		const guess = async () => {
			const { status } = await stranger.visit("/auth/signin", { form: { email, password } });
			return [status, await isSignedIn(stranger)];
		};
		expect(await guess()).toEqual([403, false]);

		// The owner takes the account over by mail; then Google leads to it, and the stranger is out.
		const owner = createVisitor(app);
		await owner.visit("/auth/forgot-password", { form: { email } });
		const mail = await openMailbox(site).newest(email, "password");
		const code = codeOf(linkIn(mail, "/auth/reset-password"));
		await owner.visit("/auth/reset-password", { form: { code } });
		await owner.visit("/auth/reset-password", {
			form: { password: "the-owners-own", confirmPassword: "the-owners-own" },
		});
		const byGoogle = createVisitor(app);
		expect(toastOf(await signIn(byGoogle))).toBe("Successfully signed in!");
		expect(await emailOf(byGoogle)).toBe(email);
		expect(await guess()).toEqual([401, false]);
		expect(await findBrokenInvariants(site)).toEqual([]);
	});
});

describe("an identity without a confirmed address", () => {
	test.each([
		["false", { ...kim, emailVerified: false }],
		["a string that says true", { ...kim, emailVerified: "true" }],
		["a string that says false", { ...kim, emailVerified: "false" }],
		["missing", { subject: kim.subject, email }],
		["true, and the address is missing", { subject: kim.subject, emailVerified: true }],
		["true, and the address is empty", { ...kim, email: "" }],
		["true of what is no address", { ...kim, email: "kim" }],
		["true of two addresses", { ...kim, email: "kim@example.com,ada@example.com" }],
		["true of a look-alike", { ...kim, email: "k\u0456m@example.com" }],
	])("is refused, and nothing is written: email_verified is %s", async (_name, identity) => {
		const { site, app, provider, signIn } = await openSite();
		const { person } = await addMember(site, app, { email });
		const before = await readWhatIsKept(site);
		provider.setNext(identity as typeof kim);
		const browser = createVisitor(app);
		const refused = await signIn(browser, "/library");
		expect(refused.path).toBe("/auth/signin?returnTo=%2Flibrary");
		expect(toastOf(refused)).toBe(unverified);
		expect(await isSignedIn(browser)).toBe(false);
		expect(await readWhatIsKept(site)).toEqual(before);
		expect(before.user).toHaveLength(1);
		expect(before.user?.[0]).toContain(person.id);
	});
});

describe("the way through Google", () => {
	test("can be cancelled there; the next time it works", async () => {
		const { site, app, provider, signIn } = await openSite();
		const before = await readWhatIsKept(site);
		provider.cancelNext();
		const browser = createVisitor(app);
		const cancelled = await signIn(browser, "/library");
		expect(cancelled.path).toBe("/auth/signin?returnTo=%2Flibrary");
		expect(toastOf(cancelled)).toBe("Google sign in failed: it was canceled.");
		expect(await isSignedIn(browser)).toBe(false);
		expect(await readWhatIsKept(site)).toEqual(before);
		expect(site.logged()).not.toContain('"level":"error"');
		expect((await signIn(browser, "/library")).path).toBe("/library");
	});

	test("is closed to another browser, with its own cookie and without one", async () => {
		const { site, app, goThrough, leave, states } = await openSite();
		const [owner, other, victim] = [1, 2, 3].map(() => createVisitor(app));
		if (!owner || !other || !victim) throw new Error("Three browsers");
		const callback = await goThrough(owner);
		await leave(other);
		const before = await readWhatIsKept(site);
		for (const browser of [other, victim]) {
			const visit = await browser.visit(callback);
			expect(visit.path).toBe("/auth/signin");
			expect(toastOf(visit)).toBe(failed);
			expect(await isSignedIn(browser)).toBe(false);
		}
		expect(await readWhatIsKept(site)).toEqual(before);
		expect(await states()).toHaveLength(2);
		// It was not used up by them.
		expect(toastOf(await owner.visit(callback))).toBe("Successfully signed in!");
		expect(await states()).toHaveLength(1);
	});

	test("is closed to a state that was invented, changed or taken from another sign-in", async () => {
		const { site, app, goThrough } = await openSite();
		const browser = createVisitor(app);
		const callback = new URL(await goThrough(browser), origin);
		const cookie = browser.cookies.get("offerfolio.google") ?? "";
		const before = await readWhatIsKept(site);
		const state = callback.searchParams.get("state") ?? "";
		for (const wrong of ["", "x", `${state}x`, state.slice(1), state.toUpperCase(), cookie]) {
			const changed = new URL(callback);
			changed.searchParams.set("state", wrong);
			const trying = createVisitor(app, { cookie: `offerfolio.google=${cookie}` });
			const visit = await trying.visit(changed.pathname + changed.search);
			expect(visit.path).toBe("/auth/signin");
			expect(toastOf(visit)).toBe(failed);
		}
		expect(await readWhatIsKept(site)).toEqual(before);
		expect(site.logged()).not.toContain('"level":"error"');
	});

	test("is closed to a code of another sign-in, and to one without a code", async () => {
		const { site, app, goThrough } = await openSite();
		const before = await readWhatIsKept(site);
		for (const change of [
			(query: URLSearchParams, other: URLSearchParams) =>
				query.set("code", other.get("code") ?? ""),
			(query: URLSearchParams) => query.set("code", "invented"),
			(query: URLSearchParams) => query.delete("code"),
			(query: URLSearchParams) => query.set("iss", "https://accounts.elsewhere.example"),
			(query: URLSearchParams) => query.append("error", "server_error"),
		]) {
			const [browser, stranger] = [createVisitor(app), createVisitor(app)];
			const callback = new URL(await goThrough(browser), origin);
			const foreign = new URL(await goThrough(stranger), origin);
			change(callback.searchParams, foreign.searchParams);
			const visit = await browser.visit(callback.pathname + callback.search);
			expect(visit.path).toBe("/auth/signin?returnTo=%2Flibrary");
			expect(toastOf(visit)).toContain(failed);
			expect(await isSignedIn(browser)).toBe(false);
		}
		expect(await readWhatIsKept(site)).toEqual(before);
	});

	test("is closed to a token that the provider has not signed", async () => {
		const { site, app, provider, signIn } = await openSite();
		const before = await readWhatIsKept(site);
		for (const forgery of [
			{ byStranger: true },
			{ claims: { aud: "another-site" } },
			{ claims: { iss: "https://accounts.elsewhere.example" } },
			{ claims: { nonce: "of-another-browser" } },
			{ claims: { exp: 1 } },
		]) {
			provider.forgeNext(forgery);
			const visit = await signIn(createVisitor(app));
			expect(`${JSON.stringify(forgery)}: ${toastOf(visit)}`).toBe(
				`${JSON.stringify(forgery)}: ${failed}`,
			);
		}
		expect(await readWhatIsKept(site)).toEqual(before);
	});

	test("can be gone once: of twenty at the same time one signs in", async () => {
		const { app, goThrough, sessions, people } = await openSite();
		const browser = createVisitor(app);
		const callback = await goThrough(browser);
		const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
		const answers = await Promise.all(
			Array.from({ length: 20 }, () => app.ask(callback, { cookie })),
		);
		expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(302));
		const signedIn = answers.filter(({ headers }) =>
			headers.getSetCookie().some((line) => /session_token=[^;]/u.test(line)),
		);
		expect(signedIn).toHaveLength(1);
		expect(signedIn[0]?.headers.get("Location")).toBe("/library");
		expect(await sessions()).toHaveLength(1);
		expect(await people()).toHaveLength(1);
		const again = createVisitor(app, { cookie });
		expect(toastOf(await again.visit(callback))).toBe(failed);
	});

	test("is open for ten minutes", async () => {
		const { site, app, goThrough, states, sessions } = await openSite();
		const [inTime, late] = [createVisitor(app), createVisitor(app)];
		const [first, second] = [await goThrough(inTime), await goThrough(late)];
		site.setNow(new Date(testNow.getTime() + 10 * minute - 1));
		expect(toastOf(await inTime.visit(first))).toBe("Successfully signed in!");
		site.setNow(new Date(testNow.getTime() + 10 * minute));
		expect(toastOf(await late.visit(second))).toBe(failed);
		expect(await isSignedIn(late)).toBe(false);
		expect(await sessions()).toHaveLength(1);
		// The next visitor who leaves for Google removes the states of those who never came back.
		site.setNow(new Date(testNow.getTime() + 11 * minute));
		await goThrough(createVisitor(app));
		expect(await states()).toMatchObject([
			{ expiresAt: new Date(testNow.getTime() + 21 * minute) },
		]);
	});

	test("of two who arrive at the same time with one identity leads to one account", async () => {
		const { site, app, provider, goThrough, people, identities, sessions } = await openSite();
		for (const round of [1, 2, 3, 4, 5]) {
			provider.setNext({ ...kim, subject: String(round), email: `kim${round}@example.com` });
			const browsers = [1, 2, 3, 4].map(() => createVisitor(app));
			const callbacks: string[] = [];
			for (const browser of browsers) callbacks.push(await goThrough(browser));
			const visits = await Promise.all(
				browsers.map((browser, index) => browser.visit(callbacks[index] ?? "")),
			);
			expect(visits.map(toastOf)).toEqual(Array(4).fill("Successfully signed in!"));
			expect(await people()).toHaveLength(round);
			expect(await identities()).toHaveLength(round);
			expect(await sessions()).toHaveLength(4 * round);
		}
		expect(await findBrokenInvariants(site)).toEqual([]);
	});

	test("of two who arrive at the same time with one address leads to one account", async () => {
		const { site, app, provider, goThrough, people, identities } = await openSite();
		const browsers = [createVisitor(app), createVisitor(app)];
		const callbacks: string[] = [];
		for (const [index, browser] of browsers.entries()) {
			provider.setNext({ ...kim, subject: String(index) });
			callbacks.push(await goThrough(browser));
		}
		const visits = await Promise.all(
			browsers.map((browser, index) => browser.visit(callbacks[index] ?? "")),
		);
		expect(visits.map(toastOf)).toEqual(Array(2).fill("Successfully signed in!"));
		expect(await people()).toHaveLength(1);
		expect(await identities()).toHaveLength(2);
		expect(await findBrokenInvariants(site)).toEqual([]);
	});

	test("never leads to another site", async () => {
		const { app, states } = await openSite();
		for (const returnTo of [
			"https://evil.example",
			"//evil.example",
			"/\\evil.example",
			"/\t/evil.example",
			"/.//evil.example",
			"javascript:alert(1)",
			`/${"x".repeat(5_000)}`,
			"",
		]) {
			const browser = createVisitor(app);
			const left = await browser.ask("/auth/google", { form: { returnTo } });
			const { pathname, search } = await visitProvider(left.headers.get("Location") ?? "");
			const back = await browser.ask(pathname + search);
			expect(`${returnTo}: ${back.headers.get("Location")}`).toBe(`${returnTo}: /library`);
			expect(await isSignedIn(browser)).toBe(true);
		}
		expect(await states()).toEqual([]);
	});

	test("never begins with a look at its address", async () => {
		const { app, provider, states } = await openSite();
		const looked = await app.ask("/auth/google");
		expect(looked.headers.get("Location")).toBe("/auth/signin");
		expect(await states()).toEqual([]);
		expect(provider.requests).toEqual([]);
	});

	test("is closed for a while to a network that has tried too often", async () => {
		const { site, app, provider, states } = await openSite();
		for (let used = 0; used < limits.googlePerNetwork.attempts; used++) {
			expect(await site.services.limits.consume(limits.googlePerNetwork, "127.0.0.1")).toBeNull();
		}
		const visit = await createVisitor(app).visit("/auth/google", {
			form: { returnTo: "/library" },
		});
		expect(visit.path).toBe("/auth/signin?returnTo=%2Flibrary");
		expect(toastOf(visit)).toBe("Too many attempts. Try again in 10 minutes.");
		expect(await states()).toEqual([]);
		expect(provider.requests).toEqual([]);
		const elsewhere = createVisitor(app, { clientAddress: "203.0.113.7" });
		const left = await elsewhere.ask("/auth/google", { form: { returnTo: "/" } });
		expect(left.headers.get("Location")).toContain(provider.issuer);
	});
});

describe("when Google cannot be reached", () => {
	test("nobody is sent there, and the page says so", async () => {
		const { site, app, provider, states } = await openSite();
		await provider.stop();
		const browser = createVisitor(app);
		const visit = await browser.visit("/auth/google", { form: { returnTo: "/library" } });
		expect(visit.path).toBe("/auth/signin?returnTo=%2Flibrary");
		expect(visit.status).toBe(200);
		expect(toastOf(visit)).toBe(unreachable);
		const foreign = { returnTo: "//evil.example" };
		expect((await browser.visit("/auth/google", { form: foreign })).path).toBe(
			"/auth/signin?returnTo=%2F",
		);
		expect(await states()).toEqual([]);
		expect(browser.cookies.has("offerfolio.google")).toBe(false);
		expect(site.logged()).toContain("Google sign-in failed");
		expect(site.logged()).not.toContain('"level":"error"');
	});

	test("a person who was there already comes back to the sign-in page", async () => {
		const { site, app, provider, goThrough } = await openSite();
		const browser = createVisitor(app);
		const callback = await goThrough(browser);
		const before = await readWhatIsKept(site);
		await provider.stop();
		const visit = await browser.visit(callback);
		expect(visit.path).toBe("/auth/signin?returnTo=%2Flibrary");
		expect(toastOf(visit)).toBe(unreachable);
		expect(await readWhatIsKept(site)).toEqual(before);
	});

	test("a fault of ours on the way back is told without its inside", async () => {
		const { site, app, goThrough } = await openSite();
		const browser = createVisitor(app);
		const callback = await goThrough(browser);
		await site.services.pool.query("alter table account rename to broken");
		const visit = await browser.visit(callback);
		expect(visit.path).toBe("/auth/signin?returnTo=%2Flibrary");
		expect(toastOf(visit)).toBe("An unexpected error occurred during Google sign in");
		expect(visit.html).not.toMatch(/relation|broken/u);
		expect(site.logged()).toContain('"level":"error"');
	});
});

describe("a site without Google", () => {
	test("says nothing of it where people sign in", async () => {
		const app = await createApp(await createTestSite());
		for (const path of ["/auth/signin", "/auth/signup"]) {
			const page = parseHtml(await (await app.ask(path)).text());
			expect(page.one("main").all("form", { action: "/auth/google" })).toEqual([]);
			expect(page.one("main").text).not.toContain("Google");
		}
	});

	test("says so to a person who presses it nevertheless, and to an answer that nobody asked for", async () => {
		const { site, app } = await openApp();
		const pressed = await createVisitor(app).visit("/auth/google", {
			form: { returnTo: "/library" },
		});
		expect(pressed.path).toBe("/auth/signin?returnTo=%2Flibrary");
		expect(toastOf(pressed)).toBe(notConfigured);
		const answered = await createVisitor(app, {
			cookie: `offerfolio.google=${"x".repeat(43)}`,
		}).visit("/auth/callback?state=x&code=y");
		expect(answered.path).toBe("/auth/signin");
		expect(toastOf(answered)).toBe(failed);
		expect(site.logged()).not.toContain('"level":"error"');
	});

	test("offers it where it is set up", async () => {
		const { app } = await openSite();
		const page = parseHtml(await (await app.ask("/auth/signin")).text());
		const button = page.one("main").one("form", { action: "/auth/google" }).one("button");
		expect([button.text, button.attributes.has("disabled")]).toEqual([
			"Continue with Google",
			false,
		]);
	});
});

describe("secrets", () => {
	test("of the provider and of the browser stand in no table and in no log", async () => {
		const { site, app, provider, leave } = await openSite();
		const answers: Record<string, unknown>[] = [];
		const realFetch = globalThis.fetch;
		vi.spyOn(globalThis, "fetch").mockImplementation(async (...request) => {
			const response = await realFetch(...request);
			if (String(request[0]).endsWith("/token")) answers.push(await response.clone().json());
			return response;
		});
		const browser = createVisitor(app);
		const left = await leave(browser);
		const secret = browser.cookies.get("offerfolio.google") ?? "";
		const callback = await visitProvider(left);
		const onTheWay = [...(await readEveryRow(site)).values()].flat().join("\n");
		await browser.visit(callback.pathname + callback.search);
		expect(await isSignedIn(browser)).toBe(true);
		// What goes wrong is logged; it must not carry them either.
		provider.forgeNext({ byStranger: true });
		const other = createVisitor(app);
		const forged = await visitProvider(await leave(other));
		await other.visit(forged.pathname + forged.search);
		expect(site.logged()).toContain("Google sign-in failed");

		expect(answers).toHaveLength(2);
		const query = (url: URL, name: string) => url.searchParams.get(name) ?? "";
		const secrets = [
			secret,
			query(callback, "state"),
			query(callback, "code"),
			query(forged, "code"),
			...answers.flatMap(({ id_token, access_token }) => [String(id_token), String(access_token)]),
			provider.clientSecret,
		];
		const kept = [...(await readEveryRow(site)).values()].flat().join("\n");
		expect(kept).toContain(kim.subject);
		for (const text of secrets) {
			expect(text.length).toBeGreaterThan(20);
			for (const place of [kept, onTheWay, site.logged()]) expect(place).not.toContain(text);
		}
		const [identity] = await site.services.database
			.select()
			.from(account)
			.where(eq(account.providerId, provider.issuer));
		expect(identity).toMatchObject({
			accessToken: null,
			refreshToken: null,
			idToken: null,
			scope: null,
		});
	});

	test("travel in a cookie that only the way back gets, and that is gone afterwards", async () => {
		const { app } = await openSite({ publicUrl: "https://offers.example" });
		const browser = createVisitor(app);
		const left = await browser.ask("/auth/google", { form: { returnTo: "/" } });
		const [cookie] = left.headers.getSetCookie();
		expect(cookie).toMatch(
			/^offerfolio\.google=[\w-]{43}; Max-Age=600; Path=\/auth; HttpOnly; SameSite=Lax; Secure$/u,
		);
		expect(left.headers.get("Cache-Control")).toBe("private, no-store");
		const address = new URL(left.headers.get("Location") ?? "");
		expect(address.searchParams.get("redirect_uri")).toBe("https://offers.example/auth/callback");
		expect(address.href).not.toContain(browser.cookies.get("offerfolio.google"));
		const { pathname, search } = await visitProvider(address.href);
		const back = await browser.ask(pathname + search);
		expect(back.headers.get("Location")).toBe("/library");
		expect(back.headers.get("Cache-Control")).toBe("private, no-store");
		expect(back.headers.getSetCookie().find((line) => line.includes(".google="))).toMatch(
			/^offerfolio\.google=; Max-Age=0; Path=\/auth;/u,
		);
	});
});
