import { describe, expect, test } from "vitest";
import { boundsOf, isOverloaded, isSpared, smoothDelay } from "./overload.ts";

const bounds = boundsOf(64, 250);
const judge = (was: boolean, answering: number, delay = 0) =>
	isOverloaded(was, { answering, delay }, bounds);

describe("The number of requests under way", () => {
	test("lets the 64th in and sends the 65th away", () => {
		expect(judge(false, 63)).toBe(false);
		expect(judge(false, 64)).toBe(true);
	});

	test("sends away until 48 are left", () => {
		expect(judge(true, 63)).toBe(true);
		expect(judge(true, 49)).toBe(true);
		expect(judge(true, 48)).toBe(false);
	});
});

describe("The delay of the event loop", () => {
	test("sends away from 250 ms on, down to 125", () => {
		expect(judge(false, 8, 249)).toBe(false);
		expect(judge(false, 8, 250)).toBe(true);
		expect(judge(true, 8, 126)).toBe(true);
		expect(judge(true, 8, 125)).toBe(false);
	});

	test("means nothing while fewer than eight requests are under way: they are not what holds it up", () => {
		expect(judge(false, 7, 5_000)).toBe(false);
		expect(judge(true, 7, 5_000)).toBe(false);
	});

	test("has to come down as well as the number", () => {
		expect(judge(true, 48, 126)).toBe(true);
		expect(judge(true, 49, 125)).toBe(true);
		expect(judge(true, 48, 125)).toBe(false);
	});
});

describe("The smoothed delay", () => {
	const smoothed = (samples: number[]) =>
		samples.reduce((delay, sample) => smoothDelay(delay, sample, bounds.delay.above), 0);

	test("stays below the bound after one pause, however long", () => {
		expect(smoothed([60_000])).toBeLessThan(250);
		expect(smoothed([60_000, 0, 0, 0])).toBeLessThan(125);
	});

	test("reaches it when the delay lasts", () => {
		expect(smoothed([600, 600])).toBeGreaterThan(250);
		expect(smoothed(Array(10).fill(270))).toBeGreaterThan(250);
		expect(smoothed(Array(1_000).fill(249))).toBeLessThan(250);
	});
});

test("Zero switches a bound off", () => {
	const load = { answering: 100_000, delay: 60_000 };
	expect(isOverloaded(false, load, boundsOf(0, 0))).toBe(false);
	expect(isOverloaded(false, { answering: 64, delay: 0 }, boundsOf(64, 0))).toBe(true);
	expect(isOverloaded(false, { answering: 8, delay: 250 }, boundsOf(0, 250))).toBe(true);
	// What began while a bound was reached ends when the other is met, also where there is none.
	expect(isOverloaded(true, { answering: 30, delay: 60_000 }, boundsOf(64, 0))).toBe(false);
	expect(isOverloaded(true, { answering: 30, delay: 100 }, boundsOf(0, 250))).toBe(false);
});

test("Only the payment provider's events are spared", () => {
	expect(isSpared("/webhooks/stripe")).toBe(true);
	for (const path of ["/", "/resumes", "/webhooks/stripe/x", "/webhooks", "/Webhooks/stripe"]) {
		expect(isSpared(path)).toBe(false);
	}
});
