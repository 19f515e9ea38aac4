import { describe, expect, test } from "vitest";
import { passwordMaximum, passwordProblem, passwordStrength } from "./password.ts";

describe("a password", () => {
	test.each([
		["of 5 characters is too short", "abcde", "Password must be at least 6 characters long"],
		["of 6 characters is taken", "abcdef", null],
		["of 128 characters is taken", "a".repeat(128), null],
		[
			"of 129 characters is too long",
			"a".repeat(129),
			"Password must be at most 128 characters long",
		],
		[
			"of a megabyte is too long",
			"a".repeat(1_000_000),
			"Password must be at most 128 characters long",
		],
		["is taken with its spaces", "  a  b", null],
		["that is empty is too short", "", "Password must be at least 6 characters long"],
	])("%s", (_, password, problem) => {
		expect(passwordProblem(password)).toBe(problem);
	});
});

describe("the hint while typing", () => {
	test.each([
		["", 0, "Too short"],
		["Ab1!x", 0, "Too short"],
		["123456", 1, "Easy to guess"],
		["PassWord", 1, "Easy to guess"],
		["aaaaaaaaaaaaaaaaaaaa", 1, "Easy to guess"],
		["abababababababababab", 1, "Easy to guess"],
		["1234567", 1, "Easy to guess"],
		["12345678", 1, "Easy to guess"],
		["abcdef", 1, "Weak"],
		["walnut", 1, "Weak"],
		["abcdefghijk", 1, "Weak"],
		["abcdefghijkl", 2, "Fair"],
		["walnutboat7", 2, "Fair"],
		["aB3$xy", 2, "Fair"],
		["abcdefgh79", 2, "Fair"],
		["abcabcabcabc", 2, "Fair"],
		["abcdefghijklmnopq", 2, "Fair"],
		["abcdefghijklmnopqr", 3, "Strong"],
		["correct horse battery", 3, "Strong"],
		["Walnut-boat-7", 3, "Strong"],
	])("calls %j level %i: %s", (password, score, label) => {
		expect(passwordStrength(password)).toEqual({ score, label });
	});
	test("never sinks as one more different character is typed", () => {
		const typed = "Rw7!kQ2#zT9%mL4&xV8*";
		const scores = [...typed].map((_, index) => passwordStrength(typed.slice(0, index + 1)).score);
		expect(scores).toEqual(scores.toSorted((a, b) => a - b));
		expect(scores.at(-1)).toBe(3);
	});
	test("copes with the longest password that is taken", () => {
		expect(passwordStrength("aB3$".repeat(passwordMaximum / 4)).label).toBe("Strong");
	});
});
