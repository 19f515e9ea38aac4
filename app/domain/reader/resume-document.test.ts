import { describe, expect, test } from "vitest";
import { resumeDocumentSchema } from "./resume-document.ts";

const document = {
	basics: { name: "Ada Example", label: "Engineer" },
	work: [{ name: "Kestrel", position: "Engineer", startDate: "2024-01", highlights: ["Did it"] }],
	education: [],
	skills: [],
};
const isTaken = (changes: object) =>
	resumeDocumentSchema.safeParse({ ...document, ...changes }).success;
const work = (changes: object) => ({ work: [{ ...document.work[0], ...changes }] });

test("A resume needs a person, and lists that may be empty", () => {
	expect(isTaken({})).toBe(true);
	expect(isTaken({ work: [] })).toBe(true);
	expect(isTaken({ basics: undefined })).toBe(false);
	expect(isTaken({ skills: undefined })).toBe(false);
});

describe("a month", () => {
	test.each([
		["2024-01", true],
		["2024-12", true],
		["2024-00", false],
		["2024-13", false],
		["2024-1", false],
		["2024", true],
		["2024-01-15", false],
		["2024-01\n", false],
		["January 2024", false],
		["", false],
	])("written %j is taken: %s", (startDate, taken) => {
		expect(isTaken(work({ startDate }))).toBe(taken);
	});
	test("may be missing at the end of a job that goes on, and where nobody knows when it was", () => {
		expect(isTaken(work({ endDate: undefined }))).toBe(true);
		expect(isTaken(work({ startDate: undefined, endDate: undefined }))).toBe(true);
	});
});

describe("a line", () => {
	test.each([
		["is not empty", "", false],
		["is not blank", "   ", false],
		["has up to 600 characters", "a".repeat(600), true],
		["has no more", "a".repeat(601), false],
	])("%s", (_, line, taken) => {
		expect(isTaken(work({ highlights: [line] }))).toBe(taken);
	});
	test("loses the spaces around it", () => {
		const parsed = resumeDocumentSchema.parse({
			...document,
			...work({ highlights: ["  Did it "] }),
		});
		expect(parsed.work[0]?.highlights).toEqual(["Did it"]);
	});
});

test("What the shape does not know is dropped", () => {
	const parsed = resumeDocumentSchema.parse({
		...document,
		basics: { ...document.basics, image: "x" },
	});
	expect(parsed).toEqual(document);
});
