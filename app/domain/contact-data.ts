import { redactSpans } from "./redact-text.ts";

/** What can lead to a person. */
export type ContactKind = "email" | "phone" | "profile" | "address";

/** Contact data that stands in a text. */
export type ContactFinding = {
	kind: ContactKind;
	/** As it stands there. */
	text: string;
};

export const contactKindNames: Record<ContactKind, string> = {
	email: "E-mail",
	phone: "Phone",
	profile: "Link",
	address: "Address",
};

type Span = ContactFinding & { start: number; end: number };

/** More than a resume ever holds; what comes after is not listed one by one. */
const mostFindings = 200;
/** Longer lines are searched in pieces, so that the time grows with the text and no faster. */
const longestLine = 400;

/**
 * Finds what can lead to the person: e-mail addresses (also "ada (at) mail (dot) example"), phone numbers,
 * profiles and sites, street addresses with their postcodes. It would rather name too much than too little:
 * a person decides. Years, dates, money and measures are no phone numbers.
 *
 * @param lines as they stand on the sheet, so that what stands beside a thing can tell what it is
 * @returns each thing once, in reading order
 */
export function findContactData(lines: readonly string[]): ContactFinding[] {
	const found = new Map<string, ContactFinding>();
	let before = "";
	for (const whole of lines) {
		for (const line of cut(whole)) {
			for (const { kind, text } of findInLine(line, before)) {
				const key = `${kind} ${text.toLowerCase()}`;
				if (!found.has(key) && found.size < mostFindings) found.set(key, { kind, text });
			}
			before = line;
		}
	}
	return [...found.values()];
}

/** A text without the things that were named, and without the labels and separators that they leave behind. */
export function redactText(text: string, removals: readonly string[]): string {
	const spans = redactSpans(text, removals);
	if (spans.length === 0) return text;
	let left = "";
	let position = 0;
	for (const [start, end] of spans) {
		// What is removed may run over a line's end; the line's end stays.
		left += text.slice(position, start) + removed + text.slice(start, end).replace(/[^\n]/gu, "");
		position = end;
	}
	left += text.slice(position);
	return left
		.split("\n")
		.map((line) => (line.includes(removed) ? tidy(line) : line))
		.join("\n");
}

const removed = "\u0000";
const label =
	/(^|[|·•,;]\s*)(?:e-?mail|phone|tel|telephone|mobile|cell|address|linkedin|github|website|web)\s*:?\s*(?=$|[|·•,;])/giu;

function tidy(line: string): string {
	return line
		.replaceAll(removed, "")
		.replace(label, (_, mark: string) => mark)
		.replace(/([|·•,;])(?:\s*[|·•,;])+/gu, (_, mark: string) => mark)
		.replace(/^\s*[|·•,;]\s*|\s*[|·•,;]\s*$/gu, "")
		.replace(/ {2,}/gu, " ")
		.trimEnd();
}

/** Cuts a long line at white space, where there is any. */
function cut(line: string): string[] {
	const parts: string[] = [];
	for (let start = 0; start < line.length; ) {
		const space = line.lastIndexOf(" ", start + longestLine);
		const isLast = start + longestLine >= line.length;
		const end = !isLast && space > start ? space : start + longestLine;
		parts.push(line.slice(start, end));
		start = end;
	}
	return parts;
}

function findInLine(line: string, before: string): Span[] {
	const spans: Span[] = [];
	const add = (kind: ContactKind, start: number, text: string) => {
		const kept = text.trim().replace(/[.,;:)\]]+$/u, (end) => (text.includes("(") ? end : ""));
		if (kept === "") return;
		const span = { kind, text: kept, start, end: start + text.length };
		if (spans.every((other) => span.end <= other.start || span.start >= other.end)) {
			spans.push(span);
		}
	};
	const search = (kind: ContactKind, patterns: readonly RegExp[], isReal = (_: string) => true) => {
		for (const pattern of patterns) {
			for (const match of line.matchAll(pattern)) {
				const text = match[1] ?? match[0];
				if (isReal(text)) add(kind, match.index + match[0].lastIndexOf(text), text);
			}
		}
	};
	search("email", emails);
	search("profile", profiles);
	search("phone", phones, isPhoneNumber);
	const isContactLine = spans.length > 0 || contactWord.test(line);
	if (isContactLine) {
		search("phone", [bareNumber]);
		search("profile", [bareSite]);
	}
	search("address", addresses);
	const street = spans.some(({ kind }) => kind === "address") || germanStreet.test(before);
	if (street || germanStreet.test(line)) search("address", [germanTown]);
	germanStreet.lastIndex = 0;
	return spans.toSorted((one, other) => one.start - other.start);
}

