import { expect, test } from "vitest";
import type { CompareResponse } from "#app/domain/insights/comparison-result.ts";
import { readPages } from "#app/domain/insights/own/pages-of-text.ts";
import { markupOf } from "#tests/helpers/component-markup.tsx";
import { type HtmlElement, parseHtml } from "#tests/helpers/html.ts";
import { CompareForm } from "./compare-form.tsx";

const own = {
	answer: undefined,
	shown: undefined,
	busy: false,
	progress: null,
	isReady: false,
	onSubmit: () => {},
	onFile: () => {},
};
const draw = (answer: CompareResponse | undefined): HtmlElement =>
	parseHtml(markupOf(<CompareForm page="/insights" answer={answer} own={own} />)).one("form");
const carriedBy = (form: HtmlElement, name: string) =>
	form.one("input", { name }).get("value") ?? "";

test("Without scripts the form carries the pages of the file and the level that was named", () => {
	const text = "Ada Example\nBuilt 3 tools";
	const comparison = { namedLevel: "Staff+" };
	const form = draw({ success: true, text, pages: 2, posting: "", comparison } as CompareResponse);
	expect(readPages(carriedBy(form, "pages"), text)).toBe(2);
	expect(carriedBy(form, "named")).toBe("Staff+");
	expect(carriedBy(draw(undefined), "pages")).toBe("");
});

test("A form that was refused carries what it was sent with, and the level that was pressed", () => {
	const values = { text: "Ada", posting: "", pages: "2 7", named: "Intern" };
	expect(carriedBy(draw({ success: false, values }), "pages")).toBe("2 7");
	expect(carriedBy(draw({ success: false, values }), "named")).toBe("Intern");
	const pressed = draw({ success: false, values: { ...values, level: "Staff+" } });
	expect(carriedBy(pressed, "named")).toBe("Staff+");
});
