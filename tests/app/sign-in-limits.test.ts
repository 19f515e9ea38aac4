import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { session, user } from "#app/data/base/schema/accounts.server.ts";
import { AppError } from "#app/domain/base/errors.ts";
import { type Limit, limits } from "#app/domain/base/limits.ts";
import { messages } from "#app/domain/base/messages.ts";
import { networkOf } from "#app/domain/base/network.ts";
import { slowHashing } from "#app/integrations/password-hashing.server.ts";
import {
	asScript,
	codeOf,
	cookiesOf,
	email,
	openAccounts,
	pageOf,
	password,
	sayingOf,
	sessionCookieOf,
	subjects,
	toastOf,
} from "#tests/helpers/accounts.ts";
import { createApp } from "#tests/helpers/app.ts";
import { createVisitor } from "#tests/helpers/visitor.ts";

/** When it may be tried again, as the header says it. */
const tooMany = (answer: { headers: Headers }) =>
	messages.busy.tooManyRequests(Number(answer.headers.get("Retry-After")));
const nobody = "nobody@example.com";

describe("limits of a network", () => {
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
		{
			name: "a reset",
			limit: limits.mailPerNetwork,
			path: "/auth/forgot-password",
			form: { email },
		},
		{ name: "a new link", limit: limits.mailPerNetwork, path: "/auth/resend", form: { email } },
	];

	test.each(attempts)(
		"of $name count a network, and say how long to wait",
		async ({ limit, path, form }) => {
			const { site, ask } = await openAccounts();
			const from = (clientAddress: string, headers = {}) =>
				ask(path, { form, clientAddress, headers });
			const last = async (address: string) => {
				for (let used = 1; used < limit.attempts; used++) {
					await site.services.limits.consume(limit, networkOf(address));
				}
			};
			await last("2001:db8:1:2::1");
			expect((await from("2001:db8:1:2::1", asScript)).status).toBeLessThan(429);
			// The same household, from any of its addresses and whatever it claims to be.
			for (const [address, headers] of [
				["2001:db8:1:2::1", {}],
				["2001:db8:1:2:ffff:ffff:ffff:ffff", {}],
				["2001:0DB8:0001:0002::beef", { "X-Forwarded-For": "203.0.113.1" }],
				["2001:db8:1:2::7", { Forwarded: "for=203.0.113.2", "X-Real-IP": "203.0.113.3" }],
			] as const) {
				const response = await from(address, { ...asScript, ...headers });
				expect(`${address}: ${response.status}`).toBe(`${address}: 429`);
				const wait = Number(response.headers.get("Retry-After"));
				expect(wait).toBeGreaterThan(0);
				expect(wait).toBeLessThanOrEqual(limit.seconds);
				expect(await response.text()).toContain(tooMany(response));
			}
			expect((await from("2001:db8:1:3::1", asScript)).status).toBeLessThan(429);
			await last("203.0.113.7");
			expect((await from("203.0.113.7", asScript)).status).toBeLessThan(429);
			expect((await from("203.0.113.7", asScript)).status).toBe(429);
			expect((await from("::ffff:203.0.113.7", asScript)).status).toBe(429);
			expect((await from("203.0.113.8", asScript)).status).toBeLessThan(429);
		},
	);

	test("are told in the page too, where the browser runs no scripts", async () => {
		const { site, ask, app } = await openAccounts();
		const use = async ({ limit }: Attempt) => {
			for (let used = 0; used < limit.attempts; used++) {
				await site.services.limits.consume(limit, "127.0.0.1");
			}
		};
		for (const attempt of attempts) await use(attempt);
		for (const { path, form } of attempts.slice(0, 3)) {
			const response = await ask(path, { form });
			expect(response.status).toBe(429);
			expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
			const page = await pageOf(response);
			expect(sayingOf(page)).toBe(tooMany(response));
			expect(page.one("input", { name: "email" }).get("value")).toBe(email);
		}
		const resent = await createVisitor(app).visit("/auth/resend", { form: { email } });
		expect(toastOf(resent)).toBe("Too many attempts. Try again in 60 minutes.");
		expect(await site.services.database.select().from(user)).toEqual([]);
	});

	test("of trying links send home with the sentence, and forget no link", async () => {
		const { site, app } = await openAccounts();
		for (let used = 0; used < limits.confirmPerNetwork.attempts; used++) {
			await site.services.limits.consume(limits.confirmPerNetwork, "127.0.0.1");
		}
		const visitor = createVisitor(app, { cookie: "offerfolio.reset=kept" });
		for (const [where, form] of [
			["/auth/callback", { code: "guessed" }],
			["/auth/reset-password", { code: "guessed" }],
			["/auth/reset-password", undefined],
		] as const) {
			const { path, page } = await visitor.visit(where, form && { form });
			expect(path).toBe("/");
			expect(toastOf({ page })).toBe("Too many attempts. Try again in 10 minutes.");
		}
		const typed = await visitor.send("/auth/reset-password", {
			password,
			confirmPassword: password,
		});
		expect(typed).toMatchObject({
			status: 429,
			data: { success: false, message: tooMany(typed) },
		});
		expect(Number(typed.headers.get("Retry-After"))).toBeGreaterThan(0);
		// Nothing is wrong with the link: it can be tried again later.
		expect(visitor.cookies.get("offerfolio.reset")).toBe("kept");
	});
});

