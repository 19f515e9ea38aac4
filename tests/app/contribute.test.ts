import { buffer } from "node:stream/consumers";
import { eq } from "drizzle-orm";
import PDFDocument from "pdfkit";
import { expect, test } from "vitest";
import { contributions } from "#app/data/base/schema/contributions.server.ts";
import { intakeDrafts } from "#app/data/base/schema/intake.server.ts";
import { setConsent } from "#app/data/intake/contribution/contributed-drafts.server.ts";
import { formatMonth } from "#app/domain/base/dates.ts";
import { limits } from "#app/domain/base/limits.ts";
import { consentParts, consentWords } from "#app/domain/intake/contribution/consent.ts";
import { contributing } from "#app/domain/intake/contribution/contributor-messages.ts";
import { draftLimits } from "#app/domain/intake/desk/draft-limits.ts";
import { intakeMessages } from "#app/domain/intake/desk/draft-messages.ts";
import { answerContribution } from "#app/operations/intake/contribution/answer-contributor.server.ts";
import { publishDraft } from "#app/operations/intake/desk/publish-draft.server.ts";
import { readDraft } from "#app/operations/intake/desk/read-draft.server.ts";
import { scheduleDraft } from "#app/operations/intake/desk/save-draft.server.ts";
import { toastOf } from "#tests/helpers/accounts.ts";
import { createApp } from "#tests/helpers/app.ts";
import { cachedPaths } from "#tests/helpers/cached-paths.ts";
import type { HtmlElement } from "#tests/helpers/html.ts";
import { addMember } from "#tests/helpers/member.ts";
import { multipartForm } from "#tests/helpers/multipart.ts";
import { enterAsOwner, ownerOf, passcode } from "#tests/helpers/owner.ts";
import { addDocument, documentWith } from "#tests/helpers/resume-bodies.ts";
import { createTestSite } from "#tests/helpers/site.ts";
import { createVisitor } from "#tests/helpers/visitor.ts";

/** Stands in every part of the resume. */
const canary = "quicksilvery";
/** Stands in its sentences alone. */
const secret = "marmalade";
const pasted = `Zelda ${canary}
Registered Nurse
Tulsa, OK | zelda@${canary}.example

SUMMARY
I turn wards that nobody wants into wards that people ask for. ${secret} all night.

EXPERIENCE
Registered ${canary} Nurse, ${canary} Clinic, Tulsa, OK\tMarch 2020 – Present
- Cut falls by 12% with a ${canary} ${secret} board

EDUCATION
BSN in Nursing, ${canary} State University\tMay 2020
`;

/** What a browser sends of a form as it stands. */
function standing(form: HtmlElement): Record<string, string> {
	const values: Record<string, string> = {};
	for (const input of form.all("input")) {
		const [type, name] = [input.get("type"), input.get("name")];
		const isLeft = (type === "checkbox" && input.get("checked") === null) || type === "file";
		if (name && !isLeft) values[name] = input.get("value") ?? "";
	}
	for (const area of form.all("textarea")) values[area.get("name") ?? ""] = area.text;
	for (const select of form.all("select")) {
		const options = select.all("option");
		const chosen = options.find((option) => option.get("selected") !== null) ?? options[0];
		values[select.get("name") ?? ""] = chosen?.get("value") ?? "";
	}
	return values;
}

/** Presses until a resume is submitted, from the first page on: links, buttons, boxes and choices. */
const mostPresses = 8;

