import { eq, inArray, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import type { Connection } from "#app/data/base/database.server.ts";
import { resumeDocuments, resumeFiles } from "#app/data/base/schema/bodies.server.ts";
import { readingModels, resumeMeasurements } from "#app/data/base/schema/insights.server.ts";
import { resumeLines } from "#app/data/base/schema/search.server.ts";
import { getReadingModel } from "#app/data/insights/reading-model.server.ts";
import { holdResume } from "#app/data/intake/resume-entries.server.ts";
import { putFileLines } from "#app/data/library/resume-lines.server.ts";
import { leastSharers } from "#app/domain/insights/group-limits.ts";
import { leastExamples } from "#app/domain/insights/reading-model.ts";
import { contactRules } from "#app/domain/intake/contact-data.ts";
import { emptyQuery } from "#app/domain/library/resume-query.ts";
import type { ResumeDocument } from "#app/domain/reader/resume-document.ts";
import { resumeText } from "#app/domain/reader/sheet/resume-text.ts";
import { compareResume } from "#app/operations/insights/compare-resume.server.ts";
import { withdrawResume } from "#app/operations/intake/withdraw-resume.server.ts";
import { checkPublishedFiles } from "#app/operations/reader/check-published-files.server.ts";
import { addCareers } from "#tests/helpers/careers.ts";
import { readWhatIsKept, tablesWith } from "#tests/helpers/database-rows.ts";
import { addDocument, addOriginal, documentWith } from "#tests/helpers/resume-bodies.ts";
import { createTestSite, type TestSite, testNow } from "#tests/helpers/site.ts";
import { measureLibrary } from "./measure-resumes.server.ts";

const baker = "role=Baker";
const admin = { sessionId: "11111111-1111-4111-8111-111111111111", now: testNow };
const never = new AbortController().signal;
const work = { signal: never, stopping: never };
const lockWaiters = sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;

/** A resume of a trade, whose words and skills nobody of another trade has. */
const documentOf = (role: string, index: number): ResumeDocument => ({
	...documentWith(`${role.toLowerCase()}-only`),
	work: [
		{
			name: "Kestrel Works",
			position: `${role} number`,
			startDate: "2020-01",
			endDate: "2023-12",
			highlights: [`Kneaded ${role} things for 12 people`, `Sold ${index % 3} of them`],
		},
	],
	skills: [{ name: "Tools", keywords: [`${role} tools`, "Shared"] }],
});

/** As many resumes of two trades as are needed to describe and to learn them, measured. */
async function openLibrary(ofEach = leastExamples) {
	const site = await createTestSite();
	await site.services.jobs.start({});
	const ids: string[] = [];
	for (const role of ["Baker", "Sailor"]) {
		for (let index = 0; index < ofEach; index++) {
			const experienceLevel = index % 2 === 0 ? "Intern" : "Staff+";
			const id = await site.addResume({ role, experienceLevel });
			await addDocument(site, id, documentOf(role, index));
			ids.push(id);
		}
	}
	await measureLibrary(site.services, work);
	return { site, ids };
}

const measurementsOf = ({ services }: TestSite) =>
	services.database.select().from(resumeMeasurements).orderBy(resumeMeasurements.resumeId);
const withdraw = (site: TestSite, id: string, deletesFile = false) =>
	withdrawResume(site.services, admin, { id, reason: null, deletesFile });

describe("the measurements of the library", () => {
	test("describe groups, teach what resumes read like, and are made once by the same rules", async () => {
		const { site, ids } = await openLibrary();
		const group = await site.services.library.groups(baker);
		expect(group).toMatchObject({ resumes: leastExamples, rest: leastExamples });
		expect(group?.measures).toMatchObject({ years: { median: 4 }, figureShare: { median: 1 } });
		expect(group?.skills.map(({ skill }) => skill)).toContain("Baker tools");
		expect(group?.skills.map(({ skill }) => skill)).not.toContain("Shared");
		const known = await site.services.resumeReader();
		expect(known?.facts).toMatchObject({ resumes: 2 * leastExamples });

		const before = await readWhatIsKept(site);
		await measureLibrary(site.services, work);
		expect(await readWhatIsKept(site)).toEqual(before);

		const [one = ""] = ids;
		await site.services.database
			.update(resumeMeasurements)
			.set({ version: 0, measured: null })
			.where(eq(resumeMeasurements.resumeId, one));
		await measureLibrary(site.services, work);
		expect(await readWhatIsKept(site)).toEqual(before);
	});

	test("are learned from once a day, and whenever they have changed", async () => {
		const { site, ids } = await openLibrary(leastExamples + 1);
		const { database } = site.services;
		const learnedAt = async () => {
			await measureLibrary(site.services, work);
			return (await getReadingModel(database))?.learnedAt;
		};
		const hoursLater = (hours: number) => new Date(testNow.getTime() + hours * 3_600_000);

		site.setNow(hoursLater(2));
		expect(await learnedAt()).toEqual(testNow);
		site.setNow(hoursLater(3));
		await withdraw(site, ids[0] ?? "");
		expect(await learnedAt()).toEqual(hoursLater(3));
		site.setNow(hoursLater(26));
		expect(await learnedAt()).toEqual(hoursLater(26));
	});
});

test("Routes are counted of what is published, their resumes named from five people on", async () => {
	const site = await createTestSite();
	const { careerRoutes } = site.services.library;
	const teachers = { title: "Math Teacher", role: "Consultant", word: "kept" };
	await addCareers(site, { ...teachers, people: 2 });
	expect(await careerRoutes()).toEqual([]);
	const ids = await addCareers(site, { ...teachers, people: 3 });
	careerRoutes.invalidate();
	const [route] = await careerRoutes();
	expect(route).toMatchObject({ from: "Teaching", to: "Consultant", people: 5, monthsThere: 36 });
	expect(route?.resumes).toHaveLength(5);
	await withdraw(site, ids[0] ?? "");
	const [left] = await careerRoutes();
	expect(left).toMatchObject({ people: 4, resumes: [] });
});

describe("a process that stops", () => {
	test("leaves what is to be measured and learned to another", async () => {
		const { site, ids } = await openLibrary();
		const { database } = site.services;
		const before = await readWhatIsKept(site);
		const jobsLeft = async () => {
			const { rows } = await database.execute(
				sql`delete from pgboss.job where name = 'measure-library' returning data`,
			);
			return rows.length;
		};
		await jobsLeft();
		const stopped = { ...work, stopping: AbortSignal.abort() };

		// All is measured, and only learning is left.
		await database.update(readingModels).set({ learnedFrom: null });
		await measureLibrary(site.services, stopped);
		expect(await jobsLeft()).toBe(1);
		expect(await measurementsOf(site)).toHaveLength(ids.length);

		const [one = ""] = ids;
		await database.delete(resumeMeasurements).where(eq(resumeMeasurements.resumeId, one));
		await measureLibrary(site.services, stopped);
		expect(await jobsLeft()).toBe(1);
		expect(await measurementsOf(site)).toHaveLength(ids.length - 1);

		await measureLibrary(site.services, work);
		expect(await jobsLeft()).toBe(0);
		expect(await readWhatIsKept(site)).toEqual(before);
	});
});

describe("a resume that was withdrawn", () => {
	test("leaves the figures at once, what was learned with the next lesson, and everything with its body", async () => {
		const { site, ids } = await openLibrary(leastExamples + 1);
		const [first = "", second = ""] = ids;
		expect((await site.services.library.groups(baker))?.resumes).toBe(leastExamples + 1);
		await withdraw(site, first);
		expect((await site.services.library.groups(baker))?.resumes).toBe(leastExamples);
		await measureLibrary(site.services, work);
		expect((await getReadingModel(site.services.database))?.resumes).toBe(2 * leastExamples + 1);
		// One less, and the group is too small to be described or learned.
		await withdraw(site, second);
		expect(await site.services.library.groups(baker)).toBeNull();
		await measureLibrary(site.services, work);
		expect(await getReadingModel(site.services.database)).toBeNull();
		expect(await tablesWith(site, "baker-only")).toEqual([
			"resume_documents",
			"resume_lines",
			"resume_measurements",
		]);
	});
});

describe("a body that changes", () => {
	test("takes its measurements along when it is removed, and the next one is measured", async () => {
		const { site, ids } = await openLibrary();
		const { database } = site.services;
		const [one = ""] = ids;
		await database.delete(resumeDocuments).where(eq(resumeDocuments.resumeId, one));
		expect((await measurementsOf(site)).length).toBe(2 * leastExamples - 1);
		const text = resumeText(documentOf("Juggler", 1));
		const key = await addOriginal(site, one, "txt", new TextEncoder().encode(text));
		await measureLibrary(site.services, work);
		const [measured] = (await measurementsOf(site)).filter(({ resumeId }) => resumeId === one);
		expect(measured).toMatchObject({
			fileKey: key,
			documentId: null,
			measured: { jobs: 1, bullets: 2 },
		});
		expect(measured?.terms.split(" ")).toContain("juggler");
		const lines = () =>
			database
				.select()
				.from(resumeLines)
				.where(eq(resumeLines.resumeId, one))
				.orderBy(resumeLines.place);
		const written = ["Kneaded Juggler things for 12 people", "Sold 1 of them"];
		expect((await lines()).map(({ text, fileKey }) => [text, fileKey])).toEqual(
			written.map((text) => [text, key]),
		);
		// Held back, nobody reads a line of it; once it is free, they are read again.
		const hold = (held: "found" | null) =>
			database.update(resumeFiles).set({ held }).where(eq(resumeFiles.key, key));
		await hold("found");
		await measureLibrary(site.services, work);
		expect(await lines()).toEqual([]);
		await hold(null);
		await measureLibrary(site.services, work);
		expect((await lines()).map(({ text }) => text)).toEqual(written);
		await database.delete(resumeFiles).where(eq(resumeFiles.key, key));
		expect((await measurementsOf(site)).map(({ resumeId }) => resumeId)).not.toContain(one);
		expect(await lines()).toEqual([]);
	});

	test("has its lines once when two processes measure it at the same time", async () => {
		const site = await createTestSite();
		const { database } = site.services;
		const resumeId = await site.addResume();
		const fileKey = await addOriginal(site, resumeId, "txt", new Uint8Array(1));
		const lines = ["Kneaded for 12 people"];
		const outline = { sections: [], jobs: [], otherBullets: lines, skills: [], lines };
		const put = (by: Connection) => putFileLines(by, { resumeId, fileKey }, outline);
		let second: Promise<void> | undefined;
		await database.transaction(async (first) => {
			await put(first);
			second = put(site.addProcess().database);
			await expect.poll(async () => (await database.execute(lockWaiters)).rows.length).toBe(1);
		});
		await second;
		expect(await database.select().from(resumeLines)).toMatchObject([{ text: lines[0] }]);
	});

	test("has its lines when another process looks for contact data in it meanwhile", async () => {
		const site = await createTestSite();
		const { database } = site.services;
		const resumeId = await site.addResume();
		const fileKey = await addOriginal(site, resumeId, "txt", Buffer.from("Kneaded for 12"));
		await database.update(resumeFiles).set({ checkedBy: 0 });
		const outline = { sections: [], jobs: [], otherBullets: ["Kneaded"], skills: [], lines: [] };
		let check: Promise<void> | undefined;
		await database.transaction(async (first) => {
			// The first lock of those who write lines, before they come to the file.
			await holdResume(first, resumeId);
			check = checkPublishedFiles(site.addProcess(), {}, work);
			await expect.poll(async () => (await database.execute(lockWaiters)).rows.length).toBe(1);
			await putFileLines(first, { resumeId, fileKey }, outline);
		});
		await check;
		expect(await database.select().from(resumeLines)).toMatchObject([{ text: "Kneaded" }]);
		expect(await database.select().from(resumeFiles)).toMatchObject([{ checkedBy: contactRules }]);
	});

	test("that nobody can read is looked at once, and counts for nothing", async () => {
		const site = await createTestSite();
		await site.services.jobs.start({});
		const id = await site.addResume({ role: "Baker" });
		await addOriginal(site, id, "pdf", new TextEncoder().encode("%PDF-1.4 broken"));
		await measureLibrary(site.services, work);
		expect(await measurementsOf(site)).toMatchObject([{ resumeId: id, measured: null, terms: "" }]);
		const lines = site.logged().split("could not be measured").length;
		await measureLibrary(site.services, work);
		expect(site.logged().split("could not be measured")).toHaveLength(lines);
	});
});

describe("a resume that a person compares", () => {
	const text = `${resumeText(documentOf("Baker", 1))}\nzinnoberrot ${"and more words ".repeat(12)}`;
	const given = {
		text,
		posting: "",
		file: null,
		pages: null,
		filters: emptyQuery.filters,
		level: null,
	};

	test("is told what it reads like, beside that group, and leaves no trace", async () => {
		const { site } = await openLibrary();
		const person = await site.addPerson();
		const before = await readWhatIsKept(site);
		const result = await compareResume(site.services, person, given, testNow);
		expect(result).toMatchObject({
			success: true,
			data: {
				text,
				comparison: {
					group: { key: baker, resumes: leastExamples, chosenBy: "reading" },
					reading: { role: { kind: "known", role: "Baker" } },
				},
			},
		});
		expect(await readWhatIsKept(site)).toEqual(before);
		expect(await tablesWith(site, "zinnoberrot")).toEqual([]);
		expect(site.logged()).not.toContain("zinnoberrot");
		// It teaches nothing: the figures are those of the library.
		await measureLibrary(site.services, work);
		expect(await readWhatIsKept(site)).toEqual(before);

		// With the chosen group, or with its role where that is too small, and never with everything.
		const groupOf = async (role: string) => {
			const filters = { ...emptyQuery.filters, role: [role] };
			const chosen = await compareResume(site.services, person, { ...given, filters }, testNow);
			return chosen.success ? chosen.data.comparison.group : chosen;
		};
		expect(await groupOf("Sailor")).toMatchObject({ key: "role=Sailor", chosenBy: "member" });
		const none = { key: "", resumes: 0, invented: 0, chosenBy: "nobody" };
		expect(await groupOf("Juggler")).toEqual(none);
		const company = { ...emptyQuery.filters, role: ["Baker"], company: ["Nowhere"] };
		expect(
			await compareResume(site.services, person, { ...given, filters: company }, testNow),
		).toMatchObject({
			data: { comparison: { group: { key: baker, chosenBy: "wider" } } },
		});
		const named = { ...given, level: "Staff+" as const };
		expect(await compareResume(site.services, person, named, testNow)).toMatchObject({
			data: { comparison: { namedLevel: "Staff+", group: { key: baker } } },
		});
	});

	test("is told what a posting asks for, and of others only what five of them show", async () => {
		const { site, ids } = await openLibrary();
		const person = await site.addPerson();
		const { database } = site.services;
		const canary = "lonelycanary";
		const withCanary = sql`${resumeMeasurements.terms} || ${` ${canary}`}`;
		// Four bakers have the word.
		await database
			.update(resumeMeasurements)
			.set({ terms: withCanary })
			.where(inArray(resumeMeasurements.resumeId, ids.slice(0, leastSharers - 1)));
		const posting = [
			"Baker at Example Bakery",
			"",
			"What you will do:",
			"- Knead baker things for people who are up early",
			"",
			"Requirements:",
			"- Shared",
			`- ${canary}`,
			"- 3 years in a bakery",
			"- 20 years in a bakery",
			"Nice to have:",
			"- Origami",
			"",
			"zinnoberblau, and a salary of $20 per hour.",
		].join("\n");
		const before = await readWhatIsKept(site);
		const ask = async () => {
			const result = await compareResume(site.services, person, { ...given, posting }, testNow);
			return result.success ? result.data.comparison.posting : null;
		};
		const match = await ask();
		expect(
			match?.requirements.map(({ text, must, mark, resumes }) => [text, must, mark, resumes]),
		).toEqual([
			["Knead baker things for people who are up early", true, "proved", leastExamples],
			["Shared", true, "named", leastExamples],
			[canary, true, "missing", null],
			["3 years", true, "named", leastExamples],
			["20 years", true, "missing", null],
			["Origami", false, "missing", null],
		]);
		// One resume shows all that may be told; the word that four have is not told of any.
		expect(match?.of).toBe(leastExamples);
		expect(match?.five).toHaveLength(1);
		expect(match?.five[0]?.adds).toEqual([
			"Knead baker things for people who are up early",
			"Shared",
			"3 years",
		]);
		expect(await ask()).toEqual(match);

		// A fifth makes it a word that may be told.
		await database
			.update(resumeMeasurements)
			.set({ terms: withCanary })
			.where(inArray(resumeMeasurements.resumeId, ids.slice(leastSharers - 1, leastSharers)));
		const shared = await ask();
		expect(shared?.requirements[2]).toMatchObject({ text: canary, resumes: leastSharers });
		expect(ids.slice(0, leastSharers)).toContain(shared?.five[0]?.id);
		await database
			.update(resumeMeasurements)
			.set({ terms: sql`replace(${resumeMeasurements.terms}, ${` ${canary}`}, '')` });
		await database
			.update(resumeMeasurements)
			.set({ terms: withCanary })
			.where(inArray(resumeMeasurements.resumeId, ids.slice(0, leastSharers - 1)));
		expect(await readWhatIsKept(site)).toEqual(before);
		expect(await tablesWith(site, "zinnoberblau")).toEqual([]);
		expect(site.logged()).not.toContain("zinnoberblau");
	});

	test("is told something also in an empty library", async () => {
		const site = await createTestSite();
		const result = await compareResume(site.services, await site.addPerson(), given, testNow);
		expect(result).toMatchObject({
			success: true,
			data: {
				comparison: { reading: { role: { kind: "unsure" } }, compared: [], group: { resumes: 0 } },
			},
		});
	});
});
