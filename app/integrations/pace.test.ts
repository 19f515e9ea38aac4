import { setImmediate } from "node:timers";
import { expect, test } from "vitest";
import { createPace, inPieces, runInTurns } from "./pace.server.ts";

test("Long work lets others have their turn, and short work does not wait", async () => {
	let now = 0;
	let turns = 0;
	const pace = createPace(() => now);
	const count = () => {
		turns += 1;
		setImmediate(count).unref();
	};
	setImmediate(count).unref();
	for (let step = 0; step < 5; step++) {
		now += 1;
		await pace();
	}
	expect(turns).toBe(0);
	now += 10;
	await pace();
	expect(turns).toBeGreaterThan(0);
});

test("Work in steps is done to its end, and its failure is the caller's", async () => {
	function* sum(numbers: number[]): Generator<void, number, void> {
		let total = 0;
		for (const number of numbers) {
			if (number < 0) throw new Error("negative");
			total += number;
			yield;
		}
		return total;
	}
	expect(await runInTurns(sum([1, 2, 3]))).toBe(6);
	await expect(runInTurns(sum([1, -1]))).rejects.toThrow("negative");

	const enough = new AbortController();
	function* endless(): Generator<void, never, void> {
		for (let step = 0; ; step++) {
			if (step === 3) enough.abort(new Error("enough"));
			yield;
		}
	}
	await expect(runInTurns(endless(), enough.signal)).rejects.toThrow("enough");
});

test("What comes as one large piece is handed on in small ones, to the byte", async () => {
	const bytes = Uint8Array.from({ length: 200_000 }, (_, index) => index % 251);
	const pieces: Uint8Array[] = [];
	for await (const piece of inPieces(bytes)) {
		pieces.push(piece);
	}
	expect(Math.max(...pieces.map((piece) => piece.length))).toBe(64 * 1024);
	expect(Buffer.concat(pieces).equals(bytes)).toBe(true);
});

test("Others have their turn while a large piece is worked through", async () => {
	let turns = 0;
	const count = () => {
		turns += 1;
		setImmediate(count).unref();
	};
	setImmediate(count).unref();
	for await (const _ of inPieces(new Uint8Array(512 * 1024))) {
		const end = performance.now() + 15;
		while (performance.now() < end);
	}
	expect(turns).toBeGreaterThan(3);
});
