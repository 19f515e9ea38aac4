import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import {
	isUnfiltered,
	parseResumeQuery,
	writeResumeQuery,
} from "#app/domain/library/resume-query.ts";
import { hasFigure } from "#app/domain/reader/sheet/figures.ts";
import { findGuide } from "../guides/guides.server.ts";
import { personas } from "./personas.ts";
import { illustrativeNote, stories, testimonials } from "./stories.ts";

describe("who comes here", () => {
	test("are three", () => {
		expect(personas.map(({ name }) => name)).toEqual([
			"Ambitious Underdog",
			"Stressed Striver",
			"Career Switcher",
		]);
	});

	const expectList = (address: string) => {
		const [path, search] = address.split("?");
		expect(path).toBe("/resumes");
		const query = parseResumeQuery(new URLSearchParams(search));
		expect(isUnfiltered(query) && query.sort === "featured").toBe(false);
		expect(writeResumeQuery(query).toString()).toBe(search);
	};

	test.each(stories)("$name had read of a list that exists", ({ to }) => expectList(to));

	test.each(personas)("$name finds a list and a guide that exist", ({ links, drawing }) => {
		const [list = "", guide = ""] = links.map(({ to }) => to);
		expectList(list);
		expect(findGuide(guide.replace("/guides/", ""))).not.toBeNull();
		const file = new URL(`../../../public/drawings/${drawing}.svg`, import.meta.url);
		expect(existsSync(fileURLToPath(file))).toBe(true);
	});
});

describe("the people of the stories", () => {
	const everybody = [...stories, ...testimonials];

	test("are invented, every one, and called so", () => {
		expect(everybody).toHaveLength(6);
		expect(illustrativeNote).toMatch(/^Illustrative: .*\binvented\b/u);
	});

	test("have a first name and a letter, and no name twice", () => {
		for (const { name } of everybody) expect(name).toMatch(/^\p{Lu}\p{Ll}+ \p{Lu}\.$/u);
		expect(new Set(everybody.map(({ name }) => name)).size).toBe(everybody.length);
	});

	test("promise nobody an offer", () => {
		expect(JSON.stringify(everybody)).not.toMatch(/\boffers?\b|\bhired\b|\bguarantee/iu);
	});

	test("change a line into one with a number, or a sheet into a shorter one, half of it with numbers", () => {
		for (const { change } of stories) {
			if (change.kind === "line") {
				expect(hasFigure(change.after.replaceAll("*", ""))).toBe(true);
				expect(hasFigure(change.before)).toBe(false);
			} else {
				const [pages, bullets, withNumber] = change.rows;
				expect(pages && pages.after < pages.before).toBe(true);
				expect(bullets && bullets.after < bullets.before).toBe(true);
				expect(withNumber && withNumber.after > withNumber.before).toBe(true);
				// About half of the lines, as the guides advise.
				const share = (withNumber?.after ?? 0) / (bullets?.after ?? 0);
				expect(share).toBeGreaterThanOrEqual(0.4);
				expect(share).toBeLessThanOrEqual(0.7);
			}
		}
	});
});
