import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findViolations } from "#tests/helpers/axe.ts";
import { launchForJourneys } from "#tests/helpers/browser.ts";

let browser: Browser;
let page: Page;

beforeAll(async () => {
	browser = await launchForJourneys();
	page = await browser.newPage();
});

afterAll(() => browser?.close());

const document = (style: string, more = "") =>
	`<!doctype html><html lang="en"><title>A page</title><style>${style}</style>
	<main><h1>A page</h1><p>Words</p>${more}</main></html>`;

const overSomethingElse = `
	p { color: #333; position: absolute; top: 0 }
	h1 { background: #444; color: #fff; height: 9rem; margin: 0; line-height: 16rem }`;

const readable = document("p { color: #333; background: #fff }");

test.each([
	["another color", document("p { color: #ccc }"), "color-contrast"],
	["another ground", document("p { color: #333 } main { background: #444 }"), "color-contrast"],
	["a ground behind", document("p { color: #333 } main { opacity: 0.3 }"), "color-contrast"],
	[
		"what is around its own ground is faded",
		document("p { color: #333; background: #fff } div { opacity: 0.3 }", "<div><p>More</p></div>"),
		"color-contrast",
	],
	["the same color, over something else", document(overSomethingElse), "color-contrast"],
	["a picture without words", document("p { color: #333 }", "<img src='data:,'>"), "image-alt"],
])("After a page that can be read, what cannot be is found: %s", async (_, html, rule) => {
	const seen = new Set<string>();
	const broken: string[][] = [];
	// Twice: what was not enough is not kept.
	for (const content of [readable, html, html]) {
		await page.setContent(content);
		broken.push((await findViolations(page, { seen })).map(({ id }) => id));
	}
	expect(broken).toEqual([[], [rule], [rule]]);
});
