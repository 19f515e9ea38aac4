import { describe, expect, test } from "vitest";
import { finish } from "#tests/helpers/finish.ts";
import { accuracyOf, calibrate, findLowest, type HeldOut } from "./held-out.ts";
import { probabilitiesOf } from "./naive-bayes.ts";

const labels = ["low", "middle", "high"];

/** Answers of a classifier that is right in `right` of 100 tries, and as sure of itself each time. */
const answers = (right: number, gap: number): HeldOut =>
	Array.from({ length: 100 }, (_, index) => {
		const own = index % 3;
		const said = index < right ? own : (own + 1) % 3;
		const scores = labels.map((_, place) => (place === said ? 0 : -gap));
		return { label: labels[own] ?? "", scores };
	});

test("Accuracy is the share that was right at first", () => {
	const held = answers(80, 30);
	expect(accuracyOf(held, labels)).toBe(0.8);
	expect(accuracyOf([], labels)).toBe(0);
});

describe("calibration", () => {
	test.each([60, 80, 95])(
		"makes a classifier that is right in %i of 100 as sure as that",
		(right) => {
			const held = answers(right, 40);
			const temperature = finish(calibrate(held, labels));
			const sure = Math.max(...probabilitiesOf(held[0]?.scores ?? [], temperature));
			expect(sure).toBeGreaterThan(right / 100 - 0.03);
			expect(sure).toBeLessThan(right / 100 + 0.03);
		},
	);

	test("leaves a doubt as large as the test was small, even when all was right", () => {
		const held = answers(100, 40);
		const sure = Math.max(
			...probabilitiesOf(held[0]?.scores ?? [], finish(calibrate(held, labels))),
		);
		expect(sure).toBeGreaterThan(0.97);
		expect(sure).toBeLessThan(0.999);
	});

	test("of nothing changes nothing", () => {
		expect(finish(calibrate([], labels))).toBe(1);
	});
});

test("The lowest point of a valley is found", () => {
	expect(finish(findLowest((x) => (x - 2.5) ** 2, 0, 10))).toBeCloseTo(2.5, 2);
});
