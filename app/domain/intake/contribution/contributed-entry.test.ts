import { expect, test } from "vitest";
import { type ResumeFields, resumeFormSchema } from "#app/domain/intake/resume-form.ts";
import { beyondPerson } from "./contributed-entry.ts";
import { contributed } from "./contributor-messages.ts";

const entry: ResumeFields = {
	...resumeFormSchema.parse({
		...{ title: "Nurse at a company in Healthcare", company: "Harrow Clinic", role: "Nursing" },
		...{ industry: "Healthcare", description: "Nights at Harrow.", education: "A university" },
		...{ provenance: "declared", location: "Tulsa, OK" },
	}),
};
const beyond = (more: Partial<ResumeFields>, said = {}) =>
	beyondPerson({ ...entry, ...said }, { ...entry, ...more }, false);

test("What says less of a person, or the same with other words around it, is the owner's to say", () => {
	const changes: Partial<ResumeFields>[] = [
		{},
		{ company: "A company in Healthcare", location: "OK", education: null },
		{ company: "A consulting firm", title: "Nurse" },
		{ title: "Night nurse at a company in Healthcare", description: "Days and nights." },
		{ isFeatured: true, visaSponsored: true, experienceLevel: "Senior-level" },
	];
	for (const more of changes) expect(beyond(more)).toEqual({});
	expect(beyond({ provenance: "declared" }, { provenance: "verified" })).toEqual({});
});

test("What says more is refused at its field, and so is what would stand in place of the person's words", () => {
	const { addsNothing, staysBlurred, staysDeclared, wordsStay } = contributed;
	expect(
		beyond({ offerMonth: "2026-05", education: "Harrow State", location: "Tulsa, OK, 74101" }),
	).toEqual({ offerMonth: addsNothing, education: addsNothing, location: addsNothing });
	expect(beyond({ title: "Nurse at Harrow Clinic" })).toEqual({
		title: staysBlurred("a company in healthcare"),
	});
	expect(beyond({ provenance: "curated", fileUrl: "https://elsewhere.example/cv.pdf" })).toEqual({
		provenance: staysDeclared,
		fileUrl: wordsStay,
	});
	expect(beyondPerson(entry, entry, true)).toEqual({ uploadId: wordsStay });
});
