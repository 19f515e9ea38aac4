import type { Field } from "./field.ts";

export const visaSponsorship: Field = {
	letter: "g",
	title: "Get Visa Sponsorship",
	subtitle:
		"An employer sponsors someone who is plainly worth the paperwork. See how an international candidate makes that case on one page, and where the visa is mentioned.",
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
					"Data scientist with five years of forecasting on two continents, whose models planners keep using. On F-1 STEM OPT until June 2027; will need H-1B sponsorship.",
			},
			work: [
				{
					name: "Maple Row Grocers",
					position: "Data Scientist, Forecasting",
					location: "Minneapolis, MN",
					startDate: "2024-07",
					highlights: [
						"Rebuilt the daily forecast of fresh food for 410 stores in PyTorch; error fell from 31% to 21% in the first year",
						"Put every night’s forecasts behind a check against last week’s, which stopped three bad data loads before a store could order",
						"Won over the regional planners by showing each forecast with its reasons; overrides dropped from 44% to 12%",
						"Cut training from 9 hours to 70 minutes by sharing one model among all products",
						"Withdrew a model for holiday weeks after its first Thanksgiving, when the planners’ own guess had been closer",
					],
				},
				{
					name: "Interactive Intelligence Lab, Northgale University",
					position: "Graduate Research Assistant",
					location: "Ann Arbor, MI",
					startDate: "2022-09",
					endDate: "2024-05",
					highlights: [
						"First author of two peer-reviewed papers on forecasting with missing data",
						"Taught statistics to 120 students over three terms, rated 4.8 of 5",
						"Built the data loader that the lab still maintains",
					],
				},
				{
					name: "Hebbal Freight Analytics",
					position: "Data Analyst, then Senior Data Analyst",
					location: "Bengaluru, India",
					startDate: "2019-07",
					endDate: "2022-07",
					highlights: [
						"Predicted arrival times to within 25 minutes in 86% of trips, where dispatchers had managed 59%",
						"Found fuel theft from the readings of tank sensors; the alert still runs",
						"Moved reporting for nine clients from spreadsheets to one warehouse in dbt; month-end went from 6 days to 1",
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
