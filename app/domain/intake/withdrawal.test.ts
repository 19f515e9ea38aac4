import { expect, test } from "vitest";
import { isRestorable, keptSince, keptUntil } from "./withdrawal.ts";

const withdrawnAt = new Date("2026-06-01T12:00:00.000Z");
const end = new Date("2026-07-01T12:00:00.000Z");

test("a withdrawn resume can be restored until the last millisecond of thirty days", () => {
	expect(keptUntil(withdrawnAt)).toEqual(end);
	expect(isRestorable(withdrawnAt, withdrawnAt)).toBe(true);
	expect(isRestorable(withdrawnAt, new Date(end.getTime() - 1))).toBe(true);
	expect(isRestorable(withdrawnAt, end)).toBe(false);
});

test("its file is deleted from the instant on at which it can no longer be restored", () => {
	for (const now of [new Date(end.getTime() - 1), end, new Date(end.getTime() + 1)]) {
		expect(withdrawnAt <= keptSince(now)).toBe(!isRestorable(withdrawnAt, now));
	}
});
