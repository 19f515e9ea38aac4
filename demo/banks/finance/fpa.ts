import type { Bullet, Theme } from "../../bank.ts";
import { fall, plural, thousands } from "../../quantities.ts";
import { bps, businessLinesOf, size, tenths, usdM } from "../../quantities-business.ts";

export const fpa: Theme = {
	key: "fpa",
	label: "FP&A",
	skills: [
		{
			name: "Planning & Analysis",
			keywords: [
				"Budgeting",
				"Rolling forecasts",
				"Variance analysis",
				"Driver-based planning",
				"Headcount planning",
				"Unit economics",
				"Board reporting",
				"Scenario modeling",
			],
		},
		{
			name: "Accounting & Close",
			keywords: [
				"US GAAP",
				"Accruals",
				"Revenue recognition",
				"Cost allocation",
				"Capex planning",
				"Month-end close",
			],
		},
		{
			name: "Tools",
			keywords: [
				"Excel",
				"Anaplan",
				"Adaptive Planning",
				"NetSuite",
				"SAP",
				"SQL",
				"Power BI",
				"Tableau",
			],
		},
	],
	projects: [
		{
			name: "Treasurer of a Student Association",
			levels: [0, 1],
			description: "Elected officer for the budget of a campus-wide student organization",
			highlights: [
				(r) =>
					`Managed ${usdM(r.int(60, 280, 10) / 1000)} across ${r.int(14, 40)} clubs with a monthly variance report`,
				() => "Replaced paper reimbursements with an online form and a two-signature rule",
			],
		},
		{
			name: "Restaurant Unit-Economics Model",
			levels: [0, 1],
			description: "Store-level model for a family restaurant weighing a second location",
			highlights: [
				(r) => `Rebuilt ${r.int(18, 36)} months of sales and labor from the point-of-sale export`,
				(r) =>
					`Break-even came out at ${r.int(62, 78)}% of current covers; the owners signed the lease`,
			],
		},
		{
			name: "Forecast Accuracy Workbook",
			levels: [1, 4],
			description:
				"Open template that scores each forecast by bias and error and shows which drivers caused it",
			highlights: [
				(r) => `Downloaded by ${r.int(300, 900, 50)} finance teams and students`,
				() => "Includes a worked three-year example with seasonality",
			],
		},
	],
	tags: [
		"fp&a",
		"budgeting",
		"forecasting",
		"variance analysis",
		"anaplan",
		"unit economics",
		"board reporting",
		"excel",
	],
};

const line = businessLinesOf("fpa");
const units = [
	"cloud",
	"retail",
	"logistics",
	"services",
	"subscription",
	"hardware",
	"wholesale",
] as const;

export const fpaBullets: Bullet[] = [
	line(
		[0, 1],
		(r) =>
			`Prepared monthly variance commentary for ${r.int(9, 28)} cost centers of the ${r.pick(units)} unit, tracing each gap above ${r.pick(["$25K", "$50K", "$100K"])} to price, volume, timing, or headcount`,
	),
	line(
		[0, 0],
		(r) =>
			`Reconciled the headcount plan with payroll and recruiting data for ${r.int(280, 950, 10)} positions, removing ${r.int(11, 34)} duplicate or closed requisitions from the forecast`,
	),
	line(
		[0, 1],
		(r) =>
			`Built a driver-based model of ${r.pick(["support cost per order", "shipping cost per unit", "gross margin by customer tier", "store labor by traffic"])} in Excel that ${r.pick(["the controller adopted for reforecasts", "replaced a flat growth assumption", "exposed two loss-making segments"])}`,
	),
	line(
		[0, 1],
		(r) =>
			`Assembled the ${r.pick(["monthly", "quarterly"])} operating-review package for the ${r.pick(units)} unit, checking every figure back to the ledger before it reached the ${r.pick(["CFO", "general manager", "finance director"])}`,
	),
	line([1, 2], (r) => {
		const change = fall(r, [70, 125, 5], [35, 60]);
		return `Rebuilt the rolling forecast on ${r.int(12, 24)} operating drivers, cutting mean revenue error from ${(change.before / 10).toFixed(1)}% to ${(change.after / 10).toFixed(1)}% within ${r.int(3, 5)} quarters`;
	}),
	line([1, 2], (r) => {
		const base = r.int(18, 64, 2);
		const share = tenths(r, 5, 11);
		return `Analyzed ${usdM(base)} of ${r.pick(["cloud hosting", "freight", "software licenses", "contractor spend"])} with its owners and identified ${usdM((base * share) / 100)} (${share}%) of savings, tracked to the ledger`;
	}),
	line([1, 2], (r) => {
		const change = fall(r, [9, 13, 1], [35, 55]);
		return `Shortened reporting after month-end from ${change.before} to ${change.after} working days by moving ${r.int(14, 40)} manual schedules into ${r.pick(["Anaplan", "Adaptive Planning", "SQL and Power BI"])}`;
	}),
	line(
		[1, 2],
		(r) =>
			`Partnered with the general manager of the ${r.pick(units)} unit on pricing and mix, modeling ${r.int(4, 9)} options behind a change that added ${bps(r, 90, 260)} of gross margin`,
	),
	line(
		[2, 3],
		(r) =>
			`Led the annual budget for a ${size(r, 200, 1200)} business across ${plural(r.int(5, 14), "function")}, closing the gap between bottom-up asks and targets in ${r.int(2, 3)} rounds instead of ${r.int(4, 6)}`,
	),
	line(
		[2, 3],
		(r) =>
			`Introduced contribution-margin reporting by ${r.pick(["customer cohort", "product line", "sales channel"])}, which led management to exit ${plural(r.int(2, 4), "unprofitable segment")} and lift operating margin by ${bps(r, 120, 310)}`,
	),
	line(
		[2, 3],
		(r) =>
			`Implemented ${r.pick(["Anaplan", "Adaptive Planning"])} for ${r.int(60, 220, 10)} budget owners in ${r.int(5, 9)} months, replacing ${thousands(r.int(80, 340, 20))} linked spreadsheets`,
	),
	line(
		[3, 4],
		(r) =>
			`Managed ${r.int(7, 18)} analysts supporting ${size(r, 500, 2500)} of revenue and prepared quarterly guidance that actual results met or beat in ${r.pick(["seven of eight", "eight of eight", "ten of twelve"])} quarters`,
	),
	line(
		[3, 4],
		(r) =>
			`Steered a zero-based review of ${size(r, 120, 500)} in operating expense with ${r.int(9, 16)} executives, releasing ${r.int(8, 14)}% for growth programs without a hiring freeze`,
	),
	line(
		[4, 4],
		(r) =>
			`Presented the long-range plan and capital-allocation framework to the board, shifting ${size(r, 60, 350)} from ${r.pick(["mature lines to two growth bets", "capital projects to buybacks", "geographic expansion to product investment"])}`,
	),
	line(
		[4, 4],
		(r) =>
			`Prepared the finance organization for ${r.pick(["an IPO", "a carve-out", "a dual-track exit"])}: quarterly close in ${r.int(6, 9)} days, auditable KPIs, and a forecast defended before ${r.int(9, 18)} analysts and lenders`,
	),
];
