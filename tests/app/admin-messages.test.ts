import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { findAuditEntries } from "#app/data/admin/audit-log.server.ts";
import { contactMessages, contactReplies } from "#app/data/base/schema/admin.server.ts";
import { proGrants } from "#app/data/base/schema/entitlements.server.ts";
import { addDays } from "#app/domain/base/dates.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import { toastOf } from "#tests/helpers/accounts.ts";
import { createApp } from "#tests/helpers/app.ts";
import { openDashboard } from "#tests/helpers/dashboard.ts";
import { openMailbox } from "#tests/helpers/mailbox.ts";
import { passcode } from "#tests/helpers/owner.ts";
import { createTestSite, testNow } from "#tests/helpers/site.ts";
import { createVisitor, type Visit } from "#tests/helpers/visitor.ts";

type Values = Partial<typeof contactMessages.$inferInsert>;

async function openInbox() {
	const site = await createTestSite({ ADMIN_PASSCODE: passcode });
	await site.services.start();
	const { app, owner } = await openDashboard(site);
	const { database } = site.services;
	let minutes = 0;
	/** A message, each a minute older than the one before. */
	const add = async (subject: string, from: Person | null = null, values: Values = {}) => {
		const [row] = await database
			.insert(contactMessages)
			.values({
				userId: from?.id ?? null,
				name: "Ada Example",
				email: from?.email ?? "ada@example.com",
				subject,
				message: `About ${subject}`,
				createdAt: new Date(testNow.getTime() - ++minutes * 60_000),
				...values,
			})
			.returning({ id: contactMessages.id });
		return row?.id ?? "";
	};
	const addPro = async (values: Parameters<typeof site.addSubscription>[1] = {}) => {
		const person = await site.addPerson();
		await site.addSubscription(person, values);
		return person;
	};
	/** The audit lines about messages, the newest first. */
	const audit = async () =>
		(await findAuditEntries(database, { limit: 50 })).filter(
			({ subject }) => subject === "message",
		);
	const get = async (id: string) =>
		(await database.select().from(contactMessages)).find((row) => row.id === id);
	const replies = () => database.select().from(contactReplies);
	const post = (id: string, form: Record<string, string>) =>
		owner.visit(`/admin/messages/${id}`, { form, headers: { "Sec-Fetch-Mode": "navigate" } });
	return { site, app, owner, mailbox: openMailbox(site), add, addPro, audit, get, replies, post };
}

const subjectsIn = ({ page }: Visit) =>
	page
		.one("main")
		.all("tbody")
		.flatMap((body) => body.all("a"))
		.map(({ text }) => text);

const tabOf = ({ page }: Visit) =>
	page.one("nav", { "aria-label": "Dashboard" }).one("a", { href: "/admin/messages" }).text;

