import { UNSAFE_ErrorResponseImpl as ErrorResponseImpl } from "react-router";
import { describe, expect, test } from "vitest";
import { addSignup } from "#app/data/account/newsletter.server.ts";
import type { user } from "#app/data/base/schema/accounts.server.ts";
import { emailSignups } from "#app/data/base/schema/mail.server.ts";
import { limits } from "#app/domain/base/limits.ts";
import { clientAction } from "#app/routes/site/join-newsletter.ts";
import { toastOf } from "#tests/helpers/accounts.ts";
import { createApp } from "#tests/helpers/app.ts";
import { readWhatIsKept } from "#tests/helpers/database-rows.ts";
import { linkIn, openMailbox } from "#tests/helpers/mailbox.ts";
import { createTestSite, testNow } from "#tests/helpers/site.ts";
import { createVisitor, type Visitor } from "#tests/helpers/visitor.ts";

const email = "ada@example.com";
const saved = "Email saved! One step left: open the link in the email that we sent you.";
const registered = "This email is already registered!";
const failed = "Failed to save email. Please try again.";
const confirmed = "Your address is confirmed. You will get the next email.";
const invalidLink = "This confirmation link is not valid. Please sign up again.";
const subject = "Confirm your email for the Offerfolio newsletter";
const minute = 60_000;
const day = 86_400_000;

async function openSite() {
	const site = await createTestSite();
	await site.services.start();
	const app = await createApp(site);
	const mailbox = openMailbox(site);
	const { database, links } = site.services;
	const rows = () => database.select().from(emailSignups).orderBy(emailSignups.email);
	/** Leaves an address as the form of the landing page does without scripts. */
	const join = async (address: string, browser: Visitor = createVisitor(app)) => {
		const { page } = await browser.visit("/");
		return browser.submit(page.one("main").one("form", { action: "/newsletter" }), {
			email: address,
		});
	};
	/** Leaves an address as its scripts do. */
	const send = (form: Record<string, string>, clientAddress?: string) =>
		createVisitor(app, clientAddress === undefined ? {} : { clientAddress }).send(
			"/newsletter",
			form,
		);
	const confirmLinkOf = async (address: string) =>
		linkIn(await mailbox.newest(address, "newsletter"), "/newsletter/confirm/");
	const press = async (path: string, browser: Visitor = createVisitor(app)) => {
		const { page } = await browser.visit(path);
		return browser.submit(page.one("form", { method: "post", action: path }));
	};
	const unsubscribe = async (id: string) => {
		const path = `/unsubscribe/newsletter/${links.sign("unsubscribe-newsletter", id)}`;
		expect((await app.ask(path, { form: {} })).status).toBe(200);
	};
	return { site, app, mailbox, rows, join, send, confirmLinkOf, press, unsubscribe };
}

