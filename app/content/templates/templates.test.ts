import { describe, expect, test } from "vitest";
import {
	type ResumeTemplate,
	type TemplatePart,
	templateBullets,
} from "#app/domain/content/templates/definition.ts";
import { layOutTemplate } from "#app/domain/content/templates/lay-out-document.ts";
import { templateLooks } from "#app/domain/content/templates/looks.ts";
import { isInFirstPerson } from "#app/domain/insights/findings.ts";
import { openingOf, weakOpeningOf } from "#app/domain/insights/openings.ts";
import { roundedCount } from "#app/domain/library/resume.ts";
import { fontMetrics } from "#app/integrations/documents/fonts/font-metrics.server.ts";
import { templateClaims } from "../claims.ts";
import { findTemplate, templates } from "./templates.server.ts";

const named = templates.filter(({ field }) => field === null);
const ofIndustry = templates.filter(({ field }) => field !== null);

/** Every line of the page and its notes, except headings and dates. */
function templateLines(template: ResumeTemplate): string[] {
	return [
		template.headline,
		...template.sections.flatMap(({ hint, parts }) => [hint, ...parts.flatMap(linesOfPart)]),
	];
}

function linesOfPart(part: TemplatePart): string[] {
	switch (part.kind) {
		case "words":
		case "dated":
			return [part.text];
		case "entry":
			return [`${part.title}, ${part.place}`, ...part.bullets];
		case "line":
			return [`${part.label}: ${part.text}`];
		case "list":
			return [...part.bullets];
	}
}

/** Without the brackets and signs, so that only our own words are compared. */
const wordsOf = (line: string) =>
	line
		.toLowerCase()
		.replace(/\[[^\]]*\]/gu, " ")
		.replace(/[^a-z]+/gu, " ")
		.trim();

/** Shorter ones are titles and degrees, which belong to nobody. */
const leastWords = 4;

const longLines = (template: ResumeTemplate) =>
	new Set(
		templateLines(template)
			.map(wordsOf)
			.filter((line) => line.split(" ").length >= leastWords),
	);

/** Every four words that stand side by side. */
const runsOfWords = (template: ResumeTemplate) =>
	new Set(
		templateLines(template).flatMap((line) => {
			const words = wordsOf(line).split(" ");
			return words
				.slice(leastWords - 1)
				.map((_, index) => words.slice(index, index + leastWords).join(" "));
		}),
	);

/** The part of the smaller set that is in the other. */
function shared(one: Set<string>, other: Set<string>): number {
	return [...one].filter((item) => other.has(item)).length / Math.min(one.size, other.size);
}

/** Every two templates that have more in common than they may. */
const alike = (setOf: (template: ResumeTemplate) => Set<string>, atMost: number) => {
	const sets = templates.map((template) => ({ name: template.name, set: setOf(template) }));
	return sets.flatMap(({ name, set }, index) =>
		sets
			.slice(index + 1)
			.filter((other) => shared(set, other.set) > atMost)
			.map((other) => `${name} and ${other.name}`),
	);
};

