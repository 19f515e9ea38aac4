import type { Bullet, Theme } from "../../bank.ts";
import { fall, plural, rise, thousands } from "../../quantities.ts";
import { businessLinesOf, tenths, usdM } from "../../quantities-business.ts";

export const content: Theme = {
	key: "content",
	label: "content marketing and SEO",
	skills: [
		{
			name: "Content",
			keywords: [
				"Editorial strategy",
				"Long-form writing",
				"Video scripting",
				"Newsletter publishing",
				"Content calendars",
				"Case studies",
				"Webinars",
				"Style guides",
			],
		},
		{
			name: "SEO",
			keywords: [
				"Keyword research",
				"Technical SEO",
				"Internal linking",
				"Schema markup",
				"Link building",
				"Content pruning",
				"Search-intent mapping",
			],
		},
		{
			name: "Tools",
			keywords: [
				"Ahrefs",
				"Semrush",
				"Google Search Console",
				"Google Analytics 4",
				"WordPress",
				"Screaming Frog",
				"Notion",
			],
		},
	],
	projects: [
		{
			name: "Regional Hiking Guide",
			levels: [0, 1],
			description:
				"Independent site on day hikes, built to learn search from keyword to conversion",
			highlights: [
				(r) =>
					`Grew to ${thousands(r.int(4, 22) * 1000)} organic visits a month with ${r.int(45, 110, 5)} trail pages`,
				(r) => `Ranks in the top three for ${r.int(30, 90, 5)} trail names`,
			],
		},
		{
			name: "Student Newsroom Newsletter",
			levels: [0, 1],
			description: "Relaunch of the campus paper's weekly email",
			highlights: [
				(r) => {
					const change = rise(r, [24, 33, 1], [35, 70]);
					return `Open rate rose from ${change.before}% to ${change.after}% after a shorter format and a fixed send time`;
				},
				(r) => `Grew the list by ${thousands(r.int(600, 2400, 100))} readers in two semesters`,
			],
		},
		{
			name: "Content Decay Notebook",
			levels: [1, 4],
			description:
				"Open notebook that finds pages losing clicks and says whether to refresh, merge, or drop",
			highlights: [
				(r) => `Tested on ${r.int(8, 24)} sites and ${thousands(r.int(9, 60) * 1000)} URLs`,
				() => "Separates seasonality from decay with two years of search-console data",
			],
		},
	],
	tags: [
		"content marketing",
		"seo",
		"editorial",
		"copywriting",
		"keyword research",
		"technical seo",
		"newsletter",
		"ahrefs",
	],
};

const line = businessLinesOf("content");

export const contentBullets: Bullet[] = [
	line(
		[0, 1],
		(r) =>
			`Wrote and published ${r.int(14, 40)} ${r.pick(["how-to guides", "customer stories", "comparison pages", "glossary entries"])} from interviews with ${r.pick(["product experts", "customers", "support engineers"])}; ${r.int(5, 9)} reached the first results page`,
	),
	line(
		[0, 0],
		(r) =>
			`Mapped ${thousands(r.int(600, 2400, 100))} keywords by intent and difficulty into ${r.int(8, 16)} topic clusters, the backbone of the next two quarters' editorial calendar`,
	),
	line(
		[0, 1],
		(r) =>
			`Edited the weekly newsletter and tested subject lines, raising the open rate by ${r.int(4, 9)} points and clicks per issue by ${r.int(16, 38)}%`,
	),
	line(
		[0, 1],
		(r) =>
			`Repurposed ${r.pick(["webinars", "conference talks", "research reports", "customer interviews"])} into ${r.pick(["short clips, articles, and carousels", "a podcast series and transcripts", "a gated guide and email course"])}, keeping one message across formats`,
	),
	line([1, 2], (r) => {
		const change = rise(r, [40, 120, 5], [60, 140]);
		return `Grew organic traffic from ${change.before}K to ${change.after}K visits a month in ${r.int(10, 16)} months through ${r.int(60, 160, 10)} cluster pages, internal links, and quarterly refreshes`;
	}),
	line([1, 2], (r) => {
		const pages = r.int(600, 2400, 100);
		const share = r.int(28, 46);
		return `Audited ${thousands(pages)} articles and pruned or merged ${share}% of them; the remaining pages gained ${r.int(19, 44)}% in clicks within two core updates`;
	}),
	line(
		[1, 2],
		(r) =>
			`Produced a customer-evidence program of ${r.int(12, 26)} case studies with metrics signed off by the customer, cited in ${r.int(34, 58)}% of closed-won opportunities`,
	),
	line([2, 3], (r) => {
		const change = fall(r, [180, 340, 10], [28, 50]);
		return `Made organic the largest source of qualified leads (${r.int(31, 46)}% of pipeline) and brought cost per qualified lead down from $${change.before} to $${change.after}`;
	}),
	line(
		[2, 3],
		(r) =>
			`Coordinated the migration of ${thousands(r.int(4, 28) * 1000)} URLs to a new CMS with redirect maps, log-file checks, and staged release; organic sessions dipped ${tenths(r, 1.5, 4)}% and recovered in ${r.int(3, 6)} weeks`,
	),
	line(
		[2, 3],
		(r) =>
			`Founded an annual ${r.pick(["benchmark report", "state-of-the-industry survey", "salary study"])} with ${thousands(r.int(600, 2800, 100))} respondents that earned ${r.int(140, 420, 10)} referring domains and ${r.int(9, 26)} press mentions`,
	),
	line(
		[2, 3],
		(r) =>
			`Hired and coached ${r.int(3, 6)} writers and ${r.int(8, 20)} freelancers, with a style guide and a two-stage edit that kept voice steady as output doubled`,
	),
	line(
		[3, 4],
		(r) =>
			`Led content, SEO, and web teams of ${r.int(9, 20)} people and attributed ${usdM(r.int(8, 34))} of annual pipeline to organic under a model agreed with sales operations`,
	),
	line(
		[3, 4],
		(r) =>
			`Adapted the search program to AI-generated answers with original data, expert bylines, and tracked citations; ${r.pick(["branded search", "direct sign-ups", "demo requests"])} grew ${r.int(14, 33)}% as generic clicks fell`,
	),
	line(
		[4, 4],
		(r) =>
			`Acquired and integrated ${plural(r.int(2, 3), "trade publication")} with ${thousands(r.int(60, 280, 10) * 1000)} subscribers as an owned-media arm, paid back in ${r.int(16, 26)} months from lead value alone`,
	),
	line(
		[4, 4],
		(r) =>
			`Oversaw content in ${r.int(6, 14)} languages on a ${usdM(r.int(4, 14))} budget, moving from translation to local editors in the ${r.int(3, 5)} markets that produce most revenue`,
	),
	line([1, 2], (r) => {
		const change = rise(r, [240, 620, 20], [30, 70]);
		return `Grew marketing-qualified leads from ${change.before} to ${thousands(change.after)} a month through ${r.pick(["webinars, partner lists, and search", "a tools library and nurture tracks", "paid search and a new demo flow"])}, at a steady cost per lead`;
	}),
];
