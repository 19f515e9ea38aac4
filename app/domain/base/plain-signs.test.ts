import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { plainSigns, toPlainText } from "./plain-signs.ts";

/** What was written where a word stands in the plain text. */
const writtenOf = (text: string, word: string) => {
	const plain = toPlainText(text);
	const start = plain.text.indexOf(word);
	expect(start).toBeGreaterThanOrEqual(0);
	return text.slice(...plain.written(start, start + word.length));
};

test.each([
	["415\u2011555\u20100199", "415-555-0199"],
	["2015\u20132019 \u2014 2212:\u2212 2043:\u2043 2012:\u2012", "2015–2019 – 2212:– 2043:– 2012:–"],
	["1\u00a02\u202f3\u20094\u30005\u20286\u20037\u16808", "1 2 3 4 5 6 7 8"],
	["４１５．５５５　ada＠mail。example", "415.555 ada@mail.example"],
	["٤١٥ ۴۱۵ ४१५ ৪১৫ ໔໑໕ 𝟒𝟏𝟓 ⁴¹⁵ ④①⑤ 4️⃣1️⃣5️⃣ 4\u0332", "415 415 415 415 415 415 415 415 415 4"],
	["a\u200bd\u200ca\u200d@\u2060m\ufeffa\u00adi\u202al\u034f\u180e\u0008", "ada@mail"],
	["Raﬃ Zoe\u0308 Zoë a\u0332b", "Raffi Zoë Zoë ab"],
	["\u1112\u1161\u11ab", "\ud55c"],
	["किताब", "किताब"],
	["\tA\r\nb — “c”", "\tA\r\nb – “c”"],
])("%j in plain signs is %j", (written, plain) => {
	expect(plainSigns(written)).toBe(plain);
});

test("Every digit of every script is one of ten", () => {
	for (let code = 0; code < 0x20000; code++) {
		const sign = String.fromCodePoint(code);
		if (/\p{Nd}/u.test(sign)) expect(plainSigns(sign), code.toString(16)).toMatch(/^\d$/u);
	}
	expect(plainSigns("᥆᥇᥈᥉᥊᥋᥌᥍᥎᥏᧐᧙꘠꘩𑁦𑁯𞥐𞥙𑛐𑛣")).toBe("01234567890909090909");
});

describe("What is found in plain signs is cut where it is written", () => {
	test.each([
		["call ada now", "ada", "ada"],
		["– call ada — now", "ada", "ada"],
		["a\u200bda, \u2060a\u00adda\u200b, b", "ada", "a\u200bda"],
		["To:\u200b \u202a+1 415\u202c, b", "+1 415", "\u202a+1 415\u202c"],
		["\u200bada\u200b", "ada", "\u200bada\u200b"],
		["by Raﬃ, B", "Raffi", "Raﬃ"],
		// A part of a sign is the whole sign.
		["by Raﬃ, B", "Raf", "Raﬃ"],
		["by Raﬃ, B", "fi", "ﬃ"],
		["🙂 𝐀𝐝𝐚 🙂", "Ada", "𝐀𝐝𝐚"],
		["Zoe\u0308\u200b\u0301, b", "Zo", "Zo"],
		["x Zoe\u200b\u0308, b", "Zoë", "Zoe\u200b\u0308"],
		["4\u033215, 7", "415", "4\u033215"],
	])("in %j", (text, word, written) => {
		expect(writtenOf(text, word)).toBe(written);
	});

	test("and plain signs stay as they are", () => {
		const signs = fc.constantFrom(
			..."aZ4 \n\t@.-–‑ﬃ²ªß🙂𝐀٤\u00a0\u00ad\u0301\u0e33\u200d\ud800\ufdfaㄱ漢",
		);
		const texts = fc.string({ unit: signs, maxLength: 40 });
		fc.assert(
			fc.property(texts, texts, (before, after) => {
				const written = `${before}\nada@mail.example\n${after}`;
				const { text, written: writtenAt } = toPlainText(written);
				const start = text.indexOf("ada@mail.example");
				const cut = written.slice(...writtenAt(start, start + 16));
				expect(plainSigns(cut)).toBe("ada@mail.example");
				expect(plainSigns(text)).toBe(text);
			}),
		);
	});
});
