import { eq } from "drizzle-orm";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { getExportedData } from "#app/data/account/exported-data.server.ts";
import { addToken, findGoodToken, redeemToken } from "#app/data/account/one-time-tokens.server.ts";
import { findPasskeys } from "#app/data/account/passkeys.server.ts";
import { getPasswordHash } from "#app/data/account/passwords.server.ts";
import { findIdentities } from "#app/data/account/people.server.ts";
import {
	account,
	oneTimeTokens,
	passkey,
	session,
	type TokenPurpose,
	user,
} from "#app/data/base/schema/accounts.server.ts";
import { limits } from "#app/domain/base/limits.ts";
import { createSecret, hashSecret } from "#app/integrations/secrets.server.ts";
import { changePassword } from "#app/operations/account/change-password.server.ts";
import { writeMail } from "#app/operations/base/write-mail.server.ts";
import {
	addAccount,
	codeOf,
	cookiesOf,
	email,
	flashOf,
	linkIn,
	openAccounts,
	password,
	sessionCookieOf,
	subjects,
	toastOf,
} from "#tests/helpers/accounts.ts";
import { createTestSite, findBrokenInvariants, testNow } from "#tests/helpers/site.ts";
import { createVisitor, type Visitor } from "#tests/helpers/visitor.ts";

const fresh = "a-louder-room";
const newEmail = "countess@example.com";
const hour = 3_600_000;
const failed = "Email confirmation failed. Please try again or request a new link.";
const ofAnother = "This link is for another account than the one that you are signed in to.";
const alreadyConfirmed = "Your email is already confirmed. Please sign in.";
const isSet = "Your new password is already set. Please sign in with it.";
const invalid = "Invalid or expired reset link. Please request a new one.";

/** How the link of each kind is used, and what tells that it worked. */
const kinds = [
	{
		purpose: "confirm-email",
		emailVerified: false,
		works: { leadsTo: "/library", says: "Email confirmed successfully! You are now signed in." },
		useless: { leadsTo: "/auth/signin", says: alreadyConfirmed },
		unknown: { leadsTo: "/auth/signin", says: failed },
		sessions: 1,
	},
	{
		purpose: "reset-password",
		emailVerified: true,
		works: { leadsTo: "/library", says: "Your password has been updated. You are now signed in." },
		// Who sends the same password hears so, as often as a sign-in is answered.
		useless: { leadsTo: "/auth/signin?returnTo=%2Flibrary", says: isSet },
		tries: limits.signInPerAddress.attempts,
		unknown: { leadsTo: "/", says: invalid },
		sessions: 1,
	},
	{
		purpose: "change-email",
		emailVerified: true,
		works: { leadsTo: "/settings", says: "Your email address has been changed." },
		useless: { leadsTo: "/settings", says: "Your email address has been changed already." },
		unknown: { leadsTo: "/auth/signin", says: failed },
		sessions: 0,
	},
] as const satisfies { purpose: TokenPurpose; [more: string]: unknown }[];

const outcomeOf = (response: Response) => ({
	leadsTo: response.headers.get("Location"),
	says: flashOf(response),
});

/** A site with one person, who gets links without waiting for mails. */
async function openLinks({ emailVerified = true } = {}) {
	const accounts = await openAccounts();
	const { site, ask, addMember } = accounts;
	const id = await addMember(email, { emailVerified });
	const { database } = site.services;
	return {
		...accounts,
		id,
		/** The secret of a new link. */
		async addLink(purpose: TokenPurpose, to = purpose === "change-email" ? newEmail : email) {
			const secret = createSecret();
			const expiresAt = new Date(testNow.getTime() + hour);
			const token = { purpose, userId: id, email: to, returnTo: "/library", expiresAt };
			await addToken(database, { ...token, tokenHash: hashSecret(secret) });
			return secret;
		},
		use: (purpose: TokenPurpose, secret: string, cookie = "") =>
			purpose === "reset-password"
				? ask("/auth/reset-password", {
						form: { password: fresh, confirmPassword: fresh },
						cookie: `${cookie}; offerfolio.reset=${secret}`,
					})
				: ask("/auth/callback", { form: { code: secret }, cookie }),
		sessions: () => database.select().from(session),
		person: async () => (await database.select().from(user).where(eq(user.id, id)))[0],
	};
}

