import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { networkOf } from "./network.ts";

describe("the network that limits count", () => {
	test.each([
		["an IPv4 address is a network of its own", "203.0.113.7", "203.0.113.7"],
		["an IPv6 household is its first 64 bits", "2001:db8:12:34:5:6:7:8", "2001:db8:12:34::/64"],
		["the compressed form is the same household", "2001:db8:12:34::8", "2001:db8:12:34::/64"],
		[
			"zeros in front say nothing",
			"2001:0db8:0012:0034:0000:0000:0000:0001",
			"2001:db8:12:34::/64",
		],
		["capitals say nothing", "2001:DB8:12:34::ABCD", "2001:db8:12:34::/64"],
		["zeros inside the first half are kept", "2001:db8::34:5:6:7:8", "2001:db8:0:34::/64"],
		["zeros in its middle are kept", "2001::34:5:6:7:8", "2001:0:0:34::/64"],
		["zeros at the end of the first half are kept", "2001:db8::1", "2001:db8:0:0::/64"],
		["the loopback", "::1", "0:0:0:0::/64"],
		["nothing but zeros", "::", "0:0:0:0::/64"],
		["an address that ends in zeros", "2001:db8:12:34::", "2001:db8:12:34::/64"],
		["a zone is not part of the address", "fe80::1%eth0", "fe80:0:0:0::/64"],
		["IPv4 in IPv6 is that IPv4 address", "::ffff:203.0.113.7", "203.0.113.7"],
		["… in capitals", "::FFFF:203.0.113.7", "203.0.113.7"],
		["… in hexadecimal", "::ffff:cb00:7107", "203.0.113.7"],
		["… at full length", "0:0:0:0:0:ffff:203.0.113.7", "203.0.113.7"],
		["… with a zone", "::ffff:203.0.113.7%eth0", "203.0.113.7"],
		["… but not behind another prefix", "64:ff9b::203.0.113.7", "64:ff9b:0:0::/64"],
		["nor with something before it", "1::ffff:203.0.113.7", "1:0:0:0::/64"],
		["what is no address is counted as it is", "Unknown:1", "unknown:1"],
		["nothing at all is counted as it is", "", ""],
	])("%s: %s", (_, address, network) => {
		expect(networkOf(address)).toBe(network);
	});

	test("does not depend on the lower half, nor on how an address is written", () => {
		const group = fc.integer({ min: 0, max: 0xffff });
		const half = fc.tuple(group, group, group, group);
		fc.assert(
			fc.property(half, half, half, (household, one, other) => {
				fc.pre(household.some((part) => part !== 0));
				const write = (lower: number[], digits: number) =>
					[...household, ...lower].map((part) => part.toString(16).padStart(digits, "0")).join(":");
				const network = networkOf(write(one, 1));
				expect(networkOf(write(other, 4).toUpperCase())).toBe(network);
				expect(networkOf(new URL(`http://[${write(other, 1)}]`).hostname.slice(1, -1))).toBe(
					network,
				);
			}),
		);
	});

	test("tells any two households apart", () => {
		const household = fc.tuple(
			...Array.from({ length: 4 }, () => fc.integer({ min: 1, max: 0xffff })),
		);
		fc.assert(
			fc.property(household, household, (one, other) => {
				fc.pre(one.join() !== other.join());
				const write = (parts: number[]) => `${parts.map((part) => part.toString(16)).join(":")}::1`;
				expect(networkOf(write(one))).not.toBe(networkOf(write(other)));
			}),
		);
	});

	test("is the same for every way of writing one IPv4 address", () => {
		fc.assert(
			fc.property(fc.ipV4(), (address) => {
				expect(networkOf(`::ffff:${address}`)).toBe(address);
				expect(networkOf(new URL(`http://[::ffff:${address}]`).hostname.slice(1, -1))).toBe(
					address,
				);
			}),
		);
	});
});
