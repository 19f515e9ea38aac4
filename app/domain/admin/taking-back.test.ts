import { expect, test } from "vitest";
import { describeTakingBack } from "./taking-back.ts";

test.each([
	[null, 2, 0, null],
	[new Date(0), 2, 1, "being taken back"],
	[new Date(0), 0, 0, "taken back"],
	[new Date(0), 0, 1, "taken back, but for 1 resume"],
	[new Date(0), 0, 1_200, "taken back, but for 1,200 resumes"],
])(
	"Of a change taken back at %j, with %i left and %i stayed, is said: %j",
	(takenBackAt, left, stayed, said) => {
		expect(describeTakingBack({ takenBackAt, left, stayed })).toBe(said);
	},
);
