/** The letter of a weight of 0; one more is the next letter. */
export const letterOfZero = 79;

/** Of features: one in 700 strange ones has the number of a known one. */
export const featureBits = 22;
/** Of names, which are looked for at each word. */
export const nameBits = 24;

/** The number that stands for a text (FNV-1a). */
export function numberOf(text: string, bits: number): number {
	let hash = 0x811c9dc5;
	for (let at = 0; at < text.length; at++) {
		hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
	}
	return hash >>> (32 - bits);
}

/**
 * Numbers that rise, each as its distance from the one before (Rice code): as many ones as it has times `2 ** low`, a
 * zero, and the rest in `low` bits. Six bits are a letter.
 */
export type PackedNumbers = { low: number; count: number; letters: string };

export const sixBits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

export function openNumbers({ low, count, letters }: PackedNumbers): number[] {
	const values = new Map([...sixBits].map((letter, value) => [letter, value]));
	let at = 0;
	const bit = () => {
		const value = values.get(letters[Math.floor(at / 6)] ?? "") ?? 0;
		return (value >> (5 - (at++ % 6))) & 1;
	};
	const numbers: number[] = [];
	let number = 0;
	while (numbers.length < count) {
		let distance = 0;
		while (bit() === 1) distance++;
		for (let place = 0; place < low; place++) distance = distance * 2 + bit();
		number += distance;
		numbers.push(number);
	}
	return numbers;
}
