/** Slips of letters, in folded words. */

const letters = "abcdefghijklmnopqrstuvwxyz";
/** Shorter words have too many neighbors. */
const correctedMinimumLength = 4;
/** No longer word is in use, and each letter makes some fifty others. */
const correctedMaximumLength = 30;

/** Everything that a slip of one letter makes of a folded word: one more, one less, another one, two exchanged. A number is none. */
export function oneSlipAway(word: string): string[] {
	const isLong = word.length > correctedMaximumLength;
	if (word.length < correctedMinimumLength || isLong || /\d/u.test(word)) return [];
	const made = new Set<string>();
	for (let at = 0; at <= word.length; at++) {
		const before = word.slice(0, at);
		const [first = "", second = ""] = word.slice(at);
		const after = word.slice(at + 1);
		for (const letter of letters) {
			made.add(before + letter + first + after);
			if (first) made.add(before + letter + after);
		}
		if (first) made.add(before + after);
		if (second) made.add(before + second + first + word.slice(at + 2));
	}
	made.delete(word);
	return [...made];
}

/** How many letters are too many, missing, other ones, or exchanged with their neighbor (Damerau, 1964). */
export function slipsBetween(one: string, other: string): number {
	const rows = [Array.from({ length: other.length + 1 }, (_, at) => at)];
	for (let i = 1; i <= one.length; i++) {
		const [above = [], twoAbove = []] = [rows[i - 1], rows[i - 2]];
		const row = [i];
		for (let j = 1; j <= other.length; j++) {
			const isSame = one[i - 1] === other[j - 1];
			const isExchanged = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
			row[j] = Math.min(
				(above[j] ?? 0) + 1,
				(row[j - 1] ?? 0) + 1,
				(above[j - 1] ?? 0) + (isSame ? 0 : 1),
				isExchanged ? (twoAbove[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
			);
		}
		rows.push(row);
	}
	return rows[one.length]?.[other.length] ?? 0;
}
