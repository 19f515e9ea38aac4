import { describe, expect, test } from "vitest";
import { session } from "#app/data/base/schema/accounts.server.ts";
import {
	codeOf,
	email,
	formOf,
	openAccounts,
	password,
	sayingOf,
	sessionCookieOf,
	toastOf,
} from "#tests/helpers/accounts.ts";
import { testNow } from "#tests/helpers/site.ts";
import { createVisitor } from "#tests/helpers/visitor.ts";

const day = 86_400_000;

describe("a confirmation link", () => {
	test("is not used up by looking at it, as mail scanners do", async () => {
		const { site, signUp, confirm, linkTo, ask } = await openAccounts();
		await signUp();
		const link = await linkTo(email);
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
		expect(response.headers.get("Location")).toBe("/library");
		expect(sessionCookieOf(response)).toBeDefined();
	});

	test("pressed again says that the address is confirmed, or that the person is signed in already", async () => {
		const { app, signUp, linkTo } = await openAccounts();
		await signUp();
		const link = await linkTo(email);
		const visitor = createVisitor(app);
		const press = async (browser: ReturnType<typeof createVisitor>) => {
			return browser.submit(formOf(await browser.visit(link)));
		};
		await press(visitor);
		const again = await press(visitor);
		expect(again.path).toBe("/");
		expect(toastOf(again)).toBe("You are already signed in!");
		const elsewhere = await press(createVisitor(app));
		expect(elsewhere.path).toBe("/auth/signin");
		expect(toastOf(elsewhere)).toBe("Your email is already confirmed. Please sign in.");
		expect([...elsewhere.page.all("header")].map(({ text }) => text).join()).not.toContain(email);
	});

	test("works for 24 hours; after that a new one can be asked for on the page it leads to", async () => {
		const { site, app, signUp, linkTo } = await openAccounts();
		await signUp();
		const late = await linkTo(email);
		const visitor = createVisitor(app);
		site.setNow(new Date(testNow.getTime() + day));
		const expired = await visitor.visit("/auth/callback", { form: { code: codeOf(late) } });
		expect(expired.path).toBe("/auth/signin?expired=true");
		const sentence = "Email verification link has expired. Please request a new one.";
		expect(toastOf(expired)).toBe(sentence);
		expect(sayingOf(expired.page)).toContain(sentence);
		expect([...visitor.cookies.keys()].filter((name) => name.includes("session"))).toEqual([]);

		const button = formOf(expired).one("button", { formAction: "/auth/resend" });
		expect(button.text).toBe("Resend confirmation email");
		const resent = await visitor.visit("/auth/resend", { form: { email } });
		expect(resent.path).toBe("/auth/signin?returnTo=%2F");
		expect(toastOf(resent)).toBe("Confirmation email sent! Check your inbox.");
		const fresh = await linkTo(email);
		site.setNow(new Date(testNow.getTime() + 2 * day - 1));
		const confirmed = await visitor.visit("/auth/callback", { form: { code: codeOf(fresh) } });
		expect(toastOf(confirmed)).toContain("Email confirmed successfully!");
		expect((await visitor.ask("/me")).status).toBe(200);
	});

	test("of an earlier mail still works, until one of them has been used", async () => {
		const { site, signUp, confirm, linkTo, ask } = await openAccounts();
		await signUp();
		const first = await linkTo(email);
		await ask("/auth/resend", { form: { email } });
		const second = await linkTo(email);
		expect(second).not.toBe(first);
		expect(sessionCookieOf(await confirm(first))).toBeDefined();
		expect(sessionCookieOf(await confirm(second))).toBeUndefined();
		expect(await site.services.database.select().from(session)).toHaveLength(1);
	});

	test("that was invented, cut or sent by a provider with an error says what happened", async () => {
		const { app, site } = await openAccounts();
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
		const { ask, mailsTo } = await openAccounts();
		const evil = "http://evil.example";
		await ask(`${evil}/auth/signup`, {
			form: { email, password, confirmPassword: password },
			headers: { Origin: evil, Host: "evil.example", "X-Forwarded-Host": "evil.example" },
		});
		const [mail] = await mailsTo(email);
		expect(mail?.text).not.toContain("evil.example");
		expect(mail?.html).not.toContain("evil.example");
	});
});
