/** How e-mail addresses, phone numbers, profiles and sites are written; streets stand in street-forms.ts. */

export const emails = [
	/[\p{L}\d][\p{L}\d._%+'-]{0,63}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,5}/gu,
	/[\w.+-]{1,64}\s?(?:[([{<](?:at|AT|At|@)[)\]}>]| AT )\s?[\w-]{1,63}(?:\s?(?:\.|[([{<](?:dot|DOT|Dot)[)\]}>]| DOT )\s?[\w-]{1,63}){1,5}/gu,
	/(?<![\w.+-])[a-z\d.+-]{1,64} at [a-z\d-]{1,63}(?: dot [a-z\d-]{2,63}){1,4}\b/gu,
	// With white around the sign only where it cannot be "Engineer @ Booking.com".
	/(?<![\w.+-])[\w+-]{0,40}[\d._][\w.+-]{0,40}\s?@\s?[\w-]{1,63}(?:\.[a-z]{2,24}){1,4}\b/gu,
];

export const profiles = [
	/(?:https?:\/\/|www\.)[^\s<>|"'()]{3,300}/giu,
	/(?<![\w@.-])(?:[a-z]{2,3}\.)?linkedin\.com\/[^\s<>|"',;()]{2,200}/giu,
	/(?<![\w@.-])(?:github|gitlab|bitbucket|twitter|x|facebook|instagram|medium|behance|dribbble|kaggle|xing|stackoverflow|calendly|youtube|t|wa)\.(?:com|org|net|me)\/[^\s<>|"',;()]{2,200}/giu,
	/(?<![\w@.-])[\w-]{1,63}\.(?:github\.io|gitlab\.io|netlify\.app|vercel\.app|wordpress\.com|blogspot\.com|medium\.com|notion\.site)(?:\/[^\s<>|"',;()]*)?/giu,
	/\b(?:linkedin|github|gitlab|twitter|skype|telegram|whatsapp|xing|discord|instagram)\s*:\s*(@?[\w./-]{3,60})(?=\s*(?:$|[|·•,;\t]))/giu,
];

/** Only beside other contact data: elsewhere "Node.js" and "Booking.com" are names of things. */
export const bareSite =
	/(?<![\w@./-])(?:[a-z\d-]{2,63}\.){1,3}(?:com|net|org|io|dev|me|co|uk|de|info|ai|app|design|tech|site|xyz|eu|us|ca|example)(?:\/[^\s<>|"',;()]*)?(?![\w@-])/giu;

export const contactWord =
	/\b(?:contact|phone|tel|telephone|telefon|mobile|cell|fax|whatsapp|website|portfolio|homepage|blog)\b\s*[:.]/iu;

const gap = "[ \\u00a0().\\/-]{0,3}";
export const phones = [
	new RegExp(`(?<![\\w+])(?:\\+|00)[1-9]\\d{0,2}(?:${gap}\\d){6,12}(?![\\w%])`, "gu"),
	/(?<![\w.$€£+,/-])(?:1[ .-])?(?:\([2-9]\d{2}\)[ -]?|[2-9]\d{2}[ ./-])\d{3}[ .\u2011-]\d{4}(?![\w%])(?:\s*(?:x|ext\.?)\s*\d{1,5}\b)?/giu,
	/(?<![\w.,+$€£/-]|\d )(?:\(0\d{1,5}\)|0\d{1,5})(?:[ ./-]{1,3}\d{2,}){1,5}(?![\w%,])/gu,
	/\b(?:phone|tel|telephone|telefon|mobile|mob|cell|handy|fon|fax|whatsapp|call)\s*[.:]?\s*(\+?[\d(][\d \u00a0()./-]{4,20}\d)(?!\w)/giu,
	/(?:^|[|·•]\s*)[ptmcf]\s*[.:]\s*(\+?[\d(][\d \u00a0()./-]{4,20}\d)(?!\w)/giu,
];

export const bareNumber = /(?<![\d.,$€£+/-])[1-9]\d{9,10}(?![\d.,%]\d|\d)/gu;

/** Numbers of that form which are dates, periods, measures or addresses of machines. */
export function isPhoneNumber(text: string): boolean {
	const digits = text.replace(/\D/gu, "");
	if (digits.length < 6 || digits.length > 16) return false;
	const hasYear = /(?<!\d)(?:19|20)\d\d(?!\d)/u.test(text);
	if (hasYear && /^\(?(?:0?[1-9]|[12]\d|3[01])[./-]/u.test(text)) return false;
	if (/^(?:19|20)\d\d[ ./-]+(?:19|20)\d\d$/u.test(text)) return false;
	if (/^0[.]\d+$/u.test(text)) return false;
	if (/^\d{1,3}(?:\.\d{1,3}){3}$/u.test(text)) return false;
	// "+15 000 000 users": a measure with a sign, in groups of three.
	if (/^\+\d{1,3}(?: 000)+$/u.test(text)) return false;
	return text.startsWith("0") && !text.startsWith("00") ? digits.length >= 9 : true;
}
