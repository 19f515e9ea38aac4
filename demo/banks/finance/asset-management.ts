import type { Bullet, Theme } from "../../bank.ts";
import { fall, rise, thousands } from "../../quantities.ts";
import { bps, businessLinesOf, size, usdM } from "../../quantities-business.ts";

export const assetManagement: Theme = {
	key: "asset-management",
	label: "asset management",
	skills: [
		{
			name: "Portfolio Management",
			keywords: [
				"Portfolio construction",
				"Asset allocation",
				"Performance attribution",
				"Factor analysis",
				"Fixed-income analysis",
				"Manager selection",
				"Risk budgeting",
				"ESG integration",
			],
		},
		{
			name: "Client & Reporting",
			keywords: [
				"RFP responses",
				"Client reporting",
				"Investment-committee memos",
				"GIPS",
				"Mandate guidelines",
				"Consultant relations",
			],
		},
		{
			name: "Tools",
			keywords: [
				"Bloomberg",
				"FactSet",
				"Aladdin",
				"Barra",
				"Morningstar Direct",
				"Python",
				"Excel",
			],
		},
	],
	projects: [
		{
			name: "Student-Managed Bond Portfolio",
			levels: [0, 1],
			description:
				"Credit analyst in a student fund that invests a slice of the university endowment",
			highlights: [
				(r) =>
					`Covered ${r.int(6, 14)} issuers; the portfolio beat its index by ${bps(r, 40, 140)} over the academic year`,
				() => "Wrote the sell memo that removed a retailer two quarters before its downgrade",
			],
		},
		{
			name: "Factor-Tilt Backtest",
			levels: [0, 2],
			description: "Thesis on whether quality tilts survive trading cost in mid-caps",
			highlights: [
				(r) =>
					`Tested ${r.int(20, 30)} years of data with turnover limits and delisting returns included`,
				(r) => `Found ${bps(r, 90, 210)} a year before cost and less than half of it after`,
			],
		},
		{
			name: "Endowment Allocation Case",
			levels: [0, 1],
			description: "Team case on spending policy and illiquid assets for a small college",
			highlights: [
				(r) =>
					`Finalist among ${r.int(18, 44)} teams with a liquidity ladder and a smoothed spending rule`,
				(r) => `Simulated ${thousands(r.int(2, 10) * 1000)} return paths under three payout rules`,
			],
		},
		{
			name: "Fee-Drag Calculator",
			levels: [1, 4],
			description: "Public tool that shows what fund fees cost over a working life",
			highlights: [
				(r) =>
					`Used ${thousands(r.int(8, 40) * 1000)} times; quoted in two personal-finance columns`,
			],
		},
	],
	tags: [
		"asset management",
		"portfolio management",
		"asset allocation",
		"attribution",
		"fixed income",
		"factor investing",
		"aladdin",
		"bloomberg",
	],
};

const line = businessLinesOf("asset-management");
const strategies = [
	"core-plus bond",
	"small-cap growth",
	"global equity",
	"municipal-bond",
	"multi-asset income",
	"emerging-market debt",
	"large-cap value",
] as const;

export const assetManagementBullets: Bullet[] = [
	line(
		[0, 1],
		(r) =>
			`Produced monthly performance attribution for ${r.int(8, 24)} ${r.pick(strategies)} accounts, separating allocation, selection, and ${r.pick(["currency", "duration", "trading"])} effects and clearing ${r.int(12, 40)} data breaks`,
	),
	line(
		[0, 0],
		(r) =>
			`Researched ${r.int(2, 4)} candidates for the ${r.pick(strategies)} strategy over the summer and presented one to the portfolio managers, who ${r.pick(["opened a starter position", "added it to the watch list", "bought it the following month"])}`,
	),
	line(
		[0, 1],
		(r) =>
			`Screened ${thousands(r.int(600, 2600, 100))} ${r.pick(["issuers", "securities", "bonds"])} by ${r.pick(["free-cash-flow yield and leverage", "quality and valuation factors", "spread per unit of duration"])} each month, passing ${r.int(12, 30)} to the analysts`,
	),
	line(
		[0, 1],
		(r) =>
			`Drafted RFP answers and quarterly commentaries for the ${r.pick(strategies)} strategy, checking ${r.pick(["composite returns", "benchmark data", "risk figures"])} against ${r.pick(["the performance team's books", "GIPS records", "custodian statements"])}`,
	),
	line(
		[1, 2],
		(r) =>
			`Covered ${r.int(28, 60)} issuers for a ${size(r, 1000, 9000)} ${r.pick(strategies)} strategy, with recommendations that contributed ${bps(r, 30, 110)} of excess return in ${r.pick(["one year", "two years"])}`,
	),
	line([1, 2], (r) => {
		const change = fall(r, [58, 96, 2], [22, 40]);
		return `Rewrote the rebalancing process for ${r.int(60, 180, 10)} accounts around tolerance bands and netting, cutting turnover from ${change.before}% to ${change.after}% at unchanged tracking error`;
	}),
	line(
		[1, 2],
		(r) =>
			`Analyzed ${r.int(30, 70, 5)} external managers on holdings, capacity, and fee terms, and recommended ${r.int(3, 6)} hires that moved ${size(r, 200, 1200)}`,
	),
	line(
		[2, 3],
		(r) =>
			`Co-managed a ${size(r, 800, 4500)} ${r.pick(strategies)} fund ranked in the top ${r.pick(["quartile", "third"])} of peers over three years, ${bps(r, 80, 190)} a year ahead of benchmark after fees`,
	),
	line(
		[2, 3],
		(r) =>
			`Introduced a risk budget by factor and issuer with ${r.pick(["Barra", "Aladdin", "Axioma"])} that revealed ${r.int(31, 48)}% of tracking error sat in one unintended ${r.pick(["rate bet", "momentum tilt", "oil exposure", "currency position"])}`,
	),
	line([2, 3], (r) => {
		const change = rise(r, [420, 900, 20], [35, 85]);
		return `Presented the strategy to consultants and ${r.int(30, 70, 5)} institutional prospects; mandate assets grew from ${usdM(change.before)} to ${usdM(change.after)} in ${r.int(2, 3)} years`;
	}),
	line(
		[3, 4],
		(r) =>
			`Led the ${r.pick(strategies)} team of ${r.int(5, 11)} with ${size(r, 5000, 25000)} under management and an information ratio of ${(r.int(42, 88) / 100).toFixed(2)} over five years`,
	),
	line(
		[3, 4],
		(r) =>
			`Launched ${r.pick(["an active ETF", "an interval fund", "a model-portfolio suite", "a target-date series"])} from seed to ${size(r, 300, 1800)} in ${r.int(18, 36, 6)} months with distribution, legal, and trading`,
	),
	line(
		[4, 4],
		(r) =>
			`Oversaw asset allocation for ${size(r, 12000, 60000)} of pension and endowment money, adding ${bps(r, 40, 110)} a year over policy benchmarks across ${r.pick(["five", "seven", "eight"])} years`,
	),
	line(
		[4, 4],
		(r) =>
			`Merged ${r.int(3, 5)} regional investment teams into one process with a shared research platform, retaining ${r.int(88, 97)}% of assets and all lead portfolio managers`,
	),
];
