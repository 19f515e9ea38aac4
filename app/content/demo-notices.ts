import type { InventedPart } from "#app/domain/library/provenance.ts";

/** What is said of invented resumes, by how much of the library is invented: above each page, and on the page about us. */
export const demoNotices: Readonly<Record<InventedPart, { banner: string; about: string } | null>> =
	{
		all: {
			banner: "every person, resume and offer here is invented.",
			about:
				"What you see here is a demonstration. Its people, careers and offers are invented, every one of them says so, and none is passed off as real.",
		},
		some: {
			banner: "each resume that is marked so is invented, with its person and offer.",
			about:
				"A part of what you see here is a demonstration. Each resume that is marked so is invented, with its person and offer, and none of them is passed off as real.",
		},
		none: null,
	};
