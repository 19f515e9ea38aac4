import { describe, expect, test } from "vitest";
import { industries, namedCompanies, roles } from "#app/domain/library/catalogue.ts";
import { demoCompanies } from "./companies.ts";
import { employers } from "./employers.ts";
import { backgrounds, createPeople, phoneIn } from "./people.ts";
import { createRandom } from "./random.ts";
import { schools, schoolsAbroad } from "./schools.ts";

describe("The companies that made the offers", () => {
	test("are at least 214, the 19 of the filter first", () => {
		expect(demoCompanies.length).toBeGreaterThanOrEqual(214);
		expect(demoCompanies.slice(0, 19).map(({ name }) => name)).toEqual([...namedCompanies]);
		expect(new Set(demoCompanies.map(({ name }) => name)).size).toBe(demoCompanies.length);
	});

	test("have names of which none is a part of another, because the filter looks for parts", () => {
		const names = demoCompanies.map(({ name }) => name.toLowerCase());
		const within = names.flatMap((name) =>
			names.filter((other) => other !== name && other.includes(name)).map((other) => [name, other]),
		);
		expect(within).toEqual([]);
	});

	test("hire for roles and in industries of the catalogue, in at most two industries each", () => {
		for (const { openings, weight } of demoCompanies) {
			expect(weight).toBeGreaterThan(0);
			expect(openings.length).toBeGreaterThan(0);
			expect(new Set(openings.map(({ industry }) => industry)).size).toBeLessThanOrEqual(2);
			for (const { role, industry } of openings) {
				expect(roles).toContain(role);
				expect(industries).toContain(industry);
			}
		}
	});
});

describe("The invented employers and schools", () => {
	test("are at least 160 employers and 60 schools with different names", () => {
		expect(employers.length).toBeGreaterThanOrEqual(160);
		expect(schools.length).toBeGreaterThanOrEqual(60);
		const names = [...employers, ...schools, ...schoolsAbroad].map(({ name }) => name);
		expect(new Set(names).size).toBe(names.length);
	});

	test("share no name with a company that made an offer", () => {
		const real = new Set(demoCompanies.map(({ name }) => name.toLowerCase()));
		expect(employers.filter(({ name }) => real.has(name.toLowerCase()))).toEqual([]);
	});
});

describe("The invented people", () => {
	test("draw on at least 160 first and 200 last names, in both of which none stands twice", () => {
		const first = backgrounds.flatMap((background) => background.first);
		const last = backgrounds.flatMap((background) => background.last);
		expect(new Set(first).size).toBeGreaterThanOrEqual(160);
		expect(new Set(last).size).toBeGreaterThanOrEqual(200);
		expect(new Set(first).size).toBe(first.length);
		expect(new Set(last).size).toBe(last.length);
	});

	test("never share a full name or an address, even among 5,000", () => {
		const random = createRandom("people");
		const draw = createPeople();
		const people = Array.from({ length: 5000 }, () => draw(random));
		expect(new Set(people.map(({ name }) => name)).size).toBe(5000);
		expect(new Set(people.map(({ email }) => email)).size).toBe(5000);
	});

	test("have telephone numbers from 555-0100 to 555-0199", () => {
		const random = createRandom("phones");
		const numbers = Array.from({ length: 500 }, () => phoneIn(random, "Chicago, IL"));
		for (const number of numbers) expect(number).toMatch(/^\(312\) 555-01\d\d$/);
	});
});
