import type { Field } from "./field.ts";

export const softwareEngineering: Field = {
	letter: "b",
	title: "Break Into Big Tech",
	subtitle:
		"Scale, latency, ownership: what an engineering manager looks for in the first seconds, and how one page can show it without a single buzzword.",
	description:
		"A complete software engineering sample resume that shows scale, latency and ownership, and the ones from the library behind it.",
	ctaText: "Find your tech resume",
	targetGoal: "a senior engineering role at a large technology company",
	invitation:
		"Sign up or sign in to read this software engineer’s resume to its last line. **Your first resume from the library is free** as well.",
	interviews: ["Google", "Meta", "Amazon", "Netflix", "Databricks", "Stripe"],
	offers: ["Google", "Databricks"],
	resumes: { role: ["Software Engineer", "Machine Learning Engineer"], industry: ["Tech"] },
	sample: {
		style: "modern",
		document: {
			basics: {
				name: "Nadia Okavari",
				label: "Senior Software Engineer, Distributed Systems",
				email: "nadia.okavari@mail.example",
				url: "linkedin.example/in/nadia-okavari",
				location: "Seattle, WA",
				summary:
					"Backend engineer with seven years on systems that must not lose a write; designed the storage path behind 1.2 billion events a day. Leaves runbooks that let others sleep.",
			},
			work: [
				{
					name: "Copperwren",
					position: "Senior Software Engineer, Data Platform",
					location: "Seattle, WA",
					startDate: "2022-03",
					highlights: [
						"Designed a partitioned event store in Go for 1.2 billion events a day; p99 write latency fell from 310 ms to 42 ms",
						"Led 5 engineers in moving 48 TB off one Postgres cluster by dual writes and shadow reads, without downtime or a lost row",
						"Brought in load shedding and quotas per tenant after an outage of 4 hours, which the event store’s own retries had made longer",
						"Took pages from 31 to 6 a week by deleting more than half of the alerts and writing runbooks for the rest",
						"Review the designs of four teams, and mentored two engineers who are seniors now",
					],
				},
				{
					name: "Halden Ridge Software",
					position: "Software Engineer, Billing",
					location: "Seattle, WA",
					startDate: "2019-08",
					endDate: "2022-02",
					highlights: [
						"Built idempotent payment retries in Kotlin that recovered $3.4M of failed renewals in their first year",
						"Replaced nightly invoicing with a stream on Kafka, so that customers see a charge while they still remember the purchase",
						"Brought property tests to the ledger, which found nine rounding errors before an audit could",
						"Advised against splitting the billing service in two, after measuring how often both halves change in the same week",
					],
				},
				{
					name: "Stratafield",
					position: "Software Engineering Intern",
					location: "Denver, CO",
					startDate: "2018-05",
					endDate: "2018-08",
					highlights: [
						"Rewrote the slowest customer reports with window functions and two new indexes; the median went from 48 seconds to 7",
					],
				},
			],
			projects: [
				{
					name: "Tidemark, a write-ahead log in Go",
					description: "Open source, maintained since 2021",
					highlights: [
						"A fuzzer crashes it all night; the lost-write bugs that it found are listed with their fixes in the readme",
					],
				},
			],
			education: [
				{
					institution: "Stannard Institute of Technology",
					studyType: "B.S.",
					area: "Computer Science",
					startDate: "2015-09",
					endDate: "2019-05",
					score: "GPA 3.8/4.0",
					courses: ["Distributed Systems", "Databases", "Compilers", "Probability"],
				},
			],
			skills: [
				{
					name: "Technical",
					keywords: [
						"Go",
						"Kotlin",
						"Java",
						"Python",
						"SQL",
						"PostgreSQL",
						"Kafka",
						"gRPC",
						"Kubernetes",
						"Terraform",
						"AWS",
					],
				},
				{
					name: "Other",
					keywords: ["Design reviews", "Incident command", "Mentoring", "Technical writing"],
				},
			],
		},
	},
};
