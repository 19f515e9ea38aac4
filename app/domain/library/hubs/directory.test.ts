import { describe, expect, test } from "vitest";
import { emptyQuery } from "../resume-query.ts";
import { buildDirectory, findHub, hubOfFilters, hubsToFind, neighborsOf } from "./directory.ts";

let id = 0;
const cell = (company: string, role: string, count: number) => ({
	id: ++id,
	company,
	role,
	count,
});
const known = { companies: ["Netflix"], roles: ["Consultant"] };
const directory = buildDirectory(
	[
		cell("Google", "Software Engineer", 4),
		cell("Google", "Software Engineer", 2),
		cell("Google", "Design", 3),
		cell("L’Oréal", "Marketing", 3),
		cell("L'Oreal", "Marketing", 1),
		cell("AT&T", "Design", 1),
		cell("BCG", "Consultant", 6),
		cell("— ! —", "Design", 9),
		cell("Gone", "Design", 0),
	],
	known,
);
const find = (company: string | null, role: string | null) => {
	const found = findHub(directory, { company, role });
	return found && { address: found.address, resumes: found.hub.resumes };
};

describe("A hub is found by its address", () => {
	test("of a company, a role, or both", () => {
		expect(find("google", null)).toEqual({ address: "/resumes/at/google", resumes: 9 });
		expect(find(null, "design")).toEqual({ address: "/resumes/for/design", resumes: 13 });
		expect(find("google", "software-engineer")).toEqual({
			address: "/resumes/at/google/software-engineer",
			resumes: 6,
		});
		expect(findHub(directory, { company: "google", role: "design" })?.hub.cells).toEqual([3]);
	});

	test.each(["Google", "GOOGLE", "g-o-o-g-l-e", " google "])("written as %j", (written) => {
		expect(find(written, null)?.address).toBe("/resumes/at/google");
	});

	test.each(["AT&T", "at-t", "att"])("of AT&T, written as %j", (written) => {
		expect(find(written, null)?.address).toBe("/resumes/at/at-and-t");
	});

	test("with all spellings of its name, called as most resumes write it", () => {
		const found = findHub(directory, { company: "loreal", role: null });
		expect(found?.hub.company).toEqual({ slug: "loreal", name: "L’Oréal", resumes: 4 });
	});

	test("before there is a resume, when the catalog names it", () => {
		expect(find("netflix", null)).toEqual({ address: "/resumes/at/netflix", resumes: 0 });
	});

	test("and not where there is none", () => {
		for (const [company, role] of [
			["nobody", null],
			["gone", null],
			["", null],
			["google", "marketing"],
			["google", "nothing"],
			["__proto__", null],
			[null, null],
		] as const) {
			expect([company, role, find(company, role)]).toEqual([company, role, null]);
		}
	});

	test("not by a loose form that two names share", () => {
		const two = buildDirectory([cell("Be Well", "Design", 1), cell("Bewel L", "Design", 1)], known);
		expect(findHub(two, { company: "bewell", role: null })).toBeNull();
	});
});

describe("A list leads to the hub", () => {
	const { filters } = emptyQuery;
	test.each([
		[{ company: ["Google"] }, "/resumes/at/google"],
		[{ role: ["Design"] }, "/resumes/for/design"],
		[{ company: ["Google"], role: ["Design"] }, "/resumes/at/google/design"],
		[{ company: ["Goog"] }, undefined],
		[{ company: ["Google", "BCG"] }, undefined],
		[{ company: ["Google"], experienceLevel: ["Intern"] }, undefined],
		[{ company: ["Google"], visa: true }, undefined],
		[{}, undefined],
	])("of %j: %s", (narrowed, address) => {
		expect(hubOfFilters(directory, { ...filters, ...narrowed })?.address).toBe(address);
	});
});

test("Its neighbors are the other roles of its company and the other companies of its role", () => {
	const { hub } = findHub(directory, { company: "google", role: "design" }) ?? {};
	if (!hub) throw new Error("There is no such hub");
	expect(neighborsOf(directory, hub, 5)).toEqual({
		roles: [
			{ name: "Software Engineer", address: "/resumes/at/google/software-engineer", resumes: 6 },
		],
		companies: [{ name: "AT&T", address: "/resumes/at/at-and-t/design", resumes: 1 }],
	});
});

test("A company with one role leads to the role itself", () => {
	const { hub } = findHub(directory, { company: "bcg", role: null }) ?? {};
	if (!hub) throw new Error("There is no such hub");
	expect(neighborsOf(directory, hub, 5)).toEqual({
		roles: [{ name: "Consultant", address: "/resumes/for/consultant", resumes: 6 }],
		companies: [],
	});
});

test("Search engines find the hubs of five resumes and more, and none that says the same twice", () => {
	expect(hubsToFind(directory).map(({ address, hub }) => `${address} ${hub.resumes}`)).toEqual([
		"/resumes/for/design 13",
		"/resumes/at/google 9",
		"/resumes/at/bcg 6",
		"/resumes/at/google/software-engineer 6",
		"/resumes/for/consultant 6",
		"/resumes/for/software-engineer 6",
	]);
});
