import { expect, test } from "vitest";
import { atOnce } from "./at-once.ts";

test("Work that stops after each step is done to its end", () => {
	const done: string[] = [];
	function* work() {
		for (const step of ["first", "second"]) {
			done.push(step);
			yield;
		}
		return done.length;
	}
	expect(atOnce(work())).toBe(2);
	expect(done).toEqual(["first", "second"]);
});
