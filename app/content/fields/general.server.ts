import type { Field } from "./field.ts";

export const general: Field = {
	letter: "a",
	title: "Land Your Dream Job",
	subtitle:
		"This is what a resume looks like that is worth a call back: plain, exact, one page. Read it line by line, then build yours the same way.",
	description:
		"A complete sample resume to read line by line, the format to make yours, and the library behind it, by company, role and level.",
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
					"Operations lead with eight years in delivery and healthcare software, from forecasting 320 products to moving 11 depots to one routing system. Known for saying early when a date will slip.",
			},
			work: [
				{
					name: "Parcelwing",
					position: "Senior Program Manager, Delivery Operations",
					location: "Chicago, IL",
					startDate: "2023-02",
					highlights: [
						"Moved 11 regional depots to one routing system in 9 months, three weeks ahead of plan and without one missed delivery day",
						"Cut late deliveries from 7.8% to 3.1% of parcels by planning the routes every morning instead of once a quarter",
						"Set up the weekly risk review that six teams now run on their own, each risk with one owner and one date",
						"Stopped a tracking app after its pilot, because drivers had to type every stop twice; the depots went back to scanning",
					],
				},
				{
					name: "Clearbarrow",
					position: "Program Manager, Clinic Onboarding",
					location: "Raleigh, NC",
					startDate: "2020-06",
					endDate: "2023-01",
					highlights: [
						"Shortened the time from contract to first patient from 63 days to 27 by splitting one checklist into three that run side by side",
						"Brought 140 clinics live in two and a half years; those that were not ready got a later date instead of a bad first week",
						"Wrote the launch scorecard that sales, support and engineering still share",
						"Chose a new training vendor and negotiated $185K a year off the price, with the clinics as satisfied as before",
					],
				},
				{
					name: "Openfurrow",
					position: "Operations Analyst",
					location: "Minneapolis, MN",
					startDate: "2018-07",
					endDate: "2020-05",
					highlights: [
						"Rebuilt the demand forecast for 320 products in SQL and Excel; write-offs fell from $610K to $380K in the first year",
						"Automated the weekly reports that had taken a team of four every Monday morning",
						"Ran the pilot of barcode receiving, and rewrote its instructions with the people on the floor",
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
					keywords: ["SQL", "Excel", "Tableau", "Python (pandas)", "Smartsheet"],
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
