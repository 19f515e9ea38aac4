import type { ResumeTemplate } from "./definition.ts";

/** The second page of a file: how to fill in the first one. */
export type TemplateNotes = {
	title: string;
	steps: readonly string[];
	/** Each section with what to write in it. */
	hints: readonly { section: string; text: string }[];
};

export const templateNotes = ({ sections }: ResumeTemplate): TemplateNotes => ({
	title: "Notes: delete this page before you send the resume",
	steps: [
		"What is in [brackets] is yours to write. Search for [ to get from one to the next.",
		"A line that you cannot fill with something true is better deleted: white space harms nobody.",
		"Keep the headings. They are real headings, so that programs that sort resumes can find each section.",
		"Send a PDF where you have the choice, and this file where a form asks for Word.",
	],
	hints: sections.map(({ title, hint }) => ({ section: title, text: hint })),
});
