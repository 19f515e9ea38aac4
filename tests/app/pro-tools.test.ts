import { describe, expect, test } from "vitest";
import { reviewCheckIds, reviewParts } from "#app/content/checklist/checks.server.ts";
import { sealedComparisons } from "#app/data/base/schema/insights.server.ts";
import { putSealed } from "#app/data/insights/sealed-comparisons.server.ts";
import { limits } from "#app/domain/base/limits.ts";
import { keeping } from "#app/domain/base/messages/keeping-readings.ts";
import { messages } from "#app/domain/base/messages.ts";
import { prices } from "#app/domain/billing/plans.ts";
import { leastResumes } from "#app/domain/insights/group-limits.ts";
import {
	boxAccountHeader,
	createCode,
	digestOf,
	keyOfCode,
	openBox,
	sealBox,
	sealedLimits,
} from "#app/domain/insights/own/sealed-readings.ts";
import { pastedLimits } from "#app/domain/insights/pasted-resume.ts";
import { givenLimits } from "#app/domain/insights/posting/given-text.ts";
import { resumeText } from "#app/domain/reader/sheet/resume-text.ts";
import { measureLibrary } from "#app/operations/library/measure-resumes.server.ts";
import { wordFiles, wordParagraph, writeZip } from "#tests/fixtures/documents/zip-writer.ts";
import { toastOf } from "#tests/helpers/accounts.ts";
import { openApp } from "#tests/helpers/app.ts";
import { readEveryRow, readWhatIsKept, tablesWith } from "#tests/helpers/database-rows.ts";
import { markupProblems } from "#tests/helpers/markup-problems.ts";
import { addMember, formWith, signInAgain } from "#tests/helpers/member.ts";
import { multipartForm } from "#tests/helpers/multipart.ts";
import { addDocument, documentWith } from "#tests/helpers/resume-bodies.ts";
import { type TestSite, testNow } from "#tests/helpers/site.ts";
import { createVisitor, type Visitor } from "#tests/helpers/visitor.ts";

/** Stands in every body here, and may be quoted to members of Pro only. */
const secret = "zanzibarquicksilver";

/** One of each kind of person. */
async function openTools() {
	const { site, app } = await openApp();
	const [free, pack, pro] = [
		await addMember(site, app),
		await addMember(site, app),
		await addMember(site, app),
	];
	await site.addPack(pack.person);
	await site.addSubscription(pro.person);
	const others = { visitor: createVisitor(app), free: free.browser, pack: pack.browser };
	return { site, app, others, free, pro };
}

/** A library of two trades that has been measured. */
async function fillLibrary(site: TestSite): Promise<void> {
	for (const role of ["Baker", "Sailor"]) {
		for (let index = 0; index < leastResumes; index++) {
			const experienceLevel = index % 2 === 0 ? "Intern" : "Staff+";
			const id = await site.addResume({ role, experienceLevel });
			const document = documentWith(role === "Baker" ? secret : "sail");
			await addDocument(site, id, document);
		}
	}
	const never = new AbortController().signal;
	await measureLibrary(site.services, { signal: never, stopping: never });
}

