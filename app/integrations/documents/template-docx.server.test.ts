import mammoth from "mammoth";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { templates } from "#app/content/templates/templates.server.ts";
import { type ResumeTemplate, templateLayouts } from "#app/domain/content/templates/definition.ts";
import { templateNotes } from "#app/domain/content/templates/notes.ts";
import { templateParagraphs } from "#app/domain/content/templates/paragraphs.ts";
import { renderTemplateDocx } from "./template-docx.server.ts";
import { openZip } from "./zip-archive.ts";

const part = (bytes: Uint8Array, name: string) =>
	new TextDecoder().decode(openZip(bytes).read(name));
const plainOf = (text: string) =>
	text
		.replaceAll("&lt;", "<")
		.replaceAll("&gt;", ">")
		.replaceAll("&quot;", '"')
		.replaceAll("&#x27;", "'")
		.replaceAll("&apos;", "'")
		.replaceAll("&amp;", "&");

/** The paragraphs of the file in the order in which a program reads them. */
const paragraphsIn = (xml: string) =>
	xml
		.split("</w:p>")
		.map((paragraph) =>
			[...paragraph.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>|<w:tab\/>/gu)]
				.map(([, text]) => (text === undefined ? "\t" : plainOf(text)))
				.join(""),
		)
		.filter((text) => text !== "");

/** What must stand on the page. */
function expectedText(template: ResumeTemplate): string[] {
	const isColumn = template.layout === "academic";
	return templateParagraphs(template).map(({ runs, aside }) => {
		const words = runs.map(({ text }) => text).join("");
		if (!aside) return words;
		return isColumn ? `${aside.text}\t${words}` : `${words}\t${aside.text}`;
	});
}

/** The comments of a file, each with the words of the page that it is at. */
function commentsIn(bytes: Uint8Array) {
	const page = part(bytes, "word/document.xml");
	const comments = part(bytes, "word/comments.xml").match(/<w:comment .*?<\/w:comment>/gsu) ?? [];
	return comments.map((xml) => {
		const attribute = (name: string) =>
			new RegExp(`<w:comment [^>]*w:${name}="([^"]*)"`, "u").exec(xml)?.[1];
		const id = attribute("id");
		const marked = new RegExp(
			`<w:commentRangeStart w:id="${id}"/>(.*?)<w:commentRangeEnd w:id="${id}"/><w:r><w:rPr><w:rStyle w:val="CommentReference"/></w:rPr><w:commentReference w:id="${id}"/></w:r></w:p>`,
			"gsu",
		);
		const found = [...page.matchAll(marked)].map(([, words = ""]) => words);
		expect(found, `comment ${id}`).toHaveLength(1);
		return {
			at: paragraphsIn(found[0] ?? "").join("\n"),
			texts: paragraphsIn(xml),
			signed: ["author", "initials", "date"].map(attribute),
		};
	});
}