describe("the templates", () => {
	test("are as many as the site says, at least 50, with 44 for industries", () => {
		expect(templates.length).toBeGreaterThanOrEqual(50);
		expect(ofIndustry.length).toBeGreaterThanOrEqual(44);
		expect(roundedCount(templates.length)).toBe("50+");
	});

	test("named after a company are the six, with what the owner claims of them", () => {
		const facts = named.map(({ name, slug, category, featured, access }) => {
			const { downloads, rating } = templateClaims[slug] ?? {};
			return [name, category, downloads, rating, featured, access];
		});
		expect(facts).toEqual([
			["Google Software Engineer", "Tech", 2847, 4.9, true, "member"],
			["McKinsey Consultant", "Consulting", 1923, 4.8, true, "member"],
			["Meta Product Manager", "Product", 1654, 4.7, false, "member"],
			["Goldman Sachs Analyst", "Finance", 1432, 4.6, false, "member"],
			["Apple Design Lead", "Design", 1287, 4.8, false, "member"],
			["Netflix Data Scientist", "Tech", 1156, 4.7, true, "member"],
		]);
		expect(Object.keys(templateClaims).sort()).toEqual(named.map(({ slug }) => slug).sort());
	});

	test("of an industry come with Pro, and nobody has invented a rating for them", () => {
		expect(new Set(ofIndustry.map(({ access }) => access))).toEqual(new Set(["pro"]));
		expect(ofIndustry.filter(({ slug, featured }) => featured || slug in templateClaims)).toEqual(
			[],
		);
	});

	test("are found by their address, each by its own", () => {
		expect(new Set(templates.map(({ slug }) => slug)).size).toBe(templates.length);
		for (const template of templates) expect(findTemplate(template.slug)).toBe(template);
		expect(findTemplate("no-such-template")).toBeNull();
	});

	test("of one field stand together, and every category and layout has some", () => {
		const fields = templates.map(({ field }) => field);
		const changes = fields.filter((field, index) => field !== fields[index - 1]);
		expect(changes).toEqual([...new Set(fields)]);
		for (const category of ["Tech", "Finance", "Consulting", "Product", "Design"]) {
			expect(ofIndustry.some((template) => template.category === category)).toBe(true);
		}
		expect(new Set(templates.map(({ layout }) => layout)).size).toBe(6);
	});

	test("are different: no two share a line of four words or more", () => {
		expect(alike(longLines, 0)).toEqual([]);
	});

	test("are different in their phrases too: at most one in twenty is found in another", () => {
		expect(alike(runsOfWords, 1 / 20)).toEqual([]);
	});
});

/** The names that programs and people look for, as our guide and our article on parsers recommend them. */
const recommendedHeadings = new Set(
	[
		...["Summary", "Experience", "Education", "Skills", "Projects", "Certifications", "Licenses"],
		...["Training", "Awards", "Publications", "Presentations", "Patents", "Languages"],
		...["Activities", "Leadership", "Interests", "References"],
	].map((heading) => heading.toLowerCase()),
);
const kindOfExperience =
	/^(?:earlier|professional|project|relevant|research|teaching|volunteer|work) (?=experience$)/u;

/** What readers of one line of work look for by another name, and why. */
const headingsOfTheTrade: Readonly<Record<string, string>> = {
	Appointments: "Committees read a vita by its appointments.",
	"Selected publications": "A vita of two pages cannot list them all, and says so.",
	"Funding and awards": "Committees look for grants won.",
	"Teaching and supervision": "Every call for a professorship asks for it by this name.",
	"Service and talks": "Committees look for reviewing and invited talks.",
	"Bar admissions": "Without them an attorney may not work; firms look for these words.",
	"Selected transactions": "Funds read the deals before the jobs, and not all may be named.",
	"Sales results": "Sales leaders look for quota and attainment by year first.",
	"Clinical trials": "Sponsors search for trials by condition and phase.",
	Grants: "Foundations look for money raised and reported on.",
	"Career break": "A gap that is named is not guessed at.",
	"Certifications and clearance": "Employers of veterans filter by clearance.",
};

const isRecommended = (title: string) =>
	title
		.toLowerCase()
		.split(/ and |, /u)
		.every((part) => recommendedHeadings.has(part.replace(kindOfExperience, "")));

test("The headings of the templates are those that we recommend, or those of a trade", () => {
	const titles = templates.flatMap(({ slug, sections }) =>
		sections.map(({ title }) => ({ slug, title })),
	);
	const others = titles.filter(({ title }) => !isRecommended(title));
	expect(others.filter(({ title }) => !(title in headingsOfTheTrade))).toEqual([]);
	expect(new Set(others.map(({ title }) => title))).toEqual(
		new Set(Object.keys(headingsOfTheTrade)),
	);
});

test("Education stands first where a person has just graduated, and only there", () => {
	const first = templates.filter(({ sections: [top] }) => /^Education\b/u.test(top?.title ?? ""));
	const recent = /^(?:Intern|Entry-level)$/u;
	expect(
		first.filter(({ level, slug }) => !recent.test(level) && slug !== "mba-consulting-associate"),
	).toEqual([]);
});