describe("a one-time link", () => {
	test.each(kinds)("to $purpose, used twenty times at once, works exactly once", async (kind) => {
		const { site, addLink, use, sessions, mailsTo } = await openLinks(kind);
		const secret = await addLink(kind.purpose);
		const answers = await Promise.all(Array.from({ length: 20 }, () => use(kind.purpose, secret)));
		const outcomes = answers.map(outcomeOf);
		expect(outcomes.filter(({ says }) => says === kind.works.says)).toEqual([kind.works]);
		const tries = "tries" in kind ? kind.tries : 19;
		for (const [answer, times] of [
			[kind.useless, tries],
			[kind.unknown, 19 - tries],
		] as const) {
			expect(outcomes.filter(({ says }) => says === answer.says)).toEqual(
				Array(times).fill(answer),
			);
		}
		expect(answers.filter((answer) => sessionCookieOf(answer))).toHaveLength(kind.sessions);
		expect(await sessions()).toHaveLength(kind.sessions);
		// Nor is anything told twice.
		const told = [...(await mailsTo(email)), ...(await mailsTo(newEmail))];
		expect(new Set(told.map(({ subject }) => subject)).size).toBe(told.length);
		expect(site.logged()).not.toContain('"level":"error"');
		expect(await findBrokenInvariants(site)).toEqual([]);
	});

	test.each(kinds)("to $purpose makes the other mails of its kind void", async (kind) => {
		for (const [used, left] of [
			[0, 1],
			[1, 0],
		] as const) {
			const { addLink, use } = await openLinks(kind);
			const secrets = [await addLink(kind.purpose), await addLink(kind.purpose)] as const;
			expect(outcomeOf(await use(kind.purpose, secrets[used]))).toEqual(kind.works);
			expect(outcomeOf(await use(kind.purpose, secrets[left]))).toEqual(kind.unknown);
		}
	});

	test.each(kinds)("to $purpose works once of several that are used at once", async (kind) => {
		const { site, addLink, use, sessions } = await openLinks(kind);
		const secrets = await Promise.all(Array.from({ length: 8 }, () => addLink(kind.purpose)));
		const answers = await Promise.all(secrets.map((secret) => use(kind.purpose, secret)));
		const outcomes = answers.map(outcomeOf);
		expect(outcomes.filter(({ says }) => says === kind.works.says)).toEqual([kind.works]);
		expect(outcomes.filter(({ says }) => says !== kind.works.says)).toEqual(
			Array(7).fill(kind.unknown),
		);
		expect(await sessions()).toHaveLength(kind.sessions);
		expect(site.logged()).not.toContain('"level":"error"');
	});

	test("of each kind, used at once, leaves one account with one owner", async () => {
		const { site, addLink, use, person, signIn } = await openLinks({ emailVerified: false });
		for (let time = 0; time < 5; time++) {
			const confirm = await addLink("confirm-email");
			const reset = await addLink("reset-password");
			await Promise.all([use("confirm-email", confirm), use("reset-password", reset)]);
		}
		expect(site.logged()).not.toContain('"level":"error"');
		expect(await person()).toMatchObject({ email, emailVerified: true });
		expect((await signIn(email, fresh)).status).toBe(302);
	});

	test("of an account that is gone is one of nobody", async () => {
		for (const { purpose, emailVerified, unknown } of kinds) {
			const { site, id, addLink, use, sessions } = await openLinks({ emailVerified });
			const secret = await addLink(purpose);
			await site.services.database.delete(user).where(eq(user.id, id));
			const answer = await use(purpose, secret);
			expect(outcomeOf(answer)).toEqual(unknown);
			expect(cookiesOf(answer)).not.toMatch(/session|device/u);
			expect(await sessions()).toEqual([]);
		}
	});

	test("to choose a password is void when the password was changed in the settings", async () => {
		const { site, id, addLink, use, signIn } = await openLinks();
		const [reset, move] = [await addLink("reset-password"), await addLink("change-email")];
		const person = { id, email, emailConfirmed: true, mailboxHash: "" };
		const member = { person, sessionId: "none", now: testNow };
		const passwords = { currentPassword: password, password: "changed-in-settings" };
		expect(await changePassword(site.services, member, passwords)).toEqual({ success: true });
		expect(outcomeOf(await use("reset-password", reset))).toEqual({ leadsTo: "/", says: invalid });
		expect(flashOf(await use("change-email", move))).toBe(failed);
		expect((await signIn(email, "changed-in-settings")).status).toBe(302);
	});
});