describe("the inbox", () => {
	test("lists what Pro members wrote first, then the newest, by who is on Pro now", async () => {
		const { site, owner, add, addPro } = await openInbox();
		const later = await site.addPerson();
		const given = await site.addPerson();
		const grant = { startsAt: addDays(testNow, -1), endsAt: addDays(testNow, 1), reason: "Thanks" };
		await site.services.database.insert(proGrants).values({ ...grant, userId: given.id });
		await add("Newest of a visitor");
		await add("Ended", await addPro({ currentPeriodEnd: addDays(testNow, -1) }));
		await add("Free member", await site.addPerson());
		await add("Has joined since", later);
		await add("Paid", await addPro());
		await add("Given", given);
		await add("In grace", await addPro({ status: "past_due", graceUntil: addDays(testNow, 2) }));
		await add("Late", await addPro({ status: "past_due", graceUntil: addDays(testNow, -2) }));
		await add("Will end", await addPro({ status: "canceled" }));
		await site.addSubscription(later);
		const visit = await owner.visit("/admin/messages");
		expect(subjectsIn(visit)).toEqual([
			"Has joined since",
			"Paid",
			"Given",
			"In grace",
			"Will end",
			"Newest of a visitor",
			"Ended",
			"Free member",
			"Late",
		]);
		const marks = visit.page.one("main").all("span", { class: "badge badge-featured" });
		expect(marks.map(({ text }) => text)).toEqual(Array(5).fill("Pro"));
		expect(visit.html).toContain("About Paid");
	});

	test("counts a person with both kinds of Pro once, and a revoked one not at all", async () => {
		const { site, owner, add, addPro } = await openInbox();
		const { database } = site.services;
		const grant = { startsAt: addDays(testNow, -1), endsAt: addDays(testNow, 1), reason: "Thanks" };
		const both = await addPro();
		const revoked = await site.addPerson();
		await database.insert(proGrants).values([
			{ ...grant, userId: both.id },
			{ ...grant, userId: revoked.id, revokedAt: testNow },
		]);
		await add("Visitor");
		await add("Revoked", revoked);
		await add("Both", both);
		expect(subjectsIn(await owner.visit("/admin/messages"))).toEqual([
			"Both",
			"Visitor",
			"Revoked",
		]);
	});

	test("is filtered by what has become of a message", async () => {
		const { owner, add } = await openInbox();
		await add("Waits");
		await add("Was answered", null, { status: "answered", settledAt: testNow });
		await add("Was closed", null, { status: "closed", settledAt: testNow });
		const visit = await owner.visit("/admin/messages");
		expect(subjectsIn(visit)).toEqual(["Waits"]);
		const filter = visit.page.one("nav", { "aria-label": "Which messages" });
		expect(subjectsIn(await owner.visit(filter.link("Answered")))).toEqual(["Was answered"]);
		expect(subjectsIn(await owner.visit(filter.link("Closed")))).toEqual(["Was closed"]);
		expect(subjectsIn(await owner.visit(filter.link("New")))).toEqual(["Waits"]);
		expect(subjectsIn(await owner.visit("/admin/messages?status=nonsense"))).toEqual(["Waits"]);
	});

	test("shows every message once over its pages, also where many came at one instant", async () => {
		const { owner, add, addPro } = await openInbox();
		const pro = await addPro();
		const wanted: string[] = [];
		for (let number = 0; number < 130; number++) {
			const createdAt = addDays(testNow, -Math.floor(number / 40));
			wanted.push(`Number ${number}`);
			await add(`Number ${number}`, number % 2 ? pro : null, { createdAt });
		}
		const seen: string[] = [];
		for await (const visit of owner.pages("/admin/messages")) seen.push(...subjectsIn(visit));
		expect(seen).toHaveLength(130);
		expect(seen.slice(0, 65).every((subject) => Number(subject.slice(7)) % 2 === 1)).toBe(true);
		expect([...seen].sort()).toEqual(wanted.sort());
	});

	test("says in the tab, on every page, how many wait", async () => {
		const { owner, add, post } = await openInbox();
		expect(tabOf(await owner.visit("/admin/audit"))).toBe("Messages");
		const id = await add("One");
		await add("Two");
		await add("Settled", null, { status: "closed", settledAt: testNow });
		expect(tabOf(await owner.visit("/admin/audit"))).toBe("Messages 2 new");
		expect(tabOf(await post(id, { intent: "close" }))).toBe("Messages 1 new");
		for (let number = 0; number < 100; number++) await add(`More ${number}`);
		expect(tabOf(await owner.visit("/admin/messages"))).toBe("Messages 99+ new");
	});

	test("says so when nobody waits", async () => {
		const { owner } = await openInbox();
		const { page } = await owner.visit("/admin/messages");
		expect(page.one("main").text).toContain("Nobody is waiting for an answer.");
	});
});

describe("a message", () => {
	test("is shown as text, with who wrote it and their plan", async () => {
		const { site, owner, add, addPro } = await openInbox();
		const pro = await addPro();
		const message = "<script>alert(1)</script>\n\n<img src=x onerror=alert(2)>";
		const id = await add("<b>Bold</b>", pro, { message, email: "work@example.com" });
		const { page } = await owner.visit(`/admin/messages/${id}`);
		const main = page.one("main");
		expect(main.one("h1").text).toBe("<b>Bold</b>");
		expect(main.one("article").text).toContain("<img src=x onerror=alert(2)>");
		expect(main.all("img")).toEqual([]);
		expect(main.text).toContain("work@example.com");
		expect(main.text).toContain(`Signed in as ${pro.email}`);
		expect(main.text).toMatch(/Pro, renews Jul 15, 2026/u);
		expect(main.link("Account")).toBe(`/admin/people/${pro.id}`);
		const visitor = await add("Hello");
		expect((await owner.visit(`/admin/messages/${visitor}`)).page.one("main").text).toContain(
			"Not signed in",
		);
		await site.services.database.execute(`delete from "user"`);
		expect((await owner.visit(`/admin/messages/${id}`)).page.text).toContain("Not signed in");
	});

	test("comes with the others of the same address and the same account", async () => {
		const { site, owner, add } = await openInbox();
		const grace = await site.addPerson({ email: "grace@example.com" });
		const id = await add("This one", grace);
		const earlier = await add("Earlier", null, { email: "grace@example.com", status: "closed" });
		await add("From work", grace, { email: "work@example.com" });
		await add("Of somebody else");
		const { page } = await owner.visit(`/admin/messages/${id}`);
		const main = page.one("main");
		expect(main.link("Earlier")).toBe(`/admin/messages/${earlier}`);
		expect(main.text).toContain("From work");
		expect(main.text).not.toContain("Of somebody else");
	});

	test("that is not there is 404, for reading and for answering", async () => {
		const { owner, audit, replies } = await openInbox();
		for (const id of [randomUUID(), "1", "new", "'"]) {
			expect((await owner.visit(`/admin/messages/${id}`)).status).toBe(404);
			for (const intent of ["reply", "close", "reopen"]) {
				const form = { intent, body: "Hello" };
				expect((await owner.ask(`/admin/messages/${id}`, { form })).status).toBe(404);
			}
		}
		expect(await audit()).toEqual([]);
		expect(await replies()).toEqual([]);
	});
});

