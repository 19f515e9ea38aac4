import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { setDashboardRole } from "#app/data/admin/team.server.ts";
import { passkey, session, user } from "#app/data/base/schema/accounts.server.ts";
import type { DashboardRole } from "#app/domain/admin/dashboard-roles.ts";
import { createApp } from "#tests/helpers/app.ts";
import { openMailbox } from "#tests/helpers/mailbox.ts";
import { addMember, formWith } from "#tests/helpers/member.ts";
import { passcode } from "#tests/helpers/owner.ts";
import { createTestSite } from "#tests/helpers/site.ts";
import { createSoftPasskey, type SoftPasskey } from "#tests/helpers/soft-passkey.ts";
import { createVisitor, type Sent, type Visitor } from "#tests/helpers/visitor.ts";

const email = "ada@example.com";
type Signing = Parameters<SoftPasskey["get"]>[1];
const optionsOf = ({ data }: Sent) => (data as { options?: unknown }).options;

async function openAccount() {
	const site = await createTestSite({ ADMIN_PASSCODE: passcode });
	await site.services.start();
	const app = await createApp(site);
	const member = await addMember(site, app, { email });
	const { database } = site.services;
	const begin = (browser: Visitor, currentPassword = member.password) =>
		browser.send("/settings", { intent: "begin-passkey", name: "Phone", currentPassword });
	return {
		...{ site, app, member, database, begin },
		mailbox: openMailbox(site),
		async add(key: SoftPasskey, more?: Signing, browser = member.browser, name = "Phone") {
			const credential = key.create(optionsOf(await begin(browser)), more);
			return browser.send("/settings", { intent: "add-passkey", name, credential });
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
		const { app, member, add, begin, signIn, mailbox, database } = await openAccount();
		const key = createSoftPasskey();
		expect((await begin(member.browser, "not-this-one")).status).toBe(403);
		// A device lists its keys by site and account.
		expect(optionsOf(await begin(member.browser))).toMatchObject({
			rp: { name: "Offerfolio" },
			user: { name: email, displayName: email },
		});
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
		const remove = formWith(renamed.page, { intent: "remove-passkey", id });
		const wrong = await member.browser.submit(remove, { currentPassword: "not-this-one" });
		expect(wrong.status).toBe(403);
		expect((await member.browser.submit(remove, { currentPassword: member.password })).path).toBe(
			"/settings",
		);
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