/** Every element is closed where it was opened, and nothing stands outside of the first. */
function expectWellFormed(xml: string, name: string): void {
	const open: string[] = [];
	for (const [, closing, tag = "", single] of xml.matchAll(
		/<(\/?)([\w:]+)(?:\s+[\w:]+="[^"<]*")*\s*(\/?)>/gu,
	)) {
		if (closing) expect(open.pop(), name).toBe(tag);
		else if (!single) open.push(tag);
	}
	expect(open, name).toEqual([]);
	const rest = xml
		.replace(/^<\?xml[^>]*\?>/u, "")
		.replace(/<\/?[\w:]+(?:\s+[\w:]+="[^"<]*")*\s*\/?>/gu, "");
	expect(rest, name).not.toMatch(/[<>]|&(?!(?:amp|lt|gt|quot|apos|#x?\w+);)/u);
}

const files = new Map<string, Uint8Array>();
beforeAll(async () => {
	for (const template of templates) files.set(template.slug, await renderTemplateDocx(template));
});
afterEach(() => vi.useRealTimers());

describe.each(templates)("The Word file of $name", (template) => {
	const file = () => files.get(template.slug) as Uint8Array;

	test("has the words in the order of the page, in one column, with nothing beside it", () => {
		const xml = part(file(), "word/document.xml");
		const styles = part(file(), "word/styles.xml");
		const spaced = [...`${xml}${styles}`.matchAll(/<w:rPr>.*?<\/w:rPr>/gu)]
			.map(([run]) => Number(/<w:spacing w:val="(-?\d+)"/u.exec(run)?.[1] ?? 0))
			.filter((twentieths) => twentieths > 10);
		expect(spaced).toEqual([]);
		const headings = xml
			.split("</w:p>")
			.filter((paragraph) => paragraph.includes('<w:pStyle w:val="Heading2"/>'))
			.map((paragraph) => paragraphsIn(paragraph)[0]);
		expect(headings).toEqual(template.sections.map(({ title }) => title));
		expect(paragraphsIn(xml)).toEqual(expectedText(template));
		for (const name of openZip(file()).names) expectWellFormed(part(file(), name), name);
		expect(xml).not.toMatch(/<w:(?:tbl|txbxContent|drawing|pict|framePr|cols|object)\b|<mc:/u);
		const { names } = openZip(file());
		expect(names.filter((name) => /media|vba|embed|header|footer\d/u.test(name))).toEqual([]);
	});

	test("says at the name how to fill it in, and at each heading what belongs there", () => {
		const { steps, hints } = templateNotes(template);
		const signed = ["Template notes", "TN", "2026-11-25T00:00:00.000Z"];
		expect(commentsIn(file())).toEqual([
			{ at: "[Your name]", texts: steps, signed },
			...hints.map((hint, index) => ({
				at: template.sections[index]?.title,
				texts: [hint],
				signed,
			})),
		]);
		expect(steps.join(" ")).toContain("Delete these comments before you send the resume.");
	});
});

describe.each(templateLayouts)("A file in the layout %s", (layout) => {
	const template = templates.find((one) => one.layout === layout) as ResumeTemplate;

	test("is read by another program, with its headings and lists", async () => {
		const { value, messages } = await mammoth.convertToHtml(
			{ buffer: Buffer.from(await renderTemplateDocx(template)) },
			{ ignoreEmptyParagraphs: true },
		);
		expect(messages.filter(({ type }) => type === "error")).toEqual([]);
		const inside = (tag: string) =>
			[...value.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, "gu"))].map(([, text = ""]) =>
				plainOf(text.replace(/<[^>]+>/gu, "")),
			);
		const of = (role: string) =>
			templateParagraphs(template).filter((paragraph) => paragraph.role === role);
		expect(inside("h1")).toEqual(["[Your name]"]);
		expect(inside("h2")).toEqual(template.sections.map(({ title }) => title));
		expect(inside("h3")).toHaveLength(of("entry").length);
		expect(inside("li")).toEqual(of("bullet").map(({ runs }) => runs[0]?.text));
	});

	test("is a Letter page whose look stands in its styles", async () => {
		const bytes = await renderTemplateDocx(template);
		const xml = part(bytes, "word/document.xml");
		expect(xml).toMatch(/<w:pgSz w:w="12240" w:h="15840"/u);
		expect(xml).not.toMatch(/<w:(?:sz|color|rFonts)\b/u);
		const styles = part(bytes, "word/styles.xml");
		for (const name of ["Heading 1", "Heading 2", "Heading 3", "List Bullet", "Contact"]) {
			expect(styles).toContain(`<w:name w:val="${name}"/>`);
		}
	});

	test("has its notes where Word and other programs look for comments", async () => {
		const bytes = await renderTemplateDocx(template);
		const kind = "application/vnd.openxmlformats-officedocument.wordprocessingml.comments+xml";
		expect(part(bytes, "[Content_Types].xml")).toContain(
			`<Override ContentType="${kind}" PartName="/word/comments.xml"/>`,
		);
		const relations = part(bytes, "word/_rels/document.xml.rels");
		expect(relations.match(/<Relationship [^>]*relationships\/comments"[^>]*>/gu)).toEqual([
			expect.stringContaining('Target="comments.xml"'),
		]);
		const styles = part(bytes, "word/styles.xml");
		for (const name of ["annotation text", "annotation reference"]) {
			expect(styles).toContain(`<w:name w:val="${name}"/>`);
		}
		expect(part(bytes, "word/document.xml")).not.toMatch(/pageBreakBefore|w:br\b/u);
		const { value } = await mammoth.convertToHtml(
			{ buffer: Buffer.from(bytes) },
			{ styleMap: ["comment-reference => sup"] },
		);
		const read = [...value.matchAll(/<dd>(.*?)<\/dd>/gsu)].map(([, html = ""]) =>
			plainOf(html.replace(/<a href.*?<\/a>|<[^>]+>/gu, "")).trim(),
		);
		const { steps, hints } = templateNotes(template);
		expect(read).toEqual([steps.join(""), ...hints]);
	});
});

test("The same template gives the same bytes, whenever it is made", async () => {
	const template = templates[0] as ResumeTemplate;
	const first = await renderTemplateDocx(template);
	vi.useFakeTimers({ now: new Date("2031-05-06T07:08:09Z"), toFake: ["Date"] });
	expect(Buffer.from(first).equals(Buffer.from(await renderTemplateDocx(template)))).toBe(true);
});

test("The file names nobody and no day, and says nothing of what it is a template of", async () => {
	const template = templates[0] as ResumeTemplate;
	const bytes = await renderTemplateDocx(template);
	const core = part(bytes, "docProps/core.xml");
	expect(core).toContain("<dc:title>Resume</dc:title>");
	expect(core).not.toMatch(
		/Google|template|description|keywords|creator|ModifiedBy|created|\d{4}-/iu,
	);
	expect(part(bytes, "docProps/app.xml")).not.toMatch(/<Application|<Company|<Manager/u);
	const rels = openZip(bytes).names.filter((name) => name.endsWith(".rels"));
	for (const name of rels) expect(part(bytes, name)).not.toContain("External");
});
