import { sectionNameOf } from "#app/domain/reader/plain-text-blocks.ts";
import type { ContactFinding } from "./contact-finding.ts";
import { isPhoneNumber, phones } from "./contact-patterns.ts";
import { postcodes, streets, townBesideStreet } from "./street-forms.ts";

/** In one piece, and the number of lines that it goes over. */
type Across = ContactFinding & { lines: number };

/** Longer pieces are running text. */
const longestPiece = 60;
const separator = /\s*[|·•\t]\s*/u;

/**
 * Finds what begins at the end of a narrow line and goes on below it. Between its separators a line has pieces:
 * the last piece of one line and the first of the next are read together.
 * @param window a line and the ones below it
 * @param last what was found at the line's end
 * @param isBelowStreet this line or the one above has a street
 */
export function acrossLines(
	window: readonly string[],
	last: ContactFinding | undefined,
	isBelowStreet: boolean,
): Across | null {
	const pieces = piecesOf(window);
	if (last?.kind === "profile") return profileAcross(last.text, pieces);
	return emailAcross(pieces) ?? phoneAcross(pieces) ?? addressAcross(pieces, last, isBelowStreet);
}

function piecesOf([line = "", ...below]: readonly string[]): string[] {
	const pieces = [line.trim().split(separator).at(-1) ?? ""];
	for (const next of below) {
		const [head = "", ...rest] = next.trim().split(separator);
		if (head === "" || sectionNameOf(next)) break;
		pieces.push(head);
		if (rest.length > 0) break;
	}
	const long = pieces.findIndex(({ length }) => length > longestPiece);
	return long < 0 ? pieces : pieces.slice(0, long);
}

function profileAcross(text: string, [, ...below]: readonly string[]): Across | null {
	let whole = text;
	let lines = 1;
	for (const next of below) {
		const isCut = /[-_/.=]$/u.test(whole) || (lines === 1 && /[-_/\d]/u.test(next));
		if (!isCut || !/^[a-z\d][\w.~%/+-]{0,99}$/u.test(next)) break;
		whole += next;
		lines++;
	}
	return lines > 1 ? { kind: "profile", text: whole, lines } : null;
}

const mailbox = /^[a-z\d][\w.%+-]*@[a-z\d-]+(?:\.[a-z\d-]+)*\.([a-z]{2,24})$/iu;
/** With these at its end an address is whole; ".exa" may go on. */
const usualEnds =
	/^(?:com|net|org|edu|io|dev|me|uk|de|fr|es|it|pl|nl|pt|ch|at|eu|us|ca|info|example)$/iu;

function emailAcross([piece = "", ...below]: readonly string[]): Across | null {
	const first = /(?:^|[:,;\s])([a-z\d][\w.%+@-]*)$/iu.exec(piece)?.[1] ?? "";
	if (first === "" || usualEnds.test(mailbox.exec(first)?.[1] ?? "")) return null;
	let whole = first;
	let found: Across | null = null;
	for (const [index, next] of below.entries()) {
		if (!goesOn(whole, next, first === piece)) break;
		whole += next;
		const end = mailbox.exec(whole)?.[1];
		if (end) found = { kind: "email", text: whole, lines: index + 2 };
		if (end && usualEnds.test(end)) break;
	}
	return found;
}

/** @param isAlone nothing else stands on the line of what came so far */
function goesOn(whole: string, next: string, isAlone: boolean): boolean {
	if (whole.includes("@")) return /^\.?[a-z\d][a-z\d-]*(?:\.[a-z\d-]+)*\.?$/u.test(next);
	if (!/^[\w.%+-]*@[\w.-]*$/u.test(next)) return false;
	if (next.startsWith("@") || /[._+-]$/u.test(whole)) return true;
	// Lines break a word only where it is as long as they are.
	return isAlone && !mailbox.test(next) && whole.length + 3 >= next.length;
}

function phoneAcross([piece = "", ...below]: readonly string[]): Across | null {
	if (!/\d|\)|^\D{0,12}\+/u.test(piece.slice(-8))) return null;
	for (let lines = 2; lines <= Math.min(3, below.length + 1); lines++) {
		const next = below[lines - 2] ?? "";
		if (!/^[\d ()./-]+$/u.test(next) || /^(?:19|20)\d\d$/u.test(next)) return null;
		const text = matchAcross([piece, ...below.slice(0, lines - 1)], phones, isPhoneNumber);
		if (text) return { kind: "phone", text, lines };
	}
	return null;
}

function addressAcross(
	[piece = "", ...below]: readonly string[],
	last: ContactFinding | undefined,
	isBelowStreet: boolean,
): Across | null {
	const isStreet = isBelowStreet || last?.kind === "address";
	const patterns = [...streets, ...postcodes, ...(isStreet ? [townBesideStreet] : [])];
	for (let lines = 2; lines <= below.length + 1; lines++) {
		const text = matchAcross([piece, ...below.slice(0, lines - 1)], patterns);
		// A street that is whole goes on with its postcode and not with any word.
		const more = last?.kind === "address" ? text?.slice(last.text.length) : text;
		if (text && more && (more === text || /\d|\b[A-Z]{2}$/u.test(more))) {
			return { kind: "address", text, lines };
		}
	}
	return null;
}

/** What begins in the first piece and ends where the last one does, or before a comma in it. */
function matchAcross(
	pieces: readonly string[],
	patterns: readonly RegExp[],
	isReal = (_: string) => true,
): string | null {
	const whole = pieces.join(" ");
	const border = whole.length - (pieces.at(-1)?.length ?? 0);
	for (const pattern of patterns) {
		for (const match of whole.matchAll(pattern)) {
			const text = (match[1] ?? match[0]).trimEnd();
			const start = match.index + match[0].indexOf(text);
			const end = start + text.length;
			const isAcross = start < (pieces[0]?.length ?? 0) && end > border;
			if (isAcross && /^\s*(?:$|[,;.)–-])/u.test(whole.slice(end)) && isReal(text)) return text;
		}
	}
	return null;
}