describe("the insights", () => {
	const resume = resumeText(documentWith(secret)).replaceAll("Engineer", "Baker");
	const text = `${resume}\nzinnoberrot ${"and more words ".repeat(15)}`;

	test("show those without Pro what they are, by public facts, and do nothing for them", async () => {
		const { site, others } = await openTools();
		await fillLibrary(site);
		const before = await readWhatIsKept(site);
		for (const [who, browser] of Object.entries(others)) {
			const visit = await browser.visit("/insights?role=Baker");
			expect(`${who}: ${visit.status}`).toBe(`${who}: 200`);
			expect(markupProblems(visit.page)).toEqual([]);
			const main = visit.page.one("main");
			expect(main.text).toContain("An example: Baker From the public facts of 8 resumes");
			expect(main.text).toContain("All of them are invented for this demonstration");
			expect(main.text).toContain(`${prices.pro} per month`);
			expect(main.link("Upgrade to Pro")).toBe("/pricing");
			expect(main.all("form")).toEqual([]);
			const data = await (await browser.ask("/insights.data?role=Baker")).text();
			expect(`${who}: ${`${visit.html}${data}`.includes(secret)}`).toBe(`${who}: false`);

			const sent = await browser.ask("/insights", { form: { text } });
			const denied = who === "visitor" ? 302 : 403;
			expect(`${who}: ${sent.status}`).toBe(`${who}: ${denied}`);
			expect(await sent.text()).not.toContain("zinnoberrot");
			const counts = await browser.ask("/insights/counts", {
				form: { key: "", requirements: "[]" },
			});
			expect(`${who}: ${counts.status}`).toBe(`${who}: ${denied}`);
		}
		expect(await readWhatIsKept(site)).toEqual(before);
	});

	test("show a member a group, compare a resume with it, and keep nothing of that", async () => {
		const { site, pro } = await openTools();
		await fillLibrary(site);
		const visit = await pro.browser.visit("/insights?role=Baker");
		expect(visit.status).toBe(200);
		expect(markupProblems(visit.page)).toEqual([]);
		const main = visit.page.one("main");
		expect(main.all("h2").map(({ text }) => text)).toEqual([
			"Filters",
			"Baker",
			"Compare mine",
			"How this is computed",
		]);
		expect(main.text).toContain(`Measured on all ${leastResumes} resumes.`);
		expect(main.text).toContain("All are one page long.");
		// What a drawing shows is said beside it once, and its numbers in a table: its parts are not read as well.
		expect(main.all("svg").filter((svg) => svg.get("aria-hidden") !== "true")).toEqual([]);
		expect(main.text).toContain("Sections in their usual order: ");
		expect(main.all("table").length).toBeGreaterThan(5);
		expect(main.one("table", { class: "skill-pairs" }).text).toContain(secret);
		expect(main.text).toContain(
			"It has learned from 16 resumes of this library, all of them invented.",
		);
		const small = await pro.browser.visit("/insights?role=Baker&experience=Staff%2B");
		expect(small.page.one("main").text).toContain("Too few to say 4 resumes of the library are");
		expect(small.page.one("main").text).not.toContain(secret);
		expect((await pro.browser.visit("/insights?role=%00&role=Juggler")).status).toBe(200);

		const { page } = await pro.browser.visit("/insights");
		const form = page.one("form", { encType: "multipart/form-data" });
		const before = await readWhatIsKept(site);
		const answer = await pro.browser.submit(form, { text });
		expect(answer.status).toBe(200);
		expect(markupProblems(answer.page)).toEqual([]);
		expect(answer.page.one("textarea", { name: "text" }).text).toContain("zinnoberrot");
		const said = answer.page.one("section", { "aria-labelledby": "yours" });
		expect(said.text).toContain("It reads like: Baker");
		expect(said.text).toContain(
			"Compared with the group that it reads like: Baker, 8 resumes, all invented.",
		);
		expect(said.all("li", { class: "finding" }).length).toBeGreaterThan(0);
		const seen = answer.page.one("section", { "aria-labelledby": "what-we-read" });
		expect(seen.text).toMatch(
			/We found \d+ jobs?, \d+ bullets?, \d+ skills? and \d+ lines? about school/u,
		);
		expect(seen.all("li", { class: "read-line" }).length).toBeGreaterThan(5);
		// The buttons belong to the form, so a press sends the same text without scripts as well.
		const buttons = said.all("button", { name: "level" });
		expect(buttons.map((button) => button.get("value"))).toContain("Staff+");
		expect(buttons[0]?.get("form")).toBe(form.get("id"));
		const corrected = await pro.browser.submit(form, { text, level: "Staff+" });
		const named = corrected.page.one("section", { "aria-labelledby": "yours" }).text;
		expect(named).toContain("It reads like: Baker, Staff+.");
		expect(named).toContain("You named the level.");

		const posting = `Baker\n\nRequirements:\n- ${secret}\n- Juggling <b>clubs</b>\n- 2 years in a bakery\n\nzinnoberrot ${"of a bakery in the north ".repeat(3)}`;
		const matched = await pro.browser.submit(form, { text, posting });
		expect(markupProblems(matched.page)).toEqual([]);
		const asked = matched.page.one("section", { "aria-labelledby": "posting" });
		expect(asked.text).toContain("3 requirements: 1 proved, 1 named and 1 missing.");
		expect(asked.text).toContain(`${leastResumes} of ${leastResumes} resumes here show it.`);
		expect(asked.text).toContain("Fewer than 5 of 8 resumes here show it.");
		expect(asked.text).toContain("If it is true, add a bullet");
		expect(asked.text).not.toMatch(/out of 100|\d%/u);
		expect(asked.all("li", { class: "finding" })).toHaveLength(1);
		expect(matched.page.one("textarea", { name: "posting" }).text).toContain("<b>clubs</b>");

		// What a browser asks when it has read the posting by itself.
		const requirement = { kind: "skill", text: secret, must: true };
		const ask = (requirements: unknown) =>
			pro.browser.ask("/insights/counts", {
				form: { key: "role=Baker", requirements: JSON.stringify(requirements) },
			});
		const counted = await ask([requirement, { ...requirement, text: "juggling" }]);
		expect(await counted.json()).toMatchObject({
			counts: { counts: [leastResumes, null], of: leastResumes, five: [{ adds: [0] }] },
		});
		const choice = { ...requirement, text: "one of two", options: ["juggling", secret] };
		expect(await (await ask([choice, requirement])).json()).toMatchObject({
			counts: { counts: [leastResumes, leastResumes], five: [{ adds: [0, 1] }] },
		});
		expect((await ask([{ ...choice, options: Array(301).fill(secret) }])).status).toBe(400);
		expect((await ask(Array(151).fill(choice))).status).toBe(400);
		expect((await ask([{ ...choice, options: [] }])).status).toBe(400);
		expect((await ask([{ ...requirement, kind: "wish" }])).status).toBe(400);
		expect((await ask("{")).status).toBe(400);

		const file = async (name: string, content: string | Uint8Array) => {
			const bytes = Buffer.from(content);
			return pro.browser.visit("/insights?role=Sailor", await multipartForm({ name, bytes }));
		};
		const read = await file("mine.txt", text);
		expect(read.page.one("section", { "aria-labelledby": "yours" }).text).toContain(
			"chose: Sailor",
		);
		expect(read.page.one("textarea", { name: "text" }).text).toContain("zinnoberrot");

		const refused: [Awaited<ReturnType<typeof file>>, number, string][] = [
			[await pro.browser.submit(form, { text: "" }), 400, messages.insights.nothing],
			[
				await pro.browser.submit(form, { text: "Ada <b>zinnoberrot</b>" }),
				400,
				messages.insights.tooShort(pastedLimits.words),
			],
			[
				await pro.browser.submit(form, { text: `${text}${"x".repeat(pastedLimits.characters)}` }),
				400,
				messages.insights.tooLong(pastedLimits.characters),
			],
			[
				await pro.browser.submit(form, { text, posting: "three short words" }),
				400,
				messages.insights.shortPosting(givenLimits.words),
			],
			[
				await pro.browser.submit(form, { text, posting: "word ".repeat(10_000) }),
				400,
				messages.insights.longPosting(givenLimits.characters),
			],
			[await file("mine.exe", text), 415, messages.insights.wrongFile],
			[await file("mine.pdf", text), 415, messages.insights.unlikeFile],
			[await file("mine.doc", `{\\rtf1 ${text}}`), 415, messages.insights.unlikeFile],
			[await file("mine.docx", ""), 415, messages.insights.emptyFile],
			[await file("mine.pdf", `%PDF-1.4 ${text}`), 422, messages.insights.unreadableFile],
			[
				await file("mine.docx", Buffer.from("d0cf11e0a1b11ae1", "hex")),
				415,
				messages.insights.lockedOrOldFile,
			],
			[
				await file(
					"mine.docx",
					writeZip([
						...wordFiles(wordParagraph(text)),
						{ name: "word/vbaProject.bin", content: "x" },
					]),
				),
				422,
				messages.insights.unsafeFile,
			],
		];
		for (const [visit, status, sentence] of refused) {
			expect(`${sentence} ${visit.status}`).toBe(`${sentence} ${status}`);
			expect(visit.page.one("main").text).toContain(sentence);
			expect(visit.page.all("section", { "aria-labelledby": "yours" })).toEqual([]);
		}
		expect(refused[1]?.[0].page.one("textarea", { name: "text" }).text).toBe(
			"Ada <b>zinnoberrot</b>",
		);
		const long = refused[4]?.[0].page;
		expect(long?.one("textarea", { name: "posting" }).text.length).toBeGreaterThan(49_000);
		expect(long?.one("textarea", { name: "text" }).text).toContain("zinnoberrot");

		expect(await readWhatIsKept(site)).toEqual(before);
		expect(await tablesWith(site, "zinnoberrot")).toEqual([]);
		expect(site.logged()).not.toContain("zinnoberrot");

		// What a browser compares with: groups that are large enough, and no word of fewer than five.
		const id = await site.addResume({ role: "Baker" });
		await addDocument(site, id, documentWith("onlyonehasthis"));
		const never = new AbortController().signal;
		await measureLibrary(site.services, { signal: never, stopping: never });
		const counts = await (await pro.browser.ask("/insights/counts")).text();
		expect(Object.keys(JSON.parse(counts).groups)).toEqual(["role=Baker", "role=Sailor"]);
		expect(counts).toContain(secret);
		expect(counts).not.toMatch(/onlyonehasthis|histogram/u);
	});
});

