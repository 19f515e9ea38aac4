import type { Guide } from "../guide.ts";

export const guide: Guide = {
	id: 5,
	slug: "ats-optimization",
	title: "Be found by the ATS, then be read by a person",
	description:
		"How recruiters search an applicant tracking system, which layouts come out in pieces, how to borrow a posting's words honestly, and what to test first.",
	category: "Resume Writing",
	author: "Offerfolio Editors",
	featured: true,
	tags: ["ATS", "Keywords", "Layout"],
	readMinutes: 7,
	published: "2026-10-13",
	updated: "2026-10-13",
	image: "search-and-sheet",
	imageText:
		"A search field above a row of five resume sheets; one of them is raised and outlined in green.",
	sections: [
		{
			id: "search",
			title: "Begin at the search box",
			blocks: [
				{
					kind: "paragraph",
					text: "Picture a recruiter with 240 applications for a payroll post and an hour before lunch. She does not begin with the first and read on. She types payroll into the search field of her applicant tracking system, the ATS, adds the name of the software her company uses, and looks at the 30 records that remain. Nobody rejected the other 210. They are just not on her screen.",
				},
				{
					kind: "paragraph",
					text: "So the aim is modest: each true thing about you should stand on the page in the word that someone will type.",
				},
				{
					kind: "figure",
					name: "one-job-two-names",
					text: "A search field with the word payroll. Below it two record cards side by side: the left one, Payroll specialist, is outlined in green with a check mark; the right one, Compensation processing, is pale and lies outside the frame of results.",
					caption: "The same work under two names. Only one of them is found.",
				},
				{
					kind: "before-after",
					before: "Compensation processing associate, responsible for biweekly disbursement cycles",
					after:
						"Compensation Processing Associate (**payroll specialist**): ran biweekly **payroll** for 640 employees in four states",
					why: "The official title stays, so a reference check will agree. The common name follows in brackets, where search and reader both find it.",
				},
				{
					kind: "paragraph",
					text: "Two public lists tell you what else your job is called. O*NET OnLine, run for the US Department of Labor, shows a sample of reported job titles for most occupations. ESCO, the classification of the European Commission, gives alternative labels for each. Look yourself up in one of them and keep the two names that appear in postings.",
				},
			],
		},
		{
			id: "layout",
			title: "A layout that comes out in order",
			blocks: [
				{
					kind: "paragraph",
					text: "Before a record can be searched, a parser has to take the text out of your file. What it finds is not what you see. The PDF standard, ISO 32000, allows a file to store its text in any order, as long as every piece lands in the right place on paper. The order for reading is extra information, called tags, and a program may leave it out.",
				},
				{
					kind: "figure",
					name: "columns-read-across",
					text: "On the left a sheet with a narrow skills column and a wide jobs column, crossed by four dotted horizontal arrows. On the right a plain text window in which each line mixes one skill with half a sentence about a job.",
					caption: "Two columns, read straight across.",
				},
				{
					kind: "paragraph",
					text: "Vendors say quite openly what trips them. The support pages of Greenhouse, one of these systems, name columns, tables, graphics, headers and footers, letters with spaces between them, and contact details in a text box as reasons why parsing may fail. They also state that a file above 2.5 MB is not parsed at all. Other systems differ in the details, and you will rarely know which one is behind the form. A file that is plain enough for the strictest will do for all.",
				},
				{
					kind: "table",
					caption: "What to replace, and with what",
					head: ["On the page", "What may happen", "Use"],
					rows: [
						["Sidebar with skills", "Mixed into your jobs", "One section called Skills"],
						["Skill bars, stars", "Lost, they are pictures", "Words: daily, before, learning"],
						["Telephone icon", "A stray sign, or nothing", "The number alone"],
						['"My journey"', "Not recognized as a section", "Experience"],
						["3/4/2024", "March or April?", "Mar 2024"],
						["P A Y R O L L", "Seven separate letters", "Letter spacing in the format"],
					],
				},
				{
					kind: "before-after",
					before: "Where I have made a difference · Since '23 · Northwind Freight · Ops",
					after: "**Experience** / Operations Coordinator, Northwind Freight / Mar 2023 – Present",
					why: "A heading that every system knows, then title, employer and dates in the same order for each job. The company is invented; the order is what counts.",
				},
				{
					kind: "paragraph",
					text: "If you own a designed version that you are proud of, keep it for the interview and for emails to a person. Forms get the plain one. Two files with the same words are no contradiction. Two files with different dates are.",
				},
				{
					kind: "note",
					text: 'If you write in Microsoft Word, the options of its PDF export include "Document structure tags for accessibility". Leave it on. It stores the reading order, and it helps people who use a screen reader too.',
				},
			],
		},
		{
			id: "words",
			title: "Borrow the posting's words, honestly",
			blocks: [
				{
					kind: "paragraph",
					text: "Matching a posting takes about twenty minutes, and it is mostly reading. The point is to translate, never to add.",
				},
				{
					kind: "steps",
					items: [
						"Copy the posting into an empty document and delete everything about the company, the benefits and the values.",
						"In what is left, mark the nouns a recruiter could type: tools, methods, certificates, kinds of customer. Ten are plenty.",
						"Sort them into three groups: **have it and say it**, **have it but call it something else**, **do not have it**.",
						"Rewrite the second group in the posting's words. This is where nearly all of the gain is.",
						"Leave the third group alone. If one of its items is the heart of the job, this may not be your posting.",
						'Write each abbreviation once with its long form: "certified public accountant (CPA)".',
					],
				},
				{
					kind: "before-after",
					before: "Kept the books in order and got the month finished on time.",
					after:
						"Owned **month-end close** and **bank reconciliation** for three entities; closed by day 4 in eleven of twelve months.",
					why: "The same work in the terms of the posting. Anyone who searches for month-end close finds it, and anyone who reads on finds a fact.",
				},
				{
					kind: "before-after",
					before:
						"Skills: month-end, month end close, closing, reconciliation, reconciling, GAAP, US GAAP, Excel, MS Excel, Microsoft Excel, detail-oriented",
					after:
						"Skills: US GAAP, month-end close, reconciliation, Microsoft Excel (pivot tables, Power Query)",
					why: "In a plain search repetition gains nothing, because a record is found or it is not. It only makes the reader suspect that the list was written for a machine.",
				},
				{
					kind: "paragraph",
					text: "Each of the ten nouns needs two places at most: the skills line, where it is found, and a bullet, where it is proved. The name of the role itself goes into the headline, in the posting's spelling, if you have done that role under any name. If you have not, write what you are and let the bullets make the argument.",
				},
				{
					kind: "paragraph",
					text: "Some systems also rank records by how close they are to the posting. You cannot see the formula, and a score from a checking site comes from a different one. In New York City, Local Law 144 makes employers who use an automated decision tool have it audited for bias and tell candidates who live in the city at least ten business days ahead. In the European Union, Article 22 of the GDPR limits decisions made by software alone, and its recital 71 names e-recruiting as an example. If a posting says that software ranks you, you may ask who looks afterwards.",
				},
			],
		},
		{
			id: "form",
			title: "The form counts as much as the file",
			blocks: [
				{
					kind: "paragraph",
					text: "After the upload come the questions, and some of them work as switches. An employer can decide that a certain answer ends the application, whatever the file says. Read each one as if it were part of a contract.",
				},
				{
					kind: "list",
					items: [
						"**Years of experience**: count every true month, internships and part-time work included if the question does not exclude them.",
						'**Right to work, sponsorship**: read it to the last word. "Now or in the future" is another question than "now".',
						"**Salary**: if a range is allowed, give one. If a single figure is demanded, look first whether the posting states a range.",
						"**Fields that the parser has filled in**: correct them. This record is what will be searched, so a wrong date here outweighs a right one in the PDF.",
						'**Free text**: never "see resume". Three sentences, with the posting\'s main noun in the first.',
					],
				},
				{
					kind: "before-after",
					before: "Why are you a good fit? See attached resume.",
					after:
						"I have run payroll for 640 people in four states since 2022, and moved it to new software in one weekend. Your posting plans the same move for next year. I would like to do it a second time, with what I learned from the first.",
					why: "It can be searched and it can be read, and it uses the one place in the form where a person can hear you.",
				},
			],
		},
		{
			id: "test",
			title: "Test it in five minutes",
			blocks: [
				{
					kind: "paragraph",
					text: "You do not need a paid scanner. You need your own PDF, a plain text editor and the search key.",
				},
				{
					kind: "steps",
					items: [
						"Open the PDF and search it for your own name, your latest title, and three words of the posting. Each must be found.",
						"Search for a word with fi in it, such as finance. Some typefaces join these letters into one sign, which Unicode lists as U+FB01, and a search may then miss the word. If so, change the typeface or switch ligatures off.",
						"Select everything, copy it into the editor, and read it from the top. Where the order breaks, the layout is to blame.",
						"Open the file on a telephone. Recruiters have those too.",
					],
				},
				{
					kind: "checklist",
					title: "Safe to upload",
					items: [
						"One column, with ordinary headings.",
						"Name and contact details in the body of the page.",
						"Each job as title, employer, dates, always in that order.",
						"Months as words, years in full.",
						"The posting's nouns, wherever they are true.",
						"Under 2.5 MB, as PDF, or as Word if the posting asks for it.",
						"Every field of the form checked by hand.",
					],
				},
				{
					kind: "paragraph",
					text: "Then send it, and note the date and the version of the file in a list, so that you know in March what they are looking at. Twenty minutes are what the software deserves. The evening belongs to the lines themselves, because the person who finds you still has to want to meet you.",
				},
			],
		},
	],
};
