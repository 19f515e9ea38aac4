import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { createSlowDown } from "./slow-down.server.ts";

test("Attempts wait, as many as there are places; one more does not, until a place is free again", async () => {
	const { hold } = createSlowDown({ milliseconds: 40, places: 2 });
	const ended: string[] = [];
	const first = hold().then((held) => ended.push(`first ${held}`));
	const second = hold().then((held) => ended.push(`second ${held}`));
	const sooner = wait(30).then(() => ended.push("30 ms"));
	expect(await hold()).toBe(false);
	expect(ended).toEqual([]);
	await Promise.all([first, second, sooner]);
	expect(ended).toEqual(["30 ms", "first true", "second true"]);
	expect(await hold()).toBe(true);
});
