import { describe, expect, test } from "vitest";
import { placedPage as page, placedText as text, textOfPages } from "#tests/helpers/placed-text.ts";
import type { PlacedText } from "./placed-line.ts";
import { asRead } from "./right-to-left.ts";

const read = (...texts: PlacedText[]) =>
	textOfPages([asRead(page(...texts))]).filter((line) => line !== "");
/** Texts side by side that end at the right margin, as they are seen. */
function line(y: number, ...texts: string[]): PlacedText[] {
	let x = 560 - texts.join("").length * 5;
	return texts.map((part) => {
		const placed = text(part, x, y);
		x += part.length * 5;
		return placed;
	});
}

describe("What is written from the right", () => {
	test("is read from there, with its numbers, times and Latin words the right way round", () => {
		expect(
			read(
				...line(60, "נועה ברקאי"),
				...line(80, "052-4417730", " ", "טלפון:"),
				...line(100, " מנהלת מוצר", "2021 – 2018"),
				...line(120, "18%", "הפחתתי את שיעור הנטישה ב-"),
				...line(140, "Mixpanel", " ו-", "SQL", "ניתוח נתוני שימוש ב-"),
				...line(160, "ada@mail.example", " ", "דוא״ל:"),
			),
		).toEqual([
			"נועה ברקאי",
			"טלפון: 052-4417730",
			"2018 – 2021 מנהלת מוצר",
			"הפחתתי את שיעור הנטישה ב-18%",
			"ניתוח נתוני שימוש ב-SQL ו-Mixpanel",
			"דוא״ל: ada@mail.example",
		]);
	});

	test("is read in whole letters where a font has forms of them", () => {
		expect(read(...line(60, "ﺐﻴﻄﺨﻟا"), ...line(80, "(", "JCPA", ")", " ﺔﺒﺳﺎﺤﻣ"))).toEqual([
			"الخطيب",
			"محاسبة (JCPA)",
		]);
	});

	test("keeps a phone number in one piece where its lines are shown from the right", () => {
		expect(read(...line(60, "+962 7 9012 3344", " ", "هاتف:"))).toEqual([
			"هاتف: \u200e+962 7 9012 3344",
		]);
	});

	test("has its first column at the right", () => {
		const [first, second] = [line(60, "ניסיון תעסוקתי"), [text("השכלה", 60, 60)]];
		expect(read(...first, ...second)).toEqual(["ניסיון תעסוקתי\tהשכלה"]);
	});

	test("turns no page over that is mostly written from the left", () => {
		const left = ["Yonatan Shaked", "Moved 40 services", "Cut the bill by 27%"];
		const texts = left.map((words, row) => text(words, 50, 60 + row * 20));
		expect(read(...texts, text("השכלה", 50, 120))).toEqual([...left, "השכלה"]);
		const plain = page(...texts);
		expect(asRead(plain)).toBe(plain);
	});
});
