import { expect, test } from "vitest";
import { findLatinFonts, weighPage } from "./page-weight.ts";

const files: Record<string, string> = {
	"/assets/entry.js": "entry".repeat(100),
	"/assets/route.js": "route".repeat(100),
	"/assets/app.css": '@font-face{font-family:A;src:url(/assets/a.woff2)format("woff2")}',
	"/assets/a.woff2": "font",
};
const read = async (address: string) => {
	const text = files[address];
	if (text === undefined) throw new Error(`${address} was not to be loaded`);
	return Buffer.from(text);
};

test("a script that is preloaded and imported is one script, and what nobody names is none", async () => {
	const weight = await weighPage(
		`<link rel="modulepreload" href="/assets/entry.js"/><link rel="stylesheet" href="/assets/app.css"/>
		<script type="module">import * as route0 from "/assets/route.js"; import("/assets/entry.js");</script>`,
		read,
	);
	expect(weight.scripts).toBe(2);
	expect(weight.fonts).toEqual([4]);
	expect(weight.javascript).toBeLessThan(100);
});

test("a font for other letters is not counted, local ones neither", () => {
	const css = `@font-face{src:url("/latin.woff2");unicode-range:U+0000-00FF,U+0131}
		@font-face{src:url(/extended.woff2);unicode-range:U+0100-02BA}
		@font-face{src:local(Arial);size-adjust:107%}`;
	expect(findLatinFonts(css)).toEqual(["/latin.woff2"]);
});
