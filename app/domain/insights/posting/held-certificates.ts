import { nouns } from "./asked-certificates.ts";

/** Certificates as resumes name them: "PMP, 2020" is the "PMP certification" of a posting. */

const anyNoun = new RegExp(`(?<!\\p{L})(?:${nouns}|bar)(?!\\p{L})`, "giu");
const bar = /\bbar\b|admi(?:ssion|tted)/iu;
const license = /licen[cs]|certif|regist(?:er|ra)|credential/iu;

/**
 * A certificate without its noun: "PMP" of "PMP certification".
 * @returns `isAlone`: such letters need no noun, wherever they stand. `noun`: what must stand beside others, or above
 *   them; undefined where only the very noun will do
 */
export function withoutNoun(text: string): {
	text: string;
	isAlone: boolean;
	noun: RegExp | undefined;
} {
	const noun = [bar, license].find((one) => one.test(text));
	return {
		text: text.replace(anyNoun, " "),
		isAlone: noun !== bar && /\p{Lu}{3}|\p{Lu}\d|\bRN\b/u.test(text),
		// Who has any other license need not drive.
		noun: /\bdriv/iu.test(text) ? undefined : noun,
	};
}
