/**
 * Two lists side by side in their order, so that the worth of what stands beside each other is the greatest.
 * @param worth of two that stand beside each other; 0 where they may not
 */
export function alignBy<Item>(
	one: readonly Item[],
	other: readonly Item[],
	worth: (a: Item, b: Item) => number,
): [Item | null, Item | null][] {
	const width = other.length + 1;
	const worths = new Float64Array((one.length + 1) * width);
	const best = new Float64Array((one.length + 1) * width);
	const beside = (row: number, column: number) => worths[row * width + column] ?? 0;
	const at = (row: number, column: number) => best[row * width + column] ?? 0;
	for (const [row, a] of one.entries()) {
		for (const [column, b] of other.entries()) worths[row * width + column] = worth(a, b);
	}
	for (let row = one.length - 1; row >= 0; row--) {
		for (let column = other.length - 1; column >= 0; column--) {
			const both = beside(row, column) && beside(row, column) + at(row + 1, column + 1);
			best[row * width + column] = Math.max(both, at(row + 1, column), at(row, column + 1));
		}
	}
	const pairs: [Item | null, Item | null][] = [];
	let [row, column] = [0, 0];
	while (row < one.length || column < other.length) {
		const [a = null, b = null] = [one[row], other[column]];
		const isPair =
			beside(row, column) > 0 && at(row, column) === beside(row, column) + at(row + 1, column + 1);
		const isFirstAlone =
			column >= other.length || (a !== null && at(row, column) === at(row + 1, column));
		pairs.push(isPair ? [a, b] : isFirstAlone ? [a, null] : [null, b]);
		if (isPair || isFirstAlone) row += 1;
		if (isPair || !isFirstAlone) column += 1;
	}
	return pairs;
}
