import { describe, expect, test } from "vitest";
import { plainTextBlocks } from "#app/domain/reader/plain-text-blocks.ts";
import { compareMeasures } from "./comparison.ts";
import { findInResume, isInFirstPerson } from "./findings.ts";
import { emptyGroup, type GroupStatistics, type MeasureSummary } from "./group-statistics.ts";
import { measureResume } from "./measured-resume.ts";
import { monthNumber } from "./month-ranges.ts";
import { outlineOfBlocks } from "./outline-of-blocks.ts";
import type { ReadLanguage } from "./resume-reading.ts";

const summary = (low: number, median: number, high: number): MeasureSummary => ({
	lowest: low / 2,
	low,
	median,
	high,
	highest: high * 1.5,
	resumes: 40,
	histogram: { start: 0, step: 1, counts: [40] },
});

/** A group whose resumes are as most are. */
const usual = (changes: Partial<GroupStatistics> = {}): GroupStatistics => ({
	...emptyGroup(),
	resumes: 40,
	measures: {
		...emptyGroup().measures,
		pages: summary(1, 1, 1),
		words: summary(40, 60, 90),
		figureShare: summary(0.5, 0.6, 0.8),
		newestJobBullets: summary(2, 3, 4),
		wordsPerBullet: summary(6, 9, 14),
	},
	sections: [
		{ section: "work", share: 1 },
		{ section: "skills", share: 0.9 },
		{ section: "awards", share: 0.3 },
	],
	educationFirst: 0.1,
	openings: [
		{ word: "led", resumes: 20, share: 0.5 },
		{ word: "rebuilt", resumes: 10, share: 0.25 },
	],
	skills: [
		{ key: "go", skill: "Go", inGroup: 30, groupShare: 0.75, restShare: 0.1, score: 9 },
		{ key: "kafka", skill: "Kafka", inGroup: 20, groupShare: 0.5, restShare: 0.1, score: 7 },
	],
	rest: 100,
	...changes,
});

function find(
	text: string,
	group = usual(),
	pages: number | null = null,
	language: ReadLanguage = "en",
) {
	const outline = outlineOfBlocks(plainTextBlocks(text));
	const measured = measureResume(outline, monthNumber("2026-01"));
	const compared = compareMeasures({ measured, pages }, group);
	return findInResume({ text, outline, measured, compared, group, language });
}
type FindingKind = ReturnType<typeof find>[number]["kind"];
const kinds = (...given: Parameters<typeof find>): FindingKind[] =>
	find(...given).map(({ kind }) => kind);
const only = <Kind extends FindingKind>(kind: Kind, ...given: Parameters<typeof find>) =>
	find(...given).find((finding) => finding.kind === kind) as
		| Extract<ReturnType<typeof find>[number], { kind: Kind }>
		| undefined;

const good = `Ada Example
ada@example.com

EXPERIENCE
Engineer, Kestrel Works, Jan 2022 – Present
- Led nine engineers through the move of 120 services to Go in a year
- Rebuilt the Kafka pipeline that carries 40M postings a day for every bank
- Taught two classes for newcomers each spring and wrote their handbook too

Engineer, Initech, Jan 2019 – Dec 2021
- Wrote the ledger that closed 31 books within two days of each month

EDUCATION
State College, B.S., 2015 – 2018

SKILLS
Go, SQL`;

/** The good resume with one thing changed. */
const changed = (from: string, to: string) => {
	if (!good.includes(from)) throw new Error(`There is no ${from}`);
	return good.replace(from, to);
};

describe("in a resume as its group builds them", () => {
	test("only what every resume could do better is found", () => {
		expect(kinds(good)).toEqual(["figures"]);
		expect(only("figures", good)).toMatchObject({ share: 0.75 });
	});

	test("nothing is found of a group about which nothing is known", () => {
		expect(find(good, emptyGroup())).toEqual([]);
	});
});

