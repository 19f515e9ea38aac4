import { expect, test } from "vitest";
import { jobsBeside } from "./jobs-beside.ts";

const rowsAt = (top: number, lines: readonly string[]) =>
	lines.map((text, index) => ({ baseline: top + index * 13, size: 10, texts: [{ text }] }));
const told = [
	...rowsAt(100, ["Counted crates", "Kept the keys", "Wrote it down"]),
	...rowsAt(160, ["Carried what came"]),
];

test("Jobs are followed by what was done there, which stands beside them", () => {
	const jobs = [...rowsAt(100, ["Clerk", "2019 – 2021"]), ...rowsAt(160, ["Porter", "2016"])];
	expect(jobsBeside(jobs, told)?.map(({ text }) => text)).toEqual([
		"Clerk",
		"2019 – 2021",
		"Counted crates",
		"Kept the keys",
		"Wrote it down",
		"Porter",
		"2016",
		"Carried what came",
	]);
});

test("Other columns are none: without times, or that begin elsewhere", () => {
	const skills = [...rowsAt(100, ["Skills", "Go"]), ...rowsAt(160, ["Languages", "French"])];
	expect(jobsBeside(skills, told)).toBeNull();
	const apart = [...rowsAt(120, ["Clerk", "2019 – 2021"]), ...rowsAt(190, ["Porter", "2016"])];
	expect(jobsBeside(apart, told)).toBeNull();
});
