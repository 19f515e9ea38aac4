import type { Field } from "./field.ts";

export const softwareEngineering: Field = {
	letter: "b",
	title: "Break Into Big Tech",
	subtitle:
		"Scale, latency, ownership: what an engineering manager looks for in the first seconds, and how one page can show it without a single buzzword.",
	description:
		"A complete software engineering sample resume with scale, latency and ownership in every line, and the ones from the library behind it.",
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
					"Backend engineer with seven years on systems that must not lose a write. Designed the storage path behind 1.2 billion events a day, led five engineers through a migration without downtime, and leaves runbooks that let others sleep.",
			},
			work: [
				{
					name: "Copperwren",
					position: "Senior Software Engineer, Data Platform",
					location: "Seattle, WA",
					startDate: "2022-03",
					highlights: [
						"Designed a partitioned event store in Go that takes 1.2 billion events a day; p99 write latency fell from 310 ms to 42 ms, at 35% less cost",
						"Led 5 engineers in moving 48 TB off one Postgres cluster by dual writes and shadow reads: 0 minutes of downtime, 0 rows lost",
						"Brought in load shedding and quotas per tenant after an outage of 4 hours; the service has met its 99.95% in each of the 7 quarters since",
						"Took pages from 31 to 6 a week by deleting 60% of the alerts and writing runbooks for the rest",
						"Reviews the designs of 4 teams; mentored 3 engineers, 2 of whom were promoted to senior",
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
						"Replaced nightly invoicing by a stream on Kafka: 2.1 million customers see a charge within 90 seconds instead of 26 hours",
						"Raised the ledger’s test coverage from 41% to 88% with property tests, which found 9 rounding errors before an audit could",
						"Cut the build from 24 to 11 minutes for 70 engineers by caching by content instead of by branch",
					],
				},
				{
					name: "Stratafield",
					position: "Software Engineering Intern",
					location: "Denver, CO",
					startDate: "2018-05",
					endDate: "2018-08",
					highlights: [
						"Rewrote the 20 slowest customer reports with window functions and two new indexes; the median went from 48 seconds to 7",
					],
				},
			],
			projects: [
				{
					name: "Tidemark, a write-ahead log in Go",
					description: "Open source, maintained since 2021",
					highlights: [
						"1,900 stars and 34 contributors; a fuzzer that crashes it 500 times a night has found 11 lost-write bugs, all fixed within a week",
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
