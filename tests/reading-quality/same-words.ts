/** Which share of the words of a text stands in another, each as often as it occurs. */
export function shareFound(text: string, other: string): number {
	const wanted = tokensOf(text);
	const left = new Map<string, number>();
	for (const token of tokensOf(other)) left.set(token, (left.get(token) ?? 0) + 1);
	const found = wanted.filter((token) => {
		const count = left.get(token) ?? 0;
		left.set(token, count - 1);
		return count > 0;
	});
	return wanted.length === 0 ? 0 : found.length / wanted.length;
}

export const tokensOf = (text: string): string[] =>
	text
		.normalize("NFKC")
		.toLowerCase()
		.match(/[\p{L}\p{N}]+/gu) ?? [];

/** The same words but for a place or a department, which one of the two may have beside them. */
export function isSameName(name: string, found: string | null): boolean {
	if (!found) return false;
	const [ours, theirs] = [tokensOf(name).length, tokensOf(found).length];
	if (shareFound(name, found) === 1) return theirs <= ours + 6;
	return shareFound(found, name) === 1 && theirs >= ours / 2;
}
