import { describe, expect, test } from "vitest";
import { originOf, parseTarget } from "./incoming-request.ts";

describe("The target of a request", () => {
	test.each([
		["/", { path: "/", query: "" }],
		["/resumes?q=a%20b&sort=new", { path: "/resumes", query: "?q=a%20b&sort=new" }],
		["/a?b?c", { path: "/a", query: "?b?c" }],
		["http://Offers.example/resumes?x=1", { path: "/resumes", query: "?x=1" }],
		["http://Offers.example", { path: "/", query: "" }],
		["/a?b=%0Ac", { path: "/a", query: "?b=%0Ac" }],
	])("%s is ours to answer", (line, target) => {
		expect(parseTarget(line, new Set(["offers.example"]))).toEqual({ ...target, isBroken: false });
	});

	test.each([
		["/guides/tech-%0D%0Aresume?a=%0A", { path: "/guides/tech-resume", query: "?a=%0A" }],
		["/resumes%0a", { path: "/resumes", query: "" }],
		["/%e2%80%a8a%E2%80%A9", { path: "/a", query: "" }],
		["/a%0%0aa", { path: "/a", query: "" }],
		["http://offers.example/a%0Ab", { path: "/ab", query: "" }],
	])("%s is broken by lines", (line, target) => {
		expect(parseTarget(line, new Set(["offers.example"]))).toEqual({ ...target, isBroken: true });
	});

	test.each([
		"//evil.example/a",
		"/\\evil.example",
		"/a\\b",
		"http://evil.example/a",
		"http://offers.example.evil.example/a",
		"*",
		"",
		"a",
		"/a b",
		"/a#b",
		"/a\u0000b",
		"/%0A/evil.example",
		"/%0%0aa/evil.example",
		"/%0d\\evil.example",
		`/a${"%0".repeat(4)}${"a".repeat(4)}`,
	])("%j is refused", (line) => {
		// A NUL would not pass the parser; the pattern need not rely on it.
		expect(parseTarget(line.replace("\u0000", "\t"))).toBeUndefined();
	});
});

describe("The origin of a request", () => {
	const caller = { address: "203.0.113.7", throughProxy: false };
	const origin = (
		headers: Record<string, string>,
		options: { throughProxy?: boolean; configured?: string } = {},
	) =>
		originOf(
			{ headers } as never,
			{ ...caller, throughProxy: options.throughProxy ?? false },
			options.configured,
		);

	test("is the configured one, whatever the request says", () => {
		expect(origin({ host: "evil.example" }, { configured: "https://offers.example" })).toBe(
			"https://offers.example",
		);
	});

	test("is else what the browser was told", () => {
		expect(origin({ host: "LOCALHOST:3000" })).toBe("http://localhost:3000");
		expect(origin({ host: "[::1]:3000" })).toBe("http://[::1]:3000");
	});

	test("is https only when a trusted proxy says so", () => {
		const headers = { host: "offers.example", "x-forwarded-proto": "https" };
		expect(origin(headers, { throughProxy: true })).toBe("https://offers.example");
		expect(origin(headers)).toBe("http://offers.example");
	});

	test.each(["", "a b", "user@host", "host/path", "host?x", "host:port", "-host", "host\\x"])(
		"is nothing for the host %j",
		(host) => {
			expect(origin({ host })).toBeUndefined();
		},
	);
});
