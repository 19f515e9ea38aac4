import { describe, expect, test } from "vitest";
import type { Guide } from "#app/content/written-text.ts";
import { prices } from "#app/domain/billing/plans.ts";
import { readFile } from "./read-file.server.ts";

const front = `---
id: 9
title: A guide
description: What it is about.
category: Resume Writing
tags:
  - One
related:
  - /guides/consulting
sources:
  survey:
    title: A survey
    publisher: An office
    url: https://office.example/survey
    checked: 2026-11-25
published: 2026-11-25
image: one-page
imageText: A page.
---
`;
/** The line of the file in which the text begins. */
const first = front.split("\n").length;
const file = "app/content/guides/a-guide.md";
const guideOf = (body: string, above = front) =>
	readFile(file, `${above}${body}\n\nAs [a survey][survey] says.\n`).text as Guide;
const blockOf = (body: string) => guideOf(body).lead[0];
const faultOf = (work: () => unknown) => {
	try {
		work();
	} catch (error) {
		return (error as Error).message;
	}
	return "none";
};

describe("A file is read into", () => {
	test("its facts, with what may be left out", () => {
		expect(guideOf("Words.")).toMatchObject({
			slug: "a-guide",
			author: "Offerfolio Editors",
			featured: false,
			updated: "2026-11-25",
			minutes: 1,
			related: ["/guides/consulting"],
			sources: [{ publisher: "An office", checked: "2026-11-25" }],
		});
	});

	test("sections, whose addresses are named or made of their titles", () => {
		const { lead, sections } = guideOf(
			"Before.\n\n# One thing {#one}\n\n## Smaller\n\n# What’s next?",
		);
		expect(lead).toEqual([{ kind: "paragraph", text: "Before." }]);
		expect(sections.map(({ id, title }) => [id, title])).toEqual([
			["one", "One thing"],
			["whats-next", "What’s next?"],
		]);
		expect(sections[0]?.blocks).toEqual([{ kind: "heading", text: "Smaller" }]);
	});

	test.each<[string, unknown]>([
		["A **bold** word", { kind: "paragraph", text: "A **bold** word" }],
		["Two\nlines", { kind: "paragraph", text: "Two lines" }],
		["Only {packPrice}.", { kind: "paragraph", text: `Only ${prices.pack}.` }],
		[
			"[Plans](/pricing) and [a survey][survey]",
			{
				kind: "paragraph",
				text: "[Plans](/pricing) and [a survey](https://office.example/survey)",
			},
		],
		["✅ Done", { kind: "check", text: "Done" }],
		["> Mind this.", { kind: "note", text: "Mind this." }],
		["- a\n- b", { kind: "list", items: ["a", "b"] }],
		["1. a\n2. b", { kind: "steps", items: ["a", "b"] }],
		[
			"Checklist: Ready\n\n- [ ] a\n- [ ] **b**",
			{ kind: "checklist", title: "Ready", items: ["a", "**b**"] },
		],
		[
			"Table: What\n\n| A | B |\n|---|---|\n| 1 | 2 |",
			{ kind: "table", caption: "What", head: ["A", "B"], rows: [["1", "2"]] },
		],
		[
			'![A page.](one-page "So it looks.")',
			{ kind: "figure", name: "one-page", text: "A page.", caption: "So it looks." },
		],
		[
			"```before-after\nBefore: x\nAfter: **y**\nWhy: z\nResume: Someone\nCompany: Google\n```",
			{
				kind: "before-after",
				before: "x",
				after: "**y**",
				why: "z",
				resume: "Someone",
				company: "Google",
			},
		],
		["```resume\nTitle: Someone\n```", { kind: "resume", title: "Someone" }],
		["```live\nRole: Consultant\n```", { kind: "live", role: "Consultant" }],
	])("blocks: %j", (body, block) => {
		expect(blockOf(body)).toEqual(block);
	});
});

