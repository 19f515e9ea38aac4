import type { CancellationReason, Satisfaction } from "#app/domain/billing/cancellation.ts";

/** How often a member of Pro opens a resume, in a week. */
type Reads = number;

type Leaving = {
	/** So many days after the beginning. */
	after: number;
	reason: CancellationReason;
	satisfaction?: Satisfaction;
	comments?: string;
	/** They changed their mind so many days later. */
	resumedAfter?: number;
};

/** A person who has bought, and what became of it. Days count back from today. */
export type Buyer = {
	joined: number;
	pack?: {
		ago: number;
		opens: number;
		/** So many days later the money went back, or the bank took it. */
		refundedAfter?: number;
		disputedAfter?: number;
		/** The bank decided a week later. */
		outcome?: "won" | "lost";
	};
	pro?: {
		ago: number;
		reads: Reads;
		/** The first month at $1, of a person with a running pack. */
		isDiscounted?: true;
		/** The card is refused at the first renewal. */
		failsLater?: true;
		refundedAfter?: number;
		leaves?: Leaving;
		/** Asked for the money back: more was read than the button allows. */
		asksBack?: true;
	};
};

export const buyers: readonly Buyer[] = [
	{ joined: 178, pack: { ago: 175, opens: 5 } },
	{
		joined: 176,
		pro: {
			ago: 174,
			reads: 6,
			leaves: {
				after: 52,
				reason: "No longer need the service",
				satisfaction: "very-satisfied",
				comments: "I got the offer. The notes beside the lines helped most.",
			},
		},
	},
	{ joined: 169, pack: { ago: 166, opens: 3 } },
	{ joined: 164, pro: { ago: 163, reads: 3 } },
	{
		joined: 158,
		pack: { ago: 150, opens: 5 },
		pro: {
			ago: 139,
			reads: 5,
			isDiscounted: true,
			leaves: {
				after: 80,
				reason: "Too expensive",
				satisfaction: "satisfied",
				comments: "Fine for a search of two months, too much for one of six.",
			},
		},
	},
	{ joined: 152, pack: { ago: 152, opens: 1, refundedAfter: 2 } },
	{ joined: 147, pro: { ago: 144, reads: 4, failsLater: true } },
	{ joined: 141, pack: { ago: 137, opens: 4 } },
	{
		joined: 135,
		pro: {
			ago: 131,
			reads: 7,
			leaves: { after: 57, reason: "Not using it enough", satisfaction: "neutral" },
		},
	},
	{ joined: 129, pack: { ago: 124, opens: 5 } },
	{ joined: 124, pack: { ago: 118, opens: 2, disputedAfter: 12, outcome: "lost" } },
	{ joined: 118, pro: { ago: 117, reads: 5 } },
	{ joined: 113, pack: { ago: 110, opens: 5 }, pro: { ago: 98, reads: 6, isDiscounted: true } },
	{
		joined: 107,
		pro: {
			ago: 103,
			reads: 4,
			leaves: {
				after: 24,
				reason: "Missing features I need",
				satisfaction: "dissatisfied",
				comments: "There is very little for biotech and nothing for lab work.",
			},
		},
	},
	{ joined: 101, pack: { ago: 96, opens: 4 } },
	{ joined: 96, pro: { ago: 92, reads: 3, refundedAfter: 4 } },
	{ joined: 91, pack: { ago: 87, opens: 5 } },
	{ joined: 84, pack: { ago: 83, opens: 3, disputedAfter: 6, outcome: "won" } },
	{ joined: 79, pro: { ago: 74, reads: 6 } },
	{
		joined: 73,
		pro: {
			ago: 71,
			reads: 4,
			leaves: {
				after: 45,
				reason: "Temporary financial difficulties",
				satisfaction: "satisfied",
				comments: "I will be back when I have work again.",
			},
		},
	},
	{ joined: 68, pack: { ago: 61, opens: 5 }, pro: { ago: 40, reads: 5, isDiscounted: true } },
	{ joined: 63, pack: { ago: 58, opens: 2 } },
	{
		joined: 57,
		pro: {
			ago: 55,
			reads: 3,
			leaves: {
				after: 20,
				reason: "Found a better alternative",
				satisfaction: "neutral",
				comments: "My university has a coach who reads resumes.",
				resumedAfter: 3,
			},
		},
	},
	{ joined: 52, pack: { ago: 49, opens: 5 } },
	{
		joined: 46,
		pro: {
			ago: 45,
			reads: 5,
			leaves: { after: 38, reason: "No longer need the service", satisfaction: "satisfied" },
		},
	},
	{ joined: 43, pro: { ago: 33, reads: 4, failsLater: true } },
	{ joined: 38, pack: { ago: 36, opens: 4 } },
	{
		joined: 33,
		pro: {
			ago: 27,
			reads: 6,
			leaves: {
				after: 19,
				reason: "Too expensive",
				satisfaction: "neutral",
				comments: "A student price would have kept me.",
			},
		},
	},
	{ joined: 29, pack: { ago: 26, opens: 3 } },
	{ joined: 24, pack: { ago: 22, opens: 5 }, pro: { ago: 15, reads: 6, isDiscounted: true } },
	{ joined: 21, pack: { ago: 17, opens: 1 } },
	// As much as the guarantee lets a person read, and the money back: the owner is told of it.
	{ joined: 7, pro: { ago: 6, reads: 46.7, refundedAfter: 3 } },
	{ joined: 14, pack: { ago: 9, opens: 1, disputedAfter: 6 } },
	{ joined: 11, pack: { ago: 8, opens: 2 } },
	{ joined: 8, pro: { ago: 5, reads: 44, asksBack: true } },
	{ joined: 6, pack: { ago: 4, opens: 1, refundedAfter: 1 } },
	{ joined: 4, pack: { ago: 2, opens: 1 } },
	{ joined: 3, pro: { ago: 1, reads: 6 } },
	{
		joined: 160,
		pro: {
			ago: 156,
			reads: 4,
			leaves: {
				after: 22,
				reason: "Technical issues",
				satisfaction: "very-dissatisfied",
				comments: "The pages were slow on my old tablet.",
			},
		},
	},
	{
		joined: 122,
		pro: {
			ago: 121,
			reads: 5,
			leaves: { after: 25, reason: "Other", comments: "I only wanted to prepare for one company." },
		},
	},
];