describe("a reset", () => {
	test("beside a change of the password in the settings leaves one of the two passwords", async () => {
		const { site, id, addLink, use, signIn } = await openLinks();
		const person = { id, email, emailConfirmed: true, mailboxHash: "" };
		let current: string = password;
		for (let time = 0; time < 5; time++) {
			const reset = await addLink("reset-password");
			const chosen = `changed-in-settings-${time}`;
			const [answer, changed] = await Promise.all([
				use("reset-password", reset),
				changePassword(
					site.services,
					{ person, sessionId: "none", now: testNow },
					{ currentPassword: current, password: chosen },
				),
			]);
			const wasReset = flashOf(answer) !== invalid;
			expect(wasReset || changed.success).toBe(true);
			const clientAddress = `198.51.100.${time}`;
			const opened = await Promise.all(
				[fresh, chosen].map((one) => signIn(email, one, { clientAddress })),
			);
			expect(opened.map(({ status }) => status).sort()).toEqual([302, 401]);
			current = opened[0]?.status === 302 ? fresh : chosen;
		}
		expect(site.logged()).not.toContain('"level":"error"');
	});
});

describe("a link to another address", () => {
	test("moves the account, tells the old address, and signs nobody in", async () => {
		const { app, addLink, use, person, sessions, mailsTo, signIn } = await openLinks();
		const visitor = createVisitor(app);
		const secret = await addLink("change-email");
		const opened = await visitor.visit(`/auth/callback?code=${secret}`);
		expect(opened.status).toBe(200);
		expect(await person()).toMatchObject({ email });

		const moved = await use("change-email", secret);
		expect(outcomeOf(moved)).toEqual({
			leadsTo: "/settings",
			says: "Your email address has been changed.",
		});
		expect(cookiesOf(moved)).toMatch(/^offerfolio\.flash=[^;]+$/u);
		expect(await sessions()).toEqual([]);
		expect(await person()).toMatchObject({ email: newEmail, emailVerified: true });
		const [told] = await mailsTo(email, subjects.emailChanged);
		expect(told?.text).toContain(newEmail);
		expect((await signIn(newEmail)).status).toBe(302);
		expect((await signIn(email)).status).toBe(401);
	});

	test("never signs the browser in as another person", async () => {
		const { app, addMember, addLink, signIn, ask } = await openLinks();
		await addMember("grace@example.com");
		const cookie = cookiesOf(await signIn("grace@example.com"));
		const visitor = createVisitor(app, { cookie });
		const secret = await addLink("change-email");
		const used = await visitor.visit("/auth/callback", { form: { code: secret } });
		expect(used.path).toBe("/");
		expect(toastOf(used)).toBe(`${ofAnother} The email address of that account has been changed.`);
		expect(used.page.one("header").text).toContain("grace@example.com");
		expect(await (await ask("/me", { cookie })).json()).toMatchObject({
			email: "grace@example.com",
		});
	});

	test("says to someone else who is signed in whose link it was, however it ended", async () => {
		const { site, app, addMember, addLink, signIn } = await openLinks();
		await addMember("grace@example.com");
		await addMember("taken@example.com");
		const visitor = createVisitor(app, { cookie: cookiesOf(await signIn("grace@example.com")) });
		const use = async (code: string) => {
			const used = await visitor.visit("/auth/callback", { form: { code } });
			return [used.path, toastOf(used)];
		};
		expect(await use(await addLink("change-email", "taken@example.com"))).toEqual([
			"/",
			`${ofAnother} Its new address cannot be used, and nothing has been changed.`,
		]);
		const late = await addLink("change-email");
		site.setNow(new Date(testNow.getTime() + hour));
		expect(await use(late)).toEqual([
			"/",
			`${ofAnother} It has expired, and nothing has been changed.`,
		]);
	});

	test("that has expired leads to where a new one is asked for", async () => {
		const { site, app, addLink, signIn } = await openLinks();
		const late = await addLink("change-email");
		const mine = createVisitor(app, { cookie: cookiesOf(await signIn()) });
		site.setNow(new Date(testNow.getTime() + hour));
		const expired =
			"This link has expired, and your email address is the same as before. You can ask for a new link under “Change email”.";
		for (const [visitor, path] of [
			[mine, "/settings"],
			[createVisitor(app), "/auth/signin?returnTo=%2Fsettings"],
		] as const) {
			const used = await visitor.visit("/auth/callback", { form: { code: late } });
			expect([used.path, toastOf(used)]).toEqual([path, expired]);
			expect(used.page.text).not.toContain("Resend confirmation email");
		}
	});

	test("that was used says so once the account has moved on, and nothing changes", async () => {
		const { app, addMember, addLink, use, person, signIn } = await openLinks();
		await addMember("grace@example.com");
		const first = await addLink("change-email");
		await use("change-email", first);
		await use("change-email", await addLink("change-email", "elsewhere@example.com"));
		const said =
			"This link has been used, and the email address of your account is another one now.";
		expect(outcomeOf(await use("change-email", first))).toEqual({
			leadsTo: "/settings",
			says: said,
		});
		const mine = createVisitor(app, { cookie: cookiesOf(await signIn("elsewhere@example.com")) });
		const theirs = createVisitor(app, { cookie: cookiesOf(await signIn("grace@example.com")) });
		for (const [visitor, path, text] of [
			[mine, "/settings", said],
			[
				theirs,
				"/",
				`${ofAnother} It has been used, and the email address of that account is another one now.`,
			],
		] as const) {
			const used = await visitor.visit("/auth/callback", { form: { code: first } });
			expect([used.path, toastOf(used)]).toEqual([path, text]);
		}
		expect(await person()).toMatchObject({ email: "elsewhere@example.com" });
	});

	test("says that its account was deleted and leads to signing up; one that we did not write says nothing of that", async () => {
		const { site, app, id, addMember, addLink, signIn } = await openLinks();
		await addMember("grace@example.com");
		const hash = await getPasswordHash(site.services.database, id);
		const asked = hashSecret(hash ?? "");
		const job = { message: "change-email", to: newEmail, userId: id, asked } as const;
		const mail = await writeMail(site.services, job);
		const code = codeOf(linkIn(mail?.text ?? ""));
		const made = await addLink("change-email");
		const theirs = createVisitor(app, { cookie: cookiesOf(await signIn("grace@example.com")) });
		await site.services.database.delete(user).where(eq(user.id, id));
		const use = async (visitor: Visitor, code: string) => {
			const used = await visitor.visit("/auth/callback", { form: { code } });
			return [used.path, toastOf(used)];
		};
		const gone = "The account of this link has been deleted. You can sign up for a new one.";
		expect(await use(createVisitor(app), code)).toEqual(["/auth/signup", gone]);
		expect(await use(theirs, code)).toEqual(["/", `${ofAnother} That account has been deleted.`]);
		for (const other of [made, code.replace(/^./u, (first) => (first === "A" ? "B" : "A"))]) {
			expect(await use(createVisitor(app), other)).toEqual(["/auth/signin", failed]);
		}
	});

	test("that someone else has by now is refused, and nothing changes", async () => {
		const { site, addMember, addLink, use, person, sessions, mailsTo, signIn } = await openLinks();
		const secret = await addLink("change-email");
		await addMember(newEmail, { chosen: "of-the-other-one" });
		const before = await site.services.database.select().from(user).orderBy(user.id);
		const refused = await use("change-email", secret);
		expect(outcomeOf(refused)).toEqual({
			leadsTo: "/settings",
			says: "This address cannot be used. Please choose another one.",
		});
		expect(await site.services.database.select().from(user).orderBy(user.id)).toEqual(before);
		expect(await person()).toMatchObject({ email });
		expect(await sessions()).toEqual([]);
		expect([...(await mailsTo(email)), ...(await mailsTo(newEmail))]).toEqual([]);
		expect((await signIn(email)).status).toBe(302);
		expect((await signIn(newEmail, "of-the-other-one")).status).toBe(302);
		expect(site.logged()).not.toContain('"level":"error"');
	});

	test("of two people for one address, used at once, moves one of them", async () => {
		const { site, id, addLink, addMember, use } = await openLinks();
		const hers = await addMember("grace@example.com");
		const mine = await addLink("change-email");
		const secret = createSecret();
		await addToken(site.services.database, {
			tokenHash: hashSecret(secret),
			purpose: "change-email",
			userId: hers,
			email: newEmail,
			expiresAt: new Date(testNow.getTime() + hour),
		});
		const answers = await Promise.all([use("change-email", mine), use("change-email", secret)]);
		expect(answers.map(flashOf).sort()).toEqual([
			"This address cannot be used. Please choose another one.",
			"Your email address has been changed.",
		]);
		const people = await site.services.database.select().from(user);
		expect(people.filter((row) => row.email === newEmail)).toHaveLength(1);
		expect(people.map((row) => row.id).sort()).toEqual([id, hers].sort());
		expect(site.logged()).not.toContain('"level":"error"');
	});

	test("makes every link void that lies in the old mailbox", async () => {
		const { addLink, use } = await openLinks();
		const [confirm, reset] = [await addLink("confirm-email"), await addLink("reset-password")];
		const other = await addLink("change-email", "elsewhere@example.com");
		await use("change-email", await addLink("change-email"));
		expect(flashOf(await use("confirm-email", confirm))).toBe(failed);
		expect(flashOf(await use("reset-password", reset))).toBe(invalid);
		expect(flashOf(await use("change-email", other))).toBe(failed);
	});
});

