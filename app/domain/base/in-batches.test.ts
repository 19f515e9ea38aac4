import { expect, test } from "vitest";
import { until } from "#tests/helpers/until.ts";
import { inBatches } from "./in-batches.ts";

/** Answers when it is told to, and keeps what it was asked together. */
function openDesk(limits: { most: number; slowAfter: number }) {
	const calls: { asked: readonly number[]; end: PromiseWithResolvers<void> }[] = [];
	const ask = inBatches<number, string>(
		async (asked) => {
			const end = Promise.withResolvers<void>();
			calls.push({ asked, end });
			await end.promise;
			return asked.map((number) => `answer ${number}`);
		},
		{ atOnce: 2, ...limits },
	);
	return { ask, calls, asked: () => calls.map(({ asked }) => asked) };
}

/** Longer than any test. */
const never = 1_000_000;

test("What is asked while others are answered is answered together, each with its own", async () => {
	const { ask, calls, asked } = openDesk({ most: 3, slowAfter: never });
	const answers = Promise.all([1, 2, 3, 4, 5].map(ask));
	for (let at = 0; at < 3; at++) {
		calls[at]?.end.resolve();
		await new Promise(setImmediate);
	}
	expect(asked()).toEqual([[1], [2, 3, 4], [5]]);
	expect(await answers).toEqual([1, 2, 3, 4, 5].map((number) => `answer ${number}`));
});

test("A slow answer holds up nobody who asks after it, and no more than two are under way", async () => {
	const { ask, calls, asked } = openDesk({ most: 3, slowAfter: 5 });
	const answers = Promise.all([1, 2, 3].map(ask));
	expect(asked()).toEqual([[1]]);
	await until(() => asked().length === 2);
	const last = ask(4);
	// The second is slow as well by now, and a third would be one too many.
	await new Promise((later) => setTimeout(later, 30));
	expect(asked()).toEqual([[1], [2, 3]]);
	calls[1]?.end.resolve();
	await until(() => asked().length === 3);
	for (const { end } of calls) end.resolve();
	expect([...(await answers), await last]).toEqual(
		[1, 2, 3, 4].map((number) => `answer ${number}`),
	);
	expect(asked()).toEqual([[1], [2, 3], [4]]);
});

test("A question that fails is asked again by who asks again, and the others go on", async () => {
	const { ask, calls, asked } = openDesk({ most: 10, slowAfter: never });
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
