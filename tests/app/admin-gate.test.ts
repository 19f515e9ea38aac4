import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { setDashboardRole } from "#app/data/admin/team.server.ts";
import { addDays } from "#app/domain/base/dates.ts";
import { limits } from "#app/domain/base/limits.ts";
import { slowHashing } from "#app/integrations/password-hashing.server.ts";
import { showSandbox } from "#server/payments.ts";
import { createApp, gatedAddresses, someId } from "#tests/helpers/app.ts";
import { openMailbox } from "#tests/helpers/mailbox.ts";
import { enterAsOwner, enterWithPasscode, passcode } from "#tests/helpers/owner.ts";
import { openShop } from "#tests/helpers/shop.ts";
import { createTestSite, testNow } from "#tests/helpers/site.ts";
import { createVisitor } from "#tests/helpers/visitor.ts";

async function openAdmin(variables: Record<string, string> = {}) {
	const site = await createTestSite({ ADMIN_PASSCODE: passcode, ...variables });
	await site.services.start();
	const app = await createApp(site);
	return { site, app, addresses: gatedAddresses(app.build) };
}

const minutesLater = (minutes: number) => new Date(testNow.getTime() + minutes * 60_000);

describe("the gate", () => {
	test("asks a visitor for the passcode and shows nothing else", async () => {
		const { app, site } = await openAdmin();
		await site.addResume({ title: "Zanzibar quicksilver engineer" });
		const { status, html, page } = await createVisitor(app).visit("/admin");
		expect(status).toBe(200);
		expect(page.one("h1").text).toBe("Admin Access");
		expect(page.all("input", { name: "passcode" })[0]?.get("type")).toBe("password");
		expect(html).not.toContain("Zanzibar");
		expect(html).toContain("noindex");
	});

	test("refuses a wrong passcode in words, and keeps nothing of it", async () => {
		const { app } = await openAdmin();
		const visitor = createVisitor(app);
		const response = await visitor.ask("/admin", { form: { passcode: "seven-quiet-otter" } });
		expect(response.status).toBe(401);
		const html = await response.text();
		expect(html).toContain("Invalid passcode");
		expect(html).not.toContain("seven-quiet-otter");
		expect(visitor.cookies.has("offerfolio.admin")).toBe(false);
		expect((await visitor.ask("/admin/resumes")).status).toBe(401);
	});

	test("lets the right passcode in, to the page that was asked for", async () => {
		const { app } = await openAdmin();
		const visitor = createVisitor(app);
		const asked = await visitor.visit("/admin/audit");
		expect(asked.status).toBe(401);
		expect(asked.page.all("main")).toHaveLength(1);
		const form = asked.page.all("form", { action: "/admin" })[0];
		if (!form) throw new Error("There is no gate");
		const refused = await visitor.submit(form, { passcode: "seven-quiet-otter" });
		const again = refused.page.one("form", { action: "/admin" });
		const entered = await visitor.submit(again, { passcode });
		expect(entered.path).toBe("/admin/audit");
		expect(entered.html).toContain("Entered the dashboard");
	});

	test("opens under a page that asked for it, and leads nowhere", async () => {
		const { app } = await openAdmin();
		const visitor = createVisitor(app);
		const wrong = await visitor.send("/admin", { passcode: "seven-quiet-otter", stay: "true" });
		expect(wrong).toMatchObject({
			status: 401,
			data: { fieldErrors: { passcode: "Invalid passcode" } },
		});
		const right = await visitor.send("/admin", { passcode, stay: "true" });
		expect(right).toMatchObject({ status: 200, data: { success: true } });
		expect((await visitor.ask("/admin/resumes")).status).toBe(200);
	});

	test("leaves a line in the log and tells the owners of each use of the passcode", async () => {
		const { app, site } = await openAdmin();
		const { services } = site;
		const mailbox = openMailbox(site);
		for (const name of ["ada", "bob"]) {
			const { id } = await site.addPerson({ email: `${name}@example.com` });
			const role = name === "ada" ? "owner" : "editor";
			await services.database.transaction((transaction) =>
				setDashboardRole(transaction, id, role, testNow),
			);
		}
		await app.ask("/admin", { form: { passcode: "seven-quiet-otter" } });
		await app.ask("/admin", { form: { passcode } });
		const subject = "Offerfolio: The dashboard was opened with the passcode";
		expect(await mailbox.mailsTo("ada@example.com")).toMatchObject([{ subject }]);
		expect(await mailbox.mailsTo(services.owner.address)).toMatchObject([{ subject }]);
		expect(await mailbox.mailsTo("bob@example.com")).toEqual([]);
		const { rows } = await services.database.execute(
			sql`select action, person_id, role from audit_entries`,
		);
		expect(rows).toEqual([{ action: "admin.entered", person_id: null, role: "owner" }]);
	});

	test("takes the passcode by its hash as well", async () => {
		const hash = await slowHashing.hashPassword(passcode);
		const site = await createTestSite({ ADMIN_PASSCODE_HASH: hash }, { hashing: slowHashing });
		await site.services.start();
		expect(await enterWithPasscode(site)).toMatch(/^offerfolio\.admin=[\w-]{43}$/u);
	});

	test("sets a cookie that no script reads and no other site sends", async () => {
		const { app } = await openAdmin({ PUBLIC_URL: "http://localhost" });
		const response = await app.ask("/admin", { form: { passcode } });
		const cookie = response.headers.getSetCookie().find((line) => line.includes(".admin="));
		expect(cookie).toMatch(/; HttpOnly; SameSite=Strict/u);
		expect(response.headers.get("Cache-Control")).toBe("private, no-store");
	});

	test("counts tries: the sixth of a minute waits, even with the right passcode", async () => {
		const { app } = await openAdmin();
		const from = (clientAddress: string, entry: string) =>
			app.ask("/admin", { form: { passcode: entry }, clientAddress });
		for (let tries = 0; tries < 5; tries++) {
			expect((await from("203.0.113.7", "wrong")).status).toBe(401);
		}
		const response = await from("203.0.113.7", passcode);
		expect(response.status).toBe(429);
		expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
		expect((await from("203.0.113.8", passcode)).status).toBe(302);
	});

	test("slows strangers down who try from everywhere, and never keeps the owner out", async () => {
		const { app, site } = await openAdmin();
		const [known, stranger] = [createVisitor(app), createVisitor(app)];
		const from = (visitor: typeof known, clientAddress: string, entry: string = passcode) =>
			visitor.ask("/admin", { form: { passcode: entry }, clientAddress });
		expect((await from(known, "192.0.2.1")).status).toBe(302);
		await known.ask("/admin/lock", { form: {} });
		for (let used = 1; used < limits.passcodeOverall.attempts; used++) {
			await site.services.limits.consume(limits.passcodeOverall, "all");
		}
		const held = site.slowDown();
		expect((await from(stranger, "198.51.100.1", "a-guess")).status).toBe(401);
		expect(held()).toBe(1);
		// A browser that has been inside before does not wait; its network still counts.
		expect((await from(known, "192.0.2.1", "a-slip")).status).toBe(401);
		expect((await from(known, "192.0.2.1")).status).toBe(302);
		await known.ask("/admin/lock", { form: {} });
		expect(held()).toBe(1);
		expect((await from(createVisitor(app), "203.0.113.1")).status).toBe(302);
		expect(held()).toBe(2);

		site.slowDown(false);
		const refused = await from(stranger, "198.51.100.2", "a-guess");
		expect(refused.status).toBe(429);
		expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
		expect((await from(createVisitor(app), "203.0.113.2")).status).toBe(302);
		for (let used = 0; used < limits.passcodePerNetwork.attempts; used++) {
			await site.services.limits.consume(limits.passcodePerNetwork, "192.0.2.1");
		}
		expect((await from(known, "192.0.2.1")).status).toBe(429);
		// What the database keeps of a browser is no cookie.
		const { rows } = await site.services.database.execute(
			sql`select device_hash from admin_devices`,
		);
		expect(JSON.stringify(rows)).not.toContain(known.cookies.get("offerfolio.device"));
		expect(rows).toHaveLength(3);
	});

	test("never writes a passcode to the log", async () => {
		const { site, app } = await openAdmin();
		await app.ask("/admin", { form: { passcode: "almost-seven-otters" } });
		await app.ask("/admin", { form: { passcode } });
		expect(site.logged()).toContain("A wrong passcode");
		expect(site.logged()).not.toMatch(/almost-seven-otters|seven-quiet-otters/u);
	});
});

