import { desc, eq } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import { getExportedData } from "#app/data/account/exported-data.server.ts";
import { removePerson } from "#app/data/account/people.server.ts";
import { removeEnded } from "#app/data/base/clean-up.server.ts";
import { resumeDocuments } from "#app/data/base/schema/bodies.server.ts";
import { resumeUses, userPurchases } from "#app/data/base/schema/entitlements.server.ts";
import {
	keptLines,
	savedSearches,
	savedSearchFinds,
	starredResumes,
} from "#app/data/base/schema/keeping.server.ts";
import { resumes } from "#app/data/base/schema/library.server.ts";
import { helpedField } from "#app/domain/account/outcome.ts";
import { addDays, formatLongDate, formatShortDate } from "#app/domain/base/dates.ts";
import { keeping } from "#app/domain/base/messages/keeping.ts";
import { shortlisting } from "#app/domain/base/messages/shortlisting.ts";
import { telling } from "#app/domain/base/messages/telling.ts";
import type { Person } from "#app/domain/base/viewer.ts";
import { fairUse } from "#app/domain/reader/fair-use.ts";
import { lineHash } from "#app/domain/reader/line-hash.ts";
import { checkText, type OriginalityMarks } from "#app/domain/reader/originality.ts";
import { openResume } from "#app/operations/reader/open-resume.server.ts";
import { flashOf } from "#tests/helpers/accounts.ts";
import { openApp } from "#tests/helpers/app.ts";
import { parseHtml } from "#tests/helpers/html.ts";
import { addDocument, documentWith } from "#tests/helpers/resume-bodies.ts";
import { findBrokenInvariants, testNow } from "#tests/helpers/site.ts";

const word = "quicksilver";
const line = `Built the ${word} ledger for 12 teams in nine months by rewriting every import`;
const second = `Cut ${word} costs from 9 to 4 dollars`;

const withLines = (...highlights: string[]) => {
	const document = documentWith("nothing");
	return { ...document, work: document.work.map((job) => ({ ...job, highlights })) };
};

/** A site with a resume of two lines, and a person whose pack has opened it. */
async function openSite() {
	const { site, ask } = await openApp();
	const { database } = site.services;
	const id = await site.addResume({ title: "Ledger lead" });
	await addDocument(site, id, withLines(line, second));
	const person = await site.addPerson();
	const pack = await site.addPack(person);
	await openResume(site.services, person, id, testNow);
	const send = async (
		as: Person,
		fields: Record<string, string>,
		{ path = "/library/lines", text = line, resume = id } = {},
	) => {
		const reference = `${resume}.${lineHash(text)}`;
		const form = { intent: "keep", reference, ...fields };
		const answer = await ask(`${path}.data`, { as, form, headers: { Accept: "*/*" } });
		return { status: answer.status, text: await answer.text() };
	};
	return {
		site,
		ask,
		database,
		id,
		person,
		pack,
		send,
		keep: (as: Person, more: { text?: string; resume?: string } = {}) =>
			send(as, {}, { path: "/library/lines/keep", ...more }),
		async page(as: Person, search = "") {
			const answer = await ask(`/library/lines${search}`, { as });
			return parseHtml(await answer.text()).one("main");
		},
		rows: () => database.select().from(keptLines).orderBy(keptLines.line),
		async marks(as: Person) {
			const answer = await ask("/library/lines/marks", { as });
			expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
			return (await answer.json()) as OriginalityMarks;
		},
	};
}

