import { count } from "#app/domain/base/count.ts";
import { describeWait } from "#app/domain/base/wait.ts";
import type { Offer } from "#app/domain/billing/offer.ts";
import { freeAllowance, guarantee, plans } from "#app/domain/billing/plans.ts";
import { fairUseWords } from "#app/domain/reader/fair-use.ts";

/** The library: finding, opening and downloading resumes, and what that costs. */

export const resumes = {
	searchFailed: "Failed to search resumes",
	loadFailed: "Failed to load resumes",
	fetchFailed: "Failed to fetch resume",
	featuredFailed: "Failed to fetch featured resumes",
} as const;

export const access = {
	elsewhereFailed: "That section could not be loaded. Please try again.",
	/** @param resumes the rounded count as the landing page shows it: "500+" */
	limitReached: (resumes: string) =>
		`🔒 You're out of resumes! Upgrade to Pro for unlimited access to ${resumes} elite resumes that actually landed jobs!`,
	upgrade: "Unlock unlimited resume access with Pro - see exactly what gets you hired!",
	emailUnconfirmed:
		"Please confirm your email address first. We can send you the confirmation link again.",
	opening: "Opening resume file...",
	noFile: "This resume doesn't have a downloadable file yet.",
	signUpToOpen: `Sign up to open your first resume. It is free: **${freeAllowance} resume**, no card needed.`,
	withdrawn: "This resume was withdrawn from the library.",
	authenticationRequired: "Please sign in to open this resume.",
	unopened: "Open this resume first: press View Full Resume.",
	unreadable: "We could not turn this file into text. Please write to us: we will put it right.",
	unreadableUnspent:
		"This file cannot be read, so it was not opened and nothing was spent. Please write to us: we will put it right.",
	elsewhere: "This resume is kept on another site. Opening it takes you there.",
	/** @param seconds until the next one opens */
	fairUse: (seconds: number) =>
		`You have opened as many different resumes as fair use allows: ${fairUseWords}. You can open the next new one in ${describeWait(seconds)}.`,
	checkFailed: "We could not check your access just now. Please try again in a minute.",
} as const;

export const samples = {
	signUp: "Please sign up to download resumes",
	upgrade: "Upgrade to download this resume",
	unlocked: (product: string) => `Resume unlocked! Welcome to ${product}! 🎉`,
} as const;

export const cost = {
	signedOut: `Free with an account: your first resume costs nothing`,
	pro: "Included in Pro",
	unlocked: "Already unlocked: opening it costs nothing",
	pack: (remaining: number) =>
		remaining === 1
			? "Uses the last resume of your pack"
			: `Uses 1 of the ${remaining} resumes left in your pack`,
	/** @param cost as it is said otherwise */
	endsGuarantee: (cost: string) =>
		`${cost}. It is the second one, and ends the pack’s ${guarantee.days}-day money-back guarantee.`,
	free: "Uses your 1 free resume",
	none: ({ pack, pro }: Offer) =>
		`Needs a Resume Pack (${pack.price} for ${plans.pack.resumes}) or Pro (${pro.smallPrint ? pro.terms : `${pro.monthly} a month`})`,
} as const;

export const swap = {
	offer: (minutes: number) =>
		`Not what you need? For ${count(minutes, "more minute")} you can swap it, once per ${plans.pack.name} and while it is not downloaded: its credit comes back.`,
	done: "Swapped: the credit is back in your pack, and this resume is locked again.",
	over: `This resume can no longer be swapped: once per pack, within ${plans.pack.swapMinutes} minutes, and not after a download.`,
	failed: "We could not swap this resume. Please try again.",
} as const;
