import { eq, sql } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import { account, oneTimeTokens, outboxMails, session, user } from "#app/data/schema.server.ts";
import { type Limit, limits } from "#app/domain/limits.ts";
import { networkOf } from "#app/domain/network.ts";
import { passwordMaximum, passwordMinimum } from "#app/domain/password.ts";
import { type Ask, createApp, origin } from "#tests/helpers/app.ts";
import { type HtmlElement, parseHtml } from "#tests/helpers/html.ts";
import {
	createTestSite,
	findBrokenInvariants,
	type TestSite,
	testNow,
} from "#tests/helpers/site.ts";
import { createVisitor, type Visit } from "#tests/helpers/visitor.ts";

const email = "ada@example.com";
const password = "a-quiet-room";
const day = 86_400_000;

const checkEmail =
	"Please check your email and click the confirmation link to complete your registration.";
const wrongCredentials = "That e-mail and password do not match an account.";
const tooMany = "Too many attempts. Please wait a moment and try again.";

/** A site whose queue works, and what people do there. */
async function openSite(options: { publicUrl?: string } = {}) {
	const site = await createTestSite({}, options);
	await site.services.start();
	const app = await createApp(site);
	const { ask } = app;
	const mailsTo = (recipient: string) =>
		site.services.database
			.select()
			.from(outboxMails)
			.where(eq(outboxMails.recipient, recipient))
			.orderBy(outboxMails.createdAt);

	/** Waits until so many mails have come to an address. */
	const awaitMails = (recipient: string, count = 1) =>
		vi.waitUntil(
			async () => {
				const mails = await mailsTo(recipient);
				return mails.length >= count ? mails : null;
			},
			{ timeout: 15_000, interval: 15 },
		);
	/** The path of the link in the newest confirmation mail, when there are so many mails. */
	const awaitLink = async (recipient: string, count = 1) => {
		const mails = await awaitMails(recipient, count);
		return pathOfLink(mails.at(-1)?.text ?? "");
	};
	const signUp = (address = email, chosen = password, more: Ask = {}) =>
		ask("/auth/signup", {
			...more,
			form: { email: address, password: chosen, confirmPassword: chosen, ...more.form },
		});
	const signIn = (address = email, chosen = password, more: Ask = {}) =>
		ask("/auth/signin", { ...more, form: { email: address, password: chosen, ...more.form } });
	const confirm = (path: string, more: Ask = {}) =>
		ask("/auth/callback", { ...more, form: { code: codeOf(path) } });
	/** An account that is confirmed and signed out. */
	const addMember = async (address = email, chosen = password) => {
		await signUp(address, chosen);
		await confirm(await awaitLink(address));
		await site.services.database.delete(session);
	};
	return { site, app, ask, mailsTo, awaitMails, awaitLink, signUp, signIn, confirm, addMember };
}

function pathOfLink(text: string): string {
	const link = /https?:\/\/[^\s/]+(\/auth\/callback\?code=[\w-]+)/u.exec(text)?.[1];
	if (!link) throw new Error(`There is no link in: ${text}`);
	return link;
}
const codeOf = (path: string) => new URL(path, origin).searchParams.get("code") ?? "";
const cookiesOf = (response: Response) =>
	response.headers
		.getSetCookie()
		.filter((line) => !/Max-Age=0/iu.test(line))
		.map((line) => line.split(";")[0])
		.join("; ");
const sessionCookieOf = (response: Response) =>
	response.headers.getSetCookie().find((line) => /session_token=[^;]/u.test(line));
const sayingOf = (page: HtmlElement) =>
	page
		.one("main")
		.all("div")
		.filter((element) => ["alert", "status"].includes(element.get("role") ?? ""))
		.map(({ text }) => text)
		.join(" ");
const pageOf = async (response: Response) => parseHtml(await response.text());
/** The form of a page; those of the header are others. */
const formOf = ({ page }: Visit) => {
	const form = page
		.all("form", { method: "post" })
		.find((candidate) => candidate.get("action") !== "/auth/signout");
	if (!form) throw new Error("There is no form in this page");
	return form;
};

