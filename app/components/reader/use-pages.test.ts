import { expect, test } from "vitest";
import { nextZoom } from "./use-pages.ts";

test("Zoom goes from step to step and stops at both ends", () => {
	expect(nextZoom(1, 1)).toBe(1.1);
	expect(nextZoom(1, -1)).toBe(0.9);
	expect(nextZoom(3, 1)).toBe(3);
	expect(nextZoom(0.5, -1)).toBe(0.5);
	expect(nextZoom(1.17, 1)).toBe(1.25);
	expect(nextZoom(1.17, -1)).toBe(1.1);
});
