import { expect, test } from "vitest";
import { isAsAnnounced, type OpeningCost, readAnnouncedCost } from "./opening-cost.ts";

const costs: OpeningCost[] = ["nothing", "free", "pack", "guarantee"];

test("A press spends what was announced or less, and never something else", () => {
	const allowed = (announced: OpeningCost | null) =>
		costs.filter((cost) => isAsAnnounced(cost, announced));
	expect(allowed("nothing")).toEqual(["nothing"]);
	expect(allowed("free")).toEqual(["nothing", "free"]);
	expect(allowed("pack")).toEqual(["nothing", "pack"]);
	expect(allowed("guarantee")).toEqual(["nothing", "pack", "guarantee"]);
	expect(allowed(null)).toEqual(costs);
});

test("What a form announces is one of the costs, or nothing is announced", () => {
	for (const cost of costs) expect(readAnnouncedCost(cost)).toBe(cost);
	for (const other of [null, "", "NOTHING", "0", "toString"]) {
		expect(readAnnouncedCost(other)).toBeNull();
	}
});
