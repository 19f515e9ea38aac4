import type { Bullet, Theme } from "../../bank.ts";
import { fall, plural, thousands } from "../../quantities.ts";
import { bps, businessLinesOf, size, tenths, usdM } from "../../quantities-business.ts";

export const risk: Theme = {
	key: "risk",
	label: "risk management",
	skills: [
		{
			name: "Risk",
			keywords: [
				"Credit risk",
				"Market risk",
				"Value at risk",
				"Stress testing",
				"Model validation",
				"Counterparty exposure",
				"Limit frameworks",
				"Operational risk",
				"Liquidity risk",
			],
		},
		{
			name: "Regulation & Methods",
			keywords: [
				"CCAR",
				"CECL",
				"Basel III",
				"SR 11-7",
				"PD/LGD modeling",
				"Backtesting",
				"Scenario design",
			],
		},
		{
			name: "Tools",
			keywords: ["Python", "SQL", "SAS", "Bloomberg", "Excel", "Tableau", "R"],
		},
	],
	projects: [
		{
			name: "Small-Business Default Model",
			levels: [0, 1],
			description:
				"Course project predicting loan default from public small-business lending records",
			highlights: [
				(r) =>
					`Reached a Gini of 0.${r.int(52, 66)} on held-out years with ${r.int(9, 18)} explainable variables`,
				() => "Wrote a validation report in the format a bank examiner would expect",
			],
		},
		{
			name: "Risk Management Challenge",
			levels: [0, 1],
			description: "Student competition on a trading firm's loss after a currency peg breaks",
			highlights: [
				(r) =>
					`Placed ${r.pick(["first", "second", "third"])} of ${r.int(14, 48)} teams with a stress test built around liquidity horizons`,
				() => "Presented to three chief risk officers",
			],
		},
		{
			name: "VaR Backtest Kit",
			levels: [0, 4],
			description:
				"Open notebook comparing historical, filtered, and parametric VaR through past crises",
			highlights: [
				(r) => `Covers ${r.int(15, 25)} years and ${r.int(8, 20)} asset classes`,
				(r) => `Forked ${r.int(40, 180, 10)} times, mostly by graduate courses`,
			],
		},
	],
	tags: [
		"risk management",
		"credit risk",
		"market risk",
		"stress testing",
		"value at risk",
		"model validation",
		"ccar",
		"basel iii",
	],
};

const line = businessLinesOf("risk");
const books = [
	"commercial real estate",
	"small-business",
	"leveraged-loan",
	"credit-card",
	"auto-loan",
	"trade-finance",
] as const;

export const riskBullets: Bullet[] = [
	line(
		[0, 1],
		(r) =>
			`Reproduced the ${r.pick(["value-at-risk", "expected-shortfall", "counterparty-exposure"])} report for ${r.int(6, 18)} desks in Python and explained ${r.int(9, 26)} differences to the vendor system`,
	),
	line(
		[0, 0],
		(r) =>
			`Backtested ${r.int(3, 6)} ${r.pick(books)} scorecards on ${thousands(r.int(20, 140, 10) * 1000)} loans, documenting where discrimination had weakened since development`,
	),
	line(
		[0, 1],
		(r) =>
			`Monitored limit usage across ${r.pick(["hedge-fund", "corporate", "bank", "clearing-house"])} counterparties daily and escalated breaches with ${r.pick(["cause, size, and proposed action", "a same-day note to the desk head", "a trend chart for the committee"])}`,
	),
	line(
		[0, 1],
		(r) =>
			`Reviewed credit files in the ${r.pick(books)} portfolio, recalculating ${r.pick(["debt-service coverage", "loan-to-value", "leverage and liquidity ratios"])} and proposing ${r.pick(["rating changes to the committee", "early-warning flags", "covenant resets"])}`,
	),
	line([1, 2], (r) => {
		const before = r.int(54, 62);
		return `Redeveloped the PD model for a ${size(r, 1200, 9000)} ${r.pick(books)} book with macro drivers, raising the Gini from 0.${before} to 0.${before + r.int(6, 13)} and passing validation without a major finding`;
	}),
	line(
		[1, 2],
		(r) =>
			`Designed ${r.int(4, 8)} stress scenarios with economists and desk heads and ran them on ${size(r, 2000, 20000)} of exposure; ${r.pick(["concentration limits", "hedges", "margin terms"])} were tightened in ${plural(r.int(2, 4), "book")}`,
	),
	line([1, 2], (r) => {
		const change = fall(r, [26, 44, 2], [50, 75]);
		return `Automated the ${r.pick(["CECL allowance", "stress-test", "liquidity-coverage"])} run from data pull to disclosure tables, cutting production from ${change.before} to ${change.after} hours with an audit trail`;
	}),
	line(
		[2, 3],
		(r) =>
			`Validated ${r.int(14, 36)} models a year under SR 11-7, from ${r.pick(["pricing and margin", "credit-loss and capital", "fraud and collections"])} to vendor tools, and retired ${r.int(3, 6)} that no longer earned their place`,
	),
	line(
		[2, 3],
		(r) =>
			`Led the ${r.pick(["CCAR", "internal capital", "recovery-planning"])} submission for a ${size(r, 8000, 60000)} portfolio with ${r.int(9, 16)} contributors and no quantitative objection`,
	),
	line(
		[2, 3],
		(r) =>
			`Renegotiated collateral terms with ${r.int(18, 60, 2)} counterparties, cutting uncollateralized exposure by ${r.int(28, 46)}% and freeing ${size(r, 40, 200)} of regulatory capital`,
	),
	line(
		[3, 4],
		(r) =>
			`Built the risk function for ${r.pick(["a digital lender", "a commodities desk", "a payments business", "a private-credit fund"])}: appetite, limits, reporting, and ${r.int(8, 22)} staff within ${r.int(14, 24)} months`,
	),
	line(
		[3, 4],
		(r) =>
			`Persuaded the risk committee to reduce ${r.pick(books)} exposure by ${size(r, 300, 1500)} ahead of the downturn; losses came in ${bps(r, 60, 180)} below the peer median`,
	),
	line(
		[4, 4],
		(r) =>
			`Answered to the board for credit, market, and liquidity risk across ${size(r, 15000, 80000)} of assets, closing ${r.int(9, 24)} supervisory findings in ${r.int(14, 26)} months`,
	),
	line(
		[4, 4],
		(r) =>
			`Guided the firm through ${r.pick(["a regional-bank panic", "an energy-price shock", "a rate shock"])} with daily liquidity calls and pre-agreed triggers, keeping the buffer ${usdM(r.int(180, 900, 20))} above its floor at ${tenths(r, 1.1, 1.5)}x coverage`,
	),
];
