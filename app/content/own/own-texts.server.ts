import type { TextKind } from "#app/content/markdown/front-matter.server.ts";
import { ownWords } from "#app/domain/content/own-words.ts";

/**
 * The texts of a folder: those of the files, and in their place or beside them what the owner has written.
 * @param compare in which order they stand
 */
export function textsOf<Text extends { slug: string }>(
	kind: TextKind,
	files: readonly Text[],
	compare: (one: Text, other: Text) => number,
): () => readonly Text[] {
	const inFiles = files.toSorted(compare);
	// Put together once for each state of the owner's words.
	const known = new WeakMap<object, readonly Text[]>();
	return () => {
		const { texts } = ownWords();
		if (!texts) return inFiles;
		const kept = known.get(texts);
		if (kept) return kept;
		const all = new Map(files.map((text) => [text.slug, text]));
		for (const [key, text] of texts) {
			const [folder, slug = ""] = key.split("/");
			if (folder === kind) all.set(slug, text as Text);
		}
		const sorted = [...all.values()].sort(compare);
		known.set(texts, sorted);
		return sorted;
	};
}

/** What the owner has written in place of a legal page, or null. */
export const ownLegalPage = <Page>(slug: string): Page | null =>
	(ownWords().texts?.get(`legal/${slug}`) as Page | undefined) ?? null;