describe("keeping a line", () => {
	test("is one row however many tabs press at once, and shows it with its structure", async () => {
		const { site, person, keep, rows, page } = await openSite();
		const answers = await Promise.all(Array.from({ length: 8 }, () => keep(person)));
		expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
		expect(await rows()).toMatchObject([{ userId: person.id, place: 1, note: "" }]);
		const main = await page(person);
		expect(main.one("blockquote").text).toBe(line);
		expect(main.text).toContain("Built ___ for ___ in ___ by rewriting ___");
		expect(main.text).toContain("Invented for a demonstration: Google, Mid-level.");
		expect(await findBrokenInvariants(site)).toEqual([]);
	});

	test("is refused for a resume that is not open, and for words that are none of its lines", async () => {
		const { site, person, keep, rows } = await openSite();
		const stranger = await site.addPerson();
		const refused = await keep(stranger);
		expect(refused.status).toBe(403);
		expect(refused.text).toContain(keeping.notOpened);
		expect(refused.text).not.toContain(word);
		expect((await keep(person, { text: "Another line" })).status).toBe(409);
		const unknown = await keep(person, { resume: "99999999-9999-4999-8999-999999999999" });
		expect(unknown.status).toBe(403);
		expect(await rows()).toEqual([]);
	});

	test("ends at a thousand lines, also for two that come at once", async () => {
		const { site, database, id, person, keep, rows } = await openSite();
		const values = Array.from({ length: 999 }, (_, at) => ({
			userId: person.id,
			resumeId: id,
			line: `x${at}`,
			place: 0,
			keptAt: testNow,
		}));
		await database.insert(keptLines).values(values);
		const answers = await Promise.all([keep(person), keep(person, { text: second })]);
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
		expect(await rows()).toHaveLength(1_000);
		expect(await findBrokenInvariants(site)).toEqual([]);
	});

	test("counts as a use of the resume, within fair use", async () => {
		const { site, database, id, keep, rows } = await openSite();
		const pro = await site.addPerson();
		await site.addSubscription(pro);
		for (let number = 1; number < fairUse.hour.resumes; number++) {
			const use = { userId: pro.id, resumeId: await site.addResume(), kind: "reading" } as const;
			await database.insert(resumeUses).values({ ...use, at: testNow });
		}
		const other = await site.addResume();
		await addDocument(site, other, withLines(line));
		expect((await keep(pro)).status).toBe(200);
		expect((await keep(pro, { resume: other })).status).toBe(429);
		expect((await keep(pro, { text: second })).status).toBe(200);
		expect((await rows()).map(({ resumeId }) => resumeId)).toEqual([id, id]);
	});

	test("works without scripts, and goes back to where the line was", async () => {
		const { ask, id, person } = await openSite();
		const page = parseHtml(await (await ask(`/resumes/${id}/read`, { as: person })).text());
		const [button] = page.all("button", { class: "keep-line" });
		const form = page.one("form", { id: button?.get("form") ?? "" });
		const fields = Object.fromEntries(
			form.all("input").map((input) => [input.get("name") ?? "", input.get("value") ?? ""]),
		);
		const answer = await ask(form.get("action") ?? "", {
			as: person,
			form: { ...fields, reference: button?.get("value") ?? "" },
		});
		expect(answer.headers.get("Location")).toBe(`/resumes/${id}/read`);
		const again = parseHtml(await (await ask(`/resumes/${id}/read`, { as: person })).text());
		expect(again.all("button", { class: "keep-line", "aria-pressed": "true" })).toHaveLength(1);
		expect(again.all("button", { class: "keep-line" })).toHaveLength(2);
	});
});

test("The reader marks a kept line and shows its note below it; a line that was changed is named as changed, with its note", async () => {
	const { ask, database, id, person, keep, send } = await openSite();
	await keep(person);
	await send(person, { intent: "write", note: "For my ledger", group: "Money" });
	const read = async () =>
		parseHtml(await (await ask(`/resumes/${id}/read`, { as: person })).text());
	const besideIt = { "aria-label": "About this resume" };
	const page = await read();
	const [item] = page.one("ul", { class: "resume-bullets" }).all("li");
	expect(item?.text).toContain("Your note: For my ledger");
	expect(page.one("aside", besideIt).text).toContain(line);
	expect(page.one("aside", besideIt).one("textarea").text).toBe("For my ledger");

	await database.update(resumeDocuments).set({ document: withLines(second) });
	const later = await read();
	expect(later.text).not.toContain("Your note:");
	const aside = later.one("aside", besideIt).text;
	expect(aside).toContain(keeping.changedSince);
	expect(aside).toContain("For my ledger");
	expect(aside).not.toContain(line);
});

test("The search of lines has the button beside lines in words, pressed where they are kept, and nobody else has it", async () => {
	const { site, ask, person, keep } = await openSite();
	await keep(person);
	const buttonsFor = async (as: Person) =>
		parseHtml(await (await ask("/resumes/lines?q=quicksilver", { as })).text())
			.all("button", { class: "keep-line" })
			.map((button) => button.get("aria-pressed"));
	expect((await buttonsFor(person)).toSorted()).toEqual(["false", "true"]);
	expect(await buttonsFor(await site.addPerson())).toEqual([]);
});

