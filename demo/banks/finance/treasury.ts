import type { Bullet, Theme } from "../../bank.ts";
import { fall, plural } from "../../quantities.ts";
import { bps, businessLinesOf, size, sizeM, tenths, usdM } from "../../quantities-business.ts";

export const treasury: Theme = {
	key: "treasury",
	label: "treasury",
	skills: [
		{
			name: "Treasury",
			keywords: [
				"Cash forecasting",
				"Liquidity management",
				"FX hedging",
				"Interest-rate swaps",
				"Debt issuance",
				"Covenant compliance",
				"Bank relationships",
				"Cash pooling",
				"Investment policy",
			],
		},
		{
			name: "Controls & Reporting",
			keywords: [
				"SOX controls",
				"Hedge accounting (ASC 815)",
				"Payment controls",
				"Counterparty limits",
				"Rating-agency presentations",
				"13-week cash flows",
			],
		},
		{
			name: "Tools",
			keywords: ["Kyriba", "Bloomberg", "SAP Treasury", "Excel", "Power BI", "SQL"],
		},
	],
	projects: [
		{
			name: "Nonprofit Cash-Runway Model",
			levels: [0, 1],
			description: "13-week cash-flow forecast for a shelter that lived from grant to grant",
			highlights: [
				(r) => `Landed within ${tenths(r, 2.5, 6)}% of actual cash over the first two months`,
				() => "Gave the director a warning line that triggers a drawdown request",
			],
		},
		{
			name: "Corporate-Bond Issue Write-Up",
			levels: [0, 2],
			description: "Course project pricing a ten-year issue for a BBB-rated utility",
			highlights: [
				(r) => `Priced at a spread within ${r.int(4, 11)} bps of the actual deal a month later`,
				(r) => `Compared ${r.int(12, 28)} bonds by duration, covenant, and liquidity`,
			],
		},
		{
			name: "Hedging Simulator",
			levels: [1, 4],
			description:
				"Open notebook that replays an importer's currency exposure under layered hedging rules",
			highlights: [
				(r) => `Covers ${r.int(10, 20)} years of data for ${r.int(5, 9)} currency pairs`,
				() => "Shows cost and worst-quarter loss side by side",
			],
		},
	],
	tags: [
		"treasury",
		"cash forecasting",
		"liquidity",
		"fx hedging",
		"debt",
		"bank relationships",
		"kyriba",
		"capital markets",
	],
};

const line = businessLinesOf("treasury");
const pairs = ["EUR/USD", "USD/MXN", "USD/JPY", "GBP/USD", "USD/CAD"] as const;

export const treasuryBullets: Bullet[] = [
	line(
		[0, 1],
		(r) =>
			`Prepared the daily cash position across ${r.int(40, 160, 10)} bank accounts in ${r.int(5, 14)} currencies and explained swings above ${r.pick(["$250K", "$500K", "$1M"])} to the ${r.pick(["treasury manager", "assistant treasurer"])}`,
	),
	line(
		[0, 0],
		(r) =>
			`Checked the account-analysis statements of ${r.int(6, 14)} banks against contracted fees, recovering ${usdM(r.int(30, 140, 10) / 1000)} in overcharges`,
	),
	line(
		[0, 1],
		(r) =>
			`Documented ${r.pick(["wire-approval", "account-opening", "bank-signatory"])} controls after interviews in ${r.pick(["three", "four", "five"])} regions and closed the gaps that internal audit had listed under ${r.pick(["SOX", "payment fraud", "segregation of duties"])}`,
	),
	line(
		[0, 1],
		(r) =>
			`Collected ${r.pick(pairs)} exposure from ${r.int(6, 15)} subsidiaries each month and reconciled it to the balance sheet, the basis for ${r.pick(["rolling forwards", "the layered hedge program", "net-investment hedges"])}`,
	),
	line([1, 2], (r) => {
		const change = fall(r, [14, 24, 1], [45, 65]);
		return `Rebuilt the 13-week cash forecast from ${r.pick(["receivables and payables ledgers", "collections history by customer", "bottom-up entity submissions"])}, cutting average weekly error from ${change.before}% to ${change.after}%`;
	}),
	line(
		[1, 2],
		(r) =>
			`Executed ${size(r, 400, 2500)} of notional in ${r.pick(["FX forwards", "collars and forwards", "interest-rate swaps"])} a year under policy limits, with hedge-accounting documentation that passed audit without adjustment`,
	),
	line([1, 2], (r) => {
		const cash = r.int(30, 140, 5);
		return `Opened a ${r.pick(["notional pool", "physical cash pool", "multi-currency pool"])} across ${r.int(7, 18)} entities, freeing ${usdM(cash)} of trapped cash and saving ${usdM(cash * 0.045)} of yearly interest`;
	}),
	line(
		[2, 3],
		(r) =>
			`Refinanced a ${size(r, 200, 900)} ${r.pick(["revolving facility", "term loan", "bridge loan"])} with ${plural(r.int(5, 11), "bank")}, lowering the margin by ${bps(r, 30, 90)} and loosening ${r.pick(["the leverage covenant", "the acquisition basket", "reporting terms"])}`,
	),
	line([2, 3], (r) => {
		const change = fall(r, [48, 66, 1], [12, 26]);
		return `Led a working-capital program with sales and procurement that shortened days sales outstanding from ${change.before} to ${change.after} and released ${size(r, 25, 150)} of cash`;
	}),
	line(
		[2, 3],
		(r) =>
			`Implemented ${r.pick(["Kyriba", "a treasury-management system"])} with ${r.int(8, 22)} bank connections in ${r.int(6, 11)} months, bringing cash visibility from ${r.int(58, 74)}% to ${r.int(95, 99)}% of balances`,
	),
	line(
		[3, 4],
		(r) =>
			`Priced a ${size(r, 300, 1200)} senior-notes issue at ${bps(r, 110, 210)} over Treasuries, ${tenths(r, 2.4, 5.5)}x oversubscribed, and prepared management for both rating-agency reviews`,
	),
	line(
		[3, 4],
		(r) =>
			`Redesigned the currency program to hedge forecast margin instead of balances, reducing earnings volatility from FX by ${r.int(38, 62)}% at a carry cost of ${tenths(r, 0.3, 0.9)}% of exposure`,
	),
	line([4, 4], (r) => {
		const cash = sizeM(r, 600, 5000);
		return `Directed treasury, insurance, and pension assets with ${usdM(cash)} under management, rewriting the investment policy to earn ${bps(r, 40, 110)} more within the same rating limits`;
	}),
	line(
		[4, 4],
		(r) =>
			`Secured an upgrade to ${r.pick(["investment grade", "BBB+", "A-"])} through a two-year leverage plan agreed with the board, lengthening average debt maturity from ${tenths(r, 3.1, 4.2)} to ${tenths(r, 5.5, 7.8)} years`,
	),
];
