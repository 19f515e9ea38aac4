import { describe, expect, test } from "vitest";
import { noteDevice } from "#app/data/account/sessions.server.ts";
import { knownDevices } from "#app/data/base/schema/accounts.server.ts";
import { hashSecret } from "#app/integrations/secrets.server.ts";
import {
	codeOf,
	cookiesOf,
	email,
	openAccounts,
	password,
	subjects,
} from "#tests/helpers/accounts.ts";
import { createGate } from "#tests/helpers/gate.ts";
import { testNow } from "#tests/helpers/site.ts";
import { untilLocked } from "#tests/helpers/until.ts";
import { createVisitor } from "#tests/helpers/visitor.ts";

const chrome =
	"Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36";
const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0";
const grace = "grace@example.com";

/** A site with a member, whose mails about new browsers are counted. */
async function openBrowsers() {
	const accounts = await openAccounts();
	await accounts.addMember();
	const browser = (clientAddress: string, userAgent: string, cookie = "") => {
		const visitor = createVisitor(accounts.app, { clientAddress, cookie });
		const headers = { "User-Agent": userAgent };
		return {
			cookies: visitor.cookies,
			signIn: (address = email, chosen: string = password) =>
				visitor.ask("/auth/signin", { form: { email: address, password: chosen }, headers }),
		};
	};
	return { ...accounts, browser, told: () => accounts.mailsTo(email, subjects.newSignIn) };
}

describe("a sign-in from a browser", () => {
	test("is told to the owner when the account knows others and not this one, once", async () => {
		const { browser, told, site } = await openBrowsers();
		const [laptop, phone] = [browser("198.51.100.1", firefox), browser("203.0.113.9", chrome)];
		expect((await laptop.signIn()).status).toBe(302);
		expect(await told()).toEqual([]);

		expect((await phone.signIn()).status).toBe(302);
		const [mail, ...more] = await told();
		expect(more).toEqual([]);
		expect(mail?.recipient).toBe(email);
		expect(mail?.text).toContain("Device: Chrome on Windows");
		expect(mail?.text).toContain("Network: 203.0.113.9");
		expect(mail?.text).toContain(String(testNow.getUTCFullYear()));
		expect(mail?.text).toContain("/auth/forgot-password");
		expect(mail?.text).toContain("/settings");

		for (const again of [phone, laptop, phone]) expect((await again.signIn()).status).toBe(302);
		expect(await told()).toHaveLength(1);
		expect(await site.services.database.select().from(knownDevices)).toHaveLength(2);
	});

	test("is not told when it failed, and leaves nothing to be known by", async () => {
		const { browser, told, site } = await openBrowsers();
		await browser("198.51.100.1", firefox).signIn();
		const stranger = browser("203.0.113.9", chrome);
		expect((await stranger.signIn(email, "a-guess")).status).toBe(401);
		expect([...stranger.cookies]).toEqual([]);
		expect(await told()).toEqual([]);
		expect(await site.services.database.select().from(knownDevices)).toHaveLength(1);
	});

	test("is told to the owner of this account, even where others have signed in", async () => {
		const { browser, told, addMember, mailsTo } = await openBrowsers();
		await addMember(grace);
		await browser("198.51.100.1", firefox).signIn();
		const shared = browser("203.0.113.9", chrome);
		expect((await shared.signIn(grace)).status).toBe(302);
		expect(await mailsTo(grace, subjects.newSignIn)).toEqual([]);
		expect((await shared.signIn()).status).toBe(302);
		expect(await told()).toHaveLength(1);
	});

	test("is told once, when it signs in twice at the same moment", async () => {
		const { site, addMember } = await openBrowsers();
		const id = await addMember(grace);
		const { database } = site.services;
		const note = (device: string, before = async () => {}) =>
			database.transaction(async (transaction) => {
				const kind = await noteDevice(transaction, id, hashSecret(device), testNow);
				await before();
				return kind;
			});
		expect(await note("a laptop")).toBe("first");
		const gate = createGate();
		const one = note("a phone", gate.pass);
		await gate.reached;
		const other = note("a phone");
		await untilLocked(site.services.pool);
		gate.open();
		expect([await one, await other]).toEqual(["new", "known"]);
		expect(await note("a phone")).toBe("known");
		expect(await note("a tablet")).toBe("new");
		expect(await database.select().from(knownDevices)).toHaveLength(3);
	});

	test("is a new one again after a reset: nobody is known who knew the old password", async () => {
		const { browser, told, requestReset, linkTo, ask } = await openBrowsers();
		const laptop = browser("198.51.100.1", firefox);
		await laptop.signIn();
		await requestReset();
		const reset = await ask("/auth/reset-password", {
			form: { password: "a-louder-room", confirmPassword: "a-louder-room" },
			cookie: `offerfolio.reset=${codeOf(await linkTo(email, "reset"))}`,
			clientAddress: "203.0.113.9",
			headers: { "User-Agent": chrome },
		});
		// The mail about the new password tells of this one already.
		expect(await told()).toEqual([]);
		const phone = browser("203.0.113.9", chrome, cookiesOf(reset));
		expect((await phone.signIn(email, "a-louder-room")).status).toBe(302);
		expect(await told()).toEqual([]);
		expect((await laptop.signIn(email, "a-louder-room")).status).toBe(302);
		const [mail] = await told();
		expect(mail?.text).toContain("Device: Firefox");
	});

	test("is known by a secret of ours only, not by a planted one", async () => {
		const { browser, told } = await openBrowsers();
		await browser("198.51.100.1", firefox).signIn();
		for (const [index, chosen] of ["", "x", "x".repeat(44), `${"x".repeat(42)}"`].entries()) {
			const odd = browser("203.0.113.9", chrome, `offerfolio.device=${chosen}`);
			expect((await odd.signIn()).status).toBe(302);
			expect(odd.cookies.get("offerfolio.device")).toMatch(/^[\w-]{43}$/u);
			expect(await told()).toHaveLength(index + 1);
		}
	});

	test("is named by what it says of itself, as text and no more", async () => {
		const { browser, told } = await openBrowsers();
		await browser("198.51.100.1", firefox).signIn();
		for (const odd of ["<script>alert(1)</script>/1.0", "x".repeat(5_000), ""]) {
			expect((await browser("203.0.113.9", odd).signIn()).status).toBe(302);
		}
		const mails = await told();
		expect(mails).toHaveLength(3);
		for (const { html, text } of mails) {
			expect(html).not.toContain("<script");
			expect(text.length).toBeLessThan(3_000);
		}
		expect(mails[2]?.text).toContain("Device: An unknown browser");
	});
});
