import { sectionNameOf } from "#app/domain/reader/sheet/line-kinds.ts";
import type { ContactFinding } from "./contact-finding.ts";
import { isPhoneNumber, phones } from "./contact-patterns.ts";
import { labeledStreet, postcodes, streets, townBesideStreet } from "./street-forms.ts";

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
	return (
		emailAcross(pieces) ??
		profileAcross(hostIn(pieces), pieces) ??
		phoneAcross(pieces) ??
		addressAcross(pieces, last, isBelowStreet)
	);
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

const hosts = ["linkedin.com/in/", "github.com/", "gitlab.com/"];
const isInHost = (text: string) => hosts.some((host) => host.startsWith(text));

/** What a line ends with, where it can be the beginning of a profile's address. */
function hostIn([piece = ""]: readonly string[]): string {
	const end = /(?:^|[:,;\s])([a-z./]+)$/u.exec(piece)?.[1] ?? "";
	return isInHost(end) ? end : "";
}

function profileAcross(text: string, [first = "", ...below]: readonly string[]): Across | null {
	if (text === "") return null;
	let whole = text;
	let lines = 1;
	let longest = first.length;
	for (const [index, next] of below.entries()) {
		const isWord = /^[-a-z\d][\w.~%/+-]{0,99}$/u.test(next);
		const isPart = isInHost(whole)
			? isInHost(whole + next) || hosts.some((host) => (whole + next).startsWith(host))
			: isWord &&
				isCut(whole, next, below[index + 1]) &&
				(lines === 1 || next.length <= longest + 3);
		if (!isPart || /\s/u.test(next)) break;
		whole += next;
		lines++;
		longest = Math.max(longest, next.length);
	}
	return lines > 1 && !isInHost(whole) ? { kind: "profile", text: whole, lines } : null;
}

/** Whether an address goes on below, and not a word or the years of a job. */
const isCut = (whole: string, next: string, after = ""): boolean =>
	/[-_/.=]$/u.test(whole) ||
	(/^[a-z]+$/u.test(next) && /^[-_][\w-]*$/u.test(after)) ||
	(/[-_/\d]/u.test(next) && !/^(?:19|20)\d\d(?:-(?:19|20)?\d\d)?$/u.test(next));

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
	if (isAlone && /^[\w.%+-]+$/u.test(next)) {
		return /[._\d]/u.test(whole + next) && whole.length + 3 >= next.length;
	}
	if (!/^[\w.%+-]*@[\w.-]*$/u.test(next)) return false;
	if (next.startsWith("@") || /[._+-]$/u.test(whole)) return true;
	// Lines break a word only where it is as long as they are.
	return isAlone && !mailbox.test(next) && whole.length + 3 >= next.length;
}

function phoneAcross([piece = "", ...below]: readonly string[]): Across | null {
	if (!/\d|\)|^\D{0,12}\+/u.test(piece.slice(-8))) return null;
	for (let lines = 2; lines <= Math.min(4, below.length + 1); lines++) {
		const next = below[lines - 2] ?? "";
		if (!/^[\d ()./–-]+$/u.test(next) || /^(?:19|20)\d\d(?:[./–-]\d\d?)?$/u.test(next)) return null;
		const parts = [piece, ...below.slice(0, lines - 1)];
		const text = matchAcross(parts, phones, breaks.numbers, isPhoneNumber);
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
		const parts = [piece, ...below.slice(0, lines - 1)];
		const hasNumber = parts.some((part) => /\d/u.test(part));
		const text = matchAcross(parts, hasNumber ? patterns : labeledStreet, breaks.words);
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
	ends: readonly RegExp[],
	isReal = (_: string) => true,
): string | null {
	for (const whole of new Set(ends.map((broken) => joined(pieces, broken)))) {
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
	}
	return null;
}

/** Where a line ends inside of what is longer than it. */
const breaks = { words: [/-$/u, /-$|\p{Ll}$/u], numbers: [/[-–]$/u, /[-–.\d]$/u] };

/** Lines as one. */
const joined = (pieces: readonly string[], broken: RegExp): string =>
	pieces.reduce((whole, next) => {
		const isOneWord = broken.test(whole) && /^[\p{Ll}\d.–-]/u.test(next);
		return `${whole}${isOneWord ? "" : " "}${next}`;
	});