describe("comparisons in the account", () => {
	const canary = "zinnoberrot";
	const reading = (name: string) => ({
		name: `${canary} ${name}`,
		at: testNow.toISOString(),
		text: `Painted ${canary} doors`,
		posting: `${canary} wanted`,
		group: `role=${canary}`,
	});
	async function seal(...names: string[]) {
		const boxKey = await keyOfCode(createCode());
		if (!boxKey) throw new Error("No key");
		return { boxKey, bytes: await sealBox(names.map(reading), boxKey) };
	}
	const sent = async (browser: Visitor, bytes: Uint8Array, replaces = "") => {
		const form = await multipartForm({ name: "box", bytes }, { replaces });
		const { status } = await browser.ask("/insights/kept", form);
		return status;
	};
	const held = async (browser: Visitor) =>
		new Uint8Array(await (await browser.ask("/insights/kept")).arrayBuffer());

	test("are bytes that nobody here can read: in no table, no log and no answer is a word of them", async () => {
		const { site, free, pro } = await openTools();
		expect((await pro.browser.ask("/insights/kept")).status).toBe(204);
		const { boxKey, bytes } = await seal("first", "second");
		expect(await sent(pro.browser, bytes)).toBe(200);
		expect(await openBox(await held(pro.browser), boxKey)).toEqual(
			["first", "second"].map(reading),
		);
		expect(await held(free.browser)).toHaveLength(0);

		const copy = await (await pro.browser.ask("/settings/export")).text();
		const settings = await pro.browser.visit("/settings");
		expect(settings.page.one("section", { id: "privacy" }).text).toContain("Encrypted comparisons");
		const rows = [...(await readEveryRow(site)).values()].flat().join("\n");
		const seen = `${rows}${site.logged()}${copy}${settings.html}`.toLowerCase();
		for (const encoding of ["utf8", "hex", "base64"] as const) {
			const trace = Buffer.from(canary).toString(encoding).replaceAll("=", "").toLowerCase();
			expect(`${encoding}: ${seen.includes(trace)}`).toBe(`${encoding}: false`);
		}
		// The copy is opened there, in the browser.
		const { encryptedComparisons } = JSON.parse(copy);
		const again = new Uint8Array(Buffer.from(encryptedComparisons.sealed, "base64"));
		expect(await openBox(again, boxKey)).toHaveLength(2);
	});

	test("take the place of the state that a browser has seen, and of no other", async () => {
		const { site, pro } = await openTools();
		const replace = async (replaces: string) => {
			const boxes = await Promise.all(["a", "b", "c", "d", "e", "f"].map((name) => seal(name)));
			return Promise.all(boxes.map(({ bytes }) => sent(pro.browser, bytes, replaces)));
		};
		const once = [200, 409, 409, 409, 409, 409];
		expect((await replace("")).toSorted()).toEqual(once);
		const first = await digestOf(await held(pro.browser));
		expect((await replace(first)).toSorted()).toEqual(once);
		expect((await replace(first)).every((status) => status === 409)).toBe(true);
		expect(await site.services.database.select().from(sealedComparisons)).toHaveLength(1);
	});

	test("are neither given to nor taken from a page that was made for another account", async () => {
		const { site, free, pro } = await openTools();
		const { bytes } = await seal("first");
		const form = await multipartForm({ name: "box", bytes }, { replaces: "" });
		const statuses = async (account: string) => {
			const named = { [boxAccountHeader]: account };
			const headers = { ...form.headers, ...named };
			const sent = await pro.browser.ask("/insights/kept", { ...form, headers });
			return [sent.status, (await pro.browser.ask("/insights/kept", { headers: named })).status];
		};
		expect(await statuses(free.person.id)).toEqual([401, 401]);
		expect(await site.services.database.select().from(sealedComparisons)).toEqual([]);
		expect(await statuses(pro.person.id)).toEqual([200, 200]);
	});

	test("are theirs without Pro: read, exported and removed without a code, kept no more", async () => {
		const { site, others, free, pro } = await openTools();
		const { bytes } = await seal("first");
		expect(await sent(others.visitor, bytes)).toBe(302);
		expect(await sent(free.browser, bytes)).toBe(403);
		expect((await others.visitor.ask("/insights/kept")).status).toBe(401);
		const before = await readWhatIsKept(site);
		const clear = new TextEncoder().encode(JSON.stringify([reading("in the clear")]).padEnd(100));
		expect(await sent(pro.browser, clear)).toBe(400);
		expect(await sent(pro.browser, new Uint8Array(sealedLimits.bytes + 1))).toBe(413);
		expect(await sent(pro.browser, bytes, "not a digest")).toBe(400);
		expect((await pro.browser.ask("/insights/kept", { form: { replaces: "" } })).status).toBe(400);
		expect(await readWhatIsKept(site)).toEqual(before);

		const box = { sealed: bytes, keptAt: testNow };
		for (const { person } of [free, pro])
			await putSealed(site.services.database, person.id, box, "");
		expect(await held(free.browser)).toEqual(bytes);
		const { page } = await free.browser.visit("/settings");
		const removed = await free.browser.submit(formWith(page, { intent: "remove-sealed" }));
		expect(toastOf(removed)).toBe(keeping.removedFromAccount);
		expect(removed.html).not.toContain("Encrypted comparisons");
		expect((await free.browser.ask("/insights/kept")).status).toBe(204);
		expect(await held(pro.browser)).toEqual(bytes);

		const full = new Uint8Array(sealedLimits.bytes);
		full.set(bytes);
		expect(await sent(pro.browser, full, await digestOf(bytes))).toBe(200);
		for (let used = 0; used < limits.sealPerPerson.attempts; used++) {
			await site.services.limits.consume(limits.sealPerPerson, pro.person.id);
		}
		expect(await sent(pro.browser, bytes, await digestOf(full))).toBe(429);
	});
});

