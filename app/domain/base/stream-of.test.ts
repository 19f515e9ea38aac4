import { expect, test } from "vitest";
import { streamOf } from "./stream-of.ts";

test("A part is made when it is read, and a stream that is canceled ends what makes them", async () => {
	const done: string[] = [];
	async function* parts() {
		try {
			for (const part of ["first", "second", "third"]) {
				done.push(part);
				yield part;
			}
		} finally {
			done.push("ended");
		}
	}
	const reader = streamOf(parts()).getReader();
	await Promise.resolve();
	expect(done).toEqual([]);
	expect(await reader.read()).toEqual({ done: false, value: "first" });
	expect(done).toEqual(["first"]);
	await reader.cancel();
	expect(done).toEqual(["first", "ended"]);
	expect((await reader.read()).done).toBe(true);
});

test("What fails while a part is made breaks the stream", async () => {
	async function* parts() {
		yield "first";
		throw new Error("There is no second");
	}
	const reader = streamOf(parts()).getReader();
	await reader.read();
	await expect(reader.read()).rejects.toThrow("There is no second");
});
