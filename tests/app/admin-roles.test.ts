import { asc } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { adminSessions, auditEntries, teamMembers } from "#app/data/base/schema/admin.server.ts";
import { dashboardAccess, dashboardRoles } from "#app/domain/admin/dashboard-roles.ts";
import { personIntents } from "#app/domain/admin/person-forms.ts";
import { eraseAccount } from "#app/operations/admin/support/erase-account.server.ts";
import { stopAccount } from "#app/operations/admin/support/stop-account.server.ts";
import { giveRole, takeRole } from "#app/operations/admin/team/change-role.server.ts";
import { toastOf } from "#tests/helpers/accounts.ts";
import { createApp, isBehindTheGate } from "#tests/helpers/app.ts";
import { openMailbox } from "#tests/helpers/mailbox.ts";
import { formWith } from "#tests/helpers/member.ts";
import { enterAsOwner, enterAsTeam, ownerOf, passcode } from "#tests/helpers/owner.ts";
import { openShop } from "#tests/helpers/shop.ts";
import { createTestSite } from "#tests/helpers/site.ts";
import { createVisitor } from "#tests/helpers/visitor.ts";

const someId = "11111111-1111-4111-8111-111111111111";
const reason = "A new colleague";

/** Who may look at a page, and who may send its forms: (o)wner, (e)ditor, (s)upport. Written by hand. */
const table: Record<string, [looks: string, sends: string]> = {
	"/admin/signups": ["o", "o"],
	"/admin/resumes": ["oe", "oe"],
	"/admin/resumes/new": ["oe", "oe"],
	"/admin/resumes/:id": ["oe", "oe"],
	"/admin/resumes/:id/withdraw": ["oe", "oe"],
	"/admin/resumes/:id/evidence": ["oe", "oe"],
	"/admin/resumes/:id/notes": ["oe", "oe"],
	"/admin/uploads": ["oe", "oe"],
	"/admin/uploads/new": ["oe", "oe"],
	"/admin/uploads/:id": ["oe", "oe"],
	"/admin/uploads/:id/file": ["oe", "oe"],
	"/admin/uploads/:id/sheet.svg": ["oe", "oe"],
	"/admin/intake": ["oe", "oe"],
	"/admin/intake/files": ["oe", "oe"],
	"/admin/intake/:id": ["oe", "oe"],
	"/admin/imports": ["oe", "oe"],
	"/admin/imports/new": ["oe", "oe"],
	"/admin/imports/sample.csv": ["oe", "oe"],
	"/admin/imports/:id": ["oe", "oe"],
	"/admin/imports/:id/errors.csv": ["oe", "oe"],
	"/admin/changes": ["oe", "oe"],
	"/admin/changes/:id": ["oe", "oe"],
	"/admin/overview": ["o", "o"],
	"/admin/demand": ["oe", "oe"],
	"/admin/people": ["os", "os"],
	"/admin/people/:id": ["os", "os"],
	"/admin/people/:id/access": ["os", "os"],
	"/admin/orders": ["os", "o"],
	"/admin/orders/:id": ["os", "o"],
	"/admin/messages": ["os", "os"],
	"/admin/messages/:id": ["os", "os"],
	"/admin/cancellations": ["o", "o"],
	"/admin/words": ["oe", "oe"],
	"/admin/words/:key/:slug?": ["oe", "oe"],
	"/admin/audit": ["o", "o"],
	"/admin/team": ["o", "o"],
	"/admin/exports/:list": ["oes", "oe"],
	"/admin/lock": ["oes", "oes"],
};

/** Forms that differ from their page: who may send each. */
const formTable: Record<string, Record<string, string>> = {
	"/admin/people/:id": {
		...Object.fromEntries(personIntents.map((intent) => [intent, "o"])),
		"mail-confirmation": "os",
		"mail-reset": "os",
		"change-address": "os",
		"sign-out": "os",
		stop: "os",
		reopen: "os",
		"": "o",
		constructor: "o",
	},
	"/admin/resumes/:id": { save: "oe", lift: "o", constructor: "o" },
	"/admin/messages/:id": {
		...{ reply: "os", close: "os", reopen: "os", refund: "o", "take-down": "o" },
		constructor: "o",
	},
};
const exportTable = {
	resumes: "oe",
	signups: "o",
	audit: "o",
	orders: "o",
	refunds: "o",
	fees: "o",
};
/** Words: who may look at each and save it. */
const wordsTable = {
	brand: "o",
	prices: "o",
	claims: "o",
	company: "o",
	crawlers: "o",
	"legal/terms": "o",
	"legal/privacy": "o",
	"blog/how-consulting-resumes-are-read": "oe",
	"guides/cover-letters": "oe",
	blog: "oe",
	nowhere: "o",
	constructor: "o",
};

