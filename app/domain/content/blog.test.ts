import { describe, expect, test } from "vitest";
import { arrangeArticles, blogAddress, parseBlogQuery } from "./blog.ts";

const categories = ["Career Tips", "Engineering"];
const parse = (text: string) => parseBlogQuery(new URLSearchParams(text), categories);
const atFirst = { category: null, sort: "recent", all: false } as const;

describe("The blog's address", () => {
	test("names a category, the order and whether all are shown", () => {
		const query = { category: "Career Tips", sort: "popular", all: true } as const;
		expect(blogAddress(query)).toBe("/blog?category=Career+Tips&sort=popular&all=true");
		expect(parse("category=Career+Tips&sort=popular&all=true")).toEqual(query);
	});

	test("is plain as long as nothing was chosen", () => {
		expect(blogAddress(atFirst)).toBe("/blog");
	});

	test.each(["", "category=Nothing&sort=worst&all=1", "category="])("means all for %j", (text) => {
		expect(parse(text)).toEqual(atFirst);
	});
});

describe("The articles", () => {
	const list = [
		{ slug: "a", category: "Engineering", readings: 1 },
		{ slug: "b", category: "Career Tips", readings: 5 },
		{ slug: "c", category: "Career Tips", readings: 5 },
		{ slug: "d", category: "Career Tips", readings: 0 },
		{ slug: "e", category: "Career Tips", readings: 9 },
		{ slug: "f", category: "Career Tips", readings: 2 },
	];
	const slugs = (query: Parameters<typeof arrangeArticles>[1]) => {
		const { shown, more } = arrangeArticles(list, query);
		return [...shown.map(({ slug }) => slug), more];
	};

	test("are four at first, the newest, and the rest when it is asked for", () => {
		expect(slugs(atFirst)).toEqual(["a", "b", "c", "d", 2]);
		expect(slugs({ ...atFirst, all: true })).toEqual(["a", "b", "c", "d", "e", "f", 0]);
	});

	test("go by readings when the most popular are wanted, the newer first where they are even", () => {
		expect(slugs({ ...atFirst, sort: "popular" })).toEqual(["e", "b", "c", "f", 2]);
	});

	test("are those of the category", () => {
		expect(slugs({ ...atFirst, category: "Engineering" })).toEqual(["a", 0]);
	});
});
