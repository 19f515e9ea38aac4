/** A kind of visitor: the worry in their words, and where to begin. */
export type Persona = {
	name: string;
	/** public/drawings/<name>.svg */
	drawing: string;
	worry: string;
	advice: string;
	/** Into the library, and to a guide. */
	links: readonly { label: string; to: string }[];
};

export const personas: readonly Persona[] = [
	{
		name: "Ambitious Underdog",
		drawing: "climb-to-a-lit-window",
		worry:
			"Nobody has heard of my school, or of the place I work at. I have never even seen a resume that got in.",
		advice: "See one. They are shorter than you fear, and built from work like yours.",
		links: [
			{ label: "Entry-level resumes", to: "/resumes?experience=Entry-level" },
			{ label: "Guide: numbers that hold", to: "/guides/quantify-impact" },
		],
	},
	{
		name: "Stressed Striver",
		drawing: "one-line-at-midnight",
		worry: "Sixty applications, two answers. At midnight I move the same line up and down again.",
		advice:
			"Stop moving it. Lay yours beside ten others: how long they are, and where their numbers sit. That costs nothing.",
		links: [
			{ label: "Most viewed resumes", to: "/resumes?sort=popular" },
			{ label: "Guide: found by the ATS, read by a person", to: "/guides/ats-optimization" },
		],
	},
	{
		name: "Career Switcher",
		drawing: "points-to-another-line",
		worry: "Nine years of good work, and every word for it belongs to another trade.",
		advice:
			"See how others carried theirs across, then translate yours. It takes evenings, not years.",
		links: [
			{ label: "Resumes with a career change", to: "/resumes?q=career+change" },
			{ label: "Guide: changing careers on paper", to: "/guides/career-transition" },
		],
	},
];
