import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { oneTimeTokens, session, user } from "#app/data/base/schema/accounts.server.ts";
import {
	asScript,
	codeOf,
	cookiesOf,
	email,
	openAccounts,
	password,
	sayingOf,
	sessionCookieOf,
	toastOf,
} from "#tests/helpers/accounts.ts";
import { createApp } from "#tests/helpers/app.ts";
import { tablesWith } from "#tests/helpers/database-rows.ts";
import { parseHtml } from "#tests/helpers/html.ts";
import { createTestSite, type TestSite } from "#tests/helpers/site.ts";
import { createVisitor } from "#tests/helpers/visitor.ts";

describe("a form of another site", () => {
	test("signs nobody in, up or out, and uses up no link", async () => {
		const { site, ask, signUp, addMember, signIn, requestReset, linkTo, mailsTo } =
			await openAccounts();
		await addMember();
		await requestReset();
		const secret = codeOf(await linkTo(email, "reset"));
		const cookie = `${cookiesOf(await signIn())}; offerfolio.reset=${secret}`;
		await signUp("pending@example.com");
		const link = await linkTo("pending@example.com");
		const tokens = await site.services.database.select().from(oneTimeTokens);
		const people = await site.services.database.select().from(user);
		const sessions = await site.services.database.select().from(session);
		const limited = await countLimits(site);
		const form = { email: "new@example.com", password, confirmPassword: password };
		const posts: [string, Record<string, string>][] = [
			["/auth/signup", form],
			["/auth/signin", { email, password }],
			["/auth/resend", { email: "pending@example.com" }],
			["/auth/forgot-password", { email }],
			["/auth/reset-password", { code: secret }],
			["/auth/reset-password", { password: "chosen-by-evil", confirmPassword: "chosen-by-evil" }],
			["/auth/google", {}],
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
		expect(await site.services.database.select().from(oneTimeTokens)).toEqual(tokens);
		expect(await countLimits(site)).toEqual(limited);
		expect(await mailsTo(email)).toHaveLength(1);
		expect(await mailsTo("pending@example.com")).toHaveLength(1);
		expect((await ask("/me", { cookie })).status).toBe(200);
	});

	test("or one that is no form is refused without an error of ours", async () => {
		const { site, ask } = await openAccounts();
		for (const path of [
			"/auth/signup",
			"/auth/signin",
			"/auth/resend",
			"/auth/callback",
			"/auth/google",
			"/auth/forgot-password",
			"/auth/reset-password",
		]) {
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
	const form = { email, password, confirmPassword: password };

	test("the form comes back with a sentence, what was typed, and nothing of the inside", async () => {
		const { site, ask } = await openAccounts();
		const pages = [
			["/auth/signin", "An unexpected error occurred during sign in"],
			["/auth/signup", "An unexpected error occurred during sign up"],
			["/auth/forgot-password", "Password reset failed"],
		] as const;
		const check = async (path: string, sentence: string) => {
			const response = await ask(path, { form });
			expect(response.status).toBe(500);
			const html = await response.text();
			const page = parseHtml(html);
			expect(sayingOf(page)).toBe(sentence);
			expect(page.one("input", { name: "email" }).get("value")).toBe(email);
			expect(html).not.toMatch(/select |relation|broken|\bat \//u);
		};
		const { database } = site.services;
		await database.execute(sql`alter table "user" rename to broken`);
		for (const [path, sentence] of pages.slice(0, 2)) await check(path, sentence);
		await database.execute(sql`alter table broken rename to "user"`);
		await database.execute(sql`alter table rate_limits rename to broken`);
		for (const [path, sentence] of pages) await check(path, sentence);
		const resent = await ask("/auth/resend", { form: { email }, headers: asScript });
		expect(resent.status).toBe(500);
		expect(await resent.json()).toMatchObject({
			success: false,
			message: { kind: "error", text: "Failed to resend confirmation" },
		});
		expect(site.logged()).toContain('"level":"error"');
		expect(site.logged()).not.toContain(password);
		expect(site.logged()).not.toContain(email);
	});

	test("a link leads home with a sentence, and works when the database is back", async () => {
		const { site, app, signUp, linkTo, confirm } = await openAccounts();
		await signUp();
		const link = await linkTo(email);
		const { database } = site.services;
		await database.execute(sql`alter table one_time_tokens rename to broken`);
		const pressed = await createVisitor(app).visit("/auth/callback", {
			form: { code: codeOf(link) },
		});
		expect(pressed.path).toBe("/");
		expect(toastOf(pressed)).toBe("An unexpected error occurred.");
		expect(site.logged()).not.toContain(codeOf(link));
		await database.execute(sql`alter table broken rename to one_time_tokens`);
		expect(sessionCookieOf(await confirm(link))).toBeDefined();
	});
});

describe("secrets", () => {
	test("stand in no log and, but for the mail itself, in no table", async () => {
		const { site, signUp, signIn, confirm, requestReset, linkTo, ask } = await openAccounts();
		const reset = "a-louder-room";
		await signUp();
		const link = await linkTo(email);
		const confirmed = await confirm(link);
		await confirm(link);
		await signIn();
		await signIn(email, "a-wrong-password-of-ada");
		await ask("/auth/callback", { form: { code: "an-invented-code" } });
		await ask("/resumes/nonsense/open", { form: {}, cookie: cookiesOf(confirmed) });
		await requestReset();
		const resetLink = await linkTo(email, "reset");
		await ask("/auth/reset-password", { form: { code: codeOf(resetLink) } });
		const changed = await ask("/auth/reset-password", {
			form: { password: reset, confirmPassword: reset },
			cookie: `offerfolio.reset=${codeOf(resetLink)}`,
		});
		const token = decodeURIComponent(/session_token=([^;]+)/u.exec(cookiesOf(changed))?.[1] ?? "");
		const device = /offerfolio\.device=([\w-]+)/u.exec(cookiesOf(changed))?.[1] ?? "";
		expect(await tablesWith(site, email)).toContain("user");
		const inTheMail = [codeOf(link), codeOf(resetLink)];
		for (const secret of [
			password,
			reset,
			"a-wrong-password-of-ada",
			...inTheMail,
			token,
			device,
		]) {
			expect(secret.length).toBeGreaterThan(8);
			expect(site.logged()).not.toContain(secret);
			expect(await tablesWith(site, secret)).toEqual(
				inTheMail.includes(secret) ? ["outbox_mails"] : [],
			);
		}
		expect(site.logged()).not.toContain(token.split(".")[0]);
	});

	test("do not wait in the queue: the link is made when the mail is written", async () => {
		const site = await createTestSite();
		// A queue without workers: the job stays where it is.
		await site.services.jobs.start({});
		const { ask } = await createApp(site);
		await ask("/auth/signup", { form: { email, password, confirmPassword: password } });
		await ask("/auth/resend", { form: { email, returnTo: "/library" } });
		await ask("/auth/forgot-password", { form: { email, returnTo: "//evil.example" } });
		const waiting = await site.services.database.execute(
			sql`select data from pgboss.job where name = 'send-mail' order by created_on`,
		);
		expect(waiting.rows).toEqual([
			{ data: { message: "about-sign-up", to: email, returnTo: "/" } },
			{ data: { message: "confirm-email", to: email, returnTo: "/library" } },
			{ data: { message: "reset-password", to: email, returnTo: "/" } },
		]);
		expect(await site.services.database.select().from(oneTimeTokens)).toEqual([]);
		expect(await tablesWith(site, password)).toEqual([]);
	});
});
