import { expect, test } from "vitest";
import { inBatches } from "./in-batches.ts";

/** Answers when it is told to, and keeps what it was asked together. */
function openDesk(limits: { atOnce: number; most: number }) {
	const calls: { asked: readonly number[]; end: PromiseWithResolvers<void> }[] = [];
	const ask = inBatches<number, string>(async (asked) => {
		const end = Promise.withResolvers<void>();
		calls.push({ asked, end });
		await end.promise;
		return asked.map((number) => `answer ${number}`);
	}, limits);
	return { ask, calls, asked: () => calls.map(({ asked }) => asked) };
}

test("What is asked while others are answered is answered together, each with its own", async () => {
	const { ask, calls, asked } = openDesk({ atOnce: 2, most: 3 });
	const answers = Promise.all([1, 2, 3, 4, 5, 6].map(ask));
	expect(asked()).toEqual([[1], [2]]);
	for (let at = 0; at < 4; at++) {
		calls[at]?.end.resolve();
		await new Promise(setImmediate);
	}
	expect(asked()).toEqual([[1], [2], [3, 4, 5], [6]]);
	expect(await answers).toEqual([1, 2, 3, 4, 5, 6].map((number) => `answer ${number}`));
});

test("A question that fails is asked again by who asks again, and the others go on", async () => {
	const { ask, calls, asked } = openDesk({ atOnce: 1, most: 10 });
	const first = ask(1);
	const others = Promise.allSettled([ask(2), ask(3)]);
	calls[0]?.end.resolve();
	expect(await first).toBe("answer 1");
	calls[1]?.end.reject(new Error("gone"));
	expect(await others).toMatchObject([{ status: "rejected" }, { status: "rejected" }]);
	const again = ask(2);
	calls[2]?.end.resolve();
	expect(await again).toBe("answer 2");
	expect(asked()).toEqual([[1], [2, 3], [2]]);
});
