import { describe, expect, test } from "vitest";
import { openingOf, weakOpeningOf, weakOpenings } from "./openings.ts";

test.each([
	["Led nine engineers", "led"],
	["“Rebuilt” the pitch", "rebuilt"],
	["Co-designed a course", "co-designed"],
	["Éclaircir", "éclaircir"],
	["12 engineers", null],
	["C++ services", null],
	["", null],
])("“%s” begins with %s", (bullet, opening) => {
	expect(openingOf(bullet)).toBe(opening);
});

describe("a weak opening", () => {
	test("is found in any case, and only as whole words", () => {
		expect(weakOpeningOf("Responsible for the ledger")?.opening).toBe("responsible for");
		expect(weakOpeningOf("  HELPED the team")?.opening).toBe("helped");
		expect(weakOpeningOf("Usedom office opened")).toBeNull();
		expect(weakOpeningOf("Led those responsible for the ledger")).toBeNull();
	});

	test("comes with what to write instead, as a sentence", () => {
		for (const { opening, instead } of weakOpenings) {
			expect(opening).toBe(opening.toLowerCase());
			expect(instead).toMatch(/^[\p{Lu}“].+\.$/u);
			expect(weakOpeningOf(`${opening} something`)).not.toBeNull();
		}
	});
});
