import { expect, test } from "vitest";
import { markupOf, textOf } from "#tests/helpers/component-markup.tsx";
import ErrorView from "./error-view.tsx";

test("An address that is none of ours says so and leads home", () => {
	const html = markupOf(<ErrorView status={404} />, "/nope");
	const text = textOf(html);
	for (const part of ["404", "Oops! Page not found", "Return to Home"])
		expect(text).toContain(part);
	expect(html).toMatch(/<a[^>]*href="\/"[^>]*>Return to Home/u);
});

test("A page for members leads to signing in and back", () => {
	expect(markupOf(<ErrorView status={401} />, "/library?a=1")).toContain(
		'href="/auth/signin?returnTo=%2Flibrary%3Fa%3D1"',
	);
});

test("Every status has a heading, a sentence and one way on", () => {
	for (const status of [401, 403, 404, 410, 429, 500, 503, 418, 502]) {
		const html = markupOf(<ErrorView status={status} />, "/x");
		expect(html.match(/<h1/gu)).toHaveLength(1);
		expect(html).toContain('class="mt-8 button');
	}
});

test("A fault of ours names the request, so that support can find it", () => {
	expect(textOf(markupOf(<ErrorView status={500} requestId="r-17" />))).toContain("mention r-17");
	expect(textOf(markupOf(<ErrorView status={404} requestId="r-17" />))).not.toContain("r-17");
});
