import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { emailSignups } from "#app/data/base/schema/mail.server.ts";
import { addDays } from "#app/domain/base/dates.ts";
import { createApp } from "#tests/helpers/app.ts";
import { enterAsOwner, passcode } from "#tests/helpers/owner.ts";
import { createTestSite, testNow } from "#tests/helpers/site.ts";
import { createVisitor } from "#tests/helpers/visitor.ts";

type Signup = typeof emailSignups.$inferInsert;

async function openSignups(signups: Signup[] = []) {
	const site = await createTestSite({ ADMIN_PASSCODE: passcode });
	if (signups.length > 0) await site.services.database.insert(emailSignups).values(signups);
	const app = await createApp(site);
	const cookie = await enterAsOwner(site);
	return { site, app, cookie, owner: createVisitor(app, { cookie }) };
}

const known: Signup[] = [
	{ email: "old@example.com", status: "active", createdAt: addDays(testNow, -8) },
	{ email: "edge@example.com", status: "active", createdAt: addDays(testNow, -7) },
	{ email: "new@example.com", source: "blog", createdAt: addDays(testNow, -1) },
	{ email: "gone@example.com", status: "unsubscribed", createdAt: testNow },
];

describe("Email Signups", () => {
	test("counts all, those of the last 7 days, and those with status active", async () => {
		const { owner } = await openSignups(known);
		const { page } = await owner.visit("/admin/signups");
		const stats = page
			.one("dl", { class: "admin-stats" })
			.all("div")
			.map((stat) => [stat.one("dt").text, stat.all("dd")[0]?.text]);
		expect(Object.fromEntries(stats)).toEqual({
			"Total Signups": "4",
			"Recent Signups": "3",
			"Active Status": "2",
		});
	});

	test("lists Email, Source, Status and Created At, the newest first, others than active as such", async () => {
		const { owner } = await openSignups(known);
		const { page } = await owner.visit("/admin/signups");
		const cells = page
			.all("tr")
			.map((row) => [...row.all("th"), ...row.all("td")].map((c) => c.text));
		expect(cells).toEqual([
			["Email", "Source", "Status", "Created At"],
			["gone@example.com", "landing_page", "unsubscribed", "Jun 15, 2026"],
			["new@example.com", "blog", "pending", "Jun 14, 2026"],
			["edge@example.com", "landing_page", "active", "Jun 8, 2026"],
			["old@example.com", "landing_page", "active", "Jun 7, 2026"],
		]);
		expect(page.all("span", { class: "badge badge-bad" }).map(({ text }) => text)).toEqual([
			"unsubscribed",
			"pending",
		]);
	});

	test("is narrowed by the server, and a pattern's signs are plain text", async () => {
		const { owner } = await openSignups([
			...known,
			{ email: "a_b@example.com", createdAt: testNow },
		]);
		const emails = async (search: string) =>
			(await owner.visit(`/admin/signups?${search}`)).page
				.all("td", { class: "min-w-56 break-all" })
				.map(({ text }) => text);
		expect(await emails("query=EDGE")).toEqual(["edge@example.com"]);
		expect(await emails("status=active")).toEqual(["edge@example.com", "old@example.com"]);
		expect(await emails("query=_b")).toEqual(["a_b@example.com"]);
		expect(await emails("query=%25")).toEqual([]);
	});

	test("pages without repeating or losing one, though many came at the same instant", async () => {
		const many = Array.from({ length: 120 }, (_, index) => ({
			email: `person${index}@example.com`,
			createdAt: testNow,
		}));
		const { owner } = await openSignups(many);
		const seen: string[] = [];
		for await (const { page } of owner.pages("/admin/signups")) {
			seen.push(...page.all("td", { class: "min-w-56 break-all" }).map(({ text }) => text));
		}
		expect(seen).toHaveLength(120);
		expect(new Set(seen).size).toBe(120);
	});

	test("without any invites to share the landing page", async () => {
		const { owner } = await openSignups();
		const { html } = await owner.visit("/admin/signups");
		expect(html).toContain("Share the landing page");
	});

	test("says when it cannot be loaded, and offers to try again", async () => {
		const { site, owner } = await openSignups(known);
		await site.services.database.execute(sql`alter table email_signups rename to away`);
		const { status, html } = await owner.visit("/admin/signups");
		expect(status).toBe(503);
		expect(html).toContain("Failed to load emails");
		expect(html).toContain("Try again");
	});
});

describe("Export CSV", () => {
	const exported = async (signups: Signup[]) => {
		const { site, app, cookie } = await openSignups(signups);
		const response = await app.ask("/admin/exports/signups", { cookie, method: "POST" });
		return { site, response, text: await response.text() };
	};

	test("has the columns, a row for each address and the name of the day", async () => {
		const { response, text } = await exported(known);
		expect(response.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
		expect(response.headers.get("Content-Disposition")).toBe(
			'attachment; filename="email-signups-2026-06-15.csv"',
		);
		expect(response.headers.get("Cache-Control")).toBe("private, no-store");
		expect(text.split("\r\n")).toEqual([
			"Email,Source,Status,Created At",
			"gone@example.com,landing_page,unsubscribed,2026-06-15T12:00:00.000Z",
			"new@example.com,blog,pending,2026-06-14T12:00:00.000Z",
			"edge@example.com,landing_page,active,2026-06-08T12:00:00.000Z",
			"old@example.com,landing_page,active,2026-06-07T12:00:00.000Z",
			"",
		]);
	});

	test.each(["=cmd|' /c calc'!a1@example.com", "+1@example.com", "-1@example.com", "@sum@x.com"])(
		"takes the address %s for text and no formula",
		async (email) => {
			const { text } = await exported([{ email, createdAt: testNow }]);
			const cell = text.split("\r\n")[1]?.replace(/^"/u, "") ?? "";
			expect(cell.startsWith(`'${email[0]}`)).toBe(true);
		},
	);

	test("takes every row of more than one batch, each once", async () => {
		const many = Array.from({ length: 6_000 }, (_, index) => ({
			email: `person${index}@example.com`,
			createdAt: new Date(testNow.getTime() - (index % 7)),
		}));
		const { text } = await exported(many);
		const rows = text.trimEnd().split("\r\n").slice(1);
		expect(new Set(rows).size).toBe(6_000);
		expect(rows).toHaveLength(6_000);
	});

	test("leaves a line in the log that names nobody", async () => {
		const { site } = await exported(known);
		const { rows } = await site.services.database.execute(
			sql`select action, label from audit_entries where action = 'signups.exported'`,
		);
		expect(rows).toEqual([{ action: "signups.exported", label: "4 addresses" }]);
	});

	test("by following a link exports nothing", async () => {
		const { app, cookie } = await openSignups(known);
		const response = await app.ask("/admin/exports/signups", { cookie });
		expect(response.headers.get("Location")).toBe("/admin/signups");
	});
});