describe("a kept line", () => {
	test("has a note and a group of its own, which can be searched", async () => {
		const { person, keep, send, page } = await openSite();
		await keep(person);
		await keep(person, { text: second });
		const note = { intent: "write", note: "Good opening", group: "Costs" };
		expect((await send(person, note, { text: second })).status).toBe(200);
		expect((await page(person, "?q=opening")).one("blockquote").text).toBe(second);
		expect((await page(person, "?group=Costs")).one("blockquote").text).toBe(second);
		expect((await page(person, "?q=nowhere")).text).toContain("None of your kept lines fits");
		const long = await send(person, { ...note, note: "x".repeat(1_001) }, { text: second });
		expect(long.status).toBe(400);
		expect(long.text).toContain("1,000 characters");
	});

	test("is gone from the page when it was removed, and comes back with its note by undoing", async () => {
		const { ask, site, database, person, keep, send, page, rows } = await openSite();
		await keep(person);
		await send(person, { intent: "write", note: "Mine", group: "" });
		const [item] = (await page(person)).all("li", {}).filter((li) => li.all("blockquote").length);
		const form = item?.all("form").find((one) => one.text.startsWith("Remove"));
		const fieldsOf = (one = form) =>
			Object.fromEntries(
				one?.all("input").map((input) => [input.get("name") ?? "", input.get("value") ?? ""]) ?? [],
			);
		const removal = await ask("/library/lines", { as: person, form: fieldsOf() });
		const removed = await page(
			person,
			new URL(removal.headers.get("Location") ?? "", "http://x").search,
		);
		expect(removed.all("blockquote")).toEqual([]);
		const undo = removed.all("form").find((one) => one.text.includes("Undo"));
		await ask("/library/lines", { as: person, form: fieldsOf(undo) });
		expect((await page(person)).text).toContain("Mine");
		// A removal that nobody undoes is for good after a day.
		await send(person, { intent: "remove" });
		expect(await rows()).toHaveLength(1);
		await removeEnded(database, addDays(testNow, 2));
		expect(await rows()).toEqual([]);
		site.setNow(addDays(testNow, 2));
		expect((await send(person, { intent: "restore" })).status).toBe(409);
	});

	test("loses its words with the right, says why, and has them again with another one", async () => {
		const { site, database, person, pack, id, keep, send, page } = await openSite();
		await keep(person);
		await send(person, { intent: "write", note: "My note", group: "" });
		await database
			.update(userPurchases)
			.set({ status: "refunded", resumesRemaining: 0, closedAt: testNow })
			.where(eq(userPurchases.id, pack));
		const closed = await page(person);
		expect(closed.text).not.toContain(word);
		expect(closed.text).toContain("Your Resume Pack was refunded on June 15, 2026");
		expect(closed.text).toContain("My note");
		expect(closed.link(/See what opens it again/u)).toBe(`/resumes/${id}`);
		expect((await page(person, `?q=${word}`)).text).toContain("None of your kept lines fits");
		await site.addSubscription(person);
		expect((await page(person)).one("blockquote").text).toBe(line);
	});

	test("of a withdrawn resume keeps its note alone", async () => {
		const { database, person, id, keep, send, page } = await openSite();
		await keep(person);
		await send(person, { intent: "write", note: "My note", group: "" });
		await database.update(resumes).set({ withdrawnAt: testNow }).where(eq(resumes.id, id));
		const main = await page(person);
		expect(main.text).toContain("This resume was withdrawn from the library.");
		expect(main.text).toContain("My note");
		expect(main.text).not.toContain(word);
	});

	test("is followed when it moves, and never shown as another line when it was changed", async () => {
		const { database, person, id, keep, page } = await openSite();
		await keep(person);
		const change = (document: ReturnType<typeof withLines>) =>
			database.update(resumeDocuments).set({ document }).where(eq(resumeDocuments.resumeId, id));
		await change(withLines(second, line));
		expect((await page(person)).one("blockquote").text).toBe(line);
		await change(withLines("Sold the ledger", second));
		const changed = await page(person);
		expect(changed.all("blockquote")).toEqual([]);
		expect(changed.text).toContain("This line was changed in the resume");
		expect(changed.text).not.toContain("Sold the ledger");
	});

	test("stands in the person's own copy without its words, and goes with the account", async () => {
		const { ask, database, person, keep, send, rows } = await openSite();
		await keep(person);
		await send(person, { intent: "write", note: "My note", group: "Costs" });
		const copy = await (await ask("/settings/export", { as: person })).text();
		expect(JSON.parse(copy)).toMatchObject({
			keptLines: [{ title: "Ledger lead", note: "My note", group: "Costs", removedAt: null }],
		});
		expect(copy).not.toContain(word);
		await database.transaction((transaction) => removePerson(transaction, person.id));
		expect(await rows()).toEqual([]);
	});

	test("belongs to its member: nobody else writes or removes it", async () => {
		const { site, person, keep, send, rows } = await openSite();
		await keep(person);
		const other = await site.addPerson();
		for (const intent of ["write", "restore"]) {
			expect((await send(other, { intent, note: "Theirs", group: "" })).status).toBe(409);
		}
		// What they do not keep is not there for them.
		expect((await send(other, { intent: "remove" })).status).toBe(200);
		expect(await rows()).toMatchObject([{ note: "", removedAt: null }]);
	});
});

