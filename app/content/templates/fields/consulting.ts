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
	name: "Consulting",
	category: "Consulting",
	templates: [
		{
			name: "MBA Consulting Associate",
			level: "Mid-level",
			layout: "classic",
			description:
				"From an industry job through business school into strategy: the page for the on-campus deadline.",
			headline: "M.B.A. candidate, formerly [naval officer, brand manager, engineer]",
			contact: ["[City, State]", "[phone]", "[school email]"],
			sections: [
				section(
					"Education",
					"Business school first, with what you lead there. The test score only above the school’s average.",
					entry(
						"Master of Business Administration",
						"[Business school], [City, State]",
						"[Month year], expected",
						"[Merit fellowship]; GMAT [n]; president of [consulting club] with [n] members and a budget of [amount]",
						"Field study for [company]: proposed [change], now in [n] stores",
					),
					entry(
						"B.S. in [Mechanical Engineering, History]",
						"[University], [City, State]",
						"[Month year]",
						"[Honors]; worked [n] hours a week throughout",
					),
				),
				section(
					"Experience",
					"Translate your industry: no acronym that a partner would have to ask about. Three bullets a job, each with a decision of yours.",
					entry(
						"Summer Associate",
						"[Consulting firm], [office]",
						past,
						"Owned the workstream on [procurement, store network] for a [industry] client; found [amount] in savings, [percent] of it signed off in [weeks]",
						"Reframed the question from [cost per unit] to [mix] after [analysis of n transactions]; the partner opened the final meeting with it",
						"Received an offer to return full time",
					),
					entry(
						"[Operations Manager, Lieutenant, Product Lead]",
						"[Employer], [City, State]",
						past,
						"Directed [n] people on [n] shifts, with [amount] of equipment; daily [output, sorties] rose from [n] to [n] with the same crew",
						"Persuaded [unions, suppliers, commanders] to try [new method] for [weeks]; it became standard in [n] sites",
						"Turned around [line, unit, account] that ranked [n] of [n] and left it at [n]",
					),
					entry(
						"[Engineer, Analyst, Ensign]",
						"[Employer], [City, State]",
						past,
						"Solved [recurring failure] that had cost [amount] a year by [test], run in [days] at a cost of [amount]",
						"Chosen as one of [n] from [n] for [accelerated program]",
					),
				),
				section(
					"Leadership and interests",
					"Something outside of work with a result, and something that says who sits across the table.",
					dated(
						"Board fellow, [nonprofit]: rewrote its [pricing, volunteer plan]; [n] families served, from [n]",
						"[Year]",
					),
					dated("[Marathon, summit, choir tour]: [specific result]", "[Year]"),
					line("Languages", "[language] (native), [language] (can run a workshop in it)"),
				),
			],
		},
		{
			name: "Technology Consultant",
			level: "Mid-level",
			layout: "plain",
			description:
				"Implementations that went live and were used: for consultants of ERP, CRM and cloud programs.",
			headline: "Technology consultant, [SAP, Salesforce, Workday or cloud migration]",
			contact: ["[City, State], [travel up to n%]", "[phone]", "[email]"],
			sections: [
				section(
					"Summary",
					"Platform, role, number of go-lives. Then the one thing that goes wrong on every project and does not on yours.",
					words(
						"[Functional, technical] consultant with [n] go-lives on [platform] in [industries]. I write the cut-over plan in the first month, so that the last weekend is dull.",
					),
				),
				section(
					"Project experience",
					"For each project: client by industry, users, modules, your role, the day it went live against the plan.",
					entry(
						"Lead Consultant, [finance, supply chain] stream",
						"[Integrator], for a [industry] group with [n] users",
						present,
						"Took [module] live in [n] countries on the planned weekend, with [n] open defects, none of them blocking",
						"Reduced [n] requested customizations to [n] by showing the standard process to those who do the work; upgrade effort fell by [days] a year",
						"Migrated [n] million records in [n] rehearsals; the last load took [hours] and reconciled to the cent",
						"Led [n] consultants on site and [n] remote; utilization [percent], and all of them stayed to the end",
					),
					entry(
						"Consultant",
						"[Integrator], for a [public agency, retailer]",
						past,
						"Mapped [n] processes in [n] workshops and found [n] approvals older than the system they belonged to; [n] were abolished",
						"Configured [billing, inventory, case routing]; the time from [order] to [invoice] went from [days] to [hours]",
						"Trained [n] users with tasks from their own day; support calls in the first month stayed under [n]",
						"Specified [n] interfaces to [legacy systems] and tested each with wrong data first",
					),
					entry(
						"[Business Analyst, Developer]",
						"[Company], [City, State]",
						past,
						"Kept [application] running for [n] users and learned what a release does to a warehouse on a Monday",
					),
				),
				section(
					"Certifications",
					"Current release only; sort by what the next project needs.",
					dated("[Platform], [module] certified consultant", "[Year]"),
					dated("[Cloud architect, PMP, Prosci]", "[Year]"),
				),
				section(
					"Skills",
					"Two lines: platform depth, and what you can do when there is no specification.",
					line("Platform", "[modules, configuration, reporting, integration tool]"),
					line("Project", "Workshops, data migration, cut-over, hypercare, [statement of work]"),
				),
				section(
					"Education",
					"A degree outside of computing is no drawback: it is the client’s language.",
					entry("[B.S. in Information Systems]", "[University], [City, State]", "[Year]"),
				),
			],
		},
		{
			name: "Economic Consultant",
			level: "Entry-level",
			layout: "academic",
			description:
				"Econometrics that survives cross-examination: for analysts in antitrust, damages and regulation.",
			headline: "Analyst in economic consulting, [antitrust, labor or energy]",
			contact: ["[City, State]", "[phone]", "[email]"],
			sections: [
				section(
					"Education",
					"Coursework matters here: list the four hardest in methods, with the grade if it is an A.",
					entry(
						"B.A. in Economics and [Mathematics]",
						"[College], [City, State]",
						"[Year]",
						"Honors thesis: the effect of [policy] on [outcome], with [data set, n observations]",
						"Econometrics (two courses), industrial organization, real analysis, [game theory]",
					),
				),
				section(
					"Experience",
					"Cases are confidential: say industry, type of matter, your analysis, and that it was used.",
					entry(
						"Analyst",
						"[Economic consultancy], [City, State]",
						"[Mon yyyy] – Present",
						"Estimated damages in a [price-fixing, wage-and-hour] matter from [n] million transactions; the figure went into the expert’s report",
						"Programmed [n] tables in [Stata, R]; a colleague reproduced each of them from the raw files",
						"Read [n] documents and [n] depositions for evidence on [market definition], and drafted [n] pages of the rebuttal",
						"Discovered that the opposing expert had dropped [n] observations; their coefficient lost significance when these were restored",
					),
					entry(
						"Research Assistant",
						"Professor [name], [University]",
						"[Mon yyyy] – [Mon yyyy]",
						"Digitized [n] years of [tariffs, rents, prices] from scans, with [percent] error in a double-entered sample",
						"Coded the event study on [regulation] that became Table [n] of [working paper]",
					),
				),
				section(
					"Publications",
					"Offer one, five pages, that you wrote alone.",
					dated("“[Title]”, [seminar paper or blog], available on request", "[Year]"),
				),
				section(
					"Skills",
					"What you have used on real data, not what was in the syllabus.",
					line(
						"Estimation",
						"Difference-in-differences, instrumental variables, demand estimation, [merger simulation]",
					),
					line("Software", "Stata, R, [Python], LaTeX, version control"),
					line("Data", "[scanner panels, payroll records, filings]"),
				),
				section(
					"Activities",
					"Teaching shows that you can explain to a judge.",
					dated("Tutor in intermediate microeconomics, [n] students", "[Years]"),
					dated("[Mock trial, debate], [result]", "[Year]"),
				),
			],
		},
	],
};
