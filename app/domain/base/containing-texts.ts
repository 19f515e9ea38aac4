const partLength = 3;

/**
 * Finds among many short texts those that contain another, letter by letter. What is built once is asked
 * often: comparing each of some thousand names with each other takes seconds.
 * @returns a function from a part to the texts that contain it, in their order
 */
export function createContainsIndex(texts: readonly string[]): (part: string) => string[] {
	const holders = new Map<string, number[]>();
	for (const [index, text] of texts.entries()) {
		for (let at = 0; at + partLength <= text.length; at++) {
			const piece = text.slice(at, at + partLength);
			const known = holders.get(piece);
			if (!known) holders.set(piece, [index]);
			else if (known.at(-1) !== index) known.push(index);
		}
	}
	return (part) => {
		// A text that contains the part contains each of its pieces: the rarest leaves the fewest to look at.
		let fewest: readonly number[] | undefined;
		for (let at = 0; at + partLength <= part.length; at++) {
			const found = holders.get(part.slice(at, at + partLength)) ?? [];
			if (!fewest || found.length < fewest.length) fewest = found;
		}
		const candidates = fewest ? fewest.map((index) => texts[index] ?? "") : texts;
		return candidates.filter((text) => text.includes(part));
	};
}
