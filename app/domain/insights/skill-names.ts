/** Skills as resumes list them, and the key under which two spellings are one. */

const longestSkill = 40;
const mostWords = 5;

/**
 * The skills of a line: "Languages: Go, SQL; Python (pandas, NumPy)" names Go, SQL, Python, pandas, NumPy.
 * A label before a colon is none of them, nor is a sentence.
 * @param hasLabel whether one stands in the left column (`hasLabelsBeside`)
 */
export function skillsInLine(line: string, hasLabel = false): string[] {
	const cells = line.replace(hasLabel ? /^.*?\t/u : columnLabel, "");
	const list = cells.replace(/^[^:,;|•·()]{2,40}:\s+/u, "");
	return list
		.split(/[,;|•·◦▪■●✓✔()\t\n]+|\s[-–—/]\s/u)
		.map((part) => part.replace(edges, "").trim())
		.filter(isSkill);
}

/** "Digital skills" in a column of its own, beside a list. */
const columnLabel =
	/^[^,;\t]{0,24}\b(?:skills?|languages?|tools?|software|IT)\t(?=[^\t]*[,;|•·▪])/iu;
/** Signs around a skill, and how well it is known, as it is drawn or in a hundred. */
const edges = /^(?:and|&)\s+|^[\s*:▪■●–—-]+|(?:\s\d{1,3} ?%)?[\s.:●○◯★☆■□⬤]*$/giu;

/**
 * Whether what stands in the left column is a label: most rows have a list beside it. A table of skills has some in
 * both columns.
 */
export function hasLabelsBeside(text: string): boolean {
	const rows = text.split(labeledRow).length - 1;
	return rows > 1 && rows * 2 >= text.split("\t").length;
}
const labeledRow = /^[^,;|•·\t\n]+\t[^,;|•·\t\n]+[,;|•·][^\t\n]*$/mu;

/** Languages that people speak, in a line of their own or in the table that the form of Europass has below its skills. */
export const isLanguageGrid = (text: string): boolean =>
	languageGrid.test(text) || (languageList.test(text) && spoken.test(text));
/** "Languages: English, Irish" among skills; "Languages: Go, SQL" are some. */
const languageList =
	/^(?:(?:spoken|foreign) )?(?:languages?|sprachen|langues|idiomas|lingue)(?:\s?:\s|\t)/iu;
const spoken =
	/\b(?:English|Englisch|anglais|ingl[eéê]s|inglese|Spanish|French|German|Italian|Portuguese|Mandarin|Chinese|Arabic|Russian|Hindi|Polish)\b/iu;
const languageGrid =
	/^(?:mother tongue|(?:other|foreign) language|muttersprache|langues? maternelle|lengua materna|l[ií]ngua materna)|^(?:levels?|niveaus?|niveaux|niveles|n[ií]veis)\s?: ?a1|^listening\b|^common european|self-assessment|(?:\t[abc][12]\b.*){2}|(?:(?:basic|independent|proficient) user.*){2}/iu;

function isSkill(text: string): boolean {
	if (text.length === 0 || text.length > longestSkill || !/\p{L}/u.test(text)) return false;
	// How well it is known is not what is known.
	if (/^(?:basic|fluent|native|advanced|intermediate|proficient|expert|etc)$/iu.test(text)) {
		return false;
	}
	return text.split(/\s+/u).length <= mostWords;
}

/** In small letters, "J.D." as "jd". */
const plain = (text: string): string =>
	text
		.normalize("NFKC")
		.toLowerCase()
		.replace(/(?<![\p{L}\p{N}.])\p{L}{1,2}(?:\.\p{L})+(?![\p{L}\p{N}])/gu, (word) =>
			word.replaceAll(".", ""),
		);

/** "A/B Testing" and "a/b-testing" are one skill; signs alone are none, and their key is empty. */
export function skillKey(skill: string): string {
	const key = plain(skill)
		.replace(/[^\p{L}\p{N}+#.]+/gu, " ")
		.replace(/\.(?=\s|$)/gu, "")
		.trim();
	return /[\p{L}\p{N}]/u.test(key) ? key : "";
}

/**
 * The words of a text in small letters. Of a compound only longer ones are words: "go-to-market" names no Go, and
 * "R&D" no R. "Go/Python" is a list, and "Go-based" is about Go.
 */
export function wordsOf(text: string): string[] {
	return plain(text)
		.split(/[^\p{L}\p{N}+#.&\p{Pd}]+/u)
		.flatMap((part) => {
			const words = part.split(/[.&\p{Pd}]+/u).filter((word) => word !== "");
			if (words.length < 2) return words;
			const isAbout = /\p{Pd}(?:based|driven|powered)\.*$/u.test(part);
			const long = words.filter((word) => isAbout || word.length > 2 || /\d/u.test(word));
			return /\./u.test(part) ? [part.replace(/\.+$/u, ""), ...long] : long;
		});
}

/** Whether a text names a skill anywhere, as whole words. */
export function createSkillFinder(lines: readonly string[]): (key: string) => boolean {
	const text = ` ${lines.map(skillKey).join(" ")} `;
	let words: Set<string> | null = null;
	return (key) => {
		if (key.length > 2) return text.includes(` ${key} `);
		words ??= new Set(lines.flatMap(wordsOf));
		return words.has(key);
	};
}