const emails = [
	/[\p{L}\d][\p{L}\d._%+'-]{0,63}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,5}/gu,
	/[\w.+-]{1,64}\s?(?:[([{<](?:at|AT|At|@)[)\]}>]| AT )\s?[\w-]{1,63}(?:\s?(?:\.|[([{<](?:dot|DOT|Dot)[)\]}>]| DOT )\s?[\w-]{1,63}){1,5}/gu,
	/(?<![\w.+-])[a-z\d.+-]{1,64} at [a-z\d-]{1,63}(?: dot [a-z\d-]{2,63}){1,4}\b/gu,
	// With white around the sign only where it cannot be "Engineer @ Booking.com".
	/(?<![\w.+-])[\w+-]{0,40}[\d._][\w.+-]{0,40}\s?@\s?[\w-]{1,63}(?:\.[a-z]{2,24}){1,4}\b/gu,
];

const profiles = [
	/(?:https?:\/\/|www\.)[^\s<>|"'()]{3,300}/giu,
	/(?<![\w@.-])(?:[a-z]{2,3}\.)?linkedin\.com\/[^\s<>|"',;()]{2,200}/giu,
	/(?<![\w@.-])(?:github|gitlab|bitbucket|twitter|x|facebook|instagram|medium|behance|dribbble|kaggle|xing|stackoverflow|calendly|youtube|t|wa)\.(?:com|org|net|me)\/[^\s<>|"',;()]{2,200}/giu,
	/(?<![\w@.-])[\w-]{1,63}\.(?:github\.io|gitlab\.io|netlify\.app|vercel\.app|wordpress\.com|blogspot\.com|medium\.com|notion\.site)(?:\/[^\s<>|"',;()]*)?/giu,
	/\b(?:linkedin|github|gitlab|twitter|skype|telegram|whatsapp|xing|discord|instagram)\s*:\s*(@?[\w./-]{3,60})(?=\s*(?:$|[|·•,;\t]))/giu,
];

/** Only beside other contact data: elsewhere "Node.js" and "Booking.com" are names of things. */
const bareSite =
	/(?<![\w@./-])(?:[a-z\d-]{2,63}\.){1,3}(?:com|net|org|io|dev|me|co|uk|de|info|ai|app|design|tech|site|xyz|eu|us|ca|example)(?:\/[^\s<>|"',;()]*)?(?![\w@-])/giu;

const contactWord =
	/\b(?:contact|phone|tel|telephone|telefon|mobile|cell|fax|whatsapp|website|portfolio|homepage|blog)\b\s*[:.]/iu;

const gap = "[ \\u00a0().\\/-]{0,3}";
const phones = [
	new RegExp(`(?<![\\w+])(?:\\+|00)[1-9]\\d{0,2}(?:${gap}\\d){6,12}(?![\\w%])`, "gu"),
	/(?<![\w.$€£+,/-])(?:1[ .-])?(?:\([2-9]\d{2}\)[ -]?|[2-9]\d{2}[ ./-])\d{3}[ .\u2011-]\d{4}(?![\w%])(?:\s*(?:x|ext\.?)\s*\d{1,5}\b)?/giu,
	/(?<![\w.,+$€£/-]|\d )(?:\(0\d{1,5}\)|0\d{1,5})(?:[ ./-]{1,3}\d{2,}){1,5}(?![\w%,])/gu,
	/\b(?:phone|tel|telephone|telefon|mobile|mob|cell|handy|fon|fax|whatsapp|call)\s*[.:]?\s*(\+?[\d(][\d \u00a0()./-]{4,20}\d)(?!\w)/giu,
	/(?:^|[|·•]\s*)[ptmcf]\s*[.:]\s*(\+?[\d(][\d \u00a0()./-]{4,20}\d)(?!\w)/giu,
];

const bareNumber = /(?<![\d.,$€£+/-])[1-9]\d{9,10}(?![\d.,%]\d|\d)/gu;

/** Numbers of that form which are dates, periods, measures or addresses of machines. */
function isPhoneNumber(text: string): boolean {
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

const streetName = "(?:[A-Z][\\w'’.-]{1,30}|\\d{1,3}(?:st|nd|rd|th))";
const streetKind =
	"(?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Lane|Ln|Drive|Dr|Court|Ct|Place|Pl|Square|Sq|Terrace|Ter|Way|Parkway|Pkwy|Highway|Hwy|Circle|Cir|Close|Crescent|Gardens|Mews|Row|Walk|Hill)";
const unit = "(?:,?\\s*(?:Apt|Apartment|Suite|Ste|Unit|Floor|Fl|No|#)\\.?\\s*[\\w-]{1,8})?";
const states =
	"(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])";
const town = `(?:,?\\s+[A-Z][\\w .'-]{1,30},?\\s+${states}(?:\\s+\\d{5}(?:-\\d{4})?)?)?`;
const germanStreet =
	/(?<![\w])[A-ZÄÖÜ][\p{L}.-]{0,60}(?:straße|strasse|str\.|weg|platz|allee|gasse|ufer|damm|chaussee)\s+(?!(?:19|20)\d\d\b)\d{1,4}\s?[a-z]?\b/gu;

const addresses = [
	new RegExp(
		`(?<![\\w.,$#-])\\d{1,6}[A-Za-z]?\\s+(?:[NSEW]{1,2}\\.?\\s+)?(?!(?:Google|One|Hard|Test|Wall)\\s)(?:${streetName}\\s+){1,4}?${streetKind}\\b\\.?${unit}${town}(?=\\s*(?:$|[,;|·•\\t]|[A-Z]{1,2}\\d))`,
		"gu",
	),
	new RegExp(`\\b[A-Z][a-z][\\w .'-]{0,30},\\s*${states}\\s+\\d{5}(?:-\\d{4})?\\b`, "gu"),
	/\bP\.?\s?O\.?\s?Box\s+\d{1,6}\b/giu,
	/\b(?:GIR ?0AA|[A-PR-UWYZ][A-HK-Y]?\d[A-Z\d]? (?!\d[GTPE]B\b)\d[ABD-HJLNP-UW-Z]{2})\b/gu,
	germanStreet,
	/\bD(?:E)?-\d{5}\s+[A-ZÄÖÜ]\p{L}+/gu,
	/^(?:home |mailing |postal )?(?:address|anschrift|adresse)\s*:\s*([^|·•\t]{6,120})/giu,
];

const germanTown = /(?<![\w.,$-])\d{5}\s+[A-ZÄÖÜ]\p{L}+(?:[ -][A-ZÄÖÜ]\p{L}+)?/gu;
