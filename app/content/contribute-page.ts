import { limits } from "#app/domain/base/limits.ts";
import { consentParts, consentWords } from "#app/domain/intake/contribution/consent.ts";
import {
	contributorLimits,
	rewardRules,
} from "#app/domain/intake/contribution/contributor-limits.ts";

// What is promised here is what the code does: change both together.

/** The words of the page that explains to contributors what they give, and what becomes of it. */
export const contributePage = {
	title: "Contribute your resume",
	description:
		"Give the resume that got you the offer to those who search now. You see the page before anyone else does, say how exactly you are named, and can withdraw it.",
	lead: "Someone is writing the resume that you have already written. Give them yours: without your name, as exactly as you choose, and for as long as you want.",
} as const;

export const contributeSteps = [
	{
		title: "Send it",
		text: "A PDF, a Word file, plain text or JSON Resume; or you paste its text. We read it into a document. Nobody but you can open it.",
	},
	{
		title: "See the page",
		text: "You see exactly the page that readers will see, and correct it. Your name, mailboxes, phone numbers, addresses and profiles that we find are taken out. You choose what is said less exactly: “a consulting firm”, “a university”, years instead of months. A meter says how many people in this library have the role and the company of your offer, and lists what else can lead to you.",
	},
	{
		title: "Agree and submit",
		text: "You agree to each use by itself; nothing is ticked for you. Then we read it, and publish it, send it back with a question, or decline it and say why. We never make it more exact than you did.",
	},
] as const;

/** What is agreed to, in the words of the form. */
export const contributeUses = consentParts.map((part) => consentWords[part]);

export const contributeRules = [
	{
		title: "What everybody sees",
		text: "The title, the company, the role and the other facts that you enter; the shape of the page as bars; and that you declared it. No sentence of it.",
	},
	{
		title: "What we see",
		text: "Once you have submitted it, the owner of this site sees your document and your file beside it, to check that your contact data is out. Before that only you see it.",
	},
	{
		title: "What is kept, and for how long",
		text: `Your file is deleted when the resume is published, declined or thrown away; a code by which the same file would be known again stays after publication. A draft that you have not touched for ${contributorLimits.untouchedDays} days is deleted with its file; we write to you ${contributorLimits.noticeDays} days before. What you agreed to stays, dated and word for word, where you can read it.`,
	},
	{
		title: "How it is withdrawn",
		text: "By a button, at any time and for no reason. Its page, its words, its lines, your notes and its files leave the library at once, and readers get back what they spent on it. Your receipts stay, and codes by which the same resume is kept out; it remains in backups until they are overwritten, and copies that readers have downloaded are beyond our reach. When you delete your account, what is not published goes, and what is published is withdrawn unless you say that it stays.",
	},
	{
		title: "What is proved",
		text: "At first your resume says that you declared it. If you want, a link at your work address confirms that you can be reached there, or we look at a document of the offer once, without keeping it.",
	},
	{
		title: "What you get",
		text: `${rewardRules.published} days of Pro when it is published, and a day for every ${rewardRules.readersPerDay} people who open it, at most ${rewardRules.mostDays} days a year. They are the same whichever uses you agree to. You see how many people read it, from three on and never who, and can write notes beside its lines and show the earlier version beside it, which we read first.`,
	},
	{
		title: "How much at once",
		text: `${contributorLimits.open} resumes that are not published yet, and ${limits.contributePerPerson.attempts} files or pasted texts a day.`,
	},
] as const;

/** What the picture shows: the company of an offer, said less exactly, and invented counts of the people who share it. */
export const blurSteps = [
	{ employer: "Blue Heron Bank", people: 1 },
	{ employer: "An investment bank", people: 34 },
] as const;
