import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { refreshVocabulary } from "#app/data/library/search/vocabulary.server.ts";
import type { Suggestion } from "#app/domain/library/suggestions.ts";
import { createApp } from "#tests/helpers/app.ts";
import { createTestSite, testNow } from "#tests/helpers/site.ts";

/** A library of four resumes, one of them withdrawn, and what is suggested for a text. */
async function openSuggestions() {
	const site = await createTestSite();
	await site.addResume({ title: "Kubernetes ledger" });
	await site.addResume({ title: "Kubernetes", company: "Goldman Sachs", role: "Finance" });
	await site.addResume({ title: "Kafka", company: "Ünal & Söhne", role: "Product Manager" });
	await site.addResume({ title: "Withdrawnword", company: "Gone Away", withdrawnAt: testNow });
	await refreshVocabulary(site.services.database);
	const { ask } = await createApp(site);
	const suggestions = (text: string) =>
		ask(`/resumes/suggestions?${new URLSearchParams({ q: text })}`);
	return {
		site,
		ask,
		suggestions,
		async offered(text: string) {
			const answer = (await (await suggestions(text)).json()) as { suggestions: Suggestion[] };
			return answer.suggestions.map(({ kind, value }) => `${kind} ${value}`);
		},
	};
}

describe("The suggestions for a text", () => {
	test("are companies and roles with their resumes, and words, of what is public", async () => {
		const { suggestions, offered } = await openSuggestions();
		const response = await suggestions("Ledger GOOG");
		expect(response.status).toBe(200);
		expect(await response.json()).toEqual({
			success: true,
			suggestions: [
				{
					kind: "company",
					value: "Google",
					resumes: 1,
					before: "Ledger",
					typed: { from: 0, to: 4 },
				},
			],
		});
		expect(await offered("unal")).toEqual(["company Ünal & Söhne"]);
		expect(await offered("eng")).toEqual(["role Software Engineer", "word engineer"]);
		expect(await offered("kub")).toEqual(["word kubernetes"]);
		expect(await offered("ledger kub")).toEqual(["word kubernetes"]);
		// Nothing is of both: what leads to nothing is not offered.
		expect(await offered("sohne goog")).toEqual([]);
		expect(await offered("sohne kub")).toEqual([]);
		expect(await offered("gone")).toEqual([]);
		expect(await offered("withdrawnw")).toEqual([]);
	});

	test("lead to what they promise", async () => {
		const { ask, suggestions } = await openSuggestions();
		const { suggestions: found } = (await (await suggestions("g")).json()) as {
			suggestions: Suggestion[];
		};
		expect(found.map(({ value }) => value)).toEqual(["Goldman Sachs", "Google"]);
		for (const { kind, value, resumes } of found) {
			const cards = await ask(`/resumes/cards?${new URLSearchParams({ [kind]: value })}`);
			expect(((await cards.json()) as { resumes: unknown[] }).resumes).toHaveLength(resumes ?? 0);
		}
	});

	test("may be kept for a minute by anyone, as they are the same for everybody", async () => {
		const { site, ask, suggestions } = await openSuggestions();
		const response = await suggestions("goog");
		expect(response.headers.get("Cache-Control")).toBe("public, max-age=60");
		expect(response.headers.get("Content-Type")).toMatch(/^application\/json/u);
		expect(response.headers.get("Set-Cookie")).toBeNull();
		const member = await ask("/resumes/suggestions?q=goog", { as: await site.addPerson() });
		expect(member.headers.get("Cache-Control")).toBe("public, max-age=60");
		expect(await member.json()).toEqual(await response.json());
	});

	test("are none for nothing; a request without a text is none", async () => {
		const { ask, offered } = await openSuggestions();
		for (const nothing of ["", " ", "\u0000", "\n\t"]) {
			expect(await offered(nothing)).toEqual([]);
		}
		const response = await ask("/resumes/suggestions?text=goog");
		expect(response.status).toBe(400);
		expect(await response.json()).toMatchObject({
			success: false,
			error: expect.stringContaining("q"),
		});
	});

	test("never fail, and are eight at most, whatever is typed", async () => {
		const { ask } = await openSuggestions();
		const texts = [
			"%",
			"_",
			"\\",
			"'",
			'"',
			"';drop table resumes;--",
			"<script>alert(1)</script>",
			"$1",
			"(",
			"[a-",
			"\u0000ku",
			"\u202e\u200b",
			"\u{1f600}",
			"\u{10ffff}",
			"é".repeat(5_000),
			"a ".repeat(2_000),
			"k".repeat(200),
		].map(encodeURIComponent);
		texts.push("%ED%A0%80", "%FF%FE", "%E0%A4%A", "goog&q=%00", "__proto__", "constructor");
		for (const text of texts) {
			const response = await ask(`/resumes/suggestions?q=${text}`);
			expect(`${text}: ${response.status}`).toBe(`${text}: 200`);
			const { suggestions } = (await response.json()) as { suggestions: Suggestion[] };
			expect(suggestions.length).toBeLessThanOrEqual(8);
		}
	});

	test("are kept in the process for half a minute, and not asked for again", async () => {
		const { site, offered } = await openSuggestions();
		const { database } = site.services;
		expect(await offered("kub")).toEqual(["word kubernetes"]);
		await site.addResume({ title: "Kubeflow" });
		await refreshVocabulary(database);
		expect(await offered("KUB")).toEqual(["word kubernetes"]);
		site.setNow(new Date(testNow.getTime() + 30_000));
		expect((await offered("kub")).sort()).toEqual(["word kubeflow", "word kubernetes"]);
	});
});

describe("When the library cannot be read", () => {
	test("names come without words, and nobody keeps what is not whole", async () => {
		const { site, suggestions, offered } = await openSuggestions();
		await site.services.database.execute(
			sql`alter materialized view search_vocabulary rename to broken`,
		);
		const response = await suggestions("en");
		expect([response.status, response.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
		expect(await offered("en")).toEqual(["role Software Engineer"]);
		expect(site.logged()).toContain("The words for the suggestions failed");
	});

	test("words come without names", async () => {
		const { site, suggestions, offered } = await openSuggestions();
		await site.services.database.execute(sql`alter table resumes rename to broken`);
		expect(await offered("kub")).toEqual(["word kubernetes"]);
		expect(site.logged()).toContain("The names for the suggestions failed");
		expect((await suggestions("goog")).headers.get("Cache-Control")).toBe("no-store");
	});
});
