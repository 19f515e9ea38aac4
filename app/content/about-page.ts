import { guarantee } from "#app/domain/billing/plans.ts";
import { brand } from "./brand.ts";

// What is promised here is what the code does: change both together.

export type AboutPoint = { title: string; text: string };

/** The words of the page about us. */
export const aboutPage = {
	title: "Nobody shows you the resume that got the job.",
	lead: "You are told what a resume must not be. You rewrite it at midnight, send it off, and hear nothing. The one thing that would help, a good one from your own field, is in someone else’s drawer.",
	get description() {
		return `Why ${brand.name} exists, what it stands for, and how reading resumes that led to offers helps to write the next one.`;
	},
	mission: {
		title: "So we opened the drawer",
		get text() {
			return `Our mission is to put the resume that worked on the table, for everybody who has to write the next one. ${brand.name} is a reading room: resumes that led to offers, sorted by company, role and level, each drawn as the sheet it is, and open to be read in full.`;
		},
	},
	drawing: {
		name: "reading-room",
		text: "A reading room: shelves of sheets, a long table, and a green lamp over one resume.",
	},
	counted: "Resumes and companies are counted in the library and rounded down.",
} as const;

export const aboutValues: readonly AboutPoint[] = [
	{
		title: "Show first, ask later",
		text: "Every preview is the sheet itself, line by line: how long, how many bullets, how many with a number. You know what you will read before you pay for anything.",
	},
	{
		title: "Say where it comes from",
		text: "Invented, curated, declared, confirmed at a work address or verified: each resume says where it came from and how far it was checked, where you cannot miss it.",
	},
	{
		title: "Guard the people in it",
		text: "No email address, phone number or street of a real person stands in a resume here. Anyone can have their own resume taken down with one message.",
	},
	{
		title: "Leave the door open",
		text: `You cancel by yourself, without a call. Within ${guarantee.days} days a button gives a first payment back; the terms say up to how much use. And a copy of what we keep about you can leave with you.`,
	},
];

export const aboutReasons: readonly AboutPoint[] = [
	{
		title: "You compare like with like",
		text: "A resume for a bank and one for a start-up follow different rules. Filter by company, role and level, and read one by someone who stood where you stand.",
	},
	{
		title: "You see the shape before the words",
		text: "Readers decide at a glance. Seeing a page as they do, from a step back, teaches more about order and length than any list of tips.",
	},
	{
		title: "You learn how much is enough",
		text: "How large must a number be? How many belong on a page? Ten good resumes of your field answer that better than one expert.",
	},
	{
		title: "You take the form and leave the words",
		text: "Borrowed sentences get noticed; a borrowed structure does not. What was done, how, and what changed: you fill it with your own work.",
	},
];