describe("the form of the landing page", () => {
	test("says what it is for, asks for an address, and works without scripts", async () => {
		const { app, join, rows, mailbox } = await openSite();
		const { page } = await createVisitor(app).visit("/");
		const form = page.one("main").one("form", { action: "/newsletter" });
		const field = form.one("input", { name: "email" });
		expect(field.get("type")).toBe("email");
		expect(field.attributes.has("required")).toBe(true);
		expect(page.one("label", { for: field.get("id") ?? "" }).text).toBe("Email");
		expect(form.one("button").text).toBe("Keep me posted");
		const section = page.one("section", { "aria-labelledby": "early-access" });
		expect(section.text).toContain("one email with the resumes that came in");

		const visit = await join(email);
		expect(visit.path).toBe("/");
		expect(toastOf(visit)).toBe(saved);
		expect(await rows()).toMatchObject([
			{ email, source: "landing_page", status: "pending", createdAt: testNow, confirmedAt: null },
		]);
		expect(await mailbox.subjectsTo(email)).toEqual([subject]);
	});

	test("answers its scripts with the same words", async () => {
		const { send } = await openSite();
		expect(await send({ email, source: "landing_page" })).toMatchObject({
			status: 200,
			data: { success: true, message: saved, values: { email: "" } },
		});
		expect(await send({ email, source: "landing_page" })).toMatchObject({
			status: 409,
			data: { success: false, message: registered, values: { email } },
		});
	});

	test("keeps one form of an address, and one row of it, however it is typed", async () => {
		const { rows, join, send } = await openSite();
		expect(toastOf(await join("  MiXed@Example.COM "))).toBe(saved);
		expect(await rows()).toMatchObject([
			{ email: "mixed@example.com", source: "landing_page", createdAt: testNow },
		]);
		for (const typed of ["mixed@example.com", "MIXED@EXAMPLE.COM", "\tMixed@example.com\n"]) {
			expect(toastOf(await join(typed))).toBe(registered);
			expect((await send({ email: typed })).status).toBe(409);
		}
		expect(await rows()).toHaveLength(1);
	});

	test("finds an address that an older hand has written in another case", async () => {
		const { site, rows, send } = await openSite();
		await site.services.database.insert(emailSignups).values({ email: " Ada@Example.com " });
		expect(await send({ email })).toMatchObject({ status: 409, data: { message: registered } });
		expect(await rows()).toHaveLength(1);
	});

	test("refuses what is no address, gives it back, and keeps nothing", async () => {
		const { site, app, rows, send, join } = await openSite();
		const invalid = "Please enter a valid email address";
		const table: [string, string][] = [
			["", "Please enter your email address"],
			["   ", "Please enter your email address"],
			["ada", invalid],
			["ada@example", invalid],
			["ada@example.com, grace@example.com", invalid],
			["ada@example.com\r\nBcc: grace@example.com", invalid],
			["<script>alert(1)</script>@example.com", invalid],
			["\u0430da@example.com", invalid],
			[`${"a".repeat(250)}@example.com`, invalid],
			["'; drop table email_signups; --", invalid],
		];
		for (const [typed, sentence] of table) {
			expect(await send({ email: typed })).toMatchObject({
				status: 400,
				data: { success: false, message: sentence, values: { email: typed } },
			});
			expect(toastOf(await join(typed))).toBe(sentence);
		}
		expect(await send({})).toMatchObject({ status: 400 });
		for (const type of ["application/json", "text/plain", "x/y"]) {
			const headers = { "Content-Type": type };
			const answer = await app.ask("/newsletter", { method: "POST", headers });
			expect(answer.status).toBe(400);
		}
		expect(await rows()).toEqual([]);
		expect(site.logged()).not.toContain('"level":"error"');
	});

	test("notes the page that it stands on, and no other word", async () => {
		const { rows, send } = await openSite();
		const sources = ["landing_page", "blog", "guides", "", "admin", "__proto__", "x".repeat(5_000)];
		for (const [index, source] of sources.entries()) {
			await send({ email: `${index}@example.com`, source, status: "active", id: "chosen" });
		}
		await send({ email: "none@example.com" });
		expect((await rows()).map((row) => [row.email, row.source, row.status])).toEqual([
			["0@example.com", "landing_page", "pending"],
			["1@example.com", "blog", "pending"],
			["2@example.com", "guides", "pending"],
			["3@example.com", "landing_page", "pending"],
			["4@example.com", "landing_page", "pending"],
			["5@example.com", "landing_page", "pending"],
			["6@example.com", "landing_page", "pending"],
			["none@example.com", "landing_page", "pending"],
		]);
	});

	test("sent twenty times at once makes one row and one mail", async () => {
		const { site, app, rows, mailbox } = await openSite();
		const answers = await Promise.all(
			Array.from({ length: 20 }, (_, index) =>
				createVisitor(app, { clientAddress: `203.0.113.${index}` }).send("/newsletter", {
					email: index % 2 === 0 ? email : email.toUpperCase(),
				}),
			),
		);
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
		expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
		expect(await rows()).toHaveLength(1);
		expect(await mailbox.subjectsTo(email)).toEqual([subject]);
		expect(site.logged()).not.toContain('"level":"error"');
	});

	test("says that it failed when it cannot be kept, and keeps and mails nothing", async () => {
		const { site, rows, join, send, mailbox } = await openSite();
		await site.services.pool.query(`
			create function fail_on_purpose() returns trigger language plpgsql
				as $$ begin raise exception 'zinnober'; end $$;
			create trigger fail_on_purpose before insert on email_signups
				for each row execute function fail_on_purpose();`);
		expect(await send({ email })).toMatchObject({
			status: 500,
			data: { success: false, message: failed },
		});
		const visit = await join(email);
		expect(toastOf(visit)).toBe(failed);
		expect(visit.html).not.toContain("zinnober");
		expect(site.logged()).toContain("zinnober");
		expect(await rows()).toEqual([]);
		expect(await mailbox.all()).toEqual([]);
	});

	test("leads a visitor without scripts back to the page with the form", async () => {
		const { app } = await openSite();
		const pages = { landing_page: "/", blog: "/blog", guides: "/guides" };
		for (const [source, page] of Object.entries(pages)) {
			const form = { email: `${source}@example.com`, source };
			const answer = await app.ask("/newsletter", { form, headers: { Accept: "text/html" } });
			expect(answer.headers.get("Location")).toBe(page);
		}
	});

	test("is not sent by looking at its address", async () => {
		const { app, rows } = await openSite();
		const looked = await app.ask(`/newsletter?email=${email}`);
		expect(looked.headers.get("Location")).toBe("/");
		expect(await rows()).toEqual([]);
	});
});