describe("signing up", () => {
	test("leads by mail to a session, in whichever browser the link is opened", async () => {
		const { site, app, awaitMails } = await openSite();
		const id = await site.addResume();
		const laptop = createVisitor(app);
		const phone = createVisitor(app);

		const form = await laptop.visit(`/auth/signup?returnTo=/resumes/${id}`);
		const sent = await laptop.submit(formOf(form), {
			email,
			password,
			confirmPassword: password,
		});
		expect(sent.status).toBe(200);
		expect(sayingOf(sent.page)).toContain(checkEmail);
		expect(sayingOf(sent.page)).toContain("Resend confirmation email");
		expect(sent.page.one("input", { name: "email" }).get("value")).toBe(email);
		expect(sent.html).not.toContain(password);
		expect([...laptop.cookies]).toEqual([]);

		const [mail] = await awaitMails(email);
		expect(mail).toMatchObject({ recipient: email, subject: "Confirm your email for Offerfolio" });
		expect(mail?.text).toContain(`${origin}/auth/callback?code=`);
		expect(mail?.html).toContain(`${origin}/auth/callback?code=`);

		const opened = await phone.visit(pathOfLink(mail?.text ?? ""));
		expect(opened.status).toBe(200);
		expect(opened.page.one("main").text).toBe(
			"Confirming your email... Please wait while we verify your account. Confirm my email",
		);
		expect(opened.headers.get("Referrer-Policy")).toBe("strict-origin");
		expect([...phone.cookies]).toEqual([]);
		const confirmed = await phone.submit(formOf(opened));
		expect(confirmed.path).toBe(`/resumes/${id}`);
		expect(confirmed.page.one("noscript").text).toBe(
			"Email confirmed successfully! You are now signed in.",
		);
		expect(confirmed.page.one("header").text).toContain(email);
		expect((await phone.ask("/me")).status).toBe(200);
		expect((await laptop.ask("/me")).status).toBe(401);

		const signIn = await laptop.visit("/auth/signin?returnTo=/library");
		const inside = await laptop.submit(formOf(signIn), { email, password });
		expect(inside.path).toBe("/library");
		expect(inside.page.one("noscript").text).toBe("Successfully signed in!");
		expect(await findBrokenInvariants(site)).toEqual([]);
	});

	test("asks for an address, a password within its bounds, and the same one twice", async () => {
		const { site, ask } = await openSite();
		const table: [Record<string, string>, string][] = [
			[{}, "Please enter your email address"],
			[{ email: "", password, confirmPassword: password }, "Please enter your email address"],
			[{ email: "ada", password, confirmPassword: password }, "Please enter a valid email address"],
			[
				{ email, password: "12345", confirmPassword: "12345" },
				"Password must be at least 6 characters long",
			],
			[{ email, password, confirmPassword: `${password} ` }, "Passwords do not match"],
			[{ email, password, confirmPassword: "" }, "Passwords do not match"],
			[
				{ email, password: "x".repeat(129), confirmPassword: "x".repeat(129) },
				"Password must be at most 128 characters long",
			],
			[
				{ email, password: "x".repeat(1_000_000), confirmPassword: "x".repeat(1_000_000) },
				"Password must be at most 128 characters long",
			],
		];
		for (const [form, sentence] of table) {
			const response = await ask("/auth/signup", { method: "POST", form });
			expect(response.status).toBe(400);
			const page = await pageOf(response);
			const invalid = page.all("input", { "aria-invalid": "true" });
			const told = invalid.map((input) => {
				const ids = (input.get("aria-describedby") ?? "").split(" ");
				return page.one("p", { id: ids[0] ?? "" }).text;
			});
			expect(told).toContain(sentence);
			expect(page.all("input", { type: "password" }).map((input) => input.get("value"))).toEqual([
				null,
				null,
			]);
		}
		expect(await site.services.database.select().from(user)).toEqual([]);
	});

	test("takes the shortest and the longest password, and every letter of it counts", async () => {
		const { signUp, signIn, confirm, awaitLink } = await openSite();
		for (const length of [passwordMinimum, passwordMaximum]) {
			const address = `ada${length}@example.com`;
			const chosen = "p".repeat(length);
			expect((await signUp(address, chosen)).status).toBe(200);
			await confirm(await awaitLink(address));
			expect((await signIn(address, chosen)).status).toBe(302);
			expect((await signIn(address, chosen.slice(1))).status).toBe(401);
		}
	});

	test("knows one form of an address, however it is typed", async () => {
		const { site, signUp, signIn, confirm, awaitLink, ask } = await openSite();
		await signUp("  A@B.com ");
		expect(await site.services.database.select({ email: user.email }).from(user)).toEqual([
			{ email: "a@b.com" },
		]);
		await ask("/auth/resend", { form: { email: "\tA@B.COM\n" }, headers: { Accept: "*/*" } });
		await confirm(await awaitLink("a@b.com", 2));
		for (const typed of ["a@b.com", " A@B.com", "A@B.COM  ", "ａ@b.com"]) {
			expect(`${typed}: ${(await signIn(typed)).status}`).toBe(`${typed}: 302`);
		}
		await signUp("A@b.Com");
		expect(await site.services.database.select().from(user)).toHaveLength(1);
		expect(await findBrokenInvariants(site)).toEqual([]);
	});

	test("refuses look-alikes, second recipients and what is no address", async () => {
		const { site, signUp, ask } = await openSite();
		for (const address of [
			"user@ex\u0430mple.com",
			"\u0430da@example.com",
			"ada@example.com\r\nBcc: victim@example.com",
			"ada@example.com,victim@example.com",
			"ada@example.com victim@example.com",
			"<ada@example.com>",
			'"ada"@example.com',
			"ada@localhost",
			"ada@[127.0.0.1]",
			"ada@example..com",
			".ada@example.com",
			`${"a".repeat(250)}@example.com`,
			"ada\u0000@example.com",
			"ada@example.com\u200b",
		]) {
			const name = JSON.stringify(address);
			expect(`${name}: ${(await signUp(address)).status}`).toBe(`${name}: 400`);
			const resent = await ask("/auth/resend", {
				form: { email: address },
				headers: { Accept: "*/*" },
			});
			expect(`${name}: ${resent.status}`).toBe(`${name}: 400`);
		}
		expect(await site.services.database.select().from(user)).toEqual([]);
	});

	test("takes nothing from the form but what it asks for", async () => {
		const { site, signUp, signIn } = await openSite();
		await signUp(email, password, {
			form: {
				id: "chosen-by-me",
				emailVerified: "true",
				email_verified: "true",
				role: "admin",
				name: "<b>Ada</b>",
				image: "https://evil.example/x.png",
				createdAt: "2000-01-01",
				"__proto__[emailVerified]": "true",
				__proto__: "x",
				"constructor.prototype.emailVerified": "true",
				callbackURL: "https://evil.example",
				rememberMe: "true",
			},
		});
		const [person] = await site.services.database.select().from(user);
		expect(person).toMatchObject({ email, emailVerified: false, name: "", image: null });
		expect(person?.id).not.toBe("chosen-by-me");
		expect(person?.createdAt.getFullYear()).toBeGreaterThan(2024);
		expect((await signIn()).status).toBe(403);
		expect(({} as Record<string, unknown>).emailVerified).toBeUndefined();
	});

	test("sent twice at once makes one account, and both are answered alike", async () => {
		const { site, signUp, awaitLink, confirm } = await openSite();
		const answers = await Promise.all(Array.from({ length: 5 }, () => signUp()));
		const texts = await Promise.all(answers.map((answer) => answer.text()));
		expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
		expect(new Set(texts).size).toBe(1);
		expect(await site.services.database.select().from(user)).toHaveLength(1);
		expect(await site.services.database.select().from(account)).toHaveLength(1);
		expect((await confirm(await awaitLink(email))).headers.get("Location")).toBe("/");
		expect(await findBrokenInvariants(site)).toEqual([]);
	});

	test("by a stranger with somebody's address does not survive the owner's own", async () => {
		const { signUp, signIn, confirm, awaitLink } = await openSite();
		await signUp(email, "the-strangers-password");
		await awaitLink(email);
		await signUp(email, password);
		await confirm(await awaitLink(email, 2));
		expect((await signIn(email, "the-strangers-password")).status).toBe(401);
		expect((await signIn(email, password)).status).toBe(302);
	});

	test("by a stranger after the owner's own does not change what the owner's link confirms", async () => {
		const { signUp, signIn, confirm, awaitLink } = await openSite();
		await signUp(email, password);
		const ownersLink = await awaitLink(email);
		await signUp(email, "the-strangers-password");
		await awaitLink(email, 2);
		await confirm(ownersLink);
		expect((await signIn(email, "the-strangers-password")).status).toBe(401);
		expect((await signIn(email, password)).status).toBe(302);
	});

	test("again with a confirmed address changes nothing, and its owner gets a mail", async () => {
		const { site, signUp, signIn, addMember, awaitMails } = await openSite();
		await addMember();
		const before = await site.services.database.select().from(account);
		const answer = await signUp(email, "another-password");
		expect(answer.status).toBe(200);
		const mails = await awaitMails(email, 2);
		expect(mails[1]).toMatchObject({ subject: "You already have an account at Offerfolio" });
		expect(mails[1]?.text).toContain(`${origin}/auth/signin`);
		expect(mails[1]?.text).not.toContain("code=");
		expect(await site.services.database.select().from(account)).toEqual(before);
		expect((await signIn(email, "another-password")).status).toBe(401);
		expect((await signIn()).status).toBe(302);
	});
});

