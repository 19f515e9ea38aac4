import { expect, test } from "vitest";
import { readResume } from "#app/domain/insights/read-resume.ts";
import { plainTextBlocks } from "#app/domain/reader/plain-text-blocks.ts";
import { markupOf } from "#tests/helpers/component-markup.tsx";
import { parseHtml } from "#tests/helpers/html.ts";
import { WhatWeRead } from "./what-we-read.tsx";

const draw = (text: string) => {
	const reading = readResume(plainTextBlocks(text), new Date("2026-11-27"), null);
	return parseHtml(markupOf(<WhatWeRead reading={reading} unread={[]} />));
};

test("Of a Hebrew resume nothing is said to be missing or lost; its lines have their language and direction", () => {
	const drawn = draw(
		"נועה ברקאי\nנייד: 052-4417730\nnoa@mail.example\nניסיון תעסוקתי\n2018 - 2021 מנהלת מוצר, גל-ים\nהכנת דוחות שבועיים להנהלה\nהשכלה\nתואר ראשון בכלכלה",
	);
	expect(drawn.text).toContain("Your resume is in Hebrew");
	const contact = drawn.all("ul")[0]?.all("li");
	expect(contact?.map(({ text }) => text)).toEqual(["נייד: 052-4417730", "noa@mail.example"]);
	expect(drawn.text).not.toMatch(/We found|Lost|found by|no title|guessed/iu);
	const lines = drawn.all("ul", { lang: "he" }).flatMap((list) => list.all("li", { dir: "rtl" }));
	expect(lines.map(({ text }) => text)).toContain("הכנת דוחות שבועיים להנהלה");
});

test("Of a Dutch resume each job has its time, and no title is said to be missing", () => {
	const drawn = draw(
		"Sanne van der Woude\nsanne@mail.example\nWerkervaring\nmaart 2019 – heden\nHoofd van de afdeling en lid van het team voor de zorg\n- Begeleiden van een team\nOpleiding\nHBO Verpleegkunde, 2011 – 2015",
	);
	expect(drawn.text).toContain("Your resume is in Dutch");
	expect(drawn.text).toContain("Mar 2019 – now, 1 bullet");
	expect(drawn.text).not.toMatch(/no title|no employer/iu);
});
