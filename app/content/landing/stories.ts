import { count } from "#app/domain/base/count.ts";
import { freeAllowance, plans } from "#app/domain/billing/plans.ts";

/**
 * People who show what the library is for. All of them are invented, and the page says so beside each: what
 * a real reader tells us, with their leave, goes into a list of its own.
 */
type Invented = {
	/** A first name and a letter. */
	name: string;
	/** What they did, and what they wanted. */
	situation: string;
};

/** A line of a resume; what matters in the new one is **bold**. */
export type LineChange = { before: string; after: string; why?: string };

/** What became of a line, or of the whole sheet. */
export type Change =
	| ({ kind: "line" } & LineChange)
	| { kind: "shape"; rows: readonly { what: string; before: number; after: number }[] };

export type Story = Invented & {
	/** Which kind of resume they read, and the list of those. */
	read: string;
	to: string;
	noticed: string;
	change: Change;
	next: string;
};

export type Testimonial = Invented & { words: string };

export const illustrativeNote =
	"Illustrative: these people are invented, to show what reading other people's resumes is good for.";

export const stories: readonly Story[] = [
	{
		name: "Imani O.",
		situation: "Statistics degree from a commuter college, wants to be a data scientist",
		read: `Eleven entry-level previews, then ${count(freeAllowance, "resume")} in full, the free one.`,
		to: "/resumes?experience=Entry-level",
		noticed:
			"Each project there ended with what someone did about it. Hers ended with the library she had used.",
		change: {
			kind: "line",
			before: "Analyzed bike-share data using Python and pandas.",
			after:
				"Found that **3 of 41 stations** drew a third of the complaints about empty docks; the city sent its second van there **from May on**.",
		},
		next: "Twelve more applications, four calls.",
	},
	{
		name: "Jonas K.",
		situation: "Runs a warehouse shift, wants to be a consultant",
		read: "Twenty Consultant sheets side by side, none of them opened.",
		to: "/resumes?role=Consultant",
		noticed: "Nearly all stopped at the end of the first page. His had just got going there.",
		change: {
			kind: "shape",
			rows: [
				{ what: "Pages", before: 2, after: 1 },
				{ what: "Bullets", before: 29, after: 13 },
				{ what: "With a number", before: 4, after: 7 },
			],
		},
		next: "One of the firms that had been silent in spring sent him a case.",
	},
	{
		name: "Lucía M.",
		situation: "Taught geography for nine years, wants to be a product manager",
		read: `Three resumes tagged “career change”, with a ${plans.pack.name}.`,
		to: "/resumes?q=career+change",
		noticed: "None of them hid the first career. They told it in the verbs of the second.",
		change: {
			kind: "line",
			before: "Responsible for the geography curriculum of grade nine.",
			after:
				"Rebuilt a course for **140 students** on what they told me each week: dropped a third of it, and the share who passed rose **from 71% to 84%** in a year.",
		},
		next: "First interview in the new field in her seventh week.",
	},
];

export const testimonials: readonly Testimonial[] = [
	{
		name: "Petra V.",
		situation: "Marketing",
		words: "I did not need better words. I needed to see that one page is enough.",
	},
	{
		name: "Samuel A.",
		situation: "Finance",
		words: "Half of their lines had a green tick. I counted mine: one in nineteen.",
	},
	{
		name: "Wei L.",
		situation: "Software engineering",
		words: "I read my free one four times, with a pencil. After that I knew what to cut.",
	},
];
