import { expect, test } from "vitest";
import { workOfTitle, works } from "./works.ts";

test.each([
	["Staff Accountant", "Accounting"],
	["Electronics Technician, Petty Officer Second Class", "Military"],
	["Help Desk Technician", "IT support"],
	["Customer Support Agent", "Customer service"],
	["Land Surveyor", "Engineering, not software"],
	["Actuarial Analyst", "Insurance"],
	["Account Executive", "Sales"],
	["Reporter and Producer", "Writing and media"],
	["Registered Nurse", "Nursing"],
	["Associate", null],
	["Barista", null],
])("%s worked in %s", (title, work) => {
	expect(workOfTitle(title)).toBe(work);
});

test("Every work is named once", () => {
	expect(new Set(works).size).toBe(works.length);
	expect(works).toContain("Teaching");
});
