import { expect, test } from "vitest";
import { markupOf, textOf } from "#tests/helpers/component-markup.tsx";
import { Unsubscribe } from "./unsubscribe.tsx";

const nobody = { isDone: false, isGone: false, isOther: false, answer: undefined };

test.each([
	["marketing", "marketing emails: resume tips, career advice and special offers."],
	["product", "product updates: what is new on the site and in the library."],
	["newsletter", "the newsletter: new resumes, once a month."],
	["search", "emails about the saved search “Mine”."],
] as const)("Leaving %s reads as a sentence, before the press and after it", (list, what) => {
	for (const isDone of [false, true]) {
		const name = list === "search" ? "Mine" : undefined;
		const own = { list, name, email: "ada@example.com" };
		const page = markupOf(<Unsubscribe {...nobody} {...own} isDone={isDone} />);
		expect(textOf(page)).toContain(`ada@example.com will no longer get ${what}`);
	}
});