test("A contributor without scripts comes from the first page to a submitted resume, and nothing of it is at any other address until it is published", async () => {
	const site = await createTestSite({ ADMIN_PASSCODE: passcode });
	const { services } = site;
	await services.jobs.start({});
	const app = await createApp(site);
	const { browser } = await addMember(site, app);
	let presses = 0;
	const first = await browser.visit("/contribute");
	for (const part of consentParts) {
		expect(first.page.one("main").text).toContain(consentWords[part].label);
	}
	presses++;
	const begun = await browser.visit(first.page.one("main").link("Begin"));
	// A refusal keeps what was pasted.
	const both = await multipartForm(
		{ name: "a.pdf", bytes: new TextEncoder().encode("%PDF-1.7") },
		{ pasted },
	);
	const refused = await browser.visit(begun.path, both);
	expect(refused.status).toBe(400);
	expect(refused.page.one("main").text).toContain(contributing.both);
	expect(refused.page.one("textarea").text).toContain(canary);
	presses++;
	const sent = await browser.visit(begun.path, await multipartForm(null, { pasted }));
	// Sent once more, it is led to what it became.
	const twice = await browser.visit(begun.path, await multipartForm(null, { pasted }));
	expect([twice.path, toastOf(twice)]).toEqual([sent.path, contributing.alreadySent]);
	const [draft, ...more] = await services.database.select().from(intakeDrafts);
	expect(more).toEqual([]);
	await readDraft(services, { draftId: draft?.id ?? "" }, { attempt: 1 });

	const seen = await browser.visit(sent.path);
	const [form] = seen.page
		.all("form")
		.filter((one) => one.all("input", { name: "version" }).length);
	if (!form) throw new Error("There is no editor");
	// Typed, one press for the box that few share it, and one to go on.
	presses += 2;
	const gone = await browser.submit(form, {
		...standing(form),
		title: `Nurse ${canary}`,
		company: `${canary} Clinic`,
		role: "Nursing",
		industry: "Healthcare",
		fewReason: contributing.fewAgreed,
		openToEveryone: "true",
		intent: "go-on",
	});
	expect(gone.path).toMatch(/^\/contribute\/[0-9a-f-]{36}\/submit$/u);
	for (const box of gone.page.all("input", { type: "checkbox" })) {
		expect(box.get("checked")).toBeNull();
	}
	const [agreement] = gone.page
		.all("form")
		.filter((one) => one.all("input", { name: "reading" }).length);
	if (!agreement) throw new Error("There is nothing to agree to");
	const unread = await browser.submit(agreement, { lines: "true", proof: "never" });
	expect(unread.page.one("main").text).toContain(contributing.readingMissing);
	expect(unread.page.one("input", { name: "lines" }).get("checked")).not.toBeNull();
	presses += 3;
	const proven = { proof: "now", workAddress: "nurse@clinic.example" };
	const done = await browser.submit(agreement, { reading: "true", ...proven });
	expect(done.page.one("main").text).toContain("With us since");
	console.info(`From the first page to submitted: ${presses} presses`);
	expect(presses).toBeLessThanOrEqual(mostPresses);
	const id = done.path.split("/")[2] ?? "";
	// What is sent back keeps what was said of the proof, and is agreed to again.
	const because = { isDeclined: false, because: "Which ward was it?" };
	await answerContribution(services, ownerOf(site), draft?.id ?? "", because);
	const back = (await browser.visit(`/contribute/${id}/submit`)).page;
	expect(back.one("select", { name: "proof" }).one("option", { selected: "" }).get("value")).toBe(
		"now",
	);
	expect(back.one("input", { name: "workAddress" }).get("value")).toBe(proven.workAddress);
	expect(back.one("input", { name: "reading" }).get("checked")).toBeNull();
	const [again] = back.all("form").filter((one) => one.all("input", { name: "reading" }).length);
	if (!again) throw new Error("There is nothing to agree to");
	await browser.submit(again, { reading: "true", proof: "never" });
	const receipts = await browser.visit(`/contribute/${id}`);
	expect(receipts.page.one("main").text).toContain(consentWords.reading.means);

	const other = (await addMember(site, app, { email: "other@example.com" })).browser;
	const addresses = [
		...cachedPaths,
		`/resumes?q=${canary}`,
		`/resumes/lines?q=${canary}`,
		`/resumes/suggestions?q=${canary.slice(0, 6)}`,
		"/resumes/options/company",
		"/resumes/cards",
		"/feed.xml",
		"/sitemap.xml",
		"/robots.txt",
		"/library",
		"/contribute/new",
		"/settings/export",
		"/insights/counts?role=Nursing",
		...[id, draft?.id, draft?.uploadId].flatMap((known) => [
			`/resumes/${known}`,
			`/resumes/${known}/read`,
			`/resumes/${known}/file`,
			`/resumes/${known}/download/pdf`,
			`/resumes/${known}/sheet.svg`,
			`/resumes/${known}/share.png`,
			`/contribute/${known}/draft`,
			`/contribute/${known}/submit`,
			`/contribute/${known}`,
			`/contribute/${known}/notes`,
			`/admin/intake/${known}`,
			`/admin/uploads/${known}/file`,
		]),
	];
	const visitor = createVisitor(app);
	for (const path of addresses) {
		for (const [who, viewer] of [["visitor", visitor] as const, ["member", other] as const]) {
			const answer = await viewer.ask(path);
			const words = (await answer.text()).replaceAll(`q=${canary}`, "").toLowerCase();
			// The box of a search shows what was typed into it.
			const found = path.includes(canary) ? words.includes("tulsa") : words.includes(canary);
			expect(found, `${path} for a ${who}`).toBe(false);
		}
	}

	// The owner chooses a day that is over: what is typed beside it is kept, and the day gets the focus.
	const owner = createVisitor(app, { cookie: await enterAsOwner(site) });
	const desk = `/admin/intake/${draft?.id}`;
	const [edited] = (await owner.visit(desk)).page
		.all("form")
		.filter((one) => one.all("input", { name: "day" }).length > 0);
	if (!edited) throw new Error("The draft has no form");
	const typed = { intent: "schedule", day: "2020-01-01", because: "Thank you for this" };
	const late = await owner.visit(desk, { form: { ...standing(edited), ...typed } });
	expect(late.status).toBe(400);
	expect(late.page.one("main").text).toContain(intakeMessages.dayUnchanged);
	const day = late.page.one("input", { name: "day" });
	expect([day.get("value"), day.get("aria-invalid")]).toEqual([typed.day, "true"]);
	expect(late.page.one("textarea", { name: "because" }).text).toBe(typed.because);

	// One with a day is not published yet.
	const waits = await scheduleDraft(services, ownerOf(site), draft?.id ?? "", "2026-06-20");
	const moment = "It will be published on June 20, 2026 at 09:00 UTC.";
	expect(waits).toEqual({ success: true, message: moment });
	for (const path of ["/admin/intake", desk])
		expect((await owner.visit(path)).page.one("main").text).toContain(moment);

	const published = await publishDraft(services, ownerOf(site), draft?.id ?? "");
	if (!published.success) throw new Error(published.error);
	const page = await visitor.visit(`/resumes/${published.id}`);
	expect(page.page.one("main").text).toContain(`Nurse ${canary}`);
	// As it was proposed, it says nothing of its sentences.
	const html = await (await visitor.ask(`/resumes/${published.id}`)).text();
	expect(html).not.toMatch(new RegExp(`${secret}|wards that`, "u"));
	// Nothing but reading was agreed to.
	expect(page.page.one("meta", { name: "robots" }).get("content")).toBe("nosnippet, noarchive");
	const robots = async () => (await visitor.ask("/robots.txt")).text();
	expect(await robots()).toMatch(
		new RegExp(`User-agent: GPTBot\n[\\s\\S]*\nDisallow: /resumes/${published.id}\n`, "u"),
	);
	await services.database.transaction((transaction) =>
		setConsent(transaction, published.id, consentParts),
	);
	expect(await robots()).not.toContain(published.id);
});

