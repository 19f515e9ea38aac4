import type { Bullet, Theme } from "../../bank.ts";
import { plural } from "../../quantities.ts";
import { a, businessLinesOf, size, sizeM, tenths, usdM } from "../../quantities-business.ts";

export const equityCapitalMarkets: Theme = {
	key: "equity-capital-markets",
	label: "equity capital markets",
	skills: [
		{
			name: "Equity Capital Markets",
			keywords: [
				"IPO execution",
				"Follow-on offerings",
				"Block trades",
				"Convertible notes",
				"Bookbuilding",
				"Roadshows",
				"Testing-the-waters meetings",
				"At-the-market programs",
			],
		},
		{
			name: "Analysis",
			keywords: [
				"IPO valuation",
				"Investor targeting",
				"Ownership analysis",
				"Dilution analysis",
				"Demand analytics",
				"Market-risk pricing",
			],
		},
		{
			name: "Tools",
			keywords: ["Dealogic", "FactSet", "Bloomberg", "Ipreo", "Excel", "PowerPoint"],
		},
	],
	projects: [
		{
			name: "IPO Aftermarket Study",
			levels: [0, 1],
			description:
				"Thesis on whether insider participation predicts six-month returns of new listings",
			highlights: [
				(r) => `Hand-collected ${r.int(180, 460, 20)} prospectuses over ${r.int(6, 10)} years`,
				(r) => `Found a gap of ${r.int(9, 19)} percentage points between top and bottom thirds`,
			],
		},
		{
			name: "Mock IPO Challenge",
			levels: [0, 1],
			description:
				"Semester-long simulation from bake-off to allocation for an outdoor-gear company",
			highlights: [
				(r) =>
					`Won the ${r.pick(["bookrunner role", "best equity-story award"])} among ${r.int(8, 22)} teams`,
				(r) =>
					`Priced at ${r.pick(["the top half", "the midpoint"])} of the range with a ${r.pick(["10", "12", "14", "15"])}% IPO discount argued from comparables`,
			],
		},
		{
			name: "Lock-Up Calendar",
			levels: [0, 4],
			description: "Public calendar of lock-up expiries with float, holders, and short interest",
			highlights: [
				(r) => `Tracks ${r.int(60, 180, 10)} recent listings, built from filings`,
				() => "Refreshes itself each night from the SEC's public feeds",
			],
		},
	],
	tags: [
		"ecm",
		"ipo",
		"follow-on",
		"block trades",
		"convertibles",
		"bookbuilding",
		"roadshow",
		"equity story",
	],
};

const line = businessLinesOf("equity-capital-markets");
const issuers = [
	"restaurant brand",
	"biotech company",
	"software company",
	"space-components maker",
	"consumer lender",
	"industrial-technology company",
	"medical-device maker",
] as const;

export const equityCapitalMarketsBullets: Bullet[] = [
	line(
		[0, 1],
		(r) =>
			`Produced the daily market update on issuance, pricing, and aftermarket performance of ${r.int(12, 30)} recent deals for ${r.int(30, 120, 10)} bankers and clients`,
	),
	line(
		[0, 0],
		(r) =>
			`Analyzed ${r.int(45, 120, 5)} IPOs of the past ${r.int(3, 5)} years by size, sector, and first-day move to test a client's preferred ${r.pick(["float", "timing", "price range"])}`,
	),
	line(
		[0, 1],
		(r) =>
			`Targeted institutions for ${a(`${r.pick(issuers)}'s`)} roadshow by ownership of peers, turnover, and ${r.pick(["past IPO orders", "fund size", "meeting history"])}`,
	),
	line(
		[0, 1],
		(r) =>
			`Drafted the market-conditions and shareholder-register pages for pitches on ${r.pick(["convertible notes", "block trades", "follow-on offerings", "spin-off listings"])}, with an eye to ${r.pick(["blackout dates", "short interest", "index demand"])}`,
	),
	line(
		[1, 2],
		(r) =>
			`Supported ${plural(r.int(5, 11), "offering")} raising ${size(r, 1200, 5000)}, including the ${size(r, 150, 700)} IPO of ${a(r.pick(issuers))}, from testing-the-waters to allocation`,
	),
	line(
		[1, 2],
		(r) =>
			`Maintained the book on a ${size(r, 120, 600)} follow-on with ${r.int(90, 220, 10)} orders, grading investor quality and price limits behind a deal priced ${tenths(r, 2.2, 5.8)}% below last close`,
	),
	line(
		[1, 2],
		(r) =>
			`Modeled dilution, hedging, and accounting of ${r.int(4, 7)} convertible and capped-call structures for ${a(r.pick(issuers))}, cutting the coupon by ${r.int(175, 325, 25)} bps against straight debt`,
	),
	line([2, 3], (r) => {
		const low = r.int(14, 22);
		return `Executed the ${size(r, 200, 900)} IPO of ${a(r.pick(issuers))}: the book closed ${r.int(6, 18)}x covered and pricing came at $${low + 3}, above the initial range of $${low - 1} to $${low + 1}`;
	}),
	line(
		[2, 3],
		(r) =>
			`Priced ${r.int(6, 14)} block trades worth ${size(r, 700, 3000)} with risk committee and trading, at an average discount of ${tenths(r, 2.4, 4.8)}% and without ${r.pick(["a residual position", "a loss on any trade"])}`,
	),
	line(
		[2, 3],
		(r) =>
			`Coached management of ${plural(r.int(4, 8), "issuer")} through analyst-day rehearsal and ${r.int(40, 75, 5)} roadshow meetings each, converting ${r.int(62, 84)}% of one-on-ones into orders`,
	),
	line(
		[3, 4],
		(r) =>
			`Led ${r.pick(["technology", "healthcare", "consumer", "industrials"])} equity issuance of ${size(r, 5000, 18000)} over ${r.int(3, 5)} years with ${r.int(9, 20)} IPOs, most of them as active bookrunner`,
	),
	line(
		[3, 4],
		(r) =>
			`Revived a postponed listing of ${a(r.pick(issuers))} with cornerstone orders for ${r.int(25, 45)}% of the deal and a smaller primary; shares traded ${r.int(11, 38)}% up after three months`,
	),
	line([4, 4], (r) => {
		const fees = sizeM(r, 60, 200);
		return `Ran the origination desk with ${r.int(9, 18)} bankers and ${usdM(fees)} of annual fees, moving from ${r.pick(["ninth", "eighth", "seventh"])} to ${r.pick(["fourth", "fifth"])} in the sector league table`;
	}),
	line(
		[4, 4],
		(r) =>
			`Advised the board and founders of ${a(r.pick(issuers))} on listing venue, dual-class terms, and timing of a ${size(r, 800, 3000)} IPO, then on ${plural(r.int(2, 4), "sell-down")} over ${r.pick(["18", "24", "30"])} months`,
	),
];
