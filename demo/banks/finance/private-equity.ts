import type { Bullet, Theme } from "../../bank.ts";
import { plural, rise } from "../../quantities.ts";
import { businessLinesOf, multiple, size, sizeM, tenths, usdM } from "../../quantities-business.ts";

export const privateEquity: Theme = {
	key: "private-equity",
	label: "private equity",
	skills: [
		{
			name: "Investing",
			keywords: [
				"LBO modeling",
				"Deal sourcing",
				"Commercial diligence",
				"Quality of earnings review",
				"Investment-committee memos",
				"Management assessment",
				"Add-on acquisitions",
				"Exit planning",
			],
		},
		{
			name: "Structuring & Portfolio",
			keywords: [
				"Debt financing",
				"Purchase-agreement negotiation",
				"Value-creation plans",
				"Board reporting",
				"Management equity plans",
				"Fund modeling",
				"13-week cash flows",
			],
		},
		{
			name: "Tools",
			keywords: ["Excel", "PitchBook", "Capital IQ", "Preqin", "PowerPoint", "Power BI"],
		},
	],
	projects: [
		{
			name: "LBO Modeling Competition",
			levels: [0, 1],
			description: "Paper and full-model rounds on the buyout of a listed consumer company",
			highlights: [
				(r) =>
					`Placed ${r.pick(["first", "second", "third"])} of ${r.int(20, 70, 5)} teams with a ${tenths(r, 2.1, 2.7)}x base case`,
				() => "Defended the exit multiple before a panel of investors",
			],
		},
		{
			name: "Search-Fund Internship Collective",
			levels: [0, 1],
			description: "Student group that sources owner-operated companies for two search funds",
			highlights: [
				(r) => `Contacted ${r.int(180, 620, 20)} owners and arranged ${r.int(9, 26)} first calls`,
				() => "Wrote the screening guide now given to new members",
			],
		},
		{
			name: "Take-Private Write-Up: Auto-Auction Operator",
			levels: [0, 2],
			description:
				"Full investment memo on a listed company, with model, diligence plan, and downside case",
			highlights: [
				(r) =>
					`Base-case return of ${r.int(18, 24)}% IRR at ${multiple(r, 9.5, 12)} entry; recommended passing above ${multiple(r, 12.5, 13.5)}`,
				(r) => `Interviewed ${r.int(6, 14)} dealers about switching cost`,
			],
		},
		{
			name: "Operating-Partner Reading Group",
			levels: [2, 4],
			description: "Quarterly meeting of investors and operators on a single portfolio problem",
			highlights: [
				(r) =>
					`Brings together ${r.int(14, 38)} members from ${r.int(8, 20)} firms; notes shared after each meeting`,
			],
		},
	],
	tags: [
		"private equity",
		"lbo",
		"buyouts",
		"due diligence",
		"deal sourcing",
		"portfolio operations",
		"add-ons",
		"value creation",
	],
};

const line = businessLinesOf("private-equity");
const niches = [
	"residential HVAC services",
	"veterinary clinics",
	"vertical software",
	"pharma packaging",
	"specialty insurance brokerage",
	"infrastructure testing",
	"pet nutrition",
	"aerospace aftermarket",
] as const;

