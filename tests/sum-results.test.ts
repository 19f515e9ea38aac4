import { expect, test } from "vitest";
import { sumResults } from "./helpers/sum-results.ts";

const run = (passed: number, failed: number, broken = 0) => ({
	numPassedTests: passed,
	numFailedTests: failed,
	testResults: [
		{ status: "passed", assertionResults: Array(passed).fill({ status: "passed" }) },
		...(failed
			? [{ status: "failed", assertionResults: Array(failed).fill({ status: "failed" }) }]
			: []),
		...Array(broken).fill({ status: "failed", assertionResults: [] }),
	],
});

test("All suites are added up", () => {
	expect(sumResults([run(3, 0), run(5, 2)], 1)).toEqual({ passed: 8, failed: 2 });
	expect(sumResults([run(3, 0), run(5, 0)], 0)).toEqual({ passed: 8, failed: 0 });
});

test("A file that could not be loaded is a failure", () => {
	expect(sumResults([run(3, 0, 2)], 1)).toEqual({ passed: 3, failed: 2 });
});

test("What failed beside the tests is a failure, and so is a run of nothing", () => {
	expect(sumResults([run(3, 0)], 1)).toEqual({ passed: 3, failed: 1 });
	expect(sumResults([], 0)).toEqual({ passed: 0, failed: 1 });
	expect(sumResults([run(0, 0)], 0)).toEqual({ passed: 0, failed: 1 });
});
