import type { Provenance } from "#app/domain/catalogue.ts";

/** What the site says about where a resume comes from: a word for the card, a sentence for its page. */
export const provenanceTexts: Readonly<Record<Provenance, { label: string; sentence: string }>> = {
	demo: {
		label: "Demonstration",
		sentence: "Invented for this demonstration. The person, the career and the offer do not exist.",
	},
	curated: {
		label: "Curated example",
		sentence:
			"Written by our editors as an example of a resume for this role. Not a real person's.",
	},
	declared: {
		label: "Declared by its author",
		sentence: "Given to us by its author, who declared the offer. We have not checked it.",
	},
	verified: {
		label: "Verified offer",
		sentence: "Given to us by its author. We have seen the offer.",
	},
};
