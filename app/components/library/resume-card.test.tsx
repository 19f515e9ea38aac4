import { describe, expect, test } from "vitest";
import type { OpenOffer } from "#app/domain/base/viewer.ts";
import type { ResumeCard as Resume } from "#app/domain/library/resume.ts";
import { markupOf, textOf } from "#tests/helpers/component-markup.tsx";
import { ResumeCard } from "./resume-card.tsx";
import { ResumeGrid } from "./resume-grid.tsx";

const resume: Resume = {
	id: "0b8f2f6e-5f1e-4a54-9d0c-3c0d8f5a1b2c",
	title: "Product manager, payments",
	company: "Goldman Sachs",
	role: "Product Manager",
	industry: "Finance",
	experienceLevel: "Mid-level",
	location: "Austin, TX",
	previousRole: "Teacher",
	offerMonth: "2024-03",
	tags: ["sql", "roadmaps", "pricing"],
	moreTags: 4,
	isFeatured: true,
	viewCount: 1204,
	createdAt: "2024-12-30T23:59:59.000Z",
	provenance: "demo",
	sheetVersion: "v1",
	facts: { pages: 2, bullets: 18, bulletsWithFigure: 12 },
	isAvailable: true,
};
const signedOut: OpenOffer = { kind: "signed-out", hint: "Free with an account" };

const cardMarkup = (
	changes: Partial<Resume> = {},
	offer: OpenOffer = signedOut,
	words: string[] = [],
	priority = false,
) =>
	markupOf(
		<ResumeGrid>
			<ResumeCard
				resume={{ ...resume, ...changes, ...(words.length > 0 && { marks: { words, parts: [] } }) }}
				offer={offer}
				to={`/resumes/${resume.id}`}
				priority={priority}
			/>
		</ResumeGrid>,
	);

describe("A resume card", () => {
	test("has its sheet drawn with the page where it is the first, else when it comes into view", () => {
		const pictureOf = (html: string) => /<img[^>]*>/u.exec(html)?.[0];
		const first = pictureOf(cardMarkup({}, signedOut, [], true));
		expect(first).toMatch(/loading="eager".*fetchPriority="high"/u);
		expect(first).not.toContain("decoding");
		expect(pictureOf(cardMarkup())).toMatch(/loading="lazy".*decoding="async"/u);
	});

	test("says what it is of, how it is built, when it came and how often it was read", () => {
		const text = textOf(cardMarkup());
		for (const part of [
			"Featured",
			"Goldman Sachs",
			"Product manager, payments",
			"Product Manager",
			"Mid-level",
			"Austin, TX · Before: Teacher",
			"2 pages · 18 bullets, 12 with a number",
			"Dec 30, 2024",
			"1,204 views",
			"Demonstration, offer Mar 2024",
		]) {
			expect(text).toContain(part);
		}
	});

	test("shows its tags and counts the other four", () => {
		expect(textOf(cardMarkup())).toContain("sql roadmaps pricing +4 more");
	});

	test("counts nothing when there are just three tags", () => {
		expect(textOf(cardMarkup({ moreTags: 0 }))).not.toContain("more");
	});

	test("has no badge when it is not featured", () => {
		expect(textOf(cardMarkup({ isFeatured: false }))).not.toContain("Featured");
	});

	test("opens by a form that posts, so that it works without scripts", () => {
		const form = /<form[^>]*>/u.exec(cardMarkup())?.[0];
		expect(form).toContain('method="post"');
		expect(form).toContain(`action="/resumes/${resume.id}/open"`);
	});

	test("cannot be opened when there is no file, and says so", () => {
		const html = cardMarkup(
			{},
			{ kind: "unavailable", hint: "This resume doesn't have a downloadable file yet." },
		);
		expect(html).toMatch(/<button[^>]* disabled=""[^>]*>File Not Available/u);
	});

	test("says in the open what opening spends, and keeps to a hint what costs nothing", () => {
		const costs: OpenOffer = { kind: "open", costs: "free", hint: "Uses your 1 free resume" };
		expect(cardMarkup({}, costs)).toContain("cost-hint-shown");
		expect(cardMarkup({}, { ...costs, costs: "nothing" })).not.toContain("cost-hint-shown");
		expect(textOf(cardMarkup({}, costs))).toContain("Uses your 1 free resume");
	});

	test("marks the words that were found, and nothing that was typed becomes markup", () => {
		expect(cardMarkup({}, signedOut, ["Goldman"])).toContain("<mark>Goldman</mark> Sachs");
		expect(cardMarkup({ title: "<b>bold</b>" }, signedOut, ["<b>"])).not.toContain("<b>");
	});

	test("carries no inline style: the content security policy would refuse it", () => {
		expect(cardMarkup()).not.toMatch(/ style=/u);
	});
});
