import { expect, test } from "vitest";
import { hashOf, lineHash, lineHashPattern } from "./line-hash.ts";

test("a line has the same name while its words are the same", () => {
	expect(lineHash("Cut p95 latency, by 40%.")).toBe(lineHash("cut P95 latency by 40%"));
	expect(lineHash("Cut p95 latency by 40%")).not.toBe(lineHash("Cut p95 latency by 41%"));
	expect(lineHash("Cut p95 latency by 40%")).not.toBe(lineHash("Cut latency p95 by 40%"));
});

test("a name fits into an address, of an empty line too", () => {
	expect(lineHash("")).toMatch(lineHashPattern);
	expect(lineHash("ledger ".repeat(200))).toMatch(lineHashPattern);
});

test("a hash is the same in every process: kept lines rest on it", () => {
	expect(lineHash("Cut p95 latency by 40%")).toBe("qeuccerxjw");
});

test("twenty thousand texts have as many hashes, which fill all their bits", () => {
	const hashes = Array.from({ length: 20_000 }, (_, at) => hashOf(`line ${at}`));
	expect(new Set(hashes).size).toBe(20_000);
	expect(hashes.every((hash) => Number.isSafeInteger(hash) && hash >= 0)).toBe(true);
	for (const bit of [0, 13, 31, 32, 45, 52]) {
		const set = hashes.filter((hash) => Math.floor(hash / 2 ** bit) % 2 === 1).length;
		expect(Math.abs(set - 10_000)).toBeLessThan(500);
	}
});
