import { describe, expect, test } from "vitest";
import { account, user } from "#app/data/base/schema/accounts.server.ts";
import { passwordMaximum, passwordMinimum } from "#app/domain/account/password.ts";
import {
	cookiesOf,
	email,
	fieldProblemsOf,
	formOf,
	linkIn,
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
import { findBrokenInvariants } from "#tests/helpers/site.ts";
import { createVisitor } from "#tests/helpers/visitor.ts";

const checkEmail =
	"Please check your email and click the confirmation link to complete your registration.";

describe("signing up", () => {
	test("leads by mail to a session, in whichever browser the link is opened", async () => {
		const { site, app, mailsTo } = await openAccounts();
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

		const [mail] = await mailsTo(email);
		expect(mail).toMatchObject({ recipient: email, subject: subjects.confirm });
		expect(mail?.text).toContain(`${origin}/auth/callback?code=`);
		expect(mail?.html).toContain(`${origin}/auth/callback?code=`);

		const opened = await phone.visit(linkIn(mail?.text ?? ""));
		expect(opened.status).toBe(200);
		expect(opened.page.one("main").text).toBe(
			"Confirming your email... Please wait while we verify your account. One step is left: press the button. Confirm my email",
		);
		expect(opened.headers.get("Referrer-Policy")).toBe("strict-origin");
		expect([...phone.cookies]).toEqual([]);
		const confirmed = await phone.submit(formOf(opened));
		expect(confirmed.path).toBe(`/resumes/${id}`);
		expect(toastOf(confirmed)).toBe("Email confirmed successfully! You are now signed in.");
		expect(confirmed.page.one("header").text).toContain(email);
		expect((await phone.ask("/me")).status).toBe(200);
		expect((await laptop.ask("/me")).status).toBe(401);

		const signIn = await laptop.visit("/auth/signin?returnTo=/library");
		const inside = await laptop.submit(formOf(signIn), { email, password });
		expect(inside.path).toBe("/library");
		expect(toastOf(inside)).toBe("Successfully signed in!");
		expect(await findBrokenInvariants(site)).toEqual([]);
	});

	test("asks for an address, a password within its bounds, and the same one twice", async () => {
		const { site, ask } = await openAccounts();
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
			expect(fieldProblemsOf(page)).toContain(sentence);
			expect(page.all("input", { type: "password" }).map((input) => input.get("value"))).toEqual([
				null,
				null,
			]);
		}
		expect(await site.services.database.select().from(user)).toEqual([]);
	});

	test("takes the shortest and the longest password, and every letter of it counts", async () => {
		const { signUp, signIn, confirm, linkTo } = await openAccounts();
		for (const length of [passwordMinimum, passwordMaximum]) {
			const address = `ada${length}@example.com`;
			const chosen = "p".repeat(length);
			expect((await signUp(address, chosen)).status).toBe(200);
			await confirm(await linkTo(address));
			expect((await signIn(address, chosen)).status).toBe(302);
			expect((await signIn(address, chosen.slice(1))).status).toBe(401);
		}
	});

	test("knows one form of an address, however it is typed", async () => {
		const { site, signUp, signIn, confirm, linkTo, ask } = await openAccounts();
		await signUp("  A@B.com ");
		expect(await site.services.database.select({ email: user.email }).from(user)).toEqual([
			{ email: "a@b.com" },
		]);
		await ask("/auth/resend", { form: { email: "\tA@B.COM\n" }, headers: { Accept: "*/*" } });
		await confirm(await linkTo("a@b.com"));
		for (const typed of ["a@b.com", " A@B.com", "A@B.COM  ", "ａ@b.com"]) {
			expect(`${typed}: ${(await signIn(typed)).status}`).toBe(`${typed}: 302`);
		}
		await signUp("A@b.Com");
		expect(await site.services.database.select().from(user)).toHaveLength(1);
		expect(await findBrokenInvariants(site)).toEqual([]);
	});

	test("refuses look-alikes, second recipients and what is no address", async () => {
		const { site, signUp, ask } = await openAccounts();
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
		const { site, signUp, signIn } = await openAccounts();
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
		const { site, signUp, linkTo, confirm } = await openAccounts();
		const answers = await Promise.all(Array.from({ length: 5 }, () => signUp()));
		const texts = await Promise.all(answers.map((answer) => answer.text()));
		expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
		expect(new Set(texts).size).toBe(1);
		expect(await site.services.database.select().from(user)).toHaveLength(1);
		expect(await site.services.database.select().from(account)).toHaveLength(1);
		expect((await confirm(await linkTo(email))).headers.get("Location")).toBe("/library");
		expect(await findBrokenInvariants(site)).toEqual([]);
	});

	test("twice with the same password keeps it, and either link signs in", async () => {
		for (const which of [0, 1]) {
			const { signUp, signIn, confirm, mailsTo } = await openAccounts();
			await signUp();
			await signUp();
			const mails = await mailsTo(email, subjects.confirm);
			expect(mails).toHaveLength(2);
			const confirmed = await confirm(linkIn(mails[which]?.text ?? ""));
			expect(sessionCookieOf(confirmed)).toBeDefined();
			expect((await signIn()).status).toBe(302);
		}
	});

	test("of two people with one address keeps neither password: the link leads on to choosing one", async () => {
		for (const [which, returnTo] of [
			[0, "/resumes?q=go"],
			[1, "/library"],
		] as const) {
			const { site, app, signUp, signIn, mailsTo } = await openAccounts();
			await signUp(email, "the-strangers-password", { form: { returnTo: "/resumes?q=go" } });
			// Two mails that wait are written side by side, in either order.
			await mailsTo(email);
			await signUp(email, password);
			const refuseBoth = async () => {
				for (const tried of ["the-strangers-password", password]) {
					expect((await signIn(email, tried)).status).toBe(401);
				}
			};
			await refuseBoth();
			const mails = await mailsTo(email);
			expect(mails.map(({ subject }) => subject)).toEqual([subjects.confirm, subjects.confirm]);

			const owner = createVisitor(app);
			const confirmed = await owner.submit(
				formOf(await owner.visit(linkIn(mails[which]?.text ?? ""))),
			);
			expect(confirmed.path).toBe("/auth/reset-password");
			expect(toastOf(confirmed)).toBe(
				"Your email is confirmed. Please choose a password to finish.",
			);
			expect((await owner.ask("/me")).status).toBe(401);
			await refuseBoth();

			const chosen = { password: "the-owners-choice", confirmPassword: "the-owners-choice" };
			const done = await owner.submit(formOf(confirmed), chosen);
			expect(done.path).toBe(returnTo);
			expect((await owner.ask("/me")).status).toBe(200);
			expect((await signIn(email, "the-owners-choice")).status).toBe(302);
			await refuseBoth();
			expect(await findBrokenInvariants(site)).toEqual([]);
		}
	});

	test("does not bring back a password that was dropped", async () => {
		const { signUp, signIn, confirm, linkTo, ask } = await openAccounts();
		for (const tried of ["the-strangers-password", password, "the-strangers-password"]) {
			await signUp(email, tried);
		}
		const confirmed = await confirm(await linkTo(email));
		expect(confirmed.headers.get("Location")).toBe("/auth/reset-password");
		expect((await signIn(email, "the-strangers-password")).status).toBe(401);
		expect((await signIn(email, password)).status).toBe(401);
		const secret = /offerfolio\.reset=([\w-]+)/u.exec(cookiesOf(confirmed))?.[1] ?? "";
		const chosen = await ask("/auth/reset-password", {
			form: { password, confirmPassword: password },
			cookie: `offerfolio.reset=${secret}`,
		});
		expect(sessionCookieOf(chosen)).toBeDefined();
	});

	test("of five people with one address at once makes one account without a password", async () => {
		const { site, signUp, confirm, linkTo } = await openAccounts();
		const tries = Array.from({ length: 5 }, (_, index) => signUp(email, `password-of-${index}`));
		const answers = await Promise.all(tries);
		expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
		const rows = await site.services.database.select().from(account);
		expect(rows.map((row) => row.password)).toEqual([null]);
		expect(await site.services.database.select().from(user)).toHaveLength(1);
		const confirmed = await confirm(await linkTo(email));
		expect(confirmed.headers.get("Location")).toBe("/auth/reset-password");
		expect(sessionCookieOf(confirmed)).toBeUndefined();
		expect(site.logged()).not.toContain('"level":"error"');
	});

	test("by a stranger while the owner confirms takes nothing from the owner", async () => {
		const { site, signUp, signIn, confirm, linkTo } = await openAccounts();
		await signUp();
		const link = await linkTo(email);
		const { passwords } = site.services.authenticator;
		const { verify } = passwords;
		const gate = createGate();
		passwords.verify = async (...given) => {
			passwords.verify = verify;
			const isTheSame = await verify(...given);
			await gate.pass();
			return isTheSame;
		};
		const stranger = signUp(email, "the-strangers-password");
		await gate.reached;
		expect(sessionCookieOf(await confirm(link))).toBeDefined();
		gate.open();
		expect((await stranger).status).toBe(200);
		expect((await signIn(email, "the-strangers-password")).status).toBe(401);
		expect((await signIn()).status).toBe(302);
	});

	test("again with a confirmed address changes nothing, and its owner gets a mail", async () => {
		const { site, signUp, signIn, addMember, mailsTo } = await openAccounts();
		await addMember();
		const before = await site.services.database.select().from(account);
		const answer = await signUp(email, "another-password");
		expect(answer.status).toBe(200);
		const [mail, ...more] = await mailsTo(email);
		expect(more).toEqual([]);
		expect(mail).toMatchObject({ subject: subjects.alreadyRegistered });
		expect(mail?.text).toContain(`${origin}/auth/signin`);
		expect(mail?.text).toContain(`${origin}/auth/forgot-password`);
		expect(mail?.text).not.toContain("code=");
		expect(await site.services.database.select().from(account)).toEqual(before);
		expect((await signIn(email, "another-password")).status).toBe(401);
		expect((await signIn()).status).toBe(302);
	});

	test("keeps where the person was; an account that was stopped gets no email", async () => {
		const { site, addMember, signUp, mailsTo } = await openAccounts();
		await addMember();
		await signUp(email, "another-password", { form: { returnTo: "/checkout/pro-monthly" } });
		const [mail] = await mailsTo(email);
		for (const page of ["signin", "forgot-password"]) {
			expect(mail?.text).toContain(`${origin}/auth/${page}?returnTo=%2Fcheckout%2Fpro-monthly`);
		}
		await site.services.database.update(user).set({ stoppedAt: site.services.clock() });
		await signUp(email, "another-password");
		expect(await mailsTo(email)).toHaveLength(1);
	});
});
