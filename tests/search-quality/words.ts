import type { JudgedResume } from "./condition.ts";

/** Case, accents and apostrophes taken away; hyphens and slashes are spaces. */
export const fold = (text: string): string =>
	text
		.normalize("NFD")
		.replace(/[\p{M}'’]/gu, "")
		.toLowerCase()
		.replace(/[-–—/\s]+/gu, " ")
		.trim();

const patterns = new Map<string, RegExp>();

/** Whether a folded text holds the word or phrase as whole words: "c" is not in "c++", nor "r" in "r&d". */
export function holdsWords(foldedText: string, phrase: string): boolean {
	let pattern = patterns.get(phrase);
	if (!pattern) {
		const escaped = fold(phrase).replace(/[.*+?^${}()|[\]\\]/gu, "\\$&");
		pattern = new RegExp(`(?<![a-z0-9+#&])${escaped}(?![a-z0-9+#&])`, "u");
		patterns.set(phrase, pattern);
	}
	return pattern.test(foldedText);
}

type Texts = { open: string; all: string };
const kept = new WeakMap<JudgedResume, Texts>();

/** The folded texts of a resume, one a line: what is open to everybody, and that with the document. */
export function textsOf(resume: JudgedResume): Texts {
	const known = kept.get(resume);
	if (known) return known;
	const { title, company, role, industry, level, description, tags } = resume;
	const { location, education, previousRole, document } = resume;
	const facts = [title, company, role, industry, level, description, ...tags];
	const background = [location, education, previousRole].filter((text) => text !== null);
	const open = [...facts, ...background].map(fold).join("\n");
	const texts = { open, all: [open, ...document.map(fold)].join("\n") };
	kept.set(resume, texts);
	return texts;
}
