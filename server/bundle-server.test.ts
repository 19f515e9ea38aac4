import { globSync, readFileSync, statSync } from "node:fs";
import { access } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "./build-when-stale.ts";
import { writing } from "./bundle-server.ts";

const folder = join(projectRoot, "build", "program");
const writtenAt = (name: string) => statSync(join(folder, name)).mtimeMs;
const text = globSync("*.js", { cwd: folder })
	// Of the program before, files may still lie there.
	.filter((name) => Math.abs(writtenAt(name) - writtenAt("serve.js")) < writing)
	.map((name) => readFileSync(join(folder, name), "utf8"))
	.join("\n");

test("What the program reads beside its sources is still found there", async () => {
	const places = [...text.matchAll(/new URL\("(\.\.\/\.\.\/[^"]+)", import\.meta\.url\)\.href/gu)];
	expect(places.length).toBeGreaterThan(5);
	for (const [, path = ""] of places) await access(join(folder, path));
});

test("The program has no package that asks for its own folder in a way that is no more", () => {
	expect(text.match(/\b__(?:dirname|filename)\b/gu)).toBeNull();
});

test("The program has one copy of React and of React Router, and those for production", () => {
	expect(text.match(/^var require_react_production\b/gmu)).toHaveLength(1);
	expect(text).not.toContain("react.development.js");
	expect(text.match(/^function createRequestHandler\b|\bcreateRequestHandler = /gmu)).toHaveLength(
		1,
	);
});

test("The program is written in ASCII: V8 would keep a file with one other letter in twice the memory", () => {
	// Behind a tag a text is left as it is written: there, escapes stand in the source.
	expect(text.match(/.{0,60}\P{ASCII}.{0,20}/gu)).toBeNull();
});
