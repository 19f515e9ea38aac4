/** A count that was reckoned from a sample, to the two digits that it is good for: 318,467 is 320,000. */
export function roundAbout(count: number): number {
	if (count < 100) return Math.round(count);
	const step = 10 ** (Math.floor(Math.log10(count)) - 1);
	return Math.round(count / step) * step;
}