describe("the form where no answer of ours comes back", () => {
	const sendWhere = async (serverAction: () => Promise<never>) => {
		const body = new URLSearchParams({ email, source: "landing_page" });
		const request = new Request("http://localhost/newsletter", { method: "POST", body });
		return clientAction({ request, serverAction } as never);
	};

	test("says that it failed, and lets the page stand with what was typed", async () => {
		for (const error of [
			new TypeError("Failed to fetch"),
			new ErrorResponseImpl(502, "Bad Gateway", "<html>"),
		]) {
			expect(await sendWhere(() => Promise.reject(error))).toMatchObject({
				init: { status: 503 },
				data: { success: false, message: failed },
			});
		}
		const redirect = new Response(null, { status: 302, headers: { Location: "/" } });
		await expect(sendWhere(() => Promise.reject(redirect))).rejects.toBe(redirect);
	});
});

describe("how often an address can be left", () => {
	test("is ten times an hour from one network", async () => {
		const { send, join, rows } = await openSite();
		const { attempts } = limits.newsletterPerNetwork;
		for (let number = 0; number < attempts; number++) {
			expect((await send({ email: `${number}@example.com` })).status).toBe(200);
		}
		const refused = await send({ email });
		expect(refused).toMatchObject({
			status: 429,
			data: {
				success: false,
				message: "Too many attempts. Try again in 60 minutes.",
				values: { email },
			},
		});
		expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
		expect(toastOf(await join(email))).toContain("Too many attempts.");
		expect(await rows()).toHaveLength(attempts);
		expect((await send({ email }, "203.0.113.7")).status).toBe(200);
	});

	test("does not flood a mailbox: three mails an hour, and the answer stays the same", async () => {
		const { site, send, rows, mailbox } = await openSite();
		const from = (number: number) => {
			site.setNow(new Date(testNow.getTime() + number * minute));
			return send({ email }, `203.0.113.${number}`);
		};
		expect((await from(0)).status).toBe(200);
		for (let number = 1; number < limits.mailPerAddress.attempts + 3; number++) {
			expect(await from(number)).toMatchObject({ status: 409, data: { message: registered } });
		}
		expect(await mailbox.mailsTo(email)).toHaveLength(limits.mailPerAddress.attempts);
		expect(await rows()).toHaveLength(1);
	});

	test("counts together with the other mails that a person may ask for", async () => {
		const { site, send, mailbox, rows } = await openSite();
		for (let used = 0; used < limits.mailPerAddress.attempts; used++) {
			await site.services.limits.consume(limits.mailPerAddress, email);
		}
		expect((await send({ email })).status).toBe(200);
		expect(await rows()).toMatchObject([{ email, status: "pending" }]);
		expect(await mailbox.all()).toEqual([]);
	});
});

