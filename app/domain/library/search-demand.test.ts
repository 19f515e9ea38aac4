import { describe, expect, test } from "vitest";
import { parseResumeQuery } from "./resume-query.ts";
import { demandOf, leadsToPerson, queryOfDemand, stepBetween } from "./search-demand.ts";

const asked = (address: string) => parseResumeQuery(new URLSearchParams(address));
const demand = (address: string) => demandOf(asked(address));

describe("What is looked for is kept", () => {
	test("in lower case, trimmed, with single spaces", () => {
		expect(demand("q=%20%20Staff%20%20ENGINEER%09Stripe%20")).toEqual({
			query: "staff engineer stripe",
			filters: "",
		});
	});

	test("up to 80 characters, without half of one at the end", () => {
		expect(demand(`q=${"a".repeat(81)}`)?.query).toBe("a".repeat(80));
		expect(demand(`q=${"a".repeat(79)}%20bc`)?.query).toBe("a".repeat(79));
		expect(demand(`q=${"𝒶".repeat(85)}`)?.query).toBe("𝒶".repeat(80));
	});

	test("with filters in one form, whatever their order, case, old names and the order of results", () => {
		const one = demand("company=Stripe&company=Google&experience=senior&sort=popular");
		const two = demand("experience=Senior-level&company=google&company=Stripe&company=Google");
		expect(one).toEqual({
			query: "",
			filters: "company=Google&company=Stripe&experience=Senior-level",
		});
		expect(two).toEqual(one);
	});

	test("and can be asked again", () => {
		const kept = demand("q=Ledgers&role=Product+Manager&featured=true");
		expect(kept && demandOf(queryOfDemand(kept))).toEqual(kept);
	});
});

describe("Nothing is kept", () => {
	test("of a look at the whole library", () => {
		expect(demand("")).toBe(null);
		expect(demand("sort=recent")).toBe(null);
	});

	test.each([
		"ada@example.com",
		"resume of ada @example",
		"ada (at) example.com",
		"+1 (415) 555-0134",
		"0171/5550134",
		"415.555.0134",
		"５５５０１３４",
		"415‑555–0134",
		"ada＠example.com",
		"4\u200b1\u200b5\u200b5\u200b5\u200b5\u200b0",
	])("of what leads to a person: %s", (text) => {
		expect(demand(`q=${encodeURIComponent(text)}`)).toBe(null);
		expect(demand(`company=${encodeURIComponent(text)}&q=engineer`)).toBe(null);
	});

	test("of a phone number behind what is cut off", () => {
		expect(demand(`q=${"a".repeat(90)}%204155550134`)).toBe(null);
	});

	test("of more filters than a person chooses", () => {
		const many = Array.from({ length: 30 }, (_, index) => `company=${"x".repeat(40)}${index}`);
		expect(demand(many.join("&"))).toBe(null);
	});
});

test.each(["senior 2026", "c++ 10 years", "top 500 at google", "24/7", "@"])(
	"What people look for is no phone number and no address: %s",
	(text) => expect(leadsToPerson(text)).toBe(false),
);

describe("A query that follows another one", () => {
	const step = (before: string, now: string) => stepBetween(asked(before), asked(now));

	test("is the same in another order of results, other letters or spaces", () => {
		expect(step("q=stripe", "q=stripe&sort=popular")).toBe("same");
		expect(step("q=stripe+go", "q=Stripe++go")).toBe("same");
		expect(step("company=Google&company=Stripe", "company=Stripe&company=Google")).toBe("same");
	});

	test("goes further when it is typed on, or back", () => {
		expect(step("q=str", "q=stripe")).toBe("further");
		expect(step("q=stripe+eng", "q=stripe")).toBe("further");
		expect(step("q=str&company=Google", "q=stripe&company=Google")).toBe("further");
	});

	test("goes further when a filter is added or taken away", () => {
		expect(step("company=Google", "company=Google&role=Designer")).toBe("further");
		expect(step("q=go&company=Google&company=Stripe", "q=go&company=Stripe")).toBe("further");
	});

	test("is new otherwise", () => {
		expect(step("", "q=stripe")).toBe("new");
		expect(step("q=stripe", "q=google")).toBe("new");
		expect(step("q=stripe", "company=Google")).toBe("new");
		expect(step("company=Google", "company=Stripe")).toBe("new");
		expect(step("company=Google", "company=Google&q=go")).toBe("new");
	});
});
