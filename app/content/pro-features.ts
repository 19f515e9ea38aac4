import { fairUseWords } from "#app/domain/reader/fair-use.ts";

/** What Pro brings. Each thing stands here once; two pages list it, each in its own words. */

type Feature = {
	/** What it is called; null on a page that does not list it. */
	names: {
		/** On the page that welcomes a new member. */
		welcome: string;
		/** On the card beside the subscription, and in the cancellation dialog. */
		plan: string | null;
	};
	/** Every plan has it: no plan text may sell it. */
	isForAll?: true;
} & (
	| {
			/** A member can use it now. */
			exists: true;
			/** One sentence: what the member can do with it. */
			detail: string;
			/** The page where it is found. */
			to: string;
	  }
	/** Not built yet: no page promises it. */
	| { exists: false }
);

const features: readonly Feature[] = [
	{
		names: { welcome: "Unlimited resume views", plan: "Unlimited resume views" },
		exists: true,
		detail: `Open every resume in the library, and read it again as often as you like. Fair use: ${fairUseWords}.`,
		to: "/resumes",
	},
	{
		names: { welcome: "Downloads in multiple formats", plan: "Download all resumes" },
		exists: true,
		detail: "PDF, Word and plain text, from the reader of each resume that you open.",
		to: "/library/opened",
	},
	{
		names: { welcome: "All featured resumes", plan: "Access to featured resumes" },
		isForAll: true,
		exists: true,
		detail: "Every resume that is marked Featured in the list.",
		to: "/resumes?featured=true",
	},
	{
		names: { welcome: "Advanced search and filters", plan: "Advanced search filters" },
		isForAll: true,
		exists: true,
		detail:
			"By company, role, industry and level, several at once, with spelling mistakes forgiven. The one search of the site: everybody has it.",
		to: "/resumes",
	},
	{
		names: { welcome: "AI-powered insights", plan: null },
		exists: true,
		detail: "How the resumes of a role or company are built, and what yours could do better.",
		to: "/insights",
	},
	{
		names: { welcome: "Priority support", plan: "Priority support" },
		exists: true,
		detail: "What you write while you are signed in is first in line for an answer.",
		to: "/contact",
	},
	{
		names: { welcome: "Review checklist", plan: "Resume review checklist" },
		exists: true,
		detail: "What a good reviewer looks at, to tick off one by one, with a line before and after.",
		to: "/checklist",
	},
	{
		names: { welcome: "Industry templates", plan: "Industry-specific templates" },
		exists: true,
		detail:
			"Word files for one role and level each, from registered nurse to site reliability engineer.",
		to: "/templates#industry",
	},
];

export type ProFeature = { name: string; detail: string; to: string };

/** What the page after paying lists: only what a member can use now, with the page that it leads to. */
export const proFeatures: readonly ProFeature[] = features.flatMap((feature) =>
	feature.exists ? [{ name: feature.names.welcome, detail: feature.detail, to: feature.to }] : [],
);

export type PlanFeature = { name: string; isForAll: boolean };

/** What the subscription's card lists: only features that exist, with those of every plan marked. */
export const planFeatures: readonly PlanFeature[] = features.flatMap(
	({ exists, names, isForAll = false }) =>
		exists && names.plan ? [{ name: names.plan, isForAll }] : [],
);

/** What goes when Pro ends. */
export const lostFeatures: readonly string[] = planFeatures.flatMap(({ name, isForAll }) =>
	isForAll ? [] : [name],
);
