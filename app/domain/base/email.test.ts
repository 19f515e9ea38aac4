import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { emailSchema, mailboxOf, normaliseEmail } from "./email.ts";
import { messages } from "./messages.ts";

const parse = (value: unknown) => emailSchema.safeParse(value);
const problem = (value: unknown) => parse(value).error?.issues[0]?.message;

describe("an address that is taken", () => {
	test.each([
		["ada@example.com", "ada@example.com"],
		["  Ada@Example.COM\t", "ada@example.com"],
		["ada@example.com\r\n", "ada@example.com"],
		["first.last+tag@sub.example.co.uk", "first.last+tag@sub.example.co.uk"],
		["o'brien@example.com", "o'brien@example.com"],
		["{curly}~!#$%&*=?^_`|@example.com", "{curly}~!#$%&*=?^_`|@example.com"],
		["1@2.example", "1@2.example"],
		["ada9.x8@7box9.xn--90ai9", "ada9.x8@7box9.xn--90ai9"],
		["ada@xn--bcher-kva.example", "ada@xn--bcher-kva.example"],
		[`${"a".repeat(242)}@example.com`, `${"a".repeat(242)}@example.com`],
	])("%j is stored as %j", (typed, stored) => {
		expect(parse(typed)).toEqual({ success: true, data: stored });
	});

	test.each([
		["full-width letters", "ａｄａ＠ｅｘａｍｐｌｅ．ｃｏｍ"],
		["a Kelvin sign for a k", "\u212A@example.com"],
		["a long s", "\u017F@example.com"],
		["a ligature", "\uFB01@example.com"],
	])("%s becomes plain before it is checked", (_, typed) => {
		const result = parse(typed);
		expect(result.success && result.data).toMatch(/^[a-z]+@example\.com$/u);
	});
});

describe("an address that is refused", () => {
	test.each([undefined, null, 7, ["ada@example.com"], {}, "", "   ", "\r\n"])(
		"%j is asked for",
		(typed) => {
			expect(problem(typed)).toBe(messages.email.missing);
		},
	);

	test.each([
		["no at sign", "ada.example.com"],
		["two at signs", "ada@home@example.com"],
		["nothing before the at sign", "@example.com"],
		["nothing after it", "ada@"],
		["a host without a dot", "ada@localhost"],
		["an address as a host", "ada@[127.0.0.1]"],
		["a number as the last label", "ada@127.0.0.1"],
		["a last label of one letter", "ada@example.c"],
		["a dot at the end of the host", "ada@example.com."],
		["an empty label", "ada@example..com"],
		["a label that begins with a hyphen", "ada@-example.com"],
		["a label that ends with a hyphen", "ada@example-.com"],
		["a label of 64 characters", `ada@${"a".repeat(64)}.com`],
		["a dot at the start of the name", ".ada@example.com"],
		["a dot at its end", "ada.@example.com"],
		["two dots in it", "a..da@example.com"],
		["a quoted name", '"ada"@example.com'],
		["a quoted name with a space", '"a da"@example.com'],
		["a name with angle brackets", "Ada <ada@example.com>"],
		["a comment", "ada(at home)@example.com"],
		["a second recipient after a comma", "ada@example.com,eve@example.com"],
		["a second recipient after a semicolon", "ada@example.com;eve@example.com"],
		["a line break and a header", "ada@example.com\r\nBcc: eve@example.com"],
		["a line break before the at sign", "ada\n@example.com"],
		["a carriage return in the host", "ada@exam\rple.com"],
		["a NUL", "ada\u0000@example.com"],
		["a space", "a da@example.com"],
		["a backslash", "a\\da@example.com"],
		["a Cyrillic a", "ad\u0430@example.com"],
		["a Cyrillic a in the host", "ada@ex\u0430mple.com"],
		["a Greek omicron", "ada@example.c\u03BFm"],
		["a Turkish dotted capital I", "\u0130@example.com"],
		["a zero-width space", "ada\u200B@example.com"],
		["a text that runs right to left", "ada\u202E@example.com"],
		["255 characters", `${"a".repeat(243)}@example.com`],
		["a megabyte", `${"a".repeat(1_000_000)}@example.com`],
		["a megabyte of dots", `${"a.".repeat(500_000)}@example.com`],
	])("%s", (_, typed) => {
		expect(problem(typed)).toBe(messages.email.invalid);
	});
});

test("Whatever is taken is plain, short, in its one form, and taken again as the same", () => {
	const almost = fc
		.array(
			fc.constantFrom("a", "A", "@", ".", "+", "-", '"', " ", "\n", "é", "\u212A", "example.com"),
		)
		.map((parts) => parts.join(""));
	let taken = 0;
	fc.assert(
		fc.property(fc.oneof(almost, fc.emailAddress(), fc.string({ unit: "grapheme" })), (typed) => {
			const result = parse(typed);
			if (!result.success) return;
			taken++;
			expect(result.data).toMatch(/^[!-~]{5,254}$/u);
			expect(result.data.split("@")).toHaveLength(2);
			expect(normaliseEmail(result.data)).toBe(result.data);
			expect(parse(result.data)).toEqual(result);
		}),
		{ numRuns: 500 },
	);
	expect(taken).toBeGreaterThan(50);
});

describe("one mailbox has one free allowance", () => {
	test.each([
		["ada@example.com", "ada@example.com"],
		["ada+one@example.com", "ada@example.com"],
		["Ada+Two@Example.com ", "ada@example.com"],
		["ada+one+two@example.com", "ada@example.com"],
		["ada+@example.com", "ada@example.com"],
		["a+one@example.com", "a@example.com"],
		["ａｄａ＋１@example.com", "ada@example.com"],
		["a.d.a+one@gmail.com", "ada@gmail.com"],
		["ada@googlemail.com", "ada@gmail.com"],
	])("%s belongs to %s", (address, mailbox) => {
		expect(mailboxOf(address)).toBe(mailbox);
	});
	test("a name that is nothing but a tag is a mailbox of its own", () => {
		expect(mailboxOf("+ada@example.com")).toBe("+ada@example.com");
	});
	test("dots and hosts tell mailboxes apart", () => {
		expect(mailboxOf("a.da@example.com")).not.toBe(mailboxOf("ada@example.com"));
		expect(mailboxOf("ada@example.org")).not.toBe(mailboxOf("ada@example.com"));
	});
	test("a mailbox is its own mailbox", () => {
		fc.assert(
			fc.property(fc.emailAddress(), (address) => {
				const mailbox = mailboxOf(address);
				expect(mailboxOf(mailbox)).toBe(mailbox);
			}),
		);
	});
});
