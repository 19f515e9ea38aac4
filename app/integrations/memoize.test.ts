import { describe, expect, test } from "vitest";
import { memoize, memoizeByKey, memoizeCostly } from "./memoize.server.ts";

const start = new Date("2026-06-15T12:00:00.000Z").getTime();

/** Something whose loading takes `cost` milliseconds of a clock that only moves here. */
function openStage(cost = 0) {
	const stage = { now: start, loads: 0, cost, fails: false };
	const load = async () => {
		const turn = ++stage.loads;
		await Promise.resolve();
		stage.now += stage.cost;
		if (stage.fails) throw new Error("away");
		return turn;
	};
	return { stage, load, clock: () => new Date(stage.now) };
}

describe("what is memoized for a time", () => {
	test("is loaded once, for all who ask meanwhile, and again when the time is over", async () => {
		const { stage, load, clock } = openStage();
		const get = memoize(clock, 1_000, load);
		expect(await Promise.all([get(), get()])).toEqual([1, 1]);
		stage.now += 999;
		expect(await get()).toBe(1);
		stage.now += 1;
		expect(await get()).toBe(2);
	});

	test("is loaded again after it was invalidated", async () => {
		const { load, clock } = openStage();
		const get = memoize(clock, 1_000, load);
		await get();
		get.invalidate();
		expect(await get()).toBe(2);
	});

	test("is not what was being loaded when it changed", async () => {
		const { load, clock } = openStage();
		const get = memoize(clock, 1_000, load);
		const early = get();
		get.invalidate();
		expect(await get()).toBe(2);
		expect(await early).toBe(1);
		expect(await get()).toBe(2);
	});

	test("is asked for again after a failure", async () => {
		const { stage, load, clock } = openStage();
		const get = memoize(clock, 1_000, load);
		stage.fails = true;
		await expect(get()).rejects.toThrow("away");
		stage.fails = false;
		expect(await get()).toBe(2);
	});
});

describe("what is memoized by its cost", () => {
	test("is loaded every time while that is quick", async () => {
		const { stage, load } = openStage(49);
		const get = memoizeCostly(load, () => stage.now);
		expect([await get(), await get(), await get()]).toEqual([1, 2, 3]);
	});

	test("is kept for twenty times what loading it took", async () => {
		const { stage, load } = openStage(100);
		const get = memoizeCostly(load, () => stage.now);
		await get();
		stage.now += 1_999;
		expect(await get()).toBe(1);
		stage.now += 1;
		expect(await get()).toBe(2);
	});
});

describe("what is memoized by its key", () => {
	test("is loaded once for each key, and again when it has expired or was invalidated", async () => {
		const { stage, load, clock } = openStage();
		const asked: string[] = [];
		const get = memoizeByKey(clock, 1_000, 10, (key) => {
			asked.push(key);
			return load();
		});
		expect(await Promise.all([get("a"), get("a"), get("b")])).toEqual([1, 1, 2]);
		expect(await get("a")).toBe(1);
		stage.now += 1_000;
		expect(await get("b")).toBe(3);
		get.invalidate();
		expect(await get("b")).toBe(4);
		expect(asked).toEqual(["a", "b", "b", "b"]);
	});

	test("makes room for what is asked for, at the cost of what was not asked for longest", async () => {
		const { load, clock } = openStage();
		const get = memoizeByKey(clock, 1_000, 2, load);
		await get("a");
		await get("b");
		await get("a");
		await get("c");
		expect(await get("a")).toBe(1);
		expect(await get("b")).toBe(4);
	});

	test("is not kept when it could not be loaded", async () => {
		const { stage, load, clock } = openStage();
		const get = memoizeByKey(clock, 1_000, 2, load);
		stage.fails = true;
		await expect(get("a")).rejects.toThrow("away");
		stage.fails = false;
		expect(await get("a")).toBe(2);
	});
});
