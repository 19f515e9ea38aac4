import { expect, test } from "vitest";
import { pauseSchema } from "./pause-form.ts";

test("A pause is one, two or three months, or its end", () => {
	const given = ["1", "2", "3", "end"].map((months) => pauseSchema.parse({ months }).months);
	expect(given).toEqual([1, 2, 3, "end"]);
});

test.each(["0", "4", "", "1.5", "-1", " 1", null, undefined, ["1"]])("%j is none", (months) => {
	expect(pauseSchema.safeParse({ months }).success).toBe(false);
});
