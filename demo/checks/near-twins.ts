/**
 * Two lines are near twins when they share 70 % of the words of the longer one after figures are masked.
 */
const twinShare = 0.7;

/** The distinct words of a line, figures masked: "Cut 12 of 40 reports" has cut, #, of, reports. */
export function maskedWords(text: string): Set<string> {
	const words = text
		.toLowerCase()
		.replace(/[$€£]?\d[\d,.:]*(?:[kmb]|bn|%|x)?\b%?/g, " # ")
		.match(/#|[\p{L}][\p{L}'’-]*/gu);
	return new Set(words ?? []);
}

/**
 * The lines that have a near twin in another resume.
 * @param lines each with the resume that it stands in
 * @returns pairs of indexes into `lines`, one for each line that has a twin: itself and its nearest
 */
export function findNearTwins(
	lines: readonly { text: string; resume: string }[],
): { line: number; twin: number; share: number }[] {
	const sets = lines.map(({ text }) => maskedWords(text));
	// Twins share more words than can be missing, so that one of the rarest words of each is shared: only lines
	// that share such a word are compared.
	const counts = new Map<string, number>();
	for (const set of sets) for (const word of set) counts.set(word, (counts.get(word) ?? 0) + 1);
	const holders = new Map<string, number[]>();
	const rarest = sets.map((set) =>
		[...set]
			.sort((a, b) => (counts.get(a) ?? 0) - (counts.get(b) ?? 0) || (a < b ? -1 : 1))
			.slice(0, Math.floor(set.size * (1 - twinShare)) + 1),
	);
	for (const [at, words] of rarest.entries()) {
		for (const word of words) {
			const list = holders.get(word);
			if (list) list.push(at);
			else holders.set(word, [at]);
		}
	}
	const found: { line: number; twin: number; share: number }[] = [];
	for (const [at, set] of sets.entries()) {
		let best = { twin: -1, share: 0 };
		const tried = new Set<number>([at]);
		for (const word of rarest[at] ?? []) {
			for (const other of holders.get(word) ?? []) {
				if (tried.has(other)) continue;
				tried.add(other);
				if (lines[other]?.resume === lines[at]?.resume) continue;
				const share = shareOf(set, sets[other] ?? new Set());
				if (share > best.share) best = { twin: other, share };
			}
		}
		if (best.share >= twinShare) found.push({ line: at, ...best });
	}
	return found;
}

function shareOf(a: Set<string>, b: Set<string>): number {
	let shared = 0;
	for (const word of a) if (b.has(word)) shared++;
	return shared / Math.max(a.size, b.size, 1);
}