/** A draft of a member that was read, and a way to save it and see its page again. */
async function openDraft(text = pasted) {
	const site = await createTestSite();
	const { services } = site;
	await services.jobs.start({});
	const app = await createApp(site);
	const { browser, person } = await addMember(site, app);
	const sent = await browser.visit("/contribute/new", await multipartForm(null, { pasted: text }));
	const [draft] = await services.database.select().from(intakeDrafts);
	await readDraft(services, { draftId: draft?.id ?? "" }, { attempt: 1 });
	const editor = async () => {
		const { page } = await browser.visit(sent.path);
		const [form] = page.all("form").filter((one) => one.all("input", { name: "version" }).length);
		if (!form) throw new Error("There is no editor");
		return form;
	};
	const save = async (typed: Record<string, string>) => {
		const form = await editor();
		return browser.submit(form, { ...standing(form), intent: "save", ...typed });
	};
	return { site, services, person, path: sent.path, browser, save };
}

test("The meter tells a contributor no more of a locked resume than its preview, whatever is saved", async () => {
	const { site, path, browser, save } = await openDraft();
	const document = documentWith("kestrel");
	const [job] = document.work;
	if (!job) throw new Error("There is no job");
	const hidden = {
		employer: "Ninth Bell Coffee",
		school: "Tualatin Falls University",
		month: "2021-04",
	};
	const locked = await site.addResume({
		company: "Kestrel House",
		role: "Nursing",
		industry: "Healthcare",
		provenance: "declared",
	});
	await addDocument(site, locked, {
		...document,
		work: [
			{ ...job, name: "Kestrel House", startDate: hidden.month },
			{ ...job, name: hidden.employer, startDate: "2010-01", endDate: "2011-01" },
		],
		education: [{ institution: hidden.school, studyType: "BSN", area: "" }],
	});
	/** What the page says of people, and whether it goes on, once this was saved. */
	const told = async ({ employer, school, month }: typeof hidden) => {
		const typed = {
			...{ title: "Nurse", company: "Kestrel House", role: "Nursing", industry: "Healthcare" },
			...{ "work.0.position": "Nurse", "work.0.name": "Kestrel House", "work.0.startDate": month },
			...{ "work.1.position": "Nurse", "work.1.name": employer, "work.1.startDate": "2010" },
			...{ "education.0.studyType": "BSN", "education.0.institution": school },
		};
		const { page } = await save(typed);
		const gone = await save({ ...typed, intent: "go-on" });
		const said = [
			page.one("section", { "aria-labelledby": "meter" }).text,
			gone.path,
			gone.page.one("main").text.includes(contributing.canLead),
		].join("\n");
		return [employer, school, formatMonth(month)].reduce(
			(text, name) => text.replaceAll(name, "…"),
			said,
		);
	};
	const wrong = { employer: "Third Bell Coffee", school: "Lucky Falls University" };
	const missed = await told({ ...wrong, month: "2021-05" });
	expect(await told(hidden)).toBe(missed);
	expect(await told({ ...hidden, ...wrong })).toBe(missed);
	expect(await told({ ...wrong, employer: hidden.employer, month: "2021-05" })).toBe(missed);
	expect(await told({ ...wrong, school: hidden.school, month: "2021-05" })).toBe(missed);
	// Its company and its role stand in its preview: so one other person is told.
	expect(missed).toContain("2 people");
	expect((await browser.visit(path)).page.one("main").text).toContain("It also names");
});

