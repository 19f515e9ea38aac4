import { describe, expect, test } from "vitest";
import { articles } from "#app/content/blog/articles.server.ts";
import { guides } from "#app/content/guides/guides.server.ts";
import { furtherReading, readingFor, rolesFor } from "./further-reading.server.ts";

const kindsOf = (role: string | null, company: string | null = null) =>
	readingFor(role, company).map(({ kind }) => kind);

describe("What there is to read", () => {
	test("is a guide, an article, a template and a sample for every role, known or not", () => {
		const all = guides.flatMap(({ slug }) => rolesFor("guide", slug));
		expect(all).toContain("Software Engineer");
		for (const role of [...all, "Falconer", null]) {
			expect([role, kindsOf(role)]).toEqual([role, ["Guide", "Article", "Template", "Sample"]]);
		}
	});

	test("begins with the template that is named after the company", () => {
		const paths = readingFor("Consultant", "google").map(({ path }) => path);
		expect(paths).toEqual([
			"/guides/consulting",
			"/blog/how-consulting-resumes-are-read",
			"/templates/google-software-engineer",
			"/e",
		]);
	});

	test("leads on from every guide and article, never to itself and to nothing twice", () => {
		for (const [kind, list, texts] of [
			["guide", "guides", guides],
			["article", "blog", articles],
		] as const) {
			for (const { slug } of texts) {
				const paths = furtherReading(kind, slug).map(({ path }) => path);
				expect([slug, paths.length > 1]).toEqual([slug, true]);
				expect(paths).not.toContain(`/${list}/${slug}`);
				expect(new Set(paths).size).toBe(paths.length);
			}
		}
	});
});
