import { expect, test } from "vitest";
import { scriptsAfterPaint } from "./scripts-after-paint.server.ts";

const page = (head: string, script: string) =>
	`<html><head><link rel="stylesheet" href="/assets/app.css"/>${head}</head><body><p>type="module"</p><script nonce="n" type="module" async="">${script}</script><script>enqueue("import * as x from \\"/y.js\\";")</script></body></html>`;

test("A page names no script to be fetched before it is painted", () => {
	const html = scriptsAfterPaint(
		page(
			'<link rel="modulepreload" href="/assets/entry.js" nonce="n"/><link rel="modulepreload" href="/assets/react.js" nonce="n"/>',
			';\nimport * as route0 from "/assets/root.js";\nimport * as route1_main from "/assets/home.js";\nwindow.__reactRouterRouteModules = {"root":route0};\nimport("/assets/entry.js");',
		),
	);
	expect(html).not.toContain('rel="modulepreload"');
	expect(html).not.toMatch(/^import \*/mu);
	const script = html.slice(html.indexOf('async="">'), html.indexOf("</script>"));
	expect(script.indexOf("requestAnimationFrame")).toBeLessThan(script.indexOf("/assets/"));
	expect(script).toContain('["/assets/entry.js","/assets/react.js"]');
	expect(script).toContain('const route0 = await import("/assets/root.js");');
	expect(script).toContain('const route1_main = await import("/assets/home.js");');
	// The styles stay where they are, and so does what comes after.
	expect(html).toContain('<head><link rel="stylesheet" href="/assets/app.css"/></head>');
	expect(
		html.endsWith('<script>enqueue("import * as x from \\"/y.js\\";")</script></body></html>'),
	).toBe(true);
});

test("A page may wait for something else than its paint", () => {
	const bare = page("", 'import * as route0 from "/assets/root.js";');
	const script = scriptsAfterPaint(bare, "await used();").split('async="">')[1];
	expect(script?.startsWith("await used();\n")).toBe(true);
	expect(script).toContain('const route0 = await import("/assets/root.js");');
	expect(script).not.toContain("requestAnimationFrame");
});

test.each([
	["without scripts", "<html><head></head><body>Text</body></html>"],
	["whose script imports nothing", page("", "go();")],
	["without a head", '<script type="module" async="">import * as a from "/a.js";</script>'],
])("A page %s is left as it is", (_, html) => {
	expect(scriptsAfterPaint(html)).toBe(html);
});