describe("a takedown", () => {
	test("is asked for by the form, and one press of the owner does all of it", async () => {
		const { site, owner, post, get, mailbox } = await openInbox();
		const resumeId = await site.addResume({ title: "Nurse", company: "Harrow" });
		const visitor = createVisitor(await createApp(site));
		const { page } = await visitor.visit(`/resumes/${resumeId}`);
		const asked = await visitor.visit(
			page.one("main").link("Is it yours, or about you? Have it taken down"),
		);
		const form = asked.page.one("form", { action: "/contact" });
		expect(form.one("input", { name: "resumeAddress" }).get("value")).toBe(`/resumes/${resumeId}`);
		const letter = { name: "Kim", email: "kim@example.com", subject: "Mine", message: "Please." };
		const wrong = { ...letter, kind: "takedown", resumeAddress: `/resumes/${randomUUID()}` };
		const refused = await visitor.submit(form, wrong);
		expect(refused.status).toBe(400);
		expect(refused.page.text).toContain("There is no resume at this address");
		await visitor.submit(form, { ...wrong, resumeAddress: `/resumes/${resumeId}` });
		const inbox = await owner.visit("/admin/messages");
		expect(inbox.page.one("tbody").text).toContain("Takedown");
		const at = inbox.page.one("tbody").link("Mine");
		const id = at.replace("/admin/messages/", "");
		const panel = (await owner.visit(at)).page.one("section", { "aria-labelledby": "takedown" });
		expect(panel.text).toContain("Nurse, Harrow");
		expect((await post(id, { intent: "take-down", body: " " })).status).toBe(400);
		const done = await post(id, { intent: "take-down", body: "It is down." });
		expect(toastOf(done)).toBe("The resume was taken down, and the answer is on its way.");
		expect(done.page.one("main").text).toContain("taken down on Jun 15, 2026");
		expect(await get(id)).toMatchObject({ status: "answered" });
		expect((await visitor.visit(`/resumes/${resumeId}`)).status).toBe(410);
		expect(await mailbox.subjectsTo("kim@example.com")).toEqual([
			"Our answer to “Mine” (Offerfolio)",
		]);

		await site.services.pool.query(`
			create function fail_on_purpose() returns trigger language plpgsql
				as $$ begin raise exception 'zinnober'; end $$;
			create trigger fail_on_purpose before update on takedowns
				for each row execute function fail_on_purpose();`);
		const place = `/admin/resumes/${resumeId}`;
		expect(done.page.one("main").link("Lift the takedown")).toBe(place);
		const withdrawn = await owner.visit("/admin/resumes?status=withdrawn");
		expect(withdrawn.page.one("tbody").link(/^Takedown/u)).toContain(place);
		const standing = (await owner.visit(place)).page;
		expect(standing.one("main").text).toContain("Jun 15, 2026");
		const lift = standing.one("form", { action: place });
		expect((await owner.submit(lift, { reason: " " })).status).toBe(400);
		const failed = (await owner.submit(lift, { reason: "A mistake" })).page.one("main");
		await site.services.pool.query("drop trigger fail_on_purpose on takedowns");
		const sentence = "The takedown could not be lifted. Please try again.";
		expect(failed.one("div", { role: "alert" }).text).toBe(sentence);
		const lifted = await owner.submit(lift, { reason: "A mistake" });
		expect(toastOf(lifted)).toBe("The takedown was lifted. The resume can be added again.");
		expect((await owner.visit(place)).status).toBe(410);
	});
});

