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
	name: "Sales and customers",
	category: null,
	templates: [
		{
			name: "Account Executive",
			level: "Mid-level",
			layout: "plain",
			description:
				"Quota, deal size and how you won: for closers in software, services and equipment.",
			headline: "Account executive, [segment], [percent] of quota over [n] years",
			contact: ["[City, State]", "[phone]", "[email]", "[linkedin.com/in/you]"],
			sections: [
				section(
					"Sales results",
					"The table that every sales leader looks for, as lines: year, quota, attainment, rank.",
					dated("Quota [amount], attained [percent], rank [n] of [n]", "[Year]"),
					dated("Quota [amount], attained [percent], rank [n] of [n], [club]", "[Year]"),
					dated("Quota [amount] (ramp), attained [percent]", "[Year]"),
				),
				section(
					"Experience",
					"One big deal told well, then the habits that made the year. Say what came from you and what from inbound.",
					entry(
						"Account Executive, [mid-market, enterprise]",
						"[Company], [City, State]",
						present,
						"Closed [amount] with [kind of customer] after [months] against [kind of competitor]: found that [the plant manager] and not [IT] felt the problem",
						"Sourced [percent] of the pipeline alone with [n] calls and [n] visits a week",
						"Average contract of [amount], up from [amount], by selling [second product] to [n] of [n] customers in the first talk",
						"Sales cycle of [days] against a team average of [days]: mutual plan in writing after the first demonstration",
						"Forecast within [percent] for [n] quarters; lost deals have a reason, [n] came back",
					),
					entry(
						"Sales Development, then Account Manager",
						"[Company], [City, State]",
						past,
						"Booked [n] qualified meetings a quarter on a quota of [n]; promoted after [months]",
						"Renewed [percent] of a book of [amount], which stood at [amount] a year later",
						"Reworded the call opening, since taken up by [n] colleagues; [n] meetings per hundred calls, from [n]",
					),
					entry(
						"[Retail, Hospitality, Door-to-door]",
						"[Employer], [City, State]",
						past,
						"Sold [amount] a shift, first of [n], paid on commission",
					),
				),
				section(
					"Skills",
					"Method, tools, and the industries and regions that you know.",
					line("Method", "[MEDDICC, value selling], written account plans for the top [n]"),
					line("Tools", "[CRM kept clean], [call recording], [sequencing]"),
					line("Industries", "[logistics, dental groups, school districts]"),
					line("Regions", "[states], [languages in which you can negotiate]"),
				),
				section(
					"Education",
					"One line, or leave it out.",
					dated("[B.A. in Communication], [University]", "[Year]"),
				),
			],
		},
		{
			name: "Sales Development Representative",
			alsoCalled: "SDR",
			level: "Entry-level",
			layout: "starter",
			description:
				"Proof that you can be told no and call again: for first sales jobs from campus, retail or service.",
			headline: "Sales development representative, formerly [server, athlete, tutor]",
			contact: ["[City, State]", "[phone]", "[email]"],
			sections: [
				section(
					"Summary",
					"Energy is shown by a number of attempts. Give it, and the result.",
					words(
						"I have asked [n] strangers for [money, votes, appointments] in [months] and got [n]. I want to do it for a product, with a script that I may improve.",
					),
				),
				section(
					"Experience",
					"Targets with what you reached. In jobs without targets: queue, tips, upsell, return visits.",
					entry(
						"Sales Development Representative",
						"[Company], [City, State]",
						present,
						"Make [n] calls and write [n] personal emails a day; [n] meetings a month against a target of [n]",
						"Reached [role] at [n] of [n] named accounts by asking [assistant, installer, union rep] first",
						"Rewrote the second email: replies from [percent] to [percent]; now the team’s default",
						"Handed over [n] opportunities worth [amount], [percent] of which closed",
					),
					entry(
						"Server, then Shift Lead",
						"[Restaurant], [City, State]",
						past,
						"Sold [dessert, wine] to [percent] of tables, the house average was [percent]",
						"Supervised [n] people on Fridays with [n] covers; two complaints in [months], both came back",
					),
					entry(
						"Fundraising Caller",
						"[University, charity]",
						past,
						"Raised [amount] in [weeks] from alumni who had not given for [years]",
					),
				),
				section(
					"Education",
					"Team sports and student jobs explain a lower GPA. Say the hours.",
					entry(
						"[B.A., Associate degree, high school diploma]",
						"[School], [City, State]",
						"[Year]",
						"[Varsity sport], [n] hours a week",
					),
				),
				section(
					"Skills",
					"Only what you have used on a real customer.",
					line("Tools", "[CRM], [dialer], [sales navigator]"),
					line("Languages", "[second language], spoken with customers daily"),
				),
			],
		},
		{
			name: "Customer Success Manager",
			level: "Mid-level",
			layout: "plain",
			description:
				"Renewals, rescues and use: for managers of customers who could leave and did not.",
			headline: "Customer success manager, [segment], book of [amount]",
			contact: ["[City, State]", "[phone]", "[email]", "[linkedin.com/in/you]"],
			sections: [
				section(
					"Summary",
					"Book, retention, number of accounts. One account that you saved.",
					words(
						"Manager of [n] customers who pay [amount] a year; [percent] gross and [percent] net retention. Saved [an insurer, a district] that had already signed with someone else.",
					),
				),
				section(
					"Experience",
					"Retention by year, use before and after, expansion that you found. Health scores only if you say what they predicted.",
					entry(
						"Customer Success Manager",
						"[Company], [City, State]",
						present,
						"Renewed [percent] of [amount] in the year of a price increase from [amount] to [amount] a seat",
						"Brought weekly use at [customer type] from [n] to [n] people by [training the night shift, removing a login]",
						"Found [amount] of expansion in review meetings by asking what their own boss is measured on",
						"Predicted [n] of [n] departures [months] ahead from [three signals], and turned [n] of them around",
						"Guided [n] customers from kickoff to first result in [days], with a plan of one page that both sides signed",
					),
					entry(
						"Onboarding Specialist",
						"[Company], [City, State]",
						past,
						"Managed [n] launches at a time; [percent] on the promised date",
						"Turned the [n] questions of week one into [videos, checklist]; tickets in a customer’s first month: [n], from [n]",
						"Carried [n] product requests to the roadmap with the revenue behind each; [n] were built",
					),
					entry(
						"Support Agent",
						"[Company], [City, State]",
						past,
						"Solved [n] cases a week, satisfaction [percent], and wrote [n] help articles",
					),
				),
				section(
					"References",
					"One sentence, with permission, with the role of the person who said it.",
					words("“[A sentence that names what changed].” [Role], [industry], [year]"),
				),
				section(
					"Skills",
					"Say what you can do in the product, not only about it.",
					line("Commercial", "Renewal negotiation, business reviews, [multi-year contracts]"),
					line("Technical", "[SQL or reporting], [API basics], [success platform]"),
				),
				section(
					"Education",
					"Teaching, nursing and hospitality are good schools for this work: say so.",
					entry("[B.S. in Hospitality, Education]", "[University]", "[Year]"),
				),
			],
		},
	],
};
