import { describe, expect, test } from "vitest";
import { fieldErrorsOf } from "#app/domain/base/form-result.ts";
import { giveProSchema, onceSchema, reasonSchema } from "./person-forms.ts";

const now = new Date("2026-06-15T12:00:00.000Z");
const key = "11111111-2222-4333-8444-555555555555";
const pro = (fields: Record<string, string>) => {
	const parsed = giveProSchema(now).safeParse({ key, reason: "Sorry", ...fields });
	return parsed.success ? parsed.data.endsAt.toISOString() : fieldErrorsOf(parsed.error);
};

describe("A reason", () => {
	test("is asked for whatever is done", () => {
		for (const given of [{}, { reason: "" }, { reason: "   " }]) {
			const parsed = reasonSchema.safeParse(given);
			expect(parsed.success ? null : fieldErrorsOf(parsed.error)).toEqual({
				reason: "Please give a reason. It is kept in the audit log.",
			});
		}
		expect(reasonSchema.parse({ reason: " late \n" })).toEqual({ reason: "late" });
		expect(reasonSchema.safeParse({ reason: "a".repeat(500) }).success).toBe(true);
		expect(reasonSchema.safeParse({ reason: "a".repeat(501) }).success).toBe(false);
	});

	test("is not enough without the name of the occasion", () => {
		expect(onceSchema.safeParse({ reason: "Sorry" }).success).toBe(false);
		expect(onceSchema.safeParse({ reason: "Sorry", key: "x" }).success).toBe(false);
		expect(onceSchema.safeParse({ reason: "Sorry", key }).success).toBe(true);
	});
});

describe("Pro", () => {
	const oneEnd = { days: "Fill in either the days or the date, not both." };
	const why = { reason: "Please give a reason. It is kept in the audit log." };
	const days = { days: "Please enter between 1 and 3,660 whole days." };
	test.each<[string, Record<string, string>, unknown]>([
		["is given for days of 24 hours", { days: "30" }, "2026-07-15T12:00:00.000Z"],
		["is given for one day", { days: "1", until: "" }, "2026-06-16T12:00:00.000Z"],
		[
			"is given until the end of a day",
			{ days: "", until: "2026-06-15" },
			"2026-06-15T23:59:59.999Z",
		],
		["needs an end", {}, oneEnd],
		["has one end and not two", { days: "3", until: "2026-07-01" }, oneEnd],
		["is not given without a reason either", { reason: "", days: "" }, { ...oneEnd, ...why }],
		["is not given for no days", { days: "0" }, days],
		["is not given for part of a day", { days: "1.5" }, days],
		["is not given for ever", { days: "3661" }, days],
		["is not given for a word", { days: "many" }, days],
		["is not given until yesterday", { until: "2026-06-14" }, { until: "That date has passed." }],
		[
			"is not given until a day that never comes",
			{ until: "2026-02-30" },
			{ until: "Please enter a date as YYYY-MM-DD." },
		],
		[
			"is not given until another age",
			{ until: "2099-01-01" },
			{ until: "That date is too far away." },
		],
	])("%s", (_, fields, outcome) => {
		expect(pro(fields)).toEqual(outcome);
	});
});
