import { expect, test } from "vitest";
import { sentenceCase } from "./sentence-case.ts";

test("A line begins with a capital, and the rest stays as it is", () => {
	expect(sentenceCase("partly refunded")).toBe("Partly refunded");
	expect(sentenceCase("$29.99 per month, with Pro")).toBe("$29.99 per month, with Pro");
	expect(sentenceCase("")).toBe("");
});
