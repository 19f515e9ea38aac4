import type { Bullet, Theme } from "../../bank.ts";
import { plural } from "../../quantities.ts";
import { a, businessLinesOf, multiple, size, tenths, usdM } from "../../quantities-business.ts";

export const sponsors: Theme = {
	key: "sponsors",
	label: "financial sponsors",
	skills: [
		{
			name: "Sponsor Coverage",
			keywords: [
				"Buyouts",
				"Sponsor-to-sponsor sales",
				"Exit planning",
				"Continuation vehicles",
				"Dividend recapitalizations",
				"Portfolio reviews",
				"Pitch books",
				"Platform and add-on ideas",
			],
		},
		{
			name: "Analysis",
			keywords: [
				"LBO models",
				"Returns attribution",
				"Debt-capacity analysis",
				"Sources and uses",
				"Management-rollover modeling",
				"Fund-lifecycle analysis",
			],
		},
		{
			name: "Tools",
			keywords: ["Excel", "PowerPoint", "PitchBook", "Preqin", "Capital IQ", "Datasite"],
		},
	],
	projects: [
		{
			name: "Buyout Case Competition",
			levels: [0, 1],
			description: "LBO and financing advice on a listed testing-and-inspection group",
			highlights: [
				(r) =>
					`Placed ${r.pick(["first", "second", "third"])} of ${r.int(16, 52)} teams with a ${tenths(r, 20, 25.5)}% IRR base case and a lender-grade downside`,
				() => "Negotiated mock terms against a team playing the lender",
			],
		},
		{
			name: "Roll-Up Returns Model",
			levels: [0, 2],
			description:
				"Open workbook separating multiple arbitrage from real growth in buy-and-build deals",
			highlights: [
				(r) =>
					`Shows that ${r.int(34, 52)}% of a typical roll-up's return disappears at constant multiples`,
				(r) => `Tested on ${r.int(6, 14)} public roll-ups with segment data`,
			],
		},
		{
			name: "Student Private-Equity Club",
			levels: [0, 1],
			description: "Founder of a club that reviews one real buyout a month with a practitioner",
			highlights: [
				(r) =>
					`Grew to ${r.int(45, 130, 5)} members and ${r.int(8, 16)} practitioner sessions a year`,
				() => "Wrote the modeling curriculum from accounting basics to a full LBO",
			],
		},
	],
	tags: [
		"financial sponsors",
		"lbo",
		"buyouts",
		"private equity",
		"exit planning",
		"dividend recap",
		"add-ons",
		"continuation fund",
	],
};

const line = businessLinesOf("sponsors");
const assets = [
	"pest-control platform",
	"insurance-brokerage group",
	"packaging distributor",
	"veterinary group",
	"aerospace-parts maker",
	"testing-and-inspection company",
	"education-software company",
	"car-wash operator",
] as const;

export const sponsorsBullets: Bullet[] = [
	line(
		[0, 1],
		(r) =>
			`Built an LBO model of ${a(`${size(r, 200, 1500)} ${r.pick(assets)}`)} with ${r.int(3, 5)} financing cases, showing returns of ${r.int(18, 21)}% to ${r.int(24, 29)}% IRR by exit year and multiple`,
	),
	line(
		[0, 0],
		(r) =>
			`Profiled the portfolios of ${r.int(18, 45)} sponsors by holding period and fund age, flagging ${r.int(25, 70, 5)} companies likely to be sold within ${r.pick(["12", "18", "24"])} months`,
	),
	line(
		[0, 1],
		(r) =>
			`Prepared add-on target lists for ${a(r.pick(assets))}, screening regional operators by ${r.pick(["ownership and succession", "density and overlap", "service mix and licenses"])} for ${r.pick(["the sponsor's quarterly review", "a portfolio-day pitch", "the operating partner"])}`,
	),
	line(
		[0, 1],
		(r) =>
			`Maintained the sponsor call log and idea tracker for ${r.pick(["six", "eight", "ten"])} senior bankers, matching ${r.pick(["dry powder and sector focus", "recent exits and fund age"])} to live ${r.pick(["processes", "carve-outs", "pitches"])}`,
	),
	line(
		[1, 2],
		(r) =>
			`Supported the ${size(r, 300, 1400)} sponsor-to-sponsor sale of ${a(r.pick(assets))} at ${multiple(r, 11.2, 15.2)} EBITDA, owning the model, data room, and staple-financing pages`,
	),
	line(
		[1, 2],
		(r) =>
			`Modeled management rollover, option pools, and ${r.pick(["preferred-equity", "seller-note", "earn-out"])} terms for ${plural(r.int(4, 8), "buyout bid")}, reconciled to lender and tax structures`,
	),
	line(
		[1, 2],
		(r) =>
			`Quantified returns attribution for ${r.int(14, 32)} exited platforms, splitting growth, margin, multiple, and leverage, as the core of ${r.pick(["a fundraising book", "a continuation-vehicle pitch", "an investor-day presentation"])}`,
	),
	line(
		[2, 3],
		(r) =>
			`Ran buy-side advice for a sponsor on ${a(`${size(r, 400, 1800)} ${r.pick(assets)}`)}, from first bid to signing in ${r.int(7, 12)} weeks, with committed debt at ${multiple(r, 5.2, 6.4)}`,
	),
	line(
		[2, 3],
		(r) =>
			`Executed ${size(r, 250, 900)} of dividend recapitalizations for ${plural(r.int(3, 5), "portfolio company", "portfolio companies")}, returning ${r.int(45, 90, 5)}% of invested equity ahead of exit`,
	),
	line(
		[2, 3],
		(r) =>
			`Prepared a continuation vehicle for ${a(r.pick(assets))} with ${r.int(9, 16)} secondary bidders, priced at ${r.int(94, 99)}% of net asset value, ${r.int(58, 76)}% of investors electing cash`,
	),
	line(
		[3, 4],
		(r) =>
			`Covered ${r.int(14, 30)} mid-cap sponsors and turned ${r.pick(["portfolio reviews", "exit-readiness workshops"])} into ${plural(r.int(8, 16), "mandate")} with ${usdM(r.int(30, 80, 5))} of fees in ${r.pick(["three", "four"])} years`,
	),
	line(
		[3, 4],
		(r) =>
			`Coordinated M&A, leveraged finance, and ECM for one sponsor's ${size(r, 1500, 6000)} take-private, the firm's lead role on all three products`,
	),
	line(
		[4, 4],
		(r) =>
			`Headed sponsor coverage for ${r.pick(["North America", "the Americas", "the US mid-market"])} with ${r.int(10, 24)} bankers and ${usdM(r.int(90, 260, 10))} of annual fees across M&A and financing`,
	),
	line(
		[4, 4],
		(r) =>
			`Advised on ${r.int(28, 60, 2)} buyouts and exits worth ${size(r, 14000, 50000)} over a decade of coverage, with ${r.int(6, 11)} sponsors giving work in every year`,
	),
];