describe("a confirmation link", () => {
	test("is not used up by looking at it, as mail scanners do", async () => {
		const { site, signUp, confirm, awaitLink, ask } = await openSite();
		await signUp();
		const link = await awaitLink(email);
		for (const method of ["GET", "HEAD"]) {
			for (const path of [link, link.replace("callback?", "callback.data?")]) {
				for (let time = 0; time < 3; time++) {
					const response = await ask(path, { method });
					expect(response.status).toBe(200);
					expect(response.headers.getSetCookie()).toEqual([]);
				}
			}
		}
		expect(await site.services.database.select().from(session)).toEqual([]);
		const response = await confirm(link);
		expect(response.headers.get("Location")).toBe("/");
		expect(sessionCookieOf(response)).toBeDefined();
	});

	test("pressed twenty times at once gives exactly one session", async () => {
		const { site, signUp, confirm, awaitLink } = await openSite();
		await signUp();
		const link = await awaitLink(email);
		const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(link)));
		expect(answers.filter((answer) => sessionCookieOf(answer))).toHaveLength(1);
		expect(await site.services.database.select().from(session)).toHaveLength(1);
		expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
	});

	test("pressed again says that it failed, or that the person is signed in already", async () => {
		const { app, signUp, awaitLink } = await openSite();
		await signUp();
		const link = await awaitLink(email);
		const visitor = createVisitor(app);
		const press = async (browser: ReturnType<typeof createVisitor>) => {
			return browser.submit(formOf(await browser.visit(link)));
		};
		await press(visitor);
		const again = await press(visitor);
		expect(again.path).toBe("/");
		expect(again.page.one("noscript").text).toBe("You are already signed in!");
		const elsewhere = await press(createVisitor(app));
		expect(elsewhere.path).toBe("/auth/signin");
		expect(elsewhere.page.one("noscript").text).toBe(
			"Email confirmation failed. Please try again or request a new link.",
		);
	});

	test("works for 24 hours; after that a new one can be asked for on the page it leads to", async () => {
		const { site, app, signUp, awaitLink } = await openSite();
		await signUp();
		const late = await awaitLink(email);
		const visitor = createVisitor(app);
		site.setNow(new Date(testNow.getTime() + day));
		const expired = await visitor.visit("/auth/callback", { form: { code: codeOf(late) } });
		expect(expired.path).toBe("/auth/signin?expired=true");
		const sentence = "Email verification link has expired. Please request a new one.";
		expect(expired.page.one("noscript").text).toBe(sentence);
		expect(sayingOf(expired.page)).toContain(sentence);
		expect([...visitor.cookies.keys()].filter((name) => name.includes("session"))).toEqual([]);

		const button = formOf(expired).one("button", { formAction: "/auth/resend" });
		expect(button.text).toBe("Resend confirmation email");
		const resent = await visitor.visit("/auth/resend", { form: { email } });
		expect(resent.path).toBe("/auth/signin?returnTo=%2F");
		expect(resent.page.one("noscript").text).toBe("Confirmation email sent! Check your inbox.");
		const fresh = await awaitLink(email, 2);
		site.setNow(new Date(testNow.getTime() + 2 * day - 1));
		const confirmed = await visitor.visit("/auth/callback", { form: { code: codeOf(fresh) } });
		expect(confirmed.page.one("noscript").text).toContain("Email confirmed successfully!");
		expect((await visitor.ask("/me")).status).toBe(200);
	});

	test("of an earlier mail still works, until one of them has been used", async () => {
		const { site, signUp, confirm, awaitLink, ask } = await openSite();
		await signUp();
		const first = await awaitLink(email);
		await ask("/auth/resend", { form: { email } });
		const second = await awaitLink(email, 2);
		expect(second).not.toBe(first);
		expect(sessionCookieOf(await confirm(first))).toBeDefined();
		expect(sessionCookieOf(await confirm(second))).toBeUndefined();
		expect(await site.services.database.select().from(session)).toHaveLength(1);
	});

	test("that was invented, cut or sent by a provider with an error says what happened", async () => {
		const { app, site } = await openSite();
		const failed = "Email confirmation failed. Please try again or request a new link.";
		const expired = "Email verification link has expired. Please request a new one.";
		for (const code of ["", "invented", "x".repeat(100_000), "'; drop table session;--"]) {
			const { path, page } = await createVisitor(app).visit("/auth/callback", { form: { code } });
			expect(path).toBe("/auth/signin");
			expect(page.one("noscript").text).toBe(failed);
		}
		for (const [search, where, sentence] of [
			["?error_code=otp_expired", "/auth/signin?expired=true", expired],
			["?error=x&error_description=Link+has+expired", "/auth/signin?expired=true", expired],
			["?error=access_denied", "/auth/signin", failed],
			["?error_code=500&error_description=<b>no</b>", "/auth/signin", failed],
		]) {
			const { path, page } = await createVisitor(app).visit(`/auth/callback${search}`);
			expect(path).toBe(where);
			expect(page.one("noscript").text).toBe(sentence);
		}
		const plain = await createVisitor(app).visit("/auth/callback");
		expect(plain.path).toBe("/");
		expect(plain.page.all("noscript")).toEqual([]);
		expect(site.logged()).not.toContain('"level":"error"');
	});

	test("leads to the configured site, whatever host was asked", async () => {
		const { ask, awaitMails } = await openSite();
		const evil = "http://evil.example";
		await ask(`${evil}/auth/signup`, {
			form: { email, password, confirmPassword: password },
			headers: { Origin: evil, Host: "evil.example", "X-Forwarded-Host": "evil.example" },
		});
		const [mail] = await awaitMails(email);
		expect(mail?.text).not.toContain("evil.example");
		expect(mail?.html).not.toContain("evil.example");
	});
});

