import { count } from "#app/domain/base/count.ts";
import { guarantee } from "#app/domain/billing/plans.ts";

// What is promised here is what the code does: change both together.

/** The words of the contact page. */
export const contactPage = {
	title: "Write to us",
	lead: "A question about a resume, a payment or your account? A person reads every message.",
	office: "San Francisco, California",
} as const;

/** Words, and the page that says more. */
export type ContactQuestion = {
	question: string;
	answer: string;
	link: { label: string; to: string };
};

export const contactQuestions: readonly ContactQuestion[] = [
	{
		question: "I want my money back. Do I have to ask?",
		answer: `Usually not. Within ${guarantee.days} days of a first payment there is a button beside it in your account. It works at once and without a reason, once for each mailbox. If you have read much with Pro, the button asks us. A pack goes back if it has opened at most ${count(guarantee.packUnlocks, "resume")}.`,
		link: { label: "When it applies", to: "/terms#money-back" },
	},
	{
		question: "I cannot sign in. Where do I start?",
		answer:
			"Ask for a link to choose a new password. If no email comes, check your spam folder first; then write to us from the address of your account.",
		link: { label: "Get a new link", to: "/auth/forgot-password" },
	},
	{
		question: "A resume here is mine. How do I get it taken down?",
		answer:
			"Send us the address of its page, and say that it is yours or about you. We withdraw it and delete its file. The same file cannot come back, nor can near copies where a code could be made of its words.",
		link: { label: "Ask for it", to: "/contact?kind=takedown" },
	},
];
