import type { Bullet, Theme } from "../../bank.ts";
import { fall, plural, rise, thousands } from "../../quantities.ts";
import { businessLinesOf, size, tenths, usdM } from "../../quantities-business.ts";

export const publicSector: Theme = {
	key: "public-sector",
	label: "public-sector consulting",
	skills: [
		{
			name: "Public Sector",
			keywords: [
				"Program evaluation",
				"Cost-benefit analysis",
				"Grant management",
				"Performance budgeting",
				"Service design",
				"Stakeholder engagement",
				"Procurement reform",
				"Policy analysis",
			],
		},
		{
			name: "Analysis",
			keywords: [
				"Difference-in-differences",
				"Caseload forecasting",
				"Geospatial analysis",
				"Survey design",
				"Process mapping",
				"Benchmarking",
				"Business-case modeling",
			],
		},
		{
			name: "Tools",
			keywords: ["Excel", "Stata", "Tableau", "ArcGIS", "SQL", "R", "PowerPoint"],
		},
	],
	projects: [
		{
			name: "Bus-Route Equity Analysis",
			levels: [0, 1],
			description:
				"Student project on how a proposed bus network changes access to jobs by neighborhood",
			highlights: [
				(r) =>
					`Computed door-to-door travel times for ${r.int(240, 780, 20)} census blocks under ${r.int(3, 4)} networks`,
				() => "Presented at a public hearing; two route changes were adopted in the revised draft",
			],
		},
		{
			name: "City Budget Explorer",
			levels: [0, 4],
			description: "Open site that lets residents follow a city's spending from fund to vendor",
			highlights: [
				(r) =>
					`Publishes ${r.int(4, 9)} years and ${thousands(r.int(80, 420, 10) * 1000)} transactions`,
				(r) => `Used by ${r.int(2, 6)} neighborhood councils in budget hearings`,
			],
		},
		{
			name: "Public-Policy Case Challenge",
			levels: [0, 2],
			description: "Two-week team challenge on shortening the backlog of a state licensing board",
			highlights: [
				(r) =>
					`Proposed risk-based review that would clear ${r.int(55, 80)}% of files in one day; finalist among ${r.int(20, 54)} teams`,
				(r) => `Interviewed ${r.int(6, 12)} applicants and two former board members`,
			],
		},
	],
	tags: [
		"public sector",
		"government",
		"policy",
		"program evaluation",
		"service design",
		"cost-benefit analysis",
		"procurement reform",
		"nonprofit",
	],
};

const line = businessLinesOf("public-sector");

const agencies = [
	"a state transportation department",
	"a large county's human-services agency",
	"a federal benefits agency",
	"a city of 600,000 people",
	"a state workforce agency",
	"a regional transit authority",
	"a public university system",
] as const;

export const publicSectorBullets: Bullet[] = [
	line(
		[0, 1],
		(r) =>
			`Benchmarked peer jurisdictions on ${r.pick(["permit turnaround", "staffing ratios", "cost per case", "fleet size and age"])} from budgets and records requests, the fact base for ${r.pick(agencies)}'s reform plan`,
	),
	line(
		[0, 0],
		(r) =>
			`Summarized public comments and ${r.pick(["town-hall transcripts", "union submissions", "agency interviews"])} into ${r.pick(["the themes that structured", "the appendix behind", "the opening chapter of"])} the final report to the ${r.pick(["council", "commissioner", "legislative committee"])}`,
	),
	line(
		[0, 1],
		(r) =>
			`Mapped the ${r.pick(["benefits-enrollment", "business-licensing", "grant-award", "hiring"])} process of ${r.pick(agencies)} in ${r.int(10, 22)} workshops, counting ${r.int(24, 61)} handoffs and ${r.int(5, 11)} duplicate approvals`,
	),
	line(
		[0, 1],
		(r) =>
			`Geocoded ${thousands(r.int(12, 88, 2) * 1000)} service records to show which neighborhoods lay more than ${r.pick(["30", "45"])} minutes from ${r.pick(["a job center", "a clinic", "an intake office"])}`,
	),
	line([1, 2], (r) => {
		const change = fall(r, [46, 88, 2], [35, 60]);
		return `Redesigned intake and triage at ${r.pick(agencies)} with frontline staff, shortening the average decision from ${change.before} to ${change.after} days across ${r.int(4, 12)} offices`;
	}),
	line(
		[1, 2],
		(r) =>
			`Forecast caseloads for ${r.int(5, 9)} programs under ${r.int(3, 4)} economic scenarios, giving ${r.pick(["a state human-services agency", "a large county", "a federal benefits agency"])} a ${r.int(24, 36, 12)}-month staffing plan with an error below ${r.int(4, 7)}%`,
	),
	line(
		[1, 2],
		(r) =>
			`Evaluated a ${size(r, 10, 90)} job-training program by difference-in-differences on ${thousands(r.int(4, 28) * 1000)} participants, finding a ${tenths(r, 4, 9.5)}% earnings gain and recommending its extension`,
	),
	line([2, 3], (r) => {
		const spend = r.int(140, 620, 20);
		const share = tenths(r, 4, 7.5);
		return `Led category reviews of ${usdM(spend)} in spend at ${r.pick(agencies)} under public-procurement rules, securing ${usdM((spend * share) / 100)} (${share}%) in contracted savings`;
	}),
	line([2, 3], (r) => {
		const change = fall(r, [26, 48, 1], [40, 65]);
		return `Ran the call-center recovery of ${r.pick(agencies)}: new routing, callback windows, and plain-language letters took average waits from ${change.before} to ${change.after} minutes`;
	}),
	line(
		[2, 3],
		(r) =>
			`Stood up a program office for ${size(r, 150, 900)} of federal recovery grants across ${r.int(14, 42)} subrecipients, with ${r.pick(["no audit findings", "one minor audit finding"])} in two annual reviews`,
	),
	line([3, 4], (r) => {
		const change = rise(r, [58, 70, 1], [16, 30]);
		return `Directed a ${r.int(18, 30, 6)}-month modernization at ${r.pick(agencies)} that moved online completion from ${change.before}% to ${change.after}% and consolidated ${r.int(5, 9)} legacy portals`;
	}),
	line(
		[3, 4],
		(r) =>
			`Advised a governor's ${r.pick(["budget office", "transition team", "efficiency commission"])} on ${r.int(30, 75, 5)} cost measures with legal, fiscal, and service impact for each; ${r.int(18, 26)} entered the enacted budget`,
	),
	line(
		[4, 4],
		(r) =>
			`Won and delivered ${plural(r.int(8, 15), "competitive award")} worth ${usdM(r.int(24, 75))} across state and local government, with every past-performance rating at "very good" or above`,
	),
	line(
		[4, 4],
		(r) =>
			`Led a ${r.int(35, 80, 5)}-person practice serving ${r.int(9, 18)} agencies, with utilization at ${r.int(74, 82)}% and voluntary attrition ${r.int(3, 7)} points under the firm's average`,
	),
];
