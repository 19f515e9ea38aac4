/** The words around the review checklist. */
export const checklistPage = {
	title: "Resume review checklist",
	lead: "What a good reviewer looks at, in that order: from the whole page to the last letter.",
	description:
		"A resume review checklist in the order in which a good reviewer works: 25 checks, each with why it matters and a line before and after.",
} as const;
