import { describe, expect, test } from "vitest";
import { createCallerResolver, isLoopback, plainAddress } from "./client-address.ts";

function callerOf(trusted: string[], peer: string, forwarded?: string): string {
	const request = { headers: { "x-forwarded-for": forwarded }, socket: { remoteAddress: peer } };
	return createCallerResolver(trusted)(request as never).address;
}

describe("Without trusted proxies", () => {
	test("nobody can choose an address", () => {
		expect(callerOf([], "203.0.113.7", "198.51.100.1")).toBe("203.0.113.7");
		expect(callerOf([], "::ffff:203.0.113.7", "198.51.100.1")).toBe("203.0.113.7");
	});
});

describe("Behind trusted proxies", () => {
	const trusted = ["10.0.0.0/8", "2001:db8:ffff::/48", "127.0.0.1", "2001:db8:9::1"];

	test("the caller is whom the last proxy saw", () => {
		expect(callerOf(trusted, "10.1.2.3", "203.0.113.7")).toBe("203.0.113.7");
		expect(callerOf(trusted, "::ffff:10.1.2.3", "203.0.113.7")).toBe("203.0.113.7");
		expect(callerOf(trusted, "2001:db8:ffff::1", "2001:db8::7")).toBe("2001:db8::7");
	});

	test("what the caller wrote in front is not believed", () => {
		expect(callerOf(trusted, "10.1.2.3", "1.1.1.1, 8.8.8.8, 203.0.113.7")).toBe("203.0.113.7");
		expect(callerOf(trusted, "10.1.2.3", "1.1.1.1, 203.0.113.7, 10.9.9.9")).toBe("203.0.113.7");
	});

	test("a connection past the proxy is not believed", () => {
		expect(callerOf(trusted, "203.0.113.9", "10.0.0.1")).toBe("203.0.113.9");
		// One address is no network.
		expect(callerOf(trusted, "2001:db8:9::1", "203.0.113.7")).toBe("203.0.113.7");
		for (const peer of ["2001:db8:9::2", "127.0.0.2"]) {
			expect(callerOf(trusted, peer, "10.0.0.1")).toBe(peer);
		}
	});

	test("nonsense ends the chain at the last address that made sense", () => {
		expect(callerOf(trusted, "10.1.2.3", "203.0.113.7, <script>")).toBe("10.1.2.3");
		expect(callerOf(trusted, "10.1.2.3", "unknown, 10.4.4.4")).toBe("10.4.4.4");
		expect(callerOf(trusted, "10.1.2.3")).toBe("10.1.2.3");
	});

	test("ports and brackets do not make new callers", () => {
		expect(callerOf(trusted, "10.1.2.3", "203.0.113.7:4711")).toBe("203.0.113.7");
		expect(callerOf(trusted, "10.1.2.3", "[2001:DB8::7]:443")).toBe("2001:db8::7");
		expect(callerOf(trusted, "10.1.2.3", "fe80::1%eth0")).toBe("fe80::1");
	});
});

test("An address is one of IP or nothing", () => {
	expect(plainAddress("::FFFF:192.0.2.1")).toBe("192.0.2.1");
	expect(plainAddress("example.com")).toBeUndefined();
	expect(plainAddress("")).toBeUndefined();
	expect(plainAddress("1.2.3.4.5")).toBeUndefined();
});

test("This machine is 127.0.0.0/8 and ::1", () => {
	expect(["127.0.0.1", "127.9.9.9", "::1"].every(isLoopback)).toBe(true);
	expect(["128.0.0.1", "10.0.0.1", "::2"].some(isLoopback)).toBe(false);
});
