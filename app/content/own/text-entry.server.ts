import type { TextKind } from "#app/content/markdown/front-matter.server.ts";
import { readFile } from "#app/content/markdown/read-file.server.ts";
import { blocksOf } from "#app/content/written-text.ts";
import { pageOfText, type TextKey } from "#app/domain/content/own-fields.ts";
import type { OwnEntry } from "./entry.ts";

/** As many characters as a text may have: half of what a form echoes, where a line may end in two of them. */
const mostCharacters = 30_000;

const names: Record<TextKind, string> = { guides: "Guide", blog: "Article", legal: "Legal page" };

/** The form of one text: a Markdown file with its front matter, checked by what the build checks it with. */
export function textEntry(key: TextKey): OwnEntry {
	const [kind = "", slug = ""] = key.split("/");
	return {
		key,
		title: `${names[kind as TextKind]}: ${slug}`,
		about:
			kind === "legal"
				? "Front matter between two lines ---, then Markdown. The page says the day on which its words last changed here, or a later “updated”."
				: "Front matter between two lines ---, then Markdown.",
		page: pageOfText(key),
		fields: [{ name: "text", label: "Text", box: "text" }],
		inFile({ texts }) {
			const text = texts.get(key);
			return text === undefined ? null : { text };
		},
		read({ text: typed = "" }, { drawings }) {
			const path = `app/content/${key}.md`;
			if (typed.length > mostCharacters) {
				return refuse(`Please use at most ${mostCharacters.toLocaleString("en-US")} characters.`);
			}
			if (/[^\P{Cc}\n\t]/u.test(typed)) return refuse("Please leave out control characters.");
			try {
				const { text } = readFile(path, typed);
				const missing = [
					...("image" in text && text.image ? [text.image] : []),
					...blocksOf(text).flatMap((block) => (block.kind === "figure" ? [block.name] : [])),
				].find((name) => !drawings.has(name));
				if (missing) {
					return refuse(`no drawing is called “${missing}”: ${[...drawings].join(", ")}`);
				}
				return { words: { texts: new Map([[key, text]]) } };
			} catch (error) {
				// As the build says it, without the path: the owner is looking at the text.
				const said = (error as Error).message.replace(`${path}:`, "Line ");
				return refuse(said);
			}
		},
	};
}

const refuse = (said: string) => ({ fieldErrors: { text: said } });

/** What the form of a new text begins with. */
export const newText = (key: string, now: Date): { text: string } => {
	const kind = key.split("/")[0] ?? "";
	return { text: beginning(kind, now.toISOString().slice(0, 10)) };
};

const beginning = (kind: string, day: string): string => `---
title: 
description: 
published: ${day}
category: ${kind === "guides" ? "Resume Writing" : "Career Tips"}
image: greeked-sheet
imageText: A resume whose words are drawn as bars.
${kind === "guides" ? "id: 100\ntags:\n  - \n" : ""}---
The beginning of it.

# The first section

Its words.
`;