describe("the review checklist", () => {
	const [first = "", second = "", third = ""] = reviewCheckIds;
	const titles = reviewParts.flatMap(({ checks }) => checks.map(({ title }) => title));

	test("shows those without Pro one check, and keeps the ticks of those with it", async () => {
		const { site, app, others, free, pro } = await openTools();
		const before = await readWhatIsKept(site);
		for (const [who, browser] of Object.entries(others)) {
			const { status, page, html } = await browser.visit("/checklist");
			expect(`${who}: ${status}`).toBe(`${who}: 200`);
			expect(markupProblems(page)).toEqual([]);
			expect(page.one("main").text).toContain("First glance 5 checks");
			const data = await (await browser.ask("/checklist.data")).text();
			expect(titles.filter((title) => `${html}${data}`.includes(title))).toHaveLength(1);
			const form = { intent: "tick", check: first, wanted: "yes" };
			const sent = await browser.ask("/checklist", { form });
			expect(`${who}: ${sent.status}`).toBe(`${who}: ${who === "visitor" ? 302 : 403}`);
		}
		expect(await readWhatIsKept(site)).toEqual(before);

		const { browser } = pro;
		await site.addProGrant(free.person);
		const tickedBy = async (who = pro.browser) => {
			const { page } = await who.visit("/checklist");
			const boxes = page.all("input", { type: "checkbox", name: "done" });
			expect(boxes).toHaveLength(titles.length);
			return boxes.filter((box) => box.get("checked") !== null).map((box) => box.get("value"));
		};
		const empty = await browser.visit("/checklist");
		expect(markupProblems(empty.page)).toEqual([]);
		expect(empty.page.one("main").text).toContain("0 of 25 done, 0%");

		// As the scripts send it, tick by tick; twice is once.
		for (const check of [first, second, second]) {
			const sent = await browser.send("/checklist", { intent: "tick", check, wanted: "yes" });
			expect(sent.data).toEqual({ success: true, message: messages.checklist.saved });
		}
		await browser.send("/checklist", { intent: "tick", check: first, wanted: "no" });
		expect(await tickedBy()).toEqual([second]);
		// As a form without scripts: the whole list as it stands there.
		const [form] = empty.page.one("main").all("form");
		if (!form) throw new Error("There is no form");
		const saved = await browser.submit(form, { done: third });
		expect(toastOf(saved)).toBe(messages.checklist.saved);
		expect(saved.page.one("main").text).toContain("1 of 25 done, 4%");
		expect(await tickedBy()).toEqual([third]);

		// What a comparison has found comes besides.
		const added = await browser.send("/checklist", { intent: "add", done: first });
		expect(added.data).toEqual({ success: true, message: messages.checklist.added(1) });
		expect(new Set(await tickedBy())).toEqual(new Set([first, third]));
		await browser.send("/checklist", { intent: "tick", check: first, wanted: "no" });

		// It is nobody else's, stands in the export, and waits when Pro has ended.
		expect(await tickedBy(free.browser)).toEqual([]);
		expect(await (await browser.ask("/settings/export")).json()).toMatchObject({
			reviewChecklist: [{ check: third, tickedAt: testNow.toISOString() }],
		});
		site.setNow(new Date(testNow.getTime() + 40 * 86_400_000));
		await signInAgain(app, pro);
		expect((await pro.browser.visit("/checklist")).html).not.toContain(titles[0]);
		site.setNow(testNow);
		await signInAgain(app, pro);
		expect(await tickedBy()).toEqual([third]);

		const reset = await pro.browser.visit("/checklist", { form: { intent: "reset" } });
		expect(reset.status).toBe(200);
		expect(await tickedBy()).toEqual([]);
		const unknown: Record<string, string>[] = [
			{ intent: "erase" },
			{ intent: "tick", check: "x" },
			{},
		];
		for (const form of unknown) {
			expect((await browser.ask("/checklist", { form })).status).toBe(400);
		}
	});
});
