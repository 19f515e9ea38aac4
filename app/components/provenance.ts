import type { Provenance } from "#app/domain/catalogue.ts";

/** Where a resume comes from, in a word for its card. */
export const provenanceLabels: Readonly<Record<Provenance, string>> = {
	demo: "Demonstration",
	curated: "Curated example",
	declared: "Declared by its author",
	verified: "Verified offer",
};
