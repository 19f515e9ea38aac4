import { describe, expect, test } from "vitest";
import { intern } from "#tests/fixtures/documents/intern.ts";
import { seniorEngineer } from "#tests/fixtures/documents/senior-engineer.ts";
import { degree, period, sectionsOf } from "./sections.ts";

describe("The order of sections", () => {
	test("puts education first for an intern", () => {
		expect(sectionsOf(intern).slice(0, 2)).toEqual(["education", "work"]);
	});

	test("puts experience before education for who works", () => {
		const order = sectionsOf(seniorEngineer);
		expect(order.indexOf("work")).toBeLessThan(order.indexOf("education"));
	});

	test("puts education first for a graduate whose job ended before the degree", () => {
		const [job] = intern.work;
		const graduate = job && { ...intern, work: [{ ...job, position: "Analyst" }] };
		expect(graduate && sectionsOf(graduate)[0]).toBe("education");
	});

	test("names no section that is empty", () => {
		const bare = { ...seniorEngineer, projects: [], skills: [], certificates: undefined };
		expect(sectionsOf(bare)).toEqual(["summary", "work", "education", "languages"]);
	});
});

describe("Dates", () => {
	test.each([
		[{ startDate: "2021-03", endDate: "2024-06" }, "Mar 2021 – Jun 2024"],
		[{ startDate: "2021-03" }, "Mar 2021 – Present"],
		[{ endDate: "2024-06" }, "Jun 2024"],
		[{ startDate: "2024-12", endDate: "2024-12" }, "Dec 2024"],
		[{}, ""],
	])("of %j read %j", (entry, expected) => {
		expect(period(entry)).toBe(expected);
	});
});

test("A degree names its area once", () => {
	expect(degree({ studyType: "B.S.", area: "Economics" })).toBe("B.S. in Economics");
	expect(degree({ studyType: "Master of Finance", area: "Finance" })).toBe("Master of Finance");
});
