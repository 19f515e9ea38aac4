/** What Pro brings, in the order of the list on the page that welcomes a new member. */

export type ProFeature = {
	name: string;
	/** One sentence: what the member can do with it. */
	detail: string;
	/** The page where it is found. */
	to: string;
};

/** Only what a member can use now: a feature is listed with the page that it leads to. */
export const proFeatures: readonly ProFeature[] = [
	{
		name: "Unlimited resume views",
		detail: "Open every resume in the library, and read it again as often as you like.",
		to: "/resumes",
	},
	{
		name: "Downloads in multiple formats",
		detail: "PDF, Word and plain text, from the reader of each resume that you open.",
		to: "/library",
	},
	{
		name: "All featured resumes",
		detail: "Every resume that is marked Featured in the list.",
		to: "/resumes?featured=true",
	},
	{
		name: "Advanced search and filters",
		detail:
			"By company, role, industry and level, several at once, with spelling mistakes forgiven.",
		to: "/resumes",
	},
];
