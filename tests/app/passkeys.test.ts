import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { setDashboardRole } from "#app/data/admin/team.server.ts";
import { passkey, session, user } from "#app/data/base/schema/accounts.server.ts";
import type { DashboardRole } from "#app/domain/admin/dashboard-roles.ts";
import { giveRole as giveRoleTo } from "#app/operations/admin/team/change-role.server.ts";
import { toastOf } from "#tests/helpers/accounts.ts";
import { createApp } from "#tests/helpers/app.ts";
import { linkIn, openMailbox } from "#tests/helpers/mailbox.ts";
import { addMember, formWith } from "#tests/helpers/member.ts";
import { passcode } from "#tests/helpers/owner.ts";
import { createTestSite } from "#tests/helpers/site.ts";
import { createSoftPasskey, type SoftPasskey } from "#tests/helpers/soft-passkey.ts";
import { createVisitor, type Sent, type Visitor } from "#tests/helpers/visitor.ts";

const email = "ada@example.com";
const fresh = "a-louder-room";
type Signing = Parameters<SoftPasskey["get"]>[1];
const optionsOf = ({ data }: Sent) => (data as { options?: unknown }).options;

async function openAccount() {
	const site = await createTestSite({ ADMIN_PASSCODE: passcode });
	await site.services.start();
	const app = await createApp(site);
	const member = await addMember(site, app, { email });
	const { database } = site.services;
	const mailbox = openMailbox(site);
	const begin = (browser: Visitor, currentPassword = member.password) =>
		browser.send("/settings", { intent: "begin-passkey", name: "Phone", currentPassword });
	return {
		...{ site, app, member, database, begin, mailbox },
		async add(key: SoftPasskey, more?: Signing, browser = member.browser, name = "Phone") {
			const credential = key.create(optionsOf(await begin(browser)), more);
			return browser.send("/settings", { intent: "add-passkey", name, credential });
		},
		remove: (browser: Visitor, id: string, currentPassword = member.password) =>
			browser.send("/settings", { intent: "remove-passkey", id, currentPassword }),
		/** The passkeys of the account, the first one first. */
		keys: () => database.select().from(passkey).orderBy(passkey.createdAt),
		/** Chooses a new password by a mail, as does who has nothing but the mailbox. */
		async reset(browser = createVisitor(app), address = email) {
			await browser.visit("/auth/forgot-password", { form: { email: address } });
			const mail = await mailbox.newest(address, "Choose a new password");
			const code = new URL(linkIn(mail, "/auth/reset-password"), "http://x").searchParams.get(
				"code",
			);
			await browser.visit("/auth/reset-password", { form: { code: code ?? "" } });
			const both = { password: fresh, confirmPassword: fresh };
			return { browser, done: await browser.visit("/auth/reset-password", { form: both }) };
		},
		/** In a browser of its own, unless one is given. */
		async signIn(
			key: SoftPasskey,
			{
				browser = createVisitor(app),
				form = {},
				...more
			}: Signing & {
				browser?: Visitor;
				form?: Record<string, string>;
			} = {},
		) {
			const asked = await browser.send("/auth/passkey", { step: "begin" });
			const credential = key.get(optionsOf(asked), more);
			const sent = await browser.send("/auth/passkey", { credential, ...form });
			return { ...sent, browser, credential };
		},
		giveRole: async (role: DashboardRole) => {
			const { id } = member.person;
			await database.transaction((transaction) =>
				setDashboardRole(transaction, id, role, site.services.clock()),
			);
		},
	};
}

