import { afterEach, beforeEach, expect, type MockInstance, vi } from "vitest";

// React's warnings come this way, and a component that warns is broken though its test may pass.
let complaints: MockInstance<typeof console.error>;

beforeEach(() => {
	complaints = vi.spyOn(console, "error");
});
afterEach(() => {
	expect(complaints.mock.calls).toEqual([]);
});
