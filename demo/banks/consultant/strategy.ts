import type { Bullet, Theme } from "../../bank.ts";
import { fall, nearest, plural, rise, thousands } from "../../quantities.ts";
import {
	a,
	bps,
	businessLinesOf,
	firm,
	size,
	sizeM,
	tenths,
	usdM,
} from "../../quantities-business.ts";

export const strategy: Theme = {
	key: "strategy",
	label: "corporate strategy",
	skills: [
		{
			name: "Strategy",
			keywords: [
				"Market sizing",
				"Competitor benchmarking",
				"Portfolio strategy",
				"Market-entry strategy",
				"Scenario planning",
				"Business-case modeling",
				"Pricing strategy",
				"Growth strategy",
			],
		},
		{
			name: "Analysis",
			keywords: [
				"Driver trees",
				"Profit-pool analysis",
				"Conjoint analysis",
				"Regression analysis",
				"Survey design",
				"Expert interviews",
				"Sensitivity analysis",
			],
		},
		{
			name: "Tools",
			keywords: ["Excel", "PowerPoint", "think-cell", "Tableau", "Alteryx", "SQL", "Capital IQ"],
		},
	],
	projects: [
		{
			name: "Market-Entry Case Competition",
			levels: [0, 1],
			description:
				"Team case on whether a foreign home-appliance brand should enter the US through retail or direct sales",
			highlights: [
				(r) =>
					`Built the market model and the three-channel business case; placed ${r.pick(["first", "second", "third"])} of ${r.int(18, 64)} teams`,
				(r) =>
					`Surveyed ${r.int(120, 340, 10)} households and ran ${r.int(6, 14)} store visits to test willingness to pay`,
			],
		},
		{
			name: "Pro-Bono Growth Strategy for a Community Lender",
			levels: [0, 2],
			description:
				"Ten-week student consulting project on where a nonprofit lender should open its next branches",
			highlights: [
				(r) =>
					`Ranked ${r.int(24, 60, 2)} counties by unmet credit demand, branch cost, and partner presence`,
				(r) =>
					`Recommended ${r.int(2, 4)} pilot counties; the board approved the plan with a budget of ${usdM(r.int(12, 40, 2) / 100)}`,
			],
		},
		{
			name: "Profit Pools in Consumer Drones",
			levels: [0, 4],
			description:
				"Self-published teardown of where the margin sits along the value chain of a young category",
			highlights: [
				(r) =>
					`Mapped ${r.int(5, 8)} value-chain steps from ${r.int(20, 45)} company filings and teardown reports`,
				(r) => `Showed that ${r.int(52, 68)}% of profit sits in software and after-sales service`,
			],
		},
		{
			name: "Scenario Planning Toolkit",
			levels: [2, 4],
			description:
				"Open workbook that turns uncertain drivers into four internally consistent scenarios",
			highlights: [
				(r) =>
					`Downloaded ${thousands(r.int(400, 2600, 100))} times by strategy teams and instructors`,
				() => "Ships with worked examples for energy, grocery, and freight",
			],
		},
	],
	tags: [
		"corporate strategy",
		"market sizing",
		"market entry",
		"growth strategy",
		"pricing",
		"business case",
		"benchmarking",
		"portfolio strategy",
	],
};

const line = businessLinesOf("strategy");