describe("the note of a kept line without scripts", () => {
	const form = { intent: "write", note: "My new note", group: "", noteWas: "", groupWas: "" };

	/** A member whose list has 51 lines: the first one is on its second page, with a note of another tab. */
	async function openLongList() {
		const opened = await openSite();
		const { ask, database, id, person } = opened;
		const others = Array.from({ length: 50 }, (_, number) => lineHash(`Another line, ${number}`));
		const row = { userId: person.id, resumeId: id, place: 0 };
		await database
			.insert(keptLines)
			.values([
				{ ...row, line: lineHash(line), keptAt: addDays(testNow, -1), note: "Of another tab" },
				...others.map((name) => ({ ...row, line: name, keptAt: testNow })),
			]);
		const reference = `${id}.${lineHash(line)}`;
		const read = async (answer: Response) => parseHtml(await answer.text()).one("main");
		/** Presses "Save" of the first line's form, as it stands on a page. */
		const press = (main: Awaited<ReturnType<typeof read>>, fields: Record<string, string>) => {
			const [own] = main
				.all("form")
				.filter((one) => one.all("textarea", { name: "note" }).length > 0)
				.filter((one) => one.one("input", { name: "reference" }).get("value") === reference);
			const fixed = (own?.all("input") ?? expect.fail("It has no form")).map(
				(one) => [one.get("name") ?? "", one.get("value") ?? ""] as const,
			);
			const form = { ...Object.fromEntries(fixed), ...fields };
			return ask(own?.get("action") ?? "", { as: person, form });
		};
		const save = async (at: string, fields: Record<string, string>) =>
			press(await read(await ask(at, { as: person })), fields);
		return { ...opened, reference, read, press, save };
	}

	test.each(["/library/lines?page=2", "/library/lines?q=google&page=2"])(
		"comes back beside its line at %s when it was refused",
		async (at) => {
			const { save, read } = await openLongList();
			for (const note of ["My new note", "x".repeat(1_001)]) {
				const refused = await save(at, { note, noteWas: "" });
				expect(refused.status).toBe(note === "My new note" ? 409 : 400);
				const [item] = (await read(refused)).all("li").filter((one) => one.text.includes(line));
				expect(item?.one("textarea").text).toBe(note);
				expect(item?.one("div", { role: "alert" }).text).toBeTruthy();
			}
		},
	);

	test("comes back above the list when the page does not show its line", async () => {
		const { ask, database, person, reference, read } = await openLongList();
		const send = (fields: Record<string, string> = {}) =>
			ask("/library/lines", { as: person, form: { ...form, reference, ...fields } });
		const refused = await read(await send());
		expect(refused.text).toContain(keeping.passed);
		expect(refused.text).toContain("Now it says: Of another tab");
		const [shown] = refused.all("textarea").filter((one) => one.text === "My new note");
		expect(shown).toBeDefined();
		expect((await read(await send({ note: "x".repeat(1_001) }))).text).toContain("x".repeat(1_001));
		expect((await read(await send({ reference: "nothing" }))).text).toContain(keeping.unknown);

		// So does one whose line another tab has removed.
		await database.update(keptLines).set({ removedAt: testNow });
		const removed = await read(await send());
		expect(removed.text).toContain(keeping.notKept);
		expect(removed.one("textarea", { name: "note" }).text).toBe("My new note");
	});

	test("leads back to the page that it was saved on, and to no other site", async () => {
		const { ask, id, person, rows, reference, read, press, save } = await openLongList();
		for (const at of [`/resumes/${id}/read`, "/library/lines?q=google&page=2"]) {
			const saved = await save(at, { note: `Written at ${at}` });
			expect([saved.headers.get("Location"), flashOf(saved)]).toEqual([at, keeping.written]);
			expect((await rows()).map(({ note }) => note)).toContain(`Written at ${at}`);
		}
		// What the list shows of it, because it was refused, leads back to the reader too.
		const reader = `/resumes/${id}/read`;
		const refused = await read(await save(reader, { note: "Mine", noteWas: "" }));
		expect((await press(refused, { note: "Mine" })).headers.get("Location")).toBe(reader);

		for (const returnTo of ["//evil.example", "https://evil.example/", "/\\evil.example"]) {
			const fields = { ...form, reference, returnTo, note: "Mine" };
			const saved = await ask("/library/lines", { as: person, form: fields });
			expect(saved.headers.get("Location")).toBe("/library/lines");
		}
	});
});

