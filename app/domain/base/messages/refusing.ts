import { describeWait } from "#app/domain/base/wait.ts";
import { guarantee, plans } from "#app/domain/billing/plans.ts";
import { fairUseWords } from "#app/domain/reader/fair-use.ts";
import type { Spending } from "#app/domain/reader/opening-cost.ts";

const spendingWords: Record<Spending, string> = {
	free: "your free resume",
	pack: "one of your pack",
	guarantee: `one of your pack and ends the pack’s ${guarantee.days}-day money-back guarantee`,
};

/** Why a resume does not open; apart from the library's sentences, because a list of cards says none of them. */
export const refusing = {
	/** @param resumes the rounded count as the landing page shows it: "500+" */
	limitReached: (resumes: string) =>
		`🔒 You're out of resumes! Upgrade to Pro for unlimited access to ${resumes} elite resumes that actually landed jobs!`,
	/** To whom Pro is not sold a second time. */
	onHold: `${plans.pro.name} opens it when it is on again, and a ${plans.pack.name} opens it now.`,
	emailUnconfirmed:
		"Please confirm your email address first. We can send you the confirmation link again.",
	withdrawn: "This resume was withdrawn from the library.",
	authenticationRequired: "Please sign in to open this resume.",
	unreadable: "We could not turn this file into text. Please write to us: we will put it right.",
	unreadableUnspent:
		"This file cannot be read, so it was not opened and nothing was spent. Please write to us: we will put it right.",
	/** @param spends what it would spend now, of a page that said something else */
	costsNow: (spends: Spending) =>
		`The cost has changed since this page was shown: opening this resume now uses ${spendingWords[spends]}. Nothing was spent. Press again if you want that.`,
	elsewhere: "This resume is kept on another site. Opening it takes you there.",
	/** @param seconds until the next one opens */
	fairUse: (seconds: number) =>
		`You have opened as many different resumes as fair use allows: ${fairUseWords}. You can open the next new one in ${describeWait(seconds)}.`,
	checkFailed: "We could not check your access just now. Please try again in a minute.",
} as const;
