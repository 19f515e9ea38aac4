import { describe, expect, test } from "vitest";
import { contactMessages } from "#app/data/base/schema/admin.server.ts";
import { limits } from "#app/domain/base/limits.ts";
import { messages } from "#app/domain/base/messages.ts";
import { contactLimits, trapField } from "#app/domain/content/contact.ts";
import { toastOf } from "#tests/helpers/accounts.ts";
import { type Ask, createApp } from "#tests/helpers/app.ts";
import { openMailbox } from "#tests/helpers/mailbox.ts";
import { createTestSite, testNow } from "#tests/helpers/site.ts";
import { textOf, textPaths } from "#tests/helpers/source-tree.ts";
import { createVisitor, type Visit, type Visitor } from "#tests/helpers/visitor.ts";

const support = "support@offerfolio.example";
const sent = "Message sent! We'll get back to you within 24 hours.";
const failed = "Failed to send message. Please try again.";
/** When it may be tried again, as the header says it. */
const tooMany = (answer: { headers: Headers }) =>
	messages.busy.tooManyRequests(Number(answer.headers.get("Retry-After")));
const typed = {
	name: "Ada Example",
	email: "ada@example.com",
	subject: "A pack",
	message: "Does a pack expire?\nAnd what then?",
};

async function openSite() {
	const site = await createTestSite();
	await site.services.start();
	const app = await createApp(site);
	const mailbox = openMailbox(site);
	const rows = () =>
		site.services.database.select().from(contactMessages).orderBy(contactMessages.createdAt);
	/** Sends the form as a browser without scripts. */
	const write = async (form: Record<string, string>, browser: Visitor = createVisitor(app)) =>
		browser.submit(formOf(await browser.visit("/contact")), form);
	/** Sends it as the page's scripts do. */
	const send = (form: Record<string, string>, clientAddress = "127.0.0.1") =>
		createVisitor(app, { clientAddress }).send("/contact", form);
	/** Posts JSON to the function. */
	const call = async (body: unknown, options: Ask = {}, folder = "/functions") => {
		const response = await app.ask(`${folder}/contact`, {
			method: "POST",
			body: typeof body === "string" ? body : JSON.stringify(body),
			...options,
			headers: { "Content-Type": "application/json", Accept: "*/*", ...options.headers },
		});
		const { status, headers } = response;
		const kind = headers.get("Content-Type") ?? "";
		return { status, headers, answer: kind.includes("json") ? await response.json() : null };
	};
	return { site, app, mailbox, rows, write, send, call };
}

const formOf = ({ page }: Visit) => page.one("main").one("form", { action: "/contact" });
const fieldOf = (visit: Visit, name: string) => formOf(visit).one("input", { name });
const messageOf = (visit: Visit) => formOf(visit).one("textarea", { name: "message" });
const sayingOf = (visit: Visit, role: "alert" | "status") =>
	formOf(visit)
		.all("div", { role })
		.map(({ text }) => text);

