import type { Bullet, Theme } from "../../bank.ts";
import { fall, plural, rise, thousands } from "../../quantities.ts";
import { businessLinesOf, multiple, tenths, usdM } from "../../quantities-business.ts";

export const growth: Theme = {
	key: "growth",
	label: "performance and growth marketing",
	skills: [
		{
			name: "Acquisition",
			keywords: [
				"Paid search",
				"Paid social",
				"App-install campaigns",
				"Landing-page optimization",
				"Bid strategy",
				"Creative testing",
				"Affiliate marketing",
				"Funnel analysis",
			],
		},
		{
			name: "Measurement",
			keywords: [
				"Incrementality testing",
				"Geo holdouts",
				"Marketing-mix modeling",
				"A/B testing",
				"Attribution modeling",
				"LTV:CAC modeling",
				"Cohort analysis",
			],
		},
		{
			name: "Tools",
			keywords: [
				"Google Ads",
				"Meta Ads Manager",
				"TikTok Ads",
				"Google Analytics 4",
				"Looker",
				"SQL",
				"Amplitude",
				"Excel",
			],
		},
	],
	projects: [
		{
			name: "Ad Grant Campaigns for an Animal Shelter",
			levels: [0, 1],
			description: "Volunteer management of a nonprofit search-ad grant",
			highlights: [
				(r) => {
					const change = rise(r, [22, 48, 2], [60, 140]);
					return `Adoption inquiries from search grew from ${change.before} to ${change.after} a month after a keyword and landing-page rebuild`;
				},
				(r) => `Kept click-through above ${tenths(r, 6.5, 11)}%, well over the grant's 5% minimum`,
			],
		},
		{
			name: "Dorm-Store Paid Social Experiment",
			levels: [0, 1],
			description:
				"Small online shop for dorm goods, run to learn paid acquisition with real money",
			highlights: [
				(r) =>
					`Spent ${usdM(r.int(12, 40) / 10000)} across ${r.int(18, 44)} creatives and reached a ${tenths(r, 1.8, 3.1)}x return`,
				() => "Published the full test log, including the losing hypotheses",
			],
		},
		{
			name: "Geo-Test Planner",
			levels: [1, 4],
			description: "Open notebook that pairs markets and sizes geo holdouts for small budgets",
			highlights: [
				(r) => `Used by ${r.int(15, 70, 5)} marketing teams to plan holdout tests`,
				() => "Reports the smallest detectable lift before money is spent",
			],
		},
		{
			name: "Landing-Page Teardowns",
			levels: [0, 3],
			description: "Weekly newsletter that takes one sign-up flow apart, step by step",
			highlights: [
				(r) => `Reached ${thousands(r.int(800, 4200, 100))} subscribers in ${r.int(9, 18)} months`,
			],
		},
	],
	tags: [
		"growth marketing",
		"performance marketing",
		"paid search",
		"paid social",
		"incrementality",
		"a/b testing",
		"google ads",
		"ltv:cac",
	],
};

const line = businessLinesOf("growth");

