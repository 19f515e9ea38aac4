import { plainSigns } from "#app/domain/base/plain-signs.ts";
import { removedMark, tidyLine } from "#app/domain/base/tidy-line.ts";
import { acrossLines } from "./contact-across-lines.ts";
import type { ContactFinding, ContactKind } from "./contact-finding.ts";
import {
	bareNumber,
	bareSite,
	contactWord,
	emails,
	isPhoneNumber,
	phones,
	profiles,
} from "./contact-patterns.ts";
import { joinTexts, redactSpans, textEnd } from "./redact-text.ts";
import { labeledStreet, postcodes, streets, townBesideStreet } from "./street-forms.ts";

/** Rises with every rule that is added or changed: files that were checked by older ones are read again. */
export const contactRules = 7;

export const contactKindNames: Record<ContactKind, string> = {
	name: "Name",
	email: "Email",
	phone: "Phone",
	profile: "Link",
	address: "Address",
};

/** A finding and where in its line it stands. */
export type Span = ContactFinding & { start: number; end: number };

/** More than a resume ever holds; what comes after is not listed one by one. */
const mostFindings = 200;
/** Longer lines are searched in pieces, so that the time grows with the text and no faster. */
const longestLine = 400;

/**
 * Finds what can lead to the person: e-mail addresses (also "ada (at) mail (dot) example"), phone numbers,
 * profiles and sites, street addresses with their postcodes. It would rather name too much than too little:
 * a person decides. Years, dates, money and measures are no phone numbers. It looks for all of it in plain signs, and
 * says it in them.
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
	const all = lines.flatMap((line) => cut(plainSigns(line)));
	/** The last line that a street is known to reach, and whether it reaches its end. */
	let street = { line: -2, isWhole: false };
	for (const [index, line] of all.entries()) {
		const isBelowStreet = index - street.line <= 1;
		const spans = findInLine(line, isBelowStreet);
		const reach = line.trimEnd().length;
		const last = spans.find(({ end }) => end >= reach);
		const across = acrossLines(all.slice(index, index + 8), last, isBelowStreet);
		const parts = across ? spans.filter((span) => span !== last) : spans;
		for (const finding of across ? [...parts, across] : parts) keep(finding);
		const postcode = isBelowStreet && street.isWhole ? leadingPostcode.exec(line)?.[1] : undefined;
		if (postcode && spans.length === 0 && !across) keep({ kind: "address", text: postcode });
		if (across?.kind === "address") street = { line: index + across.lines - 1, isWhole: true };
		else if (index > street.line && spans.some(({ kind }) => kind === "address")) {
			street = { line: index, isWhole: last?.kind === "address" };
		}
	}
	return [...found.values()];
}

/** A text without the things that were named, and without the labels and separators that they leave behind. */
export const redactText = (text: string, removals: readonly string[]): string =>
	withoutSpans(text, redactSpans(text, removals));

/** As `redactText`, of many texts: each removal is looked for once in all of them, and never over the end of one. */
export function redactTexts(texts: readonly string[], removals: readonly string[]): string[] {
	const spans = redactSpans(joinTexts(texts), removals);
	let start = 0;
	let next = 0;
	return texts.map((text) => {
		const own: [number, number][] = [];
		for (const end = start + text.length; ; next++) {
			const span = spans[next];
			if (!span || span[0] >= end) break;
			own.push([span[0] - start, span[1] - start]);
		}
		start += text.length + textEnd.length;
		return withoutSpans(text, own);
	});
}

function withoutSpans(text: string, spans: readonly (readonly [number, number])[]): string {
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
			// Of a library of lines few have anything: `matchAll` alone would copy each pattern for each line.
			pattern.lastIndex = 0;
			for (let match = pattern.exec(line); match; match = pattern.exec(line)) {
				const text = match[1] ?? match[0];
				if (isReal(text)) add(kind, match.index + match[0].lastIndexOf(text), text);
			}
		}
	};
	// What each pattern of a kind has: most lines of a resume are asked no more than this.
	const [hasNumber, hasPoint] = [/\d/u.test(line), /[.:]/u.test(line)];
	if (/@|\bat\b/iu.test(line)) search("email", emails);
	if (hasPoint) search("profile", profiles);
	if (hasNumber) search("phone", phones, isPhoneNumber);
	const isContactLine = spans.length > 0 || (hasPoint && contactWord.test(line));
	if (isContactLine) {
		if (hasNumber) search("phone", [bareNumber]);
		search("profile", [bareSite]);
	}
	search("address", hasNumber ? streets : labeledStreet);
	if (hasNumber) search("address", postcodes);
	const isStreet = isBelowStreet || spans.some(({ kind }) => kind === "address");
	if (isStreet) search("address", [townBesideStreet]);
	return spans.toSorted((one, other) => one.start - other.start);
}

/** A postcode alone at the beginning of a line, below a street that was too long for its own. */
const leadingPostcode = /^\s*(\d{4,6}(?:-\d{3,4})?)(?=\s*(?:$|[|·•,;]))/u;
