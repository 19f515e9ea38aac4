import { describe, expect, test } from "vitest";
import { plainTextBlocks } from "#app/domain/reader/plain-text-blocks.ts";
import { outlineOfBlocks } from "../outline-of-blocks.ts";
import { chooseFive, countShown, weightsOf } from "./choose-five.ts";
import { matchPosting } from "./match-requirements.ts";
import { findShownPlaces, shownResume } from "./shown-terms.ts";

const outline = outlineOfBlocks(
	plainTextBlocks(`Ada Example

Education
B.A. Economics, Example University, 2019

Skills
Azure, French`),
);
const match = (line: string) =>
	matchPosting(`Requirements\n- ${line}`, { outline, months: 0, year: 2026 }, null).requirements;

describe("Of several things of which one is enough", () => {
	test("a degree in one of the subjects proves all of it", () => {
		const found = match(
			"Bachelor's degree in Statistics, Economics, Computer Science, or equivalent",
		);
		expect(found).toMatchObject([
			{
				text: "bachelor's in Statistics, Economics or Computer Science",
				mark: "proved",
				line: "B.A. Economics, Example University, 2019",
			},
		]);
	});

	test.each([
		["Bachelor's degree in Economics or an MBA", "bachelor's in Economics or MBA", "proved"],
		["Terraform, AWS or Azure", "Terraform, AWS or Azure", "named"],
		["Fluent Spanish or French", "Spanish or French", "named"],
		["CPA or CFA", "CPA or CFA", "missing"],
	])("the best mark is that of “%s”", (line, text, mark) => {
		expect(match(line)).toMatchObject([{ text, mark }]);
	});

	test.each([
		["AWS or Azure, Terraform", ["AWS or Azure", "Terraform"]],
		["AWS, Azure and Terraform", ["AWS", "Azure", "Terraform"]],
		["A BSc and an MSc in nursing", ["bachelor's in nursing", "master's in nursing"]],
		["GCSE Maths and English", ["GCSE Maths", "GCSE English"]],
		[
			"A degree in nursing and a master's in public health",
			["degree in nursing", "master's in public health"],
		],
	])("nothing else is one of them: “%s”", (line, texts) => {
		expect(match(line).map(({ text }) => text)).toEqual(texts);
	});

	test("no resume is chosen for the second one", () => {
		const requirements = match("Bachelor's degree in Statistics, Economics or Computer Science");
		const resumes = ["economics", "statistics"].flatMap((subject) =>
			Array.from({ length: 5 }, () =>
				shownResume({
					measured: { skills: {}, months: 12 },
					terms: ["bachelor's", subject].flatMap((term) => [term, "bachelor"]),
				}),
			),
		);
		const shown = findShownPlaces(requirements, resumes);
		const candidates = shown.map((shows, at) => ({ id: `${at}`, shows }));
		const weights = weightsOf([true], countShown(candidates, 1), candidates.length);
		expect(countShown(candidates, 1)).toEqual([10]);
		expect(chooseFive(candidates, weights)).toEqual([{ id: "0", adds: [0] }]);
	});
});