describe("the contact page", () => {
	test("has a form of four fields that must be filled, each with its label", async () => {
		const { app } = await openSite();
		const visit = await createVisitor(app).visit("/contact");
		expect(visit.status).toBe(200);
		const form = formOf(visit);
		const labels = { name: "Name", email: "Email", subject: "Subject" };
		for (const [name, label] of Object.entries(labels)) {
			const field = fieldOf(visit, name);
			expect(field.attributes.has("required")).toBe(true);
			expect(form.one("label", { for: field.get("id") ?? "" }).text).toBe(label);
		}
		expect(fieldOf(visit, "email").get("type")).toBe("email");
		expect(messageOf(visit).attributes.has("required")).toBe(true);
		// What is pasted is never cut in silence.
		expect(messageOf(visit).get("maxLength")).toBeNull();
	});

	test("says how else to reach us, how soon we answer, and three things that people ask", async () => {
		const { app } = await openSite();
		const main = (await createVisitor(app).visit("/contact")).page.one("main");
		expect(main.link(support)).toBe(`mailto:${support}`);
		expect(main.text).toContain("Under 24 hours");
		expect(main.text).toContain("San Francisco");
		const questions = main.one("section", { "aria-labelledby": "contact-questions" });
		expect(questions.all("h3")).toHaveLength(3);
		for (const link of questions.all("a")) {
			expect((await app.ask(link.get("href")?.split("#")[0] ?? "")).status).toBe(200);
		}
	});

	test("is filled in by a link: as text, and no longer than it takes", async () => {
		const { app } = await openSite();
		const visit = (query: Record<string, string>) =>
			createVisitor(app).visit(`/contact?${new URLSearchParams(query)}`);
		const markup = '"><script>alert(1)</script></textarea><b>';
		const filled = await visit({ subject: markup, message: `${markup}\nsecond line` });
		expect(fieldOf(filled, "subject").get("value")).toBe(markup);
		expect(messageOf(filled).text).toBe(`${markup} second line`);
		expect(fieldOf(filled, "name").get("value") ?? "").toBe("");
		const long = await visit({ subject: "s".repeat(999), message: "m".repeat(6000) });
		expect(fieldOf(long, "subject").get("value")).toHaveLength(contactLimits.subject);
		expect(messageOf(long).text).toHaveLength(contactLimits.message);
	});

	test("is led to from the footer, from Enterprise and from a subscription", async () => {
		const { app, site } = await openSite();
		const visitor = createVisitor(app);
		const pricing = (await visitor.visit("/pricing")).page;
		expect(pricing.one("footer").link("Contact")).toBe("/contact");
		const sales = await visitor.visit(pricing.link("Contact sales"));
		expect(fieldOf(sales, "subject").get("value")).toBe("Enterprise");
		const cookie = await app.cookieOf(await site.addPerson());
		const { page } = await createVisitor(app, { cookie }).visit("/subscription");
		expect(page.link("Contact Support")).toBe("/contact");
	});

	test("makes the promise of every other page, from one constant", async () => {
		const { app, site } = await openSite();
		const cookie = await app.cookieOf(await site.addPerson());
		const visitor = createVisitor(app, { cookie });
		for (const path of ["/pricing", "/settings", "/subscription"]) {
			const { page } = await visitor.visit(path);
			expect(`${path}: ${page.text.match(/We typically respond within [^.]+?hours/u)?.[0]}`).toBe(
				`${path}: We typically respond within 24 hours`,
			);
		}
		const elsewhere = textPaths.filter(
			(path) =>
				/^app\/(?:components|content|domain)\/(?!contact\.ts$)(?!.*\.test\.).*\.tsx?$/u.test(
					path,
				) &&
				/(?:respond|answer|get back|under|within)[^.\n]{0,40}(?:24|twenty-four) hours/iu.test(
					textOf(path),
				),
		);
		expect(elsewhere).toEqual([]);
	});
});

