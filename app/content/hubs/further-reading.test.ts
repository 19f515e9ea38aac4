import { describe, expect, test } from "vitest";
import { articles } from "#app/content/blog/articles.server.ts";
import { guides } from "#app/content/guides/guides.server.ts";
import { roles as catalogued } from "#app/domain/library/catalogue.ts";
import { furtherReading, readingFor } from "./further-reading.server.ts";

const kindsOf = (role: string | null, company: string | null = null) => [
	...new Set(readingFor(role, company).map(({ kind }) => kind)),
];

describe("What there is to read", () => {
	test("is a guide, an article, a template and a sample for every role, known or not", () => {
		const own = [...guides(), ...articles()].flatMap(({ roles }) => roles);
		expect(own).toEqual(expect.arrayContaining([...catalogued]));
		for (const role of [...own, "Falconer", null]) {
			expect([role, kindsOf(role)]).toEqual([role, ["Guide", "Article", "Template", "Sample"]]);
		}
	});

	test("begins with the template that is named after the company", () => {
		const paths = readingFor("Consultant", "google").map(({ path }) => path);
		expect(paths).toEqual([
			"/guides/consulting",
			"/guides/interviews",
			"/blog/how-consulting-resumes-are-read",
			"/templates/google-software-engineer",
			"/e",
		]);
	});

	test("leads on from every guide and article, never to itself and to nothing twice", () => {
		for (const [kind, list, texts] of [
			["guide", "guides", guides()],
			["article", "blog", articles()],
		] as const) {
			for (const text of texts) {
				const paths = furtherReading(kind, text).map(({ path }) => path);
				expect([text.slug, paths.length > 1]).toEqual([text.slug, true]);
				expect(paths).not.toContain(`/${list}/${text.slug}`);
				expect(new Set(paths).size).toBe(paths.length);
			}
		}
	});

	test("leads both ways: who names a text is named beside it", () => {
		const pathsOf = (slug: string) => {
			const guide = guides().find((one) => one.slug === slug) ?? expect.fail(slug);
			return furtherReading("guide", guide).map(({ path }) => path);
		};
		expect(pathsOf("interviews")).toContain("/guides/negotiation");
		expect(pathsOf("negotiation")).toContain("/guides/interviews");
	});
});
