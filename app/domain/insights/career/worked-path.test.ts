import { expect, test } from "vitest";
import { monthNumber } from "../month-ranges.ts";
import { careerPath } from "./worked-path.ts";

const job = (title: string, from: string, to: string | null) => ({
	title,
	period: { from: monthNumber(from), to: to === null ? null : monthNumber(to) },
});

test("A career is its works from the oldest to the newest, the same twice in a row once", () => {
	const until = monthNumber("2026-01");
	expect(
		careerPath(
			[
				job("Senior Data Analyst", "2024-01", null),
				job("Data Analyst", "2022-01", "2023-12"),
				job("Math Teacher", "2018-08", "2021-07"),
				job("Analyst", "2016-01", "2016-12"),
				job("Marketing Intern", "2015-06", "2015-08"),
				{ title: "Barista", period: null },
			],
			until,
		),
	).toEqual([
		{ work: "Teaching", months: 36 },
		{ work: "Data Scientist", months: 49 },
	]);
});
