import { expect, test } from "vitest";
import { createTestDatabase } from "#tests/helpers/postgres.ts";
import { askSite, withJudgedSite } from "#tests/search-quality/ask-site.ts";
import { judgePairs, readPairs } from "#tests/search-quality/for-you.ts";
import { judge } from "#tests/search-quality/judge.ts";
import { readJudgedLibrary, readSearches } from "#tests/search-quality/library.ts";

test("Nine of ten searches of job seekers have a good answer among the first five, few find nothing, and For you knows what comes first", async () => {
	const database = await createTestDatabase();
	try {
		const library = readJudgedLibrary();
		const searches = readSearches();
		const { answers, pairs } = await withJudgedSite(database.url, async (services) => ({
			answers: await askSite(services, library, searches),
			pairs: await judgePairs(services, readPairs()),
		}));
		const { verdicts } = judge(searches, library, answers);
		const sum = (of: "searches" | "answered" | "empty") =>
			verdicts.reduce((total, verdict) => total + verdict[of], 0);
		expect(sum("answered") / sum("searches")).toBeGreaterThan(0.95);
		expect(sum("empty")).toBeLessThan(6);
		for (const { kind, searches, answered } of verdicts) {
			expect(`${kind}: ${answered / searches >= 0.85}`).toBe(`${kind}: true`);
		}
		expect(pairs.filter(({ isRight }) => isRight).length / pairs.length).toBeGreaterThan(0.85);
	} finally {
		await database.drop();
	}
});
