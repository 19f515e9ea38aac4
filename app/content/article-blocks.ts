import { readArticleBody } from "#app/domain/content/article-body.ts";
import type { TextBlock } from "#app/domain/reader/text-blocks.ts";
import type { Article } from "./blog/article.ts";
import type { Guide, GuideBlock } from "./guides/guide.ts";

/** Something to read, as far as its shared link shows it. */
export type SharedText = { title: string; kind: string; blocks: readonly TextBlock[] };

/** An article as plain blocks. */
export function sharedArticle({ title, category, body }: Article): SharedText {
	const blocks = readArticleBody(body).map((block): TextBlock => {
		const level = block.kind === "heading" ? 1 : 2;
		if (block.kind === "list")
			return { type: "list", ordered: block.ordered, items: block.items.map(plain) };
		if (block.kind === "paragraph" || block.kind === "check") {
			return { type: "paragraph", runs: plain(block.runs) };
		}
		return { type: "heading", level, text: block.runs.map(({ text }) => text).join("") };
	});
	return { title, kind: category, blocks: [{ type: "heading", level: 1, text: title }, ...blocks] };
}

/** A guide as plain blocks: its tables and drawings are left out. */
export function sharedGuide({ title, category, sections }: Guide): SharedText {
	const blocks = sections.flatMap((section): TextBlock[] => [
		{ type: "heading", level: 2, text: section.title },
		...section.blocks.flatMap(guideBlock),
	]);
	return { title, kind: category, blocks: [{ type: "heading", level: 1, text: title }, ...blocks] };
}

function guideBlock(block: GuideBlock): TextBlock[] {
	switch (block.kind) {
		case "heading":
			return [{ type: "heading", level: 3, text: block.text }];
		case "paragraph":
		case "note":
			return [{ type: "paragraph", runs: [{ text: block.text }] }];
		case "list":
		case "steps":
		case "checklist":
			return [
				{
					type: "list",
					ordered: block.kind === "steps",
					items: block.items.map((text) => [{ text }]),
				},
			];
		case "before-after":
			return [block.before, block.after, block.why].map((text) => ({
				type: "paragraph",
				runs: [{ text }],
			}));
		case "table":
		case "figure":
			return [];
	}
}

const plain = (runs: readonly { text: string; bold: boolean }[]) =>
	runs.map(({ text, bold }) => (bold ? { text, bold: true as const } : { text }));
