/** The 97.5th percentile of the normal distribution: for an interval of 95 %. */
const z = 1.959964;

/**
 * Wilson's 95 % interval of a share: where the true one lies, if those who answered are like the others.
 * @param part of `whole`, which is at least 1
 * @returns two shares between 0 and 1
 */
export function shareInterval(part: number, whole: number): { low: number; high: number } {
	if (whole < 1 || part < 0 || part > whole)
		throw new RangeError(`${part} of ${whole} is no share`);
	const share = part / whole;
	const square = z ** 2 / whole;
	const middle = share + square / 2;
	const reach = z * Math.sqrt((share * (1 - share) + square / 4) / whole);
	return {
		// At the ends the last digit would leave the share outside.
		low: Math.max(0, Math.min(share, (middle - reach) / (1 + square))),
		high: Math.min(1, Math.max(share, (middle + reach) / (1 + square))),
	};
}
