import { count } from "#app/domain/base/count.ts";
import { sentenceCase } from "#app/domain/base/sentence-case.ts";
import type { Offer } from "#app/domain/billing/offer.ts";
import { freeAllowance, guarantee, plans, prices } from "#app/domain/billing/plans.ts";
import { responsePromise } from "#app/domain/content/contact.ts";
import { brand } from "./brand.ts";

// What is said here of access, downloads and refunds is what the code does: change both together.

const { pack, pro, enterprise } = plans;

/** What a person can do with it, beside its tick: yes, no, or how much. */
export type ComparisonCell = boolean | string;
export type ComparisonRow = { name: string; free: ComparisonCell } & Record<
	"pack" | "pro",
	ComparisonCell
>;
export type ComparisonGroup = { title: string; rows: readonly ComparisonRow[] };

const all = { free: true, pack: true, pro: true } as const;

export const comparison: readonly ComparisonGroup[] = [
	{
		title: "Finding",
		rows: [
			{ name: "Search and filters", ...all },
			{ name: "Preview of every resume", ...all },
		],
	},
	{
		title: "Reading",
		rows: [
			{
				name: "Resumes you can open",
				free: `${freeAllowance}`,
				pack: `${pack.resumes}`,
				pro: "All",
			},
			{ name: "Featured resumes too", ...all },
			{ name: "Read again at no cost", ...all },
			{
				name: "How long they stay open",
				free: "No end",
				pack: `${pack.days} days`,
				pro: `While ${pro.name} runs`,
			},
			{ name: "List of what you opened", ...all },
		],
	},
	{
		title: "Downloading",
		rows: [
			{ name: "PDF", free: false, pack: "Of what it opened", pro: true },
			{ name: "Word and plain text", free: false, pack: false, pro: true },
			{ name: "JSON Resume, where there is one", free: false, pack: false, pro: true },
		],
	},
	{
		title: "Templates in Word",
		rows: [
			{ name: "Named after a company", ...all },
			{ name: "Of an industry", free: false, pack: false, pro: true },
		],
	},
	{
		title: "Working on yours",
		rows: [
			{ name: "AI-powered insights", free: "An example", pack: "An example", pro: true },
			{ name: "Your resume, compared", free: false, pack: false, pro: true },
			{ name: "Resume review checklist", free: "An example", pack: "An example", pro: true },
		],
	},
	{
		title: "Paying",
		rows: [
			{ name: "Renews", free: false, pack: false, pro: `Each ${pro.interval}` },
			{
				name: "Money back",
				free: false,
				pack: `${guarantee.days} days`,
				pro: `${guarantee.days} days`,
			},
			{ name: "Support by email", ...all },
			{ name: "First in line for an answer", free: false, pack: false, pro: true },
		],
	},
];

/** The table with what the viewer would pay. */
export const comparisonOf = (offer: Offer): readonly ComparisonGroup[] =>
	comparison.map((group) =>
		group.title === "Paying" ? { ...group, rows: [priceRow(offer), ...group.rows] } : group,
	);

const priceRow = (offer: Offer): ComparisonRow => ({
	name: "Price",
	free: "Nothing",
	pack: `${offer.pack.price} once`,
	pro: sentenceCase(offer.pro.terms),
});

/** Words with **bold**, and links between them. */
export type AnswerPart = string | { label: string; to: string };
export type Question = { question: string; answer: readonly AnswerPart[] };

