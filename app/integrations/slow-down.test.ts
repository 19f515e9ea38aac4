import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createSlowDown } from "./slow-down.server.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("Attempts wait, as many as there are places; one more does not, until a place is free again", async () => {
	const { hold } = createSlowDown({ milliseconds: 3_000, places: 2 });
	const ended: string[] = [];
	const first = hold().then((held) => ended.push(`first ${held}`));
	const second = hold().then((held) => ended.push(`second ${held}`));
	expect(await hold()).toBe(false);
	await vi.advanceTimersByTimeAsync(2_999);
	expect(ended).toEqual([]);
	await vi.advanceTimersByTimeAsync(1);
	await Promise.all([first, second]);
	expect(ended).toEqual(["first true", "second true"]);
	const third = hold();
	await vi.advanceTimersByTimeAsync(3_000);
	expect(await third).toBe(true);
});
