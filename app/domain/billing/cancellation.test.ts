import { expect, test } from "vitest";
import { cancellationReasons, satisfactions } from "./cancellation.ts";

test("The eight reasons of the specification are offered, the open one last", () => {
	expect(cancellationReasons).toHaveLength(8);
	expect(new Set(cancellationReasons).size).toBe(8);
	expect(cancellationReasons.at(-1)).toBe("Other");
});

test("Satisfaction goes from very satisfied to very dissatisfied in five steps", () => {
	expect(satisfactions.map(({ value }) => value)).toEqual([
		"very-satisfied",
		"satisfied",
		"neutral",
		"dissatisfied",
		"very-dissatisfied",
	]);
});
