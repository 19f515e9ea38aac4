import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { session } from "#app/data/base/schema/accounts.server.ts";
import {
	asScript,
	cookiesOf,
	email,
	formOf,
	openAccounts,
	pageOf,
	password,
	sayingOf,
	sessionCookieOf,
	toastOf,
} from "#tests/helpers/accounts.ts";
import { origin } from "#tests/helpers/app.ts";
import { parseHtml } from "#tests/helpers/html.ts";
import { testNow } from "#tests/helpers/site.ts";
import { createVisitor } from "#tests/helpers/visitor.ts";

const day = 86_400_000;
const checkEmail =
	"Please check your email and click the confirmation link to complete your registration.";
const wrongCredentials = "That email and password do not match an account.";

describe("signing in", () => {
	test("starts a session of its own each time, in a cookie that no script reads", async () => {
		const { site, signIn, addMember } = await openAccounts();
		await addMember();
		const fixed = "offerfolio.session_token=chosen-by-a-stranger.x";
		const [first, second] = [await signIn(), await signIn(email, password, { cookie: fixed })];
		const cookies = [first, second].map((answer) => sessionCookieOf(answer) ?? "");
		for (const cookie of cookies) {
			expect(cookie).toMatch(/^offerfolio\.session_token=/u);
			expect(cookie).toMatch(/; HttpOnly/u);
			expect(cookie).toMatch(/; SameSite=Lax/u);
			expect(cookie).toMatch(/; Path=\//u);
			expect(Number(/Max-Age=(\d+)/u.exec(cookie)?.[1])).toBe(30 * 86_400);
			expect(cookie).not.toMatch(/Domain=|Secure/u);
		}
		const tokens = (await site.services.database.select().from(session)).map(({ token }) => token);
		expect(new Set(tokens).size).toBe(2);
		for (const token of tokens) expect(token.length).toBeGreaterThanOrEqual(32);
		expect(tokens).not.toContain("chosen-by-a-stranger");
	});

	test("over https keeps the session in a Secure cookie with the prefix that demands it", async () => {
		const { app, signIn, addMember } = await openAccounts({ publicUrl: "https://offers.example" });
		await addMember();
		const cookie = sessionCookieOf(await signIn()) ?? "";
		expect(cookie).toMatch(/^__Secure-offerfolio\.session_token=/u);
		expect(cookie).toMatch(/; Secure/u);
		expect(cookie).toMatch(/; HttpOnly/u);
		expect(cookie).toMatch(/; SameSite=Lax/u);
		const visitor = createVisitor(app, { cookie: cookie.split(";")[0] ?? "" });
		expect((await visitor.ask("/me")).status).toBe(200);
	});

	test("with an unconfirmed address says what to do, to those only who know the password", async () => {
		const { signUp, signIn } = await openAccounts();
		await signUp();
		const right = await signIn();
		expect(right.status).toBe(403);
		const page = await pageOf(right);
		expect(sayingOf(page)).toContain(checkEmail);
		expect(sayingOf(page)).toContain("Resend confirmation email");
		const wrong = await signIn(email, "not-the-password");
		expect(wrong.status).toBe(401);
		expect(sayingOf(await pageOf(wrong))).toBe(wrongCredentials);
		expect(sessionCookieOf(right)).toBeUndefined();
	});

	test("asks for what is missing, keeps the address, and never sends a password back", async () => {
		const { ask, addMember, signIn } = await openAccounts();
		await addMember();
		const empty = await ask("/auth/signin", { form: { email: "", password: "" } });
		expect(empty.status).toBe(400);
		const page = await pageOf(empty);
		expect(page.one("main").text).toContain("Please enter your email address");
		expect(page.one("main").text).toContain("Please enter your password");
		const wrong = await signIn(email, "not-the-password");
		const html = await wrong.text();
		expect(parseHtml(html).one("input", { name: "email" }).get("value")).toBe(email);
		expect(html).not.toContain("not-the-password");
		for (const length of [129, 1_000_000]) {
			const long = await signIn(email, "x".repeat(length));
			expect(long.status).toBe(400);
			expect((await pageOf(long)).one("main").text).toContain(wrongCredentials);
		}
	});

	test("leads back to where the person was, and never to another site", async () => {
		const { ask, addMember, signIn, site } = await openAccounts();
		await addMember();
		const cookie = cookiesOf(await signIn());
		const good = ["/library", "/resumes?q=go&company=Google", "/resumes/1#x"];
		for (const returnTo of good) {
			expect((await signIn(email, password, { form: { returnTo } })).headers.get("Location")).toBe(
				returnTo,
			);
			await site.services.database.execute(sql`delete from rate_limits`);
		}
		const evil = [
			"https://evil.example",
			"//evil.example",
			"///evil.example",
			"/\\evil.example",
			"\\\\evil.example",
			"/\t/evil.example",
			"/\n//evil.example",
			" //evil.example",
			"/.//evil.example",
			"/resumes/..//evil.example",
			"javascript:alert(1)",
			"http:evil.example",
			"evil.example",
			"/%0d%0aLocation:%20https://evil.example\r\n",
			"x".repeat(5_000),
		];
		for (const returnTo of evil) {
			const answers = [
				await ask(`/auth/signin?${new URLSearchParams({ returnTo })}`, { cookie }),
				await ask(`/auth/signup?${new URLSearchParams({ returnTo })}`, { cookie }),
				await ask("/auth/resend", { form: { email, returnTo } }),
				await ask("/auth/google", { form: { returnTo } }),
				// Checking a password takes its time; that a foreign way back is none is one rule.
				...(returnTo.includes("/e") ? [await signIn(email, password, { form: { returnTo } })] : []),
			];
			await site.services.database.execute(sql`delete from rate_limits`);
			for (const { status, headers } of answers) {
				const location = headers.get("Location") ?? "";
				const name = JSON.stringify(returnTo);
				expect(`${name}: ${status}`).toBe(`${name}: 302`);
				expect(`${name}: ${new URL(location, origin).origin}`).toBe(`${name}: ${origin}`);
				expect(location).toMatch(/^\/(?![/\\])/u);
			}
			const page = await pageOf(await ask(`/auth/signin?${new URLSearchParams({ returnTo })}`));
			for (const link of page.all("a")) {
				expect(link.get("href")).toMatch(/^(?:\/(?![/\\])|#|mailto:)/u);
			}
			const hidden = page.one("main").all("input", { name: "returnTo" });
			expect(hidden.length).toBeGreaterThan(0);
			for (const field of hidden) expect(field.get("value")).toMatch(/^\/(?![/\\])/u);
		}
	});

	test("keeps where the person was after an error, on each of the three pages", async () => {
		const { app, addMember } = await openAccounts();
		await addMember();
		const place = "/checkout/pro-monthly";
		const search = `?${new URLSearchParams({ returnTo: place })}`;
		const heading = (await createVisitor(app).visit(`/auth/signup${search}`)).page.one("h1").text;
		for (const [page, typed] of [
			["signin", { email, password: "not-the-password" }],
			["signin", { email: "", password: "" }],
			["signup", { email: "grace@example.com", password, confirmPassword: "another" }],
			["signup", { email: "grace@example.com", password, confirmPassword: password }],
			["forgot-password", { email: "no address" }],
		] as const) {
			const visitor = createVisitor(app);
			const form = formOf(await visitor.visit(`/auth/${page}${search}`));
			const answered = await visitor.submit(form, typed);
			const main = answered.page.one("main");
			const kept = main.all("input", { name: "returnTo" }).map((field) => field.get("value"));
			expect([page, ...new Set(kept)]).toEqual([page, place]);
			expect(main.one("h1").text === heading).toBe(page === "signup");
			const links = main.all("a").map((link) => link.get("href") ?? "");
			for (const link of links.filter((to) => to.startsWith("/auth/"))) {
				expect(link).toContain(search);
			}
		}
	});

	test("of a link that was asked for with a foreign way back leads to their library", async () => {
		const { signUp, confirm, linkTo } = await openAccounts();
		await signUp(email, password, { form: { returnTo: "//evil.example/x" } });
		expect((await confirm(await linkTo(email))).headers.get("Location")).toBe("/library");
	});

	test("in the dialog is answered as data, with the session and without a redirect", async () => {
		const { addMember, ask } = await openAccounts();
		await addMember();
		const response = await ask("/auth/signin.data", {
			form: { email, password, from: "dialog" },
			headers: asScript,
		});
		expect(response.status).toBe(200);
		expect(sessionCookieOf(response)).toBeDefined();
		expect(await response.text()).not.toMatch(/session_token|redirect/u);
	});
});

describe("a session", () => {
	test("ends on the server when its person signs out, and no other with it", async () => {
		const { app, ask, addMember } = await openAccounts();
		await addMember();
		const [one, other] = [createVisitor(app), createVisitor(app)];
		for (const visitor of [one, other]) {
			await visitor.submit(formOf(await visitor.visit("/auth/signin")), { email, password });
			expect((await visitor.ask("/me")).status).toBe(200);
		}
		const stolen = [...one.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
		// Looking at the address does nothing: it may stand in a picture on another site.
		expect((await one.ask("/auth/signout")).headers.get("Location")).toBe("/");
		expect((await one.ask("/me")).status).toBe(200);
		const home = await one.visit("/");
		const left = await one.submit(home.page.one("form", { action: "/auth/signout" }));
		expect(left.path).toBe("/");
		expect(toastOf(left)).toBe("Successfully signed out!");
		expect(left.page.one("header").text).toContain("Log in");
		expect(left.page.one("header").text).not.toContain(email);
		// The browser is still known, so that its owner is not told of it again.
		expect([...one.cookies.keys()]).toEqual(["offerfolio.device"]);
		expect((await ask("/me", { cookie: stolen })).status).toBe(401);
		expect((await other.ask("/me")).status).toBe(200);
		const again = await ask("/auth/signout", { form: {}, headers: { Accept: "*/*" } });
		expect(await again.json()).toMatchObject({ success: true });
	});

	test("ends on the server when its browser signs in again, and no other with it", async () => {
		const { app, ask, signIn, addMember } = await openAccounts();
		await addMember();
		const [one, other] = [createVisitor(app), createVisitor(app)];
		for (const visitor of [one, other]) {
			await visitor.visit("/auth/signin", { form: { email, password } });
		}
		const before = [...one.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
		const after = sessionCookieOf(await signIn(email, password, { cookie: before })) ?? "";
		expect((await ask("/me", { cookie: before })).status).toBe(401);
		expect((await ask("/me", { cookie: after.split(";")[0] })).status).toBe(200);
		expect((await other.ask("/me")).status).toBe(200);
	});

	test("is extended once a day while it is used, and ends when it is not", async () => {
		const { site, app, ask } = await openAccounts();
		const cookie = await app.cookieOf(await site.addPerson());
		const { database } = site.services;
		const endOf = async () => (await database.select().from(session))[0]?.expiresAt.getTime() ?? 0;
		/** Uses the session when so much time has passed since it began, by the site's clock. */
		const useAfter = (time: number) => {
			site.setNow(new Date(testNow.getTime() + time));
			return ask("/resumes", { cookie });
		};
		const [first, minute] = [await endOf(), 60_000];
		expect(Math.abs(first - testNow.getTime() - 30 * day)).toBeLessThan(minute);
		expect(sessionCookieOf(await useAfter(day - minute))).toBeUndefined();
		expect(await endOf()).toBe(first);

		const renewed = sessionCookieOf(await useAfter(2 * day));
		expect(renewed?.split(";")[0]).toBe(cookie);
		expect(renewed).toMatch(/Max-Age=2592000/u);
		expect(Math.abs((await endOf()) - first - 2 * day)).toBeLessThan(minute);
		expect(sessionCookieOf(await useAfter(3 * day - minute))).toBeUndefined();

		// In its last minute it is still used, which extends it once more; then nobody comes for a month.
		expect(sessionCookieOf(await useAfter(32 * day - minute))).toMatch(/Max-Age=2592000/u);
		site.setNow(new Date(testNow.getTime() + 62 * day));
		expect((await ask("/me", { cookie })).status).toBe(401);
	});

	test("has no token in any page or data", async () => {
		const { site, app, ask } = await openAccounts();
		const person = await site.addPerson();
		const cookie = await app.cookieOf(person);
		const [row] = await site.services.database.select().from(session);
		const token = row?.token ?? "";
		expect(decodeURIComponent(cookie)).toContain(token);
		for (const path of ["/", "/resumes", "/resumes.data", "/library", "/library.data", "/me"]) {
			const text = await (await ask(path, { cookie })).text();
			expect(`${path}: ${text.includes(token)}`).toBe(`${path}: false`);
		}
	});
});
