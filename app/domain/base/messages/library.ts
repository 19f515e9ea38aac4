import { count } from "#app/domain/base/count.ts";
import type { Offer } from "#app/domain/billing/offer.ts";
import { freeAllowance, guarantee, plans } from "#app/domain/billing/plans.ts";

/** The library: finding, opening and downloading resumes, and what that costs. */

export const resumes = {
	searchFailed: "Failed to search resumes",
	loadFailed: "Failed to load resumes",
	fetchFailed: "Failed to fetch resume",
	featuredFailed: "Failed to fetch featured resumes",
} as const;

export const access = {
	upgrade: "Unlock unlimited resume access with Pro - see exactly what gets you hired!",
	opening: "Opening resume file...",
	freeIsToRead: `You opened this with your free resume, which is for reading. Its downloads come with ${plans.pro.name}.`,
	downloadFailed: "The download did not start. Please try again.",
	noFile: "This resume doesn't have a downloadable file yet.",
	unopened: "Open this resume first: press View Full Resume.",
	signUpToOpen: `Sign up to open your first resume. It is free: **${freeAllowance} resume**, no card needed.`,
} as const;

export const samples = {
	signUp: "Please sign up to download resumes",
	upgrade: "Upgrade to download this resume",
	unlocked: (product: string) => `Resume unlocked! Welcome to ${product}! 🎉`,
} as const;

export const cost = {
	signedOut: `Free with an account: your first resume costs nothing`,
	everyone: "Open to everyone",
	pro: "Included in Pro",
	unlocked: "Already unlocked: opening it costs nothing",
	pack: (remaining: number) =>
		remaining === 1
			? "Uses the last resume of your pack"
			: `Uses 1 of the ${remaining} resumes left in your pack`,
	/** @param cost as it is said otherwise */
	endsGuarantee: (cost: string) =>
		`${cost}. It is the second one, so it ends the pack’s ${guarantee.days}-day money-back guarantee.`,
	free: "Uses your 1 free resume",
	none: ({ pack, pro }: Offer, isProHeld?: boolean) =>
		`Needs a Resume Pack (${pack.price} for ${plans.pack.resumes})${isProHeld ? "" : ` or Pro (${pro.smallPrint ? pro.terms : `${pro.monthly} a month`})`}`,
} as const;

export const swap = {
	offer: (minutes: number) =>
		`Not what you need? Swap it within ${count(minutes, "more minute")}, and its credit comes back. This works once per ${plans.pack.name}, and not after a download.`,
	done: "Swapped: the credit is back in your pack, and this resume is locked again.",
	over: `This resume can no longer be swapped: once per pack, within ${plans.pack.swapMinutes} minutes, and not after a download.`,
	failed: "We could not swap this resume. Please try again.",
} as const;
