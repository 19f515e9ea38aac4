import type { Field } from "./field.ts";

export const consulting: Field = {
	letter: "e",
	title: "Land Consulting Roles",
	subtitle:
		"What you did, for whom, what changed: a resume that reads like three good cases in a row, with a client behind each.",
	description:
		"A complete consulting sample resume, case by case with the result of each, and the consulting resumes from the library behind it.",
	ctaText: "Find your consulting resume",
	targetGoal: "a consultant or associate role at a strategy firm",
	invitation:
		"Sign up or sign in to read this consultant’s resume to its last line. **Your first resume from the library is free** as well.",
	interviews: ["McKinsey", "BCG", "Bain", "Deloitte", "Accenture"],
	offers: ["BCG", "Bain"],
	resumes: { role: ["Consultant"] },
	sample: {
		style: "classic",
		document: {
			basics: {
				name: "Amara Tindallow",
				label: "Strategy Consultant",
				email: "amara.tindallow@mail.example",
				url: "linkedin.example/in/amara-tindallow",
				location: "Boston, MA",
				summary:
					"Consultant with five years in consumer and healthcare, from pricing to plant closures. Says the uncomfortable finding first, and stays until the client’s own people run it.",
			},
			work: [
				{
					name: "Birchall Wren",
					position: "Consultant",
					location: "Boston, MA",
					startDate: "2023-09",
					highlights: [
						"Led two analysts and six client managers in repricing a $2.2B grocer; margin rose from 24.1% to 25.5%, with no loss of customers",
						"Found that 9 of 23 clinics of a hospital group lost money on every visit; rebuilt their schedules, and seven broke even in two quarters",
						"Interviewed 64 buyers before the sale of a device maker; the finding that one customer was about to leave moved the price by $85M",
						"Rewrote the firm’s pricing toolkit with the two teams that had refused to use the first one",
						"Drew up a tutoring nonprofit’s three-year plan, pro bono; it won the grant that took the program to eight more schools",
					],
				},
				{
					name: "Longacre Strategy",
					position: "Business Analyst",
					location: "New York, NY",
					startDate: "2019-08",
					endDate: "2021-07",
					highlights: [
						"Modeled the closing of three plants for a packaging client; 240 of 310 people were placed elsewhere in the company",
						"Cut a bank’s branch opening from 14 months to 8 by mapping every approval and dropping more than half of them",
						"Promoted six months early, as one of three in a class of 22",
					],
				},
				{
					name: "Granby Transit Authority",
					position: "Operations Intern",
					location: "Hartford, CT",
					startDate: "2018-06",
					endDate: "2018-08",
					highlights: [
						"Rode the night buses for two weeks and rewrote the notes of the timetable that every driver had been explaining aloud",
					],
				},
			],
			education: [
				{
					institution: "Trevanian University",
					studyType: "MBA",
					area: "MBA",
					startDate: "2021-09",
					endDate: "2023-05",
					score: "top 5% of 410",
				},
				{
					institution: "Pellworth University",
					studyType: "B.A.",
					area: "Economics",
					startDate: "2015-09",
					endDate: "2019-05",
					score: "GPA 3.9/4.0",
				},
			],
			skills: [
				{
					name: "Technical",
					keywords: ["Excel", "Alteryx", "Tableau", "SQL", "think-cell"],
				},
				{
					name: "Other",
					keywords: [
						"Pricing",
						"Due diligence",
						"Workshop facilitation",
						"Executive interviews",
						"Portuguese (fluent)",
					],
				},
			],
			awards: [
				{
					title: "First of 96 teams, National Graduate Case League",
					awarder: "Graduate Case League",
					date: "2022-11",
				},
			],
			interests: ["Refereeing amateur handball since 2019", "Baking rye bread for a street market"],
		},
	},
};
