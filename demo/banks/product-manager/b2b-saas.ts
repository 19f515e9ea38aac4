import type { Bullet, Theme } from "../../bank.ts";
import { linesOf } from "../../lines.ts";
import { an, fall, rise, thousands, usd, word } from "../../quantities.ts";

export const b2bSaas: Theme = {
	key: "b2b-saas",
	label: "B2B software",
	skills: [
		{
			name: "Product",
			keywords: [
				"Customer discovery",
				"Roadmapping",
				"Pricing and packaging",
				"PRDs",
				"Opportunity solution trees",
				"Beta programs",
				"OKRs",
			],
		},
		{
			name: "Analytics",
			keywords: ["SQL", "Pendo", "Looker", "Tableau", "Amplitude", "Gong", "Excel"],
		},
		{
			name: "Domain and tools",
			keywords: [
				"Salesforce",
				"SSO and SCIM",
				"SOC 2",
				"Jira",
				"Productboard",
				"Figma",
				"REST APIs",
			],
		},
	],
	projects: [
		{
			name: "Clinic Scheduler",
			levels: [0, 1],
			description: "Appointment tool for a free student-run clinic, replacing a shared spreadsheet",
			highlights: [
				(r) =>
					`Cut no-shows from ${r.int(27, 33)}% to ${r.int(14, 19)}% with text reminders in two languages`,
				(r) =>
					`Shadowed ${word(r.int(4, 8))} shifts at the front desk before prioritizing the backlog with the volunteers`,
			],
		},
		{
			name: "Onboarding Audit of Three CRMs",
			levels: [0, 1],
			description: "Course case that compared time to first value for small sales teams",
			highlights: [
				(r) =>
					`Ran ${r.int(9, 15)} moderated sessions with small-business owners and scored ${r.int(30, 48)} steps`,
				() =>
					"Awarded the best grade of the course; one vendor invited the team to present the findings",
			],
		},
		{
			name: "Roadmap Poker",
			levels: [0, 3],
			description:
				"Free web tool with which distributed teams estimate value and effort independently before discussion",
			highlights: [
				(r) =>
					`Used in about ${thousands(r.int(3, 24) * 100)} sessions a month, mostly by word of mouth`,
				() => "Shows disagreement rather than averages, the feature that users name most often",
			],
		},
	],
	tags: ["b2b", "saas", "enterprise", "pricing", "customer discovery", "salesforce", "roadmap"],
};

const line = linesOf(b2bSaas.key);

export const b2bSaasBullets: Bullet[] = [
	line(
		[0, 0],
		(r) =>
			`Ran ${r.int(10, 18)} customer calls on ${r.pick(["reporting", "permissions", "bulk import", "approval flows"])}, wrote the requirements and prototype in Figma and handed over a scoped first version that shipped ${word(r.int(4, 9))} weeks after the internship`,
	),
	line(
		[0, 0],
		(r) =>
			`Sorted ${thousands(r.int(6, 18) * 100)} feature requests from ${r.pick(["Salesforce", "Zendesk", "Intercom"])} by account value and job to be done, showing that ${r.int(9, 14)} themes cover ${r.int(68, 82)}% of them`,
	),
	line([0, 1], (r) => {
		const c = fall(r, [18, 40, 1], [30, 55], 1);
		return `Shipped in-app checklists and sample data for new workspaces, bringing the median time to first ${r.pick(["report", "automation", "invoice", "published form"])} from ${c.before} to ${c.after} hours`;
	}),
	line(
		[0, 1],
		(r) =>
			`Coordinated a beta of ${r.pick(["scheduled exports", "a mobile approval app", "custom fields", "a new editor"])} with ${r.int(14, 40)} customers: selection, weekly feedback, bug triage and exit criteria; ${r.int(72, 90)}% kept using it after launch`,
	),
	line(
		[1, 2],
		(r) =>
			`Launched SSO, SCIM provisioning and audit logs as an enterprise plan, removing the blocker named in ${r.int(18, 35)} lost deals and contributing to ${usd(r.int(9, 34) * 100_000)} in new annual contracts the first year`,
	),
	line([1, 2], (r) => {
		const c = fall(r, [60, 140, 5], [35, 60], 5);
		return `Rebuilt data import with column mapping, validation and undo after watching ${r.int(12, 20)} customers struggle; related tickets dropped from ${c.before} to ${c.after} a week and onboarding lost ${word(r.int(3, 6))} days`;
	}),
	line(
		[1, 2],
		(r) =>
			`Partnered with ${word(r.int(3, 5))} account executives to join ${r.int(40, 75, 5)} sales calls, then replaced ${an(r.int(60, 110, 10))}-row requirements list with ${word(r.int(4, 6))} jobs that now order the roadmap`,
	),
	line([2, 3], (r) => {
		const c = rise(r, [104, 109, 1], [5, 12], 1);
		return `Introduced usage-based packaging with finance and sales after conjoint research with ${r.int(180, 420, 20)} buyers; net revenue retention rose from ${c.before}% to ${c.after}% in four quarters`;
	}),
	line(
		[2, 3],
		(r) =>
			`Turned ${r.int(11, 24)} custom integrations into a connector framework with public documentation; partners built ${r.int(18, 46)} more in a year and integration work in deals shrank from ${word(r.int(6, 10))} weeks to ${word(r.int(1, 2))}`,
	),
	line(
		[2, 3],
		(r) =>
			`Retired ${word(r.int(4, 7))} features used by fewer than ${r.int(2, 4)}% of accounts, with migration paths agreed one by one with the ${r.int(20, 45)} that depended on them; ${word(r.int(1, 2))} canceled and support load fell ${r.int(9, 16)}%`,
	),
	line([3, 4], (r) => {
		const c = rise(r, [6, 14, 1], [110, 220], 1);
		return `Took the product from mid-market to enterprise over ${word(r.int(2, 3))} years (roles, data residency, admin API, service levels), growing customers above $250K a year from ${c.before} to ${c.after}`;
	}),
	line(
		[3, 4],
		(r) =>
			`Set up a customer advisory board of ${r.int(12, 20)} buyers and a quarterly strategy review with sales, success and engineering; win rate against the main competitor rose ${word(r.int(6, 10))} points in a year`,
	),
	line(
		[4, 4],
		(r) =>
			`Owned the strategy of a ${usd(r.int(100, 240, 20) * 1_000_000)} product line with ${word(r.int(5, 9))} product managers, shifting it from seat licenses to a platform with three paid modules that made up ${r.int(24, 38)}% of bookings in year two`,
	),
	line(
		[2, 4],
		() =>
			"Said no in writing to the largest prospect's custom request, showed what it would displace, and found a configuration of existing features with the solutions team that closed the deal",
	),
	line(
		[0, 1],
		(r) =>
			`Mapped the approval process of a ${r.pick(["finance", "procurement", "human resources", "legal"])} department on site with a customer, and turned the map into the journey that design and engineering now share`,
	),
	line(
		[2, 3],
		() =>
			"Agreed with sales on what may be promised and when: a public roadmap with confidence levels and a weekly exception review, which ended surprise commitments in contracts",
	),
	line(
		[3, 4],
		() =>
			"Wrote the strategy for moving upmarket, including what smaller customers would lose, and carried it through pricing, sales and support leaders before any team was asked to build",
	),
];
