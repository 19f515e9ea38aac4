/**
 * Whether something is an English word, by the list of a spell checker: its words, and the endings that it allows each
 * of them. The list is read once, when someone first asks.
 */

/** Words that end as `condition` asks have `ending` in place of `instead`, if their line of the list has the flag. */
type Ending = { flag: string; instead: string; ending: string; condition: RegExp };
type KnownWords = { flags: ReadonlyMap<string, string>; endings: readonly Ending[] };

let known: Promise<KnownWords> | undefined;

/** @param word in lower case */
export async function isEnglishWord(word: string): Promise<boolean> {
	known ??= readWords();
	const { flags, endings } = await known;
	if (flags.has(word)) return true;
	return endings.some(({ flag, instead, ending, condition }) => {
		if (!word.endsWith(ending)) return false;
		const whole = word.slice(0, -ending.length) + instead;
		return condition.test(whole) && (flags.get(whole)?.includes(flag) ?? false);
	});
}

async function readWords(): Promise<KnownWords> {
	const { default: dictionary } = await import("dictionary-en");
	const flags = new Map<string, string>();
	for (const line of linesOf(dictionary.dic).slice(1)) {
		const [word = "", allowed = ""] = line.split("/");
		// Names stand in it with a capital letter, and abbreviations in capitals.
		if (word === "" || word !== word.toLowerCase()) continue;
		flags.set(word, (flags.get(word) ?? "") + allowed);
	}
	return { flags, endings: linesOf(dictionary.aff).flatMap(endingIn) };
}

const linesOf = (file: Uint8Array): string[] => new TextDecoder().decode(file).split("\n");

/** A line such as `SFX D   y     ied        [^aeiou]y`; nothing stands as 0. */
function endingIn(line: string): Ending[] {
	const [kind, flag = "", instead = "", ending = "", condition] = line.split(/\s+/u);
	if (kind !== "SFX" || !condition) return [];
	const ends = new RegExp(`${condition}$`, "u");
	return [{ flag, instead: instead === "0" ? "" : instead, ending, condition: ends }];
}
