import { expect, test } from "vitest";
import { fillKept } from "./kept-markup.server.ts";

const part = (name: string, markup = "") =>
	`<template data-kept="${name}"></template>${markup}<template data-kept-end=""></template>`;

test("A part that was rendered is kept, and stands where it is named from then on", () => {
	const parts = new Map<string, string>();
	const first = `<header>${part("links", "<a>One</a>\n")}</header>${part("groups", "<ul></ul>")}`;
	const filled = "<header><a>One</a>\n</header><ul></ul>";
	expect(fillKept(first, parts)).toBe(filled);
	expect(fillKept(`<header>${part("links")}</header>${part("groups")}`, parts)).toBe(filled);
	expect([...parts.keys()]).toEqual(["links", "groups"]);
});

test("A part with signs that a replacement would read stands as it is", () => {
	const parts = new Map([["prices", "$& $1 $$"]]);
	expect(fillKept(`<p>${part("prices")}</p>`, parts)).toBe("<p>$& $1 $$</p>");
});

test("What a person has typed is no part", () => {
	const typed = "<p>&lt;template data-kept=&quot;links&quot;&gt;&lt;/template&gt;</p>";
	expect(fillKept(typed, new Map([["links", "<a></a>"]]))).toBe(typed);
});
