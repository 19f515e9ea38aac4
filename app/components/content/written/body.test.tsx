import { expect, test } from "vitest";
import type { TextBlock } from "#app/content/written-text.ts";
import { markupOf } from "#tests/helpers/component-markup.tsx";
import { type HtmlElement, parseHtml } from "#tests/helpers/html.ts";
import { TextBody } from "./body.tsx";

const url = "https://office.example/survey";
const pair: TextBlock = { kind: "before-after", before: "a", after: "b", why: "c", resume: "R" };
const lead: TextBlock[] = [
	{ kind: "paragraph", text: `A **bold** word, [plans](/pricing) and [a survey](${url}).` },
	pair,
	{ kind: "resume", title: "R" },
	{ kind: "live", role: "Consultant" },
];
const sources = [{ title: "A survey", publisher: "An office", url, checked: "2026-11-25" }];

function draw(shown: Parameters<typeof TextBody>[0]["shown"]): HtmlElement {
	return parseHtml(
		markupOf(<TextBody text={{ lead, sections: [], sources }} shown={shown} />, "/"),
	);
}

test("A text links to pages and sources, which are named at its end with the day they were read", () => {
	const page = draw({ resumes: {}, live: {} });
	expect(page.link("plans")).toBe("/pricing");
	expect(page.link("a survey")).toBe(url);
	const end = page.one("section", { "aria-labelledby": "sources" });
	expect(end.one("li").text).toMatch(/^An office: A survey ?\. Read on November 25, 2026\.$/u);
	expect(page.one("strong").text).toBe("bold");
});

test("What the library has of a text is shown while it has it", () => {
	const path = "/resumes/for/consultant";
	const page = draw({
		resumes: { R: "/resumes/1" },
		live: { Consultant: { text: "45 resumes.", path } },
	});
	expect(page.all("a").filter((link) => link.get("href") === "/resumes/1")).toHaveLength(2);
	expect(page.one("div", { role: "note" }).text).toContain("45 resumes.");
	expect(page.link("See the Consultant resumes")).toBe(path);
	const bare = draw({ resumes: {}, live: {} });
	expect(bare.text).not.toMatch(/resume that does this|Counted/iu);
});
