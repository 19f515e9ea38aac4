import { describe, expect, test } from "vitest";
import { experienceLevels } from "#app/domain/library/catalogue.ts";
import { createDemoLibrary } from "#demo/library.ts";
import { jobsOf, layouts, type Person, readPeople } from "./people.ts";
import { problemsOf, problemsOfJob } from "./people-rules.ts";

const people = readPeople();
const roles = new Set(createDemoLibrary({ now: new Date("2026-11-15") }).map(({ role }) => role));

describe("the people who judge the reading", () => {
	test("are as the schema and the rules say: months agree with the dates shown, contact data is invented", () => {
		const problems = people.flatMap((person) =>
			problemsOf(person, roles).map((problem) => `${person.id}: ${problem}`),
		);
		expect(problems).toEqual([]);
	});

	test("are three hundred of ten fields", () => {
		expect(people.length).toBeGreaterThanOrEqual(300);
		expect(new Set(people.map(({ field }) => field)).size).toBeGreaterThanOrEqual(10);
	});

	test("use every level and layout, the layouts about equally, and write in five languages", () => {
		const shareOf = (is: (person: Person) => boolean) => people.filter(is).length / people.length;
		for (const layout of layouts) {
			const share = shareOf((person) => person.layout === layout);
			expect(share, layout).toBeCloseTo(1 / layouts.length, 1.5);
		}
		for (const level of experienceLevels) {
			expect(
				shareOf((person) => person.level === level),
				level,
			).toBeGreaterThan(0.1);
		}
		expect(shareOf(({ levels }) => levels !== undefined)).toBeLessThanOrEqual(0.12);
		expect(shareOf(({ language }) => language !== "en")).toBeCloseTo(0.12, 1.5);
		expect(new Set(people.map(({ language }) => language)).size).toBe(5);
	});

	test("are each there once, by id, by name and by the words of their jobs", () => {
		const seen = (keyOf: (person: Person) => string[]) => {
			const keys = people.flatMap(keyOf);
			return keys.filter((key, index) => keys.indexOf(key) !== index);
		};
		expect(seen(({ id }) => [id])).toEqual([]);
		expect(seen(({ name }) => [name])).toEqual([]);
		expect(
			seen((person) =>
				jobsOf(person).flatMap(({ bullets }) => bullets.filter((b) => b.length > 40)),
			),
		).toEqual([]);
	});
});

const job = { title: "Clerk", employer: "Acme", style: "bullets", bullets: ["Files."] } as const;

test.each([
	["03/2021 – Present", "2021-03", null],
	["seit Mai 2019", "2019-05", null],
	["2015 to 2024", "2015", "2024"],
	["Jan '19 – Mar '20", "2019-01", "2020-03"],
	["Summer 2023", "2023-06", "2023-08"],
	["2019–", "2019", null],
	["Sept. 2017 until Feb. 2019", "2017-09", "2019-02"],
	["depuis janvier 2020", "2020-01", null],
	["Apr 2021 to till date", "2021-04", null],
])("The dates %j say %s to %s", (dates, from, to) => {
	expect(problemsOfJob({ ...job, bullets: [...job.bullets], dates, from, to })).toEqual([]);
});

test.each([
	["03/2021 – Present", "2021-04", null],
	["03/2021 – 05/2022", "2021-03", null],
	["2015 to 2024", "2015-01", "2024"],
	["2024 to 2015", "2024", "2015"],
	["Jan 2019 – Mar 2020", "2019", "2020"],
	["2019 – 2027", "2019", "2027"],
	["2019", null, null],
])("The dates %j do not say %s to %s", (dates, from, to) => {
	expect(problemsOfJob({ ...job, bullets: [...job.bullets], dates, from, to })).not.toEqual([]);
});
