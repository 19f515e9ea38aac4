import {
	dated,
	entry,
	line,
	past,
	present,
	section,
	type TemplateField,
	words,
} from "#app/domain/content/templates/definition.ts";

export const field: TemplateField = {
	name: "People and office",
	category: null,
	templates: [
		{
			name: "Human Resources Partner",
			level: "Mid-level",
			layout: "plain",
			description:
				"Hiring, pay and hard conversations, with figures: for generalists and business partners.",
			headline: "Human resources partner for [n] people in [operations, research, sales]",
			contact: ["[City, State]", "[phone]", "[email]", "[linkedin.com/in/you]"],
			sections: [
				section(
					"Summary",
					"Population, sites, union or not, and the change that you carried.",
					words(
						"Partner to [n] leaders and [n] employees at [n] sites. Through [merger, growth from a to b, closure] I kept regretted turnover under [percent] and settled [n] disputes without a lawsuit.",
					),
				),
				section(
					"Experience",
					"Turnover, time to fill, pay gaps, cases. Numbers protect you from sounding like every other generalist.",
					entry(
						"HR Business Partner",
						"[Company], [City, State]",
						present,
						"Lowered first-year turnover in [job family] from [percent] to [percent] by changing [the interview, the first two weeks, the shift pattern]",
						"Reviewed pay by level and gender for [n] people with counsel; the method was explained to all of them",
						"Concluded [n] investigations with a written finding in [days] on average; [n] appealed, none overturned",
						"Planned and carried out the reduction of [n] positions with [counsel, union]: every person was told face to face",
						"Trained [n] managers to give a rating and its reason in ten minutes; [n] ratings were appealed that year, [n] the year before",
					),
					entry(
						"Technical Recruiter",
						"[Company], [City, State]",
						past,
						"Filled [n] roles in [year], time from opening to offer [days], [percent] of offers accepted",
						"Opened [community, bootcamp, second-chance program] as a source of [n] hires, [n] of whom stayed past [years]",
						"Introduced scorecards to [n] interviewers; hires rated [strong] after a year rose from [percent] to [percent]",
					),
					entry(
						"HR Coordinator",
						"[Company], [City, State]",
						past,
						"Onboarded [n] people a month, first-day tasks from [n] forms to [n]",
						"Processed payroll changes for [n] employees; [n] corrections a year",
					),
				),
				section(
					"Certifications",
					"With state law courses if you work in several.",
					dated("[SHRM-CP, PHR]", "[Year]"),
					dated("[Mediation, workplace investigations] certificate", "[Year]"),
				),
				section(
					"Skills",
					"The laws and the systems that you work with each week.",
					line("Law", "FMLA, ADA, FLSA, [state leave rules, immigration sponsorship]"),
					line("Systems", "[Workday, ADP, Greenhouse], pivot tables that managers trust"),
				),
				section(
					"Education",
					"The degree last; the credential above it is what is searched for.",
					dated("B.A. in [Labor Relations, Psychology], [University]", "[Year]"),
				),
			],
		},
		{
			name: "Executive Assistant",
			alsoCalled: "secretary",
			level: "Mid-level",
			layout: "editorial",
			description:
				"Calendars, boards and discretion, told without a secret: for assistants to founders, partners and chiefs.",
			headline: "Executive assistant to [chief executive, dean, managing partners]",
			contact: ["[City, State]", "[phone]", "[email]"],
			sections: [
				section(
					"Summary",
					"For whom, how many, in how many time zones. Then the quality that they would name.",
					words(
						"Assistant to [n] executives for [n] years, the last through [an acquisition, a public offering, a change of leadership]. They say that meetings start with the right page open and end with someone responsible.",
					),
				),
				section(
					"Experience",
					"Volume shows skill: meetings moved, trips, board books, guests. What you prevented belongs here as well.",
					entry(
						"Executive Assistant to the [CEO]",
						"[Company], [City, State]",
						present,
						"Guard a calendar with [n] requests a week; [hours] of uninterrupted work protected, and used",
						"Prepare [n] board meetings a year: books of [n] pages out [days] ahead, minutes approved without change",
						"Planned [n] trips in [n] countries; missed connections: [n], unsolved: none",
						"Draft [percent] of replies in the executive’s voice; [n] need a second look",
						"Cut recurring meetings from [n] to [n] hours a week after keeping a log for [weeks]",
						"Organized the [annual meeting, retreat] for [n] guests, [amount] under a budget of [amount]",
					),
					entry(
						"Administrative Assistant, [department]",
						"[Firm, university, hospital]",
						past,
						"Supported [n] people; built the shared calendar and the list of who decides what",
						"Processed [n] expense reports a month within [days]; found [amount] of double bookings",
						"Trained [n] successors with a handbook of [n] pages",
					),
					entry(
						"Receptionist",
						"[Hotel, practice], [City, State]",
						past,
						"Greeted [n] guests a day in [n] languages, and knew the names of those who came twice",
					),
				),
				section(
					"Skills",
					"Speed and systems, plainly.",
					line("Office", "[Outlook, Google Workspace], [board portal], [travel and expense tools]"),
					line("Writing", "Minutes, letters, [n] words a minute, notary public"),
					line("Languages", "[language] (telephone), [language] (correspondence)"),
				),
				section(
					"Education and training",
					"Degrees and certificates alike.",
					dated("[Associate degree, paralegal or project certificate], [School]", "[Year]"),
				),
			],
		},
	],
};