describe("a message", () => {
	test("is kept first and mailed to the support, and nobody else gets a mail", async () => {
		const { rows, write, mailbox } = await openSite();
		const visit = await write({ ...typed, email: " Ada@Example.com " });
		expect(visit.path).toBe("/contact");
		expect(toastOf(visit)).toBe(sent);
		expect(await rows()).toMatchObject([
			{ ...typed, userId: null, status: "new", createdAt: testNow, settledAt: null },
		]);
		const mails = await mailbox.all();
		expect(mails.map(({ recipient }) => recipient)).toEqual([support]);
		expect(mails[0]).toMatchObject({
			subject: "Message to Offerfolio: A pack",
			headers: { "Reply-To": "ada@example.com" },
		});
		expect(mails[0]?.text).toContain("> Does a pack expire?\n> And what then?");
		expect(mails[0]?.text).toContain("not signed in");
	});

	test("is answered to scripts in the same words, and the form keeps who wrote", async () => {
		const { send } = await openSite();
		expect(await send(typed)).toMatchObject({
			status: 200,
			data: { success: true, message: sent, values: { ...typed, subject: "", message: "" } },
		});
	});

	test("of a member comes with their address filled in, and is kept with their account", async () => {
		const { site, app, rows, write, mailbox } = await openSite();
		const person = await site.addPerson({ email: "grace@example.com" });
		await site.addSubscription(person);
		const browser = createVisitor(app, { cookie: await app.cookieOf(person) });
		expect(fieldOf(await browser.visit("/contact"), "email").get("value")).toBe(person.email);
		await write({ ...typed, email: "work@example.com" }, browser);
		expect(await rows()).toMatchObject([{ userId: person.id, email: "work@example.com" }]);
		const mail = await mailbox.newest(support, "A pack");
		expect(mail.text).toContain("Account: grace@example.com, on Pro");
		expect(mail.headers).toEqual({ "Reply-To": "work@example.com" });
	});

	test("that lacks something comes back with what was typed, and a sentence at each field", async () => {
		const { rows, write, send, mailbox } = await openSite();
		const wrong = { name: " ", email: "ada@example", subject: "", message: "Only this" };
		const visit = await write(wrong);
		expect(visit.status).toBe(400);
		expect(messageOf(visit).text).toBe("Only this");
		expect(fieldOf(visit, "email").get("value")).toBe("ada@example");
		const invalid = formOf(visit).all("input", { "aria-invalid": "true" });
		expect(
			invalid.map((field) => {
				const [id = ""] = (field.get("aria-describedby") ?? "").split(" ");
				return [field.get("name"), formOf(visit).one("p", { id }).text];
			}),
		).toEqual([
			["name", "Please enter your name"],
			["email", "Please enter a valid email address"],
			["subject", "Please enter a subject"],
		]);
		expect(await send(wrong)).toMatchObject({
			status: 400,
			data: { success: false, values: wrong },
		});
		expect(await rows()).toEqual([]);
		expect(await mailbox.all()).toEqual([]);
	});

	test("cannot bring a header or a second recipient into the mail", async () => {
		const { rows, send, mailbox } = await openSite();
		const evil = "\r\nBcc: eve@example.com";
		for (const email of [
			`ada@example.com${evil}`,
			"ada@example.com, eve@example.com",
			`a${evil}`,
		]) {
			expect((await send({ ...typed, email }, "203.0.113.9")).status).toBe(400);
		}
		const answer = await send({ ...typed, name: `Ada${evil}`, subject: `Hello${evil}\u2028x` });
		expect(answer.status).toBe(200);
		const [mail, ...others] = await mailbox.all();
		expect(others).toEqual([]);
		expect(mail).toMatchObject({
			recipient: support,
			subject: "Message to Offerfolio: Hello Bcc: eve@example.com x",
			headers: { "Reply-To": "ada@example.com" },
		});
		expect(await rows()).toMatchObject([{ name: "Ada Bcc: eve@example.com" }]);
	});

	test("sent twice by mistake is one message and one mail", async () => {
		const { site, rows, send, mailbox } = await openSite();
		const answers = await Promise.all(
			Array.from({ length: 10 }, (_, index) => send(typed, `203.0.113.${index}`)),
		);
		expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
		expect(await rows()).toHaveLength(1);
		expect(await mailbox.all()).toHaveLength(1);
		site.setNow(new Date(testNow.getTime() + 11 * 60_000));
		await send(typed, "203.0.113.99");
		await send({ ...typed, message: "Another" }, "203.0.113.99");
		expect(await rows()).toHaveLength(3);
	});

	test("by a program that fills in every field is not taken, and a person loses nothing", async () => {
		const { rows, write, call, mailbox } = await openSite();
		const visit = await write({ ...typed, [trapField]: "https://spam.example" });
		expect(visit.status).toBe(400);
		expect(sayingOf(visit, "alert").join()).toContain("If you are a person");
		expect(messageOf(visit).text).toBe("Does a pack expire? And what then?");
		expect(fieldOf(visit, trapField).get("value")).toBe(null);
		expect((await call({ ...typed, [trapField]: "x" })).status).toBe(400);
		expect(await rows()).toEqual([]);
		expect(await mailbox.all()).toEqual([]);
	});

	test("that cannot be kept says so, gives everything back, and is not mailed", async () => {
		const { site, rows, write, call, mailbox } = await openSite();
		await site.services.pool.query(`
			create function fail_on_purpose() returns trigger language plpgsql
				as $$ begin raise exception 'zinnober'; end $$;
			create trigger fail_on_purpose before insert on contact_messages
				for each row execute function fail_on_purpose();`);
		const visit = await write(typed);
		expect(visit.status).toBe(500);
		expect(sayingOf(visit, "alert")).toEqual([failed]);
		expect(fieldOf(visit, "subject").get("value")).toBe(typed.subject);
		expect(visit.html).not.toContain("zinnober");
		expect(await call(typed)).toMatchObject({ status: 500, answer: { ok: false, error: failed } });
		expect(await rows()).toEqual([]);
		expect(await mailbox.all()).toEqual([]);
	});

	test("that cannot be queued for the support is not kept either, so that it can be sent again", async () => {
		const { site, rows, send } = await openSite();
		await site.services.pool.query(`
			create function fail_on_purpose() returns trigger language plpgsql
				as $$ begin raise exception 'zinnober'; end $$;
			create trigger fail_on_purpose before insert on pgboss.job
				for each row execute function fail_on_purpose();`);
		expect(await send(typed)).toMatchObject({ status: 500, data: { message: failed } });
		await site.services.pool.query("drop trigger fail_on_purpose on pgboss.job");
		expect(await rows()).toEqual([]);
		expect((await send(typed)).status).toBe(200);
		expect(await rows()).toHaveLength(1);
	});

	test("is not written to the log", async () => {
		const { site, send } = await openSite();
		await send({ ...typed, message: "quicksilver" });
		await send({ ...typed, message: "quicksilver", email: "none" });
		expect(site.logged()).not.toMatch(/quicksilver|ada@example/u);
	});
});

