/**
 * Finds the figures in a line: numbers that measure something ("$1.2M", "38%", "12 engineers").
 * Numbers in names are not figures: years, "S3", "p99", "ISO 8583", "Fortune 500", "3-D Secure", "24/7".
 * @returns offsets [start, end) in reading order
 */
export function findFigures(text: string): [start: number, end: number][] {
	const found: [number, number][] = [];
	for (const match of text.matchAll(number)) {
		const start = match.index;
		const figure = match[0];
		const bare = /^\d{4}$/.test(figure);
		if (bare && figure >= "1900" && figure <= "2099") continue;
		if (nameBefore.test(text.slice(Math.max(0, start - 24), start))) continue;
		found.push([start, start + figure.length]);
	}
	return found;
}

const number =
	/(?<![\p{L}\d_/.&#-]|\d[.,])[+−<>~≈]?(?:US)?[$€£¥]?\d+(?:[.,]\d+)*(?:%|[xX×](?!\p{L})|\+|(?:MM|[kKMB])(?!\p{L})|bn|ms|s(?!\p{L}))?\+?(?![\d/]|-[A-Z]|\p{L})/gu;

/** What numbers its standards, versions or ranks: words with two capitals (ISO, MySQL) and a few others. */
const nameBefore =
	/(?:\b(?:\w*[A-Z]\w*[A-Z]\w*|Fortune|Level|Type|Form|Phase|Version|Series|Python|Java|Angular|Web)|S&P|\bv)[ -]$/;

/** Whether a line measures something. */
export const hasFigure = (text: string): boolean => findFigures(text).length > 0;
