import type { TypedDraft } from "#app/domain/intake/desk/draft-form.ts";
import type { ResumeFormValues } from "#app/domain/intake/resume-form.ts";

/** What only the owner says of a resume. */
const ownersFields = { isFeatured: "", openToEveryone: "", fileUrl: "" } as const;

/** What every contributed resume says of where it comes from. */
export const contributedFields: ResumeFormValues = { provenance: "declared", ...ownersFields };

/** What a contributor typed: nothing in it decides what the owner decides, whatever was posted. */
export const typedByContributor = (typed: TypedDraft): TypedDraft => ({
	...typed,
	fields: { ...typed.fields, ...contributedFields },
	mayReturn: false,
});

type Choices = Pick<TypedDraft, "blur" | "removals" | "waivers" | "fewReason">;

/**
 * What the owner typed into a contributed draft: less exact than its person chose, never more. What they have taken
 * out stays out, and nothing stays in that they have not left.
 */
export const withinChoices = (typed: TypedDraft, chosen: Choices): TypedDraft => ({
	...typed,
	fields: { ...typed.fields, provenance: "declared", openToEveryone: "", fileUrl: "" },
	blur: {
		months: typed.blur.months || chosen.blur.months,
		employers: { ...typed.blur.employers, ...chosen.blur.employers },
		schools: [...new Set([...chosen.blur.schools, ...typed.blur.schools])],
	},
	removals: [...new Set([...chosen.removals, ...typed.removals])],
	waivers: typed.waivers.filter(({ kind, text }) =>
		chosen.waivers.some((left) => left.kind === kind && left.text === text),
	),
	fewReason: chosen.fewReason,
});