describe("how often a person can write", () => {
	test("is five times an hour and network, by the page and the function together", async () => {
		const { rows, send, write, call } = await openSite();
		const { attempts } = limits.contactPerNetwork;
		expect(attempts).toBe(5);
		for (let number = 0; number < attempts; number++) {
			const message = { ...typed, subject: `Number ${number}` };
			const { status } = await (number % 2 ? call(message) : send(message));
			expect(status).toBe(200);
		}
		const refused = await send(typed);
		expect(refused).toMatchObject({
			status: 429,
			data: { success: false, message: tooMany(refused), values: typed },
		});
		expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
		const called = await call(typed);
		expect(called).toMatchObject({ status: 429, answer: { ok: false, error: tooMany(called) } });
		expect(Number(called.headers.get("Retry-After"))).toBeGreaterThan(0);
		const visit = await write(typed);
		expect([visit.status, sayingOf(visit, "alert")]).toEqual([429, [tooMany(visit)]]);
		expect(messageOf(visit).text).toContain("Does a pack expire?");
		expect(await rows()).toHaveLength(attempts);
		expect((await send(typed, "203.0.113.7")).status).toBe(200);
	});

	test("is not used up by what was typed wrong", async () => {
		const { send } = await openSite();
		for (let tries = 0; tries < 9; tries++) {
			expect((await send({ ...typed, email: "ada" })).status).toBe(400);
		}
		expect((await send(typed)).status).toBe(200);
	});
});

describe("the function of the form", () => {
	test.each(["/functions", "/.netlify/functions"])("takes JSON at %s", async (folder) => {
		const { rows, call, mailbox } = await openSite();
		const { status, headers, answer } = await call(typed, {}, folder);
		expect([status, answer]).toEqual([200, { ok: true }]);
		expect(headers.get("Cache-Control")).toBe("private, no-store");
		expect(await rows()).toMatchObject([{ ...typed, userId: null }]);
		expect(await mailbox.subjectsTo(support)).toEqual(["Message to Offerfolio: A pack"]);
	});

	test("is posted to", async () => {
		const { app, rows } = await openSite();
		for (const method of ["GET", "HEAD", "PUT", "DELETE"]) {
			const { status, headers } = await app.ask("/functions/contact", { method });
			expect([status, headers.get("Allow")?.includes("POST")]).toEqual([405, true]);
		}
		expect(await rows()).toEqual([]);
	});

	test("says what is wrong with what was sent, and keeps nothing of it", async () => {
		const { rows, call } = await openSite();
		const table: [unknown, string][] = [
			["", "Please enter your name"],
			["{", failed],
			["null", failed],
			["[]", failed],
			['"text"', failed],
			[{ ...typed, name: 7 }, "Please enter your name"],
			[{ ...typed, email: ["ada@example.com"] }, "Please enter your email address"],
			[{ ...typed, subject: { toString: "x" } }, "Please enter a subject"],
			[{ ...typed, message: "x".repeat(5001) }, "Please use at most 5,000 characters here."],
		];
		for (const [body, error] of table) {
			expect(await call(body)).toMatchObject({ status: 400, answer: { ok: false, error } });
		}
		expect(await rows()).toEqual([]);
	});

	test("takes nothing but the four fields, whatever else a body says", async () => {
		const { site, app, rows, call } = await openSite();
		const other = await site.addPerson();
		const more = { userId: other.id, status: "closed", id: other.id, to: "eve@example.com" };
		await call({ ...typed, ...more });
		expect(await rows()).toMatchObject([{ userId: null, status: "new" }]);
		const person = await site.addPerson();
		await call({ ...typed, ...more, subject: "B" }, { cookie: await app.cookieOf(person) });
		expect((await rows()).map(({ userId }) => userId)).toContain(person.id);
	});
});