export const privateEquityBullets: Bullet[] = [
	line(
		[0, 1],
		(r) =>
			`Mapped ${r.int(90, 280, 10)} founder-owned companies in ${r.pick(niches)} and ran outreach that produced ${r.int(9, 24)} first calls and ${r.int(2, 4)} signed NDAs`,
	),
	line(
		[0, 0],
		(r) =>
			`Built a paper LBO and a first operating model for live opportunities in ${r.pick(niches)}, with returns by ${r.pick(["leverage and exit year", "entry multiple and growth", "margin and add-on pace"])}`,
	),
	line(
		[0, 1],
		(r) =>
			`Prepared the ${r.pick(["customer-concentration", "cohort-retention", "price-volume-mix", "site-level margin"])} analysis for diligence on a ${size(r, 60, 400)} company in ${r.pick(niches)} from raw invoice data`,
	),
	line(
		[0, 1],
		(r) =>
			`Summarized confidential information memoranda in ${r.pick(["services", "software", "healthcare", "consumer"])} into two-page screening notes with ${r.pick(["key risks and a first price view", "a growth bridge and open questions", "thesis, red flags, and peer multiples"])} for the Monday ${r.pick(["deal", "pipeline", "partner"])} meeting`,
	),
	line([1, 2], (r) => {
		const price = sizeM(r, 150, 700);
		return `Executed the ${usdM(price)} platform buyout of a company in ${r.pick(niches)} (${multiple(r, 9.8, 13.2)} EBITDA), owning the LBO model, lender package, and ${r.pick(["quality-of-earnings", "tax-structure", "purchase-agreement"])} workstream`;
	}),
	line(
		[1, 2],
		(r) =>
			`Evaluated ${r.int(40, 90, 5)} opportunities in ${r.pick(niches)} and adjacent niches, took ${r.int(5, 9)} to investment committee, and supported ${r.int(2, 3)} to closing`,
	),
	line(
		[1, 2],
		(r) =>
			`Closed ${r.int(4, 9)} add-ons for a portfolio company in ${r.pick(niches)} at ${multiple(r, 5.2, 7.4)} EBITDA against a platform entry of ${multiple(r, 9.4, 11.2)}`,
	),
	line(
		[1, 2],
		(r) =>
			`Installed a monthly KPI package and 13-week cash flow at a ${size(r, 60, 350)} portfolio company with its new CFO, in time for the ${r.pick(["first lender call", "covenant test", "annual budget"])}`,
	),
	line([2, 3], (r) => {
		const change = rise(r, [18, 36, 1], [45, 110]);
		return `Drove a value-creation plan in ${r.pick(niches)} through pricing, procurement, and salesforce redesign that grew EBITDA from ${usdM(change.before)} to ${usdM(change.after)} in ${r.int(30, 42, 6)} months`;
	}),
	line(
		[2, 3],
		(r) =>
			`Negotiated ${size(r, 120, 600)} of ${r.pick(["unitranche", "first-lien and mezzanine", "delayed-draw"])} financing with ${r.int(9, 18)} lenders at ${multiple(r, 4.6, 6.1)} leverage, with covenants set ${r.int(30, 40, 5)}% outside the plan`,
	),
	line(
		[2, 3],
		(r) =>
			`Prepared and ran the sale of a portfolio company in ${r.pick(niches)} from exit-readiness review to signing, returning ${multiple(r, 2.6, 4.2)} invested capital after ${tenths(r, 3.5, 5.5)} years`,
	),
	line(
		[3, 4],
		(r) =>
			`Sourced outside auction and led ${plural(r.int(3, 5), "platform investment")} with ${size(r, 250, 900)} of equity, now marked at a gross ${multiple(r, 1.9, 2.9)} and ${r.int(24, 36)}% IRR`,
	),
	line(
		[3, 4],
		(r) =>
			`Served on the boards of ${r.int(4, 7)} portfolio companies, replacing ${plural(r.int(1, 2), "management team")} and setting equity plans tied to ${r.pick(["cash generation", "return multiples", "three-year value targets"])}`,
	),
	line(
		[4, 4],
		(r) =>
			`Headed the ${r.pick(["services", "healthcare", "software", "industrials"])} vertical with ${size(r, 900, 3500)} deployed across ${r.int(9, 14)} platforms and ${r.int(3, 6)} exits averaging ${multiple(r, 2.5, 3.6)}`,
	),
	line(
		[4, 4],
		(r) =>
			`Raised a ${size(r, 800, 4000)} fund with the founding partners in ${r.int(9, 15)} months, meeting ${r.int(70, 160, 10)} limited partners and closing at the hard cap`,
	),
];
