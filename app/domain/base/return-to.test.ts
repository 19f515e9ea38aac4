import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { placeAfterSignIn, safeReturnTo } from "./return-to.ts";

describe("after signing in a person goes back", () => {
	test.each([
		"/",
		"/resumes",
		"/resumes/0190c0de-0000-7000-8000-000000000000/read",
		"/resumes?company=Google&role=Product+Manager&q=growth%2C%20pricing",
		"/pricing#faq",
		"/resumes?next=https://evil.example/",
		"/resumes?next=//evil.example",
		"/pricing#//evil.example",
		"/a:b@c",
	])("to %s", (path) => {
		expect(safeReturnTo(path)).toBe(path);
	});
	test("to the path that a path with dots means", () => {
		expect(safeReturnTo("/resumes/../pricing/./")).toBe("/pricing/");
		expect(safeReturnTo("/../../library")).toBe("/library");
	});
	test("to an address of 2,000 characters, but not of 2,001", () => {
		expect(safeReturnTo(`/${"a".repeat(1999)}`)).toHaveLength(2000);
		expect(safeReturnTo(`/${"a".repeat(2000)}`)).toBe("/");
		// Counted as it is written into a header.
		expect(safeReturnTo(`/${"é".repeat(400)}`)).toBe("/");
	});
});

describe("nobody is led to another site", () => {
	test.each([
		["nothing", undefined],
		["null", null],
		["an empty text", ""],
		["a full address", "https://evil.example/"],
		["an address without a scheme", "//evil.example"],
		["three slashes", "///evil.example"],
		["four slashes", "////evil.example"],
		["a backslash for the second slash", "/\\evil.example"],
		["two backslashes", "\\\\evil.example"],
		["a backslash in front", "\\/evil.example"],
		["a backslash later on", "/resumes\\..\\\\evil.example"],
		["a tab between the slashes", "/\t/evil.example"],
		["a line break between the slashes", "/\n/evil.example"],
		["a carriage return between the slashes", "/\r/evil.example"],
		["a NUL between the slashes", "/\u0000/evil.example"],
		["a space between the slashes", "/ /evil.example"],
		["a space in front", " //evil.example"],
		["a header after a line break", "/resumes\r\nSet-Cookie: a=b"],
		["a delete character", "/\u007F/evil.example"],
		["a dot between the slashes", "/.//evil.example"],
		["an encoded dot between the slashes", "/%2e//evil.example"],
		["two dots that leave two slashes", "/resumes/..//evil.example"],
		["two encoded dots that leave two slashes", "/resumes/%2E%2e//evil.example"],
		["dots that leave three slashes", "/a/.././//evil.example"],
		["a script", "javascript:alert(1)"],
		["a script in capitals with spaces", " JaVaScRiPt:alert(1)"],
		["data", "data:text/html,<script>alert(1)</script>"],
		["a scheme without slashes", "https:evil.example"],
		["a scheme with one slash", "https:/evil.example"],
		["a relative path", "resumes"],
		["a relative path with dots", "../evil.example"],
		["a name before an at sign", "@evil.example"],
		["a query alone", "?next=/"],
		["a port without an end", "//evil.example:99999"],
	])("by %s", (_, value) => {
		expect(safeReturnTo(value)).toBe("/");
		expect(safeReturnTo(value, "/library")).toBe("/library");
	});

	test("by anything that can be typed, however it is put together", () => {
		const site = "https://offers.example";
		const part = fc.constantFrom(
			...[
				"/",
				"//",
				"\\",
				".",
				"..",
				"%2e",
				"%2f",
				"%5c",
				"@",
				":",
				"?",
				"#",
				"&",
				"\t",
				"\n",
				" ",
			],
			...[
				"https:",
				"javascript:",
				"evil.example",
				"resumes",
				"é",
				"\uD800",
				"\u3002",
				"\uFF0F",
				"\u2028",
			],
		);
		const typed = fc.array(part, { maxLength: 10 }).map((parts) => parts.join(""));
		let kept = 0;
		fc.assert(
			fc.property(
				fc.oneof(
					typed,
					typed.map((text) => `/${text}`),
					fc.webPath(),
				),
				(value) => {
					const path = safeReturnTo(value, "/fallback");
					if (path !== "/fallback") kept++;
					expect(path).toMatch(/^\/(?![/\\])[!-~]*$/u);
					expect(new URL(path, site).origin).toBe(site);
					expect(new URL(path, `${site}/auth/signin`).href).toBe(`${site}${path}`);
					expect(safeReturnTo(path, "/fallback")).toBe(path);
				},
			),
			{ numRuns: 800 },
		);
		expect(kept).toBeGreaterThan(80);
	});
});

test("Who signs in is led to what they asked for, and from the home page or nowhere to their library", () => {
	expect(placeAfterSignIn("/resumes?q=go")).toBe("/resumes?q=go");
	expect(placeAfterSignIn("/?auth=signin")).toBe("/?auth=signin");
	for (const value of [null, undefined, "", "/", "//evil.example", "https://evil.example"]) {
		expect(placeAfterSignIn(value)).toBe("/library");
	}
});
