import type { Bullet, Theme } from "../../bank.ts";
import { linesOf } from "../../lines.ts";
import { fall, rise, thousands, usd, word } from "../../quantities.ts";

export const platform: Theme = {
	key: "platform",
	label: "platforms and APIs",
	skills: [
		{
			name: "Product",
			keywords: [
				"API design",
				"Developer experience",
				"Platform strategy",
				"Roadmapping",
				"PRDs",
				"Deprecation planning",
				"Developer interviews",
			],
		},
		{
			name: "Technical",
			keywords: ["REST", "GraphQL", "OpenAPI", "Webhooks", "OAuth 2.0", "SQL", "Python", "AWS"],
		},
		{
			name: "Tools",
			keywords: ["Postman", "Jira", "Looker", "Datadog", "GitHub", "Figma", "ReadMe"],
		},
	],
	projects: [
		{
			name: "Open Campus API",
			levels: [0, 1],
			description:
				"Unofficial API for dining, shuttle and library data with documentation and keys",
			highlights: [
				(r) =>
					`${r.int(30, 110, 5)} student developers registered; ${r.int(9, 24)} apps are built on it`,
				() => "Wrote the versioning policy after breaking every client in the second week",
			],
		},
		{
			name: "First Call",
			levels: [0, 1],
			description:
				"Study of the time from sign-up to first successful request at twelve public APIs",
			highlights: [
				(r) =>
					`Timed ${r.int(24, 48)} sessions with student developers; the slowest API took ${r.int(7, 12)} times as long as the fastest`,
				() =>
					"Presented at a regional API meetup; two of the vendors changed their quick start afterward",
			],
		},
		{
			name: "changelog.style",
			levels: [0, 4],
			description: "Short public guide to writing API changelogs, with good and bad examples",
			highlights: [
				(r) => `Linked from the documentation guidelines of ${word(r.int(4, 9))} companies`,
				(r) => `About ${thousands(r.int(15, 60, 5) * 100)} readers a month without promotion`,
			],
		},
	],
	tags: [
		"api",
		"platform",
		"developer experience",
		"webhooks",
		"openapi",
		"sdk",
		"internal platform",
	],
};

const line = linesOf(platform.key);

export const platformBullets: Bullet[] = [
	line([0, 0], (r) => {
		const c = fall(r, [45, 110, 5], [50, 70], 1);
		return `Observed ${r.int(9, 16)} developers integrating the API for the first time and rewrote the quick start around their mistakes, cutting the median time to first successful call from ${c.before} to ${c.after} minutes`;
	}),
	line(
		[0, 0],
		(r) =>
			`Classified ${thousands(r.int(5, 14) * 100)} developer support threads, found that ${r.int(31, 46)}% concerned ${r.pick(["authentication", "pagination", "webhook retries", "rate limits"])} and wrote the spec for clearer errors and a debugging page`,
	),
	line(
		[0, 1],
		(r) =>
			`Launched a request log with search and replay in the developer console, used weekly by ${r.int(38, 61)}% of active developers after ${word(r.int(2, 4))} months; tickets about failed calls fell ${r.int(22, 38)}%`,
	),
	line(
		[0, 1],
		(r) =>
			`Inventoried ${r.int(90, 240, 10)} API endpoints with their traffic and owners, proposed which to deprecate and tracked the migration of ${r.int(40, 120, 5)} affected customers week by week`,
	),
	line(
		[1, 2],
		(r) =>
			`Delivered webhooks with signatures, retries and a delivery log after ${r.int(14, 22)} developer interviews; ${r.int(44, 66)}% of polling traffic disappeared within ${word(r.int(2, 3))} quarters`,
	),
	line(
		[1, 2],
		(r) =>
			`Introduced generated SDKs in ${word(r.int(4, 7))} languages from one OpenAPI description with engineering, replacing hand-written ones that lagged by ${word(r.int(3, 6))} releases; ${r.int(52, 71)}% of new integrations use them`,
	),
	line([1, 2], (r) => {
		const c = rise(r, [22, 38, 1], [60, 120], 1);
		return `Defined sandbox data and test clocks with which developers simulate ${r.pick(["renewals", "disputes", "trial ends", "seasonal peaks"])}; the share of sign-ups that reach production rose from ${c.before}% to ${c.after}%`;
	}),
	line(
		[2, 3],
		(r) =>
			`Ran the retirement of API version 1 with ${thousands(r.int(6, 24) * 100)} integrations: traffic-based outreach, brownouts and migration tooling; switched off on the announced date with ${r.int(2, 9)} customers needing an extension`,
	),
	line([2, 3], (r) => {
		return `Turned ${word(r.int(3, 5))} internal ${r.pick(["notification", "search", "file storage", "permissions"])} systems into one platform service with a published roadmap and service levels; product teams integrate in ${word(r.int(2, 4))} days instead of ${word(r.int(5, 9))} weeks`;
	}),
	line(
		[2, 3],
		(r) =>
			`Set usage-based API pricing with finance from cost per call and pricing interviews with ${r.int(25, 45)} customers; gross margin of the API rose ${word(r.int(8, 10))} points and ${r.int(92, 97)}% of accounts paid the same or less`,
	),
	line([3, 4], (r) => {
		const c = rise(r, [30, 80, 10], [250, 450], 10);
		return `Opened an app marketplace with review process, revenue share and partner tiers, growing published apps from ${c.before} to ${c.after} in ${word(r.int(2, 3))} years; accounts with an app installed churn ${r.int(24, 41)}% less`;
	}),
	line(
		[3, 4],
		(r) =>
			`Led the multi-tenant data platform as product owner for ${r.int(12, 26)} internal teams, with quarterly satisfaction surveys and cost per team made visible; unit cost fell ${r.int(23, 39)}% in a year`,
	),
	line(
		[4, 4],
		(r) =>
			`Set platform strategy with the architecture group: ${word(r.int(4, 6))} shared services, funding by adoption and explicit exit criteria; ${word(r.int(7, 10))} duplicate systems were closed and ${usd(r.int(5, 16) * 1_000_000)} of yearly spend redirected`,
	),
	line(
		[2, 4],
		() =>
			"Established API review as a short, friendly meeting with published guidelines and examples; teams now bring designs before building, and naming and error formats have become uniform",
	),
	line(
		[0, 1],
		(r) =>
			`Wrote a working example app for ${r.pick(["webhooks", "OAuth sign-in", "bulk import", "streaming responses"])} and filed an issue for each step that the documentation left out; support now sends it to new developers first`,
	),
	line(
		[2, 3],
		() =>
			"Negotiated service levels between the platform group and its largest internal customers, including what happens when they are missed, in place of escalation by rank",
	),
	line(
		[3, 4],
		(r) =>
			`Wrote the build-or-buy position for ${r.pick(["identity", "messaging", "search", "workflow automation"])} with architecture and procurement, and kept it current as vendors and prices changed`,
	),
];
