import type { Field } from "./field.ts";

export const finance: Field = {
	letter: "d",
	title: "Break Into Finance",
	subtitle:
		"One page, no ornament: how many deals, what they were worth, and what your part was. The format that banks have read for decades.",
	description:
		"A complete investment banking sample resume, with deals, models and results, and the finance and banking resumes from the library behind it.",
	ctaText: "Find your finance resume",
	targetGoal: "an analyst or associate role in investment banking",
	invitation:
		"Sign up or sign in to read this banker’s resume to its last line. **Your first resume from the library is free** as well.",
	interviews: ["Goldman Sachs", "JPMorgan", "Morgan Stanley", "Evercore", "Lazard"],
	offers: ["Morgan Stanley", "Evercore"],
	resumes: { role: ["Investment Banking", "Finance"] },
	sample: {
		style: "classic",
		document: {
			basics: {
				name: "Julian Ashgrover",
				label: "Investment Banking Analyst",
				email: "julian.ashgrover@mail.example",
				url: "linkedin.example/in/julian-ashgrover",
				location: "New York, NY",
				summary:
					"Analyst in industrials and business services with seven closed deals, five of them as the only analyst. Has never sent a number to a client that two people had not checked.",
			},
			work: [
				{
					name: "Hollis Penrose",
					position: "Investment Banking Analyst, Industrials",
					location: "New York, NY",
					startDate: "2023-07",
					highlights: [
						"Closed 7 transactions worth $4.6B: four sell-sides, two buy-sides and a refinancing",
						"Built the merger model for the $1.9B sale of a packaging maker; its synergy case of $62M stood through three rounds of diligence",
						"Ran a process with 58 buyers, which lifted the price from 8.1x to 9.6x EBITDA",
						"Rewrote the group’s leveraged-buyout template after a wrong link in the old one had reached a draft; the whole floor now uses it",
						"Train the first-year analysts in modeling, and in checking each other’s pages",
					],
				},
				{
					name: "Selwyn Harte",
					position: "Investment Banking Summer Analyst",
					location: "Minneapolis, MN",
					startDate: "2022-06",
					endDate: "2022-08",
					highlights: [
						"Valued a family-owned pump maker by comparable companies and precedent deals; the range held to within 4% of the signed price",
						"Drafted the operations chapter of an information memorandum, and received one of two return offers among nine interns",
					],
				},
				{
					name: "Old Foundry Bank",
					position: "Credit Analyst Intern, Commercial Lending",
					location: "Cleveland, OH",
					startDate: "2021-06",
					endDate: "2021-08",
					highlights: [
						"Spread the statements of 43 borrowers, and flagged five that broke a covenant within the next year",
						"Wrote the template for credit memos that the lenders still use",
					],
				},
			],
			education: [
				{
					institution: "Farrowgate University",
					studyType: "B.S.",
					area: "Finance and Mathematics",
					startDate: "2019-09",
					endDate: "2023-05",
					score: "GPA 3.9/4.0, summa cum laude",
					courses: [
						"Corporate Finance",
						"Advanced Accounting",
						"Econometrics",
						"Stochastic Processes",
					],
				},
			],
			skills: [
				{
					name: "Technical",
					keywords: [
						"Excel (no mouse)",
						"PowerPoint",
						"Capital IQ",
						"FactSet",
						"Bloomberg",
						"VBA",
						"Python",
					],
				},
				{
					name: "Other",
					keywords: [
						"Merger and LBO models",
						"Fairness opinions",
						"Data rooms",
						"German (professional)",
					],
				},
			],
			awards: [
				{
					title: "Winner of 38 teams, University Valuation Cup",
					awarder: "Lakes Finance League",
					date: "2022-03",
				},
			],
			interests: [
				"Marathons (2:58 in 2024)",
				"Restoring mechanical watches",
				"Treasurer of a 120-seat community theater",
			],
		},
	},
};
