/** What spreadsheets take for a formula when a cell begins with it; where Chinese or Japanese is written, wide too. */
const formula = /^[=+\-@\t\r\n\uFF0B\uFF0D\uFF1D\uFF20]/u;
/** One that was made harmless, or reads as if it had been: it gets one apostrophe more, so that reading gives it back. */
const harmless = /^'+[=+\-@\t\r\n\uFF0B\uFF0D\uFF1D\uFF20]/u;
/** Other delimiters too: a reader that goes by them must not find a formula in the middle of a cell. */
const needsQuotes = /[",;\t\r\n]|^\uFEFF/u;

/**
 * One line of a CSV file (RFC 4180), with its end. What would be a formula gets an apostrophe in front, so
 * that a spreadsheet shows it and does not run it.
 */
export function csvLine(cells: readonly (string | number)[]): string {
	return `${cells.map(csvCell).join(",")}\r\n`;
}

function csvCell(text: string | number): string {
	// No formula, also with a sign.
	if (typeof text === "number") return String(text);
	const safe = formula.test(text) || harmless.test(text) ? `'${text}` : text;
	return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** What a cell said before `csvLine` made it harmless; spreadsheets read the apostrophe the same way. */
export function withoutApostrophe(cell: string): string {
	return harmless.test(cell) ? cell.slice(1) : cell;
}

/** @param options.byteOrderMark for Excel, which takes a file without one for its own old encoding */
export function writeCsv(
	rows: Iterable<readonly string[]>,
	options: { byteOrderMark?: boolean } = {},
): string {
	let text = options.byteOrderMark ? "\uFEFF" : "";
	for (const row of rows) text += csvLine(row);
	return text;
}
