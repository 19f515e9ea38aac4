import type { Bullet, Theme } from "../../bank.ts";
import { plural, rise } from "../../quantities.ts";
import { businessLinesOf, size, tenths } from "../../quantities-business.ts";

export const equityResearch: Theme = {
	key: "equity-research",
	label: "equity research",
	skills: [
		{
			name: "Research",
			keywords: [
				"Three-statement modeling",
				"Initiation reports",
				"Channel checks",
				"Earnings previews",
				"Industry primers",
				"Management meetings",
				"Expert-network calls",
				"Stock pitches",
			],
		},
		{
			name: "Valuation",
			keywords: [
				"DCF",
				"Sum-of-the-parts",
				"Trading comparables",
				"Scenario analysis",
				"Unit-level modeling",
				"Forensic accounting",
			],
		},
		{
			name: "Tools",
			keywords: ["Bloomberg", "FactSet", "Capital IQ", "Excel", "Python", "SQL", "Visible Alpha"],
		},
	],
	projects: [
		{
			name: "Student Investment Fund: Industrials Analyst",
			levels: [0, 1],
			description: "Sector analyst in a student-run fund invested for the university endowment",
			highlights: [
				(r) =>
					`Pitched ${r.int(3, 6)} stocks, of which ${r.int(2, 3)} were bought; sector return ${tenths(r, 1.4, 5.2)} points over benchmark`,
				(r) => `Trained ${r.int(6, 14)} junior analysts in three-statement modeling`,
			],
		},
		{
			name: "Equity Research Challenge",
			levels: [0, 1],
			description: "Team report and defense on a listed company before a panel of charterholders",
			highlights: [
				(r) =>
					`Advanced to the ${r.pick(["regional", "national"])} final among ${r.int(24, 90, 2)} university teams`,
				(r) => `Based the sell case on ${r.int(8, 18)} dealer calls and a unit-level model`,
			],
		},
		{
			name: "Small-Cap Notebook",
			levels: [0, 4],
			description:
				"Personal site with long-form write-ups of neglected companies, each with its model attached",
			highlights: [
				(r) =>
					`Published ${r.int(9, 28)} write-ups since launch, with hits and misses scored in the open`,
				(r) =>
					`Readership of ${r.int(400, 950, 50)} subscribers, many of them professional investors`,
			],
		},
	],
	tags: [
		"equity research",
		"stock pitch",
		"valuation",
		"three-statement model",
		"channel checks",
		"bloomberg",
		"factset",
		"initiation",
	],
};

const line = businessLinesOf("equity-research");
const sectors = [
	"semiconductors",
	"medical devices",
	"restaurants",
	"regional banks",
	"software",
	"machinery",
	"homebuilders",
	"specialty retail",
] as const;

export const equityResearchBullets: Bullet[] = [
	line(
		[0, 1],
		(r) =>
			`Updated earnings models in ${r.pick(sectors)} on the night of results and drafted first-read notes published before ${r.pick(["the market open", "the morning meeting"])}`,
	),
	line(
		[0, 0],
		(r) =>
			`Pitched a ${r.pick(["long", "short"])} idea in ${r.pick(sectors)} to the team, with a three-statement model, ${r.int(5, 12)} channel checks, and ${r.int(22, 55)}% ${r.pick(["implied return", "gap to price"])} in the base case`,
	),
	line(
		[0, 1],
		(r) =>
			`Called ${r.int(14, 40)} ${r.pick(["machinery dealers", "restaurant franchisees", "specialty-store managers", "software resellers", "home-improvement contractors"])} a quarter to test demand ahead of results and tabulated the answers into a channel-check index`,
	),
	line(
		[0, 1],
		(r) =>
			`Wrote the ${r.pick(["unit-economics", "competitive-landscape", "regulatory", "pricing"])} chapter of an industry primer on ${r.pick(sectors)}, sourced from filings, trade data, and ${r.pick(["expert calls", "conference notes", "company visits"])}`,
	),
	line(
		[1, 2],
		(r) =>
			`Built the models for a ${r.int(9, 16)}-company initiation in ${r.pick(sectors)}, from segment drivers to a DCF and sum-of-the-parts cross-check`,
	),
	line([1, 2], (r) => {
		const below = r.int(6, 18);
		return `Scraped ${r.pick(["web prices", "job postings", "app downloads", "permit filings"])} for ${r.int(8, 20)} companies weekly, a data set that flagged a ${below}% shortfall to consensus ahead of ${r.pick(["a guidance cut", "two guidance cuts"])}`;
	}),
	line(
		[1, 2],
		(r) =>
			`Published ${r.int(24, 60)} notes a year and answered client questions on the sector's ${r.pick(["capital cycle", "inventory build", "margin debate", "pricing power"])}, cited by ${r.int(12, 30)} institutions in the broker vote`,
	),
	line(
		[2, 3],
		(r) =>
			`Assumed coverage of ${r.int(7, 14)} companies in ${r.pick(sectors)} with ${size(r, 25000, 80000)} of combined market value; buy-rated names beat sell-rated ones by ${tenths(r, 6.5, 16)} points in the first year`,
	),
	line(
		[2, 3],
		(r) =>
			`Issued an out-of-consensus downgrade in ${r.pick(["semiconductors", "medical devices", "machinery", "software", "specialty retail"])} on ${r.pick(["receivables growing ahead of sales", "channel stuffing", "aggressive capitalization of costs"])}; the stock fell ${r.int(18, 42)}% over ${r.int(4, 9)} months`,
	),
	line(
		[2, 3],
		(r) =>
			`Hosted ${plural(r.int(6, 14), "corporate-access day")} and ${r.pick(["an annual sector conference", "two field trips a year"])}, arranging ${r.int(140, 420, 20)} investor meetings with company management`,
	),
	line([3, 4], (r) => {
		const rank = r.int(8, 14);
		return `Rose from number ${rank} to number ${rank - r.int(4, 6)} in the main institutional survey for ${r.pick(sectors)} while expanding coverage to ${r.int(15, 22)} names and ${r.int(3, 5)} associates`;
	}),
	line(
		[3, 4],
		(r) =>
			`Marketed the ${r.pick(["capacity-cycle", "margin-reset", "consolidation", "replacement-cycle"])} thesis to ${r.int(90, 220, 10)} institutions on ${r.int(3, 4)} continents and through ${plural(r.int(2, 4), "bank-hosted conference")}`,
	),
	line(
		[4, 4],
		(r) =>
			`Headed ${r.pick(["US", "Americas", "European"])} research of ${r.int(24, 60, 2)} analysts across ${r.int(9, 14)} sectors, introducing a rating-performance review that tied a third of pay to measured calls`,
	),
	line([4, 4], (r) => {
		const change = rise(r, [38, 48, 1], [15, 35]);
		return `Redirected the research budget toward data science and ${r.int(6, 12)} cross-sector projects a year; reader time on published work grew ${change.percent}% and paid-vote share rose ${tenths(r, 1.2, 3.4)} points`;
	}),
];
