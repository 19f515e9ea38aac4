/** What a line of a text is by itself. */

/** Headings that resumes use, in the singular and without decoration. */
const sectionNames =
	/^(?:(?:professional|work|relevant|research|teaching|leadership|industry|other|additional|selected|technical|core|key|personal|academic|volunteer)\s+)*(?:(?:executive\s+|career\s+)?summary|profile|objective|about(?: me)?|(?:work\s+)?(?:experience|history)|employment(?: history)?|education(?: and training)?|skills?(?: (?:and|&) \w+)?|competenc(?:y|ies)|projects?|publications?|patents?|certifications?|certificates?|licenses?|awards?|honou?rs?(?: (?:and|&) awards)?|achievements?|activities|extracurriculars?|interests?|hobbies|languages?|coursework|volunteering|references?|contact|training|affiliations?)$/i;

/** "Work Experience" for "WORK EXPERIENCE:", null for a line that is no section's usual name. */
export function sectionNameOf(line: string): string | null {
	const name = line.trim().replace(/[:：]$/, "");
	if (name.length > 48 || !sectionNames.test(name)) return null;
	// Skills and honors may go on with any word; that word is not ours to tell.
	const usual = name.toLowerCase().replace(/ (?:and|&) (?!training|awards).*$/, "");
	return usual.replace(/(?<![\p{L}])\p{L}/gu, (letter) => letter.toUpperCase());
}

/** Whether a line that stands alone is a heading, judged by its words and case. */
export function looksLikeHeading(line: string): boolean {
	const text = line.trim().replace(/[:：]$/, "");
	if (text.length < 3 || text.length > 48 || /[.!?;,|@\t]$|@|\t/.test(text)) return false;
	if (sectionNames.test(text)) return true;
	const letters = text.match(/\p{L}/gu) ?? [];
	return letters.length >= 4 && letters.length > text.length / 2 && text === text.toUpperCase();
}

const bullet = /^\s*(?:[•●○◦▪▫■□◾◽◆◇♦⬧◉⦿‣⁃∙·➔➜➢➤►▻▸▹❖✓✔★»›*–—-]|o(?=\s{2,}))\s+(?=\S)/u;

/** The text of a line that begins with a bullet sign, else null. */
export const bulletText = (line: string): string | null =>
	bullet.test(line) ? line.replace(bullet, "").trim() : null;

/** A letter that a list of Word has in the place of its sign, where several lines begin so. */
export const letterSign = /^[o§Øüv{lnq]\s+(?=\p{Lu})/u;