describe("answering", () => {
	test("mails the answer to the writer, keeps it, and says so in the log", async () => {
		const { owner, add, audit, get, replies, post, mailbox } = await openInbox();
		const id = await add("A pack", null, { message: "Does it expire?\nAnd then?" });
		const page = `/admin/messages/${id}`;
		const form = (await owner.visit(page)).page
			.all("form")
			.find((one) => one.all("textarea").length > 0);
		if (!form) throw new Error("There is no form to answer");
		const visit = await post(id, { intent: "reply", body: " Yes.\r\nAfter 30 days. " });
		expect([visit.path, toastOf(visit)]).toEqual([page, "Your answer is on its way."]);
		expect(visit.page.one("main").text).toContain("Our answer");
		expect(visit.page.one("main").text).toContain("Yes. After 30 days.");
		expect(visit.page.one("textarea").text).toBe("");
		expect(await get(id)).toMatchObject({ status: "answered", settledAt: testNow });
		expect(await replies()).toMatchObject([
			{ messageId: id, body: "Yes.\nAfter 30 days.", sentAt: testNow },
		]);
		const mails = await mailbox.all();
		expect(mails).toMatchObject([
			{
				recipient: "ada@example.com",
				subject: "Our answer to “A pack” (Offerfolio)",
				headers: { "Reply-To": "support@offerfolio.example" },
			},
		]);
		expect(mails[0]?.text).toContain("Yes.\nAfter 30 days.\n");
		expect(mails[0]?.text).toContain("> Does it expire?\n> And then?");
		expect(await audit()).toMatchObject([
			{
				action: "message.replied",
				subjectId: id,
				label: "Message of Jun 15, 2026",
				changes: { status: { from: "new", to: "answered" } },
			},
		]);
	});

	test("without words is refused, and too many come back as they were typed", async () => {
		const { add, get, replies, post, audit } = await openInbox();
		const id = await add("A pack");
		const empty = await post(id, { intent: "reply", body: "  " });
		expect(empty.status).toBe(400);
		expect(empty.page.one("main").text).toContain("Please write an answer first");
		const words = "word ".repeat(2001).trim();
		const long = await post(id, { intent: "reply", body: words });
		expect(long.status).toBe(400);
		expect(long.page.one("textarea").text).toBe(words);
		expect(long.page.one("textarea").get("aria-invalid")).toBe("true");
		expect(await get(id)).toMatchObject({ status: "new", settledAt: null });
		expect([await replies(), await audit()]).toEqual([[], []]);
	});

	test("twice with the same words sends them once, and with others again", async () => {
		const { add, replies, post, mailbox, audit } = await openInbox();
		const id = await add("A pack");
		await Promise.all([1, 2, 3].map(() => post(id, { intent: "reply", body: "Yes." })));
		expect(await replies()).toHaveLength(1);
		await post(id, { intent: "reply", body: "And no." });
		expect(await mailbox.mailsTo("ada@example.com")).toHaveLength(2);
		expect(await audit()).toHaveLength(2);
	});

	test("that cannot be queued is not kept, and comes back to be sent again", async () => {
		const { site, add, get, replies, post, audit } = await openInbox();
		const id = await add("A pack");
		await site.services.pool.query(`
			create function fail_on_purpose() returns trigger language plpgsql
				as $$ begin raise exception 'zinnober'; end $$;
			create trigger fail_on_purpose before insert on pgboss.job
				for each row execute function fail_on_purpose();`);
		const visit = await post(id, { intent: "reply", body: "Yes, after 30 days." });
		await site.services.pool.query("drop trigger fail_on_purpose on pgboss.job");
		expect(visit.status).toBe(500);
		expect(visit.page.one("textarea").text).toBe("Yes, after 30 days.");
		expect(visit.page.one("main").text).toContain("That did not work. Please try again.");
		expect([await replies(), await audit()]).toEqual([[], []]);
		expect(await get(id)).toMatchObject({ status: "new" });
	});

	test("is not sent when the message has been deleted meanwhile", async () => {
		const { site, mailbox } = await openInbox();
		const { jobs } = site.services;
		await jobs.enqueue("send-mail", { message: "contact-reply", replyId: randomUUID() });
		await jobs.enqueue("send-mail", { message: "contact-message", messageId: randomUUID() });
		expect(await mailbox.all()).toEqual([]);
		expect(site.logged()).not.toContain('"level":"error"');
	});
});

describe("closing", () => {
	test("settles a message without a mail, and can be taken back", async () => {
		const { add, audit, get, post, mailbox } = await openInbox();
		const id = await add("Spam");
		expect(toastOf(await post(id, { intent: "close" }))).toBe("The message is closed.");
		expect(await get(id)).toMatchObject({ status: "closed", settledAt: testNow });
		// A second press, or a second tab.
		await post(id, { intent: "close" });
		const visit = await post(id, { intent: "reopen" });
		expect(toastOf(visit)).toBe("The message is open again.");
		expect(await get(id)).toMatchObject({ status: "new", settledAt: null });
		expect((await audit()).map(({ action }) => action)).toEqual([
			"message.reopened",
			"message.closed",
		]);
		expect(await mailbox.all()).toEqual([]);
	});
});
