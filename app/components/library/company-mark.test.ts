import { expect, test } from "vitest";
import { monogram, tintOf } from "./company-mark.tsx";

test("A company is one or two letters", () => {
	expect(monogram("Google")).toBe("G");
	expect(monogram("Goldman Sachs")).toBe("GS");
	expect(monogram("Bank of America")).toBe("BA");
	expect(monogram("Procter & Gamble")).toBe("PG");
	expect(monogram("3M")).toBe("3");
	expect(monogram("élan")).toBe("É");
	expect(monogram("&")).toBe("?");
});

test("A company has the same tint everywhere, whatever its case", () => {
	expect(tintOf("OpenAI")).toBe(tintOf("openai"));
	for (const company of ["Google", "Meta", "Ålesund Bank", ""]) {
		expect(tintOf(company)).toBeGreaterThanOrEqual(0);
		expect(tintOf(company)).toBeLessThan(8);
	}
});
