import type { Field } from "./field.ts";

export const privateEquity: Field = {
	letter: "f",
	title: "Break Into Private Equity/Startups",
	subtitle:
		"Two worlds that ask the same thing: did you find it, did you build it, did it pay? One page that answers an investor and a founder alike.",
	description:
		"A complete sample resume for private equity and start-ups, deals and operating results side by side, and the private equity resumes behind it.",
	ctaText: "Find your next resume",
	targetGoal: "an associate role in private equity, or first finance hire at a start-up",
	invitation:
		"Sign up or sign in to read this investor’s resume to its last line. **Your first resume from the library is free** as well.",
	interviews: ["KKR", "Blackstone", "Thoma Bravo", "General Atlantic", "Ramp", "Notion"],
	offers: ["Thoma Bravo", "Ramp"],
	resumes: { industry: ["Private Equity"] },
	sample: {
		style: "compact",
		document: {
			basics: {
				name: "Callum Rookhursten",
				label: "Private Equity Associate and Operator",
				email: "callum.rookhursten@mail.example",
				url: "linkedin.example/in/callum-rookhursten",
				location: "San Francisco, CA",
				summary:
					"Investor who has also had to make payroll: more than three years in a software buyout fund, one as the first finance hire of a start-up. Sources, models, and then sits with the team until the plan is met.",
			},
			work: [
				{
					name: "Glasswater Capital",
					position: "Private Equity Associate, Software",
					location: "San Francisco, CA",
					startDate: "2023-03",
					highlights: [
						"Closed 5 investments with $620M of equity as the associate on each, two of them found through cold calls to founders",
						"Led the diligence on a dental-software buyout; cohort work showed churn of 14% where the seller said 9%, and took $27M off the price",
						"Ran the first months after it with the company’s chief financial officer; EBITDA went from $11M to $17M in a year and a half",
						"Built the fund’s weekly portfolio pack, which showed three covenant problems a quarter ahead",
						"Wrote up the deal that the fund had lost by a slow answer, and the one-page screen that it has used since",
					],
				},
				{
					name: "Quillmark",
					position: "Head of Finance and Operations (first finance hire, employee 14)",
					location: "San Francisco, CA",
					startDate: "2022-01",
					endDate: "2023-02",
					highlights: [
						"Took finance from a shared spreadsheet to a monthly close in 5 days while recurring revenue grew from $3M to $11M",
						"Prepared the $24M Series B: the model, the data room, and an answer to every investor within two days",
						"Lengthened the runway from 11 to 19 months by moving most contracts to yearly prepayment and ending the tools that nobody had opened in a quarter",
						"Hired the first nine people in operations and support, two of whom run it today, and wrote down how each was chosen, so that the founders could go on alone",
					],
				},
				{
					name: "Carrow Lane Partners",
					position: "Investment Banking Analyst, Technology",
					location: "San Francisco, CA",
					startDate: "2019-07",
					endDate: "2021-12",
					highlights: [
						"Closed 6 software transactions worth $2.1B, among them the sale of a payroll company to a listed buyer",
						"Built the operating model for a growth round from three years of billing data; net retention became the headline of the deal",
						"Asked to stay for a third year, as one of four in the class",
					],
				},
			],
			education: [
				{
					institution: "Orrin Valley University",
					studyType: "B.S.",
					area: "Business Administration",
					startDate: "2015-09",
					endDate: "2019-05",
					score: "GPA 3.8/4.0",
					courses: ["Financial Statement Analysis", "Entrepreneurial Finance", "Game Theory"],
				},
			],
			projects: [
				{
					name: "Unit Economics in Plain Words",
					description: "Newsletter, 2021 to today",
					highlights: [
						"One company a month, explained from its public price page; the companies of two founders who wrote back became investments of the fund",
					],
				},
			],
			skills: [
				{
					name: "Technical",
					keywords: [
						"LBO and three-statement models",
						"Cohort analysis",
						"SQL",
						"Python",
						"NetSuite",
						"Stripe Billing",
						"PitchBook",
						"Capital IQ",
					],
				},
				{
					name: "Other",
					keywords: [
						"Sourcing calls",
						"Board papers",
						"Debt negotiation",
						"Pricing",
						"Hiring",
						"Cap tables",
					],
				},
			],
			certificates: [
				{ name: "Passed Level II of the CFA Program", issuer: "CFA Institute", date: "2022-08" },
			],
			interests: ["Alpine ski touring", "Rebuilding a 1974 sailing dinghy"],
		},
	},
};
