import { expect, test } from "vitest";
import { describeFullDisk } from "./disk-space.ts";

test("A disk is nearly full below 2 GB or a twentieth, and an unknown one is not spoken of", () => {
	const total = 100e9;
	const told = [1.9e9, 4.9e9, 5e9].map((free) => describeFullDisk({ free, total }) !== null);
	expect(told).toEqual([true, true, false]);
	expect(describeFullDisk(null)).toBe(null);
	expect(describeFullDisk({ free: 1.9e9, total })).toContain("1.9 GB of 100.0 GB are free");
});
