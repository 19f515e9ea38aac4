import type { TimelineLine } from "./timeline.ts";

/** The media type of a calendar, by RFC 5545. */
export const calendarType = "text/calendar; charset=utf-8";

/**
 * The lines of a timeline as a calendar (RFC 5545). Reading it again moves what has moved: the names of the events
 * stay the same.
 * @param site its name, and its address without a path
 * @returns lines that end with CRLF, folded to 75 bytes
 */
export function calendarFile(
	lines: readonly TimelineLine[],
	site: { name: string; publicUrl: string },
	now: Date,
): string {
	const { host } = new URL(site.publicUrl);
	const page = new URL("/subscription", site.publicUrl);
	const events = lines.flatMap(({ kind, subject, at, text, link }) => [
		"BEGIN:VEVENT",
		`UID:${kind}-${subject}@${host}`,
		`DTSTAMP:${moment(now)}`,
		`DTSTART:${moment(at)}`,
		`SUMMARY:${escapeText(`${site.name}: ${text}`)}`,
		`URL:${new URL(link.to, page)}`,
		// It says when something ends, and takes up no time.
		"TRANSP:TRANSPARENT",
		"END:VEVENT",
	]);
	return [
		"BEGIN:VCALENDAR",
		"VERSION:2.0",
		`PRODID:-//${escapeText(site.name)}//Account//EN`,
		...events,
		"END:VCALENDAR",
	]
		.map((line) => `${foldLine(line)}\r\n`)
		.join("");
}

/** "20260103T120000Z": an instant in UTC, to the second. */
const moment = (date: Date): string => `${date.toISOString().slice(0, 19).replace(/[-:]/gu, "")}Z`;

/** Backslash, semicolon, comma and the end of a line mean something in a calendar. */
const escapeText = (text: string): string =>
	text.replace(/[\\;,]/gu, "\\$&").replace(/\r\n|\r|\n/gu, "\\n");

/** Folds a line to 75 bytes of UTF-8, never inside a character; what follows begins with a space. */
function foldLine(line: string): string {
	const folded: string[] = [];
	let part = "";
	let bytes = 0;
	for (const character of line) {
		const size = new TextEncoder().encode(character).length;
		if (bytes + size > 75) {
			folded.push(part);
			part = " ";
			bytes = 1;
		}
		part += character;
		bytes += size;
	}
	return [...folded, part].join("\r\n");
}
