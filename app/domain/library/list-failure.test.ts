import { expect, test } from "vitest";
import { listFailure } from "./list-failure.ts";
import { emptyQuery } from "./resume-query.ts";

test("a list that fails says whether it was a search", () => {
	expect(listFailure(emptyQuery)).toBe("Failed to load resumes");
	expect(listFailure({ ...emptyQuery, search: "go" })).toBe("Failed to search resumes");
});