export const questions = (): readonly Question[] => [
	{
		question: "What is free?",
		answer: [
			`Browsing, search, filters and every preview, without an account. A free account opens **${count(freeAllowance, "resume")}**, to read on the site for as long as it is in the library. No card needed. There is one for each mailbox: a second account does not bring another.`,
		],
	},
	{
		question: `How does a ${pack.name} count?`,
		answer: [
			`Opening a resume for the first time uses one of its ${pack.resumes}. Reading it again, or downloading its PDF, uses nothing more. The button says what it will cost before you press it. As long as your pack has resumes left, it is used before your free resume.`,
		],
	},
	{
		question: "Does a pack expire?",
		answer: [
			`Yes, **${pack.days} days** after you pay. Until then you read what it opened as often as you like. After that those resumes close, and what you have not used is lost. You may keep the PDFs that you have downloaded, for your own use. A pack never renews.`,
		],
	},
	{
		question: `Can I upgrade from a pack to ${pro.name}?`,
		answer: [
			`Yes. While your pack is running, the first ${pro.interval} of ${pro.name} costs **${prices.firstMonth}**, once for each mailbox, and ${prices.pro} per ${pro.interval} after it. Meanwhile your pack is paused, and keeps the days that are left.`,
		],
	},
	{
		question: "Can I cancel anytime?",
		answer: [
			"Yes, in your ",
			{ label: "settings", to: "/settings" },
			`. You keep ${pro.name} until the end of the ${pro.interval} that you have paid for, and are not charged again. Until that day, “Resume subscription” undoes the cancellation.`,
		],
	},
	{
		question: "How do I get my money back?",
		answer: [
			`With a button in your account, within **${guarantee.days} days** of paying, once for each mailbox: for the first payment of ${pro.name}, with at most ${count(guarantee.proUses, "different resume")} read or downloaded since and at most ${count(guarantee.proLines, "line")} shown in the search for lines (if it was more, the button asks us), and for a ${plans.pack.name} that has opened at most ${count(guarantee.packUnlocks, "resume")}. A renewal is not covered. You get the full amount, and the access that it paid for ends at once. The `,
			{ label: "terms", to: "/terms#money-back" },
			" have the details.",
		],
	},
	{
		question: "Are the resumes real?",
		answer: [
			"Each one says where it comes from. A **verified offer** is one that we have seen. **Work address confirmed** means that its author opened a link sent to an address at the company. **Declared** means that its author told us of the offer and we have not checked it. A **curated example** was written by our editors. A **demonstration** is invented: the person, the career and the offer do not exist. ",
			{ label: "How we check", to: "/how-we-check" },
			" says what each of them rests on.",
		],
	},
	{
		question: "What can I download?",
		answer: [
			`With a ${pack.name}, the PDF of each resume that it opened, while it runs. With ${pro.name}, every resume as PDF, Word and plain text, and as JSON Resume where we keep it as a document. Your free resume is for reading here. `,
			{ label: "Resume templates", to: "/templates" },
			` are Word files: those named after a company come with any account, those of an industry with ${pro.name}.`,
		],
	},
	{
		question: "What happens to what I have opened?",
		answer: [
			`Your free resume stays open. What a pack opened closes when the pack ends, what ${pro.name} opened when ${pro.name} ends. If a renewal fails, ${pro.name} goes on for ${count(pro.graceDays, "day")} while we try again. And if we withdraw a resume that your running pack opened, the pack gets it back.`,
		],
	},
	{
		question: "How do I reach you?",
		answer: [
			"By the ",
			{ label: "contact form", to: "/contact" },
			", or by email to ",
			{ label: brand.supportAddress, to: `mailto:${brand.supportAddress}` },
			`. ${responsePromise}.`,
		],
	},
];

/** The page in a few words, for search engines. */
export const pricingDescription = () =>
	`Browsing is free. A ${pack.name} opens ${pack.resumes} resumes for ${prices.pack}, ${pro.name} opens all of them for ${prices.pro} a ${pro.interval}.`;

/** What the sign-up dialog says to a person who pressed a plan. */
export const signUpWords = () => ({
	free: {
		title: "Create your free account",
		description: `**${count(freeAllowance, "resume")}** to read, and no card needed.`,
	},
	pack: {
		title: `Sign up for the ${pack.name}`,
		description: `**${prices.pack} once** for ${count(pack.resumes, "resume")} and ${pack.days} days. Checkout follows when you have confirmed your email.`,
	},
	pro: {
		title: `Sign up for ${pro.name}`,
		description: `**${prices.pro} per ${pro.interval}** for every resume. Checkout follows when you have confirmed your email.`,
	},
});

/** What the page after the purchase of a pack says that it brings. */
export const packFeatures: readonly string[] = [
	count(pack.resumes, "resume view"),
	`${pack.days} days access`,
	"PDF download",
	"Basic search and filters",
];

/** What each plan opens and costs, for its card. */
export const planFacts: Record<keyof typeof plans, readonly string[]> = {
	free: [
		`${count(freeAllowance, "resume")} to read, and it stays yours`,
		"Search, filters and every preview",
	],
	pack: [
		`${count(pack.resumes, "resume")} of your choice`,
		`${pack.days}-day access, to read them as often as you like`,
		"Each as a PDF",
	],
	pro: [
		"Unlimited access to every resume, within fair use",
		"PDF, Word and plain text of each",
		"Every industry template in Word",
		"AI-powered insights and a review checklist",
	],
	enterprise: ["For the people you name", "A price and terms agreed with you"],
};

/** The form that asks for an offer. */
export const salesAddress = `/contact?${new URLSearchParams({ subject: enterprise.name })}`;
