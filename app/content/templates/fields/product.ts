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
	name: "Product",
	category: "Product",
	templates: [
		{
			name: "Associate Product Manager",
			level: "Entry-level",
			layout: "starter",
			description:
				"No title yet, but things that people use: for rotational programs and first product roles.",
			headline: "Aspiring product manager, [major] with [a shipped project]",
			contact: ["[City, State]", "[phone]", "[email]", "[portfolio or app link]"],
			sections: [
				section(
					"Education",
					"Technical courses and anything in which you had to decide with others.",
					entry(
						"B.S. in [Computer Science, Cognitive Science]",
						"[University], [City, State]",
						"[Month year]",
						"Coursework: databases, human-computer interaction, statistics, [negotiation]",
					),
				),
				section(
					"Projects",
					"Users, not features. Say what you thought at first, what they did, and what you changed.",
					entry(
						"[App, club tool, marketplace for textbooks]",
						"Founder, team of [n]",
						"[Month year] – Present",
						"Interviewed [n] students before writing code and dropped the first idea; the second has [n] weekly users",
						"Chose [one feature] for the first release and left out [n]; [percent] came back in the second week",
						"Measured [where people gave up] and moved [step] to the end: completed [posts, bookings] doubled to [n]",
					),
					entry(
						"[Hackathon or class project]",
						"[Event], [place n of n]",
						"[Year]",
						"Put the idea on one page, split the work of [n] people over [hours], and presented a working demo",
					),
				),
				section(
					"Experience",
					"An internship in engineering, support or analysis is as good as one in product if you noticed something.",
					entry(
						"[Software Engineering, Support, Marketing] Intern",
						"[Company], [City, State]",
						past,
						"Read [n] support tickets in the first week, found that [n] had one cause, and got [fix] into the sprint",
						"Coded [internal tool], with which [team] saves [hours] a week",
						"Surveyed [n] customers; the plan for [feature] changed because of question [n]",
					),
				),
				section(
					"Leadership and skills",
					"One thing that you were elected or hired to lead, and what you can do with your own hands.",
					dated(
						"[Resident adviser, captain, treasurer]: [n] people, [one hard decision]",
						"[Year]",
					),
					line("Hands on", "SQL, [Figma], Python or JavaScript enough to prototype"),
				),
			],
		},
		{
			name: "Senior Product Manager",
			level: "Senior-level",
			layout: "editorial",
			description:
				"Strategy, pricing and platforms for business customers: for product leaders without a consumer dashboard.",
			headline: "Senior product manager, [business software, infrastructure or health]",
			contact: ["[City, State]", "[email]", "[phone]", "[linkedin.com/in/you]"],
			sections: [
				section(
					"Summary",
					"Segment, contract size, and what you have learned about selling to a committee.",
					words(
						"I build products that [hospitals, manufacturers, banks] buy for [amount] a year and keep for a decade. Twice I have taken a tool that sales could not explain to [percent] of new contracts.",
					),
				),
				section(
					"Experience",
					"In business software the numbers are net retention, win rate, time to value and expansion. Pick those that you moved and say how you know.",
					entry(
						"Senior Product Manager",
						"[Company], [City, State]",
						present,
						"Lead [product line] with revenue of [amount]; net retention rose from [percent] to [percent] after [module] became part of every renewal talk",
						"Repackaged [n] price lists into [n] plans with [finance, sales]; average contract from [amount] to [amount], discounts down [n] points",
						"Cut time to first value from [weeks] to [days] by importing the customer’s own [records] in the trial",
						"Won [n] of [n] security reviews that had blocked deals, by putting [audit log, single sign-on, data residency] first on the roadmap for [n] quarters",
						"Retired [legacy product] with [n] customers: [percent] moved to its successor, [n] left, support cost down [amount]",
						"Grew [n] product managers; write one review a quarter with each about a decision that aged badly",
					),
					entry(
						"Product Manager, Platform",
						"[Company], [City, State]",
						past,
						"Opened the API to partners: [n] integrations in [months], and a win rate of [percent] with one of them, [percent] without",
						"Sat in [n] sales calls and [n] cancellations in a quarter; [n] of the top [n] requests turned out to be one problem",
						"Defined service levels with engineering and sold them: [amount] in premium support",
					),
					entry(
						"[Implementation Lead, Sales Engineer]",
						"[Company], [City, State]",
						past,
						"Brought [n] customers live and wrote down the [n] questions that each asked; they became the onboarding",
					),
				),
				section(
					"Projects",
					"Two bets in your own words. Interviewers will use them.",
					list(
						"Right: bet on [segment or integration] when [colleagues] did not, because [observation]",
						"Wrong: built [feature] for [one large customer]; used by [n], removed after [months]",
					),
				),
				section(
					"Education",
					"Last, and short.",
					dated("[B.A. in Philosophy, M.S. in Industrial Engineering], [University]", "[Year]"),
				),
			],
		},
		{
			name: "Technical Program Manager",
			alsoCalled: "TPM",
			level: "Senior-level",
			layout: "compact",
			description:
				"Many teams, one date: for program managers of hardware, cloud and compliance work with hard dependencies.",
			headline: "Technical program manager, [infrastructure, devices or compliance]",
			contact: ["[City, State]", "[email]", "[phone]", "[PMP or similar, if held]"],
			sections: [
				section(
					"Summary",
					"How many teams, how long, what happens if it slips. Add your technical root.",
					words(
						"Program manager for work that spans [n] teams, [n] sites and [months]; before that [engineer, tester]. I read designs, find the dependency without an owner, and say early when a date is fiction.",
					),
				),
				section(
					"Experience",
					"Scope in people, date promised, date met, and the risk that did not happen because of you.",
					entry(
						"Senior Technical Program Manager",
						"[Company], [City, State]",
						present,
						"Ran [data-center exit, device launch, payment re-certification] across [n] teams and [n] vendors for [months]; finished [days] before the contract ended, at [percent] of budget",
						"Merged [n] plans into one with [n] milestones; [percent] were met in their week, and each slip was reported [weeks] ahead",
						"Found in week [n] that [component] had no owner in [region], and had one hired before it mattered",
						"Chaired a change board that said no to [n] of [n] late requests, with reasons in writing; none came back through the side door",
						"Steered the company through [FedRAMP, SOC 2, safety certification]: [n] controls, [n] engineers, no repeat finding",
						"Replaced [n] status meetings a week by a page that updates itself; [hours] of engineering time a month returned",
					),
					entry(
						"Program Manager",
						"[Company], [City, State]",
						past,
						"Coordinated [n] firmware releases a year with the factory in [country]; software stopped the line [n] times in the first year, [n] in the second",
						"Negotiated [lead time, test slots] with [supplier] and bought [weeks] for [amount]",
						"Held the review after [failed launch]; its [n] actions became the launch checklist",
					),
					entry(
						"[Systems Engineer, Test Lead]",
						"[Company], [City, State]",
						past,
						"Automated [n] acceptance tests and signed the release of [n] units",
						"Debugged [integration failure] between [n] vendors in one room in [days]",
					),
				),
				section(
					"Skills",
					"Methods are cheap; say where each one worked.",
					line(
						"Planning",
						"Critical path and buffers on hardware, [n]-week increments on software",
					),
					line("Risk", "Pre-mortems at kickoff, a register with owners and triggers"),
					line("Technical", "[cloud architecture, embedded release trains, SQL, scripting]"),
				),
				section(
					"Education and certifications",
					"The engineering degree first.",
					dated("B.S. in [Electrical Engineering], [University]", "[Year]"),
					dated("[PMP, SAFe, Six Sigma belt]", "[Year]"),
				),
				section(
					"Projects",
					"One line each, for readers who look for a name.",
					dated("[Program]: [n] teams, [months], [outcome]", "[Year]"),
					dated("[Program]: [n] sites, [amount], [outcome]", "[Year]"),
				),
			],
		},
	],
};