test("Every template has a heading for experience and one for education, and each heading once", () => {
	for (const { slug, sections } of templates) {
		const titles = sections.map(({ title }) => title);
		expect(
			titles.filter((title) => /experience|^Appointments$/iu.test(title)),
			slug,
		).not.toEqual([]);
		expect(
			titles.filter((title) => /education/iu.test(title)),
			slug,
		).toHaveLength(1);
		expect(new Set(titles).size, slug).toBe(titles.length);
	}
});

test("No letters of a template stand so far apart that a program reads them one by one", () => {
	const texts = Object.values(templateLooks).flatMap(({ texts: of }) => Object.values(of));
	expect(texts.filter(({ tracking = 0 }) => tracking > 0.5)).toEqual([]);
});

/** What a person would hand out: everything but the hints. */
const ownLines = templates.flatMap(({ slug, sections }) =>
	sections.flatMap(({ parts }) => parts.flatMap(linesOfPart).map((line) => ({ slug, line }))),
);
const linesWith = (pattern: RegExp) => ownLines.filter(({ line }) => pattern.test(line));

test("A change has both of its ends: our guide asks for them, and a percentage alone hides them", () => {
	const alone =
		/\b(?:up|down|rose|fell|grew|saved|removed|by) \[percent\]|(?:\[percent\]|\[[a-z]\]%) (?:more|fewer|less)\b/u;
	expect(linesWith(alone)).toEqual([]);
});

test("Templates have no turn of phrase in common by which one knows their writer", () => {
	expect(linesWith(/\b(?:nobody|no one)\b/u)).toEqual([]);
	expect(linesWith(/\binstead of\b/u).length).toBeLessThanOrEqual(3);
	const openings = Map.groupBy(
		templates.flatMap((template) => templateBullets(template).map(openingOf)),
		(opening) => opening,
	);
	const often = [...openings].filter(([opening, lines]) => opening && lines.length > 7);
	expect(often.map(([opening, lines]) => `${opening}: ${lines.length}`)).toEqual([]);
});

describe.each(templates)("$name", (template) => {
	const lines = templateLines(template);

	test("fits on its page and fills most of it", () => {
		const { bottom, limit } = layOutTemplate(template, fontMetrics);
		expect(bottom / limit).toBeGreaterThan(0.8);
		// Word may break a line more than the drawing does.
		expect(limit - bottom).toBeGreaterThanOrEqual(
			2 * templateLooks[template.layout].texts.body.leading,
		);
	});

	test("has no words over others", () => {
		const { runs } = layOutTemplate(template, fontMetrics);
		const over = runs.flatMap(({ text, x, width, baseline }, index) => {
			const next = runs[index + 1];
			const touches = next?.baseline === baseline && x + width > next.x + 0.01;
			return touches ? [`${text} ${next.text}`] : [];
		});
		expect(over).toEqual([]);
	});

	test("says in each section what to write, and leaves gaps for it", () => {
		for (const { title, hint, parts } of template.sections) {
			expect(parts.length, title).toBeGreaterThan(0);
			expect(hint, title).toMatch(/^[A-Z].+[.?]$/su);
		}
		const gaps = templateBullets(template).filter((bullet) => bullet.includes("["));
		expect(gaps.length / Math.max(1, templateBullets(template).length)).toBeGreaterThan(0.7);
		for (const line of lines) {
			expect(line.replace(/\[[^[\]]*\]/gu, ""), line).not.toMatch(/[[\]]/u);
		}
	});

	test("has a description that a search engine shows whole", () => {
		expect(template.description.length).toBeGreaterThan(60);
		expect(template.description.length).toBeLessThanOrEqual(160);
		expect(template.description).toMatch(/^[A-Z“].+\.$/u);
	});

	test("has no bullet that our own comparison would object to", () => {
		const bullets = templateBullets(template);
		expect(bullets.filter((line) => isInFirstPerson(line) || weakOpeningOf(line))).toEqual([]);
	});

	test("has no phrase that says nothing", () => {
		const empty =
			/\b(?:passionate|results-driven|team player|proven track record|detail-oriented|hard-working|dynamic|synerg|go-getter|think outside|responsible for various|lorem)\b/iu;
		expect(lines.filter((line) => empty.test(line))).toEqual([]);
	});
});
