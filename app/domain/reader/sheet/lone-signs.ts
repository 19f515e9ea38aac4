import { bulletText, looksLikeHeading } from "./line-kinds.ts";

/**
 * What is copied out of a PDF may have the sign of a list in a line of its own, above what it belongs to.
 * @returns the lines with each such sign before the next, or as they are where there is none
 */
export function joinLoneSigns(lines: readonly string[]): readonly string[] {
	if (!lines.some(isLoneSign)) return lines;
	const joined: string[] = [];
	let sign = "";
	for (const line of lines) {
		const needsSign = sign !== "" && bulletText(line) === null && !looksLikeHeading(line);
		const whole = needsSign && line.trim() !== "" ? `${sign} ${line.trimStart()}` : line;
		sign = isLoneSign(whole) ? whole.trim() : "";
		if (sign === "") joined.push(whole);
	}
	return joined;
}

export const isLoneSign = (line: string): boolean =>
	/^\s*[^\p{L}\d\s]\s*$/u.test(line) && bulletText(`${line.trim()} x`) !== null;
