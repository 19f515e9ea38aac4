import { foldWords } from "./fold.ts";
import { pastWords } from "./turn-of-work.ts";
import type { Understood } from "./wanted.ts";

/**
 * The one company or role that a search names, as the values of its filter; null for none, and for several, of which
 * it is not clear which is meant.
 * @param search as it stands in the address; what is quoted is taken by its letters and names nothing
 * @param understood its words that were taken for filters
 * @param names every value that the library has of the field
 */
export function namedValue(
	field: "company" | "role",
	search: string,
	understood: readonly Understood[],
	names: Iterable<string>,
): readonly string[] | null {
	const words = foldWords(search.replace(/"[^"]*"?/gu, " "));
	const meant = understood.filter((each) => each.field === field).map(({ values }) => values);
	const spoken = namesIn(words, names).map((name) => [name]);
	const named = new Map([...meant, ...spoken].map((values) => [values.join(), values]));
	const [first] = named.values();
	return named.size === 1 && first ? first : null;
}

/** The names that stand in a text, without those inside of a longer one. */
function namesIn(words: readonly string[], names: Iterable<string>): string[] {
	const text = ` ${words.join(" ")} `;
	const found = [...names]
		.map((name) => ({ name, folded: ` ${foldWords(name).join(" ")} ` }))
		.filter(({ folded }) => folded.trim() !== "" && text.includes(folded) && !isPast(text, folded));
	const isInLonger = (folded: string) =>
		found.some((other) => other.folded.length > folded.length && other.folded.includes(folded));
	return found.filter(({ folded }) => !isInLonger(folded)).map(({ name }) => name);
}

function isPast(text: string, folded: string): boolean {
	const before = text.slice(0, text.indexOf(folded)).trim().split(" ");
	return pastWords.has(before.at(-1) ?? "");
}
