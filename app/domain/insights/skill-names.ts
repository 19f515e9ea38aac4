/** Skills as resumes list them, and the key under which two spellings are one. */

const longestSkill = 40;
const mostWords = 5;

/**
 * The skills of a line: "Languages: Go, SQL; Python (pandas, NumPy)" names Go, SQL, Python, pandas, NumPy.
 * A label before a colon is none of them, nor is a sentence.
 */
export function skillsInLine(line: string): string[] {
	const list = line.replace(/^[^:,;|•·()]{2,40}:\s+/u, "");
	return list
		.split(/[,;|•·()\t\n]+|\s[-–—/]\s/u)
		.map((part) => part.replace(/^(?:and|&)\s+|^[\s*–—-]+|[\s.:]+$/giu, "").trim())
		.filter(isSkill);
}

function isSkill(text: string): boolean {
	if (text.length === 0 || text.length > longestSkill || !/\p{L}/u.test(text)) return false;
	// How well it is known is not what is known.
	if (/^(?:basic|fluent|native|advanced|intermediate|proficient|expert|etc)$/iu.test(text)) {
		return false;
	}
	return text.split(/\s+/u).length <= mostWords;
}

/** "A/B Testing" and "a/b-testing" are one skill; signs alone are none, and their key is empty. */
export function skillKey(skill: string): string {
	const key = skill
		.normalize("NFKC")
		.toLowerCase()
		.replace(/[^\p{L}\p{N}+#.]+/gu, " ")
		.replace(/\.(?=\s|$)/gu, "")
		.trim();
	return /[\p{L}\p{N}]/u.test(key) ? key : "";
}

/** Whether a text names a skill anywhere, as whole words. */
export function createSkillFinder(lines: readonly string[]): (key: string) => boolean {
	const text = ` ${lines.map(skillKey).join(" ")} `;
	return (key) => key !== "" && text.includes(` ${key} `);
}