/** An address of a pattern. */
const pathOf = (pattern: string) =>
	pattern.replace(":key/:slug?", "blog/some-article").replaceAll(/:[a-z]+/giu, someId);

async function openTeam(open = () => createTestSite({ ADMIN_PASSCODE: passcode })) {
	const site = await open();
	const app = await createApp(site);
	const patternOf = (id: string): string => {
		const { parentId, path } = app.build.routes[id] ?? {};
		return (parentId ? patternOf(parentId) : "") + (path ? `/${path}` : "");
	};
	const routes = Object.values(app.build.routes)
		.filter((route) => route !== undefined)
		.filter(({ path }) => path !== undefined)
		.map(({ id }) => ({ id, pattern: patternOf(id) }))
		// By address and by layout: a route that is only one of them is a mistake.
		.filter(({ id, pattern }) => /^\/admin\//u.test(pattern) || isBehindTheGate(app.build, id));
	const cookies = new Map<string, string>();
	for (const role of dashboardRoles) {
		const person = await site.addPerson({ email: `${role}@example.com` });
		cookies.set(role, await enterAsTeam(site, person, role));
	}
	return { site, app, routes, cookieOf: (role: string) => cookies.get(role) ?? "" };
}

describe("Every route of the dashboard, by role", () => {
	test("stands in the table, and in the one of this test", async () => {
		const { routes } = await openTeam();
		const patterns = [...new Set(routes.map(({ pattern }) => pattern))].sort();
		expect(Object.keys(dashboardAccess).sort()).toEqual(patterns);
		expect(Object.keys(table).sort()).toEqual(patterns);
	});

	test("opens to the roles that may look, as a page, as data and as one route's data", async () => {
		const { app, routes, cookieOf } = await openTeam();
		for (const { id, pattern } of routes) {
			const path = pathOf(pattern);
			for (const role of dashboardRoles) {
				const isOpen = table[pattern]?.[0].includes(role[0] ?? "") ?? false;
				const answers = await Promise.all([
					app.ask(path, { cookie: cookieOf(role) }),
					app.ask(path, { cookie: cookieOf(role), method: "HEAD" }),
					app.ask(`${path}.data`, { cookie: cookieOf(role) }),
					app.ask(`${path}.data?_routes=${encodeURIComponent(id)}`, { cookie: cookieOf(role) }),
				]);
				for (const [form, { status }] of answers.entries()) {
					const name = `${path} for ${role}, form ${form}`;
					expect(`${name}: ${status !== 403}`).toBe(`${name}: ${isOpen}`);
					expect(`${name}: ${status === 401 || status >= 500}`).toBe(`${name}: false`);
				}
			}
		}
	});

	test("takes forms of the roles that may send them, and of no others", async () => {
		const { app, routes, cookieOf } = await openTeam();
		for (const { pattern } of routes) {
			if (pattern === "/admin/lock") continue;
			const path = pathOf(pattern);
			const forms = formTable[pattern] ?? {};
			for (const role of dashboardRoles) {
				const post = async (address: string, intent: string, isOpen: boolean) => {
					for (const end of ["", ".data"]) {
						const answer = await app.ask(`${address}${end}`, {
							cookie: cookieOf(role),
							form: { intent, id: someId },
						});
						const name = `${address}${end} ${intent} by ${role}`;
						expect(`${name}: ${answer.status !== 403}`).toBe(`${name}: ${isOpen}`);
					}
				};
				const initial = role[0] ?? "";
				if (pattern === "/admin/exports/:list") {
					for (const [list, who] of Object.entries(exportTable)) {
						await post(`/admin/exports/${list}`, "", who.includes(initial));
					}
				} else if (pattern in formTable) {
					for (const [intent, who] of Object.entries(forms)) {
						await post(path, intent, who.includes(initial));
					}
				} else await post(path, "x", table[pattern]?.[1].includes(initial) ?? false);
			}
		}
	});

	test("opens and takes words by what they are about", async () => {
		const { app, cookieOf } = await openTeam();
		for (const [key, who] of Object.entries(wordsTable)) {
			const path = `/admin/words/${key}`;
			const ofRoute = `_routes=${encodeURIComponent("routes/admin/edit-words")}`;
			for (const role of dashboardRoles) {
				const cookie = cookieOf(role);
				const answers = await Promise.all([
					...[path, `${path}?before=3`, `${path}.data`, `${path}.data?${ofRoute}`].map((address) =>
						app.ask(address, { cookie }),
					),
					...["save", "preview", "take-back"].flatMap((intent) =>
						[path, `${path}.data`].map((address) =>
							app.ask(address, { cookie, form: { intent, version: "0", to: "0" } }),
						),
					),
				]);
				const isOpen = who.includes(role[0] ?? "");
				for (const { status } of answers) {
					expect(`${path} by ${role}: ${status !== 403}`).toBe(`${path} by ${role}: ${isOpen}`);
				}
			}
		}
		const editor = createVisitor(app, { cookie: cookieOf("editor") });
		const { page } = await editor.visit("/admin/words");
		const links = page
			.one("main")
			.all("a")
			.map((link) => link.get("href") ?? "");
		expect(links.length).toBeGreaterThan(15);
		expect(links.filter((to) => !/^\/admin\/words\/(?:blog|guides)\//u.test(to))).toEqual([]);
	});

	test("shows links to where the role may go, and a sentence where it may not", async () => {
		const { app, cookieOf } = await openTeam();
		const tabs = async (role: string, path: string) => {
			const { page } = await createVisitor(app, { cookie: cookieOf(role) }).visit(path);
			const nav = page.all("nav", { "aria-label": "Dashboard" })[0];
			return nav?.all("a").map((link) => link.text.trim());
		};
		expect(await tabs("support", "/admin/people")).toEqual(["People", "Orders", "Messages"]);
		expect(await tabs("editor", "/admin/resumes")).toEqual([
			"Resume Database",
			"Intake desk",
			"Demand",
			"Words",
		]);
		expect(await tabs("owner", "/admin/resumes")).toHaveLength(12);
		const support = createVisitor(app, { cookie: cookieOf("support") });
		const refused = await support.visit("/admin/overview");
		expect(refused.status).toBe(403);
		expect(refused.page.text).toContain("not for the role of support");
		const open = refused.page.one("nav", { "aria-label": "Open to you" }).all("a");
		expect(open.map((link) => link.get("href"))).toEqual([
			"/admin/people",
			"/admin/orders",
			"/admin/messages",
		]);
		expect((await support.visit("/admin")).path).toBe("/admin/messages");
	});
});

describe("The team", () => {
	test("is given and taken by an owner, who is named in the log; the person is told", async () => {
		const { site, app } = await openTeam();
		await site.services.start();
		const mailbox = openMailbox(site);
		const ada = await site.addPerson({ email: "ada@example.com" });
		const owner = createVisitor(app, { cookie: await enterAsOwner(site) });
		const press = async (intent: string, typed: Record<string, string>) => {
			const { page } = await owner.visit("/admin/team");
			const id = typed.id ?? "";
			return owner.submit(formWith(page, id ? { intent, id } : { intent }), { reason, ...typed });
		};
		const unknown = await press("give-role", { email: "nobody@example.com", role: "editor" });
		expect(unknown.status).toBe(404);
		expect(unknown.page.text).toContain("No account has this address");
		const given = await press("give-role", { email: "Ada@example.com", role: "editor" });
		expect(toastOf(given)).toContain("The role of editor was given");
		const cookie = await enterAsTeam(site, ada);
		expect((await app.ask("/admin/resumes", { cookie })).status).toBe(200);
		// Another role is another session.
		await press("give-role", { email: "ada@example.com", role: "support" });
		expect((await app.ask("/admin/resumes", { cookie })).status).toBe(401);
		const again = await enterAsTeam(site, ada);
		await press("take-role", { id: ada.id });
		expect((await app.ask("/admin/people", { cookie: again })).status).toBe(401);
		const subjects = (await mailbox.mailsTo("ada@example.com")).map(({ subject }) => subject);
		expect(subjects.sort()).toEqual([
			"You are editor of Offerfolio now",
			"You are support of Offerfolio now",
			"Your dashboard role at Offerfolio was taken away",
		]);
		const told = await mailbox.subjectsTo(site.services.owner.address);
		expect(told).toEqual([
			"Offerfolio: An account has the role of editor in the dashboard now",
			"Offerfolio: An account has the role of support in the dashboard now",
			"Offerfolio: An account lost its role in the dashboard",
		]);
		expect(await mailbox.subjectsTo("owner@example.com")).toEqual(told);
		expect(await mailbox.subjectsTo("editor@example.com")).toEqual([]);
		const log = await owner.visit("/admin/audit");
		expect(log.page.text).toContain("ada@example.com, editor");
		expect(log.page.text).toContain("Passcode");
		const csv = await (
			await app.ask("/admin/exports/audit", { cookie: await enterAsOwner(site), form: {} })
		).text();
		expect(csv).toContain(",ada@example.com,support");
		const rows = await site.services.database
			.select()
			.from(auditEntries)
			.orderBy(asc(auditEntries.id));
		expect(
			rows
				.filter(({ subject }) => subject === "team")
				.map(({ role, personId }) => [role, personId]),
		).toEqual([
			["owner", null],
			["owner", null],
			["owner", null],
		]);
	});

	test("always has an owner: of two who go at once, one stays", async () => {
		const site = await createTestSite();
		const { services } = site;
		await services.start();
		const people = await Promise.all(
			["ada", "bob", "cyd"].map((name) => site.addPerson({ email: `${name}@example.com` })),
		);
		const [ada, bob, cyd] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0]];
		const admin = ownerOf(site);
		for (const { email } of people)
			await giveRole(services, admin, { email, role: "owner", reason });
		const results = await Promise.all([
			takeRole(services, admin, { personId: ada.id, reason }),
			giveRole(services, admin, { email: bob.email, role: "editor", reason }),
			takeRole(services, admin, { personId: cyd.id, reason }),
			takeRole(services, admin, { personId: ada.id, reason }),
		]);
		// Ada is asked about twice, and refused twice when she is the one who stays.
		const refused = [ada, bob, cyd, ada].filter((_, at) => !results[at]?.success);
		expect(new Set(refused).size).toBe(1);
		expect(await ownersOf(site)).toHaveLength(1);
	});

	test("loses its last owner by no way: not by stopping, nor by deleting the account", async () => {
		const site = await openShop();
		const { services } = site;
		const ada = await site.addPerson({ email: "ada@example.com" });
		const admin = ownerOf(site);
		await giveRole(services, admin, { email: ada.email, role: "owner", reason });
		const about = { personId: ada.id, reason };
		const lastOwner = { success: false, status: 409, error: expect.stringMatching(/last owner/u) };
		expect(await stopAccount(services, admin, about)).toMatchObject(lastOwner);
		const erased = { ...about, confirm: ada.email };
		expect(await eraseAccount(services, admin, erased)).toMatchObject(lastOwner);
		const other = await site.addPerson({ email: "bob@example.com" });
		await giveRole(services, admin, { email: other.email, role: "owner", reason });
		expect(await stopAccount(services, admin, about)).toMatchObject({ success: true });
		// Who is stopped owns nothing that opens.
		expect(await takeRole(services, admin, { personId: other.id, reason })).toMatchObject(
			lastOwner,
		);
	});

	test("is not taken over by support: an account with a role is an owner's to move", async () => {
		const { site, app, cookieOf } = await openTeam();
		const [row] = await ownersOf(site);
		const support = createVisitor(app, { cookie: cookieOf("support") });
		const path = `/admin/people/${row?.userId}`;
		const { page } = await support.visit(path);
		expect(page.text).toContain("an owner looks after it");
		expect(page.all("form").filter((form) => form.get("action") === path)).toEqual([]);
		for (const intent of ["change-address", "mail-reset", "stop", "sign-out"]) {
			const form = { intent, reason, email: "mine@example.com", key: someId };
			const answer = await support.ask(path, { form });
			expect(answer.status).toBe(403);
		}
	});

	test("goes with its session: signing out, a stopped account, or twelve hours close the dashboard", async () => {
		const { site, app, cookieOf } = await openTeam();
		const statusOf = async (role: string, path: string) =>
			(await app.ask(path, { cookie: cookieOf(role) })).status;
		expect(await statusOf("support", "/admin/people")).toBe(200);
		await app.ask("/auth/signout", { cookie: cookieOf("support"), method: "POST" });
		expect(await statusOf("support", "/admin/people")).toBe(401);
		const rows = await site.services.database.select().from(adminSessions);
		expect(rows).toHaveLength(2);
		for (let hours = 0; hours < 12; hours += 0.4) {
			site.setNow(new Date(site.services.clock().getTime() + 0.4 * 3_600_000));
			if (hours < 11) expect(await statusOf("editor", "/admin/demand")).toBe(200);
		}
		expect(await statusOf("editor", "/admin/demand")).toBe(401);
	});
});

async function ownersOf({ services }: Awaited<ReturnType<typeof createTestSite>>) {
	const rows = await services.database.select().from(teamMembers);
	return rows.filter(({ role }) => role === "owner");
}
