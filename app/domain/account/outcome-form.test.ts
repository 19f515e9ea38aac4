import { describe, expect, test } from "vitest";
import { telling as sentences } from "#app/domain/base/messages/telling.ts";
import { helpedField, outcomeLimits } from "./outcome.ts";
import { outcomeSchema, readOutcome } from "./outcome-form.ts";

const now = new Date("2026-01-31T23:59:59.999Z");
const id = "11111111-1111-4111-8111-111111111111";

function read(fields: Record<string, string>) {
	const form = new FormData();
	for (const [name, value] of Object.entries({ intent: "tell", ...fields })) form.set(name, value);
	const parsed = outcomeSchema(now).safeParse(Object.fromEntries(form));
	if (!parsed.success) return parsed.error.issues.map(({ path, message }) => [path[0], message]);
	return parsed.data.intent === "tell" ? readOutcome(parsed.data, form) : parsed.data;
}

describe("the form of an outcome", () => {
	test("takes an offer with its month, and what is not asked for may be missing", () => {
		expect(read({ answer: "offer", month: "2025-12" })).toEqual({
			...{ answer: "offer", company: "", role: "", month: "2025-12" },
			...{ mayCount: false, helped: [] },
		});
	});

	test("takes company, role, consent and the resumes that helped, each once", () => {
		const fields = {
			answer: "offer",
			month: "2026-01",
			company: "  Harrow \n Bank ",
			role: "Analyst",
		};
		const boxes = {
			[helpedField(id)]: "true",
			[helpedField(id.toUpperCase())]: "true",
			[helpedField("1 or 1")]: "true",
		};
		expect(read({ ...fields, mayCount: "true", ...boxes })).toEqual({
			...{ ...fields, company: "Harrow Bank", mayCount: true, helped: [id] },
		});
	});

	test.each(["not-yet", "stopped"])("keeps nothing of an offer with %s", (answer) => {
		const left = {
			company: "Harrow",
			role: "Analyst",
			month: "1999-01",
			[helpedField(id)]: "true",
		};
		expect(read({ answer, ...left })).toEqual({
			...{ answer, company: "", role: "", month: null, mayCount: false, helped: [] },
		});
	});

	test.each([
		[{}, ["answer", sentences.noAnswer]],
		[{ answer: "maybe" }, ["answer", sentences.noAnswer]],
		[{ answer: "offer" }, ["month", sentences.noMonth]],
		[{ answer: "offer", month: "2026-02" }, ["month", sentences.noMonth]],
		[{ answer: "offer", month: "2025-13" }, ["month", sentences.noMonth]],
		[
			{ answer: "not-yet", company: "x".repeat(101) },
			["company", sentences.tooLong(outcomeLimits.text)],
		],
	])("refuses %j with a sentence at its field", (fields, error) => {
		expect(read(fields as Record<string, string>)).toContainEqual(error);
	});

	test("is taken back by its other button", () => {
		expect(read({ intent: "take-back" })).toEqual({ intent: "take-back" });
	});
});