describe("A file is refused, with its line,", () => {
	const without = (line: RegExp, instead = "") => front.replace(line, instead);

	test.each<[string, string, string]>([
		["without a title", without(/^title: .*\n/mu), ":1: title: "],
		["for a category that there is not", without(/Resume Writing/u, "Cooking"), ":5: category: "],
		["for a day that is none", without(/(?<=published: ).*/u, "soon"), ":16: published: must be a"],
		["for a name that it does not know", without(/^id/mu, "colour: red\nid"), ":2: colour: "],
		["for a source without https", without(/https:/u, "http:"), ":14: sources.survey.url: must"],
		["for front matter that is no YAML", without(/^tags:/mu, "tags: ["), ":"],
	])("%s", (_, above, said) => {
		expect(faultOf(() => guideOf("Words.", above))).toContain(`${file}${said}`);
	});

	test("without front matter", () => {
		expect(faultOf(() => readFile(file, "Words."))).toContain(`${file}:1: a file begins with`);
	});

	test.each<[string, string]>([
		["```befor-after\nBefore: x\n```", `:${first}: no block is called “befor-after”`],
		["```before-after\nBefore: x\nAfter: y\n```", `:${first}: “before-after” needs a line “Why:”`],
		["```live\nRole: x\nCompany: y\n```", `:${first}: “live” has no line “Company:”`],
		["```live\nConsultant\n```", `:${first + 1}: not a line of “Name: words”`],
		["Fine.\n\nAs [they][nobody] say.", `:${first + 2}: no source is called “nobody”`],
		["[x](https://x.example)", `:${first}: https://x.example belongs among the sources`],
		["[x](javascript:alert(1))", `:${first}: javascript:alert(1) belongs among the sources`],
		["{nothing}", `:${first}: no value is called “nothing”`],
		["<img src=x onerror=alert(1)>", `:${first}: html is not used here`],
		["A <b>word</b>", `:${first}: html is not used here`],
		["An *odd* word", `:${first}: em is not used here`],
		["| A |\n|---|\n| 1 |", `:${first}: a table needs a line “Table:`],
		["Table: What\n\nWords.", `:${first + 2}: “Table:” stands above no such block`],
		["- [ ] a", `:${first}: a list of boxes needs a line “Checklist:`],
		["- a\n  - b", `:${first}: an item of a list is one line`],
		["# A {#a}\n\n# B {#a}", `:${first + 2}: two sections are “a”`],
		["### Deep", `:${first}: headings are # and ##`],
		["Fine.\n\n# A **bold** title", `:${first + 2}: strong is not used here`],
		["## See [plans](/pricing)", `:${first}: link is not used here: [plans](/pricing)`],
		["Table: The **whole**\n\n| A |\n|---|\n| 1 |", `:${first}: strong is not used here`],
		["Table: What\n\n| **A** |\n|---|\n| 1 |", `:${first + 2}: strong is not used here`],
		["Checklist: [Ready](/)\n\n- [ ] a", `:${first}: link is not used here`],
		['![A **page**.](one-page "So.")', `:${first}: strong is not used here`],
		['![A page.](one-page "So **it** looks.")', `:${first}: strong is not used here`],
		["```before-after\nBefore: **x**\nAfter: y\nWhy: z\n```", `:${first}: strong is not used here`],
		["A **[bold](https://x.example)** link", `:${first}: link is not used here`],
		["A **bold *odd*** word", `:${first}: em is not used here`],
		["A [**bold**](/pricing) link", `:${first}: strong is not used here`],
	])("for %j", (body, said) => {
		expect(faultOf(() => guideOf(body))).toContain(`${file}${said}`);
	});

	test.each<[string, string]>([
		["1. a\n2. b", ":8: this page has no steps, only paragraph and list"],
		["> Mind this.", ":8: this page has no note"],
		["Table: What\n\n| A |\n|---|\n| 1 |", ":10: this page has no table"],
		["## Smaller", ":8: this page has no heading"],
	])("for what a legal page cannot draw: %j", (body, said) => {
		const legal = "---\ntitle: T\ndescription: D\npublished: 2026-11-25\n---\n";
		const fault = (text: string) => faultOf(() => readFile("app/content/legal/t.md", legal + text));
		expect(fault("Words.\n\n- a")).toBe("none");
		expect(fault(`Words.\n\n${body}`)).toContain(`app/content/legal/t.md${said}`);
	});

	test("for answers in a section that is not there", () => {
		const saying = (id: string) =>
			front.replace("published:", `answers:\n  ${id}:\n    - a question\npublished:`);
		expect(guideOf("# A {#a}\n\nWords.", saying("a")).answers).toEqual({ a: ["a question"] });
		expect(guideOf("Words.", saying("all")).answers).toEqual({ all: ["a question"] });
		expect(faultOf(() => guideOf("# A {#a}\n\nWords.", saying("b")))).toContain(
			`${file}:17: answers: no section is called “b”`,
		);
	});

	test("for a source that nothing leads to", () => {
		expect(faultOf(() => readFile(file, `${front}Words.\n`))).toContain("the source “survey”");
	});
});
