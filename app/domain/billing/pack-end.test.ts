import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { daysOf, type ProPayment, packEnd, packTimeLeft, paidPeriods } from "./pack-end.ts";

const day = 86_400_000;
const start = new Date("2026-11-26T09:00:00.000Z");
const at = (days: number, milliseconds = 0) =>
	new Date(start.getTime() + days * day + milliseconds);
const pro = (from: number, to: number, more: Partial<ProPayment> = {}): ProPayment => ({
	status: "paid",
	periodStart: at(from),
	periodEnd: at(to),
	endedAt: null,
	...more,
});
const endWith = (...payments: ProPayment[]) => packEnd(start, paidPeriods(payments));

describe("A pack's end", () => {
	test("is 30 days after it was granted, without Pro", () => {
		expect(endWith()).toEqual(at(30));
	});

	test("moves by the time that Pro is paid for, renewals too", () => {
		expect(endWith(pro(2, 33))).toEqual(at(61));
		expect(endWith(pro(2, 33), pro(33, 63))).toEqual(at(91));
	});

	test("is not moved by Pro before it, nor by Pro that begins when it ends", () => {
		expect(endWith(pro(-31, 0))).toEqual(at(30));
		expect(endWith(pro(30, 60))).toEqual(at(30));
		expect(endWith(pro(30, 60, { periodStart: at(30, -1) }))).toEqual(at(60, 1));
	});

	test("counts the rest of a period that ran when it was granted", () => {
		expect(endWith(pro(-10, 20))).toEqual(at(50));
	});

	test("is moved by no money that went back or is disputed, and by the part of a period before its end", () => {
		expect(endWith(pro(2, 33, { status: "refunded" }))).toEqual(at(30));
		expect(endWith(pro(2, 33, { status: "disputed" }))).toEqual(at(30));
		expect(endWith(pro(2, 33, { status: "partly refunded" }))).toEqual(at(61));
		expect(endWith(pro(2, 33, { endedAt: at(12) }))).toEqual(at(40));
		expect(endWith(pro(2, 33, { endedAt: at(33) }))).toEqual(at(61));
		expect(endWith(pro(2, 33, { endedAt: at(1) }))).toEqual(at(30));
	});

	test("runs on through the grace after a failed renewal, and is paused again when it is paid", () => {
		expect(endWith(pro(2, 33), pro(40, 71))).toEqual(at(92));
	});
});

test("While Pro runs a pack is paused with its days left; after it the time goes on", () => {
	// The second begins after the pack.
	const periods = paidPeriods([pro(2, 33), pro(70, 101)]);
	const left = (now: Date) => packTimeLeft(packEnd(start, periods), periods, now);
	expect(left(at(1))).toEqual({ left: 29 * day, isPaused: false });
	for (const now of [at(2), at(20), at(33, -1)]) {
		expect(left(now)).toEqual({ left: 28 * day, isPaused: true });
	}
	expect(left(at(33))).toEqual({ left: 28 * day, isPaused: false });
	expect(left(at(61))).toEqual({ left: 0, isPaused: false });
	expect([0, 1, day, day + 1].map(daysOf)).toEqual([0, 1, 1, 2]);
});

describe("In any life", () => {
	const anyPayment = fc
		.record({
			from: fc.integer({ min: -60, max: 120 }),
			days: fc.integer({ min: 1, max: 31 }),
			status: fc.constantFrom("paid", "paid", "paid", "partly refunded", "refunded", "disputed"),
			endsAfter: fc.option(fc.integer({ min: 0, max: 31 })),
		})
		.map(({ from, days, status, endsAfter }) =>
			pro(from, from + days, { status, endedAt: endsAfter === null ? null : at(from + endsAfter) }),
		);
	const anyLife = fc.array(anyPayment, { maxLength: 8 });
	const counts = ({ status }: ProPayment) => status === "paid" || status === "partly refunded";
	/** Whether Pro is paid for in the day that begins then, said once more in the simplest words. */
	const isPaid = (payments: readonly ProPayment[], begins: number) =>
		payments.some(({ periodStart, periodEnd, endedAt, ...payment }) => {
			const end = Math.min(Number(periodEnd), Number(endedAt ?? periodEnd));
			return counts(payment as ProPayment) && Number(periodStart) <= begins && begins < end;
		});

	test("a pack can be used for exactly 30 days outside of paid Pro", () => {
		fc.assert(
			fc.property(anyLife, (payments) => {
				const end = endWith(...payments).getTime();
				let usable = 0;
				for (let time = start.getTime(); time < end; time += day) {
					if (!isPaid(payments, time)) usable++;
				}
				expect(usable).toBe(30);
			}),
		);
	});

	test("the order in which payments become known, and how often, changes nothing", () => {
		fc.assert(
			fc.property(
				anyLife.chain((payments) =>
					fc.tuple(
						fc.constant(payments),
						fc.shuffledSubarray([...payments, ...payments], {
							minLength: payments.length * 2,
						}),
					),
				),
				([payments, replayed]) => {
					expect(endWith(...replayed)).toEqual(endWith(...payments));
				},
			),
		);
	});

	test("the days that are left fall only while Pro is not paid for", () => {
		fc.assert(
			fc.property(anyLife, fc.integer({ min: 0, max: 200 }), (payments, days) => {
				const periods = paidPeriods(payments);
				const end = packEnd(start, periods);
				const now = packTimeLeft(end, periods, at(days));
				const tomorrow = packTimeLeft(end, periods, at(days + 1));
				const passes = now.left > 0 && !isPaid(payments, at(days).getTime());
				expect(now.left - tomorrow.left).toBe(passes ? day : 0);
				expect(now.isPaused).toBe(now.left > 0 && isPaid(payments, at(days).getTime()));
			}),
		);
	});
});
