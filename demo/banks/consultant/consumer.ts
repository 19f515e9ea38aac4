import type { Bullet, Theme } from "../../bank.ts";
import { fall, plural, rise, thousands } from "../../quantities.ts";
import { bps, businessLinesOf, firm, tenths, usdM } from "../../quantities-business.ts";

export const consumer: Theme = {
	key: "consumer",
	label: "consumer and retail",
	skills: [
		{
			name: "Consumer & Retail",
			keywords: [
				"Assortment optimization",
				"Price-pack architecture",
				"Promotion analytics",
				"Category management",
				"Store operations",
				"Loyalty economics",
				"Net-revenue management",
				"Omnichannel strategy",
			],
		},
		{
			name: "Analysis",
			keywords: [
				"Price-elasticity modeling",
				"Basket analysis",
				"Conjoint analysis",
				"Customer segmentation",
				"Test-and-control design",
				"Syndicated-data analysis",
				"Shopper research",
			],
		},
		{
			name: "Tools",
			keywords: ["Excel", "SQL", "Tableau", "Alteryx", "NielsenIQ", "Circana", "R", "PowerPoint"],
		},
	],
	projects: [
		{
			name: "Farmers' Market Pricing Study",
			levels: [0, 1],
			description: "Field experiment on price endings and bundle offers with local growers",
			highlights: [
				(r) =>
					`Logged ${thousands(r.int(600, 2200, 100))} transactions across ${r.int(6, 12)} market days`,
				(r) => `Bundles lifted the average basket by ${r.int(9, 21)}% at the participating stalls`,
			],
		},
		{
			name: "Retail Turnaround Case Competition",
			levels: [0, 2],
			description:
				"Team case on a department-store chain with too much space and too little traffic",
			highlights: [
				(r) =>
					`Argued for closing ${r.int(18, 40)} stores and subletting space; best financial case of ${r.int(14, 40)} teams`,
				(r) => `Built a store-level model of ${r.int(110, 260, 10)} locations in one weekend`,
			],
		},
		{
			name: "Shrinkflation Tracker",
			levels: [0, 4],
			description:
				"Public dataset of pack-size changes in packaged food, collected from shelf photos",
			highlights: [
				(r) => `Documents ${r.int(140, 620, 20)} pack changes in ${r.int(12, 26)} categories`,
				(r) => `Median hidden price increase found: ${tenths(r, 7.5, 12.5)}%`,
			],
		},
	],
	tags: [
		"consumer goods",
		"retail",
		"pricing",
		"assortment",
		"category management",
		"promotions",
		"omnichannel",
		"loyalty",
	],
};

const line = businessLinesOf("consumer");

const retailers = [
	"grocery chain",
	"home-improvement retailer",
	"drugstore chain",
	"apparel retailer",
	"convenience-store operator",
	"pet-supplies retailer",
] as const;
const brands = [
	"snack-food company",
	"personal-care company",
	"beverage company",
	"household-products company",
	"frozen-food maker",
] as const;

export const consumerBullets: Bullet[] = [
	line(
		[0, 1],
		(r) =>
			`Visited stores of competing ${r.pick(["grocery", "drugstore", "home-improvement"])} banners to audit ${r.pick(["price, shelf share, and availability", "price and promotion execution", "range and service levels"])}, and built the price-index tracker used in the ${r.pick(["category review", "steering committee", "pricing workstream"])}`,
	),
	line(
		[0, 0],
		(r) =>
			`Coded ${thousands(r.int(900, 3600, 100))} open-ended survey answers from lapsed loyalty members into ${r.int(7, 12)} churn reasons for ${firm(r, 600, 5000, retailers)}`,
	),
	line(
		[0, 1],
		(r) =>
			`Evaluated ${r.int(140, 620, 20)} past promotions of ${firm(r, 500, 4000, brands)} on incremental volume and cannibalization, finding that ${r.int(34, 56)}% lost money after funding`,
	),
	line(
		[0, 1],
		(r) =>
			`Mined ${r.int(2, 14)}M baskets in SQL to rank SKUs by ${r.pick(["transferable demand", "basket pull", "exclusivity to loyal shoppers"])}, the fact base for delisting ${r.int(8, 16)}% of the range`,
	),
	line([1, 2], (r) => {
		const change = rise(r, [18, 42, 1], [8, 18]);
		return `Estimated elasticities for ${r.int(12, 60, 2)}K items and zoned prices by ${r.pick(["competitor distance", "store cluster", "mission"])}; pilot stores gained ${bps(r, 60, 160)} of margin and ${change.percent}% more traffic in key-value items`;
	}),
	line([1, 2], (r) => {
		const skus = r.int(3200, 8600, 200);
		const share = r.int(11, 19);
		return `Trimmed a ${thousands(skus)}-SKU range by ${share}% with clustered planograms at ${firm(r, 800, 6000, retailers)}, while category sales grew ${tenths(r, 1.2, 3.4)}% against control stores`;
	}),
	line(
		[1, 2],
		(r) =>
			`Designed price-pack architecture for ${r.int(3, 6)} brands of ${firm(r, 700, 5000, brands)} from a ${thousands(r.int(1200, 4800, 200))}-shopper conjoint, worth ${bps(r, 90, 240)} of net-revenue margin`,
	),
	line([2, 3], (r) => {
		const change = fall(r, [22, 31, 1], [18, 32]);
		return `Ran the net-revenue-management workstream for ${firm(r, 900, 6000, brands)}, bringing trade spend from ${change.before}% to ${change.after}% of gross sales with no lost listings`;
	}),
	line(
		[2, 3],
		(r) =>
			`Rolled out a labor-scheduling model to ${r.int(180, 720, 20)} stores of ${firm(r, 1500, 9000, retailers)}, releasing ${tenths(r, 4, 8.5)}% of hours and lifting checkout satisfaction by ${r.int(4, 9)} points`,
	),
	line([2, 3], (r) => {
		const change = rise(r, [31, 44, 1], [18, 40]);
		return `Redesigned the loyalty program of ${firm(r, 800, 5000, retailers)} around ${r.pick(["personal offers", "member pricing", "household missions"])}, raising the share of sales on card from ${change.before}% to ${change.after}%`;
	}),
	line(
		[3, 4],
		(r) =>
			`Led a ${r.int(12, 20)}-month commercial turnaround at ${firm(r, 2000, 12000, retailers)}; like-for-like sales moved from -${tenths(r, 1.5, 4)}% to +${tenths(r, 1.5, 3.5)}% and ${usdM(r.int(40, 140, 5))} of buying savings reached the ledger`,
	),
	line(
		[3, 4],
		(r) =>
			`Counseled the CMO and CFO of ${firm(r, 2500, 14000, brands)} on brand-portfolio roles, shifting ${usdM(r.int(30, 90, 5))} of spend toward ${plural(r.int(3, 5), "growth brand")} and selling ${r.int(2, 4)} tail brands`,
	),
	line(
		[4, 4],
		(r) =>
			`Owned relationships with ${r.int(3, 5)} of the region's ${r.pick(["grocery", "apparel", "consumer-goods"])} leaders, selling and overseeing ${r.int(14, 28)} engagements worth ${usdM(r.int(22, 58))} in ${r.int(3, 5)} years`,
	),
	line(
		[4, 4],
		(r) =>
			`Sponsored a proprietary ${r.pick(["pricing", "assortment", "promotion"])} tool from first prototype to ${r.int(9, 22)} client installations, staffed by ${r.int(6, 14)} data scientists and priced as a subscription`,
	),
];