describe("the mail that asks for a confirmation", () => {
	test("is looked at without consequence, and confirms by a press, in any browser", async () => {
		const { site, app, join, rows, confirmLinkOf, press } = await openSite();
		await join(email);
		const link = await confirmLinkOf(email);
		const before = await readWhatIsKept(site);
		for (const path of [link, `${link}.data`, `${link}?utm_source=mail`]) {
			for (const method of ["GET", "HEAD"]) {
				for (let look = 0; look < 3; look++) {
					const answer = await app.ask(path, { method });
					expect(answer.status).toBe(200);
					expect(answer.headers.getSetCookie()).toEqual([]);
				}
			}
		}
		expect(await readWhatIsKept(site)).toEqual(before);
		const shown = await app.ask(link);
		expect(shown.headers.get("Referrer-Policy")).toBe("strict-origin");
		site.setNow(new Date(testNow.getTime() + 40 * day));
		const visit = await press(link);
		expect(visit.path).toBe("/");
		expect(toastOf(visit)).toBe(confirmed);
		const confirmedAt = new Date(testNow.getTime() + 40 * day);
		expect(await rows()).toMatchObject([{ email, status: "active", confirmedAt }]);
		// It signs nobody in.
		expect((await app.ask("/me")).status).toBe(401);
	});

	test("works again and again, and the first time counts", async () => {
		const { site, join, rows, confirmLinkOf, press } = await openSite();
		await join(email);
		const link = await confirmLinkOf(email);
		await press(link);
		site.setNow(new Date(testNow.getTime() + day));
		expect(toastOf(await press(link))).toBe(confirmed);
		expect(await rows()).toMatchObject([{ status: "active", confirmedAt: testNow }]);
	});

	test("is sent once more to a person who asks again before confirming, and then no more", async () => {
		const { site, join, mailbox, confirmLinkOf, press } = await openSite();
		await join(email);
		const first = await confirmLinkOf(email);
		// Within the same minute the form was posted twice by mistake.
		site.setNow(new Date(testNow.getTime() + minute - 1));
		expect(toastOf(await join(email))).toBe(registered);
		expect(await mailbox.mailsTo(email)).toHaveLength(1);
		site.setNow(new Date(testNow.getTime() + minute));
		expect(toastOf(await join(email))).toBe(registered);
		expect(await mailbox.mailsTo(email)).toHaveLength(2);
		expect(await confirmLinkOf(email)).toBe(first);
		await press(first);
		site.setNow(new Date(testNow.getTime() + 2 * minute));
		expect(toastOf(await join(email))).toBe(registered);
		expect(await mailbox.mailsTo(email)).toHaveLength(2);
	});

	test("is not written for an address that has been confirmed or taken off meanwhile", async () => {
		const { site, mailbox, rows } = await openSite();
		const ids = [];
		for (const status of ["active", "unsubscribed", "pending"] as const) {
			const { id } = await site.services.database.transaction((transaction) =>
				addSignup(transaction, { email: `${status}@example.com`, source: "blog", now: testNow }),
			);
			ids.push(id);
			await site.services.pool.query("update email_signups set status = $1 where id = $2", [
				status,
				id,
			]);
		}
		for (const signupId of ids) {
			await site.services.jobs.enqueue("send-mail", { message: "confirm-newsletter", signupId });
		}
		expect((await mailbox.all()).map(({ recipient }) => recipient)).toEqual([
			"pending@example.com",
		]);
		expect(await rows()).toHaveLength(3);
	});

	test("has a link that nobody else can make", async () => {
		const { site, app, join, rows, confirmLinkOf } = await openSite();
		await join(email);
		await join("grace@example.com");
		const [link, other] = [await confirmLinkOf(email), await confirmLinkOf("grace@example.com")];
		const [ada] = await rows();
		const { links } = site.services;
		const before = await rows();
		const signature = (path: string) => path.split(".").at(-1);
		for (const path of [
			`${link}x`,
			link.slice(0, -1),
			`/newsletter/confirm/${ada?.id}.${signature(other)}`,
			`/newsletter/confirm/${ada?.id}`,
			`/newsletter/confirm/${links.sign("unsubscribe-newsletter", ada?.id ?? "")}`,
			`/newsletter/confirm/${links.sign("confirm-newsletter", "00000000-0000-4000-8000-000000000000")}`,
			"/newsletter/confirm/invented.token",
			`/newsletter/confirm/${"x".repeat(5_000)}`,
		]) {
			const visit = await createVisitor(app).visit(path, { form: {} });
			expect(visit.path).toBe("/");
			expect(toastOf(visit)).toBe(invalidLink);
		}
		expect(await rows()).toEqual(before);
		expect(site.logged()).not.toContain('"level":"error"');
	});
});

