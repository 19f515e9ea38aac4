import type { Field } from "./field.ts";

export const marketing: Field = {
	letter: "c",
	title: "Land Marketing Roles",
	subtitle:
		"Spend, lift, retention: a marketing resume that argues like a good campaign report. Every claim has a number, and every number a reason.",
	description:
		"A complete marketing sample resume with spend, lift and retention in every line, and the ones from the library behind it.",
	ctaText: "Find your marketing resume",
	targetGoal: "a growth or brand marketing role at a consumer company",
	invitation:
		"Sign up or sign in to read this growth marketer’s resume to its last line. **Your first resume from the library is free** as well.",
	interviews: ["Airbnb", "Spotify", "Etsy", "Duolingo", "Netflix"],
	offers: ["Spotify", "Duolingo"],
	resumes: { role: ["Marketing"] },
	sample: {
		style: "modern",
		document: {
			basics: {
				name: "Elodie Fennimarch",
				label: "Growth Marketing Manager",
				email: "elodie.fennimarch@mail.example",
				url: "linkedin.example/in/elodie-fennimarch",
				location: "New York, NY",
				summary:
					"Growth marketer who starts at the spreadsheet and ends at the sentence. Eight years with subscription and consumer brands, $9.1M of yearly spend, and the habit of proving a lift with a holdout before asking for more budget.",
			},
			work: [
				{
					name: "Petalpost",
					position: "Growth Marketing Manager",
					location: "New York, NY",
					startDate: "2022-09",
					highlights: [
						"Owns $9.1M of paid spend in 6 channels; took the cost of a new subscriber from $74 to $51 in 12 months while sign-ups grew 46%",
						"Ran 38 holdout tests by region, which showed that 22% of retargeting bought nobody new; moved that $1.3M to creators and podcasts",
						"Rewrote the welcome emails as 5 short lessons; of 210,000 subscribers 70% stayed for a second month, against 61% before",
						"Leads 3 marketers and 2 agencies on one quarterly plan that has met its target in 7 quarters of 8",
					],
				},
				{
					name: "Anther Beauty",
					position: "Senior Lifecycle Marketer",
					location: "New York, NY",
					startDate: "2020-03",
					endDate: "2022-08",
					highlights: [
						"Built the loyalty program from the first sketch to 340,000 members in 14 months; members order 2.3 times as often as others",
						"Replaced 1 weekly newsletter by 9 triggered flows: revenue per email rose 64% with 41% fewer emails sent, and complaints halved",
						"Cut the launch of a product page from 15 working days to 6 with a brief that design, legal and retail sign once",
						"Wrote the subject-line playbook from 112 tests; its 8 rules lifted opens from 18% to 26%",
					],
				},
				{
					name: "Good Weather Agency",
					position: "Performance Marketing Analyst",
					location: "New York, NY",
					startDate: "2018-07",
					endDate: "2020-02",
					highlights: [
						"Managed $2.4M of search and social spend for 7 clients, and kept all 7 through two budget rounds",
						"Automated weekly reporting in SQL and Looker, which freed 22 hours a week and found $90K of double-counted conversions",
						"Tested 60 landing pages for a meal kit; the winner converted 5.9% of visits, against 3.8%",
					],
				},
			],
			education: [
				{
					institution: "Hudsonvale University",
					studyType: "B.A.",
					area: "Communication and Statistics",
					startDate: "2014-09",
					endDate: "2018-05",
					score: "magna cum laude",
				},
			],
			skills: [
				{
					name: "Technical",
					keywords: [
						"SQL",
						"Looker",
						"Google Analytics",
						"Braze",
						"Meta Ads",
						"Google Ads",
						"Figma",
						"R",
					],
				},
				{
					name: "Other",
					keywords: [
						"Experiment design",
						"Copywriting",
						"Brand briefs",
						"Agency management",
						"French (fluent)",
					],
				},
			],
			awards: [
				{
					title: "Campaign of the Year, Direct to Consumer",
					awarder: "Eastern Ad Circle",
					date: "2023-11",
				},
			],
		},
	},
};
