/**
 * How e-mail addresses, phone numbers, profiles and sites are written, in plain signs (plain-signs.ts); streets stand
 * in street-forms.ts.
 */

export const emails = [
	/[\p{L}\d][\p{L}\d._%+'-]{0,63}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,5}/gu,
	/[\w.+-]{1,64}\s?(?:[([{<](?:at|AT|At|@)[)\]}>]| AT )\s?[\w-]{1,63}(?:\s?(?:\.|[([{<](?:dot|DOT|Dot)[)\]}>]| DOT )\s?[\w-]{1,63}){1,5}/gu,
	/(?<![\w.+-])[\w.+-]{1,64} at [a-z\d-]{1,63}(?: dot [a-z\d-]{2,63}){1,4}\b/gu,
	// With white around the sign only where it cannot be "Engineer @ Booking.com".
	/(?<![\w.+-])[\w+-]{0,40}[\d._][\w.+-]{0,40}\s?@\s?[\w-]{1,63}(?:\.[a-z]{2,24}){1,4}\b/gu,
];

export const profiles = [
	/(?:https?:\/\/|www\.)[^\s<>|"'()]{3,300}/giu,
	/(?<![\w@.-])(?:[a-z]{2,3}\.)?linkedin\.com\/[^\s<>|"',;()]{2,200}/giu,
	/(?<![\w@.-])(?:github|gitlab|bitbucket|twitter|x|facebook|instagram|medium|behance|dribbble|kaggle|xing|stackoverflow|calendly|youtube|t|wa)\.(?:com|org|net|me)\/[^\s<>|"',;()]{2,200}/giu,
	/(?<![\w@.-])[\w-]{1,63}\.(?:github\.io|gitlab\.io|netlify\.app|vercel\.app|wordpress\.com|blogspot\.com|medium\.com|notion\.site)(?:\/[^\s<>|"',;()]*)?/giu,
	/\b(?:linkedin|github|gitlab|twitter|skype|telegram|whatsapp|xing|discord|instagram)\s*:\s*(@?[\w./#-]{3,60})(?=\s*(?:$|[|·•,;\t]))/giu,
];

/** Only beside other contact data: elsewhere "Node.js" and "Booking.com" are names of things. */
export const bareSite =
	/(?<![\w@./-])(?:[a-z\d-]{2,63}\.){1,3}(?:com|net|org|io|dev|me|co|uk|de|info|ai|app|design|tech|site|xyz|eu|us|ca|example)(?:\/[^\s<>|"',;()]*)?(?![\w@-])/giu;

export const contactWord =
	/\b(?:contact|phone|t[eé]l|t[eé]l[eé]phone|tel[eé]fono?|telefone|m[oó]vil|mobile|cell|fax|whatsapp|website|portfolio|homepage|blog)\b\s*[:.]/iu;

const label =
	"\\b(?:phone|t[eé]l|t[eé]l[eé]phone|tel[eé]fono?|telefone|m[oó]vil|mobile|mob|cell|handy|fon|fax|whatsapp|call)(?: number| no| nr)?\\s*[.:]?\\s*";
const labelled = "(\\+?[\\d(][\\d ()./–-]{4,20}\\d)(?!\\w)";
const gap = "[ ()./–-]{0,3}";
export const phones = [
	new RegExp(`(?<![\\w+])(?:\\+|00)[1-9]\\d{0,2}(?:${gap}\\d){6,12}(?![\\w%])`, "gu"),
	/(?<![\w.$€£+,/-])(?:1[ .–-])?(?:\( ?[2-9]\d{2} ?\)[ .–-]{0,3}|[2-9]\d{2}(?: ?[./·–-] ?| ))\d{3}(?: ?[./·–-] ?| )\d{4}(?![\w%])(?:\s*(?:x|ext\.?)\s*\d{1,5}\b)?/giu,
	/(?<![\w.,+$€£/-]|\d[ –])(?:\(0\d{1,5}\)|0\d{1,5})(?:[ ./–-]{1,3}\d{2,}){1,5}(?![\w%,])/gu,
	new RegExp(`${label}${labelled}`, "giu"),
	new RegExp(`(?:^|[|·•]\\s*)[ptmcf]\\s*[.:]\\s*${labelled}`, "giu"),
];

export const bareNumber = /(?<![\d.,$€£+/-])0?[1-9]\d{9,10}(?![\d.,%]\d|\d)/gu;

/** "2019-21", "2019-03 - 2021-05", "09 2019 - 12 2021". */
const period =
	/^(?:19|20)\d\d(?:[./-]\d\d?)?[ ./-]+(?:(?:19|20)?\d\d)(?:[./-]\d\d?)?$|^(?:0?[1-9]|1[0-2]) (?:19|20)\d\d\b/u;

/** Numbers of that form which are dates, periods, measures or addresses of machines. */
export function isPhoneNumber(found: string): boolean {
	const text = found.replaceAll("–", "-");
	const digits = text.replace(/\D/gu, "");
	if (digits.length < 6 || digits.length > 16) return false;
	const hasYear = /(?<!\d)(?:19|20)\d\d(?!\d)/u.test(text);
	if (hasYear && /^\(?(?:0?[1-9]|[12]\d|3[01])[./-]/u.test(text)) return false;
	if (period.test(text)) return false;
	if (/^0[.]\d+$/u.test(text)) return false;
	if (/^\d{1,3}(?:\.\d{1,3}){3}$/u.test(text)) return false;
	// "+15 000 000 users", "+20 000-30 000": a measure with a sign, in groups of three.
	if (/^\+\d{1,3}(?: 000)+(?: ?- ?\d{1,3}(?: 000)+)?$/u.test(text)) return false;
	return text.startsWith("0") && !text.startsWith("00") ? digits.length >= 9 : true;
}
