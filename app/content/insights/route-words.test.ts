import { expect, test } from "vitest";
import { duration, routeSentences, routeYardstick } from "./route-words.ts";

const route = {
	from: "Teaching",
	to: "Consultant",
	people: 6,
	invented: 6,
	monthsThere: 60,
	monthsBefore: 84,
	levels: [],
	between: [{ name: "Operations", people: 3 }],
	straight: 2,
	resumes: [],
};

test("A route says how long, how straight and by what steps people went it", () => {
	expect(routeSentences(route)).toEqual([
		"Half of the 6 spent at least 5 years there, and at least 7 years at work in all, before the offer.",
		"2 went straight; 3 went by way of Operations.",
	]);
	expect(routeSentences({ ...route, straight: 0, between: [] })).toHaveLength(1);
});

test("A time is said in months up to a year and a half, then in half years", () => {
	expect([8, 17, 18, 41, 150].map(duration)).toEqual([
		"8 months",
		"17 months",
		"1.5 years",
		"3.5 years",
		"13 years",
	]);
});

test("How many resumes are invented stands beside the count", () => {
	expect(routeYardstick(route)).toBe("Counted from 6 resumes, all invented.");
	expect(routeYardstick({ ...route, invented: 2 })).toMatch(/2 of them invented/u);
	expect(routeYardstick({ ...route, invented: 0 })).toBe("Counted from 6 resumes.");
});
