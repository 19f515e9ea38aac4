import { expect, test } from "vitest";
import { findFaults, measureLibrary } from "./checks/check-library.ts";
import { type ResumeFile, readResumeFile, resumePaths } from "./resume-file.ts";

const files = resumePaths().map((path): [string, ResumeFile] => [path, readResumeFile(path)]);
const all = measureLibrary(files);

test("No resume of the demonstration has a fault, alone or beside the others", () => {
	expect(findFaults(files).map(({ path, fault }) => `${path}: ${fault}`)).toEqual([]);
});

test("A bullet has a figure where a person would have one: in 50 to 65 of 100", () => {
	expect(all.withFigure / all.bullets).toBeGreaterThan(0.5);
	expect(all.withFigure / all.bullets).toBeLessThan(0.65);
});

test("No first word opens more than 4 of 100 bullets", () => {
	expect((all.verbs[0]?.[1] ?? 0) / all.bullets).toBeLessThan(0.04);
});

test("Forty resumes have the version that failed beside them, and 150 have notes", () => {
	expect(all.pairs).toBeGreaterThanOrEqual(40);
	expect(all.notes).toBeGreaterThanOrEqual(150);
	for (const [path, file] of files) {
		const count = JSON.stringify(file.document).match(/"note":/g)?.length ?? 0;
		expect([0, 3, 4, 5], path).toContain(count);
	}
});

test("A tenth are changes of career", () => {
	const changes = files.filter(([, { changedFrom }]) => changedFrom);
	expect(changes.length / files.length).toBeGreaterThanOrEqual(0.1);
});