export const growthBullets: Bullet[] = [
	line([0, 1], (r) => {
		const change = rise(r, [14, 26, 1], [15, 40], 1);
		return `Rewrote ${r.int(60, 180, 10)} responsive search ads and negative-keyword lists in ${r.pick(["Google Ads", "Microsoft Advertising"])}, lifting click-through from ${(change.before / 10).toFixed(1)}% to ${(change.after / 10).toFixed(1)}%`;
	}),
	line(
		[0, 0],
		(r) =>
			`Set up and documented ${r.int(8, 24)} creative tests on ${r.pick(["paid social", "short-form video", "display prospecting"])}; the winning ${r.pick(["hook", "offer framing", "testimonial format"])} cut cost per lead by ${r.int(12, 28)}%`,
	),
	line(
		[0, 1],
		(r) =>
			`Audited ${r.int(40, 140, 10)} campaign links and conversion events, fixing tagging errors that had hidden ${r.int(9, 22)}% of sign-ups from reporting`,
	),
	line(
		[0, 1],
		(r) =>
			`Built a daily pacing dashboard in ${r.pick(["Looker", "Google Sheets and SQL", "Tableau"])} covering ${r.pick(["spend, CAC, and payback", "spend, cost per lead, and conversion", "installs, trials, and payback"])} by channel, which replaced ${r.pick(["three spreadsheets", "a manual morning report", "the agency's weekly PDF"])}`,
	),
	line([1, 2], (r) => {
		const change = fall(r, [62, 140, 2], [18, 38]);
		return `Scaled paid social from ${usdM(r.int(60, 120, 10) / 1000)} to ${usdM(r.int(150, 320, 10) / 1000)} a month while lowering CAC from $${change.before} to $${change.after} through weekly creative tests and broader audiences`;
	}),
	line([1, 2], (r) => {
		const change = rise(r, [22, 46, 1], [20, 55]);
		return `Tested ${r.int(14, 32)} landing-page variants by traffic source, taking visit-to-trial conversion from ${(change.before / 10).toFixed(1)}% to ${(change.after / 10).toFixed(1)}%`;
	}),
	line(
		[1, 2],
		(r) =>
			`Designed a ${r.int(4, 8)}-week geo holdout on ${r.pick(["branded search", "retargeting", "affiliate coupons"])} that showed ${r.int(48, 78)}% of its conversions were not incremental, and moved the budget to prospecting`,
	),
	line(
		[1, 2],
		(r) =>
			`Negotiated and launched ${r.int(12, 40)} affiliate partners on cost-per-acquisition terms, contributing ${r.int(8, 17)}% of new customers at a CAC ${r.int(15, 34)}% under paid social`,
	),
	line([2, 3], (r) => {
		const change = fall(r, [14, 22, 1], [28, 48]);
		return `Owned ${usdM(r.int(6, 22))} of annual acquisition spend across ${plural(r.int(5, 8), "channel")} and shortened CAC payback from ${change.before} to ${change.after} months while new-customer revenue grew ${r.int(22, 54)}%`;
	}),
	line(
		[2, 3],
		(r) =>
			`Commissioned a marketing-mix model and calibrated it with ${r.int(6, 12)} lift tests, then reallocated ${r.int(18, 32)}% of spend for ${r.int(11, 24)}% more incremental sales at the same budget`,
	),
	line([2, 3], (r) => {
		const change = rise(r, [21, 27, 1], [30, 60]);
		return `Rebuilt bidding around predicted ${r.pick(["12-month", "24-month"])} value instead of first purchase, raising LTV:CAC from ${(change.before / 10).toFixed(1)} to ${(change.after / 10).toFixed(1)} within ${r.int(2, 4)} quarters`;
	}),
	line(
		[3, 4],
		(r) =>
			`Led a growth team of ${r.int(9, 22)} in paid media, web conversion, and analytics that added ${usdM(r.int(18, 75))} of annual revenue at a blended ${multiple(r, 3.1, 4.6)} LTV:CAC`,
	),
	line(
		[3, 4],
		(r) =>
			`Brought ${usdM(r.int(10, 40, 2))} of media buying in house over ${r.int(6, 12)} months, saving ${usdM(tenths(r, 1.2, 3.8))} in fees and halving the time from brief to live test`,
	),
	line(
		[4, 4],
		(r) =>
			`Set the ${usdM(r.int(60, 220, 10))} acquisition budget with the CFO on marginal payback by channel, holding growth at ${r.int(24, 48)}% while sales-and-marketing spend fell ${r.int(3, 7)} points as a share of revenue`,
	),
	line(
		[4, 4],
		(r) =>
			`Established an experimentation council with ${r.pick(["finance and data science", "finance and product"])}; ${r.int(60, 140, 10)} incrementality tests a year now decide channel budgets in place of ${r.pick(["last-click attribution", "platform-reported returns"])}`,
	),
];
