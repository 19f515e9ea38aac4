import { skillKey } from "../skill-names.ts";
import type { AskedName } from "./asked-names.ts";
import { nameBits, numberOf, openNumbers } from "./feature-number.ts";
import type { Piece } from "./requirement.ts";
import packed from "./wide-names.json" with { type: "json" };

export type WideKind = "skill" | "certificate" | "both" | "none";

let kept: Record<"skills" | "certificates", ReadonlySet<number>> | undefined;

/**
 * The numbers of names that are widely known in their field, opened once: of tools, methods, standards and laws, and of
 * certificates. They were written from what is known of 24 fields, and not from postings, which ask for them by these
 * names; `tests/reading-quality/wide-names/` lists them.
 */
function wideNames() {
	kept ??= {
		skills: new Set(openNumbers(packed.skills)),
		certificates: new Set(openNumbers(packed.certificates)),
	};
	return kept;
}

/** Short names are known as they are written alone: "Go" is no verb. */
export const wideKey = (name: string): string =>
	/^\S{1,7}$/u.test(name) ? `=${name}` : skillKey(name);

/** What a name is known as. One of a thousand that nobody has written down is taken for a known one. */
export function wideKindOf(name: string): WideKind {
	const number = numberOf(wideKey(name), nameBits);
	const isSkill = wideNames().skills.has(number);
	const isCertificate = wideNames().certificates.has(number);
	if (isSkill && isCertificate) return "both";
	return isSkill ? "skill" : isCertificate ? "certificate" : "none";
}

const mostWords = 4;

/** The names, with those that are widely known and stand somewhere else in the piece. */
export function withWide(names: readonly AskedName[], { text, start }: Piece): AskedName[] {
	const words = [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}.'&+#/-]*/gu)];
	const found: AskedName[] = [];
	for (let at = 0; at < words.length; at++) {
		const from = words[at]?.index ?? 0;
		for (let count = Math.min(mostWords, words.length - at); count > 0; count--) {
			const last = words[at + count - 1];
			const name = text.slice(from, (last?.index ?? 0) + (last?.[0].length ?? 0));
			const clean = name.replace(/[.'&/-]+$/u, "");
			// Who asks about it says in the next words whether it is wanted.
			if (text[from + name.length] === "?" || wideKindOf(clean) === "none") continue;
			found.push({ text: clean, start: start + from, isLed: false, from: "wide" });
			at += count - 1;
			break;
		}
	}
	const isNew = (one: AskedName) =>
		!names.some((name) => name.start === one.start && skillKey(name.text) === skillKey(one.text));
	return [...names, ...found.filter(isNew)].sort((a, b) => a.start - b.start);
}
