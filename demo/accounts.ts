/** The people of the demonstration, to be tried out: one of each plan. The README names them. */

export const demoPassword = "reading-room";

export const demoAccounts = [
	{ email: "free@offerfolio.example", plan: "free" },
	{ email: "pack@offerfolio.example", plan: "pack" },
	{ email: "pro@offerfolio.example", plan: "pro" },
] as const;
