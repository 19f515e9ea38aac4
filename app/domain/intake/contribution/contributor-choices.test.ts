import { expect, test } from "vitest";
import type { TypedDraft } from "#app/domain/intake/desk/draft-form.ts";
import { typedByContributor, withinChoices } from "./contributor-choices.ts";

const typed: TypedDraft = {
	document: { basics: { name: "", label: "" }, work: [], education: [], skills: [] },
	style: "classic",
	fields: { title: "Nurse", provenance: "verified", isFeatured: "true", openToEveryone: "true" },
	blur: { months: false, employers: { Acme: "Tech" }, schools: [] },
	waivers: [
		{ kind: "phone", text: "555 0118", reason: "A part number" },
		{ kind: "email", text: "a@b.example", reason: "Ours" },
	],
	removals: ["Tulsa"],
	fewReason: "The owner thinks so",
	mayReturn: true,
};

test("What the owner decides is not a contributor's to say, whatever was posted", () => {
	const { fields, mayReturn } = typedByContributor({
		...typed,
		fields: { ...typed.fields, fileUrl: "https://mail.example/cv.pdf" },
	});
	expect(fields).toEqual({
		title: "Nurse",
		provenance: "declared",
		isFeatured: "",
		openToEveryone: "",
		fileUrl: "",
	});
	expect(mayReturn).toBe(false);
});

test("The owner makes a contributed draft less exact than its person did, and never more", () => {
	const chosen = {
		blur: { months: true, employers: { Acme: "Finance" }, schools: ["Harrow"] },
		removals: ["Ada"],
		waivers: [{ kind: "phone" as const, text: "555 0118", reason: "A part number" }],
		fewReason: null,
	};
	expect(withinChoices(typed, chosen)).toMatchObject({
		blur: { months: true, employers: { Acme: "Finance" }, schools: ["Harrow"] },
		removals: ["Ada", "Tulsa"],
		waivers: [{ kind: "phone" }],
		fewReason: null,
		fields: { provenance: "declared", openToEveryone: "", isFeatured: "true" },
		mayReturn: true,
	});
	const less = {
		...typed,
		blur: { months: true, employers: { Beta: "Tech" }, schools: ["Yarrow"] },
	};
	expect(withinChoices(less, chosen).blur).toEqual({
		months: true,
		employers: { Acme: "Finance", Beta: "Tech" },
		schools: ["Harrow", "Yarrow"],
	});
});