describe("signing in", () => {
	test("starts a session of its own each time, in a cookie that no script reads", async () => {
		const { site, signIn, addMember } = await openSite();
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
		const { app, signIn, addMember } = await openSite({ publicUrl: "https://offers.example" });
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
		const { signUp, signIn } = await openSite();
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
		const { ask, addMember, signIn } = await openSite();
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
		const { ask, addMember, signIn, site } = await openSite();
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
			const hidden = page.one("main").one("input", { name: "returnTo" }).get("value") ?? "";
			expect(hidden).toMatch(/^\/(?![/\\])/u);
		}
	});

	test("of a link that was asked for with a foreign way back leads home", async () => {
		const { signUp, confirm, awaitLink } = await openSite();
		await signUp(email, password, { form: { returnTo: "//evil.example/x" } });
		expect((await confirm(await awaitLink(email))).headers.get("Location")).toBe("/");
	});

	test("in the dialog is answered as data, with the session and without a redirect", async () => {
		const { addMember, ask } = await openSite();
		await addMember();
		const response = await ask("/auth/signin.data", {
			form: { email, password, from: "dialog" },
			headers: { Accept: "*/*", "Sec-Fetch-Mode": "cors" },
		});
		expect(response.status).toBe(200);
		expect(sessionCookieOf(response)).toBeDefined();
		expect(await response.text()).not.toMatch(/session_token|redirect/u);
	});
});

