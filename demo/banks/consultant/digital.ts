import type { Bullet, Theme } from "../../bank.ts";
import { fall, plural, rise, thousands } from "../../quantities.ts";
import { a, businessLinesOf, firm, size, usdM } from "../../quantities-business.ts";

export const digital: Theme = {
	key: "digital",
	label: "digital transformation",
	skills: [
		{
			name: "Transformation",
			keywords: [
				"Digital roadmaps",
				"Operating-model design",
				"Agile delivery",
				"Product-owner coaching",
				"Vendor selection",
				"Change management",
				"Customer-journey mapping",
				"Benefits tracking",
			],
		},
		{
			name: "Technology",
			keywords: [
				"ERP migration",
				"Cloud economics",
				"Process mining",
				"Robotic process automation",
				"Data governance",
				"Enterprise architecture",
				"Generative-AI use cases",
			],
		},
		{
			name: "Tools",
			keywords: ["Excel", "SQL", "Power BI", "Jira", "Miro", "Python", "Figma", "PowerPoint"],
		},
	],
	projects: [
		{
			name: "Intake Automation for a Legal-Aid Clinic",
			levels: [0, 2],
			description:
				"Pro-bono project that moved paper intake forms to a guided online questionnaire",
			highlights: [
				(r) => {
					const change = fall(r, [36, 55, 1], [45, 65]);
					return `Shortened intake from ${change.before} to ${change.after} minutes per client, measured on ${r.int(80, 220, 10)} cases`;
				},
				(r) => `Trained ${r.int(8, 22)} volunteers and left a maintenance handbook behind`,
			],
		},
		{
			name: "Digital Strategy Case Competition",
			levels: [0, 1],
			description: "Team case over 48 hours on the online future of a regional insurer",
			highlights: [
				(r) =>
					`Reached the final of ${r.int(24, 70)} teams with a claims-first roadmap and ${a(usdM(r.int(8, 24)))} business case`,
				(r) => `Tested the claims prototype with ${r.int(9, 16)} policyholders overnight`,
			],
		},
		{
			name: "Cloud Cost Estimator",
			levels: [1, 4],
			description:
				"Workbook that compares keeping, moving, and retiring applications over a five-year horizon",
			highlights: [
				(r) => `Covers ${r.int(12, 24)} cost drivers, including exit and parallel-run costs`,
				() => "Shared with a plain-language guide for finance teams",
			],
		},
	],
	tags: [
		"digital transformation",
		"agile",
		"operating model",
		"erp",
		"automation",
		"change management",
		"cloud",
		"process mining",
	],
};

const line = businessLinesOf("digital");

const clients = [
	"regional bank",
	"property insurer",
	"utility group",
	"freight forwarder",
	"telecom operator",
	"industrial distributor",
	"specialty retailer",
] as const;

export const digitalBullets: Bullet[] = [
	line(
		[0, 1],
		(r) =>
			`Catalogued ${r.int(90, 340, 10)} applications of ${firm(r, 600, 4000, clients)} by owner, cost, and business value, marking ${r.int(22, 38)}% of them as candidates to retire`,
	),
	line(
		[0, 0],
		(r) =>
			`Drafted current-state journey maps for ${r.pick(["account opening", "claims handling", "order tracking", "contract renewal"])} from customer interviews and ${r.pick(["call-center recordings", "session replays", "complaint logs"])}`,
	),
	line([0, 1], (r) => {
		const processes = r.int(40, 110, 5);
		return `Assessed ${processes} back-office processes for automation and scored ${Math.round(processes * 0.2)} as quick wins, worth ${thousands(r.int(8, 32) * 1000)} hours a year to ${firm(r, 500, 3000, clients)}`;
	}),
	line(
		[0, 1],
		(r) =>
			`Tracked ${r.pick(["milestones, risks, and benefits", "scope, spend, and benefits", "dependencies and milestones"])} for a program office in ${r.pick(["Jira and Power BI", "a live Excel dashboard", "one shared Power BI report"])}, replacing the weekly status decks of ${r.pick(["every workstream", "all regional leads", "the delivery vendors"])}`,
	),
	line([1, 2], (r) => {
		const change = fall(r, [12, 24, 1], [45, 70]);
		return `Redesigned ${r.pick(["small-business onboarding", "motor-claims intake", "supplier onboarding", "mortgage pre-approval"])} end to end with ${r.int(3, 6)} client teams, reducing lead time from ${change.before} to ${change.after} days`;
	}),
	line(
		[1, 2],
		(r) =>
			`Scored ${r.int(5, 9)} ${r.pick(["CRM", "ERP", "core-banking", "warehouse-management"])} vendors on ${r.int(60, 140, 10)} requirements and ran the scripted demos behind ${r.pick(["a seven-year contract", "a five-year contract"])} worth ${usdM(r.int(12, 48))}`,
	),
	line([1, 2], (r) => {
		const change = rise(r, [22, 38, 1], [45, 90]);
		return `Analyzed funnel and call data of ${firm(r, 700, 4500, clients)} and piloted ${r.int(5, 9)} self-service fixes that moved the digital share of contacts from ${change.before}% to ${change.after}%`;
	}),
	line([2, 3], (r) => {
		const change = fall(r, [9, 16, 1], [45, 65]);
		return `Set up ${r.int(6, 14)} agile squads at ${firm(r, 1000, 6000, clients)} and coached their product owners; time from idea to release shrank from ${change.before} to ${change.after} weeks`;
	}),
	line(
		[2, 3],
		(r) =>
			`Prioritized ${r.int(40, 90, 5)} generative-AI use cases with ${r.pick(["legal, risk, and line leaders", "the CIO and seven business heads", "operations and compliance"])} and took ${r.int(3, 5)} into pilot, freeing ${r.int(9, 22)}% of agents' handling time`,
	),
	line([2, 3], (r) => {
		const share = r.int(18, 34);
		const base = r.int(24, 90, 2);
		return `Planned the cloud migration of ${plural(r.int(120, 380, 10), "application")} in ${r.int(4, 7)} waves with a baseline agreed by finance, cutting the ${usdM(base)} run cost by ${share}% (${usdM((base * share) / 100)})`;
	}),
	line(
		[3, 4],
		(r) =>
			`Led a ${r.int(18, 30)}-month ERP rollout across ${r.int(7, 19)} countries for ${firm(r, 2000, 9000, clients)}, going live within ${r.int(2, 4)}% of budget and with ${r.pick(["no unplanned downtime", "month-end close intact"])}`,
	),
	line(
		[3, 4],
		(r) =>
			`Persuaded the executive committee of ${firm(r, 2500, 12000, clients)} to fund a ${size(r, 60, 250)} digital program in tranches tied to audited benefits; ${r.int(84, 97)}% of year-one benefits were confirmed`,
	),
	line(
		[4, 4],
		(r) =>
			`Founded the firm's ${r.pick(["data and automation", "digital-operations", "customer-platform"])} offering in ${r.pick(["the Midwest", "the Southeast", "Texas", "Canada"])}, winning ${r.int(9, 18)} clients and ${usdM(r.int(14, 36))} of fees in ${r.int(2, 3)} years`,
	),
	line(
		[4, 4],
		(r) =>
			`Chaired the design authority of a ${r.int(24, 42, 6)}-month core-system replacement at ${firm(r, 3000, 14000, clients)}, arbitrating between ${r.int(4, 7)} vendors and ${r.int(160, 420, 20)} delivery staff`,
	),
];
