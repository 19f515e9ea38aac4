import { expect, test } from "vitest";
import list from "#server/advisories.json" with { type: "json" };
import { findWeaknesses, isWithin, type Lockfile, renewList } from "#server/advisories.ts";
import lockfile from "../package-lock.json" with { type: "json" };

test("No installed package has a weakness of the list, but those that are accepted with a reason", () => {
	expect(findWeaknesses(list, lockfile as unknown as Lockfile)).toEqual([]);
	expect(list.date).toMatch(/^\d{4}-\d\d-\d\d$/u);
	expect(list.accepted.every(({ reason }) => reason.length > 40)).toBe(true);
});

test("A version that a range covers is named with what fixes it", () => {
	const old = { packages: { "node_modules/a/node_modules/pdfjs-dist": { version: "5.6.205" } } };
	expect(findWeaknesses(list, old)).toEqual([
		"pdfjs-dist 5.6.205: GHSA-hq66-cqwq-w95j, fixed in 6.2.108",
	]);
});

test.each([
	["6.2.107", "<6.2.108", true],
	["6.2.108", "<6.2.108", false],
	["8.2.9", "<7.18.2 || >=8.0.0 <8.3.0", true],
	["7.18.2", "<7.18.2 || >=8.0.0 <8.3.0", false],
	["8.3.0", "<7.18.2 || >=8.0.0 <8.3.0", false],
	["0.8.2", "<= 0.8.2", true],
	["1.2.3", "1.2.3", true],
	["18.4.0-beta.17", "<18.6.0", true],
	["1.0.0", "*", true],
])("%s lies in %s: %s", (version, range, isIn) => {
	expect(isWithin(version, range)).toBe(isIn);
});

test("What a registry answers replaces what is known by the same name, and the rest stays", () => {
	const kept = { package: "a", id: "1", vulnerable: "<1.0.0", fixed: "1.0.0" };
	const found = { package: "b", id: "2", vulnerable: "<2.0.0", fixed: "2.0.0" };
	const before = {
		date: "2026-01-01",
		accepted: [],
		advisories: [{ ...found, fixed: null }, kept],
	};
	expect(renewList(before, [found], "2026-02-01")).toEqual({
		date: "2026-02-01",
		accepted: [],
		advisories: [kept, found],
	});
});
