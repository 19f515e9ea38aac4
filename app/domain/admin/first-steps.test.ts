import { expect, test } from "vitest";
import { firstSteps } from "./first-steps.ts";

const nothing = {
	inventedResumes: 600,
	isNamed: false,
	hasSeller: false,
	hasSupport: false,
	realResumes: 0,
	openClaims: 5,
	takesMoney: false,
	sendsMail: false,
	hasBackups: false,
};

test("An empty site has every step before it, and each is done by the state that it names", () => {
	expect(firstSteps(nothing).filter(({ isDone }) => isDone)).toEqual([]);
	const all = {
		...nothing,
		inventedResumes: 0,
		isNamed: true,
		hasSeller: true,
		hasSupport: true,
		realResumes: 1,
		openClaims: 0,
	};
	const done = { ...all, takesMoney: true, sendsMail: true, hasBackups: true };
	expect(firstSteps(done).filter(({ isDone }) => !isDone)).toEqual([]);
	for (const name of Object.keys(nothing) as (keyof typeof nothing)[]) {
		expect(
			firstSteps({ ...nothing, [name]: done[name] }).filter(({ isDone }) => isDone),
		).toHaveLength(1);
	}
});
