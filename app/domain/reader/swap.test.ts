import { expect, test } from "vitest";
import { isSwapRepeated, swapTimeLeft } from "./swap.ts";

const spentAt = new Date("2027-01-01T12:00:00.000Z");
const facts = { spentAt, isUsed: false, isDownloaded: false };
const after = (milliseconds: number) => new Date(spentAt.getTime() + milliseconds);
const tenMinutes = 600_000;

test("A resume can be swapped for ten minutes from when its credit was spent", () => {
	expect(swapTimeLeft(facts, spentAt)).toBe(tenMinutes);
	expect(swapTimeLeft(facts, after(tenMinutes - 1))).toBe(1);
	expect(swapTimeLeft(facts, after(tenMinutes))).toBe(0);
	expect(swapTimeLeft(facts, after(tenMinutes + 1))).toBe(0);
});

test("One that was downloaded, and a second one of a pack, cannot be swapped", () => {
	expect(swapTimeLeft({ ...facts, isDownloaded: true }, spentAt)).toBe(0);
	expect(swapTimeLeft({ ...facts, isUsed: true }, spentAt)).toBe(0);
});

test("A press repeats a swap for ten minutes after it", () => {
	expect(isSwapRepeated(spentAt, spentAt)).toBe(true);
	expect(isSwapRepeated(spentAt, after(tenMinutes - 1))).toBe(true);
	expect(isSwapRepeated(spentAt, after(tenMinutes))).toBe(false);
	expect(isSwapRepeated(spentAt, after(tenMinutes + 1))).toBe(false);
});
