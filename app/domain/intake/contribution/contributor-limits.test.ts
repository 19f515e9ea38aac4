import { expect, test } from "vitest";
import { addDays } from "#app/domain/base/dates.ts";
import { untouchedEnd } from "./contributor-limits.ts";

const told = new Date("2026-06-15T12:00:00.000Z");

test("A forgotten draft goes on the planned day, and never less than a week after its person was told", () => {
	expect(untouchedEnd(addDays(told, 8), told)).toEqual(addDays(told, 8));
	for (const planned of [7, 6, 0, -1]) {
		expect(untouchedEnd(addDays(told, planned), told)).toEqual(addDays(told, 7));
	}
});
