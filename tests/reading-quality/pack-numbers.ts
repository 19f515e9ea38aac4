import { type PackedNumbers, sixBits } from "#app/domain/insights/posting/feature-number.ts";

/** Numbers as the site keeps them, in any order. */
export function packNumbers(numbers: readonly number[]): PackedNumbers {
	const sorted = [...new Set(numbers)].sort((a, b) => a - b);
	const mean = (sorted.at(-1) ?? 0) / Math.max(1, sorted.length);
	const low = Math.max(0, Math.round(Math.log2(Math.max(1, mean * Math.LN2))));
	const bits = sorted.map((number, at) => {
		const distance = number - (sorted[at - 1] ?? 0);
		const rest = low === 0 ? "" : (distance % 2 ** low).toString(2).padStart(low, "0");
		return `${"1".repeat(Math.floor(distance / 2 ** low))}0${rest}`;
	});
	const letters = bits
		.join("")
		.replace(/.{1,6}/gu, (six) => sixBits[Number.parseInt(six.padEnd(6, "0"), 2)] ?? "");
	return { low, count: sorted.length, letters };
}
