import type { Bullet, Theme } from "../../bank.ts";
import { linesOf } from "../../lines.ts";
import { fall, thousands, usd, word } from "../../quantities.ts";

export const pricing: Theme = {
	key: "pricing",
	label: "pricing",
	skills: [
		{ name: "Languages", keywords: ["Python", "R", "SQL", "Scala", "Stan", "Git"] },
		{
			name: "Methods",
			keywords: [
				"Demand estimation",
				"Price elasticity",
				"Double machine learning",
				"Conjoint analysis",
				"Contextual bandits",
				"Linear programming",
				"Discrete choice models",
			],
		},
		{
			name: "Tools",
			keywords: ["pandas", "XGBoost", "PyMC", "Gurobi", "Spark", "Databricks", "Tableau"],
		},
	],
	projects: [
		{
			name: "Textbook Price Tracker",
			levels: [0, 1],
			description: "Daily scrape and model of used textbook prices around the start of term",
			highlights: [
				(r) =>
					`Tracked ${thousands(r.int(11, 46) * 100)} titles for a year; best week to sell differs by ${r.int(17, 29)}% in price from the worst`,
				() =>
					"Estimated elasticity with listing fixed effects and wrote down why the naive estimate has the wrong sign",
			],
		},
		{
			name: "Parking Auction",
			levels: [0, 1],
			description: "Course project: design and simulation of an auction for campus parking permits",
			highlights: [
				(r) =>
					`Agent-based simulation with ${thousands(r.int(15, 50, 5) * 100)} drivers; welfare ${r.int(12, 24)}% above the lottery`,
				() =>
					"Compared uniform-price and generalized second-price rules, with fairness measured by income group",
			],
		},
		{
			name: "conjoint-lite",
			levels: [0, 3],
			description:
				"Open-source R package for small conjoint studies with hierarchical Bayes estimates",
			highlights: [
				(r) => `Used in ${r.int(12, 40)} theses and class projects according to citations`,
				() => "Ships survey template, design check and a plain-language report",
			],
		},
	],
	tags: [
		"pricing",
		"elasticity",
		"causal inference",
		"econometrics",
		"python",
		"optimization",
		"conjoint",
	],
};

const line = linesOf(pricing.key);

export const pricingBullets: Bullet[] = [
	line(
		[0, 0],
		(r) =>
			`Estimated price elasticities for ${r.int(60, 240, 20)} ${r.pick(["subscription cohorts", "product categories", "route-day groups"])} from past price tests with a hierarchical model, finding ${r.int(18, 31)}% of them priced well below the profit optimum`,
	),
	line(
		[0, 0],
		(r) =>
			`Reconstructed ${word(r.int(2, 4))} years of list prices and discounts from ${word(r.int(3, 5))} source systems into one dbt model with tests, the base on which the team has since run ${word(r.int(3, 6))} pricing studies`,
	),
	line(
		[0, 1],
		(r) =>
			`Measured the effect of a ${r.pick(["shipping threshold", "yearly-plan discount", "trial length"])} change with difference-in-differences across ${r.int(8, 20)} markets, attributing ${usd(r.int(12, 60) * 10_000)} of a claimed ${usd(r.int(70, 110, 10) * 10_000)} gain to the change itself`,
	),
	line(
		[0, 1],
		(r) =>
			`Fielded a conjoint survey of ${thousands(r.int(5, 14) * 100)} ${r.pick(["small-business buyers", "subscribers", "trial users"])} in R and turned the utilities into a plan simulator that product managers used in the packaging workshop`,
	),
	line(
		[0, 1],
		() =>
			"Wrote the team's primer on why regressing sales on price misleads, with the company's own data, simulated truth and three designs that recover it; new analysts start there",
	),
	line(
		[1, 2],
		(r) =>
			`Built discount guidance for sales from ${thousands(r.int(8, 40) * 1000)} quotes with calibrated win probabilities; average discount fell ${(r.int(18, 42) / 10).toFixed(1)} points at an unchanged win rate over ${word(r.int(2, 3))} quarters`,
	),
	line([1, 2], (r) => {
		const lift = r.int(21, 58) / 10;
		return `Tested ${word(r.int(4, 6))} price points in ${r.int(10, 24)} matched regions and fitted demand with double machine learning; the chosen price raised contribution by ${lift.toFixed(1)}% with churn inside the agreed limit`;
	}),
	line(
		[1, 2],
		(r) =>
			`Optimized weekly markdowns for ${thousands(r.int(3, 14) * 1000)} items with a demand model in XGBoost and a linear program, increasing sell-through by ${word(r.int(4, 9))} points and recovered margin by ${usd(r.int(6, 24) * 100_000)} a season`,
	),
	line(
		[2, 3],
		(r) =>
			`Launched dynamic pricing for ${r.pick(["delivery fees", "appointment slots", "ad inventory", "short-term rentals"])} with price caps and smoothing agreed with policy staff; contribution per order rose ${(r.int(24, 66) / 10).toFixed(1)}% and complaints stayed level`,
	),
	line([2, 3], (r) => {
		const c = fall(r, [16, 28, 1], [35, 55], 1);
		return `Replaced cost-plus quoting with a Bayesian willingness-to-pay model by segment and region, bringing quotes outside the target margin from ${c.before}% to ${c.after}%`;
	}),
	line(
		[2, 3],
		(r) =>
			`Modeled usage-based plans by replaying ${word(r.int(12, 18))} months of metered data, exposing the ${r.int(3, 6)}% of accounts whose bills would double; migration terms for them kept ${r.int(93, 98)}% through the change`,
	),
	line(
		[3, 4],
		(r) =>
			`Led pricing science with ${word(r.int(4, 7))} scientists through a full repackaging: research, simulation, staged launch and measurement; annual recurring revenue rose ${usd(r.int(6, 22) * 1_000_000)} against synthetic controls`,
	),
	line(
		[3, 4],
		(r) =>
			`Introduced a contextual bandit for ${r.pick(["first-order offers", "win-back offers", "plan recommendations"])} with fairness constraints and off-policy evaluation, reducing promotion spend ${r.int(14, 27)}% at equal conversions`,
	),
	line(
		[4, 4],
		(r) =>
			`Chaired the pricing council of product, finance and legal leaders, setting evidence standards for changes on ${usd(r.int(3, 14) * 100_000_000)} of revenue; ${word(r.int(5, 9))} price moves in ${word(r.int(2, 3))} years met or beat their forecast`,
	),
	line(
		[2, 4],
		() =>
			"Reviewed personalized offers for disparate outcomes with legal and policy staff, removed proxies for protected groups, and wrote the test that each new pricing model must pass",
	),
];
