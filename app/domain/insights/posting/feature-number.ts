/** The letter of a weight of 0; one more is the next letter. */
export const letterOfZero = 79;

/** The number of a feature, of 22 bits (FNV-1a): one in 700 strange features has the number of a known one. */
export function numberOf(feature: string): number {
	let hash = 0x811c9dc5;
	for (let at = 0; at < feature.length; at++) {
		hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
	}
	return hash >>> 10;
}
