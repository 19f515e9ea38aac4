import { expect, test } from "vitest";
import { markupOf, textOf } from "#tests/helpers/component-markup.tsx";
import { Unsubscribe } from "./unsubscribe.tsx";

test.each([
	["marketing", "marketing emails: resume tips, career advice and special offers."],
	["product", "product updates: what is new on the site and in the library."],
	["newsletter", "the newsletter: new resumes, once a month."],
	["search", "emails about the saved search “Mine”."],
] as const)("Leaving %s reads as a sentence, before the press and after it", (list, what) => {
	for (const answer of [undefined, { success: true } as const]) {
		const name = list === "search" ? "Mine" : undefined;
		const page = markupOf(
			<Unsubscribe list={list} email="ada@example.com" name={name} answer={answer} />,
		);
		expect(textOf(page)).toContain(`ada@example.com will no longer get ${what}`);
	}
});
