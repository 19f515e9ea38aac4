import { redactSpans } from "./redact-text.ts";
import { postcodes, streets, townBesideStreet } from "./street-forms.ts";
import { removedMark, tidyLine } from "./tidy-line.ts";

/** Rises with every rule that is added or changed: files that were checked by older ones are read again. */
export const contactRules = 3;

/** What can lead to a person. */
export type ContactKind = "name" | "email" | "phone" | "profile" | "address";

/** Contact data that stands in a text. */
export type ContactFinding = {
	kind: ContactKind;
	/** As it stands there. */
	text: string;
};

export const contactKindNames: Record<ContactKind, string> = {
	name: "Name",
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
	const keep = ({ kind, text }: ContactFinding) => {
		const key = `${kind} ${text.toLowerCase()}`;
		if (!found.has(key) && found.size < mostFindings) found.set(key, { kind, text });
	};
	const all = lines.flatMap(cut);
	let hadStreet = false;
	let endsInStreet = false;
	for (const [index, line] of all.entries()) {
		const spans = findInLine(line, hadStreet);
		for (const span of spans) keep(span);
		const postcode = endsInStreet ? leadingPostcode.exec(line)?.[1] : undefined;
		if (postcode) keep({ kind: "address", text: postcode });
		const reach = line.trimEnd().length;
		endsInStreet = spans.some(({ kind, end }) => kind === "address" && end >= reach);
		for (const finding of acrossLines(all.slice(index, index + 4), spans)) keep(finding);
		hadStreet = spans.some(({ kind }) => kind === "address");
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
		left +=
			text.slice(position, start) + removedMark + text.slice(start, end).replace(/[^\n]/gu, "");
		position = end;
	}
	left += text.slice(position);
	return left.split("\n").map(tidyLine).join("\n");
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

function findInLine(line: string, isBelowStreet: boolean): Span[] {
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
	search("address", streets);
	search("address", postcodes);
	const isStreet = isBelowStreet || spans.some(({ kind }) => kind === "address");
	if (isStreet) search("address", [townBesideStreet]);
	return spans.toSorted((one, other) => one.start - other.start);
}

/** A postcode alone at the beginning of a line, below a street that was too long for its own. */
const leadingPostcode = /^\s*(\d{4,6}(?:-\d{3,4})?)(?=\s*(?:$|[|·•,;]))/u;

/** What may stand on a line of its own behind the first part of an address of the web. */
function isCutAddress(address: string, next: string): boolean {
	if (!/^[a-z\d][\w.~%@/+-]{1,99}$/u.test(next)) return false;
	return /[-_/.=]$/u.test(address) || /[-_/\d]/u.test(next);
}

/**
 * Things that begin at the end of a narrow line and go on below it. Each line's part is a finding of its own:
 * other text may stand between the two in the file.
 * @param window a line and the ones below it
 * @param own what the line itself holds
 */
function acrossLines(
	[line = "", ...below]: readonly string[],
	own: readonly Span[],
): ContactFinding[] {
	const [next = ""] = below;
	const joined = below.slice(0, 3).map((_, count) => below.slice(0, count + 1));
	const reach = line.trimEnd().length;
	const last = own.find(({ kind, end }) => kind === "profile" && end >= reach);
	if (last && isCutAddress(line.trim(), next.trim())) {
		return findInLine(next, false).length > 0 ? [] : [{ kind: "profile", text: next.trim() }];
	}
	if (isCutMailbox(line.trim(), next.trim())) {
		const parts = partsAcross([line.trim(), next.trim()], "", emails);
		if (parts.length > 0) return parts.map((text) => ({ kind: "email", text }));
	}
	if (/\d|\)|^\D{0,12}\+/u.test(line.slice(-8)) && /^\s*[\d(]/u.test(next)) {
		const parts = partsAcross([line, next], " ", phones, isPhoneNumber);
		if (parts.length > 0) return parts.map((text) => ({ kind: "phone", text }));
	}
	if (!/\d|(?:^|\s)(?:ul|al|pl|os)\.|\b(?:rue|calle|via|rua|avenida)\b/iu.test(line)) return [];
	for (const rest of joined) {
		// Lines that narrow an address are short; a long one is running text.
		if ([line, ...rest].some((part) => part.length > 60)) return [];
		const parts = partsAcross([line, ...rest], " ", [...streets, ...postcodes]);
		if (parts.length > 0) return parts.map((text) => ({ kind: "address", text }));
	}
	return [];
}

/** The sign stands at the border, or the line below is the rest of a name of a machine, alone. */
function isCutMailbox(line: string, next: string): boolean {
	if (line.endsWith("@") || next.startsWith("@")) return true;
	if (/@[\w.-]*$/u.test(line)) return /^\.?[a-z][a-z\d-]*(?:\.[a-z]{2,24})*$/u.test(next);
	return /^[a-z\d]+[._+-]$/u.test(line) && next.includes("@");
}

/** The parts, line by line, of what is found in all the lines together and in none of them alone. */
function partsAcross(
	lines: readonly string[],
	glue: string,
	patterns: readonly RegExp[],
	isReal = (_: string) => true,
): string[] {
	const whole = lines.join(glue);
	const border = lines.slice(0, -1).join(glue).length;
	for (const pattern of patterns) {
		for (const match of whole.matchAll(pattern)) {
			const text = match[1] ?? match[0];
			const start = match.index + match[0].lastIndexOf(text);
			const end = start + text.trimEnd().length;
			if (start >= (lines[0]?.length ?? 0) || end <= border + glue.length || !isReal(text))
				continue;
			let at = 0;
			return lines.flatMap((line) => {
				const part = line.slice(Math.max(0, start - at), Math.max(0, end - at));
				at += line.length + glue.length;
				const said = part.trim().replace(/^[,;]\s*|[,;.]$/gu, "");
				return said.length >= 2 ? [said] : [];
			});
		}
	}
	return [];
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
