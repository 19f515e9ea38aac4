import { expect, test } from "vitest";
import { messages } from "./messages.ts";
import { describeWait } from "./wait.ts";

test("A wait is never said shorter than it is", () => {
	const waits = [2, 10, 11, 60, 61, 119 * 60, 119 * 60 + 1, 120 * 60, 21 * 3600].map(describeWait);
	expect(waits).toEqual([
		"a few seconds",
		"a few seconds",
		"a minute",
		"a minute",
		"2 minutes",
		"119 minutes",
		"2 hours",
		"2 hours",
		"21 hours",
	]);
});

test("Too many attempts are told with the time after which to try again, where it is known", () => {
	const { tooManyRequests } = messages.busy;
	expect(tooManyRequests(594)).toBe("Too many attempts. Try again in 10 minutes.");
	expect(messages.general.tooManyRequests).not.toMatch(/\d|second|minute|hour/u);
	expect(messages.busy.tooManyPages(40)).toContain("tries again by itself in a minute.");
});
