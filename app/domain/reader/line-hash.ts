import { foldWords } from "#app/domain/library/search/fold.ts";

/**
 * A short number for a text, the same in every browser and process (53 bits; the mixing steps are those of
 * MurmurHash3). It tells texts apart and protects nothing: a guess can be checked against it.
 */
export function hashOf(text: string): number {
	let [low, high] = [0x41c6ce57, 0xdeadbeef];
	for (let index = 0; index < text.length; index++) {
		const code = text.charCodeAt(index);
		high = Math.imul(high ^ code, 0x9e3779b1);
		low = Math.imul(low ^ code, 0x5f356495);
	}
	high = mixed(high) ^ Math.imul(low ^ (low >>> 13), 0xc2b2ae35);
	low = mixed(low) ^ Math.imul(high ^ (high >>> 13), 0xc2b2ae35);
	return (low & 0x1fffff) * 2 ** 32 + (high >>> 0);
}

const mixed = (half: number): number => Math.imul(half ^ (half >>> 16), 0x85ebca6b);

/** The name of a line among the lines of its resume: the same while its words are the same, signs and case aside. */
export const lineHash = (line: string): string => hashOf(foldWords(line).join(" ")).toString(36);

/** What a name of a line looks like. */
export const lineHashPattern = /^[0-9a-z]{1,11}$/u;
