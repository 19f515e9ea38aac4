import { expect, test } from "vitest";
import { chooseViewed, type ViewedResume, viewedLimit } from "./viewed-resumes.ts";

const resume = (id: string, company: string): ViewedResume => ({
	id,
	company,
	title: "Engineer",
	role: "Software Engineer",
	description: null,
	sheetVersion: null,
});
const idsOf = (resumes: readonly ViewedResume[]) => resumes.map(({ id }) => id).join("");

test("A landing page shows five resumes, of five companies where there are that many", () => {
	const found = ["aA", "bA", "cB", "dC", "eD", "fE", "gF"].map(([id = "", company = ""]) =>
		resume(id, company),
	);
	expect(viewedLimit).toBe(5);
	expect(idsOf(chooseViewed(found))).toBe("acdef");
});

test("It shows more than one of a company rather than fewer than five", () => {
	const found = ["aA", "bA", "cB", "dB", "eB"].map(([id = "", company = ""]) =>
		resume(id, company),
	);
	expect(idsOf(chooseViewed(found))).toBe("acbde");
});

test("It shows none twice, and nothing where there is nothing", () => {
	expect(idsOf(chooseViewed([resume("a", "A"), resume("a", "A"), resume("b", "A")]))).toBe("ab");
	expect(chooseViewed([])).toEqual([]);
});
