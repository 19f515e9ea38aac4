import { expect, test } from "vitest";
import { createSlowDown } from "./slow-down.server.ts";

test("Attempts wait, as many as there are places; one more does not, until a place is free again", async () => {
	const { hold } = createSlowDown({ milliseconds: 40, places: 2 });
	const ended: string[] = [];
	const begun = performance.now();
	const first = hold().then((held) => ended.push(`first ${held}`));
	const second = hold().then((held) => ended.push(`second ${held}`));
	expect(await hold()).toBe(false);
	expect(ended).toEqual([]);
	await Promise.all([first, second]);
	// A timer counts whole milliseconds.
	expect(performance.now() - begun).toBeGreaterThanOrEqual(39);
	expect(ended).toEqual(["first true", "second true"]);
	expect(await hold()).toBe(true);
});
