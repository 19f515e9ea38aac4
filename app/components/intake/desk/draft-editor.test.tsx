import { expect, test } from "vitest";
import { noBlur } from "#app/domain/intake/desk/blur.ts";
import type { DraftView } from "#app/domain/intake/desk/draft-view.ts";
import { markupOf, textOf } from "#tests/helpers/component-markup.tsx";
import { DraftEditor } from "./draft-editor.tsx";

const draft: DraftView = {
	id: "8a6e0804-2bd0-4672-b79d-d97027f9071a",
	version: 1,
	fileName: "ada.json",
	status: "ready",
	problem: null,
	document: {
		basics: { name: "Ada Example", label: "Nurse", email: "Mail: ada@mail.example" },
		work: [{ name: "Harrow Clinic", position: "Nurse", highlights: ["Call (918) 555-0118"] }],
		education: [],
		skills: [],
	},
	style: "classic",
	fields: {},
	doubts: [],
	unplaced: [],
	findings: [
		{ kind: "email", text: "ada@mail.example" },
		{ kind: "phone", text: "(918) 555-0118" },
	],
	waivers: [],
	removals: [],
	blur: noBlur,
	houses: [],
	schools: [],
	industries: [],
	meter: null,
	fewReason: null,
	contribution: null,
	wasWithdrawn: false,
	mayReturn: false,
	sameAs: null,
	nearCopyOf: null,
	file: null,
	publishDay: null,
	next: null,
	left: 1,
};

test("Enter in a line of a draft saves it: the first button of the form is not Publish", () => {
	const html = markupOf(<DraftEditor draft={draft} answer={undefined} busy={null} />);
	const [first] = /<button[^>]*type="submit"[^>]*>/u.exec(html) ?? [];
	expect(first).toContain('value="save"');
	expect(first).toContain("hidden");
});

test("No reason is asked for what the head had, which goes in any case", () => {
	const html = markupOf(<DraftEditor draft={draft} answer={undefined} busy={null} />);
	expect(html).toContain('name="why phone (918) 555-0118"');
	expect(html).not.toContain('name="why email');
	expect(textOf(html)).toContain("Always goes ada@mail.example");
});
