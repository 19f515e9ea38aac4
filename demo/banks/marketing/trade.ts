import type { Bullet, Theme } from "../../bank.ts";
import { fall, plural, rise } from "../../quantities.ts";
import { bps, businessLinesOf, size, sizeM, tenths, usdM } from "../../quantities-business.ts";

export const trade: Theme = {
	key: "trade",
	label: "CPG trade and shopper marketing",
	skills: [
		{
			name: "Trade & Shopper",
			keywords: [
				"Trade promotion",
				"Shopper marketing",
				"Category management",
				"Joint business planning",
				"Price-pack architecture",
				"Retail media",
				"Planograms",
				"Sell-in stories",
			],
		},
		{
			name: "Analysis",
			keywords: [
				"Promotion ROI",
				"Price elasticity",
				"Base and incremental volume",
				"Distribution analysis",
				"Panel data",
				"Forecasting",
				"Household penetration",
			],
		},
		{
			name: "Tools",
			keywords: [
				"NielsenIQ",
				"Circana",
				"Numerator",
				"Excel",
				"Tableau",
				"JDA Space Planning",
				"SAP TPM",
			],
		},
	],
	projects: [
		{
			name: "Shelf-Set Experiment at the Campus Store",
			levels: [0, 1],
			description: "Class project that rearranged the snack aisle by occasion instead of by brand",
			highlights: [
				(r) =>
					`Category sales rose ${r.int(8, 19)}% against the four weeks before, with ${r.int(3, 6)} items removed`,
				(r) => `Observed ${r.int(90, 240, 10)} shoppers at the shelf for the baseline`,
			],
		},
		{
			name: "CPG Brand-Plan Challenge",
			levels: [0, 1],
			description: "Student competition to write the annual plan of a struggling yogurt brand",
			highlights: [
				(r) =>
					`Placed ${r.pick(["first", "second", "third"])} of ${r.int(16, 52)} teams with a smaller pack and a retailer-by-retailer plan`,
				(r) => `Built the profit-and-loss bridge showing ${bps(r, 120, 280)} of margin recovery`,
			],
		},
		{
			name: "Cold-Brew Side Brand",
			levels: [0, 3],
			description: "Small-batch coffee label sold at farmers' markets and independent grocers",
			highlights: [
				(r) => `Listed in ${r.int(6, 24)} independent stores within ${r.int(8, 16)} months`,
				(r) =>
					`Reached ${usdM(r.int(18, 85) / 1000)} in yearly sales at a ${r.int(38, 52)}% gross margin`,
			],
		},
	],
	tags: [
		"cpg",
		"trade marketing",
		"shopper marketing",
		"category management",
		"retail media",
		"nielseniq",
		"circana",
		"promotion roi",
	],
};

const line = businessLinesOf("trade");

const categories = [
	"salty snacks",
	"oral care",
	"frozen meals",
	"sparkling water",
	"laundry care",
	"pet treats",
	"skin care",
	"breakfast cereal",
] as const;
const channels = ["grocery", "club", "mass", "drug", "convenience"] as const;

