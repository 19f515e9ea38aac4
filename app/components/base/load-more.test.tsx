import { expect, test } from "vitest";
import { emptyQuery } from "#app/domain/library/resume-query.ts";
import { markupOf } from "#tests/helpers/component-markup.tsx";
import { LoadMore } from "./load-more.tsx";

const query = { ...emptyQuery, search: "data" };
const noop = () => {};

test("At the end of the list the button stays, disabled, and reads Coming Soon", () => {
	const html = markupOf(<LoadMore query={query} nextCursor={null} busy={false} onLoad={noop} />);
	expect(html).toMatch(/<button[^>]*disabled=""[^>]*>Coming Soon<\/button>/u);
});

test("Without scripts it leads to the next page of the same search", () => {
	const html = markupOf(<LoadMore query={query} nextCursor="c1" busy={false} onLoad={noop} />);
	expect(html).toContain('href="/resumes?q=data&amp;after=c1"');
});

test("While it loads it says so and cannot be pressed again", () => {
	const html = markupOf(<LoadMore query={query} nextCursor="c1" busy onLoad={noop} />);
	expect(html).toMatch(/<a [^>]*aria-disabled="true"[^>]*>.*Loading more<\/a>/u);
});