test("The sandbox's controls are the owner's on a public site, and its payment pages everybody's", async () => {
	const { services, sandbox } = await openShop({ ADMIN_PASSCODE: passcode });
	const app = async () => new Response("The app");
	const info = { requestId: "test", nonce: "", clientAddress: "127.0.0.1" };
	const cookie = await enterAsOwner({ services });
	const look = async (ownerOnly: boolean, path: string, init: RequestInit = {}) => {
		const request = new Request(`http://localhost${path}`, init);
		return (await showSandbox(sandbox, app, { services, ownerOnly })(request, info)).status;
	};
	const move = { method: "POST", body: new URLSearchParams({ action: "advance", days: "1" }) };
	for (const path of ["/dev/stripe", "/dev/stripe/"]) {
		expect(await look(true, path)).toBe(401);
		expect(await look(true, path, move)).toBe(401);
		expect(await look(true, path, { headers: { cookie: "offerfolio.admin=invented" } })).toBe(401);
		expect(await look(true, path, { headers: { cookie } })).toBe(200);
		expect(await look(false, path)).toBe(200);
	}
	expect(await look(true, "/dev/stripe/style.css")).toBe(200);
	expect(await look(true, "/dev/stripe/checkout/cs_test_none")).toBe(404);
	expect(await look(true, "/pricing")).toBe(200);
});

