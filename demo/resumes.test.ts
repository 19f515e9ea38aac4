import { expect, test } from "vitest";
import { articles } from "#app/content/blog/articles.server.ts";
import { fields } from "#app/content/fields/fields.server.ts";
import { guides } from "#app/content/guides/guides.server.ts";
import { openLines } from "#app/content/hubs/open-lines.server.ts";
import { openLineNote } from "#app/content/hubs/page-words.ts";
import { stories, testimonials } from "#app/content/landing/stories.ts";
import { hasFigure } from "#app/domain/reader/sheet/figures.ts";
import { findFaults, measureLibrary } from "./checks/check-library.ts";
import { linesOf, type ResumeFile, readResumeFile, resumePaths } from "./resume-file.ts";

const files = resumePaths().map((path): [string, ResumeFile] => [path, readResumeFile(path)]);
const all = measureLibrary(files);

test("No resume of the demonstration has a fault, alone or beside the others", () => {
	expect(findFaults(files).map(({ path, fault }) => `${path}: ${fault}`)).toEqual([]);
});

test("A bullet has a figure where a person would have one: in 50 to 65 of 100", () => {
	expect(all.withFigure / all.bullets).toBeGreaterThan(0.5);
	expect(all.withFigure / all.bullets).toBeLessThan(0.65);
});

test("No first word opens more than 4 of 100 bullets", () => {
	expect((all.verbs[0]?.[1] ?? 0) / all.bullets).toBeLessThan(0.04);
});

test("Forty resumes have the version that failed beside them, and 150 have notes", () => {
	expect(all.pairs).toBeGreaterThanOrEqual(40);
	expect(all.notes).toBeGreaterThanOrEqual(150);
	for (const [path, file] of files) {
		const count = JSON.stringify(file.document).match(/"note":/g)?.length ?? 0;
		expect([0, 3, 4, 5], path).toContain(count);
	}
});

test("How many bullets a resume has is its own: no number is that of a third of its level", () => {
	for (const [level, alike] of Map.groupBy(files, ([, { level }]) => level)) {
		const counts = Map.groupBy(alike, ([, { document }]) => linesOf(document).length);
		for (const [bullets, { length }] of counts)
			expect(length / alike.length, `${level}, ${bullets} bullets`).toBeLessThan(1 / 3);
	}
});

test("No intern has a sponsored visa, and every registered nurse a license", () => {
	for (const [path, { visa, level, document }] of files) {
		if (visa) expect(level, path).not.toBe("Intern");
		const { basics, certificates = [] } = document;
		if (!/registered nurse|\bRN\b/iu.test(basics.label ?? "")) continue;
		const names = certificates.map(({ name }) => name).join(", ");
		expect(names, path).toMatch(/registered nurse|\bRN\b/iu);
	}
});

test("A tenth live in New York City, and no surname is that of more than six", () => {
	const places = files.filter(([, { document }]) => document.basics.location === "New York, NY");
	expect(places.length / files.length).toBeGreaterThan(0.1);
	const surnames = Map.groupBy(files, ([, { document }]) => document.basics.name.split(" ").at(-1));
	for (const [surname, { length }] of surnames) expect(length, surname).toBeLessThan(7);
});

test("A tenth are changes of career", () => {
	const changes = files.filter(([, { changedFrom }]) => changedFrom);
	expect(changes.length / files.length).toBeGreaterThanOrEqual(0.1);
});

test("A featured resume, which visitors see first, has a number in 25 to 70 of 100 bullets", () => {
	const featured = files.filter(([, file]) => file.featured);
	for (const [path, { document }] of featured) {
		const lines = linesOf(document);
		const share = lines.filter(({ text }) => hasFigure(text)).length / lines.length;
		expect(share, path).toBeGreaterThanOrEqual(0.25);
		expect(share, path).toBeLessThanOrEqual(0.7);
	}
});

/** The lines of everything that a page says, without marks of lists and of bold words. */
const linesIn = (value: unknown): string[] =>
	typeof value === "string"
		? value.split("\n").map((line) => line.replace(/^- |\*\*|\.$/gu, ""))
		: typeof value === "object" && value !== null
			? Object.values(value).flatMap(linesIn)
			: [];

const pages: Record<string, unknown> = {
	...Object.fromEntries(guides().map((guide) => [`guides/${guide.slug}`, guide])),
	...Object.fromEntries(articles().map((article) => [`blog/${article.slug}`, article])),
	...fields,
	home: [stories, testimonials],
	hubs: [openLines(), openLineNote],
};

/** Shorter lines, such as "Answered booking questions", can stand anywhere. */
const leastWords = 5;

/** The pages that quote the library, with the resume of each line, in the order of the page. */
function findQuotes() {
	const owners = new Map(
		files.flatMap(([path, { document, earlier }]) =>
			[...linesOf(document), ...(earlier ? linesOf(earlier.document) : [])].map(
				({ text }) => [text, path] as const,
			),
		),
	);
	const found = Object.entries(pages).map(([page, content]) => {
		const lines = linesIn(content).filter((line) => line.split(" ").length >= leastWords);
		return [page, lines.flatMap((line) => owners.get(line) ?? [])] as const;
	});
	return found.filter(([, paths]) => paths.length > 0);
}

test("The site quotes these resumes letter for letter, and no other: a locked one stays locked", () => {
	// A pair is the line that failed and the line that took its place.
	const pair = (path: string) => [path, path];
	expect(Object.fromEntries(findQuotes())).toEqual({
		"guides/tech-resume": [
			...pair("machine-learning-engineer/divya-verma.json"),
			...pair("machine-learning-engineer/elena-sorensen.json"),
		],
		"guides/quantify-impact": pair("software-engineer/rohan-verma.json"),
		"guides/product-manager": pair("product-manager/meera-raghavan.json"),
		"guides/consulting": pair("consultant/milena-kowalski.json"),
		"guides/career-transition": pair("data-scientist/emi-noguchi.json"),
		"blog/lines-an-engineering-manager-believes": [
			...pair("software-engineer/garrett-hoffman.json"),
			"software-engineer/rohan-verma.json",
		],
		"blog/a-product-resume-is-a-list-of-decisions": pair("product-manager/marcus-ellerbe.json"),
		"blog/say-what-the-model-changed": [
			...pair("data-scientist/emi-noguchi.json"),
			"machine-learning-engineer/divya-verma.json",
			"machine-learning-engineer/elena-sorensen.json",
		],
		hubs: [
			...pair("machine-learning-engineer/divya-verma.json"),
			...pair("machine-learning-engineer/elena-sorensen.json"),
			...pair("software-engineer/rohan-verma.json"),
			...pair("product-manager/meera-raghavan.json"),
			...pair("consultant/milena-kowalski.json"),
			...pair("data-scientist/emi-noguchi.json"),
		],
	});
	const owners = new Map(files.map(([path, { title, company }]) => [title, { path, company }]));
	for (const { title, company } of openLines()) expect(owners.get(title)?.company).toBe(company);
});

test("A page that quotes a resume says that its people are invented, and the resume is a featured one", () => {
	for (const [page, paths] of findQuotes()) {
		expect(JSON.stringify(pages[page]), page).toMatch(/people[^.]* are invented/u);
		for (const path of paths) expect(readResumeFile(path).featured, path).toBe(true);
	}
});
