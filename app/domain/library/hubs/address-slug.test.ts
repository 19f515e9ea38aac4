import fc from "fast-check";
import { expect, test } from "vitest";
import { looseSlugOf, slugOf } from "./address-slug.ts";

test.each([
	["Google", "google"],
	["Goldman Sachs", "goldman-sachs"],
	["L’Oréal", "loreal"],
	["L'Oréal", "loreal"],
	["AT&T", "at-and-t"],
	["P&G", "p-and-g"],
	["Procter & Gamble", "procter-and-gamble"],
	["Latham & Watkins", "latham-and-watkins"],
	["C3.ai", "c3-ai"],
	["Nestlé S.A.", "nestle-s-a"],
	["Ørsted", "orsted"],
	["J.P. Morgan", "j-p-morgan"],
	["  McKinsey   ", "mckinsey"],
	["Engineering, not software", "engineering-not-software"],
	["Machine Learning Engineer", "machine-learning-engineer"],
	["../../etc/passwd", "etc-passwd"],
	["<script>", "script"],
	["— ! —", ""],
])("%s is %s in an address", (name, slug) => {
	expect(slugOf(name)).toBe(slug);
});

test("The slug of a slug is itself, and nothing in it ends a path or needs more than letters", () => {
	fc.assert(
		fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), (name) => {
			const slug = slugOf(name);
			expect(slugOf(slug)).toBe(slug);
			expect(slug).not.toMatch(/[/?#\s%.]/u);
		}),
	);
});

test("Other ways to write a name have its loose form", () => {
	for (const written of ["AT&T", "at-t", "att", "AT and T", "at%26t".replace("%26", "&")]) {
		expect(looseSlugOf(written)).toBe("att");
	}
	expect(looseSlugOf("goldmansachs")).toBe(looseSlugOf("Goldman Sachs"));
});
