import { typedValues } from "#app/domain/base/form-result.ts";
import type { ResumeDocument } from "#app/domain/reader/resume-document.ts";
import { readDraftForm } from "./draft-form.ts";
import type { EditedDraft } from "./draft-view.ts";

/** What was typed into the form of a draft. What is ticked of all that was found is a line each. */
export const typedIntoDraft = (form: FormData): Record<string, string> => ({
	...typedValues(form),
	remove: form.getAll("remove").join("\n"),
});

const empty = {
	work: { name: "", position: "", highlights: [] },
	education: { institution: "", studyType: "", area: "" },
	projects: { name: "", highlights: [] },
};

/** As many entries of a section as something was typed into. What of them is there already stays. */
function entriesTyped<Section extends keyof typeof empty>(
	document: ResumeDocument,
	section: Section,
	values: Readonly<Record<string, string>>,
): NonNullable<ResumeDocument[Section]> {
	const isOfIt = new RegExp(`^${section}\\.(\\d{1,2})\\.`, "u");
	const places = Object.entries(values).flatMap(([name, value]) => {
		const place = isOfIt.exec(name)?.[1];
		return place === undefined || value.trim() === "" ? [] : [Number(place) + 1];
	});
	const there = document[section] ?? [];
	return Array.from(
		{ length: Math.max(0, ...places) },
		(_, place) => there[place] ?? empty[section],
	) as NonNullable<ResumeDocument[Section]>;
}

/**
 * A draft over which something else was typed, for a page that has that from the answer alone (without scripts): with
 * the ticks and as many entries as the form had. Its fields have their words from the answer themselves.
 */
export function withTyped<Draft extends EditedDraft>(
	draft: Draft,
	values: Readonly<Record<string, string>>,
): Draft {
	const form = new FormData();
	for (const [name, value] of Object.entries(values)) {
		for (const one of name === "remove" ? value.split("\n") : [value]) form.append(name, one);
	}
	const { fields, blur, waivers, fewReason, mayReturn } = readDraftForm(form);
	const { visaSponsored = "", isFeatured = "", openToEveryone = "" } = fields;
	const { document, houses, schools } = draft;
	const named = new Set(houses.map(({ name }) => name));
	const others = Object.keys(blur.employers).filter((name) => !named.has(name));
	return {
		...draft,
		...{ blur, waivers, fewReason, mayReturn },
		fields: { ...draft.fields, visaSponsored, isFeatured, openToEveryone },
		houses: [...houses, ...others.map((name) => ({ name, kind: null }))],
		schools: [...new Set([...schools, ...blur.schools])],
		document: {
			...document,
			work: entriesTyped(document, "work", values),
			education: entriesTyped(document, "education", values),
			projects: entriesTyped(document, "projects", values),
		},
	};
}
