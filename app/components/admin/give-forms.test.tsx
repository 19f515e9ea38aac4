import { expect, test } from "vitest";
import { markupOf } from "#tests/helpers/component-markup.tsx";
import { parseHtml } from "#tests/helpers/html.ts";
import { GiveForms } from "./give-forms.tsx";

test("To a stopped account no email tells of a gift, and the forms say so", () => {
	const forms = (isStopped: boolean) =>
		parseHtml(markupOf(<GiveForms isStopped={isStopped} />, "/admin/people/1")).all("form");
	expect(forms(false)).toHaveLength(2);
	for (const { text } of forms(false)) expect(text).toContain("The person is told by email.");
	for (const { text } of forms(true)) {
		expect(text).toContain("The account is stopped: no email tells of it.");
		expect(text).not.toContain("told by email");
	}
});
