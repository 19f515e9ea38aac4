import { expect, test } from "vitest";
import { endRecordSchema, seenDocumentSchema, workLinkSchema } from "./evidence-forms.ts";

test("A document that was seen has a kind, who saw it, and what was ticked", () => {
	const form = { reviewer: " Ada\n ", documentKind: "contract", company: "true", role: "yes" };
	expect(seenDocumentSchema.parse(form)).toEqual({
		reviewer: "Ada",
		documentKind: "contract",
		compared: ["company"],
	});
	expect(seenDocumentSchema.safeParse({ ...form, documentKind: "passport" }).success).toBe(false);
	expect(seenDocumentSchema.safeParse({ ...form, reviewer: " " }).success).toBe(false);
});

test("A link goes to an address at the employer, which the owner confirms", () => {
	const form = { reviewer: "Ada", email: "Kim@Work.example", isEmployer: "true" };
	expect(workLinkSchema.parse(form)).toMatchObject({ email: "kim@work.example" });
	for (const wrong of [{ email: "kim@gmail.com" }, { isEmployer: undefined }, { email: "kim" }]) {
		expect(workLinkSchema.safeParse({ ...form, ...wrong }).success).toBe(false);
	}
});

test("A record is taken back for a reason", () => {
	const id = "11111111-1111-4111-8111-111111111111";
	expect(endRecordSchema.safeParse({ id, because: "" }).success).toBe(false);
	expect(endRecordSchema.parse({ id, because: "Forged" })).toEqual({ id, because: "Forged" });
	// What turns the direction of text would make the owner's page say something else.
	const turned = endRecordSchema.parse({ id, because: "Forged\u202e gnp\u2069" });
	expect(turned.because).toBe("Forged gnp");
});
