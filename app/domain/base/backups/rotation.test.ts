import { expect, test } from "vitest";
import { chooseOutdated, rotation } from "./rotation.ts";

const day = 86_400_000;
const newest = new Date("2026-11-25T02:50:00Z");
const nightly = (count: number) =>
	Array.from({ length: count }, (_, index) => new Date(newest.getTime() - index * day));
const keptOf = (times: readonly Date[], rule = rotation) => {
	const outdated = new Set(chooseOutdated(times, rule));
	return times.filter((time) => !outdated.has(time)).map((time) => time.toISOString().slice(0, 10));
};

test("Of a year of nights seven days, four weeks and six months are kept", () => {
	expect(keptOf(nightly(365))).toEqual([
		// The last seven days,
		"2026-11-25",
		"2026-11-24",
		"2026-11-23",
		"2026-11-22",
		"2026-11-21",
		"2026-11-20",
		"2026-11-19",
		// the Sundays of the weeks before,
		"2026-11-15",
		"2026-11-08",
		// and the ends of the months before.
		"2026-10-31",
		"2026-09-30",
		"2026-08-31",
		"2026-07-31",
		"2026-06-30",
	]);
});

test("A rule applied every night keeps what the rule applied once would keep", () => {
	let kept: Date[] = [];
	for (const night of nightly(365).reverse()) {
		kept = [night, ...kept];
		const outdated = new Set(chooseOutdated(kept));
		kept = kept.filter((time) => !outdated.has(time));
	}
	expect(kept.map((time) => time.toISOString().slice(0, 10))).toEqual(keptOf(nightly(365)));
});

test("Of several of one day the newest stays", () => {
	const times = [1, 2, 3].map((hour) => new Date(Date.UTC(2026, 10, 25, hour)));
	expect(chooseOutdated(times)).toEqual(times.slice(0, 2));
});

test("A week ends with Sunday, a month with its last day, by UTC", () => {
	const only = (rule: Partial<typeof rotation>) => ({ days: 0, weeks: 0, months: 0, ...rule });
	const sunday = new Date("2026-11-22T23:59:59Z");
	const monday = new Date("2026-11-23T00:00:00Z");
	expect(keptOf([monday, sunday], only({ weeks: 2 }))).toHaveLength(2);
	expect(keptOf([new Date("2026-11-29T23:59:59Z"), monday], only({ weeks: 2 }))).toHaveLength(1);
	const [first, last] = [new Date("2026-11-01T00:00:00Z"), new Date("2026-10-31T23:59:59Z")];
	expect(keptOf([first, last], only({ months: 2 }))).toHaveLength(2);
});

test("A site that stood still for a year loses nothing, and the newest always stays", () => {
	const old = nightly(6);
	expect(chooseOutdated([new Date(newest.getTime() + 365 * day), ...old])).toEqual([]);
	expect(keptOf(nightly(3), { days: 0, weeks: 0, months: 0 })).toEqual(["2026-11-25"]);
	expect(chooseOutdated([])).toEqual([]);
});
