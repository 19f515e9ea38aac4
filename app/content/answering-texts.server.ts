import { type AskedIndex, answersTo, indexAsked } from "#app/domain/content/asked-texts.ts";
import { articles } from "./blog/articles.server.ts";
import { guides } from "./guides/guides.server.ts";
import type { AnsweringText } from "./hubs/page-words.ts";
import type { Article } from "./written-text.ts";

type Listed = Article & { kind: "Guide" | "Article"; path: string };

// Guides are another list for each state of what the owner has written, whichever texts these are.
const indexes = new WeakMap<object, AskedIndex<Listed>>();

function indexOfNow(): AskedIndex<Listed> {
	const now = guides();
	const index =
		indexes.get(now) ??
		indexAsked<Listed>([
			...now.map((text) => ({ ...text, kind: "Guide" as const, path: `/guides/${text.slug}` })),
			...articles().map((text) => ({
				...text,
				kind: "Article" as const,
				path: `/blog/${text.slug}`,
			})),
		]);
	indexes.set(now, index);
	return index;
}

/** The guides and articles that answer a search which asks for advice. */
export const textsThatAnswer = (search: string): AnsweringText[] =>
	answersTo(search, indexOfNow).map(({ text: { kind, title, path }, section }) =>
		section
			? { kind, title: section.title, path: `${path}#${section.id}`, within: title }
			: { kind, title, path, within: null },
	);