describe("a session", () => {
	test("ends on the server when its person signs out, and no other with it", async () => {
		const { app, ask, addMember } = await openSite();
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
		expect(left.page.one("noscript").text).toBe("Successfully signed out!");
		expect(left.page.one("header").text).toContain("Log in");
		expect(left.page.one("header").text).not.toContain(email);
		expect([...one.cookies.keys()]).toEqual([]);
		expect((await ask("/me", { cookie: stolen })).status).toBe(401);
		expect((await other.ask("/me")).status).toBe(200);
		const again = await ask("/auth/signout", { form: {}, headers: { Accept: "*/*" } });
		expect(await again.json()).toMatchObject({ success: true });
	});

	test("is extended while it is used, and ends when it is not", async () => {
		const { site, app, ask } = await openSite();
		const cookie = await app.cookieOf(await site.addPerson());
		const { database } = site.services;
		const endOf = async () => (await database.select().from(session))[0]?.expiresAt.getTime() ?? 0;
		expect((await ask("/me", { cookie })).headers.getSetCookie()).toEqual([]);
		await database.execute(
			sql`update session set expires_at = now() + interval '28 days', updated_at = now() - interval '2 days'`,
		);
		const before = await endOf();
		const used = await ask("/resumes", { cookie });
		expect(sessionCookieOf(used)).toMatch(/Max-Age=2592000/u);
		expect((await endOf()) - before).toBeGreaterThan(1.9 * day);
		await database.execute(sql`update session set expires_at = now() - interval '1 second'`);
		expect((await ask("/me", { cookie })).status).toBe(401);
	});

	test("has no token in any page or data", async () => {
		const { site, app, ask } = await openSite();
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

describe("whether an address has an account", () => {
	test("cannot be told from any answer: of signing up, of a new link, of a wrong password", async () => {
		const { site, signUp, signIn, addMember, ask, awaitMails } = await openSite();
		// All of one length, so that even the length of an answer says nothing.
		const member = "member-1@example.com";
		const pending = "pending1@example.com";
		await addMember(member);
		await signUp(pending);
		await awaitMails(pending);
		const asScript = { headers: { Accept: "*/*", "Sec-Fetch-Mode": "cors" } };
		const requests: Record<string, (address: string) => Promise<Response>> = {
			"signing up": (address) => signUp(address, "some-password"),
			"signing up as data": (address) =>
				ask("/auth/signup.data", {
					...asScript,
					form: { email: address, password: "some-pass", confirmPassword: "some-pass" },
				}),
			"a new link": (address) => ask("/auth/resend", { form: { email: address } }),
			"a new link as data": (address) =>
				ask("/auth/resend", { ...asScript, form: { email: address } }),
			"a wrong password": (address) => signIn(address, "wrong-password"),
			"a wrong password as data": (address) =>
				ask("/auth/signin.data", {
					...asScript,
					form: { email: address, password: "wrong-password" },
				}),
		};
		for (const [index, [name, request]] of Object.entries(requests).entries()) {
			// A new one each time: signing up makes an account.
			const nobody = `nobody-${index}@example.com`;
			const answers = [];
			for (const address of [member, pending, nobody]) {
				const response = await request(address);
				const headers = [...response.headers].filter(([header]) => header !== "set-cookie");
				// A message for the next page has a random name.
				const cookies = response.headers.getSetCookie().map((line) => line.split("=")[0]);
				answers.push({
					status: response.status,
					headers,
					cookies,
					body: (await response.text()).replaceAll(address, "ADDRESS"),
				});
			}
			expect({ name, answer: answers[0] }).toEqual({ name, answer: answers[2] });
			expect({ name, answer: answers[1] }).toEqual({ name, answer: answers[2] });
		}
		expect(site.logged()).not.toContain('"level":"error"');
	});

	test("is told to its owner only: by the mail that fits", async () => {
		const { addMember, signUp, ask, awaitMails, mailsTo } = await openSite();
		const [member, pending, nobody] = ["member@b.com", "pending@b.com", "nobody@b.com"];
		await addMember(member);
		await signUp(pending);
		await awaitMails(pending);
		for (const address of [member, pending, nobody]) {
			await ask("/auth/resend", { form: { email: address } });
			await signUp(address);
		}
		const subjects = async (address: string, count: number) =>
			(await awaitMails(address, count)).map(({ subject }) => subject);
		const confirm = "Confirm your email for Offerfolio";
		// A confirmed address gets no link, an unknown one nothing at all.
		expect(await subjects(nobody, 1)).toEqual([confirm]);
		expect(await subjects(pending, 3)).toEqual([confirm, confirm, confirm]);
		expect(await subjects(member, 2)).toEqual([
			confirm,
			"You already have an account at Offerfolio",
		]);
		expect(await mailsTo(nobody)).toHaveLength(1);
	});

	test("an owner gets at most three mails an hour, whoever asks, and nobody is told", async () => {
		const { ask, signUp, awaitMails, site } = await openSite();
		await signUp();
		for (let time = 0; time < 6; time++) {
			const response = await ask("/auth/resend", {
				form: { email },
				clientAddress: `198.51.100.${time}`,
				headers: { Accept: "*/*" },
			});
			expect(response.status).toBe(200);
			expect(await response.json()).toMatchObject({ success: true });
		}
		// Another one's mail goes through the same queue after them.
		await signUp("other@example.com");
		await awaitMails("other@example.com");
		expect(await awaitMails(email, limits.mailPerAddress.attempts)).toHaveLength(3);
		const { rows } = await site.services.database.execute(
			sql`select 1 from pgboss.job where name = 'send-mail' and state <> 'completed'`,
		);
		expect(rows).toEqual([]);
	});
});

describe("limits", () => {
	type Attempt = { name: string; limit: Limit; path: string; form: Record<string, string> };
	const attempts: Attempt[] = [
		{
			name: "signing up",
			limit: limits.signUpPerNetwork,
			path: "/auth/signup",
			form: { email, password, confirmPassword: password },
		},
		{
			name: "signing in",
			limit: limits.signInPerNetwork,
			path: "/auth/signin",
			form: { email, password },
		},
		{ name: "a new link", limit: limits.mailPerNetwork, path: "/auth/resend", form: { email } },
	];
	const asData = { Accept: "*/*", "Sec-Fetch-Mode": "cors" };

	test.each(attempts)(
		"of $name count a network, and say how long to wait",
		async ({ limit, path, form }) => {
			const { site, ask } = await openSite();
			const from = (clientAddress: string, headers = {}) =>
				ask(path, { form, clientAddress, headers });
			const last = async (address: string) => {
				for (let used = 1; used < limit.attempts; used++) {
					await site.services.limits.consume(limit, networkOf(address));
				}
			};
			await last("2001:db8:1:2::1");
			expect((await from("2001:db8:1:2::1", asData)).status).toBeLessThan(429);
			// The same household, from any of its addresses and whatever it claims to be.
			for (const [address, headers] of [
				["2001:db8:1:2::1", {}],
				["2001:db8:1:2:ffff:ffff:ffff:ffff", {}],
				["2001:0DB8:0001:0002::beef", { "X-Forwarded-For": "203.0.113.1" }],
				["2001:db8:1:2::7", { Forwarded: "for=203.0.113.2", "X-Real-IP": "203.0.113.3" }],
			] as const) {
				const response = await from(address, { ...asData, ...headers });
				expect(`${address}: ${response.status}`).toBe(`${address}: 429`);
				const wait = Number(response.headers.get("Retry-After"));
				expect(wait).toBeGreaterThan(0);
				expect(wait).toBeLessThanOrEqual(limit.seconds);
				expect(await response.text()).toContain(tooMany);
			}
			expect((await from("2001:db8:1:3::1", asData)).status).toBeLessThan(429);
			await last("203.0.113.7");
			expect((await from("203.0.113.7", asData)).status).toBeLessThan(429);
			expect((await from("203.0.113.7", asData)).status).toBe(429);
			expect((await from("::ffff:203.0.113.7", asData)).status).toBe(429);
			expect((await from("203.0.113.8", asData)).status).toBeLessThan(429);
		},
	);

	test("are told in the page too, where the browser runs no scripts", async () => {
		const { site, ask, app } = await openSite();
		const use = async ({ limit }: Attempt) => {
			for (let used = 0; used < limit.attempts; used++) {
				await site.services.limits.consume(limit, "127.0.0.1");
			}
		};
		for (const attempt of attempts) await use(attempt);
		for (const { path, form } of attempts.slice(0, 2)) {
			const response = await ask(path, { form });
			expect(response.status).toBe(429);
			expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
			const page = await pageOf(response);
			expect(sayingOf(page)).toBe(tooMany);
			expect(page.one("input", { name: "email" }).get("value")).toBe(email);
		}
		const resent = await createVisitor(app).visit("/auth/resend", { form: { email } });
		expect(resent.page.one("noscript").text).toBe(tooMany);
		expect(await site.services.database.select().from(user)).toEqual([]);
	});

	test("slow down guessing one person's password, and do not lock the person out elsewhere", async () => {
		const { site, addMember, signIn } = await openSite();
		await addMember();
		const { signInPerAddress } = limits;
		for (let used = 1; used < signInPerAddress.attempts; used++) {
			await site.services.limits.consume(signInPerAddress, `203.0.113.5 ${email}`);
		}
		const guess = (clientAddress: string, address = email, chosen = "a-guess") =>
			signIn(address, chosen, { clientAddress });
		expect((await guess("203.0.113.5")).status).toBe(401);
		expect((await guess("203.0.113.5", " ADA@example.com")).status).toBe(429);
		// Not even the right password is told from a wrong one now.
		expect((await guess("203.0.113.5", email, password)).status).toBe(429);
		expect((await guess("203.0.113.6", email, password)).status).toBe(302);
		expect((await guess("203.0.113.5", "other@example.com")).status).toBe(401);
	});

	test("of trying confirmation links send home with the sentence", async () => {
		const { site, app } = await openSite();
		for (let used = 0; used < limits.confirmPerNetwork.attempts; used++) {
			await site.services.limits.consume(limits.confirmPerNetwork, "127.0.0.1");
		}
		const { path, page } = await createVisitor(app).visit("/auth/callback", {
			form: { code: "guessed" },
		});
		expect(path).toBe("/");
		expect(page.one("noscript").text).toBe(tooMany);
	});

	test("are not shared by two addresses of one mailbox: the free resume is", async () => {
		const { site, addMember, ask, signIn } = await openSite();
		const [a, b] = [await site.addResume(), await site.addResume()];
		const statuses = [];
		for (const [address, id] of [
			["ada+1@example.com", a],
			["ada+2@example.com", b],
		] as const) {
			await addMember(address);
			const cookie = cookiesOf(await signIn(address));
			const opened = await ask(`/resumes/${id}/open`, {
				cookie,
				form: {},
				headers: { Accept: "*/*" },
			});
			statuses.push(opened.status);
		}
		expect(statuses).toEqual([302, 403]);
	});
});

describe("a form of another site", () => {
	test("signs nobody in, up or out, and uses up no link", async () => {
		const { site, ask, signUp, addMember, signIn, awaitLink, mailsTo } = await openSite();
		await addMember();
		const cookie = cookiesOf(await signIn());
		await signUp("pending@example.com");
		const link = await awaitLink("pending@example.com");
		const people = await site.services.database.select().from(user);
		const sessions = await site.services.database.select().from(session);
		const limited = await countLimits(site);
		const form = { email: "new@example.com", password, confirmPassword: password };
		const posts: [string, Record<string, string>][] = [
			["/auth/signup", form],
			["/auth/signin", { email, password }],
			["/auth/resend", { email: "pending@example.com" }],
			["/auth/callback", { code: codeOf(link) }],
			["/auth/signout", {}],
		];
		for (const Origin of ["https://evil.example", "http://sub.localhost", "null"]) {
			for (const [path, fields] of posts) {
				for (const where of [path, `${path}.data`]) {
					for (const accept of ["text/html", "*/*"]) {
						const response = await ask(where, {
							cookie,
							form: fields,
							headers: { Origin, Accept: accept },
						});
						const name = `${where} from ${Origin}`;
						expect(`${name}: ${[400, 403].includes(response.status)}`).toBe(`${name}: true`);
						expect(response.headers.getSetCookie()).toEqual([]);
					}
				}
			}
		}
		expect(await site.services.database.select().from(user)).toEqual(people);
		expect(await site.services.database.select().from(session)).toEqual(sessions);
		expect(await countLimits(site)).toEqual(limited);
		expect(await mailsTo("pending@example.com")).toHaveLength(1);
		expect((await ask("/me", { cookie })).status).toBe(200);
	});

	test("or one that is no form is refused without an error of ours", async () => {
		const { site, ask } = await openSite();
		for (const path of ["/auth/signup", "/auth/signin", "/auth/resend", "/auth/callback"]) {
			for (const type of ["application/json", "text/plain", "multipart/form-data", "x/y"]) {
				for (const where of [path, `${path}.data`]) {
					const response = await ask(where, {
						method: "POST",
						headers: { "Content-Type": type },
					});
					expect(`${where} ${type}: ${response.status}`).toBe(`${where} ${type}: 400`);
				}
			}
		}
		expect(site.logged()).not.toContain('"level":"error"');
	});
});

async function countLimits(site: TestSite): Promise<unknown[]> {
	const { rows } = await site.services.database.execute(
		sql`select key, points from rate_limits order by key`,
	);
	return rows;
}

describe("when the database fails", () => {
	test("the form comes back with a sentence, what was typed, and nothing of the inside", async () => {
		const { site, ask } = await openSite();
		await site.services.database.execute(sql`alter table "user" rename to broken`);
		for (const [path, sentence] of [
			["/auth/signin", "An unexpected error occurred during sign in"],
			["/auth/signup", "An unexpected error occurred during sign up"],
		] as const) {
			const response = await ask(path, { form: { email, password, confirmPassword: password } });
			expect(response.status).toBe(500);
			const html = await response.text();
			const page = parseHtml(html);
			expect(sayingOf(page)).toBe(sentence);
			expect(page.one("input", { name: "email" }).get("value")).toBe(email);
			expect(html).not.toMatch(/select |relation|broken|\bat \//u);
		}
		const resent = await ask("/auth/resend", { form: { email }, headers: { Accept: "*/*" } });
		expect(resent.status).toBe(500);
		expect(await resent.json()).toMatchObject({
			success: false,
			message: { kind: "error", text: "Failed to resend confirmation" },
		});
		expect(site.logged()).toContain('"level":"error"');
		expect(site.logged()).not.toContain(password);
		expect(site.logged()).not.toContain(email);
	});
});

describe("secrets", () => {
	test("stand in no log and, but for the mail itself, in no table", async () => {
		const { site, signUp, signIn, confirm, awaitLink, ask } = await openSite();
		await signUp();
		const link = await awaitLink(email);
		const confirmed = await confirm(link);
		await confirm(link);
		await signIn();
		await signIn(email, "a-wrong-password-of-ada");
		await ask("/auth/callback", { form: { code: "an-invented-code" } });
		await ask("/resumes/nonsense/open", { form: {}, cookie: cookiesOf(confirmed) });
		const token = decodeURIComponent(cookiesOf(confirmed)).split("=")[1]?.split(";")[0] ?? "";
		const secrets = [
			password,
			"a-wrong-password-of-ada",
			codeOf(link),
			token,
			token.split(".")[0] ?? "",
		];
		for (const secret of secrets) {
			expect(secret.length).toBeGreaterThan(8);
			expect(site.logged()).not.toContain(secret);
		}
		const kept = await dumpDatabase(site, ["outbox_mails"]);
		expect(kept).toContain(email);
		for (const secret of [password, "a-wrong-password-of-ada", codeOf(link), token]) {
			expect(kept).not.toContain(secret);
		}
	});

	test("do not wait in the queue: the link is made when the mail is written", async () => {
		const site = await createTestSite();
		// A queue without workers: the job stays where it is.
		await site.services.jobs.start({});
		const { ask } = await createApp(site);
		await ask("/auth/signup", { form: { email, password, confirmPassword: password } });
		const waiting = await site.services.database.execute(
			sql`select data from pgboss.job where name = 'send-mail'`,
		);
		const [person] = await site.services.database.select().from(user);
		expect(waiting.rows).toEqual([
			{ data: { message: "confirm-email", to: email, userId: person?.id, returnTo: "/" } },
		]);
		expect(await site.services.database.select().from(oneTimeTokens)).toEqual([]);
		expect(await dumpDatabase(site, [])).not.toContain(password);
	});
});

/** Every row of every table, as text. */
async function dumpDatabase(site: TestSite, except: readonly string[]): Promise<string> {
	const { rows: tables } = await site.services.database.execute<{ schema: string; name: string }>(
		sql`select table_schema as schema, table_name as name from information_schema.tables
			where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`,
	);
	const texts = [];
	for (const { schema, name } of tables) {
		if (except.includes(name)) continue;
		const table = sql.raw(`"${schema}"."${name}"`);
		const { rows } = await site.services.database.execute(sql`select t::text from ${table} t`);
		texts.push(JSON.stringify(rows));
	}
	expect(texts.length).toBeGreaterThan(15);
	return texts.join("\n");
}
