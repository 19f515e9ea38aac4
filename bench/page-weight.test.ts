import { expect, test } from "vitest";
import { findLatinFonts, weighPage } from "./page-weight.ts";

const files: Record<string, string> = {
	"/assets/entry.js": "entry".repeat(100),
	"/assets/route.js": "route".repeat(100),
	"/assets/react-1.js": "react".repeat(100),
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
	expect(weight.scripts).toEqual(["/assets/entry.js", "/assets/route.js"]);
	expect(weight.fonts).toEqual([4]);
	expect(weight.framework).toBe(0);
	expect(weight.ours).toBeLessThan(100);
});

test("the framework is told from ours, and what the manifest names of other pages is not loaded", async () => {
	const weight = await weighPage(
		`<script type="module" async="">await new Promise((go) => requestAnimationFrame(go));
for (const href of ["/assets/react-1.js","/assets/route.js"]) preload(href);
const route0 = await import("/assets/route.js");
window.__reactRouterManifest = {
  "routes": {
    "other": { "module": "/assets/other.js" }
  }
};
import("/assets/entry.js");</script>`,
		read,
	);
	expect(weight.scripts).toEqual(["/assets/react-1.js", "/assets/route.js", "/assets/entry.js"]);
	expect(weight.framework).toBeGreaterThan(0);
	expect(weight.ours).toBeGreaterThan(weight.framework);
	expect(weight.atOnce).toBe(weight.ours + weight.framework);
});

test("scripts that wait until they are wanted are weighed, and not loaded at once", async () => {
	const { ours, atOnce } = await weighPage(
		`<script type="module" async="">await (async function untilUsed() {})();
const route0 = await import("/assets/route.js");</script>`,
		read,
	);
	expect({ isWeighed: ours > 0, atOnce }).toEqual({ isWeighed: true, atOnce: 0 });
});

test("a font for other letters is not counted, local ones neither", () => {
	const css = `@font-face{src:url("/latin.woff2");unicode-range:U+0000-00FF,U+0131}
		@font-face{src:url(/minified.woff2);unicode-range:U+??,U+131}
		@font-face{src:url(/extended.woff2);unicode-range:U+0100-02BA}
		@font-face{src:local(Arial);size-adjust:107%}`;
	expect(findLatinFonts(css)).toEqual(["/latin.woff2", "/minified.woff2"]);
});
