import { expect, test } from "vitest";
import {
	cancellationReasons,
	offerReason,
	pageAfterCancelling,
	satisfactions,
} from "./cancellation.ts";

test("The eight reasons of the specification are offered and the good one, the open one last", () => {
	expect(cancellationReasons).toHaveLength(9);
	expect(new Set(cancellationReasons).size).toBe(9);
	expect(cancellationReasons.slice(-2)).toEqual([offerReason, "Other"]);
	expect(cancellationReasons.map(pageAfterCancelling)).toEqual([
		...Array(7).fill("/subscription"),
		"/library/outcome?answer=offer",
		"/subscription",
	]);
});

test("Satisfaction goes from very satisfied to very dissatisfied in five steps", () => {
	expect(satisfactions.map(({ value }) => value)).toEqual([
		"very-satisfied",
		"satisfied",
		"neutral",
		"dissatisfied",
		"very-dissatisfied",
	]);
});
