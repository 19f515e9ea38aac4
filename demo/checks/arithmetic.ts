const figure = String.raw`[$€£]?(\d[\d,]*(?:\.\d+)?)\s?(K|M|B|k|million|billion)?`;
const unit: Record<string, number> = {
	k: 1e3,
	K: 1e3,
	M: 1e6,
	million: 1e6,
	B: 1e9,
	billion: 1e9,
};
const amountOf = (digits: string | undefined, suffix: string | undefined) =>
	Number((digits ?? "").replaceAll(",", "")) * (unit[suffix ?? ""] ?? 1);

const numberWords: Record<string, number> = {
	one: 1,
	two: 2,
	three: 3,
	four: 4,
	five: 5,
	six: 6,
	seven: 7,
	eight: 8,
	nine: 9,
	ten: 10,
	eleven: 11,
	twelve: 12,
	eighteen: 18,
	twenty: 20,
	"twenty-four": 24,
};

/**
 * What does not add up within a line: a percentage that does not follow from the two figures beside it, a
 * part that is larger than its whole. Percentages may be rounded to whole ones.
 */
export function wrongSums(text: string): string[] {
	const faults: string[] = [];
	const change = new RegExp(
		`from ${figure}[^,;.]{0,24}? to (?:about |under |over )?${figure}`,
		"i",
	);
	const pair = change.exec(text);
	const percent = /(?<![\d.])(\d+(?:\.\d+)?)\s?(?:%|percent\b)(?! to\b)/i.exec(
		pair ? text.replace(pair[0], " ") : "",
	);
	if (
		pair &&
		percent &&
		!/%|points?/.test(text.slice(pair.index, pair.index + pair[0].length + 2))
	) {
		const before = amountOf(pair[1], pair[2]);
		const after = amountOf(pair[3], pair[4]);
		const stated = Number(percent[1]);
		const real = Math.abs((after - before) / before) * 100;
		const isRight = Math.abs(real - stated) <= 1.6;
		const close = text.slice(0, pair.index + pair[0].length + 30).includes(percent[0]);
		if (!isRight && close && pair[2] === pair[4]) {
			faults.push(`${pair[0]} is ${real.toFixed(1)} %, not ${stated} %`);
		}
	}
	for (const part of text.matchAll(/(?<![\d,.$])(\d[\d,]*) of (?:the |our |its )?(\d[\d,]*)\b/g)) {
		if (amountOf(part[1], "") > amountOf(part[2], "")) faults.push(`${part[0]}: more than all`);
	}
	return faults;
}

/** The longest time that a line says something took, in months; null where it names none. */
export function statedMonths(text: string): number | null {
	const pattern =
		/\b(?:over|for|in|within|across|during|after) (?:about |the (?:last|first) |nearly |almost )?(\d+(?:\.\d+)?|[a-z]+(?:-four)?) (months?|quarters?|years?|seasons?)\b(?! (?:old|ago|of age))/gi;
	const months = [...text.matchAll(pattern)].flatMap(([, count = "", what = ""]) => {
		const value = numberWords[count.toLowerCase()] ?? Number(count);
		if (!Number.isFinite(value)) return [];
		return [value * (/^y|^s/i.test(what) ? 12 : /^q/i.test(what) ? 3 : 1)];
	});
	return months.length ? Math.max(...months) : null;
}