describe("what is found", () => {
	test("are the bullets without a number, unless fewer lack one than in most resumes", () => {
		expect(only("figures", good)?.bullets).toEqual([
			"Taught two classes for newcomers each spring and wrote their handbook too",
		]);
		const modest = usual();
		modest.measures.figureShare = summary(0.2, 0.3, 0.5);
		expect(kinds(good, modest)).not.toContain("figures");
	});

	test("is a resume without jobs, or without bullets, before everything else", () => {
		const [first] = find("Ada\nada@example.com\nEngineer of many things");
		expect(first).toEqual({ kind: "unread", missing: "jobs" });
		expect(only("unread", "Ada\na@b.co\nExperience\nAcme, 2019 – 2021\n")?.missing).toBe("bullets");
	});

	test("is an address that is missing", () => {
		expect(kinds(changed("ada@example.com", "Boston"))).toContain("no-address");
	});

	test("are openings that say little, each with what to write instead", () => {
		const found = only("weak-openings", changed("Led nine engineers", "Responsible for engineers"));
		expect(found?.lines).toHaveLength(1);
		expect(found?.lines[0]).toMatchObject({ opening: "responsible for" });
		expect(found?.lines[0]?.instead).toMatch(/ran/u);
	});

	test("is an opening from its third time on, with what else the group writes", () => {
		const twice = changed("Taught two", "Wrote two");
		expect(kinds(twice)).not.toContain("repeated-openings");
		const found = only("repeated-openings", twice.replace("Rebuilt the", "Wrote the"));
		expect(found).toMatchObject({ words: [{ word: "wrote", count: 3 }], others: ["rebuilt"] });
	});

	test("are bullets in the first person, and no other words with these letters", () => {
		expect(only("first-person", changed("Taught two", "I taught two"))?.lines).toHaveLength(1);
		const innocent = changed("Taught two", "Moved I/O and A.I. weekly, Oury and myths");
		expect(kinds(innocent)).not.toContain("first-person");
	});

	test.each([
		"Took calls in a 24-bed Level I trauma center",
		"Taught patients with Type I diabetes and type I allergies",
		"Placed tutors at 12 Title I schools",
		"Ran nine Phase I trials, two phase I/II trials and stage I of a third",
		"Kept Class I and Schedule I drugs",
		"Digitized 400 letters of World War I",
		"Tutored Calculus I, Physics I and II",
		"Promoted from Analyst I within a year",
		"Coded Levels I, II and III of the standard",
		"Nursed 24 patients at Our Lady of Mercy, and moved them to My Health Record",
	])("are not bullets with a numeral or a name: %s", (bullet) => {
		expect(isInFirstPerson(bullet)).toBe(false);
	});

	test.each([
		"I ran the night shift",
		"Built the tools I use daily",
		"Wrote 40 tests, and I found nine faults",
		"At Kestrel I led nine engineers",
		"In Python I wrote the parser",
		"In June I also taught two classes",
		"At the Level I trauma center I took 40 calls a day",
		"When I arrived there were two",
		"We cut the error",
		"Led nine people. Our team won",
		"Cut costs for my team",
	])("are bullets that speak of oneself: %s", (bullet) => {
		expect(isInFirstPerson(bullet)).toBe(true);
	});

	test("are no words of another language than English", () => {
		const wordy = good
			.replace("Led nine", "Used nine")
			.replace("Rebuilt the", "Wrote the")
			.replace("Taught two", "Wrote what I taught two");
		const ofWords = ["weak-openings", "repeated-openings", "first-person", "missing-skills"];
		const lacking = usual({
			skills: [
				{ key: "rust", skill: "Rust", inGroup: 30, groupShare: 0.75, restShare: 0.1, score: 9 },
			],
		});
		expect(kinds(wordy.replace("Wrote the ledger", "Wrote a ledger"), lacking)).toEqual(
			expect.arrayContaining(ofWords),
		);
		const german = kinds(wordy, lacking, null, "de");
		expect(german.filter((kind) => ofWords.includes(kind))).toEqual([]);
		expect(german).toContain("figures");
	});

	test("is nothing but a missing address in a language whose jobs are not read", () => {
		expect(kinds(changed("ada@example.com", "Boston"), usual(), null, "pl")).toEqual([
			"no-address",
		]);
	});

	test("are bullets that are too long for anyone, and bullets shorter than the group's", () => {
		const long = changed("Wrote the ledger", `Wrote the ledger ${"and so on ".repeat(12)}`);
		expect(only("long-bullets", long)?.bullets).toHaveLength(1);
		const wordy = usual();
		wordy.measures.wordsPerBullet = summary(40, 44, 50);
		expect(only("short-bullets", good, wordy)).toMatchObject({ low: 40, high: 50 });
	});

	test("is a length that hardly any of the group has; just outside the middle half is fine", () => {
		const others = usual();
		others.measures.words = summary(10, 20, 30);
		expect(only("length", good, others)).toMatchObject({ place: "above" });
		others.measures.words = summary(500, 600, 700);
		expect(only("length", good, others)).toMatchObject({ place: "below" });
		others.measures.words = { ...summary(90, 100, 120), lowest: 30 };
		expect(kinds(good, others)).not.toContain("length");
	});

	test("are more pages than usual, of a file only", () => {
		expect(only("pages", good, usual(), 2)).toEqual({ kind: "pages", pages: 2, usual: 1 });
		expect(kinds(good, usual(), 1)).not.toContain("pages");
		expect(kinds(good)).not.toContain("pages");
	});

	test("is a newest job of which little is said, and a job of which nothing is", () => {
		const bullets = /^- (?:Led|Rebuilt).*\n/gmu;
		expect(only("newest-job", good.replace(bullets, ""))).toMatchObject({ bullets: 1, low: 2 });
		expect(only("empty-jobs", good.replace(/^- Wrote.*\n/mu, ""))).toMatchObject({ count: 1 });
	});

	test("is a section that most of the group have, and none that few have", () => {
		const found = only("missing-sections", changed("SKILLS\nGo, SQL", ""));
		expect(found?.sections).toEqual([{ section: "skills", share: 0.9 }]);
	});

	test("is an order that the group does not keep", () => {
		const school = "EDUCATION\nState College, B.S., 2015 – 2018\n\n";
		const first = good.replace(school, "").replace("EXPERIENCE", `${school}EXPERIENCE`);
		expect(only("section-order", first)).toMatchObject({ first: "work", share: 0.9 });
		expect(kinds(good.replace(school, ""))).not.toContain("section-order");
		expect(kinds(first, usual({ educationFirst: 0.5 }))).not.toContain("section-order");
		expect(only("section-order", good, usual({ educationFirst: 0.95 }))).toMatchObject({
			first: "education",
		});
	});

	test("are telling skills that stand nowhere in it: one in a bullet counts as named", () => {
		expect(kinds(good)).not.toContain("missing-skills");
		const found = only("missing-skills", changed("the Kafka pipeline", "the pipeline"));
		expect(found?.skills.map(({ skill }) => skill)).toEqual(["Kafka"]);
	});
});
