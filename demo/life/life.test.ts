import { expect, test } from "vitest";
import { createSearches } from "./demand.ts";
import { createMembers } from "./people.ts";
import { createSignups } from "./signups.ts";

const now = new Date("2026-10-15T09:30:00Z");
const today = Date.parse("2026-10-15T00:00:00Z");
const members = createMembers(40, today, 180);
const signups = createSignups(248, today, 180, now);

test("Everybody in the life of the demonstration has an address of their own that reaches nobody", () => {
	const addresses = [...members, ...signups].map(({ email }) => email);
	for (const address of addresses)
		expect(address).toMatch(/^[a-z]+\.[a-z]+@example\.(?:com|net|org)$/u);
	expect(new Set(addresses.map((address) => address.split("@")[0])).size).toBe(addresses.length);
});

test("The same instant gives the same life, and nothing of it happens later", () => {
	expect(createMembers(40, today, 180)).toEqual(members);
	expect(createSignups(248, today, 180, now)).toEqual(signups);
	expect(createSearches(now, 180)).toEqual(createSearches(now, 180));
	for (const { createdAt, confirmedAt } of signups) {
		expect(createdAt.getTime()).toBeLessThan(now.getTime());
		expect((confirmedAt ?? createdAt).getTime()).toBeLessThan(now.getTime());
	}
});

test("More is searched for every month, less at weekends, and of today as much as has passed", () => {
	const { counts, demand } = createSearches(now, 180);
	const sum = (from: number, to: number) =>
		counts.slice(from, to).reduce((total, { count }) => total + count, 0);
	expect(sum(150, 180)).toBeGreaterThan(2 * sum(0, 30));
	const at = (day: string) => counts.find((one) => one.day === day)?.count ?? 0;
	// A Wednesday, a Sunday, and a Thursday until half past nine.
	expect(at("2026-10-14")).toBeGreaterThan(at("2026-10-11"));
	expect(at("2026-10-15")).toBeLessThan(at("2026-10-14"));
	for (const { day } of demand.slice(-50)) {
		const ofDay = demand.filter((one) => one.day === day);
		expect(ofDay.reduce((total, { searches }) => total + searches, 0)).toBe(at(day));
	}
});
