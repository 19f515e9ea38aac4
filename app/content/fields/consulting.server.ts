import type { Field } from "./field.ts";

export const consulting: Field = {
	letter: "e",
	title: "Land Consulting Roles",
	subtitle:
		"Problem, what you did, what changed: a resume that reads like three good cases in a row, with a client behind each and a number at its end.",
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
					"Consultant with five years in consumer and healthcare, and 14 projects from pricing to plant closures. Brings a team to one page by the second week, says the uncomfortable finding first, and stays until the client’s own people run it.",
			},
			work: [
				{
					name: "Birchall Wren",
					position: "Consultant",
					location: "Boston, MA",
					startDate: "2023-09",
					highlights: [
						"Led 2 analysts and 6 client managers in repricing 4,100 products of a $2.2B grocer; margin rose by 1.4 points, worth $31M a year, with no loss of customers",
						"Found that 9 of 23 clinics of a hospital group lost money on every visit; rebuilt their schedules, and 7 broke even within two quarters",
						"Interviewed 64 buyers for the sale of a medical-device maker; the finding that 1 customer was about to leave moved the price by $85M",
						"Wrote the firm’s pricing toolkit, since used in 11 projects in 4 offices",
					],
				},
				{
					name: "Bridge to Bloom",
					position: "Strategy Fellow, pro bono",
					location: "Atlanta, GA",
					startDate: "2022-06",
					endDate: "2022-08",
					highlights: [
						"Drew up the three-year plan of a tutoring nonprofit in 12 weeks; it won a grant of $750K and went from 5 schools to 13",
					],
				},
				{
					name: "Longacre Strategy",
					position: "Business Analyst",
					location: "New York, NY",
					startDate: "2019-08",
					endDate: "2021-07",
					highlights: [
						"Modeled the closing of 3 plants of 11 for a packaging client: $18M a year saved, 240 of 310 people placed elsewhere in the company",
						"Cut a bank’s branch opening from 14 months to 8 by mapping 126 approvals and dropping 71",
						"Built a sales dashboard for 380 field staff in 5 weeks; visits to the top 20% of accounts rose by a third",
						"Promoted 6 months early, as one of 3 in a class of 22",
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
					keywords: ["Excel", "Alteryx", "Tableau", "SQL", "PowerPoint", "think-cell"],
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
		},
	},
};