describe("undoing a change of address", () => {
	const day = 24 * hour;

	/** A person who knows the password has moved the account; the old address has its mail. */
	async function openMoved() {
		const links = await openLinks();
		const { addLink, use, mailsTo, ask, site } = links;
		const move = async (from: string, to: string) => {
			await use("change-email", await addLink("change-email", to));
			const mails = await mailsTo(from, subjects.emailChanged);
			site.setNow(new Date(site.services.clock().getTime() + 60_000));
			return /undo-email-change\/([\w-]+)/u.exec(mails.at(-1)?.text ?? "")?.[1] ?? "";
		};
		return {
			...links,
			move,
			secret: await move(email, newEmail),
			undo: (secret: string) => ask(`/auth/undo-email-change/${secret}`, { form: { undo: "yes" } }),
		};
	}

	test("gives the account back, takes what the mover knows, and tells the other address", async () => {
		const { id, ask, site, secret, undo, person, sessions, signIn, mailsTo } = await openMoved();
		expect((await signIn(newEmail)).status).toBe(302);
		const asked = await ask(`/auth/undo-email-change/${secret}`);
		expect(await asked.text()).toContain("Undo the change</button>");
		expect(await person()).toMatchObject({ email: newEmail });
		const { database } = site.services;
		const other = await site.addPerson();
		for (const userId of [id, other.id]) {
			const added = { id: userId, userId, createdAt: testNow };
			const providerId = "https://accounts.google.com";
			await database.insert(account).values({ ...added, providerId, accountId: userId });
			const key = { publicKey: "", counter: 0, deviceType: "singleDevice", backedUp: false };
			await database.insert(passkey).values({ ...added, ...key, credentialID: userId });
		}
		const exported = await getExportedData(site.services.database, id, "");
		expect(exported?.formerAddresses).toMatchObject([{ email }]);

		const undone = await undo(secret);
		expect(outcomeOf(undone)).toEqual({
			leadsTo: "/auth/reset-password",
			says: "Your account is back at this address. Please choose a new password.",
		});
		expect(await person()).toMatchObject({ email, emailVerified: true });
		expect(await sessions()).toEqual([]);
		for (const address of [email, newEmail]) expect((await signIn(address)).status).toBe(401);
		// Of this account, and of no other.
		for (const [userId, left] of [
			[id, 0],
			[other.id, 1],
		] as const) {
			expect(await findIdentities(database, userId)).toHaveLength(left);
			expect(await findPasskeys(database, userId)).toHaveLength(left);
		}
		expect(await mailsTo(newEmail, subjects.emailChangeUndone)).toHaveLength(1);
		expect(site.logged()).toContain("A change of email was undone");

		const form = { password: fresh, confirmPassword: fresh };
		await ask("/auth/reset-password", { form, cookie: cookiesOf(undone) });
		expect((await signIn(email, fresh)).status).toBe(302);
		expect(await findBrokenInvariants(site)).toEqual([]);
	});

	test("works once, also of twenty presses at once, and says so afterwards", async () => {
		const { secret, undo, mailsTo } = await openMoved();
		const answers = await Promise.all(Array.from({ length: 20 }, () => undo(secret)));
		expect(answers.map(({ status }) => status).sort()).toEqual([302, ...Array(19).fill(410)]);
		const used = await (await undo(secret)).text();
		expect(used).toContain("This link has been used.");
		expect(used).not.toContain("Undo the change</button>");
		expect(await mailsTo(newEmail, subjects.emailChangeUndone)).toHaveLength(1);
	});

	test("beside a second change leaves the account with its owner: later links are void, earlier ones work", async () => {
		const { secret, move, undo, person } = await openMoved();
		const later = await move(newEmail, "elsewhere@example.com");
		expect((await undo(later)).status).toBe(302);
		expect(await person()).toMatchObject({ email: newEmail });
		expect((await undo(secret)).status).toBe(302);
		expect(await person()).toMatchObject({ email });
	});

	test("voids the links of later changes, and what lies in the other mailbox", async () => {
		const { secret, move, undo, addLink, use, person } = await openMoved();
		const later = await move(newEmail, "elsewhere@example.com");
		const reset = await addLink("reset-password", "elsewhere@example.com");
		await undo(secret);
		expect((await undo(later)).status).toBe(410);
		expect(flashOf(await use("reset-password", reset))).toBe(invalid);
		expect(await person()).toMatchObject({ email });
	});

	test("waits while another account has the address, and is refused after seven days or for a deleted account", async () => {
		const { site, id, secret, undo, addMember, person } = await openMoved();
		const other = await addMember(email);
		const refused = await undo(secret);
		expect(refused.status).toBe(409);
		expect(await refused.text()).toContain("Another account uses this address now.");
		expect(await person()).toMatchObject({ email: newEmail });
		const { database } = site.services;
		await database.delete(user).where(eq(user.id, other));
		const token = { hash: hashSecret(secret), purpose: "undo-email-change" } as const;
		const find = (time: number) =>
			findGoodToken(database, { ...token, now: new Date(testNow.getTime() + time) });
		expect([await find(7 * day - 1), await find(7 * day)]).toEqual([expect.anything(), null]);
		await database.delete(user).where(eq(user.id, id));
		const gone = await undo(secret);
		expect([gone.status, (await gone.text()).includes("This link no longer works.")]).toEqual([
			410,
			true,
		]);
	});
});

