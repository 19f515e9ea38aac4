import { describe, expect, test } from "vitest";
import {
	type Attention,
	attentionFormSchema,
	describeCount,
	isNothingWaiting,
	jobTitle,
} from "./attention.ts";

const none = { items: [], count: 0 };
const nothing: Attention = {
	events: none,
	jobs: none,
	uploads: none,
	files: { items: [], count: 0 },
	messages: 0,
	disputes: none,
	takedowns: none,
	refunds: none,
	machine: { backup: { text: "Made.", isWarning: false }, disk: null },
};

test("Nothing waits when none of its kinds does", () => {
	expect(isNothingWaiting(nothing)).toBe(true);
	expect(isNothingWaiting({ ...nothing, messages: 1 })).toBe(false);
	expect(isNothingWaiting({ ...nothing, jobs: null })).toBe(false);
	expect(isNothingWaiting({ ...nothing, machine: { ...nothing.machine, disk: "Full." } })).toBe(
		false,
	);
	for (const kind of ["events", "jobs", "uploads", "disputes", "takedowns", "refunds"] as const) {
		expect(isNothingWaiting({ ...nothing, [kind]: { items: [], count: 1 } })).toBe(false);
	}
});

test("A count says where the counting has ended", () => {
	expect(describeCount(99)).toBe("99");
	expect(describeCount(100)).toBe("100 or more");
});

test("Work is called by its name, also by one that nobody has given a title", () => {
	expect(jobTitle("send-mail")).toBe("Sending an email");
	expect(jobTitle("constructor")).toBe("constructor");
});

describe("A form of the panel", () => {
	const accepts = (form: object) => attentionFormSchema.safeParse(form).success;

	test("names one thing to do, and to what", () => {
		expect(accepts({ intent: "retry-event", id: "evt_1" })).toBe(true);
		expect(accepts({ intent: "dismiss-event", id: "evt_1" })).toBe(true);
		expect(accepts({ intent: "retry-job", id: "11111111-1111-4111-8111-111111111111" })).toBe(true);
		expect(accepts({ intent: "retry-all-jobs" })).toBe(true);
	});

	test("is refused when it names nothing, or what cannot be", () => {
		expect(accepts({})).toBe(false);
		expect(accepts({ intent: "retry-event", id: "" })).toBe(false);
		expect(accepts({ intent: "retry-job", id: "evt_1" })).toBe(false);
		expect(accepts({ intent: "delete", id: "evt_1" })).toBe(false);
	});
});
