import { expect, test } from "vitest";
import { markupOf, textOf } from "#tests/helpers/component-markup.tsx";
import { OutcomePage } from "./outcome-page.tsx";

test("The box of an outcome names both figures that it may be counted in", () => {
	const page = { told: null, chosen: null, opened: [], months: [], answer: undefined };
	const text = textOf(markupOf(<OutcomePage {...page} />));
	expect(text).toContain("only from 21 answers on");
	expect(text).toContain(
		"how many members with an offer say that it helped them, and only from 5 on",
	);
	expect(text).toContain("your answer is part of neither");
});
