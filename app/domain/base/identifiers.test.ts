import { describe, expect, test } from "vitest";
import { isUuid } from "./identifiers.ts";

const id = "0190c0de-1234-7567-89ab-0123456789ab";

describe("the identifier of a resume", () => {
	test.each([
		["is taken as the database writes it", id, true],
		["is taken in capitals", id.toUpperCase(), true],
		["is taken in any version, also all zeros", "00000000-0000-0000-0000-000000000000", true],
		["is not nothing", undefined, false],
		["is not empty", "", false],
		["is not a number", "42", false],
		["is not one digit short", id.slice(1), false],
		["is not one digit long", `${id}0`, false],
		["is not without its hyphens", id.replaceAll("-", ""), false],
		["is not with a letter beyond f", id.replace("a", "g"), false],
		["is not in braces", `{${id}}`, false],
		["is not with a space in front", ` ${id}`, false],
		["is not with a line break behind", `${id}\n`, false],
		["is not with a quote behind", `${id}'`, false],
	])("%s", (_, text, taken) => {
		expect(isUuid(text)).toBe(taken);
	});
});
