/** A text in plain signs, and where they stand in the text as it was written. */
export type PlainText = {
	text: string;
	/** Where a part of the plain text is written: whole signs, and what shows nothing beside them. */
	written: (start: number, end: number) => [number, number];
};

/**
 * A text as a keyboard writes it: signs that look alike are one, and what shows nothing is gone. Word writes a phone
 * number with hyphens and spaces that break no line; a search for "-" and " " misses them. Hyphens become "-",
 * longer dashes "–", digits "0" to "9", and every space but a tab and a line's end " ".
 */
export const plainSigns = (text: string): string => toPlainText(text).text;

/** The same, for callers that cut the written text where they found something in the plain one. */
export function toPlainText(written: string): PlainText {
	if (usual.test(written)) return { text: written, written: (start, end) => [start, end] };
	const { shown, places } = withoutUnseen(written);
	let text = "";
	/** Of each plain sign, the part of what is shown that it stands for. */
	const starts: number[] = [];
	const ends: number[] = [];
	const known = new Map<string, string>();
	for (const { 0: part, index } of shown.matchAll(parts)) {
		const isUsual = usual.test(part);
		const plain = isUsual ? part : (known.get(part) ?? plainSign(part));
		if (!isUsual) known.set(part, plain);
		for (let at = 0; at < plain.length; at++) {
			starts.push(isUsual ? index + at : index);
			ends.push(isUsual ? index + at + 1 : index + part.length);
		}
		text += plain;
	}
	return {
		text,
		written: (start, end) => {
			const from = starts[start] ?? 0;
			const to = ends[end - 1] ?? 0;
			return [(places[from - 1] ?? -1) + 1, places[to] ?? written.length];
		},
	};
}

/** What a text shows, and the place of each code unit of it. */
function withoutUnseen(written: string): { shown: string; places: number[] } {
	const places: number[] = [];
	let shown = "";
	let from = 0;
	const show = (to: number) => {
		shown += written.slice(from, to);
		for (let at = from; at < to; at++) places.push(at);
	};
	for (const { 0: gone, index } of written.matchAll(unseen)) {
		show(index);
		from = index + gone.length;
	}
	show(written.length);
	return { shown, places };
}

/** One sign with the marks on it, in plain signs. */
function plainSign(written: string): string {
	const normal = written.normalize("NFKC");
	// A whole sentence can be one sign: a text must not grow by it.
	const sign = normal.length > written.length + 3 ? written : normal;
	// A line below a digit or a Latin letter changes neither; in other scripts marks are vowels.
	const bare = /^(?:\p{Script=Latin}|\P{L})/u.test(sign) ? sign.replace(/\p{M}/gu, "") : sign;
	return bare
		.replace(/\p{Nd}/gu, digitOf)
		.replace(/[\s\p{Z}\u2800]/gu, (space) => (/[\t\n\r]/u.test(space) ? space : " "))
		.replace(/\u2010/gu, "-")
		.replace(/[^\P{Pd}-]|[\u2043\u2212]/gu, "–")
		.replace(/[\u2044\u2215]/gu, "/")
		.replace(/\u3002/gu, ".");
}

/** The digits of a script stand together, from zero on; where scripts' digits touch, by tens. */
function digitOf(sign: string): string {
	const code = sign.codePointAt(0) ?? 0;
	let zero = code;
	while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
	return String((code - zero) % 10);
}

const usual = /^[\t\n\r -~]*$/u;
const unseen = /(?:(?![\t\n\v\f\r\u0085])[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}])+/gu;
/** Usual signs in one piece; any other sign with its marks, of which no writing has more. */
const parts = /[\t\n\r -~]+(?![\p{M}\u1161-\u11ff])|.[\p{M}\u1161-\u11ff]{0,8}/gsu;
