import { expect, test } from "vitest";
import { ContributorEditor } from "#app/components/intake/contribution/contributor-editor.tsx";
import { noBlur } from "#app/domain/intake/desk/blur.ts";
import { intakeMessages } from "#app/domain/intake/desk/draft-messages.ts";
import type { DraftView } from "#app/domain/intake/desk/draft-view.ts";
import { typedIntoDraft } from "#app/domain/intake/desk/typed-over.ts";
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

const typedOver = [
	["version", "1"],
	["title", "Charge nurse"],
	["visaSponsored", "true"],
	["remove", "(918) 555-0118"],
	["remove", "Ada Example"],
	["why phone (918) 555-0118", ""],
	["why name Ada Example", ""],
	["why profile ada.example", "A portfolio"],
	["blur school Harrow College", "true"],
	["blurMonths", "true"],
	["blur employer Harrow Clinic", "Health"],
	["mayReturn", "true"],
	["work.0.position", "Charge nurse"],
	["work.1.position", ""],
	["work.2.position", "Porter"],
] as const;

/** What another window has made of the draft meanwhile. */
const newer: DraftView = {
	...draft,
	...{ version: 2, wasWithdrawn: true, schools: ["Harrow College", "Wren School"] },
	fields: { isFeatured: "true", openToEveryone: "true" },
	findings: [
		{ kind: "phone", text: "(918) 555-0118" },
		{ kind: "name", text: "Ada Example" },
		{ kind: "profile", text: "ada.example" },
	],
	waivers: [{ kind: "phone", text: "(918) 555-0118", reason: "Of the clinic" }],
	blur: { ...noBlur, schools: ["Wren School"] },
};

test.each([
	["the owner's", DraftEditor],
	["the contributor's", ContributorEditor],
])("Without scripts %s form keeps its ticks and entries over a newer version", (_, Editor) => {
	const form = new FormData();
	for (const [name, value] of typedOver) form.append(name, value);
	const answer = { success: false, message: intakeMessages.stale, values: typedIntoDraft(form) };
	const html = markupOf(
		<Editor draft={newer} answer={answer} busy={null} sheet={null} isEarlier={false} />,
	);
	const boxes = [...html.matchAll(/<input[^>]*type="checkbox"[^>]*>/gu)].flatMap(([box]) =>
		box.includes(" name=") ? [box] : [],
	);
	const ticked = boxes.filter((box) => box.includes("checked"));
	const said = (box: string) => {
		const [, name] = / name="([^"]*)"/u.exec(box) ?? [];
		return name === "remove" ? / value="([^"]*)"/u.exec(box)?.[1] : name;
	};
	const ofOwner = Editor === DraftEditor;
	expect(ticked.map(said).sort()).toEqual(
		[
			...["(918) 555-0118", "Ada Example", "blur school Harrow College", "blurMonths"],
			...["visaSponsored", ...(ofOwner ? ["mayReturn"] : [])],
		].sort(),
	);
	expect(boxes.length - ticked.length).toBe(ofOwner ? 4 : 2);
	expect(/<select[^>]*name="blur employer Harrow Clinic"/u.test(html)).toBe(true);
	expect(/<input[^>]*name="work\.2\.position"[^>]*>/u.exec(html)?.[0]).toContain('value="Porter"');
	expect(html).toContain('value="A portfolio"');
	// What is saved again replaces the newer version.
	expect(html).toMatch(/<input[^>]*name="version" value="2"/u);
});
