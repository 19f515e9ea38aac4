import { eq, isNull, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { addToken } from "#app/data/account/one-time-tokens.server.ts";
import { findIdentities } from "#app/data/account/people.server.ts";
import { account, oneTimeTokens, session, user } from "#app/data/base/schema/accounts.server.ts";
import { limits } from "#app/domain/base/limits.ts";
import { createSecret, hashSecret } from "#app/integrations/secrets.server.ts";
import {
	codeOf,
	cookiesOf,
	email,
	fieldProblemsOf,
	flashOf,
	formOf,
	openAccounts,
	pageOf,
	password,
	sayingOf,
	sessionCookieOf,
	subjects,
	toastOf,
} from "#tests/helpers/accounts.ts";
import { origin } from "#tests/helpers/app.ts";
import { createGate } from "#tests/helpers/gate.ts";
import { findBrokenInvariants, testNow } from "#tests/helpers/site.ts";
import { createVisitor } from "#tests/helpers/visitor.ts";

const fresh = "a-louder-room";
const hour = 3_600_000;
const sent = "Password reset email sent! Check your inbox.";
const invalid = "Invalid or expired reset link. Please request a new one.";
const isSet = "Your new password is already set. Please sign in with it.";
const updated = "Your password has been updated. You are now signed in.";
const page = "/auth/reset-password";
const both = (chosen: string) => ({ password: chosen, confirmPassword: chosen });

/** A site with a member who has asked for a reset, and what happens with the link. */
async function openReset({ emailVerified = true, returnTo = "/" } = {}) {
	const accounts = await openAccounts();
	const { site, app, ask, addMember, requestReset, linkTo } = accounts;
	const id = await addMember(email, { emailVerified });
	await requestReset(email, { form: { returnTo } });
	const link = await linkTo(email, "reset");
	const code = codeOf(link);
	const { database } = site.services;
	return {
		...accounts,
		id,
		link,
		code,
		/** A person who has followed the link and looks at the form. */
		async follow(secret = code) {
			const visitor = createVisitor(app);
			const form = await visitor.visit(page, { form: { code: secret } });
			return { visitor, form };
		},
		/** The post of the form, in a browser that has followed the link. */
		choose: (chosen = fresh, secret = code) =>
			ask(page, { form: both(chosen), cookie: `offerfolio.reset=${secret}` }),
		/** Links that could still be used. */
		goodLinks: () => database.select().from(oneTimeTokens).where(isNull(oneTimeTokens.usedAt)),
		passwordHash: async () =>
			(await database.select().from(account).where(eq(account.userId, id)))[0]?.password,
		hasSession: async (response: Response) =>
			(await ask("/me", { cookie: cookiesOf(response) })).status === 200,
	};
}

describe("a forgotten password", () => {
	test("is replaced by way of a mail, in whichever browser its link is opened", async () => {
		const { app, addMember, mailsTo, signIn, site } = await openAccounts();
		await addMember();
		const [laptop, phone] = [createVisitor(app), createVisitor(app)];

		const signInPage = await laptop.visit("/auth/signin?returnTo=/library");
		const forgot = await laptop.visit(signInPage.page.one("main").link("Forgot your password?"));
		expect(forgot.path).toBe("/auth/forgot-password?returnTo=%2Flibrary");
		expect(forgot.page.one("main").link("Back to sign in")).toContain("/auth/signin");
		const asked = await laptop.submit(formOf(forgot), { email: " ADA@Example.com " });
		expect(asked.status).toBe(200);
		expect(sayingOf(asked.page)).toBe(sent);
		expect([...laptop.cookies]).toEqual([]);

		const [mail, ...more] = await mailsTo(email);
		expect(more).toEqual([]);
		expect(mail).toMatchObject({ recipient: email, subject: subjects.reset });
		const link = /\/auth\/reset-password\?code=[\w-]{43}/u.exec(mail?.text ?? "")?.[0] ?? "";
		expect(mail?.text).toContain(`${origin}${link}`);
		expect(mail?.html).toContain(`${origin}${link}`);

		const opened = await phone.visit(link);
		expect(opened.status).toBe(200);
		expect(opened.page.one("main").text).toBe("Verifying reset link... Continue");
		const form = await phone.submit(formOf(opened));
		expect(form.path).toBe(page);
		expect(form.html).not.toContain(codeOf(link));
		expect(form.page.one("main").one("h1").text).toBe("Reset Your Password");
		expect(form.page.one("main").text.match(/at least 6 characters/giu)).toHaveLength(1);
		expect(form.page.one("main").text).toContain("Update Password");
		const fields = form.page.one("main").all("input", { type: "password" });
		expect(fields.map((field) => field.get("name"))).toEqual(["password", "confirmPassword"]);
		expect(fields.map((field) => field.get("autoComplete"))).toEqual(Array(2).fill("new-password"));
		// A browser that keeps passwords learns whose the new one is.
		const [name] = form.page.one("main").all("input", { autoComplete: "username" });
		expect([name?.get("value"), name?.get("name")]).toEqual([email, null]);

		const done = await phone.submit(formOf(form), both(fresh));
		expect(done.path).toBe("/library");
		expect(toastOf(done)).toBe(updated);
		expect(done.page.one("header").text).toContain(email);
		expect(done.html).not.toContain(fresh);
		expect(phone.cookies.has("offerfolio.reset")).toBe(false);
		expect((await phone.ask("/me")).status).toBe(200);
		expect((await laptop.ask("/me")).status).toBe(401);

		expect((await signIn(email, password)).status).toBe(401);
		expect((await signIn(email, fresh)).status).toBe(302);
		const [changed] = await mailsTo(email, subjects.passwordChanged);
		expect(changed?.text).toContain("/auth/forgot-password");
		expect(await findBrokenInvariants(site)).toEqual([]);
	});

	test("is replaced the same way by the scripts of the page", async () => {
		const { app, addMember, linkTo, signIn } = await openAccounts();
		await addMember();
		const visitor = createVisitor(app);
		const asked = await visitor.send("/auth/forgot-password", { email });
		expect(asked.data).toEqual({
			success: true,
			message: sent,
			values: { email },
		});
		const code = codeOf(await linkTo(email, "reset"));
		expect((await visitor.send(page, { code })).leadsTo).toBe(page);
		const refused = await visitor.send(page, { password: fresh, confirmPassword: "other" });
		expect(refused).toMatchObject({
			status: 400,
			data: { success: false, fieldErrors: { confirmPassword: "Passwords do not match" } },
		});
		const done = await visitor.send(page, both(fresh));
		expect(done.leadsTo).toBe("/library");
		expect(visitor.cookies.has("offerfolio.reset")).toBe(false);
		expect(toastOf(await visitor.visit("/"))).toBe(updated);
		expect((await visitor.ask("/me")).status).toBe(200);
		expect((await signIn(email, fresh)).status).toBe(302);
	});

	test("is asked for with an address, and what was typed comes back with what is wrong", async () => {
		const { ask, mailsTo } = await openAccounts();
		for (const [form, sentence, typed] of [
			[{}, "Please enter your email address", ""],
			[{ email: "  " }, "Please enter your email address", "  "],
			[{ email: "ada" }, "Please enter a valid email address", "ada"],
			[{ email: `${email}\r\nBcc: x@b.com` }, "Please enter a valid email address", undefined],
		] as const) {
			const response = await ask("/auth/forgot-password", { method: "POST", form });
			expect(response.status).toBe(400);
			const answer = await pageOf(response);
			expect(fieldProblemsOf(answer)).toEqual([sentence]);
			if (typed === undefined) continue;
			expect(answer.one("input", { name: "email" }).get("value") ?? "").toBe(typed);
		}
		expect(await mailsTo(email)).toEqual([]);
	});

	test("of an address without an account is answered alike, and nothing is mailed", async () => {
		const { requestReset, mailsTo, site } = await openAccounts();
		const answer = await requestReset("nobody@example.com");
		expect(answer.status).toBe(200);
		expect(sayingOf(await pageOf(answer))).toBe(sent);
		expect(await mailsTo("nobody@example.com")).toEqual([]);
		expect(await site.services.database.select().from(oneTimeTokens)).toEqual([]);
	});

	test("leads on to the page that it was asked from, and never to another site", async () => {
		for (const [returnTo, where] of [
			["/resumes?q=go", "/resumes?q=go"],
			["//evil.example/x", "/library"],
			["https://evil.example", "/library"],
		] as const) {
			const { choose } = await openReset({ returnTo });
			expect((await choose()).headers.get("Location")).toBe(where);
		}
	});
});

describe("the page of a reset link", () => {
	test("uses nothing up when it is looked at, as mail scanners do", async () => {
		const { ask, app, link, goodLinks, choose } = await openReset();
		const before = await goodLinks();
		expect(before).toHaveLength(1);
		for (const method of ["GET", "HEAD"]) {
			for (const path of [link, link.replace("password?", "password.data?")]) {
				for (let time = 0; time < 5; time++) {
					const response = await ask(path, { method });
					expect(response.status).toBe(200);
					expect(response.headers.getSetCookie()).toEqual([]);
				}
			}
		}
		const other = createVisitor(app);
		expect((await other.visit(link)).page.one("h1").text).toBe("Verifying reset link...");
		expect([...other.cookies]).toEqual([]);
		expect(await goodLinks()).toEqual(before);
		expect(sessionCookieOf(await choose())).toBeDefined();
	});

	test("can be posted many times; only the new password uses it up", async () => {
		const { follow, goodLinks, choose } = await openReset();
		for (let time = 0; time < 5; time++) {
			const { form } = await follow();
			expect(form.page.one("h1").text).toBe("Reset Your Password");
		}
		expect(await goodLinks()).toHaveLength(1);
		expect(sessionCookieOf(await choose())).toBeDefined();
		expect(await goodLinks()).toEqual([]);
	});

	test("says what is wrong with the entries, sends none of them back, and still works", async () => {
		const { follow, signIn, passwordHash } = await openReset();
		const { visitor, form } = await follow();
		const before = await passwordHash();
		const tooShort = "Password must be at least 6 characters long";
		const tooLong = "Password must be at most 128 characters long";
		const table: [Record<string, string>, string[]][] = [
			[{}, ["Please enter your password", "Please enter your password"]],
			[both(""), [tooShort]],
			[both("12345"), [tooShort]],
			[both("x".repeat(129)), [tooLong]],
			[both("x".repeat(1_000_000)), [tooLong]],
			[{ password: fresh, confirmPassword: `${fresh} ` }, ["Passwords do not match"]],
			[{ password: fresh, confirmPassword: "" }, ["Passwords do not match"]],
			[{ password: "12345", confirmPassword: "x" }, [tooShort, "Passwords do not match"]],
		];
		for (const [typed, sentences] of table) {
			const refused = await visitor.submit(formOf(form), typed);
			expect(refused.status).toBe(400);
			expect(refused.path).toBe(page);
			expect(fieldProblemsOf(refused.page)).toEqual(sentences);
			const values = refused.page
				.all("input", { type: "password" })
				.map((field) => field.get("value"));
			expect(values).toEqual([null, null]);
			expect(refused.html).not.toContain(fresh);
			expect(refused.headers.get("Referrer-Policy")).toBe("strict-origin");
		}
		expect(await passwordHash()).toBe(before);
		expect(toastOf(await visitor.submit(formOf(form), both(fresh)))).toBe(updated);
		expect((await signIn(email, fresh)).status).toBe(302);
	});

	test("tells no other site where the visitor came from", async () => {
		const { ask, link, follow } = await openReset();
		const { form } = await follow();
		expect(form.headers.get("Referrer-Policy")).toBe("strict-origin");
		expect((await ask(link)).headers.get("Referrer-Policy")).toBe("strict-origin");
	});

	test("says so when the password cannot be kept, and the link stays good", async () => {
		const { site, follow, choose } = await openReset();
		const { database } = site.services;
		const { visitor, form } = await follow();
		await database.execute(sql`alter table account rename to broken`);
		const failed = await visitor.submit(formOf(form), both(fresh));
		expect(failed.status).toBe(500);
		expect(sayingOf(failed.page)).toBe("An unexpected error occurred");
		expect(failed.html).not.toMatch(/select |relation|broken|\bat \//u);
		const data = await visitor.send(page, both(fresh));
		expect(data).toMatchObject({
			status: 500,
			data: { success: false, message: "An unexpected error occurred" },
		});
		expect(site.logged()).toContain('"level":"error"');
		expect(site.logged()).not.toContain(fresh);
		await database.execute(sql`alter table broken rename to account`);
		expect(sessionCookieOf(await choose())).toBeDefined();
	});
});

describe("a reset link", () => {
	test("works for one hour to the millisecond", async () => {
		const { site, follow, choose, hasSession } = await openReset();
		site.setNow(new Date(testNow.getTime() + hour - 1));
		const { visitor, form } = await follow();
		expect(form.path).toBe(page);

		site.setNow(new Date(testNow.getTime() + hour));
		const late = await follow();
		expect(late.form.path).toBe("/");
		expect(toastOf(late.form)).toBe(invalid);
		const next = await late.visitor.visit(late.form.page.link("Request a new link"));
		expect(next.path).toBe("/auth/forgot-password");
		expect(formOf(next)).toBeDefined();
		expect([...late.visitor.cookies.keys()]).toEqual([]);
		const typed = await visitor.submit(formOf(form), both(fresh));
		expect(typed.path).toBe("/");
		expect(toastOf(typed)).toBe(invalid);
		expect((await visitor.ask("/me")).status).toBe(401);

		site.setNow(new Date(testNow.getTime() + hour - 1));
		expect(await hasSession(await choose())).toBe(true);
	});

	test("is used up by a new password, in every browser", async () => {
		const { app, link, code, follow, choose, signIn } = await openReset();
		const waiting = await follow();
		await choose();
		const again = await waiting.visitor.submit(formOf(waiting.form), both("a-third-room"));
		expect(again.path).toBe("/");
		expect(toastOf(again)).toBe(invalid);
		expect(waiting.visitor.cookies.has("offerfolio.reset")).toBe(false);
		const visitor = createVisitor(app);
		const pressed = await visitor.submit(formOf(await visitor.visit(link)));
		expect(pressed.path).toBe("/");
		expect(toastOf(pressed)).toBe(invalid);
		const replayed = await choose("a-third-room", code);
		expect(flashOf(replayed)).toBe(invalid);
		expect(sessionCookieOf(replayed)).toBeUndefined();
		expect((await signIn(email, "a-third-room")).status).toBe(401);
		expect((await signIn(email, fresh)).status).toBe(302);
	});

	test("whose answer was lost is pressed again, and leads who typed the new password to signing in", async () => {
		const { site, id, follow, choose, hasSession, mailsTo, passwordHash } = await openReset({
			returnTo: "/resumes?q=go",
		});
		const { visitor, form } = await follow();
		await choose();
		const before = await passwordHash();
		const again = await visitor.submit(formOf(form), both(fresh));
		expect(again.path).toBe("/auth/signin?returnTo=%2Fresumes%3Fq%3Dgo");
		expect(toastOf(again)).toBe(isSet);
		expect([...visitor.cookies.keys()]).toEqual([]);
		expect((await visitor.submit(formOf(again), { email, password: fresh })).path).toBe(
			"/resumes?q=go",
		);
		expect(await passwordHash()).toBe(before);
		expect(await mailsTo(email, subjects.passwordChanged)).toHaveLength(1);

		site.setNow(new Date(testNow.getTime() + hour));
		expect(flashOf(await choose())).toBe(invalid);
		site.setNow(testNow);
		expect(flashOf(await choose())).toBe(isSet);
		const { database } = site.services;
		await database.update(user).set({ email: "moved@example.com" }).where(eq(user.id, id));
		expect(flashOf(await choose())).toBe(invalid);
		// Also where the second press comes before the first is through.
		await database.update(user).set({ email }).where(eq(user.id, id));
		await database.update(oneTimeTokens).set({ usedAt: null });
		const { passwords } = site.services.authenticator;
		const { hash } = passwords;
		const gate = createGate();
		passwords.hash = async (...given) => {
			passwords.hash = hash;
			const done = await hash(...given);
			await gate.pass();
			return done;
		};
		const first = choose();
		await gate.reached;
		expect(await hasSession(await choose())).toBe(true);
		gate.open();
		const late = await first;
		expect(flashOf(late)).toBe(isSet);
		expect(sessionCookieOf(late)).toBeUndefined();
	});

	test("that was used tells of a password what the form for signing in tells, and as often", async () => {
		const { choose, signIn } = await openReset();
		await choose();
		const { attempts } = limits.signInPerAddress;
		for (let time = 0; time < attempts; time++) {
			const guessed = await choose(`a-guess-${time}`);
			expect([guessed.headers.get("Location"), flashOf(guessed)]).toEqual(["/", invalid]);
		}
		for (const chosen of ["a-guess", fresh]) {
			expect(flashOf(await choose(chosen))).toBe(invalid);
		}
		expect((await signIn(email, fresh)).status).toBe(429);
	});

	test("that was invented, changed or meant for something else resets nothing", async () => {
		const { site, id, code, choose, follow, passwordHash, goodLinks, ask } = await openReset();
		const before = await passwordHash();
		const secrets = { "confirm-email": createSecret(), "change-email": createSecret() };
		for (const purpose of ["confirm-email", "change-email"] as const) {
			const expiresAt = new Date(testNow.getTime() + hour);
			const token = { purpose, userId: id, email, expiresAt };
			const tokenHash = hashSecret(secrets[purpose]);
			await addToken(site.services.database, { ...token, tokenHash });
		}
		for (const useless of [
			"",
			"invented",
			code.slice(0, -1),
			`${code}x`,
			code.toUpperCase(),
			hashSecret(code),
			"x".repeat(100_000),
			"'; drop table session;--",
			...Object.values(secrets),
		]) {
			const { visitor, form } = await follow(useless);
			expect(form.path).toBe("/");
			expect(toastOf(form)).toBe(invalid);
			expect([...visitor.cookies.keys()]).toEqual([]);
			if (useless.length > 10_000) continue;
			const posted = await choose(fresh, useless);
			expect(posted.headers.get("Location")).toBe("/");
			expect(flashOf(posted)).toBe(invalid);
			expect(cookiesOf(posted)).not.toMatch(/session|device/u);
		}
		expect(await passwordHash()).toBe(before);
		expect(await goodLinks()).toHaveLength(3);
		expect(await site.services.database.select().from(session)).toEqual([]);

		// Nor does a reset link confirm anything.
		const confirming = await ask("/auth/callback", { form: { code } });
		expect(flashOf(confirming)).toBe(
			"Email confirmation failed. Please try again or request a new link.",
		);
		expect(sessionCookieOf(confirming)).toBeUndefined();
		expect(await goodLinks()).toHaveLength(3);
		expect(site.logged()).not.toContain('"level":"error"');
	});

	test("is what the page needs: a person who is only signed in changes nothing with it", async () => {
		const { app, signIn, passwordHash } = await openReset();
		const visitor = createVisitor(app, { cookie: cookiesOf(await signIn()) });
		expect((await visitor.ask("/me")).status).toBe(200);
		const before = await passwordHash();
		const looked = await visitor.visit(page);
		expect(looked.path).toBe("/");
		expect(toastOf(looked)).toBe(invalid);
		for (const form of [
			both(fresh),
			{ ...both(fresh), code: "" },
			{ ...both(fresh), userId: "x" },
		]) {
			const posted = await visitor.visit(page, { form });
			expect(posted.path).toBe("/");
			expect(toastOf(posted)).toBe(invalid);
			expect((await visitor.send(page, form)).leadsTo).toBe("/");
		}
		expect(await passwordHash()).toBe(before);
		expect((await visitor.ask("/me")).status).toBe(200);
	});

	test("leads to the configured site, whatever host was asked", async () => {
		const { ask, addMember, mailsTo } = await openAccounts({ publicUrl: "https://offers.example" });
		await addMember();
		const evil = "http://evil.example";
		const hosts = { Host: "evil.example", "X-Forwarded-Host": "evil.example", Origin: evil };
		const headers = { ...hosts, "X-Forwarded-Proto": "http", Forwarded: "host=evil.example" };
		const answer = await ask(`${evil}/auth/forgot-password`, { form: { email }, headers });
		expect(answer.status).toBe(200);
		const [mail] = await mailsTo(email, subjects.reset);
		expect(mail?.text).toContain("https://offers.example/auth/reset-password?code=");
		expect(`${mail?.text}${mail?.html}`).not.toContain("evil.example");
	});
});

describe("a reset", () => {
	test("ends every other session of the account, and of nobody else", async () => {
		const { app, addMember, choose, signIn, hasSession, site, ask } = await openReset();
		await addMember("grace@example.com");
		const stolen = [await signIn(), await signIn(), await signIn()];
		const hers = await signIn("grace@example.com");
		const reset = await choose();
		for (const answer of stolen) expect(await hasSession(answer)).toBe(false);
		expect(await hasSession(hers)).toBe(true);
		expect(await hasSession(reset)).toBe(true);
		expect(await site.services.database.select().from(session)).toHaveLength(2);
		const visitor = createVisitor(app, { cookie: cookiesOf(stolen[0] as Response) });
		expect((await visitor.visit("/library")).path).toContain("/auth/signin");
		expect((await ask("/settings", { cookie: cookiesOf(reset) })).status).toBe(200);
	});

	test("confirms an address that was not, for the mail has reached it", async () => {
		const { site, id, signUp, linkTo, confirm, choose, signIn, hasSession } = await openReset({
			emailVerified: false,
		});
		await signUp();
		const confirmation = await linkTo(email, "confirm");
		expect((await signIn()).status).toBe(403);
		expect(await hasSession(await choose())).toBe(true);
		const [person] = await site.services.database.select().from(user).where(eq(user.id, id));
		expect(person?.emailVerified).toBe(true);
		expect((await signIn(email, fresh)).status).toBe(302);
		// The link of the sign-up has nothing left to do, and signs nobody in.
		expect(sessionCookieOf(await confirm(confirmation))).toBeUndefined();
		expect(await findBrokenInvariants(site)).toEqual([]);
	});

	test("makes a change of address void that someone else may have asked for", async () => {
		const { site, id, choose, ask } = await openReset();
		const secret = createSecret();
		await addToken(site.services.database, {
			tokenHash: hashSecret(secret),
			purpose: "change-email",
			userId: id,
			email: "thief@example.com",
			expiresAt: new Date(testNow.getTime() + 24 * hour),
		});
		await choose();
		const moved = await ask("/auth/callback", { form: { code: secret } });
		expect(flashOf(moved)).toBe(
			"Email confirmation failed. Please try again or request a new link.",
		);
		const [person] = await site.services.database.select().from(user).where(eq(user.id, id));
		expect(person?.email).toBe(email);
	});

	test("gives a person who signed in only with Google a password, and keeps Google", async () => {
		const { site, ask, addGoogleMember, requestReset, linkTo, signIn } = await openAccounts();
		const address = "grace@example.com";
		const id = await addGoogleMember(address);
		expect((await signIn(address, fresh)).status).toBe(401);
		await requestReset(address);
		const code = codeOf(await linkTo(address, "reset"));
		const done = await ask(page, { form: both(fresh), cookie: `offerfolio.reset=${code}` });
		expect(sessionCookieOf(done)).toBeDefined();
		expect((await signIn(address, fresh)).status).toBe(302);
		expect(await findIdentities(site.services.database, id)).toEqual([
			"https://accounts.google.com",
		]);
		const rows = await site.services.database.select().from(account).where(eq(account.userId, id));
		expect(rows).toHaveLength(2);
	});

	test("asked for before the account got another address does nothing", async () => {
		const { site, id, choose, passwordHash, follow } = await openReset();
		const before = await passwordHash();
		await site.services.database
			.update(user)
			.set({ email: "moved@example.com" })
			.where(eq(user.id, id));
		await follow();
		const answer = await choose();
		expect(flashOf(answer)).toBe(invalid);
		expect(sessionCookieOf(answer)).toBeUndefined();
		expect(await passwordHash()).toBe(before);
	});
});