describe("what a text is checked with", () => {
	const bytesOf = (marks: OriginalityMarks) =>
		marks.library && new Uint8Array(Buffer.from(marks.library.bits, "base64"));

	test("finds six words of an opened resume and names it, and ten of a locked one and does not", async () => {
		const { site, person, marks } = await openSite();
		const locked = await site.addResume({ title: "Locked one" });
		const hidden = "Steered a merger of three clinics through two audits and one very long winter";
		await addDocument(site, locked, withLines(hidden));
		const found = await marks(person);
		expect(found.opened.map(({ title }) => title)).toEqual(["Ledger lead"]);
		expect(found.library).toMatchObject({ resumes: 2, of: 2 });
		const mine = `I built the ${word} ledger for 12 teams. ${hidden}`;
		const pieces = checkText(mine, found.opened, bytesOf(found));
		expect(pieces.filter((piece) => piece.found === 0).map(({ text }) => text)).toEqual([
			`built the ${word} ledger for 12 teams.`,
		]);
		expect(pieces.filter((piece) => piece.found === "library")).toHaveLength(1);
		const sent = JSON.stringify(found);
		expect(sent).not.toContain(locked);
		for (const secret of [...hidden.split(" "), word]) {
			if (secret.length > 4) expect(sent).not.toContain(secret);
		}
	});

	test("has nothing of locked resumes without a paid right, and nothing of what has closed", async () => {
		const { site, database, person, pack, marks } = await openSite();
		const free = await site.addPerson();
		expect(await marks(free)).toEqual({ opened: [], library: null });
		await database
			.update(userPurchases)
			.set({ status: "refunded", resumesRemaining: 0, closedAt: testNow })
			.where(eq(userPurchases.id, pack));
		expect(await marks(person)).toEqual({ opened: [], library: null });
	});

	test("is sent a few times an hour, and to nobody who is not signed in", async () => {
		const { ask, person } = await openSite();
		expect((await ask("/library/lines/marks")).status).toBe(401);
		const statuses: number[] = [];
		for (let time = 0; time < 21; time++) {
			statuses.push((await ask("/library/lines/marks", { as: person })).status);
		}
		expect(statuses.filter((status) => status === 200)).toHaveLength(20);
		expect(statuses.at(-1)).toBe(429);
	});
});

