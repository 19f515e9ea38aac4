import { asc, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { findAuditEntries } from "#app/data/admin/audit-log.server.ts";
import { session, user } from "#app/data/base/schema/accounts.server.ts";
import { auditEntries } from "#app/data/base/schema/admin.server.ts";
import { userSubscriptions } from "#app/data/base/schema/entitlements.server.ts";
import { orders } from "#app/data/base/schema/payments.server.ts";
import { messages } from "#app/domain/base/messages.ts";
import { endSubscription } from "#app/operations/admin/end-subscription.server.ts";
import { eraseAccount } from "#app/operations/admin/support/erase-account.server.ts";
import { stopAccount } from "#app/operations/admin/support/stop-account.server.ts";
import { cookiesOf, sayingOf, toastOf } from "#tests/helpers/accounts.ts";
import { createApp } from "#tests/helpers/app.ts";
import { openDashboard } from "#tests/helpers/dashboard.ts";
import { createGate } from "#tests/helpers/gate.ts";
import { parseHtml } from "#tests/helpers/html.ts";
import { linkIn, openMailbox } from "#tests/helpers/mailbox.ts";
import { markupProblems } from "#tests/helpers/markup-problems.ts";
import { addMember, formWith } from "#tests/helpers/member.ts";
import { ownerOf, passcode } from "#tests/helpers/owner.ts";
import { openShop } from "#tests/helpers/shop.ts";
import { createTestSite, findBrokenInvariants, type TestSite } from "#tests/helpers/site.ts";

const reason = "Wrote to us";
const email = "ada@example.com";
const newEmail = "ada.new@example.com";

async function openSupport(open?: () => Promise<TestSite>) {
	const site = await (open?.() ?? createTestSite({ ADMIN_PASSCODE: passcode }));
	if (!open) await site.services.start();
	const { app, owner } = await openDashboard(site);
	const member = await addMember(site, app, { email });
	const { database } = site.services;
	const path = `/admin/people/${member.person.id}`;
	return {
		...{ site, app, owner, member, database, person: member.person, path },
		/** Fills in one form of the person's page and sends it. */
		async press(intent: string, typed: Record<string, string> = {}) {
			const { page } = await owner.visit(path);
			return owner.submit(formWith(page, { intent }), { reason, ...typed });
		},
		signIn: (address: string, password = member.password) =>
			app.ask("/auth/signin", { form: { email: address, password } }),
		audit: async () =>
			(await database.select().from(auditEntries).orderBy(asc(auditEntries.id)))
				.filter(({ subject }) => subject === "person")
				.map(({ action, label, reason: why }) => [action, label, why]),
		mailbox: openMailbox(site),
	};
}
const pageOf = async (response: Response) => parseHtml(await response.text());
const answerOf = async (response: Response) => sayingOf(await pageOf(response));

describe("Support", () => {
	test("sends a confirmation or a reset again, once for one form, and not what makes no sense", async () => {
		const { owner, database, person, path, press, audit, mailbox } = await openSupport();
		await database.update(user).set({ emailVerified: false }).where(eq(user.id, person.id));
		const { page } = await owner.visit(path);
		const form = formWith(page, { intent: "mail-confirmation" });
		const sent = await owner.submit(form, { reason });
		expect(toastOf(sent)).toBe("The link to confirm the address is on its way.");
		expect(toastOf(await owner.submit(form, { reason }))).toBe(
			"That has already been sent. Nothing was sent twice.",
		);
		await press("mail-reset");
		// Each is a job of its own: the later one may be quicker.
		expect(await mailbox.subjectsTo(email)).toEqual([
			"Choose a new password for Offerfolio",
			"Confirm your email for Offerfolio",
		]);
		const confirmation = await mailbox.newest(email, "Confirm your email");
		expect(linkIn(confirmation, "/auth/callback")).toContain("code=");
		await database.update(user).set({ emailVerified: true }).where(eq(user.id, person.id));
		const late = await owner.submit(form, { reason });
		expect(late.status).toBe(409);
		expect(late.page.text).toContain("there is nothing to confirm");
		expect(await audit()).toEqual([
			["person.confirmation-sent", "Confirmation", reason],
			["person.reset-sent", "New password", reason],
		]);
		for (let more = 0; more < 8; more++) await press("mail-reset");
		expect((await press("mail-reset")).status).toBe(429);
	});

	test("changes an address: both are told, sessions end, the new one confirms, the old one can undo", async () => {
		const { site, app, member, database, press, signIn, audit, mailbox } = await openSupport();
		await site.addPerson({ email: "taken@example.com" });
		const taken = await press("change-address", { email: "Taken@example.com" });
		expect(taken.status).toBe(409);
		expect(taken.page.text).toContain("Another account has this address.");
		expect((await press("change-address", { email })).page.text).toContain("has this address");
		expect((await press("change-address", { email: "no address" })).status).toBe(400);
		expect(await audit()).toEqual([]);
		const moved = await press("change-address", { email: newEmail });
		expect(moved.page.one("h1").text).toBe(newEmail);
		expect(await database.$count(session)).toBe(0);
		expect((await member.browser.ask("/settings")).status).toBe(302);
		expect(await answerOf(await signIn(newEmail))).toContain(messages.signUp.checkEmail);
		const [told] = await mailbox.mailsTo(email);
		expect(told?.text).toContain(`our support moved your Offerfolio account from this address`);
		const [asked] = await mailbox.mailsTo(newEmail);
		const code = new URL(linkIn(asked ?? { text: "" }, "/auth/callback"), "http://localhost");
		await app.ask("/auth/callback", { form: { code: code.searchParams.get("code") ?? "" } });
		expect((await signIn(newEmail)).status).toBe(302);
		expect((await signIn(email)).status).toBe(401);
		const undo = linkIn(told ?? { text: "" }, "/auth/undo-email-change/");
		await app.ask(undo, { form: {} });
		expect(await database.select().from(user).where(eq(user.email, email))).toHaveLength(1);
		expect(await audit()).toEqual([["person.address-changed", "1 session ended", reason]]);
		// Not "ada" alone: the ids are hexadecimal.
		expect(JSON.stringify(await database.select().from(auditEntries))).not.toMatch(/ada[.@]/u);
		expect(await findBrokenInvariants(site)).toEqual([]);
	});

	test("ends sessions, stops an account and opens it again", async () => {
		const { site, member, press, signIn, audit, mailbox, owner, path } = await openSupport();
		expect(toastOf(await press("sign-out"))).toBe("1 session ended.");
		expect((await member.browser.ask("/settings")).status).toBe(302);
		expect((await signIn(email)).status).toBe(302);
		const stopped = await press("stop");
		expect(toastOf(stopped)).toBe("The account is stopped.");
		expect(stopped.page.text).toContain("Nobody can sign in.");
		expect(markupProblems(stopped.page)).toEqual([]);
		expect(await answerOf(await signIn(email))).toBe(messages.stopped.account);
		expect(await answerOf(await signIn(email, "wrong-password"))).toBe(
			messages.signIn.wrongCredentials,
		);
		// A person who asks for a link gets none, and learns nothing by asking.
		const { app } = await openAgain(site);
		await app.ask("/auth/forgot-password", { form: { email } });
		expect(await mailbox.subjectsTo(email)).toEqual(["Your Offerfolio account was stopped"]);
		expect((await owner.visit("/admin/people")).page.text).toContain("Stopped: Free");
		const { page } = await owner.visit(path);
		expect(page.all("input", { name: "intent", value: "mail-reset" })).toEqual([]);
		expect(toastOf(await press("reopen"))).toBe("The account is open again.");
		expect((await signIn(email)).status).toBe(302);
		expect((await audit()).map(([action]) => action)).toEqual([
			"person.signed-out",
			"person.stopped",
			"person.reopened",
		]);
		expect(await findBrokenInvariants(site)).toEqual([]);
	});

	test("stops also the sign-in that is under way", async () => {
		const { site, person, signIn, database } = await openSupport();
		const { authenticator } = site.services;
		const { startSession } = authenticator;
		const gate = createGate();
		authenticator.startSession = async (...given) => {
			await gate.pass();
			return startSession(...given);
		};
		const slow = signIn(email);
		await gate.reached;
		const done = await stopAccount(site.services, ownerOf(site), { personId: person.id, reason });
		expect(done).toMatchObject({ success: true });
		gate.open();
		const answer = await slow;
		expect(answer.status).toBe(401);
		expect(cookiesOf(answer)).toBe("");
		expect(await database.$count(session)).toBe(0);
	});
});

/** The site with a browser that has never been there. */
const openAgain = async (site: TestSite) => ({ app: await createApp(site) });

describe("An account with a subscription", () => {
	const openPro = async () => {
		const shop = await openShop({ ADMIN_PASSCODE: passcode });
		const support = await openSupport(async () => shop);
		await shop.buy(support.person, "pro-monthly");
		await shop.settle();
		const provider = async () => {
			const { rows } = await shop.services.pool.query(
				"select record->>'status' as status, record->>'cancel_at_period_end' as ends from sandbox.objects where kind = 'subscription'",
			);
			return rows[0];
		};
		return { shop, ...support, provider };
	};

	test("that is stopped is not charged again", async () => {
		const { shop, press, provider } = await openPro();
		expect(toastOf(await press("stop"))).toContain("Its subscription is told to end");
		await shop.settle();
		expect(await provider()).toEqual({ status: "active", ends: "true" });
		expect(await findBrokenInvariants(shop)).toEqual([]);
	});

	test("is deleted only under its own address; the subscription ends first, the order stays", async () => {
		const { shop, owner, press, database, person, path, provider, audit, mailbox } =
			await openPro();
		const wrong = await press("erase", { confirm: "eda@example.com" });
		expect(wrong.status).toBe(400);
		expect(wrong.page.text).toContain("That is not the address of this account.");
		expect(await provider()).toEqual({ status: "active", ends: "false" });
		const { payments } = shop.services;
		const { endNow } = payments;
		payments.endNow = () => Promise.reject(new Error("away"));
		const away = await press("erase", { confirm: email });
		expect(away.status).toBe(502);
		expect(away.page.text).toContain("A subscription still charges. Nothing was deleted");
		expect(await database.select().from(user)).toMatchObject([{ stoppedAt: null }]);
		payments.endNow = endNow;
		const gone = await press("erase", { confirm: " Ada@Example.com " });
		expect([gone.path, toastOf(gone)]).toEqual(["/admin/people", "The account was deleted."]);
		expect(await provider()).toMatchObject({ status: "canceled" });
		expect(await database.$count(user)).toBe(0);
		expect(await database.select().from(orders)).toMatchObject([{ userId: null }]);
		expect(await database.select().from(userSubscriptions)).toMatchObject([
			{ userId: null, status: "ended" },
		]);
		expect((await owner.visit(path)).status).toBe(404);
		expect(await audit()).toEqual([["person.deleted", "Account", reason]]);
		const [ended] = await findAuditEntries(database, {
			action: "subscription.cancelled",
			limit: 2,
		});
		expect(ended).toMatchObject({ label: "at once", reason });
		const mail = await mailbox.newest(email, "was deleted");
		expect(mail.text).toContain("Our support deleted it.");
		const erased = { personId: person.id, confirm: email, reason };
		expect(await eraseAccount(shop.services, ownerOf(shop), erased)).toMatchObject({ status: 404 });
		const again = { personId: person.id, when: "now", reason } as const;
		expect(await endSubscription(shop.services, ownerOf(shop), again)).toMatchObject({
			status: 404,
		});
		await shop.settle();
		// What stays when a subscription ends is nothing here.
		expect((await mailbox.subjectsTo(email)).join()).not.toContain("has ended");
		expect(await findBrokenInvariants(shop)).toEqual([]);
	});
});

test("The audit log is narrowed by words, kind and day, and exported as it is narrowed", async () => {
	const { owner, press } = await openSupport();
	await press("sign-out", { reason: "=cmd|Lost phone" });
	await press("stop", { reason: "Copied the library" });
	const linesAt = async (query: string) => {
		const { page } = await owner.visit(`/admin/audit${query}`);
		expect(markupProblems(page)).toEqual([]);
		return page.all("tbody").flatMap((body) => body.all("tr").map((row) => row.all("td")[1]?.text));
	};
	expect(await linesAt("")).toEqual([
		"Stopped an account",
		"Ended sessions",
		"Entered the dashboard",
	]);
	expect(await linesAt("?action=changes")).toEqual(["Stopped an account", "Ended sessions"]);
	expect(await linesAt("?action=person.stopped")).toEqual(["Stopped an account"]);
	expect(await linesAt("?q=lost PHONE")).toEqual(["Ended sessions"]);
	expect(await linesAt("?q=%25")).toEqual([]);
	expect(await linesAt("?from=2026-06-16")).toEqual([]);
	expect(await linesAt("?from=2026-06-15&to=2026-06-15&q=%00")).toHaveLength(3);
	const { page } = await owner.visit("/admin/audit?q=lost+phone");
	const form = page.all("form").find((one) => one.get("action")?.includes("/admin/exports"));
	const exported = await owner.ask(form?.get("action") ?? "", { form: {} });
	expect(exported.headers.get("Content-Disposition")).toBe(
		'attachment; filename="audit-log-2026-06-15.csv"',
	);
	const [heading, line, end, ...more] = (await exported.text()).split("\r\n");
	expect([heading?.split(",")[3], end, more]).toEqual(["Action", "", []]);
	expect(line).toContain("person.signed-out,Ended sessions,person");
	expect(line).toContain("'=cmd|Lost phone");
	expect(await linesAt("?action=log.exported")).toEqual(["Exported the audit log"]);
	expect((await owner.ask("/admin/exports/nothing", { form: {} })).status).toBe(404);
});
