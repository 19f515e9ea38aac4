import { expect, test } from "vitest";
import { createTestDatabase } from "#tests/helpers/postgres.ts";
import { askSite } from "#tests/search-quality/ask-site.ts";
import { judge } from "#tests/search-quality/judge.ts";
import { readJudgedLibrary, readSearches } from "#tests/search-quality/library.ts";

test("Nine of ten searches of job seekers have a good answer among the first five, and few find nothing", async () => {
	const database = await createTestDatabase();
	try {
		const library = readJudgedLibrary();
		const searches = readSearches();
		const { verdicts } = judge(searches, library, await askSite(database.url, library, searches));
		const sum = (of: "searches" | "answered" | "empty") =>
			verdicts.reduce((total, verdict) => total + verdict[of], 0);
		expect(sum("answered") / sum("searches")).toBeGreaterThan(0.95);
		expect(sum("empty")).toBeLessThan(6);
		for (const { kind, searches, answered } of verdicts) {
			expect(`${kind}: ${answered / searches >= 0.85}`).toBe(`${kind}: true`);
		}
	} finally {
		await database.drop();
	}
});
