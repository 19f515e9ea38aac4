import { describe, expect, test } from "vitest";
import { type PublicRow, summariseHub } from "./public-figures.ts";

const row = (values: Partial<PublicRow> = {}): PublicRow => ({
	facts: {
		pages: 1,
		jobs: 3,
		bullets: 10,
		bulletsWithFigure: 5,
		sections: ["Experience", "Education", "Skills"],
		words: 400,
	},
	level: "Mid-level",
	education: "B.S., Computer Science",
	previousRole: "High school teacher",
	isInvented: true,
	...values,
});
const rows = (count: number, values?: Partial<PublicRow>) =>
	Array.from({ length: count }, () => row(values));

describe("The figures of a hub", () => {
	test("are said of five resumes, and of four they are not", () => {
		expect(summariseHub(rows(4))).toBeNull();
		expect(summariseHub(rows(5))).toEqual({
			resumes: 5,
			isOfNewest: false,
			invented: 5,
			pages: { low: 1, median: 1, high: 1 },
			onePage: 1,
			bullets: { low: 10, median: 10, high: 10 },
			figureShare: { low: 0.5, median: 0.5, high: 0.5 },
			sections: [
				{ section: "work", share: 1 },
				{ section: "education", share: 1 },
				{ section: "skills", share: 1 },
			],
			levels: [{ value: "Mid-level", count: 5 }],
			degrees: [{ value: "Bachelor’s", count: 5 }],
			before: [{ value: "Teaching", count: 5 }],
		});
	});

	test("leave out what two people share, and what is not known", () => {
		const figures = summariseHub([
			...rows(3, { facts: null, education: null, previousRole: null }),
			...rows(2, { level: "Intern", education: "Ph.D., Physics" }),
		]);
		expect(figures).toMatchObject({ pages: null, onePage: null, bullets: null, sections: [] });
		expect(figures).toMatchObject({ degrees: [], before: [] });
		expect(figures?.levels).toEqual([
			{ value: "Intern", count: 2 },
			{ value: "Mid-level", count: 3 },
		]);
	});
});
