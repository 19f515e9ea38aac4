import type { Bullet, Theme } from "../../bank.ts";
import { fall, plural, rise, thousands } from "../../quantities.ts";
import { businessLinesOf, usdM } from "../../quantities-business.ts";

export const productMarketing: Theme = {
	key: "product-marketing",
	label: "product marketing",
	skills: [
		{
			name: "Product Marketing",
			keywords: [
				"Positioning and messaging",
				"Go-to-market planning",
				"Launch management",
				"Competitive intelligence",
				"Sales enablement",
				"Pricing and packaging",
				"Buyer personas",
				"Analyst relations",
			],
		},
		{
			name: "Research",
			keywords: [
				"Win-loss analysis",
				"Conjoint analysis",
				"Customer interviews",
				"Message testing",
				"Van Westendorp pricing",
				"Market segmentation",
			],
		},
		{
			name: "Tools",
			keywords: [
				"Salesforce",
				"HubSpot",
				"Highspot",
				"Gong",
				"Amplitude",
				"Figma",
				"Qualtrics",
				"SQL",
			],
		},
	],
	projects: [
		{
			name: "Launch Plan for a Campus Budgeting App",
			levels: [0, 1],
			description:
				"Positioning and launch of a classmate's app, from interviews to first thousand users",
			highlights: [
				(r) =>
					`Reached ${thousands(r.int(1000, 3600, 100))} sign-ups in ${r.int(5, 10)} weeks without paid media`,
				(r) =>
					`Rewrote the message after ${r.int(18, 40)} interviews showed that nobody wanted a budget`,
			],
		},
		{
			name: "Pricing-Page Archive",
			levels: [0, 4],
			description:
				"Collection of software pricing pages over time, tagged by metric, tier, and anchor",
			highlights: [
				(r) =>
					`Holds ${thousands(r.int(300, 1400, 50))} snapshots of ${r.int(60, 180, 10)} products`,
				(r) => `Shows that ${r.int(28, 41)}% changed their value metric within three years`,
			],
		},
		{
			name: "B2B Go-to-Market Case Competition",
			levels: [0, 2],
			description: "Team case on taking a logistics-software company from mid-market to enterprise",
			highlights: [
				(r) =>
					`Placed ${r.pick(["first", "second", "third"])} of ${r.int(14, 40)} teams with a land-and-expand plan and a rebuilt sales kit`,
				(r) => `Interviewed ${r.int(6, 12)} logistics managers for the buyer map`,
			],
		},
	],
	tags: [
		"product marketing",
		"go-to-market",
		"positioning",
		"messaging",
		"product launch",
		"sales enablement",
		"pricing",
		"competitive intelligence",
		"win-loss",
	],
};

const line = businessLinesOf("product-marketing");

const buyers = [
	"IT leaders",
	"finance teams",
	"small-business owners",
	"operations managers",
	"HR leaders",
	"clinic administrators",
] as const;