test("A draft is saved so many times and no more; what was typed stays", async () => {
	const { services, person, save } = await openDraft();
	for (let time = 0; time < limits.savePerPerson.attempts; time++) {
		await services.limits.consume(limits.savePerPerson, person.id);
	}
	const late = await save({ title: "Typed in vain" });
	expect(late.status).toBe(429);
	expect(late.page.one("input", { name: "title" }).get("value")).toBe("Typed in vain");
	const [draft] = await services.database.select().from(intakeDrafts);
	expect(draft?.fields.title).not.toBe("Typed in vain");
});

test("A draft that is longer than a resume is refused with all that was typed; one that is there is a form without its page", async () => {
	const { services, path, browser, save } = await openDraft();
	const known = async () => (await services.database.select().from(intakeDrafts))[0];
	const line = `- ${"1 2 3 4 5 6 7 8 9 0 - . ( ) ".repeat(700)}`;
	const long = Object.fromEntries(
		[0, 1, 2, 3].map((place) => [`work.${place}.highlights`, `${line}${place}`]),
	);
	const before = await known();
	const refused = await save({ title: "Typed in vain", ...long });
	expect(refused.status).toBe(400);
	expect(refused.page.one("main").text).toContain(intakeMessages.tooLong);
	for (const [name, value] of Object.entries(long)) {
		expect(refused.page.one("textarea", { name }).text.trim()).toBe(value);
	}
	expect(await known()).toEqual(before);
	const lines = "- a\n".repeat(draftLimits.texts);
	expect((await save({ "work.0.highlights": lines })).page.one("main").text).toContain(
		intakeMessages.tooLong,
	);
	expect((await save({ more: "a word to remove\n".repeat(200) })).page.one("main").text).toContain(
		intakeMessages.tooLong,
	);
	expect(await known()).toEqual(before);

	// As it could be saved before there was a limit.
	if (!before) throw new Error("There is no draft");
	const { document } = before;
	const [job] = document.work;
	if (!job) throw new Error("There is no job");
	await services.database.update(intakeDrafts).set({
		document: {
			...document,
			work: Object.values(long).map((all) => ({ ...job, highlights: [all] })),
		},
	});
	const { page } = await browser.visit(path);
	expect(page.one("main").text).toContain(intakeMessages.savedTooLong);
	expect(page.one("section", { "aria-label": "What readers will see" }).text).not.toContain(
		"1 2 3",
	);
	expect(page.all("section", { "aria-labelledby": "meter" })).toEqual([]);
	expect(page.one("textarea", { name: "work.3.highlights" }).text).toContain("1 2 3");
	// What always goes is known of its head all the same.
	await save({ "work.0.highlights": "- Led nurses", ...emptied(1, 2, 3) });
	expect((await known())?.removals).toContain(`zelda@${canary}.example`);
	expect((await browser.visit(path)).page.one("main").text).not.toContain(
		intakeMessages.savedTooLong,
	);
});

