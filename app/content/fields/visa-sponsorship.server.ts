import type { Field } from "./field.ts";

export const visaSponsorship: Field = {
	letter: "g",
	title: "Get Visa Sponsorship",
	subtitle:
		"An employer sponsors somebody who is plainly worth the paperwork. See how an international candidate makes that case on one page, and where the visa is mentioned.",
	description:
		"A complete sample resume of an international candidate who needs a sponsored visa, and resumes of the same roles behind it.",
	ctaText: "Find your next resume",
	targetGoal: "a data or engineering role with an employer that sponsors visas",
	invitation:
		"Sign up or sign in to read this international candidate’s resume to its last line. **Your first resume from the library is free** as well.",
	interviews: ["Amazon", "Microsoft", "NVIDIA", "Intuit", "Uber"],
	offers: ["Microsoft", "Intuit"],
	resumes: {
		role: ["Data Scientist", "Machine Learning Engineer", "Software Engineer"],
		visaSponsoredFirst: true,
	},
	sample: {
		style: "modern",
		document: {
			basics: {
				name: "Ananya Kesavarth",
				label: "Data Scientist, Forecasting",
				email: "ananya.kesavarth@mail.example",
				url: "linkedin.example/in/ananya-kesavarth",
				location: "Minneapolis, MN",
				summary:
					"Data scientist with five years of forecasting on two continents. Ships models that planners keep using: error down by a third at a grocer with 410 stores, $7.8M a year less thrown away. On F-1 STEM OPT until June 2027; will need H-1B sponsorship.",
			},
			work: [
				{
					name: "Maple Row Grocers",
					position: "Data Scientist, Forecasting",
					location: "Minneapolis, MN",
					startDate: "2024-07",
					highlights: [
						"Rebuilt the daily forecast of fresh food for 410 stores in PyTorch; error fell from 31% to 21%, and $7.8M less was thrown away in the first year",
						"Put 1.6 million forecasts a night behind a check that compares them with last week’s; 3 bad data loads were caught before a store could order",
						"Won over 38 regional planners by showing each forecast with its reasons; overrides dropped from 44% to 12%",
						"Cut training from 9 hours to 70 minutes and its cloud cost by 58% by sharing one model among 2,300 products",
					],
				},
				{
					name: "Interactive Intelligence Lab, Northgale University",
					position: "Graduate Research Assistant",
					location: "Ann Arbor, MI",
					startDate: "2022-09",
					endDate: "2024-05",
					highlights: [
						"First author of 2 peer-reviewed papers on forecasting with missing data; the method needs 40% less history for the same error",
						"Taught statistics to 120 students over 3 terms, rated 4.8 of 5",
					],
				},
				{
					name: "Hebbal Freight Analytics",
					position: "Data Analyst, then Senior Data Analyst",
					location: "Bengaluru, India",
					startDate: "2019-07",
					endDate: "2022-07",
					highlights: [
						"Predicted arrival times of 5,200 trucks a day to within 25 minutes in 86% of trips, where dispatchers had managed 59%",
						"Found fuel theft on 14 routes from tank sensors, worth $640K a year; the alert still runs",
						"Moved reporting for 9 clients from 60 spreadsheets to one warehouse in dbt; month-end went from 6 days to 1",
						"Promoted in 20 months; led a team of 4",
					],
				},
			],
			education: [
				{
					institution: "Northgale University",
					studyType: "M.S.",
					area: "Data Science",
					startDate: "2022-09",
					endDate: "2024-05",
					score: "GPA 3.9/4.0",
				},
				{
					institution: "Kaveri Technical University, Chennai",
					studyType: "B.Tech.",
					area: "Computer Science",
					startDate: "2015-07",
					endDate: "2019-05",
					score: "ranked 6 of 180",
				},
			],
			skills: [
				{
					name: "Technical",
					keywords: [
						"Python",
						"PyTorch",
						"SQL",
						"Spark",
						"dbt",
						"Airflow",
						"MLflow",
						"AWS SageMaker",
						"Tableau",
					],
				},
				{
					name: "Other",
					keywords: [
						"Experiment design",
						"Stakeholder training",
						"Technical writing",
						"Hindi and Tamil (native)",
					],
				},
			],
			awards: [
				{
					title: "Best Paper, Workshop on Applied Forecasting",
					awarder: "Great Lakes Data Symposium",
					date: "2023-10",
				},
			],
		},
	},
};
