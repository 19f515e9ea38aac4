/** The first of those that are the same by a value: by all of it, whatever it is made of. */
export function once<T>(items: readonly T[], sameBy: (item: T) => unknown = (item) => item): T[] {
	const seen = new Set<string>();
	return items.filter((item) => {
		const key = JSON.stringify(sameBy(item));
		return !seen.has(key) && seen.add(key) !== undefined;
	});
}
