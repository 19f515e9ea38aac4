import { describe, expect, test } from "vitest";
import { parseResumeQuery } from "./resume-query.ts";
import { alertDue, proposeName, readSavedQuery, savedLimits, savedQuery } from "./saved-search.ts";
import { savedSearchSchema, saveSearchSchema } from "./saved-search-form.ts";

const asked = (address: string) => parseResumeQuery(new URLSearchParams(address));

describe("the text of a saved search", () => {
	test("is the same for the same filters in another order, and in whichever order the list was", () => {
		const one = savedQuery(asked("q=ledger&company=Stripe&company=Google&sort=recent"));
		expect(one).toBe(savedQuery(asked("company=Google&company=Stripe&q=ledger&sort=popular")));
		expect(readSavedQuery(one)).toEqual(asked("q=ledger&company=Google&company=Stripe"));
	});
});

describe("the name that is proposed", () => {
	test.each([
		["q=payments", "“payments”"],
		["q=%22go to market%22", '"go to market"'],
		[
			"q=payments&company=Google&company=Stripe&experience=Senior-level&visa=true",
			"“payments” · Google, Stripe · Senior-level · Visa sponsored",
		],
		["featured=true", "Featured only"],
	])("of %s is %s", (address, name) => {
		expect(proposeName(asked(address))).toBe(name);
	});

	test("is cut where it is too long for its field", () => {
		const name = proposeName(asked(`q=${"long ".repeat(39)}`));
		expect(name).toHaveLength(savedLimits.name);
		expect(name.endsWith("…")).toBe(true);
	});
});

describe("an email about a find", () => {
	const now = new Date("2026-06-10T12:00:00.000Z");
	const soon = new Date("2026-06-10T12:04:00.000Z");

	test("comes at once: when what is published with it was collected", () => {
		expect(alertDue("at-once", new Date(0), now)).toEqual(soon);
	});

	test("comes a week after the last one, to the millisecond, or at once when that is over", () => {
		const last = new Date("2026-06-03T12:04:00.001Z");
		expect(alertDue("weekly", last, now)).toEqual(new Date("2026-06-10T12:04:00.001Z"));
		expect(alertDue("weekly", new Date("2026-06-03T12:04:00.000Z"), now)).toEqual(soon);
		expect(alertDue("weekly", new Date(0), now)).toEqual(soon);
	});

	test("never comes where none is wanted", () => {
		expect(alertDue("never", new Date(0), now)).toBeNull();
	});
});

describe("the forms", () => {
	const form = { query: "sort=recent&q=ledger", name: " My  ledgers ", alert: "weekly" };
	const id = "11111111-1111-4111-8111-111111111111";
	const refusal = (schema: typeof saveSearchSchema | typeof savedSearchSchema, fields: object) =>
		schema.safeParse(fields).error?.issues[0]?.message;

	test("take a search in its own text, with a tidy name", () => {
		expect(saveSearchSchema.parse(form)).toEqual({
			query: "q=ledger",
			name: "My ledgers",
			alert: "weekly",
		});
	});

	test("refuse a search for everything, one that is too long, and a name or a choice that is none", () => {
		const companies = Array.from({ length: 30 }, (_, at) => `company=${"x".repeat(90)}${at}`);
		expect(refusal(saveSearchSchema, { ...form, query: "sort=recent" })).toContain("Add words");
		expect(refusal(saveSearchSchema, { ...form, query: companies.join("&") })).toContain(
			"too long",
		);
		for (const name of [" ", "\u200b\u2060"]) {
			expect(refusal(saveSearchSchema, { ...form, name })).toContain("a name");
		}
		expect(refusal(saveSearchSchema, { ...form, name: "x".repeat(81) })).toContain("80 characters");
		expect(refusal(saveSearchSchema, { ...form, alert: "hourly" })).toContain("when");
		expect(refusal(savedSearchSchema, { intent: "remove", id: "7" })).toContain("no longer");
		expect(savedSearchSchema.parse({ intent: "change", id, name: "A", alert: "never" })).toEqual({
			intent: "change",
			id,
			name: "A",
			alert: "never",
		});
	});
});
