import { expect, test } from "vitest";
import { keepNewest } from "./keep-newest.ts";

test("What was put in first goes first, and what is put in again is new", () => {
	const kept = new Map<string, number>();
	for (const [key, value] of Object.entries({ a: 1, b: 2 })) keepNewest(kept, key, value, 2);
	keepNewest(kept, "a", 3, 2);
	keepNewest(kept, "c", 4, 2);
	expect([...kept]).toEqual([
		["a", 3],
		["c", 4],
	]);
});
