import {
	dated,
	entry,
	line,
	list,
	past,
	present,
	section,
	type TemplateField,
	words,
} from "#app/domain/content/templates/definition.ts";

export const field: TemplateField = {
	name: "Accounting and corporate finance",
	category: "Finance",
	templates: [
		{
			name: "Staff Accountant",
			level: "Entry-level",
			layout: "starter",
			description:
				"Closes, reconciliations and the road to the CPA: for the first years in public or industry accounting.",
			headline: "Staff accountant, CPA candidate ([n] of 4 sections passed)",
			contact: ["[City, State]", "[phone]", "[email]"],
			sections: [
				section(
					"Education and licenses",
					"CPA sections passed decide whether you are called. Give their number, and the way of your state: 150 hours, or a degree and two years of experience.",
					entry(
						"B.S. in Accounting",
						"[University], [City, State]",
						"[Month year]",
						"[n] credit hours[, toward 150 if your state asks for them]; major GPA [n]; [Beta Alpha Psi office]",
					),
					dated("CPA: [sections] passed, [section] scheduled", "[Month year]"),
				),
				section(
					"Experience",
					"Accounts, amounts, days. Errors that you found are the best lines: give their size.",
					entry(
						"Staff Accountant",
						"[Company], [City, State]",
						present,
						"Close [n] entities on business day [n], down from day [n], after writing a calendar with one owner for each entry",
						"Reconcile [n] balance-sheet accounts of up to [amount]; cleared [n] items older than [months]",
						"Found [amount] of duplicate vendor payments by matching [fields], and recovered [percent]",
						"Rewrote [n] recurring entries as schedules that show where each figure comes from",
						"Prepared [n] of [n] audit requests; the auditors proposed no adjustment to any of them",
					),
					entry(
						"Tax or Audit Intern",
						"[Firm], [City, State]",
						past,
						"Prepared [n] individual and [n] partnership returns in one season, [percent] without review notes",
						"Counted inventory at [n] sites and traced a difference of [amount] to [cut-off, unit of measure]",
					),
				),
				section(
					"Skills",
					"Ledger systems by name and version: each is a reason to be called.",
					line(
						"Systems",
						"[NetSuite, SAP, QuickBooks], Excel (Power Query, lookups without errors)",
					),
					line(
						"Knowledge",
						"Revenue and lease standards, sales tax in [n] states, payroll entries",
					),
				),
				section(
					"Volunteer experience",
					"Tax help for those who cannot pay for it is real practice.",
					dated("VITA tax preparer: [n] returns, [amount] refunded to families", "[Years]"),
				),
			],
		},
		{
			name: "Financial Planning Manager",
			level: "Senior-level",
			layout: "plain",
			description:
				"Budgets that held and decisions that changed: for managers of planning and analysis who sit beside the business.",
			headline: "Manager, financial planning and analysis, [industry]",
			contact: ["[City, State]", "[phone]", "[email]", "[linkedin.com/in/you]"],
			sections: [
				section(
					"Summary",
					"Size of the budget, accuracy of the forecast, and the executive whom you advise.",
					words(
						"Finance partner to [the head of operations, n regional managers] with a plan of [amount]. Forecasts within [percent] for [n] quarters; took [amount] out of the cost base without touching [what the company lives from].",
					),
				),
				section(
					"Experience",
					"Tell what the business did differently because of your figures. A forecast that was believed beats a model with forty tabs.",
					entry(
						"FP&A Manager",
						"[Company], [City, State]",
						present,
						"Own the annual plan and [n] forecasts for [business unit] with revenue of [amount]; a planning round of [n] weeks is down to [n]",
						"Showed that [product line] lost [amount] after freight and returns; it was repriced, and margin rose from [a]% to [b]%",
						"Replaced a budget by department with drivers ([visits, headcount, ton-miles]), so that a change of volume is answered within [hours]",
						"Made the case for [plant, hire, acquisition] of [amount]; approved, and in its third year at [percent] of plan",
						"Lead [n] analysts; [n] became controllers or business managers",
					),
					entry(
						"Senior Financial Analyst",
						"[Company], [City, State]",
						past,
						"Trimmed the monthly pack from [n] pages to [n] and moved it from day [n] to day [n]; the discussion began with the three largest gaps",
						"Consolidated [n] entities in [n] currencies in [system] after the purchase of [company]",
						"Tracked [n] savings projects to the ledger; [percent] of the promised amount arrived, and every gap has a name",
					),
					entry(
						"Financial Analyst",
						"[Company], [City, State]",
						past,
						"Forecast weekly cash to within [amount]; the credit line of [amount] was never drawn",
					),
				),
				section(
					"Skills",
					"What you have introduced, not only used.",
					line("Planning", "[Anaplan, Adaptive, Hyperion], [ERP], SQL"),
					line("Methods", "Driver trees, rolling forecasts, zero-based review, price-volume-mix"),
				),
				section(
					"Education and certifications",
					"CMA, CPA or MBA in one line each.",
					dated("[CMA or CPA], [state]", "[Year]"),
					dated("M.B.A., [University]", "[Year]"),
				),
			],
		},
		{
			name: "Credit Risk Analyst",
			level: "Mid-level",
			layout: "compact",
			description:
				"Losses, limits and models that examiners accept: for analysts in banks, lenders and card issuers.",
			headline: "Credit risk analyst, [consumer, small business or corporate]",
			contact: ["[City, State]", "[phone]", "[email]"],
			sections: [
				section(
					"Summary",
					"The book that you watch, its loss rate, and where you stand between sales and the regulator.",
					words(
						"Risk analyst for a [card, auto, commercial] portfolio of [amount]. Net losses fell from [a] to [b] basis points over [years] while approvals rose, because we priced what we used to decline.",
					),
				),
				section(
					"Experience",
					"Portfolio, rule or model, effect on approvals and on losses: both sides, always.",
					entry(
						"Credit Risk Analyst",
						"[Lender], [City, State]",
						present,
						"Set cut-offs and limits for [n] applications a month; a champion-challenger test on [percent] of them raised approvals by [n] points at equal loss",
						"Developed the probability-of-default model with [n] variables, Gini [a] against [b], documented for model validation with [n] findings, none severe",
						"Assembled an early-warning list from [payments, bureau, deposits]: [percent] of later defaults were on it [days] before",
						"Stressed the book with [n] scenarios for [the regulator, the board]; the reserve moved by [amount], within the range shown [months] before",
						"Showed that [broker, region, product code] defaulted at [n] times the average; the channel was closed within [weeks]",
						"Report to a committee of [n] each month in [n] pages, with one recommendation per page",
					),
					entry(
						"Credit Analyst",
						"[Bank], [City, State]",
						past,
						"Underwrote [n] loans between [amount] and [amount]; [n] went bad in [years], [percent] of committed balance",
						"Spread statements of [n] borrowers and visited [n] of them before the decision",
						"Restructured [n] credits of [amount] in arrears; [percent] are current again",
					),
					entry(
						"[Collections, Branch, Operations] Associate",
						"[Bank], [City, State]",
						past,
						"Called [n] late customers a day of whom [percent] paid on the day that they had promised",
					),
				),
				section(
					"Skills",
					"Examiners read this too: name what you can defend.",
					line(
						"Modeling",
						"[logistic regression, survival analysis, gradient boosting with reason codes]",
					),
					line("Rules", "CECL, Basel, fair-lending tests, adverse action notices"),
					line("Tools", "SAS, Python, SQL, [decision engine], [bureau data]"),
				),
				section(
					"Projects",
					"Say what you tested and what you changed because of it.",
					list(
						"Tested [n] models for disparate impact by [method]; dropped [variable] and lost [n] points of Gini",
						"Wrote the explanation that [n] declined applicants a month receive, in words they understand",
					),
				),
				section(
					"Education",
					"Degree, then the certificate that your next employer asks for.",
					entry("B.S. in [Statistics, Finance]", "[University], [City, State]", "[Year]"),
					dated("FRM, [part n]", "[Year]"),
				),
			],
		},
	],
};