describe("behind the gate", () => {
	test("nobody else reads or does anything, in any form of request", async () => {
		const { site, app, addresses } = await openAdmin();
		expect(addresses.length).toBeGreaterThan(2);
		const pro = await site.addPerson();
		await site.addSubscription(pro, { currentPeriodEnd: addDays(testNow, 30) });
		const forged = `offerfolio.admin=${"a".repeat(43)}`;
		for (const { id, path } of addresses) {
			for (const who of [{}, { as: pro }, { cookie: forged }, { cookie: "offerfolio.admin=" }]) {
				const answers = await Promise.all([
					app.ask(path, who),
					app.ask(`${path}.data`, who),
					app.ask(`${path}.data?_routes=${encodeURIComponent(id)}`, who),
					app.ask(path, { ...who, method: "HEAD" }),
					app.ask(path, { ...who, form: { passcode, intent: "delete", id: someId } }),
					app.ask(`${path}.data`, { ...who, form: { intent: "delete", id: someId } }),
				]);
				for (const [index, response] of answers.entries()) {
					// To lock what is locked leads to the gate: as a page, and as data.
					const status = (path === "/admin/lock" && [302, 202][index - 4]) || 401;
					expect(`${path}, form ${index}: ${response.status}`).toBe(
						`${path}, form ${index}: ${status}`,
					);
				}
			}
		}
		const { rows } = await site.services.database.execute(sql`select * from audit_entries`);
		expect(rows).toEqual([]);
	});

	test("the owner is answered everywhere, and no answer is kept by anyone", async () => {
		const { site, app, addresses } = await openAdmin();
		const cookie = await enterAsOwner(site);
		for (const { path } of addresses) {
			const response = await app.ask(path, { cookie });
			expect(`${path}: ${response.status < 500 && response.status !== 401}`).toBe(`${path}: true`);
			expect(`${path}: ${response.headers.get("Cache-Control")}`).toBe(
				`${path}: private, no-store`,
			);
		}
	});

	test("a search with NUL is answered like any other", async () => {
		const { site, app, addresses } = await openAdmin();
		const cookie = await enterAsOwner(site);
		for (const { path } of addresses) {
			const response = await app.ask(`${path}?q=a%00b&page=%00&sort=%00`, { cookie });
			expect(`${path}: ${response.status < 500}`).toBe(`${path}: true`);
		}
	});

	test("it stays open while it is used, and locks itself after 30 idle minutes", async () => {
		const { site, app } = await openAdmin();
		const cookie = await enterAsOwner(site);
		const statusAfter = async (minutes: number) => {
			site.setNow(minutesLater(minutes));
			return (await app.ask("/admin/resumes", { cookie })).status;
		};
		expect(await statusAfter(29)).toBe(200);
		expect(await statusAfter(58)).toBe(200);
		// What a page sends while a visitor types.
		site.setNow(minutesLater(87));
		const typing = await app.ask("/admin/lock", { cookie, method: "HEAD" });
		expect(typing.status).toBe(302);
		expect(await statusAfter(116)).toBe(200);
		expect(await statusAfter(146)).toBe(401);
	});

	test("locking ends the session on the server, and says so in the log", async () => {
		const { site, app } = await openAdmin();
		const cookie = await enterAsOwner(site);
		const locked = await app.ask("/admin/lock", { cookie, method: "POST" });
		expect(locked.headers.get("Location")).toBe("/admin");
		expect((await app.ask("/admin/resumes", { cookie })).status).toBe(401);
		// What is locked already asks for no passcode to be left.
		const left = await app.ask("/admin/lock", { cookie, method: "POST" });
		expect([left.status, left.headers.get("Location")]).toEqual([302, "/admin"]);
		const again = await enterAsOwner(site);
		const html = await (await app.ask("/admin/audit", { cookie: again })).text();
		expect(html).toContain("Locked the dashboard");
	});

	test("the log can be added to and never changed", async () => {
		const { site } = await openAdmin();
		await enterAsOwner(site);
		for (const statement of [
			sql`update audit_entries set reason = 'better'`,
			sql`delete from audit_entries`,
			sql`truncate audit_entries`,
		]) {
			const change = site.services.database.execute(statement);
			await expect(change).rejects.toMatchObject({
				cause: { message: "The rows of audit_entries are not changed and not deleted" },
			});
		}
	});

	test("the passcode stands in no file that a browser gets", async () => {
		const { readdir, readFile } = await import("node:fs/promises");
		const folder = new URL("../../build/client/", import.meta.url);
		const names = await readdir(folder, { recursive: true, withFileTypes: true });
		const files = names.filter((entry) => entry.isFile());
		expect(files.length).toBeGreaterThan(20);
		for (const file of files) {
			const text = await readFile(`${file.parentPath}/${file.name}`, "utf8");
			expect(`${file.name}: ${/ADMIN_PASSCODE|quiet-otters/u.test(text)}`).toBe(
				`${file.name}: false`,
			);
		}
	});
});
