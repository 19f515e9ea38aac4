import { asc, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { auditEntries } from "#app/data/base/schema/admin.server.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { limits } from "#app/domain/base/limits.ts";
import { fieldProblemsOf, toastOf } from "#tests/helpers/accounts.ts";
import { codeOfApp } from "#tests/helpers/authenticator-app.ts";
import { openDashboard as openOwner } from "#tests/helpers/dashboard.ts";
import type { HtmlElement } from "#tests/helpers/html.ts";
import { openMailbox } from "#tests/helpers/mailbox.ts";
import { markupProblems } from "#tests/helpers/markup-problems.ts";
import { formWith } from "#tests/helpers/member.ts";
import { passcode, tryPasscode } from "#tests/helpers/owner.ts";
import { createTestSite, testNow } from "#tests/helpers/site.ts";
import { createVisitor } from "#tests/helpers/visitor.ts";

const { admin: words } = adminMessages;
const codesIn = (page: HtmlElement) =>
	page
		.all("section", { "aria-label": "Recovery codes" })
		.flatMap((section) => section.all("code").map(({ text }) => text));

async function openDashboard() {
	const site = await createTestSite({ ADMIN_PASSCODE: passcode });
	await site.services.start();
	const { app, owner } = await openOwner(site);
	const press = async (intent: string, typed: Record<string, string> = {}) => {
		const { page } = await owner.visit("/admin/team");
		return owner.submit(formWith(page, { intent }), typed);
	};
	const later = (seconds: number) => new Date(testNow.getTime() + seconds * 1000);
	const { database } = site.services;
	return {
		...{ site, app, owner, press, later, database },
		mailbox: openMailbox(site),
		/** Sets an app up, half a minute before the tests begin to enter. */
		async setUp() {
			const begun = await press("begin-code");
			const secret = begun.page.one("section", { id: "passcode" }).one("code").text;
			const on = await press("turn-code-on", { code: codeOfApp(secret, testNow) });
			site.setNow(later(30));
			return { secret, begun, on, recovery: codesIn(on.page) };
		},
		entries: async () =>
			(await database.select().from(auditEntries).orderBy(asc(auditEntries.id))).map(
				({ action, reason }) => (reason === null ? action : [action, reason]),
			),
	};
}

describe("The code for the passcode", () => {
	test("is set up with a first code; ten recovery codes are shown once and kept as hashes", async () => {
		const { site, app, owner, press, database, entries } = await openDashboard();
		const begun = await press("begin-code");
		const section = begun.page.one("section", { id: "passcode" });
		const secret = section.one("code").text;
		expect(markupProblems(begun.page)).toEqual([]);
		expect(section.one("svg").one("path").get("d")).toMatch(/^(?:M\d+ \d+h1v1h-1z){300,}$/u);
		const address = new URL(section.link("Open it in an app on this device"));
		expect(address.protocol).toBe("otpauth:");
		expect(address.searchParams.get("secret")).toBe(secret.replaceAll(" ", ""));
		// Nothing is asked for before a first code.
		expect((await createVisitor(app).visit("/admin")).page.all("input", { name: "code" })).toEqual(
			[],
		);
		const wrong = await press("turn-code-on", { code: "000 000" });
		expect(wrong.status).toBe(400);
		expect(fieldProblemsOf(wrong.page)).toEqual([words.codeWrong]);
		expect(wrong.page.one("input", { name: "code" }).get("value")).toBe("000 000");
		expect(wrong.page.one("section", { id: "passcode" }).one("code").text).toBe(secret);

		const on = await press("turn-code-on", { code: codeOfApp(secret, testNow) });
		const recovery = codesIn(on.page);
		expect(recovery).toHaveLength(10);
		expect(new Set(recovery).size).toBe(10);
		const { page, html } = await owner.visit("/admin/team");
		expect(page.text).toContain("10 recovery codes left");
		const { rows } = await database.execute(
			sql`select to_jsonb(a)::text from admin_authenticators a
				union all select code_hash from admin_recovery_codes`,
		);
		for (const hidden of [secret.replaceAll(" ", ""), recovery[0] ?? "", recovery[9] ?? ""]) {
			const plain = hidden.replaceAll("-", "");
			expect(html).not.toContain(hidden);
			expect(JSON.stringify(rows)).not.toContain(plain);
			expect(site.logged()).not.toContain(plain);
		}
		expect((await entries()).slice(1)).toEqual(["admin.code-on"]);
	});

	test("is asked for at every gate, after the passcode, and is taken once", async () => {
		const { site, app, later, setUp, entries } = await openDashboard();
		const { secret } = await setUp();
		const visitor = createVisitor(app);
		const gate = (page: HtmlElement) => page.one("form", { action: "/admin" });
		const asked = await visitor.visit("/admin/audit");
		expect(asked.status).toBe(401);
		const code = codeOfApp(secret, later(30));
		const wrong = await visitor.submit(gate(asked.page), { passcode: "seven-quiet-otter", code });
		expect(fieldProblemsOf(wrong.page)).toEqual([words.invalidPasscode]);
		expect(wrong.page.one("input", { name: "code" }).get("value")).toBe(code);
		const missing = await visitor.submit(gate(wrong.page), { passcode });
		expect([missing.status, ...fieldProblemsOf(missing.page)]).toEqual([401, words.codeMissing]);
		// The one that it was set up with, and one of another time.
		for (const past of [testNow, later(-300)]) {
			const used = await visitor.submit(gate(missing.page), {
				...{ passcode, code: codeOfApp(secret, past) },
			});
			expect([used.status, ...fieldProblemsOf(used.page)]).toEqual([401, words.codeWrong]);
		}
		const entered = await visitor.submit(gate(missing.page), {
			...{ passcode, code: `${code.slice(0, 3)} ${code.slice(3)}` },
		});
		expect([entered.status, entered.path]).toEqual([200, "/admin/audit"]);
		expect(await tryPasscode(site, code)).toMatchObject({ status: 401, field: "code" });
		expect(site.logged()).toContain("The passcode with a wrong code");
		// Not within a longer number: times and ids hold six digits of every kind.
		expect(site.logged()).not.toMatch(new RegExp(`\\b${code}\\b`, "u"));
		expect((await entries()).slice(2)).toEqual(["admin.entered"]);
	});

	test("lets one in of ten who enter the same code at once, and of ten with one recovery code", async () => {
		const { site, later, setUp, database, entries, mailbox } = await openDashboard();
		const { secret, recovery } = await setUp();
		const other = { services: site.addProcess() };
		await other.services.jobs.start({});
		// First, because the first is the likeliest to get in.
		const processes = [other, site];
		const tenTimes = async (code: string) => {
			await database.execute(sql`delete from rate_limits`);
			const results = await Promise.all(
				Array.from({ length: 10 }, (_, place) => tryPasscode(processes[place % 2] ?? site, code)),
			);
			return results.map((result) => (result.success ? "in" : result.status)).sort();
		};
		const one = [...Array.from({ length: 9 }, () => 401), "in"];
		expect(await tenTimes(codeOfApp(secret, later(30)))).toEqual(one);
		expect(await tenTimes(recovery[3] ?? "")).toEqual(one);
		expect((await entries()).slice(2)).toEqual([
			"admin.entered",
			["admin.entered", words.recovered(9)],
		]);
		const told = await mailbox.mailsTo(site.services.owner.address);
		const entered = told.filter(({ subject }) => subject.includes("opened with the passcode"));
		expect(entered.map(({ text }) => text.includes(words.recovered(9))).sort()).toEqual([
			false,
			true,
		]);
	});

	test("counts its tries only of who knows the passcode, from everywhere together", async () => {
		const { site, later, setUp } = await openDashboard();
		const { secret } = await setUp();
		await site.services.database.execute(sql`delete from rate_limits`);
		const code = codeOfApp(secret, later(30));
		for (let tries = 0; tries < limits.passcodeCodes.attempts; tries++) {
			expect(await tryPasscode(site, "000000")).toMatchObject({ status: 401 });
		}
		expect(await tryPasscode(site, code)).toMatchObject({ status: 429 });
	});

	test("is turned off with a code, or without one when the configuration says so", async () => {
		const { site, app, owner, press, setUp, entries, mailbox } = await openDashboard();
		const { secret, recovery } = await setUp();
		const twice = await owner.visit("/admin/team", { form: { intent: "begin-code" } });
		expect([twice.status, twice.page.text.includes(words.codeIsOn)]).toEqual([409, true]);
		const refused = await press("turn-code-off", { code: codeOfApp(secret, testNow) });
		expect(fieldProblemsOf(refused.page)).toEqual([words.codeWrong]);
		expect(await tryPasscode(site)).toMatchObject({ status: 401 });
		expect(toastOf(await press("turn-code-off", { code: recovery[0]?.toUpperCase() ?? "" }))).toBe(
			words.codeOff,
		);
		expect((await createVisitor(app).visit("/admin")).page.all("input", { name: "code" })).toEqual(
			[],
		);
		expect(await tryPasscode(site)).toMatchObject({ success: true });

		// The recovery codes of before are void. Who has lost everything changes the configuration.
		site.setNow(testNow);
		await setUp();
		expect(await tryPasscode(site, recovery[1])).toMatchObject({ status: 401 });
		site.services.passcode.codes.isOn = false;
		expect(await tryPasscode(site)).toMatchObject({ success: true });
		expect(toastOf(await press("turn-code-off"))).toBe(words.codeOff);
		expect((await owner.visit("/admin/team")).page.text).toContain(words.codeForbidden);
		expect((await entries()).slice(2, 3)).toEqual([["admin.code-off", words.recoveredOff]]);
		const [on, off] = ["needs a code beside it now", "opens the dashboard without a code now"];
		const told = (await mailbox.mailsTo(site.services.owner.address)).filter(({ subject }) =>
			subject.includes("The passcode "),
		);
		expect(told.map(({ subject }) => subject).sort()).toEqual(
			[on, on, off, off].map((what) => `Offerfolio: The passcode ${what}`).sort(),
		);
		expect(told.filter(({ text }) => text.includes(words.recoveredOff))).toHaveLength(1);
		expect(told.filter(({ text }) => text.includes("are left"))).toEqual([]);
	});
});
