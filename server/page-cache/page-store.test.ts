import { describe, expect, test } from "vitest";
import { createPageStore } from "./page-store.ts";

const overheadOf = (key: string) => 2_048 + 2 * key.length;

function open({ most = 1_000_000, largest = 1_000_000 } = {}) {
	const world = { now: 0, version: 1, made: 0 };
	const pages = createPageStore<{ text: string; bytes: number }>({
		now: () => world.now,
		version: () => world.version,
		life: { fresh: 10_000, stale: 30_000 },
		most,
		largest,
		bytesOf: ({ bytes }) => bytes,
	});
	/** Makes a page at once, and says how often that was done. */
	const renew = (key: string, bytes = 100) =>
		pages.renew(key, async () => {
			world.made++;
			return { text: `${key} ${world.made}`, bytes };
		});
	const find = (key: string) => {
		const found = pages.find(key);
		return found && `${found.page.text}${found.isStale ? ", stale" : ""}`;
	};
	return { world, pages, renew, find };
}

describe("A cached page", () => {
	test("is fresh until its tenth second, given out until its thirtieth, and then gone", async () => {
		const { world, pages, renew, find } = open();
		await renew("/");
		world.now = 9_999;
		expect(find("/")).toBe("/ 1");
		world.now = 10_000;
		expect(find("/")).toBe("/ 1, stale");
		world.now = 29_999;
		expect(find("/")).toBe("/ 1, stale");
		world.now = 30_000;
		expect(find("/")).toBeUndefined();
		expect(pages.size()).toEqual({ pages: 0, bytes: 0 });
	});

	test("counts its life from the beginning of its making, not from the end", async () => {
		const { world, pages, find } = open();
		const release = Promise.withResolvers<void>();
		const made = pages.renew("/", async () => {
			await release.promise;
			return { text: "slow", bytes: 1 };
		});
		world.now = 12_000;
		release.resolve();
		await made;
		expect(find("/")).toBe("slow, stale");
	});

	test("stays while it is rendered again, and then makes way", async () => {
		const { world, pages, renew, find } = open();
		await renew("/");
		world.now = 15_000;
		const release = Promise.withResolvers<void>();
		const made = pages.renew("/", async () => {
			await release.promise;
			return { text: "anew", bytes: 1 };
		});
		expect(find("/")).toBe("/ 1, stale");
		release.resolve();
		await made;
		expect(find("/")).toBe("anew");
	});

	test("counts no more after a change", async () => {
		const { world, renew, find } = open();
		await renew("/");
		world.version++;
		expect(find("/")).toBeUndefined();
	});

	test("that was begun before a change is given to those who waited, and not kept", async () => {
		const { world, pages, find } = open();
		const release = Promise.withResolvers<void>();
		const old = pages.renew("/", async () => {
			await release.promise;
			return { text: "old", bytes: 1 };
		});
		world.version++;
		// A request now does not wait for the old one.
		const present = pages.renew("/", async () => ({ text: "new", bytes: 1 }));
		expect((await present)?.text).toBe("new");
		release.resolve();
		expect((await old)?.text).toBe("old");
		expect(find("/")).toBe("new");
	});
});

describe("Making a page", () => {
	test("happens once for all who ask meanwhile, and again for the next", async () => {
		const { world, pages, renew } = open();
		const all = Promise.all([renew("/"), renew("/"), renew("/other"), renew("/")]);
		expect([pages.isRendering("/"), pages.isRendering("/third")]).toEqual([true, false]);
		expect((await all).map((page) => page?.text)).toEqual(["/ 1", "/ 1", "/other 2", "/ 1"]);
		expect(pages.isRendering("/")).toBe(false);
		await renew("/");
		expect(world.made).toBe(3);
	});

	test("that fails is heard by all who waited; the next one tries again", async () => {
		const { world, pages, renew, find } = open();
		await renew("/");
		world.now = 10_000;
		const fail = () =>
			pages.renew("/", async () => {
				throw new Error("no database");
			});
		const results = await Promise.allSettled([fail(), fail()]);
		expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
		expect(find("/")).toBe("/ 1, stale");
		await renew("/");
		expect(find("/")).toBe("/ 2");
	});

	test("that ends with something that may not be kept drops what was there", async () => {
		const { pages, renew, find } = open();
		await renew("/");
		expect(await pages.renew("/", async () => null)).toBeNull();
		expect(find("/")).toBeUndefined();
	});

	test("is waited for at the end, also when it fails", async () => {
		const { pages } = open();
		const release = Promise.withResolvers<never>();
		let settled = false;
		const failing = pages.renew("/", () => release.promise).catch(() => {});
		const settling = pages.settle().then(() => {
			settled = true;
		});
		await Promise.resolve();
		expect(settled).toBe(false);
		release.reject(new Error("closed"));
		await Promise.all([failing, settling]);
		expect(settled).toBe(true);
	});
});

describe("The room for pages", () => {
	test("is taken from the one that was asked for longest ago", async () => {
		const { pages, renew, find } = open({ most: 2 * (1_000 + overheadOf("/a")) });
		await renew("/a", 1_000);
		await renew("/b", 1_000);
		find("/a");
		await renew("/c", 1_000);
		expect([find("/a"), find("/b"), find("/c")]).toEqual(["/a 1", undefined, "/c 3"]);
		expect(pages.size()).toEqual({ pages: 2, bytes: 2 * (1_000 + overheadOf("/a")) });
	});

	test("holds however many addresses are asked for", async () => {
		const most = 100_000;
		const { pages, renew } = open({ most });
		for (let index = 0; index < 5_000; index++) await renew(`/resumes?q=${index}`, index % 3_000);
		const { bytes, pages: count } = pages.size();
		expect(bytes).toBeLessThanOrEqual(most);
		expect(count).toBeLessThanOrEqual(most / 2_048);
		expect(count).toBeGreaterThan(10);
	});

	test("is counted again when a page has grown, and never for one that has made way", async () => {
		const { pages, renew, find } = open({ most: 10_000 });
		const first = await renew("/a", 1_000);
		await renew("/b", 1_000);
		if (!first) throw new Error("The page was not made");
		first.bytes = 5_000;
		pages.weigh("/a", first);
		expect([find("/a"), find("/b")]).toEqual(["/a 1", undefined]);
		await renew("/a", 10);
		first.bytes = 9_000;
		pages.weigh("/a", first);
		expect(pages.size().bytes).toBe(10 + overheadOf("/a"));
	});

	test("is not given to a page that is too large", async () => {
		const { pages, renew, find } = open({ largest: 3_000 });
		expect((await renew("/large", 5_000))?.text).toBe("/large 1");
		expect(find("/large")).toBeUndefined();
		expect(pages.size()).toEqual({ pages: 0, bytes: 0 });
	});
});
