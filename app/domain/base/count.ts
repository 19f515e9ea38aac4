/** "1 page", "2 pages"; thousands are grouped. */
export function count(number: number, noun: string): string {
	return `${number.toLocaleString("en-US")} ${noun}${number === 1 ? "" : "s"}`;
}

/** Words as a reader counts them: what begins with a letter or a digit. */
export const countWords = (text: string): number =>
	text.match(/(?<!\S)[^\s\p{L}\p{N}]*[\p{L}\p{N}]\S*/gu)?.length ?? 0;

/** How often each value is there, in the order in which they come first. */
export function countEach<Value extends string>(values: Iterable<Value>): Map<Value, number> {
	const counts = new Map<Value, number>();
	for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
	return counts;
}
