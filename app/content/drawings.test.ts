import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { aboutPage } from "./about-page.ts";
import { articles } from "./blog/articles.server.ts";
import { guides } from "./guides/guides.server.ts";
import { personas } from "./landing/personas.ts";
import { blocksOf } from "./written-text.ts";

const folder = fileURLToPath(new URL("../../public/drawings/", import.meta.url));
const fileOf = (name: string) => `${folder}${name}.svg`;

/** Every drawing that a page, an article or a guide names. */
const named = [
	aboutPage.drawing.name,
	"luna",
	...personas.map(({ drawing }) => drawing),
	...[...articles(), ...guides()].flatMap((text) => [
		text.image,
		...blocksOf(text).flatMap((block) => (block.kind === "figure" ? [block.name] : [])),
	]),
];

test.each(named)("The drawing %s has been drawn", (name) => {
	expect(existsSync(fileOf(name))).toBe(true);
});

const drawn = readdirSync(folder).map((file) => file.replace(/\.svg$/u, ""));

describe.each(drawn)("The drawing %s", (name) => {
	const svg = readFileSync(fileOf(name), "utf8");

	test("weighs less than 6 KB", () => {
		expect(Buffer.byteLength(svg)).toBeLessThan(6 * 1024);
	});

	test("is 1200 by 630 on a paper of its own, so that it works in both themes and when shared", () => {
		expect(svg).toMatch(
			/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="1200" height="630" viewBox="0 0 1200 630"/u,
		);
		expect(svg).toContain('<rect width="1200" height="630" fill="#FBFAF7"/>');
		expect(svg).toMatch(/<title>[^<]+<\/title>/u);
	});

	test("refers to nothing, runs nothing, and styles nothing that the site's policy would refuse", () => {
		const inside = svg.replace('xmlns="http://www.w3.org/2000/svg"', "");
		expect(inside).not.toMatch(/:\/\/|href|url\(|@import|<!|<\?/iu);
		expect(inside).not.toMatch(/<(script|style|image|use|foreignObject)|\s(style|on\w+)=/iu);
	});

	test("can be read: no letter is smaller than 26 px, in a font that everybody has", () => {
		for (const [, size] of svg.matchAll(/font-size="([^"]+)"/gu)) {
			expect(Number(size)).toBeGreaterThanOrEqual(26);
		}
		for (const [, family] of svg.matchAll(/font-family="([^"]+)"/gu)) {
			expect(family).toMatch(/^(Georgia|Arial), .*(sans-)?serif$/u);
		}
	});
});