export const tradeBullets: Bullet[] = [
	line(
		[0, 1],
		(r) =>
			`Pulled weekly ${r.pick(["NielsenIQ", "Circana"])} data for ${r.pick(categories)} and wrote the one-page share story, tracing a ${tenths(r, 0.6, 2.2)}-point change to ${r.pick(["lost distribution", "price gaps", "a competitor's multipack"])}`,
	),
	line(
		[0, 0],
		(r) =>
			`Visited ${r.pick(channels)} stores in ${r.pick(["two metro areas", "three states", "the home region"])} to check shelf placement, price tags, and displays, turning the findings into a compliance scorecard for the field team`,
	),
	line(
		[0, 1],
		(r) =>
			`Analyzed ${r.int(70, 240, 10)} promotions in ${r.pick(categories)} by lift, pantry-loading, and cost, and flagged ${r.int(18, 34)}% of events that lost money`,
	),
	line(
		[0, 1],
		(r) =>
			`Prepared sell-in decks and sample kits for new items in ${r.pick(categories)}, adapted to each ${r.pick(["grocery", "club", "drugstore", "convenience"])} buyer's ${r.pick(["category goals", "shelf strategy", "seasonal calendar"])}`,
	),
	line([1, 2], (r) => {
		const change = rise(r, [52, 70, 1], [12, 28]);
		return `Built the category story that won ${r.int(2, 5)} added facings at ${plural(r.int(3, 6), `${r.pick(["national", "regional"])} retailer`)}, taking weighted distribution from ${change.before}% to ${change.after}%`;
	}),
	line([1, 2], (r) => {
		const spend = r.int(6, 24);
		const share = r.int(9, 18);
		return `Re-planned ${usdM(spend)} of trade spend by account, replacing deep discounts with display and ${r.pick(["digital coupons", "cross-category bundles", "loyalty offers"])}; saved ${usdM((spend * share) / 100)} (${share}%) at flat volume`;
	}),
	line(
		[1, 2],
		(r) =>
			`Ran retail-media campaigns at ${plural(r.int(2, 5), "retailer")} on ${usdM(r.int(4, 18) / 10)}, measured with matched-store tests at an incremental return of $${tenths(r, 1.6, 3.4).toFixed(2)} per dollar`,
	),
	line(
		[1, 2],
		(r) =>
			`Launched a ${r.pick(["value multipack", "club-size pack", "single-serve format", "seasonal edition"])} in ${r.pick(categories)} from brief to shelf in ${r.int(6, 10)} months, reaching ${usdM(r.int(6, 22))} in first-year retail sales`,
	),
	line([2, 3], (r) => {
		const change = rise(r, [17, 24, 1], [10, 20]);
		return `Led joint business plans with ${plural(r.int(2, 4), "top-ten retailer")} covering ${size(r, 60, 300)} of sales, growing share in ${r.pick(categories)} from ${change.before}% to ${change.after}% in two years`;
	}),
	line(
		[2, 3],
		(r) =>
			`Redrew price-pack architecture in ${r.pick(categories)} from elasticity and panel work, recovering ${bps(r, 140, 320)} of gross margin after commodity inflation with volume down only ${tenths(r, 0.6, 1.9)}%`,
	),
	line(
		[2, 3],
		(r) =>
			`Served as category captain for ${r.pick(categories)} at ${r.pick(["a national grocer", "a leading mass retailer", "a drugstore chain"])}; the new shelf flow lifted the whole category by ${tenths(r, 2.4, 6.2)}%`,
	),
	line([3, 4], (r) => {
		const base = sizeM(r, 250, 900);
		const growth = tenths(r, 3.5, 8);
		return `Held the P&L of a ${usdM(base)} ${r.pick(categories)} portfolio and grew net sales ${growth}% (${usdM((base * growth) / 100)}) in a flat category, with ${bps(r, 60, 180)} more contribution margin`;
	}),
	line([3, 4], (r) => {
		const change = fall(r, [24, 31, 1], [12, 24]);
		return `Introduced revenue-growth management across ${r.int(5, 11)} brands, bringing trade rate from ${change.before}% to ${change.after}% of gross sales and tying each event to a payback hurdle`;
	}),
	line(
		[4, 4],
		(r) =>
			`Merged trade, shopper, and e-commerce marketing into one team of ${r.int(45, 120, 5)} with a shared ${usdM(r.int(90, 260, 10))} budget, and negotiated joint plans with retailers at C-level`,
	),
	line(
		[4, 4],
		(r) =>
			`Set the ${r.pick(["five-year", "three-year"])} portfolio strategy for ${plural(r.int(3, 5), "category", "categories")} worth ${size(r, 1000, 3000)} in retail sales, exiting ${r.int(3, 6)} tail brands and doubling innovation spend on the core`,
	),
];
