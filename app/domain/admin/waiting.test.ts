import { expect, test } from "vitest";
import type { Attention } from "./attention.ts";
import { describeDay, waitingKinds, waitingLines } from "./waiting.ts";

const none = { items: [], count: 0 };
const nothing: Attention = {
	events: none,
	jobs: none,
	uploads: none,
	files: none,
	messages: 0,
	disputes: none,
	takedowns: none,
	refunds: none,
	machine: { backup: { text: "Made.", isWarning: false }, disk: null },
};
const linesOf = (attention: Partial<Attention>, readers = 0) =>
	waitingLines({ ...nothing, ...attention }, readers).filter(({ count }) => count !== 0);

test("Every kind has its line, also while nothing waits", () => {
	const lines = waitingLines(nothing, 0);
	expect(lines.map(({ kind }) => kind)).toEqual(waitingKinds);
	expect(linesOf({})).toEqual([]);
});

test("A line says how many and until when, and leads to where it is dealt with", () => {
	const dispute = { orderId: "o1", number: "OF-1", amount: "$5", dueBy: "2026-06-20T12:00:00Z" };
	expect(linesOf({ disputes: { items: [dispute], count: 2 }, messages: 1 }, 3)).toEqual([
		{
			kind: "dispute",
			count: 2,
			text: "2 disputed payments, the first to be answered by June 20, 2026 at 12:00 UTC",
			path: "/admin/orders/o1",
		},
		{ kind: "message", count: 1, text: "1 unread message", path: "/admin/messages" },
		{ kind: "reading", count: 3, text: "3 unusual readers", path: "/admin/overview#unusual" },
	]);
	const asked = { items: [{ id: "m1", subject: "Mine", at: "" }], count: 1 };
	expect(linesOf({ takedowns: asked })).toMatchObject([{ path: "/admin/messages/m1" }]);
});

test("What nobody has counted further is said as so many or more", () => {
	const many = { items: [], count: 100 };
	const lines = linesOf({ uploads: many, refunds: many, messages: 99, jobs: many }, 100);
	expect(lines.map((line) => line.count && line.text)).toEqual([
		"100 or more refunds asked for",
		"99 unread messages",
		"100 or more failed jobs",
		"100 unusual readers",
		"100 or more unreadable uploads",
	]);
});

test("What cannot be asked is neither something nor nothing", () => {
	expect(linesOf({ jobs: null })).toEqual([{ kind: "job", count: null }]);
});

test("A day is told by what it has brought", () => {
	const day = { accounts: 0, orders: 0, paidInCents: 0, cancellations: 0 };
	expect(describeDay(day)).toEqual([]);
	expect(describeDay({ accounts: 1, orders: 2, paidInCents: 3998, cancellations: 1 })).toEqual([
		"1 new account",
		"2 orders, $39.98",
		"1 cancellation",
	]);
});
