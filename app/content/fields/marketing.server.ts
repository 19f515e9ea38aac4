import type { Field } from "./field.ts";

export const marketing: Field = {
	letter: "c",
	title: "Land Marketing Roles",
	subtitle:
		"Spend, lift, retention: a marketing resume that argues like a good campaign report. Every number has a reason, and what needs no number has none.",
	description:
		"A complete marketing sample resume, from spend to lift to retention, and the ones from the library behind it.",
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
					"Growth marketer who starts at the spreadsheet and ends at the sentence. Eight years with subscription and consumer brands; proves a lift with a holdout before asking for more budget.",
			},
			work: [
				{
					name: "Petalpost",
					position: "Growth Marketing Manager",
					location: "New York, NY",
					startDate: "2022-09",
					highlights: [
						"Run $9.1M of paid spend in six channels; took the cost of a new subscriber from $74 to $51 in a year",
						"Ran holdout tests by region, which showed that 22% of retargeting bought nobody new; moved that money to creators and podcasts",
						"Rewrote the welcome emails as five short lessons; 70% of subscribers stayed for a second month, against 61% before",
						"Lead three marketers and two agencies on one quarterly plan, which missed its target once and says on its first page why",
					],
				},
				{
					name: "Anther Beauty",
					position: "Senior Lifecycle Marketer",
					location: "New York, NY",
					startDate: "2020-03",
					endDate: "2022-08",
					highlights: [
						"Built the loyalty program from the first sketch to 340,000 members in 14 months",
						"Replaced the weekly newsletter with triggered emails, of which readers choose the kinds they want, and complaints halved",
						"Cut the launch of a product page from 15 working days to 6 with a brief that design, legal and retail sign once",
						"Wrote the subject-line playbook that the other brands of the group took over",
					],
				},
				{
					name: "Good Weather Agency",
					position: "Performance Marketing Analyst",
					location: "New York, NY",
					startDate: "2018-07",
					endDate: "2020-02",
					highlights: [
						"Managed search and social spend for seven clients, and kept all of them through two budget rounds",
						"Automated weekly reporting in SQL and Looker, and found $90K of double-counted conversions on the way",
						"Tested landing pages for a meal kit; the plainest one won, and it stayed",
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
