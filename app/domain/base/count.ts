/** "1 page", "2 pages"; thousands are grouped. */
export function count(number: number, noun: string): string {
	return `${number.toLocaleString("en-US")} ${noun}${number === 1 ? "" : "s"}`;
}
