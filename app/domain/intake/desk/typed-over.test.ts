import { expect, test } from "vitest";
import { noBlur } from "./blur.ts";
import type { EditedDraft } from "./draft-view.ts";
import { typedIntoDraft, withTyped } from "./typed-over.ts";

const job = { name: "Harrow Clinic", position: "Nurse", highlights: ["Ran a ward"] };
const draft: EditedDraft = {
	...{ id: "a", version: 2, fileName: "ada.pdf", status: "ready", problem: null, style: "classic" },
	document: { basics: { name: "", label: "" }, work: [job, job], education: [], skills: [] },
	fields: { title: "Newer", isFeatured: "true" },
	...{ doubts: [], unplaced: [], findings: [], waivers: [], removals: [], industries: [] },
	blur: { ...noBlur, schools: ["Wren School"] },
	houses: [{ name: "Harrow Clinic", kind: "Health" }],
	...{ schools: ["Wren School"], meter: null, fewReason: "Agreed" },
};

const typed = (...fields: [string, string][]) => {
	const form = new FormData();
	for (const [name, value] of fields) form.append(name, value);
	return typedIntoDraft(form);
};

test("What is ticked of all that was found comes back a line each, and empty when nothing is", () => {
	expect(typed(["remove", "a"], ["remove", "b"], ["title", "Nurse"])).toEqual({
		...{ remove: "a\nb", title: "Nurse" },
	});
	expect(typed()).toEqual({ remove: "" });
});

test("A draft that was typed over has the ticks of the form, and what stands in no box of the newer one", () => {
	const shown = withTyped(
		draft,
		typed(
			...([
				["visaSponsored", "true"],
				["remove", "(918) 555-0118"],
				["why phone (918) 555-0118", ""],
				["why email ada@mail.example", "Of the clinic"],
				["blur school Harrow College", "true"],
				["blur employer Brookmere", "Health"],
			] satisfies [string, string][]),
		),
	);
	expect(shown).toMatchObject({
		...{ id: "a", version: 2, fewReason: null },
		fields: { title: "Newer", visaSponsored: "true", isFeatured: "", openToEveryone: "" },
		waivers: [{ kind: "email", text: "ada@mail.example", reason: "Of the clinic" }],
		blur: { months: false, schools: ["Harrow College"] },
		schools: ["Wren School", "Harrow College"],
		houses: [
			{ name: "Harrow Clinic", kind: "Health" },
			{ name: "Brookmere", kind: null },
		],
	});
});

test("It has as many entries as something was typed into", () => {
	const entries = (...fields: [string, string][]) => {
		const { work, education } = withTyped(draft, typed(...fields)).document;
		return { work, education: education.length };
	};
	const blank = { name: "", position: "", highlights: [] };
	expect(entries(["work.0.name", "A"], ["work.2.name", "C"], ["work.3.name", " "])).toEqual({
		...{ work: [job, job, blank], education: 0 },
	});
	expect(entries(["work.0.name", "A"], ["education.1.score", "3.9"])).toEqual({
		...{ work: [job], education: 2 },
	});
});