describe("The shortlist", () => {
	async function openShortlist() {
		const { site, ask } = await openApp();
		const person = await site.addPerson();
		const { database } = site.services;
		return {
			site,
			ask,
			database,
			person,
			async send(form: Record<string, string>, as: Person | null = person) {
				const answer = await ask("/shortlist.data", { as, form, headers: { Accept: "*/*" } });
				return { status: answer.status, text: await answer.text() };
			},
			async page(path = "/shortlist", as: Person | null = person) {
				return parseHtml(await (await ask(path, { as })).text()).one("main");
			},
			titles: (main: { all(name: string): { text: string }[] }) =>
				main.all("h2").map(({ text }) => text),
			rows: () => database.select().from(starredResumes).orderBy(desc(starredResumes.starredAt)),
		};
	}

	test("is one star however many tabs press at once, is sorted, and its notes are the member's own", async () => {
		const { site, person, send, page, titles, rows } = await openShortlist();
		const early = { company: "Zeta", experienceLevel: "Entry-level" } as const;
		const star = await site.addResume({ title: "First", ...early });
		const other = await site.addResume({ title: "Second", company: "Alpha" });
		await Promise.all(Array.from({ length: 6 }, () => send({ star })));
		await send({ star: other });
		expect(await rows()).toHaveLength(2);
		expect((await send({ write: star, note: "Look at the layout" })).status).toBe(200);
		const main = await page("/shortlist?sort=company");
		expect(titles(main)).toEqual(["Second", "First"]);
		expect(titles(await page("/shortlist?sort=level"))).toEqual(["First", "Second"]);
		expect(main.text).toContain("Look at the layout");
		const long = await send({ write: star, note: "x".repeat(501) });
		expect({ status: long.status, told: long.text.includes("500 characters") }).toEqual({
			status: 400,
			told: true,
		});
		// Only the member has it, and a star is no reading and spends nothing.
		expect((await page("/shortlist", await site.addPerson())).text).not.toContain("Look at");
		expect(await site.services.database.$count(resumeUses)).toBe(0);
		expect((await send({ star }, null)).text).not.toContain('"success",true');
		const copy = await site.services.database.transaction((connection) =>
			getExportedData(connection, person.id, "nobody"),
		);
		const mine = { title: "First", note: "Look at the layout" };
		expect(copy?.shortlist).toContainEqual(expect.objectContaining(mine));
	});

	test("ends at a hundred, also for two that come at once", async () => {
		const { site, database, person, send, rows } = await openShortlist();
		const ids: string[] = [];
		for (let number = 0; number < 101; number++) ids.push(await site.addResume());
		const [one = "", two = "", ...others] = ids;
		await database
			.insert(starredResumes)
			.values(others.map((resumeId) => ({ userId: person.id, resumeId, starredAt: testNow })));
		const answers = await Promise.all([send({ star: one }), send({ star: two })]);
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
		expect(answers.some(({ text }) => text.includes(shortlisting.full(100)))).toBe(true);
		expect(await rows()).toHaveLength(100);
		// What a browser brings and has no room is told, so that it stays there.
		const last = (await rows()).some(({ resumeId }) => resumeId === one) ? two : one;
		const brought = await send({ bring: [last, ...others].join(",") });
		expect(brought.text).toContain(`"left",[`);
		expect(brought.text).toContain(last);
		expect(await rows()).toHaveLength(100);
		expect(await findBrokenInvariants(site)).toEqual([]);
	});

	test("takes a visitor's stars along once, in their order, beside those of the account", async () => {
		const { site, database, person, send, page, titles } = await openShortlist();
		const [a, b, c] = [
			await site.addResume({ title: "A" }),
			await site.addResume({ title: "B" }),
			await site.addResume({ title: "C" }),
		];
		const gone = await site.addResume({ title: "Gone", withdrawnAt: testNow });
		await database
			.insert(starredResumes)
			.values({ userId: person.id, resumeId: a, note: "Mine", starredAt: addDays(testNow, -1) });
		const bring = [b, a, "nonsense", gone, c].join(",");
		await Promise.all([send({ bring }), send({ bring })]);
		const main = await page();
		expect(titles(main)).toEqual(["B", "C", "A"]);
		expect(main.text).toContain("Mine");
	});

	test("says of a withdrawn resume that it is, and has no way to it", async () => {
		const { site, database, send, page } = await openShortlist();
		const star = await site.addResume({ title: "Soon gone" });
		await send({ star });
		await database.update(resumes).set({ withdrawnAt: testNow });
		const main = await page();
		expect(main.text).toContain("withdrawn from the library");
		expect(main.all("a").map((link) => link.get("href"))).not.toContain(`/resumes/${star}`);
		expect((await send({ star: await site.addResume({ withdrawnAt: testNow }) })).status).toBe(404);
		// A visitor's browser asks by its ids, and is told nothing of it.
		expect((await page(`/shortlist?ids=${star}`, null)).text).not.toContain("Soon gone");
	});

	test("works without scripts: the star goes back to its list, and a removal can be undone with its note", async () => {
		const { site, ask, database, person, page, titles, rows } = await openShortlist();
		const id = await site.addResume({ title: "Kept" });
		const list = async () => parseHtml(await (await ask("/resumes", { as: person })).text());
		const press = async () => {
			const html = await list();
			const button = html.one("button", { class: "star-button" });
			const form = html.one("form", { id: button.get("form") ?? "" });
			const answer = await ask(form.get("action") ?? "", {
				as: person,
				form: { [button.get("name") ?? ""]: button.get("value") ?? "" },
				headers: { Referer: new URL("/resumes", site.services.publicUrl).href },
			});
			return answer.headers.get("Location");
		};
		expect(await press()).toBe("/resumes");
		expect((await list()).one("button", { class: "star-button" }).get("aria-pressed")).toBe("true");
		await database.update(starredResumes).set({ note: "Why I like it" });
		const removed = await ask("/shortlist", { as: person, form: { unstar: id, from: "list" } });
		const place = removed.headers.get("Location") ?? "";
		expect(place).toBe(`/shortlist?removed=${id}`);
		const main = await page(place);
		expect(main.text).toContain(shortlisting.removed);
		expect(main.text).toContain("Nothing on your shortlist yet");
		const undo = Object.fromEntries(
			main
				.one("form")
				.all("input")
				.map((input) => [input.get("name") ?? "", input.get("value") ?? ""]),
		);
		await ask("/shortlist", { as: person, form: undo });
		expect((await page()).text).toContain("Why I like it");
		expect(titles(await page())).toEqual(["Kept"]);
		// A day later it is gone for good.
		await ask("/shortlist", { as: person, form: { unstar: id } });
		await removeEnded(database, addDays(testNow, 2));
		expect(await rows()).toEqual([]);
		// A note comes back, also where another tab has removed the resume.
		const form = { write: id, note: "Typed in vain" };
		const refused = parseHtml(await (await ask("/shortlist", { as: person, form })).text());
		expect(refused.one("div", { role: "alert" }).text).toBe(shortlisting.notStarred);
		expect(refused.one("textarea", { name: "note" }).text).toBe("Typed in vain");
		// A visitor's page has no star: theirs work by scripts alone.
		const visitor = parseHtml(await (await ask("/resumes")).text());
		expect(visitor.all("button", { class: "star-button" })).toEqual([]);
	});
});

