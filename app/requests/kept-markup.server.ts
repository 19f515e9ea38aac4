import { type OwnWords, ownWords } from "#app/domain/content/own-words.ts";

const kept = new WeakMap<OwnWords, Map<string, string>>();

/** What is kept of the parts that `KeptMarkup` names, for the words that this request is answered with. */
export function keptMarkup(): Map<string, string> {
	// Its source may change with each request.
	if (import.meta.env.DEV) return new Map();
	const words = ownWords();
	const known = kept.get(words) ?? new Map<string, string>();
	kept.set(words, known);
	return known;
}

/** Puts the kept parts into a page, and keeps those that it has rendered itself. */
export const fillKept = (html: string, parts: Map<string, string>): string =>
	html.replaceAll(part, (_all, name: string, rendered: string) => {
		if (rendered !== "") parts.set(name, rendered);
		return parts.get(name) ?? "";
	});

// No text and no attribute of a page can look like this: React escapes "<" in both.
const part =
	/<template data-kept="([^"]+)"><\/template>(.*?)<template data-kept-end=""><\/template>/gsu;
