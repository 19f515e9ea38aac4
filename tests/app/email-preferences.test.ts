import { asc, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { addSignup, confirmSignup } from "#app/data/account/newsletter.server.ts";
import { getPasswordHash } from "#app/data/account/passwords.server.ts";
import { user } from "#app/data/base/schema/accounts.server.ts";
import { emailPreferences, emailSignups } from "#app/data/base/schema/mail.server.ts";
import type { MailJob } from "#app/domain/base/mail-job.ts";
import { hashSecret } from "#app/integrations/secrets.server.ts";
import { unsubscribeLists } from "#app/integrations/signed-links.server.ts";
import { asScript, toastOf } from "#tests/helpers/accounts.ts";
import { openApp } from "#tests/helpers/app.ts";
import { readWhatIsKept } from "#tests/helpers/database-rows.ts";
import { type KeptMail, linkIn, openMailbox } from "#tests/helpers/mailbox.ts";
import { addMember, formsWith, formWith } from "#tests/helpers/member.ts";
import { type TestSite, testNow } from "#tests/helpers/site.ts";
import { createVisitor, type Visit, type Visitor } from "#tests/helpers/visitor.ts";

const email = "ada@example.com";
const saved = "Email preferences updated successfully";
const unsubscribed = "Unsubscribed from all marketing emails successfully";
const locked = "Security alerts cannot be switched off.";
const invalidLink =
	"This unsubscribe link is not valid. You can change your emails in the settings.";

async function openSite({ publicUrl = "http://localhost" } = {}) {
	const { site, app } = await openApp({}, { publicUrl });
	const ada = await addMember(site, app, { email });
	const mailbox = openMailbox(site);
	const { database, jobs, links } = site.services;
	const preferences = () =>
		database
			.select({
				userId: emailPreferences.userId,
				marketing: emailPreferences.marketingEmails,
				product: emailPreferences.productUpdates,
			})
			.from(emailPreferences)
			.orderBy(asc(emailPreferences.userId));
	const pathTo = (list: (typeof unsubscribeLists)[number], id: string) =>
		`/unsubscribe/${list}/${links.sign(`unsubscribe-${list}`, id)}`;
	/** An address of the newsletter whose owner has agreed. */
	async function addReader(address: string): Promise<string> {
		const { id } = await database.transaction((transaction) =>
			addSignup(transaction, { email: address, source: "blog", now: testNow }),
		);
		await confirmSignup(database, id, testNow);
		return id;
	}
	const queue = (job: MailJob) => jobs.enqueue("send-mail", job);
	return { site, app, ada, mailbox, preferences, pathTo, addReader, queue };
}

const sectionOf = ({ page }: Visit) => page.one("section", { id: "preferences" });

/** What each switch says, as it is read aloud. */
const switchesOf = (visit: Visit) =>
	sectionOf(visit)
		.all("li")
		.map((item) => {
			const button = item.one("button", { role: "switch" });
			const description = item.one("p", { id: button.get("aria-describedby") ?? "" });
			return {
				label: button.get("aria-label"),
				description: description.text,
				isOn: button.get("aria-checked"),
				isLocked: button.attributes.has("disabled"),
				word: item.one("span", { class: "text-sm text-quiet" }).text,
			};
		});

async function press(browser: Visitor, topic: string): Promise<Visit> {
	const { page } = await browser.visit("/settings");
	return browser.submit(formWith(page, { intent: "set-preference", topic }));
}

describe("the switches of the settings", () => {
	test("are three, all on, and the last one cannot be moved", async () => {
		const { ada } = await openSite();
		const visit = await ada.browser.visit("/settings");
		const on = { isOn: "true", word: "Subscribed" };
		expect(switchesOf(visit)).toEqual([
			{
				...on,
				label: "Marketing Emails",
				description: "Resume tips, career advice, special offers",
				isLocked: false,
			},
			{
				...on,
				label: "Product Updates",
				description: "New features, improvements, and what's new in the library",
				isLocked: false,
			},
			{
				...on,
				label: "Security Alerts",
				description: "Account security and login notifications. These are always sent.",
				isLocked: true,
			},
		]);
		expect(sectionOf(visit).text).toContain(`Emails go to the address of your account, ${email} .`);
		expect(sectionOf(visit).text).toContain("Unsubscribe All");
	});

	test("are kept on the server: another browser finds them as they were left", async () => {
		const { site, app, ada, preferences } = await openSite();
		const other = await addMember(site, app);
		const phone = createVisitor(app, { cookie: await app.cookieOf(ada.person) });
		const seenBy = async (browser: Visitor) =>
			switchesOf(await browser.visit("/settings")).map(({ word }) => word);

		const off = await press(ada.browser, "marketingEmails");
		expect(off.path).toBe("/settings");
		expect(toastOf(off)).toBe(saved);
		expect(await seenBy(phone)).toEqual(["Unsubscribed", "Subscribed", "Subscribed"]);
		await press(phone, "productUpdates");
		expect(await seenBy(ada.browser)).toEqual(["Unsubscribed", "Unsubscribed", "Subscribed"]);
		expect(toastOf(await press(ada.browser, "marketingEmails"))).toBe(saved);
		expect(await seenBy(phone)).toEqual(["Subscribed", "Unsubscribed", "Subscribed"]);
		expect(await seenBy(other.browser)).toEqual(Array(3).fill("Subscribed"));
		expect(await preferences()).toEqual([
			{ userId: ada.person.id, marketing: true, product: false },
		]);
	});

	test("can be switched off together; security alerts stay on", async () => {
		const { ada, preferences } = await openSite();
		const { page } = await ada.browser.visit("/settings");
		const form = formWith(page, { intent: "unsubscribe-all" });
		expect(form.one("button").text).toBe("Unsubscribe All");
		const visit = await ada.browser.submit(form);
		expect(toastOf(visit)).toBe(unsubscribed);
		expect(switchesOf(visit).map(({ word }) => word)).toEqual([
			"Unsubscribed",
			"Unsubscribed",
			"Subscribed",
		]);
		const again = await ada.browser.submit(formWith(visit.page, { intent: "unsubscribe-all" }));
		expect(toastOf(again)).toBe(unsubscribed);
		expect(await preferences()).toEqual([
			{ userId: ada.person.id, marketing: false, product: false },
		]);
		await press(ada.browser, "productUpdates");
		expect(await preferences()).toMatchObject([{ marketing: false, product: true }]);
	});

	test("answer the page's scripts with the same words", async () => {
		const { ada, preferences } = await openSite();
		const set = (topic: string, wanted: string) =>
			ada.browser.send("/settings", { intent: "set-preference", topic, wanted });
		expect(await set("productUpdates", "no")).toMatchObject({
			status: 200,
			data: { success: true, message: saved },
		});
		expect(await preferences()).toMatchObject([{ marketing: true, product: false }]);
		expect(await set("securityAlerts", "no")).toMatchObject({
			status: 400,
			data: { success: false, message: locked },
		});
		expect(await ada.browser.send("/settings", { intent: "unsubscribe-all" })).toMatchObject({
			status: 200,
			data: { success: true, message: unsubscribed },
		});
	});

	test("have none for security alerts, whatever is posted", async () => {
		const { site, app, ada, mailbox, preferences } = await openSite();
		await site.services.start();
		const { page } = await ada.browser.visit("/settings");
		const form = formWith(page, { topic: "securityAlerts" });
		expect(toastOf(await ada.browser.submit(form))).toBe(locked);
		for (const topic of [
			"securityAlerts",
			"security_alerts",
			"SecurityAlerts",
			"",
			"userId",
			"updatedAt",
			"__proto__",
			"constructor",
		]) {
			for (const wanted of ["no", "false", ""]) {
				const fields = { intent: "set-preference", topic, wanted, securityAlerts: "no" };
				const answer = await app.ask("/settings", {
					cookie: ada.cookie,
					form: fields,
					headers: asScript,
				});
				expect(`${topic}: ${answer.status}`).toBe(`${topic}: 400`);
			}
		}
		expect(await preferences()).toEqual([]);
		const all = { intent: "unsubscribe-all", securityAlerts: "no", security: "off" };
		await ada.browser.visit("/settings", { form: all });
		const fresh = "a-louder-room";
		await ada.browser.visit("/settings", {
			form: {
				intent: "change-password",
				currentPassword: ada.password,
				password: fresh,
				confirmPassword: fresh,
			},
		});
		expect(await mailbox.subjectsTo(email)).toEqual(["Your Offerfolio password was changed"]);
	});

	test("say so when they cannot be read, and the rest of the page is there", async () => {
		const { site, ada } = await openSite();
		await site.services.pool.query("alter table email_preferences rename to elsewhere");
		const visit = await ada.browser.visit("/settings");
		expect(visit.status).toBe(200);
		expect(sectionOf(visit).one("div", { role: "alert" }).text).toBe(
			"Failed to load email preferences",
		);
		expect(sectionOf(visit).all("button")).toEqual([]);
		expect(visit.page.one("section", { id: "account" }).text).toContain(email);
		expect(visit.html).not.toContain("relation");
		expect(site.logged()).toContain("The email preferences could not be read");
	});

	test("say so when they cannot be kept, and stay as they were", async () => {
		const { site, app, ada } = await openSite();
		await site.services.pool.query(`
			create function fail_on_purpose() returns trigger language plpgsql
				as $$ begin raise exception 'zinnober'; end $$;
			create trigger fail_on_purpose before insert or update on email_preferences
				for each row execute function fail_on_purpose();`);
		const { page } = await ada.browser.visit("/settings");
		for (const [fields, sentence] of [
			[
				{ intent: "set-preference", topic: "marketingEmails" },
				"Failed to update email preferences",
			],
			[{ intent: "unsubscribe-all" }, "Failed to unsubscribe from emails"],
		] as const) {
			const visit = await ada.browser.submit(formWith(page, fields));
			expect(toastOf(visit)).toBe(sentence);
			expect(switchesOf(visit).map(({ word }) => word)).toEqual(Array(3).fill("Subscribed"));
			const sent = await ada.browser.send("/settings", { ...fields, wanted: "no" });
			expect(sent).toMatchObject({ status: 500, data: { success: false, message: sentence } });
			const answer = await app.ask("/settings", { cookie: ada.cookie, form: fields });
			expect(await answer.text()).not.toContain("zinnober");
		}
		expect(site.logged()).toContain("zinnober");
	});
});

describe("an unsubscribe link", () => {
	const words = {
		marketing: "marketing emails: resume tips, career advice and special offers",
		product: "product updates: what is new on the site and in the library",
		newsletter: "the newsletter: new resumes, once a month",
	};
	const oneClick = { "List-Unsubscribe": "One-Click" };

	/** A person and an address of the newsletter, each with the lists that it is on. */
	async function openLists() {
		const opened = await openSite();
		const { ada, addReader, pathTo, preferences, site } = opened;
		const reader = await addReader("reader@example.com");
		const otherReader = await addReader("other.reader@example.com");
		const grace = await addMember(site, opened.app, { email: "grace@example.com" });
		const lists = [
			{ list: "marketing", id: ada.person.id, who: "This account" },
			{ list: "product", id: ada.person.id, who: "This account" },
			{ list: "newsletter", id: reader, who: "This address" },
		] as const;
		const newsletter = () =>
			site.services.database
				.select({ email: emailSignups.email, status: emailSignups.status })
				.from(emailSignups)
				.orderBy(emailSignups.email);
		return {
			...opened,
			grace,
			reader,
			otherReader,
			lists: lists.map((entry) => ({ ...entry, path: pathTo(entry.list, entry.id) })),
			state: async () => ({ preferences: await preferences(), newsletter: await newsletter() }),
		};
	}

	test("changes nothing when it is looked at, as mail scanners do", async () => {
		const { app, site, lists } = await openLists();
		const before = await readWhatIsKept(site);
		for (const { path, list, who } of lists) {
			for (const where of [path, `${path}.data`, `${path}?utm_source=x`]) {
				for (const method of ["GET", "HEAD"]) {
					for (let look = 0; look < 5; look++) {
						const answer = await app.ask(where, { method });
						expect(answer.status).toBe(200);
						expect(answer.headers.getSetCookie()).toEqual([]);
					}
				}
			}
			const visit = await createVisitor(app).visit(path);
			expect(visit.page.one("h1").text).toBe("Unsubscribe");
			expect(visit.page.one("main").text).toContain(`${who} will no longer get ${words[list]}.`);
			expect(visit.headers.get("Referrer-Policy")).toBe("strict-origin");
			expect(visit.page.one("meta", { name: "robots" }).get("content")).toBe("noindex");
		}
		expect(await readWhatIsKept(site)).toEqual(before);
	});

	test("takes the person off its list and no other by a press, without signing in", async () => {
		const { app, ada, lists, state } = await openLists();
		const readers = (status: string) => [
			{ email: "other.reader@example.com", status: "active" },
			{ email: "reader@example.com", status },
		];
		const own = (marketing: boolean, product: boolean) => [
			{ userId: ada.person.id, marketing, product },
		];
		const expected = {
			marketing: { preferences: own(false, true), newsletter: readers("active") },
			product: { preferences: own(false, false), newsletter: readers("active") },
			newsletter: { preferences: own(false, false), newsletter: readers("unsubscribed") },
		};
		for (const { path, list, who } of lists) {
			const stranger = createVisitor(app);
			const { page } = await stranger.visit(path);
			const form = page.one("main").one("form");
			expect(form.one("button").text).toBe("Unsubscribe");
			const done = await stranger.submit(form);
			expect(done.status).toBe(200);
			expect(done.page.one("h1").text).toBe("You are unsubscribed");
			expect(done.page.one("main").text).toContain(`${who} will no longer get ${words[list]}.`);
			expect(await state()).toEqual(expected[list]);
			expect([...stranger.cookies]).toEqual([]);
			// Again and again: nothing more happens, and the page says so.
			await stranger.submit(form);
			const again = await stranger.visit(path);
			expect(again.page.one("h1").text).toBe("You are unsubscribed");
			expect(again.page.one("main").all("form")).toEqual([]);
			expect(await state()).toEqual(expected[list]);
		}
	});

	test("acts on a mail program's one click: no cookie, no Origin, no page", async () => {
		const { app, lists, state } = await openLists();
		for (const { path } of lists) {
			const answer = await app.ask(path, {
				form: oneClick,
				isProgram: true,
				headers: { Accept: "*/*", "User-Agent": "A mail program" },
			});
			expect(answer.status).toBe(200);
			expect(answer.headers.has("Location")).toBe(false);
			expect(answer.headers.getSetCookie()).toEqual([]);
		}
		expect(await state()).toMatchObject({
			preferences: [{ marketing: false, product: false }],
			newsletter: [{ status: "active" }, { status: "unsubscribed" }],
		});
	});

	test("that was changed, or made for another list or nobody, is not found and changes nothing", async () => {
		const { app, site, ada, grace, reader, otherReader, lists, pathTo } = await openLists();
		const before = await readWhatIsKept(site);
		const signatureOf = (path: string) => path.split(".").at(-1);
		const wrong = [
			...lists.flatMap(({ path, list }) => [
				`${path}x`,
				path.slice(0, -1),
				path.toUpperCase().replace(/^\/UNSUBSCRIBE\/\w+/u, `/unsubscribe/${list}`),
				path.replace(/.$/u, (last) => (last === "A" ? "B" : "A")),
			]),
			// The signature of one list, person or address for another.
			...unsubscribeLists.flatMap((list) =>
				lists
					.filter((entry) => entry.list !== list)
					.map(({ path }) => path.replace(/^\/unsubscribe\/\w+/u, `/unsubscribe/${list}`)),
			),
			`/unsubscribe/marketing/${grace.person.id}.${signatureOf(pathTo("marketing", ada.person.id))}`,
			`/unsubscribe/newsletter/${otherReader}.${signatureOf(pathTo("newsletter", reader))}`,
			`/unsubscribe/product/${ada.person.id}`,
			`/unsubscribe/product/${ada.person.id}.`,
			"/unsubscribe/product/invented.token",
			`/unsubscribe/product/${"x".repeat(5_000)}`,
			"/unsubscribe/product/%00.%ff",
			pathTo("product", ada.person.id).replace("product", "security"),
			pathTo("product", ada.person.id).replace("product", "__proto__"),
		];
		expect(new Set(wrong).size).toBe(wrong.length);
		for (const path of wrong) {
			const program = { form: oneClick, isProgram: true };
			for (const options of [{}, { form: oneClick }, program]) {
				const answer = await app.ask(path, options);
				expect(`${path}: ${answer.status}`).toMatch(/: (?:404|400)$/u);
				expect(await answer.text()).not.toMatch(/(?:ada|grace|reader)@example/u);
			}
			const asPerson = await app.ask(path, { form: oneClick, cookie: ada.cookie });
			expect([400, 404]).toContain(asPerson.status);
		}
		const visit = await createVisitor(app).visit("/unsubscribe/product/invented.token");
		expect(visit.status).toBe(404);
		expect(visit.page.one("main").text).toContain(invalidLink);
		expect(await readWhatIsKept(site)).toEqual(before);
		expect(site.logged()).not.toContain('"level":"error"');
	});

	test("has done its work when its person or address is gone, and does nothing to the next person with the address", async () => {
		const { app, site, lists, pathTo } = await openLists();
		await site.services.database.delete(user);
		await site.services.database.delete(emailSignups);
		const again = await addMember(site, app, { email });
		const search = { path: pathTo("search", crypto.randomUUID()), who: "This account" };
		for (const { path, who } of [...lists, search]) {
			for (const browser of [createVisitor(app), again.browser]) {
				const { status, page } = await browser.visit(path);
				expect(status).toBe(200);
				expect(page.one("h1").text).toBe("You are unsubscribed");
				expect(page.one("main").text).toContain(`${who} will no longer get `);
				expect(page.one("main").text).not.toContain(email);
				expect(page.one("main").all("form")).toEqual([]);
				// There are no settings of it any more.
				expect(page.one("main").one("a").get("href")).toBe("/");
			}
			const press = { form: oneClick, isProgram: true };
			expect((await app.ask(path, press)).status).toBe(200);
		}
		const switches = switchesOf(await again.browser.visit("/settings"));
		expect(switches.map(({ word }) => word)).toEqual(Array(3).fill("Subscribed"));
		expect(site.logged()).not.toContain('"level":"error"');
	});

	test("names the address to its owner only, not to who holds an old mail", async () => {
		const { app, site, ada, grace, lists } = await openLists();
		const { database } = site.services;
		const moved = "ada.moved@example.com";
		await database.update(user).set({ email: moved }).where(eq(user.email, email));
		await database
			.update(emailSignups)
			.set({ email: moved })
			.where(eq(emailSignups.email, "reader@example.com"));
		for (const { path, list, who } of lists) {
			for (const where of [path, `${path}.data`]) {
				for (const cookie of [undefined, grace.cookie]) {
					for (const form of [undefined, oneClick]) {
						const options = { ...(cookie && { cookie }), ...(form && { form }) };
						expect(await (await app.ask(where, options)).text()).not.toContain(moved);
					}
				}
			}
			const stranger = (await createVisitor(app).visit(path)).page.one("main");
			expect(stranger.text).toContain(`${who} will no longer get`);
			const own = (await ada.browser.visit(path)).page.one("main");
			expect(own.text).toContain(`${moved} will no longer get ${words[list]}.`);
		}
	});

	test("shows its own list even when another person is signed in, and no way to the other's emails", async () => {
		const { app, ada, grace, lists, state } = await openLists();
		const browser = createVisitor(app, { cookie: grace.cookie });
		const other = "You are signed in with another address. What it gets stays as it is.";
		for (const { path, list } of lists) {
			const { page } = await browser.visit(path);
			expect(page.one("main").text).toContain(other);
			expect(page.one("main").one("a").get("href")).toBe("/");
			const own = (await ada.browser.visit(path)).page.one("main");
			if (list === "newsletter") continue;
			expect(own.text).not.toContain("another address");
			for (const main of [own, (await createVisitor(app).visit(path)).page.one("main")]) {
				expect(main.one("a").get("href")).toBe("/settings#preferences");
			}
		}
		const [marketing] = lists;
		if (!marketing) throw new Error("There is no list");
		const { page } = await browser.visit(marketing.path);
		await browser.submit(page.one("main").one("form"));
		expect((await state()).preferences).toMatchObject([{ marketing: false, product: true }]);
		const switches = switchesOf(await browser.visit("/settings"));
		expect(switches.map(({ word }) => word)).toEqual(Array(3).fill("Subscribed"));
	});
});

describe("the sender", () => {
	const month = "2026-05";
	const inMay = new Date("2026-05-15T00:00:00.000Z");

	test("obeys the preference of the moment in which a mail is written", async () => {
		const { site, ada, mailbox, queue, addReader, pathTo, app } = await openSite();
		await site.services.jobs.start({});
		await site.addResume({ createdAt: inMay });
		const leaving = await addReader("leaving@example.com");
		const staying = await addReader("staying@example.com");
		await queue({ message: "first-steps", userId: ada.person.id });
		await queue({ message: "library-digest", userId: ada.person.id, month });
		await queue({ message: "newsletter-digest", signupId: leaving, month });
		await queue({ message: "newsletter-digest", signupId: staying, month });
		expect(await mailbox.waiting()).toHaveLength(4);

		const { page } = await ada.browser.visit("/settings");
		await ada.browser.submit(formWith(page, { intent: "unsubscribe-all" }));
		await createVisitor(app).visit(pathTo("newsletter", leaving), { form: {} });
		await site.services.start();
		expect((await mailbox.all()).map(({ recipient }) => recipient)).toEqual([
			"staying@example.com",
		]);
		expect(await mailbox.waiting()).toEqual([]);
	});

	test("obeys each of the two by itself, and a change of mind before the mail is written", async () => {
		const { site, ada, mailbox, queue } = await openSite();
		await site.services.jobs.start({});
		await site.addResume({ createdAt: inMay });
		await press(ada.browser, "marketingEmails");
		await press(ada.browser, "productUpdates");
		await queue({ message: "first-steps", userId: ada.person.id });
		await queue({ message: "library-digest", userId: ada.person.id, month });
		await press(ada.browser, "productUpdates");
		await site.services.start();
		expect(await mailbox.subjectsTo(email)).toEqual(["New in the Offerfolio library: May 2026"]);
		await press(ada.browser, "productUpdates");
		await press(ada.browser, "marketingEmails");
		await queue({ message: "first-steps", userId: ada.person.id });
		await queue({ message: "library-digest", userId: ada.person.id, month });
		expect(await mailbox.subjectsTo(email)).toEqual([
			"New in the Offerfolio library: May 2026",
			"Three ways to read a resume at Offerfolio",
		]);
	});

	test("writes no news to an address that nobody has confirmed, nor to an account that is gone", async () => {
		const { site, ada, mailbox, queue, addReader } = await openSite();
		await site.services.start();
		await site.addResume({ createdAt: inMay });
		const pending = await site.addPerson({ emailConfirmed: false });
		const signupId = await addReader("reader@example.com");
		await site.services.database.update(emailSignups).set({ status: "pending" });
		await site.services.database.delete(emailPreferences);
		for (const userId of [pending.id, "nobody"]) {
			await queue({ message: "first-steps", userId });
			await queue({ message: "library-digest", userId, month });
		}
		await queue({ message: "newsletter-digest", signupId, month });
		await queue({
			message: "newsletter-digest",
			signupId: "00000000-0000-4000-8000-000000000000",
			month,
		});
		expect(await mailbox.all()).toEqual([]);
		expect(site.logged()).not.toContain('"level":"error"');
		await queue({ message: "first-steps", userId: ada.person.id });
		expect(await mailbox.all()).toHaveLength(1);
	});

	test("sends every mail about the account and its security with everything switched off", async () => {
		const { site, ada, mailbox, preferences } = await openSite();
		await site.services.start();
		const { page } = await ada.browser.visit("/settings");
		await ada.browser.submit(formWith(page, { intent: "unsubscribe-all" }));
		const expected = [...(await causeEveryAccountMail(site))].sort();
		expect(await preferences()).toMatchObject([{ marketing: false, product: false }]);
		expect((await mailbox.all()).map(({ subject }) => subject).sort()).toEqual(expected);
	});
});

/** One mail of each kind that is no choice, to the person of these tests. */
async function causeEveryAccountMail(site: TestSite): Promise<string[]> {
	const at = testNow.toISOString();
	const newEmail = "ada.new@example.com";
	const [ada] = await site.services.database.select().from(user);
	if (!ada) throw new Error("There is nobody");
	const adasHash = (await getPasswordHash(site.services.database, ada.id)) ?? "";
	const unconfirmed = await site.addPerson({ emailConfirmed: false });
	const jobs: [MailJob, string][] = [
		[
			{ message: "about-sign-up", to: email, returnTo: "/" },
			"You already have an account at Offerfolio",
		],
		[
			{ message: "confirm-email", to: unconfirmed.email, returnTo: "/" },
			"Confirm your email for Offerfolio",
		],
		[
			{ message: "reset-password", to: email, returnTo: "/" },
			"Choose a new password for Offerfolio",
		],
		[{ message: "password-changed", to: email, at }, "Your Offerfolio password was changed"],
		[
			{
				message: "new-sign-in",
				to: email,
				at,
				device: "Chrome on Windows",
				network: "203.0.113.7",
			},
			"New sign-in to your Offerfolio account",
		],
		[
			{ message: "change-email", to: newEmail, userId: ada.id, asked: hashSecret(adasHash) },
			"Confirm your new email for Offerfolio",
		],
		[
			{ message: "change-email", to: email, userId: ada.id, asked: hashSecret(adasHash) },
			"This address already has an account at Offerfolio",
		],
		[
			{ message: "email-change-requested", to: email, newEmail, at },
			"Someone asked to change the email of your Offerfolio account",
		],
		[{ message: "email-changed", to: email, newEmail, at }, "Your email at Offerfolio was changed"],
		[{ message: "account-deleted", to: email, kept: [] }, "Your Offerfolio account was deleted"],
	];
	for (const [job] of jobs) await site.services.jobs.enqueue("send-mail", job);
	return jobs.map(([, subject]) => subject);
}

describe("a mail", () => {
	const publicUrl = "https://offers.example";
	const month = "2026-05";

	async function sendOneOfEach() {
		const opened = await openSite({ publicUrl });
		const { site, ada, queue, addReader } = opened;
		await site.services.start();
		await site.addResume({ createdAt: new Date("2026-05-15T00:00:00.000Z") });
		const reader = await addReader("reader@example.com");
		const { id: pending } = await site.services.database.transaction((transaction) =>
			addSignup(transaction, { email: "pending@example.com", source: "blog", now: testNow }),
		);
		const accountMails = await causeEveryAccountMail(site);
		await queue({ message: "confirm-newsletter", signupId: pending });
		await queue({ message: "first-steps", userId: ada.person.id });
		await queue({ message: "library-digest", userId: ada.person.id, month });
		await queue({ message: "newsletter-digest", signupId: reader, month });
		const mails = await opened.mailbox.all();
		const news = mails.filter(({ subject }) => /^(?:Three ways|New in)/u.test(subject));
		expect(news).toHaveLength(3);
		return { ...opened, accountMails, news, others: mails.filter((mail) => !news.includes(mail)) };
	}
	const byRecipient = (mails: KeptMail[]) =>
		mails.map(({ subject, recipient }) => `${subject} → ${recipient}`).sort();

	test("of news says in its headers how to leave, and a press of the mail program leaves", async () => {
		const { app, news, preferences, site } = await sendOneOfEach();
		expect(byRecipient(news)).toEqual([
			"New in the Offerfolio library: May 2026 → ada@example.com",
			"New in the Offerfolio library: May 2026 → reader@example.com",
			"Three ways to read a resume at Offerfolio → ada@example.com",
		]);
		for (const mail of news) {
			const header = mail.headers["List-Unsubscribe"] ?? "";
			expect(header).toMatch(/^<https:\/\/offers\.example\/unsubscribe\/\w+\/[\w.-]+>$/u);
			expect(mail.headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
			// The link that a person sees is the same one.
			const { pathname } = new URL(header.slice(1, -1));
			expect(linkIn(mail, "/unsubscribe/")).toBe(pathname);
			expect(mail.html).toContain(`href="${publicUrl}${pathname}"`);
			const shown = await createVisitor(app).visit(pathname);
			expect(shown.page.one("main").text).toContain("will no longer get");
			const answer = await app.ask(pathname, {
				form: { "List-Unsubscribe": "One-Click" },
				isProgram: true,
			});
			expect(answer.status).toBe(200);
		}
		expect(await preferences()).toMatchObject([{ marketing: false, product: false }]);
		const rows = await site.services.database.select().from(emailSignups);
		expect(rows.find((row) => row.email === "reader@example.com")?.status).toBe("unsubscribed");
	});

	test("of news to a member leads to the settings too, to a mere reader not", async () => {
		const { news } = await sendOneOfEach();
		for (const { recipient, text } of news) {
			const isMember = recipient === email;
			expect(text.includes(`${publicUrl}/settings`)).toBe(isMember);
		}
	});

	test("about the account or its security offers no way to leave", async () => {
		const { others, accountMails } = await sendOneOfEach();
		expect(others.map(({ subject }) => subject).sort()).toEqual(
			[...accountMails, "Confirm your email for the Offerfolio newsletter"].sort(),
		);
		for (const mail of others) {
			expect(Object.keys(mail.headers).sort()).toEqual(["Auto-Submitted", "Reply-To"]);
			expect(mail.text + mail.html).not.toMatch(/unsubscribe/iu);
		}
	});
});

test("Nobody but the person finds the forms of the preferences", async () => {
	const { app } = await openSite();
	const visit = await createVisitor(app).visit("/settings");
	expect(visit.path).toBe("/auth/signin?returnTo=%2Fsettings");
	expect(formsWith(visit.page, { intent: "set-preference" })).toEqual([]);
});
