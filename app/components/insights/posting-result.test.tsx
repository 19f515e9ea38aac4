import { describe, expect, test } from "vitest";
import type { PostingMatch } from "#app/domain/insights/posting/match-requirements.ts";
import type { ReadLanguage } from "#app/domain/insights/resume-reading.ts";
import { markupOf } from "#tests/helpers/component-markup.tsx";
import { parseHtml } from "#tests/helpers/html.ts";
import { PostingResult } from "./posting-result.tsx";

const asked = { kind: "skill", text: "SQL", must: true, start: 0, end: 1 } as const;
const sql = { ...asked, mark: "missing", line: null, resumes: null } as const;
const draw = (
	language: ReadLanguage,
	requirements: PostingMatch["requirements"] = [],
	own: ReadLanguage = "en",
) => {
	const match = { requirements, key: null, of: 0, five: [] };
	const result = <PostingResult match={match} language={language} own={own} />;
	return parseHtml(markupOf(result)).one("section").text;
};

describe("Of a posting", () => {
	test("in English in which nothing is found, its other part is asked for", () => {
		expect(draw("en")).toContain("Paste the part with its duties and requirements.");
		expect(draw("en")).not.toContain("English");
	});

	test("in another language it is said that only English ones are read, and no other part is asked for", () => {
		expect(draw("de")).toContain("This posting is in German. We read only English postings");
		expect(draw("und")).toContain("in a language that we cannot name");
		expect(draw("de")).not.toContain("Paste");
	});

	test("in another language in which something is found, it is said that most is missing", () => {
		expect(draw("fr", [sql])).toContain("SQL");
		expect(draw("fr", [sql])).toContain("most of what it asks for is missing here");
		expect(draw("en", [sql])).not.toContain("English");
	});

	test("beside a resume in another language it is said that what is missing may stand there in other words", () => {
		expect(draw("en", [sql], "he")).toContain(
			"Your resume is in Hebrew: only what is written alike",
		);
		expect(draw("en", [sql])).not.toContain("alike");
	});
});
