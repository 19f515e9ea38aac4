import type { Provenance } from "#app/domain/library/catalogue.ts";
import { workLinkDays } from "#app/domain/library/evidence.ts";

// What is promised here is what the code does: change both together.

/** The words of the page about what each provenance rests on. */
export const howWeCheckPage = {
	title: "How we check",
	description:
		"What stands behind each resume: who has looked, at what, and what was compared. With how many resumes there are of each kind today.",
	lead: "Every resume says how far it was checked. Here is what each word rests on, and how many resumes have it today.",
} as const;

export const tierTexts: Readonly<Record<Provenance, { what: string; notSaid: string }>> = {
	verified: {
		what: "We have seen a document of the offer: an offer letter, a contract or a payslip. We compared the employer, the role and, where the resume names it, the month. The record says who looked, on which day, and what was compared.",
		notSaid:
			"It says nothing of the pay, of how the interviews went, or of the other jobs on the resume.",
	},
	confirmed: {
		what: `The author opened a link that we sent to a work address at the employer, and said that the resume is theirs. The link works for ${workLinkDays} days.`,
		notSaid:
			"It shows that the author has, or had, a mailbox there. It does not show the role or the month.",
	},
	declared: {
		what: "The author gave us the resume and declared the offer. The record says on which day.",
		notSaid: "We have compared nothing.",
	},
	curated: {
		what: "Our editors wrote it as an example of a resume for this role.",
		notSaid: "It is no real person’s.",
	},
	demo: {
		what: "It was invented for a demonstration of this site.",
		notSaid: "The person, the career and the offer do not exist.",
	},
};

/** The strongest first. */
export const tierOrder: readonly Provenance[] = [
	"verified",
	"confirmed",
	"declared",
	"curated",
	"demo",
];

export const checkRules: readonly { title: string; text: string }[] = [
	{
		title: "We do not keep the document",
		text: "It is looked at once. Our server reads it to calculate a keyed hash, writes nothing else of it anywhere, and forgets it with the request. By the hash the same document is known again: it cannot stand behind two resumes.",
	},
	{
		title: "Black out what we do not need",
		text: "Salary, address, names of other people: cover them. We need to read the employer, the role and the month, and nothing more.",
	},
	{
		title: "Of a work address its domain stays",
		text: "Once the link is sent, we keep its domain and a keyed hash, and delete the address. One that still waits for its link goes 30 days after publication at the latest. Addresses at providers where anyone can open a mailbox are not taken.",
	},
	{
		title: "There is no other way up",
		text: "The database refuses a tier without its record, in whatever way it is asked for: a form, an import, a program. A record speaks of what the resume said that day. If the employer, the role or the month is changed afterwards, the resume falls back to “declared” by itself.",
	},
	{
		title: "What turns out to be wrong is taken back",
		text: "When a record is refuted, the resume loses the tier at the same moment, in the library, the search and the figures. Tell us by the contact page if you think that one is wrong.",
	},
];
