/**
 * The words of a text in groups of five, each as a number. Two texts that share most of their groups are copies of each
 * other, in whatever order their parts stand and whatever a few of their words are. A number leads back to no word.
 */

const groupLength = 5;
/** A text with fewer groups says too little to be told from others. */
const fewest = 20;
/** Of the shorter text. Between resumes of different people less than a tenth is shared, of a near copy more than half. */
export const nearCopyShare = 0.4;

/** The groups of a text in ascending order; null for one that is too short. */
export function fingerprintOf(text: string): number[] | null {
	const words =
		text
			// What shows nothing parts no word.
			.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu, "")
			.normalize("NFKC")
			.toLowerCase()
			.match(/[\p{L}\p{N}]+/gu)
			?.map(inOneScript) ?? [];
	const groups = new Set<number>();
	for (let at = 0; at + groupLength <= words.length; at++) {
		groups.add(numberOf(words.slice(at, at + groupLength).join(" ")));
	}
	return groups.size < fewest ? null : [...groups].sort((a, b) => a - b);
}

const ofOthers = "аеорсухіјѕԛԝвкмнтгοανρτυικ";
const alike = "aeopcyxijsqwbkmhtroavptuik";

/** A word of Latin letters and of others that look like them is written with the Latin ones. */
function inOneScript(word: string): string {
	const isMixed =
		/\p{Script=Latin}/u.test(word) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word);
	return isMixed ? word.replace(/./gu, (sign) => alike[ofOthers.indexOf(sign)] ?? sign) : word;
}

/** How much of the shorter of two fingerprints the other one has, from 0 to 1. */
export function sharedPart(one: readonly number[], other: readonly number[]): number {
	const known = new Set(one);
	const shared = other.filter((group) => known.has(group)).length;
	return shared / Math.max(1, Math.min(one.length, other.length));
}

/** A whole number of 52 bits: two sums after Fowler, Noll and Vo, from different beginnings. */
function numberOf(text: string): number {
	let high = 0x811c9dc5;
	let low = 0x01000193;
	for (let at = 0; at < text.length; at++) {
		const code = text.charCodeAt(at);
		high = Math.imul(high ^ code, 0x01000193);
		low = Math.imul(low ^ (code + at), 0x01000193);
	}
	return (high >>> 6) * 2 ** 26 + (low >>> 6);
}
