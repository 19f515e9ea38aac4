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
	name: "Marketing and communications",
	category: null,
	templates: [
		{
			name: "Brand Manager",
			level: "Mid-level",
			layout: "plain",
			description:
				"Share, launches and a budget defended: for brand managers in consumer goods and those who want to be.",
			headline: "Brand manager, [food, beauty, household]",
			contact: ["[City, State]", "[phone]", "[email]"],
			sections: [
				section(
					"Summary",
					"Brand size, share, and the shelf on which you have fought.",
					words(
						"Brand manager with the profit and loss of a [amount] brand. Gained [n] points of share in [n] periods without buying them: [percent] of the growth came at full price.",
					),
				),
				section(
					"Experience",
					"Share in points, household penetration, base volume, return on media. Say which part was promotion.",
					entry(
						"Brand Manager, [brand]",
						"[Consumer goods company], [City, State]",
						present,
						"Grew base volume from [a] to [b] [cases, units] in a flat category; household penetration reached [b]%, from [a]%",
						"Launched [n] flavors in [n] stores at [percent] ACV; repeat rate [percent] after [weeks], above the hurdle of [percent]",
						"Delisted [n] of [n] items with sales, gave the shelf to the rest, and velocity went from [a] to [b] units per store per week",
						"Moved [amount] from [price promotion] to [sampling, creators] after a matched-market test in [n] cities; contribution up [amount]",
						"Briefed [agency] for a campaign that tested in the top [n]% and is in its [n]th month",
						"Lead [n] associate managers and chair the monthly review of [n] functions",
					),
					entry(
						"Assistant Brand Manager",
						"[Company], [City, State]",
						past,
						"Forecast [n] items within [percent]; write-offs fell by [amount]",
						"Saw in panel data that [n]% of buyers were [unexpected group], and changed pack size for them: [amount] in new sales",
						"Sold in the [holiday, back-to-school] display program to [n] chains, return [n] to one",
					),
					entry(
						"Sales Analyst, [retailer] team",
						"[Company], [City, State]",
						past,
						"Sold [n] promotions to a buyer who had bought none the year before, with the chain’s own loyalty data",
					),
				),
				section(
					"Education",
					"M.B.A. first if you have one; a case prize in marketing belongs here.",
					entry(
						"M.B.A., Marketing",
						"[Business school]",
						"[Year]",
						"[Brand challenge] finalist, [n] of [n] teams",
					),
				),
				section(
					"Skills",
					"Panels and planning systems that you read without help.",
					line("Data", "[NielsenIQ, Circana, Numerator], retailer portals"),
					line("Work", "[media planning, concept tests, price elasticity], trade math"),
				),
			],
		},
		{
			name: "Growth Marketer",
			level: "Mid-level",
			layout: "compact",
			description:
				"Cost per customer, payback and honest tests: for marketers of subscriptions, apps and online shops.",
			headline: "Growth marketer, [paid, lifecycle or search]",
			contact: ["[City, State]", "[email]", "[phone]", "[linkedin.com/in/you]"],
			sections: [
				section(
					"Summary",
					"Monthly budget, payback, and the channel that you would close first.",
					words(
						"Growth marketer with [amount] a month to spend and a payback of [months] to defend. I hold out a control group wherever a platform lets me, and have twice turned off what its own report praised.",
					),
				),
				section(
					"Experience",
					"Incremental beats attributed. For each channel: spend, cost per customer before and after, how you know.",
					entry(
						"Growth Marketing Manager",
						"[Company], [City, State]",
						present,
						"Lowered the cost of a paying customer from [amount] to [amount] at [n] times the spend by [creative testing, new geographies, offer]",
						"Proved with a [n]-region holdout that [retargeting, brand search] brought [percent] of what it claimed, and moved [amount] a month",
						"Rebuilt onboarding email as [n] messages triggered by behavior; share of trials that pay rose from [percent] to [percent]",
						"Grew organic visits from [n] to [n] a month with [n] pages that answer [question type], each reviewed by [expert]",
						"Tested [n] headlines and [n] prices on the plans page; kept [n], learned that [customers choose by]",
						"Win back [n] lapsed customers a month with one honest email and no discount",
					),
					entry(
						"Performance Marketer",
						"[Agency], [City, State]",
						past,
						"Managed [amount] a month for [n] accounts; [n] renewed",
						"Scripted a watch that stops a campaign when [feed, landing page] breaks: [amount] kept on [n] nights",
						"Produced [n] video variants a week at [amount] each, [n] from one day of shooting",
					),
					entry(
						"[Copywriter, Community Manager]",
						"[Company], [City, State]",
						past,
						"Started a newsletter that had [n] readers after [months]; open rate [percent], [n] replies an issue",
						"Answered every comment for [n] months and collected the words that the ads later used",
					),
				),
				section(
					"Skills",
					"With the largest monthly budget that you have run in each.",
					line("Paid", "Search ([amount]), social ([amount]), [podcast, out of home]"),
					line("Owned", "Email and push, [referral], search content"),
					line("Measurement", "Holdouts, [media mix model], SQL, [analytics suite], consent rules"),
				),
				section(
					"Projects",
					"Your own money makes the best case study.",
					entry(
						"[Shop, course, newsletter]",
						"[link]",
						"[Year]",
						"[n] customers from [amount] of ads; closed or sold because [reason]",
					),
				),
				section(
					"Education",
					"Last. Nobody hires a channel by its diploma.",
					dated("B.A. in [Psychology, Journalism], [University]", "[Year]"),
				),
			],
		},
		{
			name: "Communications Manager",
			level: "Mid-level",
			layout: "editorial",
			description:
				"Press, crises and words that employees believe: for communications in companies, hospitals and agencies.",
			headline: "Communications manager, [corporate, internal or public affairs]",
			contact: ["[City, State]", "[phone]", "[email]", "[links to clips]"],
			sections: [
				section(
					"Summary",
					"For whom you have spoken, and on the worst day.",
					words(
						"Spokesperson and writer for [organization of n people]. I have placed [n] stories in [national outlets], kept [n] out with facts, and written the letter that [n] employees printed out.",
					),
				),
				section(
					"Experience",
					"Outlet, reach and what the story did: calls, hires, a vote. Keep confidential matters general.",
					entry(
						"Communications Manager",
						"[Organization], [City, State]",
						present,
						"Spoke for the company in [recall, layoff, data breach] from first call to last question: [n] inquiries in [hours], one voice, [tone of coverage] by day [n]",
						"Placed the [chief executive, researcher] in [n] interviews after [n] rehearsals; requests now come to us",
						"Replaced the monthly newsletter with [short weekly note]; [percent] read it to the end, up from [percent]",
						"Wrote [n] speeches; [one line] was quoted in [outlet]",
						"Trained [n] managers to deliver bad news, with a script that fits on a card",
					),
					entry(
						"Press Officer",
						"[Agency, university, government office]",
						past,
						"Answered [n] reporters a month within [minutes], and kept a list of what could not be said and why",
						"Turned [technical report] into [n] paragraphs that [n] papers printed unchanged",
						"Organized [n] briefings; [n] of [n] regional editors came back",
					),
					entry(
						"Reporter",
						"[Newspaper or station], [City, State]",
						past,
						"Covered [city hall, courts, energy] with [n] bylines a year; corrections: [n]",
					),
				),
				section(
					"Publications",
					"Two or three, dated, each with the outlet.",
					dated("“[Headline]”, [outlet]: my pitch, [reach]", "[Month year]"),
					dated("“[Opinion piece]”, [outlet]: written for [name]", "[Month year]"),
				),
				section(
					"Skills and languages",
					"What you can do at eleven at night without help.",
					line("Craft", "[speechwriting, statements in thirty minutes, basic video, style guide]"),
					line("Languages", "[language] (on air), [language] (written)"),
				),
				section(
					"Education",
					"A degree, or the newsroom that taught you.",
					dated("B.A. in [Political Science, English], [University]", "[Year]"),
				),
			],
		},
	],
};
