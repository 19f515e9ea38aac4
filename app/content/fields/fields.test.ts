import { describe, expect, test } from "vitest";
import { isInFirstPerson } from "#app/domain/insights/findings.ts";
import { weakOpeningOf } from "#app/domain/insights/openings.ts";
import { findContactData } from "#app/domain/intake/contact-data.ts";
import { industries, namedCompanies, roles } from "#app/domain/library/catalogue.ts";
import { resumeDocumentSchema } from "#app/domain/reader/resume-document.ts";
import { findFigures, hasFigure } from "#app/domain/reader/sheet/figures.ts";
import { layOutResume } from "#app/domain/reader/sheet/lay-out-resume.ts";
import type { SheetLine } from "#app/domain/reader/sheet/layout.ts";
import { resumeText } from "#app/domain/reader/sheet/resume-text.ts";
import { sectionsOf } from "#app/domain/reader/sheet/sections.ts";
import { fontMetrics } from "#app/integrations/documents/fonts/font-metrics.server.ts";
import { hasOneEndOnly } from "#tests/helpers/one-end-only.ts";
import { fieldLetters } from "./field.ts";
import { fields, findField } from "./fields.server.ts";

const all = Object.values(fields);
const documents = all.map(({ sample }) => sample.document);

test("The fields stand in their order, each with its headline", () => {
	expect(all.map(({ letter, title }) => `${letter} ${title}`)).toEqual([
		"a Land Your Dream Job",
		"b Break Into Big Tech",
		"c Land Marketing Roles",
		"d Break Into Finance",
		"e Land Consulting Roles",
		"f Break Into Private Equity/Startups",
		"g Get Visa Sponsorship",
	]);
	expect(all.map(({ letter }) => letter)).toEqual([...fieldLetters]);
});

test("A field is found by the pattern of its routes, and by nothing else", () => {
	expect(findField("b")).toBe(fields.b);
	expect(findField("/b/download/:format")).toBe(fields.b);
	for (const pattern of ["", "/", "h", "ab", "constructor", "__proto__", "x/b"]) {
		expect(findField(pattern)).toBeNull();
	}
});

test("No two fields share a person, a place of work, a bullet or an invitation", () => {
	const unique = (values: readonly string[]) => expect(new Set(values).size).toBe(values.length);
	unique(documents.map(({ basics }) => basics.name));
	unique(documents.map(({ basics }) => basics.label));
	unique(documents.flatMap(({ work }) => work.map(({ name }) => name)));
	unique(documents.flatMap(({ work }) => work.flatMap(({ highlights }) => highlights)));
	unique(all.map(({ invitation }) => invitation));
});

describe.each(all.map((field) => [field.letter, field] as const))("The field %s", (_, field) => {
	const { interviews, offers, resumes, sample, description } = field;
	const { document, style } = sample;

	test("has words of the right length, and offers from those who interviewed", () => {
		expect(description.length).toBeLessThanOrEqual(160);
		expect(interviews.length).toBeGreaterThanOrEqual(5);
		expect(offers.length).toBeGreaterThanOrEqual(2);
		expect(interviews).toEqual(expect.arrayContaining([...offers]));
	});

	test("looks for resumes by roles and industries that the library knows", () => {
		expect(roles).toEqual(expect.arrayContaining([...(resumes.role ?? [])]));
		expect(industries).toEqual(expect.arrayContaining([...(resumes.industry ?? [])]));
	});

	test("has a complete sample: a summary, three jobs, a degree, technical and other skills", () => {
		expect(resumeDocumentSchema.parse(document)).toEqual(document);
		expect(sectionsOf(document).slice(0, 2)).toEqual(["summary", "work"]);
		expect(document.work.length).toBeGreaterThanOrEqual(3);
		expect(document.work[0]?.highlights.length).toBeGreaterThan(3);
		expect(document.education.length).toBeGreaterThanOrEqual(1);
		expect(document.skills.map(({ name }) => name)).toEqual(["Technical", "Other"]);
	});

	test("fills one page of its sheet, and no more", () => {
		const { pages, tightening } = layOutResume(document, style, fontMetrics);
		const last = pages[0]?.blocks.at(-1)?.lines.at(-1)?.baseline ?? 0;
		expect(pages).toHaveLength(1);
		expect(tightening).toBeLessThan(3);
		expect(last).toBeGreaterThan(792 * 0.85);
	});

	const bullets = [...document.work, ...(document.projects ?? [])].flatMap(
		({ highlights }) => highlights,
	);

	test("has a number in 40 to 70 of 100 bullets, as our guides advise, and three in one at most", () => {
		expect(bullets.length).toBeGreaterThanOrEqual(9);
		const share = bullets.filter(hasFigure).length / bullets.length;
		expect(share).toBeGreaterThanOrEqual(0.4);
		expect(share).toBeLessThanOrEqual(0.7);
		expect(bullets.filter((bullet) => findFigures(bullet).length > 3)).toEqual([]);
	});

	test("keeps to our other advice: both ends of a change, your own part, no full stop, past jobs shorter", () => {
		const endsInStop = (bullet: string) => bullet.endsWith(".");
		for (const hasFault of [hasOneEndOnly, weakOpeningOf, isInFirstPerson, endsInStop]) {
			expect(bullets.filter(hasFault)).toEqual([]);
		}
		const sizes = document.work.map(({ highlights }) => highlights.length);
		expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
	});

	test("has two lines of summary, and bullets of two at most, the second with three words or more", () => {
		const { pages } = layOutResume(document, style, fontMetrics);
		const blocks = pages.flatMap((page) => page.blocks);
		const [summary] = blocks.filter(({ kind }) => kind === "paragraph");
		expect(summary?.lines).toHaveLength(2);
		const textOf = ({ runs }: SheetLine) => runs.map(({ text }) => text).join("");
		for (const { lines } of blocks.filter(({ kind }) => kind === "bullet")) {
			expect(lines.length).toBeLessThanOrEqual(2);
			const words = textOf(lines.at(-1) as SheetLine)
				.trim()
				.split(/\s+/u);
			expect(words.length, words.join(" ")).toBeGreaterThanOrEqual(3);
		}
	});

	test("tells a life whose dates follow each other, the latest first", () => {
		const jobs = document.work.map(({ startDate, endDate = "9999-12" }) => [startDate, endDate]);
		for (const [start = "", end = ""] of jobs) expect(start <= end).toBe(true);
		const starts = jobs.map(([start = ""]) => start);
		expect(starts).toEqual(starts.toSorted().reverse());
		const current = document.work.filter(({ endDate }) => endDate === undefined);
		expect(current).toEqual([document.work[0]]);
	});

	test("leads to nobody: the addresses end in .example, and there is no phone number or street", () => {
		const { email = "", url = "", phone } = document.basics;
		expect(phone).toBeUndefined();
		expect(email).toMatch(/^[a-z]+\.[a-z]+@mail\.example$/u);
		expect(url).toMatch(/^linkedin\.example\/in\/[a-z-]+$/u);
		const found = findContactData(resumeText(document).split("\n"));
		expect(found.map(({ text }) => text)).toEqual([email, url]);
	});

	test("claims no work at a company that exists", () => {
		const real = new Set<string>([...namedCompanies, ...all.flatMap((other) => other.interviews)]);
		expect(document.work.filter(({ name }) => real.has(name))).toEqual([]);
	});
});