export const strategyBullets: Bullet[] = [
	line([0, 1], (r) => {
		const market = r.pick([
			"industrial sensors",
			"pet insurance",
			"cold-chain storage",
			"home diagnostics",
			"EV-charging hardware",
			"corporate catering",
		]);
		return `Sized the ${r.pick(["US", "North American", "European"])} market for ${market} at ${size(r, 600, 9000)} from top-down and bottom-up builds that reconciled within ${r.int(4, 9)}%`;
	}),
	line(
		[0, 1],
		(r) =>
			`Benchmarked ${r.int(8, 22)} competitors of ${firm(r, 500, 5000)} on ${r.pick(["pricing, footprint, and margin", "growth, mix, and return on capital", "product range and route to market"])}, exposing a ${bps(r, 150, 480)} gap to the top quartile`,
	),
	line(
		[0, 0],
		(r) =>
			`Screened ${r.int(60, 180, 10)} adjacent markets against ${r.int(5, 8)} criteria and built one-page profiles of the ${r.int(6, 12)} that the client board went on to discuss`,
	),
	line(
		[0, 1],
		(r) =>
			`Ran expert calls with former ${r.pick(["plant managers", "category buyers", "distributors", "channel partners"])} and distilled them into ${r.pick(["a customer buying-criteria ranking", "a value-chain margin map", "three competing growth hypotheses"])}`,
	),
	line([1, 2], (r) => {
		const revenue = sizeM(r, 900, 4500);
		const total = nearest(revenue * (r.int(25, 45) / 1000), 5);
		const share = r.int(35, 62);
		return `Modeled a five-year business case for ${firm(r, revenue, revenue)}, tracing ${share}% of the ${usdM(total)} EBITDA upside to ${r.pick(["two underpenetrated regions", "aftermarket services", "price realization", "a richer customer mix"])}`;
	}),
	line([1, 2], (r) => {
		const change = rise(r, [12, 22, 1], [25, 55]);
		return `Designed a conjoint study of ${thousands(r.int(400, 1500, 50))} ${r.pick(["buyers", "subscribers", "dealers"])} that backed a three-tier offer, raising share of wallet from ${change.before}% to ${change.after}% in the pilot region`;
	}),
	line(
		[1, 2],
		(r) =>
			`Quantified ${r.int(14, 32)} growth options for ${firm(r, 900, 6000)} by driver tree and ranked them on value at stake, capital need, and time to cash, cutting the list to ${r.int(4, 6)}`,
	),
	line([2, 3], (r) => {
		const revenue = sizeM(r, 800, 4000);
		const loss = r.int(6, 14);
		return `Built the case to exit ${plural(r.int(2, 4), "business line")} worth ${loss}% of sales at ${a(`${usdM(revenue)} group`)}; the board approved it and return on capital rose ${bps(r, 180, 420)}`;
	}),
	line(
		[2, 3],
		(r) =>
			`Led the pricing workstream for ${firm(r, 600, 3500)}, rebuilding discount bands across ${r.int(6, 40)}K customer-product pairs and lifting gross margin by ${bps(r, 110, 290)} within ${r.int(3, 4)} quarters`,
	),
	line([2, 3], (r) => {
		const change = fall(r, [14, 26, 1], [35, 60]);
		return `Rewrote the strategic-planning calendar of ${firm(r, 2000, 12000)}, replacing ${change.before} review meetings a year with ${change.after} and tying each unit's targets to one set of scenarios`;
	}),
	line(
		[3, 4],
		(r) =>
			`Directed a ${r.int(14, 24, 2)}-week market-entry program in ${r.pick(["Southeast Asia", "Mexico", "the Gulf", "Poland and Czechia", "India"])} for ${firm(r, 1500, 9000)}, from entry thesis to signed distribution agreements worth ${usdM(r.int(25, 90, 5))} a year`,
	),
	line(
		[3, 4],
		(r) =>
			`Advised the CEO and board of ${firm(r, 2500, 14000)} on a five-year portfolio plan that moved ${usdM(r.int(150, 600, 25))} of capital from ${r.pick(["mature lines to services", "the home market to two growth regions", "volume businesses to specialties"])}`,
	),
	line([4, 4], (r) => {
		const change = rise(r, [6, 14, 1], [80, 180]);
		return `Grew a strategy account with ${r.pick(["an industrial group", "a consumer-health group", "a diversified insurer", "an energy company"])} from ${usdM(change.before)} to ${usdM(change.after)} in annual fees over ${r.int(2, 4)} years, serving ${r.int(4, 7)} executive sponsors`;
	}),
	line(
		[4, 4],
		(r) =>
			`Shaped the merger thesis and first-100-days plan of two ${r.pick(["regional distributors", "packaging groups", "engineering-services firms"])} with combined sales of ${usdM(sizeM(r, 1800, 6000))}; ${tenths(r, 2.1, 4.4)}% of sales in savings was banked in year one`,
	),
];
