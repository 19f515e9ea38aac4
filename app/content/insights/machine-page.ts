import type { FaultKind, ParserFault } from "#app/domain/insights/own/parser-faults.ts";

/** The words of the page that shows what a program reads of a resume. */
export const machinePage = {
	title: "What a program reads",
	lead: "Before a person reads your resume, a program takes its text out of the file. See what it gets, line by line, and what to put right.",
	description:
		"See the text that a program takes out of your resume: split headings, mixed columns, contact data in headers, missing months. Free, and in your browser.",
	path: "/tools/what-a-program-reads",
} as const;

type FaultWords = { title: string; mark: string; seen: string; todo: string };

export const faultWords: Record<FaultKind, FaultWords> = {
	"split-headings": {
		title: "A heading is in pieces",
		mark: "split heading",
		seen: "Programs look for whole words such as Experience or Education. These are parted letter by letter, or over two lines:",
		todo: "Type the heading as one word on one line. If it should look wide, use the letter spacing of your editor, not spaces.",
	},
	columns: {
		title: "Two columns become one line",
		mark: "columns",
		seen: "Side by side, what stands in two columns or in a text box is mixed, or read in another order:",
		todo: "Put everything into one column, one section below the other. Dates at the right margin are fine.",
	},
	"contact-in-margins": {
		title: "Contact data stands in the header",
		mark: "in the header",
		seen: "Many programs skip what stands above and below the pages of a Word file. These lines stand there:",
		todo: "Move your address and phone number to the top of the first page, below your name.",
	},
	"no-contact": {
		title: "There is no email address",
		mark: "no address",
		seen: "We found none in the text. It may be a picture or an icon, or it may be missing.",
		todo: "Write your email address as text below your name.",
	},
	"missing-months": {
		title: "Months are missing",
		mark: "no months",
		seen: "From years alone nobody knows whether 2020 – 2021 is one month or two years. Some programs count such a job as nothing:",
		todo: "Give each job its months: Mar 2020 – Jun 2021.",
	},
	"no-jobs": {
		title: "We found no job",
		mark: "no job",
		seen: "No line says a title with a time, so a program cannot tell how long you have worked, or as what.",
		todo: "Begin each job with its title, its employer and its months, under the heading Experience.",
	},
	"unread-font": {
		title: "A font does not say its letters",
		mark: "font",
		seen: "This file has text in a font that it does not bring along, so your browser cannot tell the letters. Other programs may lose the same text:",
		todo: "Save the PDF again with its fonts embedded, or send the Word file.",
	},
	"lost-lines": {
		title: "A time belongs to nothing",
		mark: "lost",
		seen: "These lines have dates, but no title or employer that a program would put them to:",
		todo: "Put the title, the employer and the dates of each job on one line, or on two that follow each other.",
	},
};

/** A fault in words, for the list. */
export const describeFault = ({ kind, lines }: ParserFault) => ({
	...faultWords[kind],
	lines: lines.map((text) => ({ text })),
});
