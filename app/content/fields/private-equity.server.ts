import type { Field } from "./field.ts";

export const privateEquity: Field = {
	letter: "f",
	title: "Break Into Private Equity/Startups",
	subtitle:
		"Two worlds that ask the same thing: did you find it, did you build it, did it pay? One page that answers an investor and a founder alike.",
	description:
		"A complete sample resume for private equity and start-ups, deals and operating results side by side, and the library behind it.",
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
					"Investor who has also had to make payroll. More than two years in banking, three in a software buyout fund with $1.4B under management, and a year as the first finance hire of a start-up that went from $3M to $11M of recurring revenue. Sources, models, and then sits with the team until the plan is met.",
			},
			work: [
				{
					name: "Glasswater Capital",
					position: "Private Equity Associate, Software",
					location: "San Francisco, CA",
					startDate: "2023-03",
					highlights: [
						"Worked on 5 closed investments with $620M of equity, 2 of them found through 340 cold calls to founders; wrote the committee paper on 4",
						"Led the diligence on a $210M dental-software buyout; cohort work on 9,400 practices showed churn of 14% where the seller said 9%, and took $27M off the price",
						"Ran the first 100 days after it with the company’s chief financial officer: pricing by seat, 2 products closed, EBITDA from $11M to $17M in 18 months",
						"Built the fund’s weekly portfolio pack from 8 ledgers; a close takes 4 days instead of 13, and 3 covenant problems were seen a quarter ahead",
						"Screened 460 companies a year on one page each; the 6 rules behind it have agreed with the committee in 91% of cases",
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
						"Prepared the $24M Series B: model, data room of 310 documents, 41 investor questions answered within 2 days each",
						"Lengthened the runway from 11 to 19 months by moving 70% of contracts to yearly prepayment and ending 12 unused tools",
						"Hired 9 people in operations and support; first answers to customers came in 2 hours instead of 14",
					],
				},
				{
					name: "Carrow Lane Partners",
					position: "Investment Banking Analyst, Technology",
					location: "San Francisco, CA",
					startDate: "2019-07",
					endDate: "2021-12",
					highlights: [
						"Closed 6 software transactions worth $2.1B, among them the $480M sale of a payroll company to a listed buyer",
						"Built the operating model for a $95M growth round from 36 months of billing data; net retention of 118% became the headline of the deal",
						"Ranked in the top group of 12 analysts each year; asked to stay for a third",
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
						"6,800 readers, 48 issues; two of the founders who wrote back became investments of the fund",
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
			certificates: [{ name: "CFA, Level II passed", issuer: "CFA Institute", date: "2022-08" }],
			interests: ["Alpine ski touring", "Rebuilding a 1974 sailing dinghy"],
		},
	},
};