describe("a confirmation link", () => {
	test("that was used says so once the account has another address", async () => {
		const { addLink, use, sessions } = await openLinks({ emailVerified: false });
		const secret = await addLink("confirm-email");
		await use("confirm-email", secret);
		await use("change-email", await addLink("change-email"));
		expect(outcomeOf(await use("confirm-email", secret))).toEqual({
			leadsTo: "/auth/signin",
			says: "This link has been used. Please sign in.",
		});
		expect(await sessions()).toHaveLength(1);
	});

	test("does not confirm an address that the account has left", async () => {
		const { site, id, addLink, use, person, sessions } = await openLinks({ emailVerified: false });
		const secret = await addLink("confirm-email");
		await site.services.database.update(user).set({ email: newEmail }).where(eq(user.id, id));
		const answer = await use("confirm-email", secret);
		expect(outcomeOf(answer)).toEqual({ leadsTo: "/auth/signin", says: failed });
		expect(await person()).toMatchObject({ email: newEmail, emailVerified: false });
		expect(await sessions()).toEqual([]);
	});
});

describe("one-time tokens", () => {
	const purposes: TokenPurpose[] = ["confirm-email", "change-email", "reset-password"];

	test("behave as told in every order of use, expiry and reuse", async () => {
		const site = await createTestSite();
		const { database } = site.services;
		const at = (second: number) => new Date(testNow.getTime() + second * 1000);
		const token = fc.record({
			owner: fc.nat(1),
			purpose: fc.constantFrom(...purposes),
			expires: fc.integer({ min: 1, max: 20 }),
		});
		const step = fc.record({
			/** Beyond the last one stands for a secret that nobody has made. */
			token: fc.nat(6),
			purposes: fc.subarray(purposes, { minLength: 1 }),
			seconds: fc.nat(4),
		});
		const story = async (
			tokens: { owner: number; purpose: TokenPurpose; expires: number }[],
			steps: { token: number; purposes: TokenPurpose[]; seconds: number }[],
		) => {
			const owners = await Promise.all(
				[0, 1].map(() =>
					addAccount(site, {
						email: `${createSecret().toLowerCase()}@example.com`,
						emailVerified: true,
						password: null,
					}),
				),
			);
			const made = tokens.map((each) => ({
				...each,
				userId: owners[each.owner] ?? "",
				hash: hashSecret(createSecret()),
				state: "good" as "good" | "used" | "dropped",
			}));
			for (const { hash, purpose, userId, expires } of made) {
				const row = { purpose, userId, email, expiresAt: at(expires) };
				await addToken(database, { ...row, tokenHash: hash });
			}
			let second = 0;
			for (const { token: index, purposes: asked, seconds } of steps) {
				second += seconds;
				const now = at(second);
				const one = made[index];
				const hash = one?.hash ?? hashSecret(createSecret());
				const isKnown = one && one.state !== "dropped" && asked.includes(one.purpose);
				const isGood = isKnown && one.state === "good" && second < one.expires;
				for (const purpose of asked) {
					const found = await findGoodToken(database, { hash, purpose, now });
					expect(found !== null).toBe(Boolean(isGood && purpose === one.purpose));
				}
				const outcome = await database.transaction((transaction) =>
					redeemToken(transaction, { hash, purposes: asked, now }),
				);
				if (!isKnown) expect(outcome).toBe("unknown");
				else if (one.state === "used") expect(outcome).toBe("used");
				else if (!isGood) expect(outcome).toBe("expired");
				else {
					const { purpose, userId } = one;
					const expiresAt = at(one.expires);
					expect(outcome).toEqual({ purpose, userId, email, returnTo: "/", expiresAt });
					for (const other of made) {
						const isSibling = other.userId === userId && other.purpose === purpose;
						if (isSibling && other.state === "good") other.state = "dropped";
					}
					one.state = "used";
				}
			}
			const kept = await database.select().from(oneTimeTokens);
			const expected = made.filter(({ state }) => state !== "dropped");
			expect(kept.filter(({ userId }) => owners.includes(userId))).toHaveLength(expected.length);
		};
		await fc.assert(
			fc.asyncProperty(
				fc.array(token, { minLength: 1, maxLength: 6 }),
				fc.array(step, { minLength: 1, maxLength: 12 }),
				story,
			),
			{ numRuns: 40 },
		);
	});
});