describe("guessing one person's password", () => {
	test("from one network is slowed down, and does not lock the person out elsewhere", async () => {
		const { site, addMember, signIn } = await openAccounts();
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

	test.each([
		["of a member", email],
		["of nobody", nobody],
	])("%s from everywhere is slowed down after thirty tries", async (_, address) => {
		const { addMember, signIn, site } = await openAccounts();
		await addMember();
		const { attempts, seconds } = limits.signInPerAccount;
		expect(attempts).toBe(30);
		const guess = (time: number, more = {}) =>
			signIn(address, "a-guess", {
				clientAddress: `198.51.100.${time}`,
				headers: asScript,
				...more,
			});
		const held = site.slowDown();
		for (let time = 1; time <= attempts; time++) expect((await guess(time)).status).toBe(401);
		expect(held()).toBe(0);
		const others = [
			[{}, false],
			[{ headers: {} }, true],
			[{ headers: { ...asScript, "X-Forwarded-For": "192.0.2.77" } }, false],
			[{ cookie: `offerfolio.device=${"x".repeat(43)}`, headers: asScript }, false],
		] as const;
		for (const [index, [more]] of others.entries()) {
			expect((await guess(200, more)).status).toBe(401);
			expect(held()).toBe(index + 1);
		}
		// Where too many wait already, a wrong one is told to come later.
		site.slowDown(false);
		for (const [more, isPage] of others) {
			const refused = await guess(202, more);
			expect(refused.status).toBe(429);
			const wait = Number(refused.headers.get("Retry-After"));
			expect(wait).toBeGreaterThan(0);
			expect(wait).toBeLessThanOrEqual(seconds);
			if (isPage) expect(sayingOf(await pageOf(refused))).toBe(tooMany(refused));
			else expect(await refused.text()).toContain(tooMany(refused));
		}
		expect((await signIn("grace@example.com", "a-guess")).status).toBe(401);
		// The window ends by itself.
		await site.services.database.execute(sql`update rate_limits set expire = 1`);
		expect((await guess(201)).status).toBe(401);
	});

	test("from everywhere slows new browsers down and locks nobody out; one that has signed in before is as quick as ever", async () => {
		const { app, site, addMember, signIn } = await openAccounts();
		await addMember();
		await addMember("grace@example.com");
		const [own, hers] = [createVisitor(app), createVisitor(app)];
		const signInAt = (visitor: typeof own, address = email, chosen: string = password) =>
			visitor.ask("/auth/signin", {
				form: { email: address, password: chosen },
				headers: asScript,
				clientAddress: "192.0.2.1",
			});
		expect((await signInAt(own)).status).toBe(302);
		expect((await signInAt(hers, "grace@example.com")).status).toBe(302);
		for (const visitor of [own, hers]) await visitor.ask("/auth/signout", { form: {} });
		for (let used = 0; used < limits.signInPerAccount.attempts; used++) {
			await site.services.limits.consume(limits.signInPerAccount, email);
		}
		const held = site.slowDown();
		expect((await signIn(email, password, { clientAddress: "192.0.2.2" })).status).toBe(302);
		// To have signed in to another account does not make it quicker.
		expect((await signInAt(hers, email, "a-guess")).status).toBe(401);
		expect(held()).toBe(2);
		expect((await signInAt(own, email, "a-guess")).status).toBe(401);
		expect((await signInAt(own)).status).toBe(302);
		expect(held()).toBe(2);
		// The right password enters even when every waiting place is taken.
		site.slowDown(false);
		expect((await signIn(email, password, { clientAddress: "192.0.2.3" })).status).toBe(302);
		// The limit of its network holds for a known browser too.
		await own.ask("/auth/signout", { form: {} });
		for (let used = 0; used < limits.signInPerAddress.attempts; used++) {
			await site.services.limits.consume(limits.signInPerAddress, `192.0.2.1 ${email}`);
		}
		expect((await signInAt(own)).status).toBe(429);
	});

	test("from everywhere leaves the owner the way of a reset", async () => {
		const { ask, site, addMember, requestReset, linkTo, signIn } = await openAccounts();
		await addMember();
		for (let used = 0; used < limits.signInPerAccount.attempts; used++) {
			await site.services.limits.consume(limits.signInPerAccount, email);
		}
		site.slowDown(false);
		expect((await signIn(email, "a-guess")).status).toBe(429);
		await requestReset();
		const reset = await ask("/auth/reset-password", {
			form: { password: "a-louder-room", confirmPassword: "a-louder-room" },
			cookie: `offerfolio.reset=${codeOf(await linkTo(email, "reset"))}`,
		});
		expect(sessionCookieOf(reset)).toBeDefined();
		expect((await ask("/me", { cookie: cookiesOf(reset) })).status).toBe(200);
		// And from now on this browser is a known one.
		const again = { cookie: cookiesOf(reset), clientAddress: "192.0.2.9" };
		expect((await signIn(email, "a-louder-room", again)).status).toBe(302);
	});
});

describe("the mails to one address", () => {
	test("are three an hour for signing up, and three more for the way back in, and nobody is told", async () => {
		const { ask, addMember, signUp, mailsTo } = await openAccounts();
		await addMember(email, { emailVerified: false });
		let from = 0;
		const next = () => ({ clientAddress: `198.51.100.${++from}`, headers: asScript });
		const requests = [
			() => signUp(email, password, next()),
			() => ask("/auth/resend", { form: { email }, ...next() }),
			() => ask("/auth/forgot-password.data", { form: { email }, ...next() }),
		];
		const answers: string[][] = requests.map(() => []);
		for (let round = 0; round < 3; round++) {
			for (const [index, request] of requests.entries()) {
				const response = await request();
				expect(response.status).toBe(200);
				answers[index]?.push(await response.text());
			}
		}
		for (const texts of answers) expect(new Set(texts).size).toBe(1);
		expect((await mailsTo(email)).map(({ subject }) => subject).sort()).toEqual(
			[
				...[subjects.confirm, subjects.confirm, subjects.confirm],
				...[subjects.reset, subjects.reset, subjects.reset],
			].sort(),
		);
		await signUp("other@example.com");
		expect(await mailsTo("other@example.com")).toHaveLength(1);
	});

	test("are three for one mailbox, whatever stands behind a plus, and however they are asked for", async () => {
		const { ask, addMember, signUp, mailsTo, settle, site } = await openAccounts();
		let from = 0;
		const next = () => ({ clientAddress: `198.51.100.${++from}`, headers: asScript });
		const addresses = Array.from({ length: 5 }, (_, index) => `victim+${index}@example.com`);
		for (const address of addresses) {
			expect((await signUp(address, password, next())).status).toBe(200);
			await ask("/newsletter", { form: { email: address }, ...next() });
		}
		await settle();
		const sent = await Promise.all(addresses.map((address) => mailsTo(address)));
		expect(sent.flat()).toHaveLength(limits.mailPerAddress.attempts);
		await addMember("victim@example.com");
		for (let time = 0; time < 5; time++) {
			await ask("/auth/forgot-password", { form: { email: "victim@example.com" }, ...next() });
		}
		expect(await mailsTo("victim@example.com", subjects.reset)).toHaveLength(3);
		expect(site.logged()).not.toContain('"level":"error"');
	});

	test("are counted for addresses without an account too, so that the count tells nothing", async () => {
		const { site, requestReset } = await openAccounts();
		await requestReset(nobody);
		await requestReset(email);
		const { rows } = await site.services.database.execute<{ points: number }>(
			sql`select points from rate_limits where key like ${`${limits.resetPerAddress.name}%`}`,
		);
		expect(rows.map(({ points }) => points)).toEqual([1, 1]);
	});
});

describe("limits", () => {
	test("are those of the site, whichever of its processes is asked", async () => {
		const { site, addMember, signIn, app } = await openAccounts();
		await addMember();
		const other = await createApp({ ...site, services: site.addProcess() });
		const guess = (at: typeof app, chosen = "a-guess") =>
			at.ask("/auth/signin", { form: { email, password: chosen }, headers: asScript });
		const { attempts } = limits.signInPerAddress;
		for (let time = 0; time < attempts; time++) {
			expect((await guess(time % 2 ? app : other)).status).toBe(401);
		}
		expect((await guess(app)).status).toBe(429);
		expect((await guess(other, password)).status).toBe(429);
		expect((await signIn(email, password, { clientAddress: "192.0.2.2" })).status).toBe(302);
	});

	test("count exactly, also when everybody comes at once", async () => {
		const { site } = await openAccounts();
		const [one, other] = [site.services, site.addProcess()];
		const limit = limits.signInPerAddress;
		const waits = await Promise.all(
			Array.from({ length: 60 }, (_, time) => (time % 2 ? one : other).limits.consume(limit, "x")),
		);
		expect(waits.filter((wait) => wait === null)).toHaveLength(limit.attempts);
	});

	test("are not shared by two addresses of one mailbox: the free resume is", async () => {
		const { site, addMember, ask, signIn } = await openAccounts();
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

describe("a flood of passwords", () => {
	test("is turned away in part, with when to come back, while the library is read", async () => {
		const { site, ask, addMember, signIn } = await openAccounts({ hashing: slowHashing });
		await addMember();
		const id = await site.addResume();
		await ask("/resumes");
		const finished: string[] = [];
		const flood = Array.from({ length: 100 }, async (_, time) => {
			const response = await signIn(`person-${time}@example.com`, "a-guess", {
				clientAddress: `198.51.100.${time}`,
				headers: asScript,
			});
			finished.push("sign-in");
			return response;
		});
		const browse = async (path: string) => {
			const response = await ask(path);
			finished.push(path);
			return response;
		};
		const pages = await Promise.all([browse("/resumes"), browse(`/resumes/${id}`)]);
		const answers = await Promise.all(flood);
		expect(pages.map(({ status }) => status)).toEqual([200, 200]);
		expect(finished.indexOf("/resumes")).toBeLessThan(finished.lastIndexOf("sign-in"));

		const refused = answers.filter(({ status }) => status === 429);
		const checked = answers.filter(({ status }) => status === 401);
		expect(refused.length + checked.length).toBe(100);
		expect(refused.length).toBeGreaterThan(0);
		// Two at once and 24 that wait are let in, whatever comes.
		expect(checked.length).toBeGreaterThanOrEqual(26);
		for (const response of refused) {
			expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
			expect(await response.text()).toContain(tooMany(response));
		}
		expect(site.logged()).not.toContain('"level":"error"');
		expect((await signIn()).status).toBe(302);
	});

	test("asks the visitor to wait at every form, and loses nothing", async () => {
		const { site, ask, addMember, requestReset, linkTo } = await openAccounts();
		await addMember();
		await requestReset();
		const cookie = `offerfolio.reset=${codeOf(await linkTo(email, "reset"))}`;
		const { passwords } = site.services.authenticator;
		const { hash, verify } = passwords;
		const isFull = async () => {
			throw new AppError("too_many_requests", messages.general.tooManyRequests);
		};
		Object.assign(passwords, { hash: isFull, verify: isFull });
		const both = { password: "a-louder-room", confirmPassword: "a-louder-room" };
		const before = await site.services.database.select().from(user);
		for (const [path, form] of [
			["/auth/signin", { email, password }],
			["/auth/signup", { email: nobody, ...both }],
			["/auth/signup", { email, ...both }],
			["/auth/reset-password", both],
		] as const) {
			const response = await ask(path, { form, cookie });
			expect(response.status).toBe(429);
			expect(Number(response.headers.get("Retry-After"))).toBe(2);
			expect(sayingOf(await pageOf(response))).toBe(tooMany(response));
			expect(cookiesOf(response)).toBe("");
		}
		expect(await site.services.database.select().from(user)).toEqual(before);
		expect(await site.services.database.select().from(session)).toEqual([]);
		Object.assign(passwords, { hash, verify });
		expect(
			sessionCookieOf(await ask("/auth/reset-password", { form: both, cookie })),
		).toBeDefined();
	});
});