describe("an address that was taken off the list", () => {
	test("goes from waiting to active to off, and stays off for an old link", async () => {
		const { rows, join, confirmLinkOf, press, unsubscribe } = await openSite();
		const statuses = async () => (await rows()).map(({ status }) => status);
		await join(email);
		expect(await statuses()).toEqual(["pending"]);
		const link = await confirmLinkOf(email);
		await press(link);
		expect(await statuses()).toEqual(["active"]);
		const [row] = await rows();
		await unsubscribe(row?.id ?? "");
		expect(await statuses()).toEqual(["unsubscribed"]);
		expect(toastOf(await press(link))).toBe(invalidLink);
		expect(await statuses()).toEqual(["unsubscribed"]);
	});

	test("may be left again: it waits once more, in the same row, for its owner's word", async () => {
		const { site, rows, join, mailbox, confirmLinkOf, press, unsubscribe } = await openSite();
		await join(email);
		await press(await confirmLinkOf(email));
		const [row] = await rows();
		await unsubscribe(row?.id ?? "");
		site.setNow(new Date(testNow.getTime() + minute));
		expect(toastOf(await join(email))).toBe(saved);
		expect(await rows()).toMatchObject([{ id: row?.id, status: "pending" }]);
		expect(await mailbox.mailsTo(email)).toHaveLength(2);
		const later = new Date(testNow.getTime() + day);
		site.setNow(later);
		expect(toastOf(await press(await confirmLinkOf(email)))).toBe(confirmed);
		expect(await rows()).toMatchObject([{ id: row?.id, status: "active", confirmedAt: later }]);
	});

	test("before it was confirmed cannot be confirmed by the link that lies in the mailbox", async () => {
		const { rows, join, confirmLinkOf, press, unsubscribe } = await openSite();
		await join(email);
		const link = await confirmLinkOf(email);
		const [row] = await rows();
		await unsubscribe(row?.id ?? "");
		expect(toastOf(await press(link))).toBe(invalidLink);
		expect(await rows()).toMatchObject([{ status: "unsubscribed", confirmedAt: null }]);
	});
});

test("The newsletter knows addresses, not accounts: neither makes the other", async () => {
	const { site, app, join, rows } = await openSite();
	const member = await site.addPerson({ email });
	const people = async () =>
		(await site.services.pool.query<typeof user.$inferSelect>(`select * from "user"`)).rows;
	const before = await people();
	expect(toastOf(await join(email, createVisitor(app)))).toBe(saved);
	await join("nobody@example.com");
	expect(await people()).toEqual(before);
	expect(await rows()).toHaveLength(2);
	const me = await app.ask("/me", { as: member });
	expect(await me.json()).toMatchObject({ email });
});
