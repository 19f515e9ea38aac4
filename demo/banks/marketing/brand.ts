import type { Bullet, Theme } from "../../bank.ts";
import { fall, plural, rise, thousands } from "../../quantities.ts";
import { businessLinesOf, size, tenths, usdM } from "../../quantities-business.ts";

export const brand: Theme = {
	key: "brand",
	label: "brand marketing",
	skills: [
		{
			name: "Brand",
			keywords: [
				"Brand positioning",
				"Integrated campaigns",
				"Creative briefing",
				"Consumer insights",
				"Brand-health tracking",
				"Agency management",
				"Media planning",
				"Brand architecture",
			],
		},
		{
			name: "Measurement",
			keywords: [
				"Marketing-mix modeling",
				"Brand-lift studies",
				"Copy testing",
				"Segmentation",
				"Focus groups",
				"Concept testing",
			],
		},
		{
			name: "Tools",
			keywords: [
				"Kantar",
				"NielsenIQ",
				"Qualtrics",
				"Excel",
				"PowerPoint",
				"Figma",
				"Adobe Creative Cloud",
			],
		},
	],
	projects: [
		{
			name: "Student Advertising Competition",
			levels: [0, 1],
			description: "Year-long campaign pitch for a national brand against other university teams",
			highlights: [
				(r) =>
					`Placed ${r.pick(["first", "second", "third"])} of ${r.int(12, 22)} in the district with a campaign built on ${r.int(240, 620, 20)} student interviews`,
				() => "Wrote the creative brief and defended the media plan before five agency judges",
			],
		},
		{
			name: "Rebrand of a Neighborhood Bakery",
			levels: [0, 1],
			description: "Pro-bono naming, packaging, and storefront refresh for a family business",
			highlights: [
				(r) =>
					`Weekday foot traffic rose ${r.int(14, 29)}% in the ${r.int(8, 12)} weeks after the relaunch`,
				(r) => `Tested ${r.int(4, 6)} label designs with ${r.int(60, 140, 10)} passers-by`,
			],
		},
		{
			name: "Super Bowl Ad Recall Study",
			levels: [0, 3],
			description:
				"Annual panel that tests which commercials viewers still attribute to the right brand",
			highlights: [
				(r) =>
					`Panel of ${r.int(180, 460, 20)} viewers, asked again after ${r.pick(["7", "10", "14"])} days`,
				(r) =>
					`Found that only ${r.int(31, 44)}% of the best-liked spots were linked to their brand`,
			],
		},
		{
			name: "Briefing Cards",
			levels: [2, 4],
			description:
				"Printable deck that walks a team from business problem to a one-page creative brief",
			highlights: [(r) => `Ordered by ${r.int(30, 120, 10)} agencies and in-house teams`],
		},
	],
	tags: [
		"brand marketing",
		"brand strategy",
		"integrated campaigns",
		"creative briefs",
		"consumer insights",
		"media planning",
		"brand tracking",
		"mmm",
	],
};

const line = businessLinesOf("brand");

const launches = [
	"summer campaign",
	"holiday campaign",
	"product-line launch",
	"sponsorship launch",
	"brand relaunch",
] as const;

export const brandBullets: Bullet[] = [
	line(
		[0, 1],
		(r) =>
			`Drafted creative briefs for ${r.pick(["social videos", "out-of-home executions", "retail displays", "podcast reads", "packaging inserts"])} and tracked each asset from ${r.pick(["first sketch to trafficking", "storyboard to final cut", "concept to legal clearance"])}`,
	),
	line(
		[0, 0],
		(r) =>
			`Moderated ${r.int(4, 9)} consumer interviews and coded the transcripts into ${r.int(4, 6)} need states that shaped the brief for the ${r.pick(launches)}`,
	),
	line(
		[0, 1],
		(r) =>
			`Audited ${r.int(12, 30)} competitor campaigns by message, channel, and estimated spend, and presented the white space to ${r.pick(["the brand team", "the agency planners", "the marketing director"])}`,
	),
	line(
		[0, 1],
		(r) =>
			`Compiled the ${r.pick(["monthly", "quarterly"])} brand-health report from ${r.pick(["tracker, search, and social-listening data", "panel and survey data", "tracker and sales data"])}, calling out shifts in ${r.pick(["awareness and consideration", "consideration among light buyers", "key attribute scores"])}`,
	),
	line([1, 2], (r) => {
		const change = rise(r, [24, 41, 1], [12, 30]);
		return `Managed the ${r.pick(launches)} across ${r.pick(["video, out-of-home, and social", "connected TV, audio, and retail", "paid social, cinema, and events"])} on ${usdM(tenths(r, 1.2, 4.5))}, raising aided awareness from ${change.before}% to ${change.after}% in target markets`;
	}),
	line(
		[1, 2],
		(r) =>
			`Ran copy tests on ${r.int(6, 14)} cuts with ${thousands(r.int(900, 2400, 100))} respondents and dropped the lowest-scoring third before any media was bought, lifting branded recall ${r.int(8, 19)}% over norm`,
	),
	line(
		[1, 2],
		(r) =>
			`Segmented ${thousands(r.int(2000, 6500, 500))} category buyers by need and occasion, and rewrote positioning around the ${r.int(18, 29)}% who account for ${r.int(42, 58)}% of value`,
	),
	line([2, 3], (r) => {
		const spend = r.int(8, 26);
		const share = r.int(14, 26);
		return `Shifted ${share}% (${usdM((spend * share) / 100)}) of ${usdM(spend)} in media from ${r.pick(["linear TV to connected TV and creators", "print and radio to online video", "late-funnel search to upper-funnel video"])} on mix-model evidence, improving ROI by ${r.int(9, 21)}%`;
	}),
	line([2, 3], (r) => {
		const change = rise(r, [11, 19, 1], [20, 45]);
		return `Led repositioning of a ${size(r, 60, 350)} brand from insight work to national launch; household penetration grew from ${change.before}% to ${change.after}% in ${r.int(18, 24, 6)} months`;
	}),
	line([2, 3], (r) => {
		const change = fall(r, [9, 14, 1], [40, 60]);
		return `Consolidated ${change.before} agency contracts into ${change.after} under outcome-based fees, saving ${r.int(12, 22)}% of non-working spend and cutting approval rounds in half`;
	}),
	line(
		[3, 4],
		(r) =>
			`Directed a ${usdM(r.int(18, 60, 2))} brand platform across ${plural(r.int(4, 12), "market")}, with local teams free on execution and bound to ${plural(r.int(3, 5), "distinctive asset")}; spontaneous awareness gained ${r.int(4, 9)} points`,
	),
	line(
		[3, 4],
		(r) =>
			`Introduced a creative-effectiveness review of every campaign above ${r.pick(["$500K", "$1M"])}, combining ${r.pick(["brand lift, sales modeling, and pre-tests", "mix-model results and copy tests", "attention data and matched-market sales"])}, and retired ${r.pick(["formats that had never paid back", "four recurring formats", "the two weakest sponsorships"])}`,
	),
	line(
		[4, 4],
		(r) =>
			`Rebuilt the brand organization of ${r.int(35, 90, 5)} people around ${r.int(3, 5)} audiences, brought ${r.int(40, 65)}% of production in house, and cut cost per asset by ${r.int(24, 42)}%`,
	),
	line(
		[4, 4],
		(r) =>
			`Presented brand strategy and return on ${usdM(r.int(60, 180, 10))} of annual spend to the board, securing ${r.pick(["a two-year", "a three-year"])} commitment to ${r.int(55, 62)}% long-term brand investment`,
	),
];