const emptied = (...places: number[]) =>
	Object.fromEntries(places.map((place) => [`work.${place}.highlights`, ""]));

test("No draft is made of a file that is longer than a resume is", async () => {
	const { services } = await openDraft(`${pasted}${"- One more line\n".repeat(draftLimits.texts)}`);
	const [draft] = await services.database.select().from(intakeDrafts);
	expect(draft).toMatchObject({ status: "failed", problem: intakeMessages.fileTooLong });
});

test("Contact data in signs that Word and PDF programs write, or that show nothing, stands among what is found and not on the sheet", async () => {
	const site = await createTestSite();
	const { services } = site;
	await services.jobs.start({});
	const app = await createApp(site);
	const { browser } = await addMember(site, app);
	const text = pasted
		.replace("zelda@", "+1\u00a0415\u2011555\u20110142 | zel\u200bda＠")
		.replace("Cut falls", "Call 415\u2011555\u20110177 or a\u2060da@mail.example: cut falls");
	const file = { name: "resume.txt", bytes: new TextEncoder().encode(text) };
	const sent = await browser.visit("/contribute/new", await multipartForm(file, { pasted: "" }));
	const [draft] = await services.database.select().from(intakeDrafts);
	await readDraft(services, { draftId: draft?.id ?? "" }, { attempt: 1 });
	const { page } = await browser.visit(sent.path);
	const found = page.all("fieldset").find((one) => one.text.includes("Name and contact data"));
	expect(found?.text).toContain("Phone 415-555-0177");
	expect(found?.text).toContain("Email ada@mail.example");
	const sheet = page.one("article", { class: "resume-sheet" }).text;
	expect(sheet).toContain("cut falls by 12%");
	expect(sheet).not.toMatch(/0177|0142|mail\.example|zel/iu);
});

test("A file that cannot be read, and that its person has not sent, is shown to no owner and taken away by none", async () => {
	const site = await createTestSite({ ADMIN_PASSCODE: passcode });
	const { services } = site;
	await services.jobs.start({});
	const app = await createApp(site);
	const { browser } = await addMember(site, app);
	const owner = createVisitor(app, { cookie: await enterAsOwner(site) });
	const scan = new PDFDocument();
	scan.rect(10, 10, 100, 100).fill();
	scan.end();
	const file = { name: `${canary}.pdf`, bytes: new Uint8Array(await buffer(scan)) };
	await browser.visit("/contribute/new", await multipartForm(file, { pasted: "" }));
	const known = async () => (await services.database.select().from(intakeDrafts))[0];
	const uploadId = (await known())?.uploadId ?? "";
	await readDraft(services, { draftId: (await known())?.id ?? "" }, { attempt: 1 });
	expect(await known()).toMatchObject({ fileName: file.name, status: "ready" });

	const page = `/admin/uploads/${uploadId}`;
	const statusOf = async (path: string) => (await owner.ask(path)).status;
	const statuses = async () => [await statusOf(page), await statusOf(`${page}/file`)];
	expect(await (await owner.ask("/admin/overview")).text()).not.toContain(canary);
	expect(await statuses()).toEqual([404, 404]);
	for (const intent of ["remove", "read", "redact", "review"]) {
		expect((await owner.ask(page, { form: { intent } })).status, intent).toBe(404);
	}
	expect((await known())?.uploadId).toBe(uploadId);

	// From then on it is the owner's affair, who looks at the file.
	await services.database
		.update(contributions)
		.set({ submittedAt: services.clock() })
		.where(eq(contributions.draftId, (await known())?.id ?? ""));
	expect(await statuses()).toEqual([200, 200]);
});
