import type { Bullet, Theme } from "../../bank.ts";
import { plural } from "../../quantities.ts";
import {
	a,
	businessLinesOf,
	firm,
	multiple,
	size,
	sizeM,
	tenths,
	usdM,
} from "../../quantities-business.ts";

export const restructuring: Theme = {
	key: "restructuring",
	label: "restructuring",
	skills: [
		{
			name: "Restructuring",
			keywords: [
				"Chapter 11",
				"Exchange offers",
				"DIP financing",
				"Section 363 sales",
				"Liability management",
				"Creditor negotiations",
				"Plan of reorganization",
				"Out-of-court workouts",
			],
		},
		{
			name: "Analysis",
			keywords: [
				"13-week cash flows",
				"Recovery waterfalls",
				"Liquidation analysis",
				"Enterprise valuation",
				"Debt-capacity analysis",
				"Covenant analysis",
				"Claims analysis",
			],
		},
		{
			name: "Tools",
			keywords: ["Excel", "PowerPoint", "Bloomberg", "Reorg", "Capital IQ", "Debtwire"],
		},
	],
	projects: [
		{
			name: "Distressed Investing Competition",
			levels: [0, 1],
			description: "Case on a satellite operator with four layers of debt",
			highlights: [
				(r) =>
					`Placed ${r.pick(["first", "second", "third"])} of ${r.int(12, 38)} teams by finding the fulcrum security in the second lien`,
				(r) => `Base-case recovery of ${r.int(46, 68)} cents with the plan terms spelled out`,
			],
		},
		{
			name: "Bankruptcy-Filing Reader",
			levels: [0, 2],
			description: "Plain-language summaries of first-day declarations in large Chapter 11 cases",
			highlights: [
				(r) => `Covers ${r.int(30, 90, 5)} cases by industry, cause, and liquidity at filing`,
				() => "Read by law and business students at several schools",
			],
		},
		{
			name: "13-Week Cash-Flow Template",
			levels: [0, 4],
			description: "Open workbook with a worked example of a distressed manufacturer",
			highlights: [
				(r) => `Downloaded by ${r.int(300, 950, 50)} students and practitioners`,
				() => "Shows how vendor tightening moves the liquidity trough",
			],
		},
	],
	tags: [
		"restructuring",
		"chapter 11",
		"distressed",
		"13-week cash flow",
		"recovery analysis",
		"dip financing",
		"liability management",
		"creditors",
	],
};

const line = businessLinesOf("restructuring");
const debtors = [
	"department-store chain",
	"offshore-drilling contractor",
	"hospital operator",
	"auto-parts supplier",
	"cinema operator",
	"radio broadcaster",
	"chemicals producer",
] as const;

export const restructuringBullets: Bullet[] = [
	line(
		[0, 1],
		(r) =>
			`Assembled the 13-week cash flow of ${firm(r, 200, 1500, debtors)} from bank statements and vendor terms, locating the liquidity trough in week ${r.int(6, 10)}`,
	),
	line(
		[0, 0],
		(r) =>
			`Summarized ${r.pick(["credit agreements and indentures", "first-day declarations", "exchange-offer memoranda"])} into ${r.pick(["a capital-structure page", "a one-page debt map", "a creditor-by-creditor table"])} with maturities, liens, and ${r.pick(["baskets", "guarantors", "call terms"])}`,
	),
	line(
		[0, 1],
		(r) =>
			`Built a recovery waterfall for ${firm(r, 300, 2500, debtors)} across ${r.int(4, 7)} tranches and ${r.int(3, 5)} enterprise values, used in ${r.pick(["creditor talks", "a pitch to a bondholder group", "committee materials"])}`,
	),
	line(
		[0, 1],
		(r) =>
			`Monitored bond and loan prices of distressed issuers in ${r.pick(["retail", "energy", "healthcare", "media"])} and briefed the group on ${r.pick(["rating actions and maturities", "advisor hirings and lawsuits", "covenant breaches"])}`,
	),
	line(
		[1, 2],
		(r) =>
			`Supported the Chapter 11 of ${a(r.pick(debtors))} with ${size(r, 600, 3500)} of debt, from first-day liquidity to the valuation exhibits filed with the plan`,
	),
	line(
		[1, 2],
		(r) =>
			`Modeled ${r.int(6, 14)} exchange-offer structures for ${firm(r, 300, 2000, debtors)}, quantifying discount capture, runway, and holdout risk for each creditor class`,
	),
	line(
		[1, 2],
		(r) =>
			`Prepared the liquidation analysis and best-interests test for ${r.int(14, 60, 2)} legal entities, defended by the testifying ${r.pick(["partner", "director"])} without revision`,
	),
	line([2, 3], (r) => {
		const debt = sizeM(r, 600, 3000);
		const share = r.int(34, 58);
		return `Negotiated with ${plural(r.int(2, 4), "creditor group")} of ${a(r.pick(debtors))} to cut ${usdM(debt)} of debt by ${share}% (${usdM((debt * share) / 100)}) in a prepackaged plan of ${r.int(32, 60, 2)} days`;
	}),
	line(
		[2, 3],
		(r) =>
			`Raised ${size(r, 75, 450)} of DIP financing from ${r.int(5, 11)} contacted lenders in ${r.int(9, 19)} days, ${r.int(100, 250, 25)} bps inside the incumbent's proposal`,
	),
	line(
		[2, 3],
		(r) =>
			`Ran a Section 363 sale of ${firm(r, 150, 900, debtors)} to ${r.int(60, 140, 10)} parties, with an auction of ${r.int(12, 38)} rounds that ended ${r.int(18, 44)}% above the stalking-horse bid`,
	),
	line(
		[3, 4],
		(r) =>
			`Led out-of-court amendments for ${plural(r.int(4, 9), "sponsor-owned company", "sponsor-owned companies")}, extending ${size(r, 900, 4500)} of maturities by ${tenths(r, 1.5, 3.5)} years against fresh equity`,
	),
	line(
		[3, 4],
		(r) =>
			`Testified on ${r.pick(["valuation", "feasibility", "the sale process"])} in ${r.int(3, 8)} contested confirmations, with the court adopting the presented range in ${r.pick(["all but one", "every case but two"])}`,
	),
	line(
		[4, 4],
		(r) =>
			`Originated ${r.int(12, 26)} debtor and creditor mandates covering ${size(r, 9000, 40000)} of liabilities, with ${usdM(r.int(50, 120, 5))} in monthly and success fees`,
	),
	line(
		[4, 4],
		(r) =>
			`Advised an ad hoc group holding ${r.int(58, 81)}% of ${firm(r, 2000, 9000, debtors)}'s notes to a recovery of ${r.int(71, 92)} cents and the equity, at ${multiple(r, 4.5, 6.5)} reorganized EBITDA`,
	),
];