describe("A passkey", () => {
	test("is added by who knows the password, signs in, is named and removed; the person is told", async () => {
		const { site, app, member, add, begin, remove, signIn, keys, mailbox, database } =
			await openAccount();
		const key = createSoftPasskey();
		expect((await begin(member.browser, "not-this-one")).status).toBe(403);
		// A device lists its keys by site and account, and keeps one of each: what was cut off is replaced.
		const asked = [optionsOf(await begin(member.browser)), optionsOf(await begin(member.browser))];
		const named = {
			name: email,
			displayName: email,
			id: btoa(member.person.id).replace(/=+$/u, ""),
		};
		for (const options of asked)
			expect(options).toMatchObject({ rp: { name: "Offerfolio" }, user: named });
		expect((await add(key)).data).toMatchObject({ success: true });
		const { leadsTo, browser } = await signIn(key, { form: { returnTo: "/settings" } });
		expect(leadsTo).toBe("/settings");
		const { page } = await browser.visit("/settings");
		expect(page.text).toContain("Phone");
		expect(page.text).toMatch(/last used/u);
		const [{ id } = { id: "" }] = await database.select().from(passkey);

		// Without scripts, too.
		const renamed = await browser.submit(formWith(page, { intent: "rename-passkey", id }), {
			name: "Old phone",
		});
		expect(renamed.page.text).toContain("Old phone");
		const removal = formWith(renamed.page, { intent: "remove-passkey", id });
		const wrong = await member.browser.submit(removal, { currentPassword: "not-this-one" });
		expect(wrong.status).toBe(403);
		expect((await member.browser.submit(removal, { currentPassword: member.password })).path).toBe(
			"/settings",
		);
		// An answer that was lost comes once more, and the page is read again; what is another's stays.
		const gone = "This passkey is no longer there.";
		const rename = { intent: "rename-passkey", id, name: "Work phone" };
		const late = await member.browser.submit(
			formWith(page, { intent: "rename-passkey", id }),
			rename,
		);
		expect([late.status, toastOf(late)]).toEqual([200, gone]);
		expect((await member.browser.send("/settings", rename)).data).toMatchObject({ message: gone });
		const again = await remove(member.browser, id);
		expect([again.status, again.data]).toMatchObject([200, { success: true }]);
		const other = await addMember(site, app);
		expect((await add(createSoftPasskey(), {}, other.browser)).data).toMatchObject({
			success: true,
		});
		const [theirs] = await keys();
		expect((await remove(member.browser, theirs?.id ?? "")).data).toEqual(again.data);
		expect(await keys()).toEqual([theirs]);
		// The browser that it had signed in is signed out, and it opens nothing any more.
		expect((await browser.ask("/me")).status).toBe(401);
		expect((await signIn(key)).status).toBe(401);
		expect(await mailbox.subjectsTo(email)).toEqual([
			"A passkey was added to your Offerfolio account",
			"A passkey was removed from your Offerfolio account",
		]);
		expect(
			(await app.ask("/auth/signin", { form: { email, password: member.password } })).status,
		).toBe(302);
	});

	test("signs once: of one answer that is sent ten times at once, one counts", async () => {
		const { app, add, signIn, database } = await openAccount();
		const key = createSoftPasskey();
		await add(key);
		const first = createVisitor(app);
		const asked = await first.send("/auth/passkey", { step: "begin" });
		const credential = key.get(optionsOf(asked));
		const cookie = [...first.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
		const sent = await Promise.all(
			Array.from({ length: 10 }, () =>
				createVisitor(app, { cookie }).send("/auth/passkey", { credential }),
			),
		);
		expect(sent.filter(({ leadsTo }) => leadsTo !== undefined)).toHaveLength(1);
		// And the one of the member's own browser.
		expect(await database.select().from(session)).toHaveLength(2);
		// A key that counts and goes back was copied.
		expect((await signIn(key, { counter: 7 })).leadsTo).toBeDefined();
		expect((await signIn(key, { counter: 6 })).status).toBe(401);
	});

	test("is refused when nobody was checked by the device, or another site asked", async () => {
		const { add, signIn, database } = await openAccount();
		const key = createSoftPasskey();
		for (const more of [{ isUnverified: true }, { origin: "https://evil.example" }]) {
			expect((await add(key, more)).status).toBe(400);
		}
		expect(await database.select().from(passkey)).toEqual([]);
		await add(key);
		for (const more of [{ isUnverified: true }, { origin: "https://evil.example" }]) {
			expect((await signIn(key, more)).status).toBe(401);
		}
		expect((await signIn(createSoftPasskey())).status).toBe(401);
		expect((await signIn(key)).leadsTo).toBeDefined();
	});

	test("belongs to who began to add it, and to one account", async () => {
		const { site, app, member, begin, add } = await openAccount();
		const key = createSoftPasskey();
		const credential = key.create(optionsOf(await begin(member.browser)));
		const eve = await addMember(site, app, { email: "eve@example.com" });
		// The cookie of the challenge, with the session of another person.
		const challenge = [...member.browser.cookies].filter(([name]) => name.includes("passkey"));
		expect(challenge).toHaveLength(1);
		const mixed = [...eve.browser.cookies, ...challenge].map((pair) => pair.join("=")).join("; ");
		const stolen = await createVisitor(app, { cookie: mixed }).send("/settings", {
			...{ intent: "add-passkey", name: "Mine", credential },
		});
		expect(stolen.status).toBe(400);
		await add(key);
		const again = key.create(
			optionsOf(
				await eve.browser.send("/settings", {
					...{ intent: "begin-passkey", name: "Mine", currentPassword: eve.password },
				}),
			),
		);
		const taken = await eve.browser.send("/settings", {
			...{ intent: "add-passkey", name: "Mine", credential: again },
		});
		expect(taken.status).toBe(400);
	});

	test("opens no account that is stopped or has an unproved address", async () => {
		const { site, add, signIn, database, member } = await openAccount();
		const key = createSoftPasskey();
		await add(key);
		const mine = eq(user.id, member.person.id);
		await database.update(user).set({ stoppedAt: site.services.clock() }).where(mine);
		expect((await signIn(key)).status).toBe(403);
		await database.update(user).set({ stoppedAt: null, emailVerified: false }).where(mine);
		expect((await signIn(key)).status).toBe(401);
		expect(await database.select().from(session)).toHaveLength(1);
	});

	test("answers garbage with a sentence", async () => {
		const { app, member } = await openAccount();
		const visitor = createVisitor(app);
		for (const credential of [
			"",
			"{",
			"[]",
			'{"id":"a\\u0000","type":"public-key","response":{}}',
		]) {
			expect((await visitor.send("/auth/passkey", { credential })).status).toBe(400);
			const added = { intent: "add-passkey", name: "x", credential };
			expect((await member.browser.send("/settings", added)).status).toBe(400);
		}
		const credential = '{"id":"a","rawId":"a","type":"public-key","response":{"transports":{}}}';
		expect((await visitor.send("/auth/passkey", { credential })).status).toBe(401);
	});
});

describe("The dashboard", () => {
	test("opens with a passkey of a person who has a role, and with no password", async () => {
		const { site, app, member, add, signIn, giveRole, database } = await openAccount();
		const key = createSoftPasskey();
		await add(key);
		const stranger = await signIn(key, { form: { dashboard: "true" } });
		expect(stranger.status).toBe(403);
		expect(JSON.stringify(stranger.data)).toContain("has no role in the dashboard");
		await giveRole("support");
		const byPassword = await member.browser.send("/admin", { intent: "member" });
		expect(byPassword.status).toBe(401);
		const form = { dashboard: "true", returnTo: "/admin/people" };
		const { leadsTo, browser } = await signIn(key, { form });
		expect(leadsTo).toBe("/admin/people");
		expect((await browser.visit("/admin/people")).page.text).toContain(`${email}, support`);
		// Within twelve hours a press is enough, without scripts.
		await browser.ask("/admin/lock", { method: "POST" });
		site.setNow(new Date(site.services.clock().getTime() + 11 * 3_600_000));
		const gate = await browser.visit("/admin");
		const entered = await browser.submit(formWith(gate.page, { intent: "member" }));
		expect(entered.path).toBe("/admin/messages");
		site.setNow(new Date(site.services.clock().getTime() + 3_600_000));
		expect((await browser.visit("/admin/messages")).status).toBe(401);
		expect((await browser.send("/admin", { intent: "member" })).status).toBe(401);
		// A key that is gone opens nothing, also where it was open.
		const again = await signIn(key, { form });
		expect((await again.browser.visit("/admin/people")).status).toBe(200);
		await database.delete(passkey);
		expect((await again.browser.visit("/admin/people")).status).toBe(401);
		expect((await app.ask("/admin/people", { as: member.person })).status).toBe(401);
	});
});

describe("The passkeys of a person with a role", () => {
	const dashboard = { form: { dashboard: "true" } };
	const asksForKey = expect.objectContaining({
		status: 403,
		data: expect.objectContaining({ message: expect.stringContaining("has a role in the dash") }),
	});

	test("are not changed by who has only the mailbox", async () => {
		const { add, begin, remove, reset, signIn, giveRole, keys } = await openAccount();
		const key = createSoftPasskey();
		await add(key);
		await giveRole("owner");
		const { browser } = await reset();
		expect((await browser.visit("/settings")).page.text).toContain("Your account has a role");
		expect(await begin(browser, fresh)).toEqual(asksForKey);
		const [{ id } = { id: "" }] = await keys();
		expect(await remove(browser, id, fresh)).toEqual(asksForKey);
		expect((await browser.send("/admin", { intent: "member" })).status).toBe(401);
		expect(await keys()).toHaveLength(1);
		expect((await signIn(key, dashboard)).leadsTo).toBe("/admin/resumes");
	});

	test("are added and removed within 12 hours after one of them was used, but for the last", async () => {
		const { site, add, begin, remove, signIn, giveRole, keys } = await openAccount();
		const [first, second] = [createSoftPasskey(), createSoftPasskey()];
		await add(first);
		await giveRole("owner");
		// The password is still asked for.
		const { browser } = await signIn(first);
		expect((await browser.visit("/settings")).page.text).not.toContain("Your account has a role");
		expect((await begin(browser, "not-this-one")).status).toBe(403);
		site.setNow(new Date(site.services.clock().getTime() + 1_000));
		expect((await add(second, {}, browser)).data).toMatchObject({ success: true });
		site.setNow(new Date(site.services.clock().getTime() + 12 * 3_600_000));
		const [older, newer] = await keys();
		expect(await begin(browser)).toEqual(asksForKey);
		expect(await remove(browser, older?.id ?? "")).toEqual(asksForKey);
		const again = await signIn(second);
		expect((await remove(again.browser, older?.id ?? "")).data).toMatchObject({ success: true });
		const last = await remove(again.browser, newer?.id ?? "");
		expect(last.status).toBe(409);
		expect(JSON.stringify(last.data)).toContain("the last passkey of an account with a role");
		expect(await keys()).toHaveLength(1);
		expect((await signIn(second, dashboard)).leadsTo).toBe("/admin/resumes");
	});

	test("begin with one that the password adds; what was begun before there was one adds none", async () => {
		const { app, site, add, begin, signIn, giveRole, keys, member } = await openAccount();
		const [first, late] = [createSoftPasskey(), createSoftPasskey()];
		await giveRole("support");
		const other = createVisitor(app, { cookie: await app.cookieOf(member.person) });
		const credential = late.create(optionsOf(await begin(other)));
		expect((await add(first)).data).toMatchObject({ success: true });
		const form = { intent: "add-passkey", name: "Late", credential };
		expect(await other.send("/settings", form)).toEqual(asksForKey);
		expect(await keys()).toHaveLength(1);
		expect((await signIn(late)).status).toBe(401);
		expect((await signIn(first, dashboard)).leadsTo).toBe("/admin/messages");
		expect(site.logged()).not.toContain('"level":"error"');
	});

	test("added one at a time: of ten first ones at once at most one stays", async () => {
		const { app, begin, giveRole, keys, member } = await openAccount();
		await giveRole("owner");
		const begun = [];
		for (let index = 0; index < 10; index++) {
			const browser = createVisitor(app, { cookie: await app.cookieOf(member.person) });
			const credential = createSoftPasskey().create(optionsOf(await begin(browser)));
			begun.push({ browser, form: { intent: "add-passkey", name: "One", credential } });
		}
		await Promise.all(begun.map(({ browser, form }) => browser.send("/settings", form)));
		expect((await keys()).length).toBeLessThanOrEqual(1);
	});

	test("are lost: an owner takes the role, the person removes them, and gets the role again", async () => {
		const { site, add, begin, remove, giveRole, keys, member, database } = await openAccount();
		await add(createSoftPasskey());
		await giveRole("editor");
		const [{ id } = { id: "" }] = await keys();
		expect(await remove(member.browser, id)).toEqual(asksForKey);
		await database.transaction((transaction) =>
			setDashboardRole(transaction, member.person.id, null, site.services.clock()),
		);
		expect((await remove(member.browser, id)).data).toMatchObject({ success: true });
		await giveRole("editor");
		expect((await begin(member.browser)).status).toBe(200);
	});

	test("are not taken by who has the mailbox of an address that the account has left", async () => {
		const { site, app, add, giveRole, keys, member, mailbox, signIn } = await openAccount();
		await member.browser.send("/settings", {
			...{ intent: "change-email", email: "new@example.com", currentPassword: member.password },
		});
		const confirm = linkIn(await mailbox.newest("new@example.com", "Confirm"), "/auth/callback");
		const code = new URL(confirm, "http://x").searchParams.get("code") ?? "";
		await createVisitor(app).visit("/auth/callback", { form: { code } });
		const undo = linkIn(await mailbox.newest(email, "was changed"), "/auth/undo-email-change");
		site.setNow(new Date(site.services.clock().getTime() + 60_000));
		const browser = createVisitor(app, { cookie: await app.cookieOf(member.person) });
		const key = createSoftPasskey();
		expect((await add(key, {}, browser)).data).toMatchObject({ success: true });
		await giveRole("editor");
		const refused = await createVisitor(app).send(undo, {});
		expect(refused.status).toBe(409);
		expect(JSON.stringify(refused.data)).toContain("has a role in the dashboard");
		expect(await keys()).toHaveLength(1);
		expect((await signIn(key, dashboard)).leadsTo).toBe("/admin/resumes");

		// With the role, no address of before takes the account back, also where it has no passkey yet.
		const admin = { sessionId: crypto.randomUUID(), now: site.services.clock() };
		const given = { email: "new@example.com", role: "owner", reason: "A test" } as const;
		expect(await giveRoleTo(site.services, admin, given)).toMatchObject({ success: true });
		const gone = await createVisitor(app).send(undo, {});
		expect(JSON.stringify(gone.data)).not.toContain("has a role in the dashboard");
		expect(await keys()).toHaveLength(1);
	});
});

describe("A reset", () => {
	test("closes the dashboard, leaves the passkeys, and says on the page and by email how many", async () => {
		const { add, reset, signIn, giveRole, mailbox } = await openAccount();
		const key = createSoftPasskey();
		await add(key);
		await giveRole("owner");
		const { browser } = await signIn(key, { form: { dashboard: "true" } });
		expect((await browser.visit("/admin/resumes")).status).toBe(200);
		const { done } = await reset();
		expect((await browser.visit("/admin/resumes")).status).toBe(401);
		expect(done.page.text).toContain("1 passkey still signs in to your account");
		const mail = await mailbox.newest(email, "password was changed");
		expect(mail.text).toContain("1 passkey still signs in to your account");
		expect(mail.text).toContain("/settings#passkeys");
		expect((await signIn(key)).leadsTo).toBeDefined();
	});

	test("of an account without passkeys says nothing of any", async () => {
		const { reset, mailbox } = await openAccount();
		const { done } = await reset();
		expect(done.page.text).not.toContain("still sign");
		expect((await mailbox.newest(email, "password was changed")).text).not.toContain("passkey");
	});
});
