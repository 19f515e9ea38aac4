import { count } from "#app/domain/base/count.ts";
import { plans } from "#app/domain/billing/plans.ts";

/** Templates and the tools of Pro. */

export const templates = {
	preparing: (name: string) => `Preparing download for ${name}...`,
	downloaded: (name: string) => `${name} template downloaded successfully!`,
	openingTab: "Download failed. Opening in new tab instead.",
	failed: "Download failed. Please try again in a minute.",
	offline: "Download failed: your device is not connected to the internet.",
	missing: "Download failed: there is no file for this template. Please write to us.",
	/** For the log, not for the person. */
	fileNotFound: (status: number) => `File not found: ${status}`,
	unknown: "There is no such template.",
	authenticationRequired: "Please sign in to download this template.",
	signUpForMember: "The templates named after a company come with a free account.",
	signUpForPro: `Previews are free. The Word file of an industry template comes with **${plans.pro.name}**.`,
	upgrade: `Industry templates come with ${plans.pro.name}: their Word files, for as long as it runs.`,
} as const;

export const proTools = {
	proOnly: `This is a tool of ${plans.pro.name}.`,
} as const;

export const insights = {
	notHere: "Your browser could not do this by itself. Your text is still here.",
	noPosting: "Paste the text of a job posting.",
	silentPosting:
		"We found no company, role or level of this library in this posting. Answer above instead.",
	postingFailed: "The posting could not be read just now. It is still here. Please try again.",
	failed: "The comparison did not work. Your text is still here: please try again.",
} as const;

export const checklist = {
	failed: "That was not saved. Please try again.",
	reset: "The checklist is empty again.",
	saved: "Saved.",
	added: (checks: number) => `${count(checks, "check")} ticked in your checklist.`,
} as const;
