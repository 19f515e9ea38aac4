import { expect, test } from "vitest";
import { addDays } from "#app/domain/base/dates.ts";
import {
	accountTimeline,
	longestNotice,
	noticeDue,
	noticesOf,
	type TimelineFacts,
} from "./timeline.ts";

const now = new Date("2027-01-01T12:00:00.000Z");
const inDays = (days: number) => addDays(now, days);
const nothing: TimelineFacts = {
	orders: [],
	packs: [],
	subscription: null,
	gift: null,
	laterGifts: [],
};
const order = { id: "o1", plan: "Pro", amount: "$29.99", paidAt: inDays(-5), isRefundable: true };
const pack = { id: "p1", resumesRemaining: 2, expiresAt: inDays(25), isPaused: false };
const member = {
	id: "s1",
	state: "active",
	currentPeriodStart: inDays(-5),
	chargedAt: inDays(26),
	pausesAt: null,
	endsAt: null,
	graceEndsAt: null,
	price: "$29.99",
	card: "Visa 4242",
} as const;
const texts = (facts: Partial<TimelineFacts>) =>
	accountTimeline({ ...nothing, ...facts }, now).map(({ text }) => text);

test("The future of an account stands in the order of its dates", () => {
	const gift = { id: "g1", endsAt: inDays(10) };
	const laterGifts = [{ id: "g2", startsAt: inDays(12), endsAt: inDays(42) }];
	const lines = accountTimeline(
		{ orders: [order], packs: [pack], subscription: member, gift, laterGifts },
		now,
	);
	expect(lines.map(({ kind, at }) => [kind, at])).toEqual([
		["guarantee", inDays(2)],
		["gift", inDays(10)],
		["given", inDays(12)],
		["pack", inDays(25)],
		["charge", inDays(26)],
	]);
});

test("What has happened, and an order that is not given back, has no line", () => {
	expect(texts({ packs: [{ ...pack, expiresAt: now }] })).toEqual([]);
	expect(texts({ packs: [{ ...pack, expiresAt: new Date(now.getTime() + 1) }] })).toHaveLength(1);
	expect(texts({ orders: [{ ...order, isRefundable: false }] })).toEqual([]);
	expect(texts({})).toEqual([]);
});

test("A pack says what is unused, what closes, and that Pro moves its end", () => {
	expect(texts({ packs: [pack] })).toEqual([
		"Your Resume Pack ends, 2 resumes unused. What it has opened closes.",
	]);
	expect(texts({ packs: [{ ...pack, resumesRemaining: 5 }] })).toEqual([
		"Your Resume Pack ends, 5 resumes unused.",
	]);
	expect(texts({ packs: [{ ...pack, resumesRemaining: 0, isPaused: true }] })).toEqual([
		"Your Resume Pack ends. What it has opened closes. Each further month of Pro moves this date.",
	]);
});

test("A month of Pro that begins when a pack has ended does not move its end", () => {
	const moved = "Each further month of Pro moves this date.";
	const endWith = (subscription: TimelineFacts["subscription"]) =>
		texts({ packs: [{ ...pack, isPaused: true }], subscription }).find((text) =>
			text.startsWith("Your Resume Pack ends"),
		);
	const resumesAt = pack.expiresAt;
	const paused = { ...member, pausesAt: inDays(20), chargedAt: resumesAt, resumesAt };
	expect(endWith(paused)).not.toContain(moved);
	const before = new Date(resumesAt.getTime() - 1);
	expect(endWith({ ...paused, chargedAt: before, resumesAt: before })).toContain(moved);
	expect(endWith({ ...member, chargedAt: null, endsAt: inDays(20) })).toContain(moved);
});

test("Pro that was given and begins later says from when until when, and that it costs nothing", () => {
	const laterGifts = [{ id: "g1", startsAt: inDays(9), endsAt: inDays(39) }];
	expect(texts({ laterGifts })).toEqual([
		"The Pro that you were given begins, until February 9, 2027. Nothing is charged.",
	]);
});

test("A subscription says what is charged from which card, when it ends, or until when it waits", () => {
	const none = { ...member, chargedAt: null };
	expect(texts({ subscription: member })).toEqual([
		"$29.99 from Visa 4242 for your next month of Pro.",
	]);
	expect(texts({ subscription: { ...member, card: null } })).toEqual([
		"$29.99 for your next month of Pro.",
	]);
	expect(texts({ subscription: { ...member, price: null } })).toEqual([
		"A payment for your next month of Pro.",
	]);
	const resumesAt = inDays(57);
	const paused = { ...member, chargedAt: resumesAt, pausesAt: inDays(26), resumesAt };
	expect(texts({ subscription: paused })).toEqual([
		"Your pause begins: Pro is closed, and nothing is charged.",
		"Your pause ends, and Pro goes on. $29.99 from Visa 4242 for your next month of Pro.",
	]);
	expect(texts({ subscription: { ...none, endsAt: inDays(26) } })).toEqual([
		"Your cancellation takes effect: Pro ends. You are not charged again.",
	]);
	expect(texts({ subscription: { ...none, graceEndsAt: inDays(3) } })).toEqual([
		"Your access to Pro ends, unless your payment goes through.",
	]);
});

test("Nothing is said to close while Pro that was given is open", () => {
	const texts = (subscription: TimelineFacts["subscription"], days: number) => {
		const gift = { id: "g1", endsAt: inDays(days) };
		return accountTimeline({ ...nothing, subscription, gift }, now).map(({ text }) => text);
	};
	const none = { ...member, chargedAt: null };
	const paused = { ...none, pausesAt: inDays(26) };
	const failing = { ...none, graceEndsAt: inDays(26) };
	expect(texts(paused, 27)).toContain("Your pause begins, and nothing is charged.");
	expect(texts(paused, 26).join()).toContain("Pro is closed");
	expect(texts(failing, 27)).toContain(
		"Your subscription opens nothing more, unless your payment goes through.",
	);
	expect(texts(failing, 26).join()).toContain("Your access to Pro ends, unless");
});

test("Reminders go out seven days before a charge, and seven and one before a pack ends", () => {
	const days = (kind: "charge" | "pack" | "ending") =>
		noticesOf({ kind, at: inDays(30) }).map((notice) => [notice.days, notice.from]);
	expect(days("charge")).toEqual([[7, inDays(23)]]);
	expect(days("pack")).toEqual([
		[7, inDays(23)],
		[1, inDays(29)],
	]);
	expect(days("ending")).toEqual([]);
	expect(longestNotice).toBe(7);
	const due = (days: number) => noticeDue({ kind: "pack", at: inDays(days) }, now)?.days;
	expect([7.01, 7, 3, 1.01, 1, 0.1, 0].map(due)).toEqual([undefined, 7, 7, 7, 1, 1, undefined]);
});
