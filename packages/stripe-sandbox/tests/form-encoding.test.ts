import { describe, expect, test } from "vitest";
import { decodeForm } from "../src/form-encoding.ts";

/** As it would be written down, since objects without a prototype equal no others. */
const decoded = (text: string) => JSON.stringify(decodeForm(text));

describe("a form", () => {
	test.each([
		["a=1&b=two+words%21", '{"a":"1","b":"two words!"}'],
		["a[b]=1&a[c][d]=2", '{"a":{"b":"1","c":{"d":"2"}}}'],
		["a[0][b]=1&a[1][b]=2", '{"a":[{"b":"1"},{"b":"2"}]}'],
		["a[]=1&a[]=2", '{"a":["1","2"]}'],
		["a%5B0%5D=1", '{"a":["1"]}'],
		["a[1]=x", '{"a":{"1":"x"}}'],
		["a[=1&b]=2", '{"a[":"1","b]":"2"}'],
		["a=1&a=2", '{"a":"2"}'],
		["a%00b=1%002&c[d%00]=3", '{"ab":"12","c":{"d":"3"}}'],
		["", "{}"],
	])("%s becomes %s", (text, object) => {
		expect(decoded(text)).toBe(object);
	});

	test("changes no object but its own", () => {
		const form = decodeForm("__proto__[polluted]=1&a[__proto__][polluted]=1&constructor=x");
		expect(Object.keys(form)).toEqual(["__proto__", "a", "constructor"]);
		expect("polluted" in {}).toBe(false);
	});

	test.each(["a=1&a[b]=2", "a[b]=1&a=2", "a[b]=1&a[b][c]=2"])("%s contradicts itself", (text) => {
		expect(() => decodeForm(text)).toThrow(RangeError);
	});

	test("may not be endlessly deep", () => {
		expect(() => decodeForm(`a${"[b]".repeat(5000)}=1`)).toThrow(RangeError);
	});
});