export const productMarketingBullets: Bullet[] = [
	line(
		[0, 1],
		(r) =>
			`Wrote ${r.int(6, 14)} competitor battlecards from ${r.pick(["win-loss notes", "recorded sales calls", "public pricing and reviews"])}, which ${r.int(58, 84)}% of account executives opened in the first month`,
	),
	line(
		[0, 0],
		(r) =>
			`Interviewed ${r.pick(buyers)} about how they buy and rewrote the ${r.pick(["buyer", "user", "champion"])} personas with the triggers and objections in their own words`,
	),
	line(
		[0, 1],
		(r) =>
			`Coordinated launch checklists for ${r.pick(["monthly", "quarterly", "major"])} releases across ${r.pick(["product, support, and sales", "engineering, design, and sales"])}, including ${r.pick(["release notes", "launch FAQs"])}, ${r.pick(["in-app guides", "demo scripts", "help-center articles"])}, and customer emails`,
	),
	line(
		[0, 1],
		(r) =>
			`Tested ${r.int(4, 7)} homepage messages with ${r.int(150, 480, 30)} target ${r.pick(buyers)}; the clearest one lifted demo requests by ${r.int(11, 27)}%`,
	),
	line([1, 2], (r) => {
		const change = rise(r, [17, 29, 1], [25, 55]);
		return `Ran a win-loss program of ${r.int(40, 90, 5)} interviews and rebuilt the pitch around its top ${r.int(3, 4)} findings, raising the competitive win rate from ${change.before}% to ${change.after}%`;
	}),
	line(
		[1, 2],
		(r) =>
			`Launched ${r.pick(["an analytics add-on", "a mobile product", "a self-serve tier", "an integration marketplace"])} with ${plural(r.int(3, 5), "pilot customer")} as references, reaching ${usdM(r.int(9, 38) / 10)} in pipeline in the first quarter`,
	),
	line([1, 2], (r) => {
		const change = fall(r, [94, 148, 2], [15, 32]);
		return `Trained ${r.int(40, 160, 10)} sellers on a discovery-led pitch and a three-slide business case, shortening the sales cycle from ${change.before} to ${change.after} days`;
	}),
	line(
		[2, 3],
		(r) =>
			`Redesigned packaging from ${r.int(5, 8)} plans to ${r.int(3, 4)} after a conjoint with ${r.int(400, 900, 50)} ${r.pick(buyers)}, lifting average contract value by ${r.int(12, 26)}% with no rise in churn`,
	),
	line([2, 3], (r) => {
		const change = rise(r, [18, 32, 1], [40, 80]);
		return `Led go-to-market for ${r.pick(["the enterprise tier", "the platform's second product", "an AI assistant", "the payments module"])}: attach rate reached ${change.after}% in ${r.int(3, 5)} quarters against a plan of ${change.before}%`;
	}),
	line(
		[2, 3],
		(r) =>
			`Repositioned the product from point tool to platform, with messaging adopted in sales, web, and onboarding; inbound opportunities above ${r.pick(["$50K", "$100K"])} rose ${r.int(28, 62)}%`,
	),
	line(
		[2, 3],
		(r) =>
			`Briefed ${r.int(6, 14)} industry analysts a year and moved the product from niche player to ${r.pick(["challenger", "leader"])} in the category's main evaluation`,
	),
	line(
		[3, 4],
		(r) =>
			`Managed ${r.int(5, 12)} product marketers across ${r.int(3, 6)} lines and tiered every launch by revenue at stake, so that ${r.int(4, 7)} major releases a year received ${r.int(70, 82)}% of effort`,
	),
	line(
		[3, 4],
		(r) =>
			`Entered ${r.pick(["healthcare", "the public sector", "manufacturing", "financial services"])} with a vertical offer, ${plural(r.int(3, 5), "lighthouse customer")}, and a dedicated pod, building ${usdM(r.int(8, 26))} of annual recurring revenue in two years`,
	),
	line([4, 4], (r) => {
		const change = rise(r, [104, 111, 1], [6, 12]);
		return `Partnered with the CPO and CRO to rework pricing from seats to usage, which lifted net revenue retention from ${change.before}% to ${change.after}% across ${usdM(r.int(120, 420, 10))} of ARR`;
	}),
	line(
		[4, 4],
		(r) =>
			`Built the category narrative, analyst program, and customer advisory board behind a move upmarket; enterprise share of new bookings went from ${r.int(22, 34)}% to ${r.int(48, 61)}%`,
	),
	line(
		[1, 2],
		(r) =>
			`Aligned sales and marketing on one lead definition, which raised acceptance of marketing-sourced leads to ${r.int(71, 88)}% and ended the ${r.pick(["weekly", "monthly"])} dispute over attribution`,
	),
	line([2, 3], (r) => {
		const change = rise(r, [21, 34, 1], [25, 55]);
		return `Raised marketing's share of sourced pipeline from ${change.before}% to ${change.after}% over ${r.int(4, 6)} quarters, tracked in a dashboard that sales leadership uses in its own reviews`;
	}),
];
