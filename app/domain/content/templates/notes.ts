import type { ResumeTemplate } from "./definition.ts";

/** How to fill in a template: comments in the margin of its file, which are deleted before it is sent. */
export type TemplateNotes = {
	/** At the name; a paragraph each. */
	steps: readonly string[];
	/** At the heading of each section, in their order: what to write there. */
	hints: readonly string[];
};

export const templateNotes = ({ sections }: ResumeTemplate): TemplateNotes => ({
	steps: [
		"What is in [brackets] is yours to write. Search for [ to get from one to the next.",
		"A line that you cannot fill with something true is better deleted: white space harms nobody.",
		"Not every line needs a number. A line that reports a result has one; a line about how you work has none. Write no figure about clients, prices or colleagues that your contract keeps secret: give a share, a range or a rank.",
		"Keep the headings. They are real headings, so that programs that sort resumes can find each section.",
		"Delete these comments before you send the resume. In Word: Review, Delete, Delete All Comments. A PDF that is saved with them shows them beside the page.",
		"Send a PDF where you have the choice, and this file where a form asks for Word. Save it under your name and the job (alder-ines-data-analyst), and put your name as its title: File, Info, Properties.",
	],
	hints: sections.map(({ hint }) => hint),
});
