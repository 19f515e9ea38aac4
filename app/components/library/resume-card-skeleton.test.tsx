import { expect, test } from "vitest";
import { markupOf } from "#tests/helpers/component-markup.tsx";
import { ResumeGridSkeleton } from "./resume-card-skeleton.tsx";

test("A waiting list shows exactly six cards and says that it is loading", () => {
	const html = markupOf(<ResumeGridSkeleton />);
	expect(html.match(/data-skeleton=""/gu)).toHaveLength(6);
	expect(html).toContain("Loading resumes");
});
