import { expect, test } from "vitest";
import { isTextKey, pageOfText } from "./own-fields.ts";

test("A text is named by its folder and the last part of its address, and of legal pages there are two", () => {
	for (const key of ["guides/one", "blog/one-2-three", "legal/privacy", "legal/terms"]) {
		expect([key, isTextKey(key)]).toEqual([key, true]);
	}
	const others = ["brand", "legal/imprint", "blog/", "blog/-a", "blog/A", "blog/a/b", "x/a"];
	for (const key of [...others, "blog/../a", `blog/${"a".repeat(100)}`]) {
		expect([key, isTextKey(key)]).toEqual([key, false]);
	}
});

test("A legal page stands at the top, the others in their list", () => {
	expect(pageOfText("legal/terms")).toBe("/terms");
	expect(pageOfText("blog/one")).toBe("/blog/one");
});