describe("My library", () => {
	/** What a member has of everything, and how its page reads. */
	async function openLibrary() {
		const opened = await openSite();
		const { site, ask, database, id, person, send } = opened;
		await opened.keep(person);
		await send(person, { intent: "write", note: "zanzibar note", group: "Money" });
		const starred = await site.addResume({ title: "Nurse in a flood", company: "Alpha" });
		const star = { userId: person.id, resumeId: starred, starredAt: testNow };
		await database.insert(starredResumes).values({ ...star, note: "shape of page two" });
		const savedAt = addDays(testNow, -40);
		const search = { userId: person.id, query: "company=Alpha", name: "Alpha watch", savedAt };
		const [saved] = await database
			.insert(savedSearches)
			.values({ ...search, alert: "never" })
			.returning({ id: savedSearches.id });
		const view = async (path = "/library", as = person) => {
			const answer = await ask(path, { as });
			return parseHtml(await answer.text()).one("main");
		};
		return {
			...opened,
			view,
			starred,
			find: (resumeId: string, foundAt: Date) =>
				database
					.insert(savedSearchFinds)
					.values({ searchId: saved?.id ?? "", resumeId, foundAt, dueAt: null }),
			partOf: (main: Awaited<ReturnType<typeof view>>, part: string) =>
				main.one("section", { "aria-labelledby": part }),
			opensUntil: formatShortDate(addDays(testNow, 30)),
			id,
		};
	}

	test("shows the latest of each part in one place, with what opening costs and the next date", async () => {
		const { site, view, partOf, id, starred, opensUntil } = await openLibrary();
		const asked = vi.spyOn(site.services.pool, "query");
		const main = await view();
		// However much there is, it is asked for in a bounded number of statements.
		expect(asked.mock.calls.length).toBeLessThan(45);
		const opened = partOf(main, "opened");
		expect(opened.link("Ledger lead")).toBe(`/resumes/${id}/read`);
		expect(opened.text).toContain(`open until ${opensUntil}`);
		expect(opened.link("All 1")).toBe("/library/opened");
		const shortlist = partOf(main, "shortlist");
		expect(shortlist.link("Nurse in a flood")).toBe(`/resumes/${starred}`);
		expect(shortlist.text).toContain("To open one: Uses 1 of the 4 resumes left in your pack.");
		expect(shortlist.text).toContain("shape of page two");
		expect(partOf(main, "lines").one("blockquote").text).toBe(line);
		expect(partOf(main, "news").text).toContain("Nothing new in the last 30 days.");
		expect(partOf(main, "comparisons").text).toContain("Without scripts it cannot show them.");
		expect(partOf(main, "outcome").link("Tell us")).toBe("/library/outcome");
		expect(main.text).toContain("Your Resume Pack ends, 4 resumes unused.");
		expect(main.text).not.toContain("Start here");
	});

	test("tells what is new for the searches since the visit before, as long as this one lasts", async () => {
		const { site, view, partOf, starred, find } = await openLibrary();
		const other = await site.addResume({ title: "Alpha accountant", company: "Alpha" });
		await find(starred, addDays(testNow, -20));
		expect(partOf(await view(), "news").text).toContain("1 new resume");
		await find(other, new Date(testNow.getTime() + 60_000));
		const day = addDays(testNow, 1);
		for (const minutes of [0, 20, 45]) {
			site.setNow(new Date(day.getTime() + minutes * 60_000));
			const news = partOf(await view(), "news");
			expect(news.text).toContain(`since your last visit on ${formatShortDate(testNow)}`);
			expect(news.text).toContain("Alpha watch 1 new resume");
			expect(news.link("Alpha accountant")).toBe(`/resumes/${other}`);
		}
		site.setNow(addDays(day, 1));
		expect(partOf(await view(), "news").text).toContain("Nothing new since");
	});

	test("finds by one search what is the member's own, in words that they may read", async () => {
		const { site, database, person, view } = await openLibrary();
		const find = async (words: string, as = person) =>
			(await view(`/library?${new URLSearchParams({ q: words })}`, as)).text;
		expect(await find("zanzibar")).toContain("1 kept line");
		expect(await find("money")).toContain("1 kept line");
		expect(await find("rewriting")).toContain(line);
		expect(await find("flood")).toContain("Nurse in a flood Alpha · Software Engineer · on your");
		expect(await find("page two")).toContain("1 resume");
		expect(await find("alpha wat")).toContain("1 saved search");
		expect(await find("nothing of that kind")).toContain("Nothing of yours fits.");
		// Nobody else's, and no word of what has closed.
		expect(await find("zanzibar", await site.addPerson())).toContain("Nothing of yours fits.");
		await database.update(userPurchases).set({ status: "refunded", closedAt: testNow });
		expect(await find("rewriting")).toContain("Nothing of yours fits.");
		const noted = await find("zanzibar");
		expect([noted.includes("1 kept line"), noted.includes(word)]).toEqual([true, false]);
		const main = await view();
		expect(main.text).not.toContain(word);
		expect(main.text).toContain("locked since");
	});

	test("helps a new member to begin, and each part says what fills it", async () => {
		const { site, ask } = await openSite();
		const member = await site.addPerson();
		const main = parseHtml(await (await ask("/library", { as: member })).text()).one("main");
		expect(main.one("section", { "aria-labelledby": "start" }).text).toContain(
			"Your first resume is free",
		);
		for (const way of [
			"Resumes for you",
			"Browse and star",
			"Browse resumes",
			"Search the library",
			"Read an opened resume",
		]) {
			expect(main.link(way)).toMatch(/^\//u);
		}
	});
});

describe("how the search went", () => {
	const path = "/library/outcome";

	test("is told without scripts, changed and taken back, and stays in a form that is refused", async () => {
		const { ask, id, person } = await openSite();
		const view = async () => parseHtml(await (await ask(path, { as: person })).text()).one("main");
		const send = (form: Record<string, string>) =>
			ask(path, { as: person, form, headers: { "Sec-Fetch-Mode": "navigate" } });
		const box = helpedField(id);
		expect((await view()).one("input", { name: box }).get("checked")).toBeNull();
		const refused = await send({
			intent: "tell",
			answer: "offer",
			company: "Harrow",
			[box]: "true",
		});
		expect(refused.status).toBe(400);
		const form = parseHtml(await refused.text()).one("main");
		expect(form.text).toContain(telling.noMonth);
		expect(form.one("input", { name: "company" }).get("value")).toBe("Harrow");
		expect(form.one("input", { name: box }).get("checked")).toBe("");
		expect(form.one("input", { name: "mayCount" }).get("checked")).toBeNull();

		const month = "2026-05";
		const told = { intent: "tell", answer: "offer", month, company: "Harrow", [box]: "true" };
		const saved = await send({ ...told, mayCount: "true" });
		expect([saved.headers.get("Location"), flashOf(saved)]).toEqual([path, telling.saved]);
		const kept = await view();
		expect(kept.text).toContain(`You answered on ${formatLongDate(testNow)}`);
		for (const name of [box, "mayCount"]) {
			expect(kept.one("input", { name }).get("checked")).toBe("");
		}
		expect(kept.one("input", { value: "offer" }).get("checked")).toBe("");
		expect(kept.one("option", { value: month }).get("selected")).toBe("");
		expect(flashOf(await send({ intent: "take-back" }))).toBe(telling.takenBack);
		expect((await view()).text).not.toContain("You answered on");
		// Who has canceled because of an offer comes with it chosen.
		const led = parseHtml(await (await ask(`${path}?answer=offer`, { as: person })).text());
		expect(led.one("input", { value: "offer" }).get("checked")).toBe("");
	});
});
