import { expect, test } from "vitest";
import { fieldErrorsOf } from "#app/domain/base/form-result.ts";
import { contributing } from "./contributor-messages.ts";
import { submissionSchema } from "./submission-form.ts";

const parse = (form: Record<string, string>) => {
	const parsed = submissionSchema.safeParse({ version: "3", ...form });
	return parsed.success ? parsed.data : fieldErrorsOf(parsed.error);
};

test("Each part is agreed to by itself, and nothing is published without readers", () => {
	expect(parse({ reading: "true", lines: "true", proof: "later" })).toEqual({
		version: 3,
		parts: ["reading", "lines"],
		proof: "later",
		workAddress: null,
	});
	expect(parse({ insights: "true", proof: "never" })).toEqual({
		reading: contributing.readingMissing,
	});
	expect(parse({ reading: "true" })).toEqual({ proof: contributing.proofMissing });
});

test("Proof now needs an address that the company gave, and at no other time is one kept", () => {
	const now = { reading: "true", proof: "now" };
	expect(parse({ ...now, workAddress: " Kim@Work.example " })).toMatchObject({
		workAddress: "kim@work.example",
	});
	const { addressMissing, addressInvalid, addressOpen } = contributing;
	expect(parse(now)).toEqual({ workAddress: addressMissing });
	expect(parse({ ...now, workAddress: "kim" })).toEqual({ workAddress: addressInvalid });
	expect(parse({ ...now, workAddress: "kim@gmail.com" })).toEqual({ workAddress: addressOpen });
	expect(parse({ ...now, proof: "never", workAddress: "kim@work.example" })).toMatchObject({
		workAddress: null,
	});
});
