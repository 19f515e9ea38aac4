import type { Field } from "./field.ts";

export const general: Field = {
	letter: "a",
	title: "Land Your Dream Job",
	subtitle:
		"This is what a resume looks like that gets called back: plain, dense with results, one page. Read it line by line, then build yours the same way.",
	description:
		"A complete sample resume to read line by line, the format to make yours, and hundreds more behind it, by company, role and level.",
	ctaText: "Browse all resumes",
	targetGoal: "a program or operations role one step up",
	invitation:
		"Sign up or sign in to read this operations resume to its last line. **Your first resume from the library is free** as well.",
	interviews: ["Amazon", "Deloitte", "Instacart", "DoorDash", "Wayfair"],
	offers: ["Amazon", "Instacart"],
	resumes: {},
	sample: {
		style: "classic",
		document: {
			basics: {
				name: "Imogen Tarrowby",
				label: "Program and Operations Manager",
				email: "imogen.tarrowby@mail.example",
				url: "linkedin.example/in/imogen-tarrowby",
				location: "Chicago, IL",
				summary:
					"Operations lead who turns loose processes into ones that hold. Eight years in delivery and healthcare software, from counting stock on a warehouse floor to running a program of 40 people and $6.2M. Known for plain dashboards, calm launches, and saying early when a date will slip.",
			},
			work: [
				{
					name: "Parcelwing",
					position: "Senior Program Manager, Delivery Operations",
					location: "Chicago, IL",
					startDate: "2023-02",
					highlights: [
						"Moved 11 regional depots to one routing system in 9 months, 3 weeks ahead of plan and $410K under a budget of $6.2M, without one missed delivery day",
						"Cut late deliveries from 7.8% to 3.1% of 92,000 parcels a week by planning routes afresh at 4 a.m. each day instead of once a quarter",
						"Built the weekly risk review that 6 teams now run on their own; milestones that slipped fell from 14 to 4 a quarter",
						"Coached 5 project managers, 3 of whom were promoted within 18 months",
					],
				},
				{
					name: "Clearbarrow",
					position: "Program Manager, Clinic Onboarding",
					location: "Raleigh, NC",
					startDate: "2020-06",
					endDate: "2023-01",
					highlights: [
						"Shortened the way from contract to first patient from 63 days to 27 by splitting one checklist into three that run side by side",
						"Brought 140 clinics live in two and a half years; 2% left within their first quarter, against 9% before",
						"Wrote the launch scorecard that sales, support and engineering share, after which tickets in a clinic’s first month fell 38%",
						"Chose and negotiated a new training vendor: $185K a year less at the same satisfaction, 4.6 of 5",
					],
				},
				{
					name: "Openfurrow",
					position: "Operations Analyst",
					location: "Minneapolis, MN",
					startDate: "2018-07",
					endDate: "2020-05",
					highlights: [
						"Rebuilt the demand forecast for 320 products in SQL and Excel; stock-outs fell 29%, and write-offs by $230K in the first year",
						"Automated 12 weekly reports, which gave a team of four 15 hours a week back",
						"Ran the pilot of barcode receiving in 2 warehouses, where counting errors dropped from 2.4% to 0.6%",
					],
				},
			],
			education: [
				{
					institution: "University of the Upper Lakes",
					studyType: "B.S.",
					area: "Industrial Engineering",
					startDate: "2014-09",
					endDate: "2018-05",
					score: "GPA 3.7/4.0",
					courses: ["Operations Research", "Quality Engineering", "Managerial Accounting"],
				},
			],
			skills: [
				{
					name: "Technical",
					keywords: ["SQL", "Excel", "Tableau", "Python (pandas)", "Smartsheet", "Jira"],
				},
				{
					name: "Other",
					keywords: [
						"Budgeting",
						"Vendor negotiation",
						"Risk reviews",
						"Lean",
						"Facilitation",
						"Spanish (conversational)",
					],
				},
			],
			certificates: [
				{
					name: "Project Management Professional (PMP)",
					issuer: "Project Management Institute",
					date: "2022-04",
				},
			],
		},
	},
};
