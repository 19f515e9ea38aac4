import { expect, test } from "vitest";
import { emptyQuery } from "#app/domain/library/resume-query.ts";
import { readGroupKey } from "./group-key.ts";
import { groupTries } from "./group-tries.ts";
import type { RoleReading } from "./resume-reading.ts";

const engineer: RoleReading = { kind: "known", role: "Software Engineer", roles: [] };
const unlike: RoleReading = { kind: "unlike", title: "Electrician" };
const nothing = emptyQuery.filters;
const tried = (...args: Parameters<typeof groupTries>) =>
	groupTries(...args).map(({ key, chosenBy }) => {
		const { company, role, experienceLevel, industry } = readGroupKey(key);
		return [chosenBy, ...company, ...role, ...experienceLevel, ...industry].join(" ");
	});

test("Without a choice the resume is held against its role and level, its role, its field, and no more", () => {
	expect(tried(nothing, engineer, "Mid-level")).toEqual([
		"reading Software Engineer Mid-level",
		"reading Software Engineer",
		"reading Tech",
	]);
	expect(tried(nothing, engineer, null)[0]).toBe("reading Software Engineer");
});

test("A company and role with few resumes become the role, never the whole library", () => {
	const google = { ...nothing, company: ["Google"], role: ["Software Engineer"] };
	expect(tried(google, unlike, null)).toEqual([
		"member Google Software Engineer",
		"wider Software Engineer",
		"wider Tech",
	]);
	const senior = { ...google, experienceLevel: ["Senior-level"] };
	expect(tried(senior, unlike, null)[1]).toBe("wider Software Engineer Senior-level");
});

test("A company alone becomes the role that was read; a role that the library lacks has no group", () => {
	const google = { ...nothing, company: ["Google"] };
	expect(tried(google, engineer, null)).toEqual([
		"member Google",
		"reading Software Engineer",
		"reading Tech",
	]);
	expect(tried(google, unlike, "Mid-level")).toEqual(["member Google"]);
	expect(tried(nothing, unlike, "Mid-level")).toEqual([]);
});
