import type { Bullet, Theme } from "../../bank.ts";
import { plural } from "../../quantities.ts";
import { a, businessLinesOf, multiple, size, usdM } from "../../quantities-business.ts";

export const technology: Theme = {
	key: "technology",
	label: "technology coverage",
	skills: [
		{
			name: "Technology Banking",
			keywords: [
				"Software M&A",
				"Take-privates",
				"Late-stage private placements",
				"Dual-track processes",
				"Pitch books",
				"Sector mapping",
				"Strategic-buyer dialogue",
				"Convertible notes",
			],
		},
		{
			name: "Analysis",
			keywords: [
				"ARR and NRR bridges",
				"Cohort analysis",
				"Rule-of-40 benchmarking",
				"DCF",
				"LBO models",
				"Cap-table modeling",
				"Unit economics",
			],
		},
		{
			name: "Tools",
			keywords: ["Excel", "PowerPoint", "FactSet", "PitchBook", "Capital IQ", "SQL", "Datasite"],
		},
	],
	projects: [
		{
			name: "Software Valuation Tracker",
			levels: [0, 1],
			description:
				"Weekly regression of revenue multiples on growth and margin for listed software companies",
			highlights: [
				(r) =>
					`Covers ${r.int(60, 140, 5)} companies; growth and margin explain ${r.int(48, 68)}% of the spread`,
				(r) => `Sent to ${r.int(90, 480, 10)} subscribers every Sunday`,
			],
		},
		{
			name: "Tech M&A Case Competition",
			levels: [0, 1],
			description: "Team advice to a listed payroll-software company weighing a bid",
			highlights: [
				(r) =>
					`Placed ${r.pick(["first", "second", "third"])} of ${r.int(18, 60)} teams with a counterproposal ${r.int(12, 22)}% above the bid`,
				() => "Built the NRR bridge from disclosed cohorts alone",
			],
		},
		{
			name: "Student Venture Fund Associate",
			levels: [0, 2],
			description: "Diligence and deal memos for a student-run seed fund",
			highlights: [
				(r) =>
					`Reviewed ${r.int(60, 180, 10)} startups and wrote ${r.int(4, 9)} memos; ${r.int(2, 3)} were funded`,
				() => "Modeled dilution and follow-on reserves for the whole portfolio",
			],
		},
	],
	tags: [
		"technology banking",
		"software m&a",
		"saas",
		"arr",
		"nrr",
		"take-private",
		"dual track",
		"semiconductors",
	],
};

const line = businessLinesOf("technology");
const targets = [
	"vertical-software company",
	"cybersecurity vendor",
	"payments processor",
	"data-infrastructure company",
	"semiconductor-IP firm",
	"ad-tech platform",
	"healthcare-IT provider",
] as const;
const saas = [
	"vertical-software company",
	"cybersecurity vendor",
	"data-infrastructure company",
	"healthcare-IT provider",
] as const;

export const technologyBullets: Bullet[] = [
	line(
		[0, 1],
		(r) =>
			`Benchmarked public ${r.pick(["software", "internet", "semiconductor", "fintech"])} companies on growth, margin, and ${r.pick(["rule of 40", "net retention", "sales efficiency"])} for pitches and board updates`,
	),
	line(
		[0, 0],
		(r) =>
			`Compiled a market map of private ${r.pick(["cybersecurity", "AI-infrastructure", "fintech", "developer-tools"])} companies with ${r.pick(["funding, investors, and likely acquirers", "founders, funding, and overlap with listed peers", "products, pricing, and potential partners"])}`,
	),
	line([0, 1], (r) => {
		const nrr = r.int(106, 121);
		return `Rebuilt ARR by cohort and product from raw billing data of ${a(r.pick(saas))}, supporting the ${nrr}% net retention shown in ${r.pick(["the CIM", "the management presentation", "buyer diligence"])}`;
	}),
	line(
		[0, 1],
		(r) =>
			`Refreshed ${r.pick(["trading and precedent multiples", "the valuation football field", "peer estimates and multiples"])} for ${r.pick(["a take-private", "a founder-led sale", "a late-stage funding round"])} daily through ${r.pick(["earnings season", "the final bid round", "a market sell-off"])}`,
	),
	line(
		[1, 2],
		(r) =>
			`Supported the ${size(r, 300, 1500)} sale of ${a(r.pick(saas))} at ${multiple(r, 5.8, 9.6)} forward revenue, owning the operating model and ${r.int(180, 420, 20)} diligence answers`,
	),
	line(
		[1, 2],
		(r) =>
			`Modeled sponsor returns for ${plural(r.int(5, 9), "take-private candidate")}, with stock compensation treated as cash cost and ${r.int(3, 5)} margin paths, behind ${r.pick(["two pitches that became mandates", "a board-defense review", "a sponsor's first bid"])}`,
	),
	line(
		[1, 2],
		(r) =>
			`Constructed the cap-table and waterfall model for a ${size(r, 75, 350)} late-stage round with ${r.int(4, 7)} preferred classes, catching ${r.pick(["an anti-dilution trigger", "a participation cap", "an option-pool shortfall"])} before signing`,
	),
	line(
		[2, 3],
		(r) =>
			`Ran a dual-track process for ${a(r.pick(targets))}, taking the IPO filing to ${r.pick(["second comments", "a public flip"])} while ${r.int(4, 7)} buyers bid; sold for ${size(r, 900, 3500)}`,
	),
	line(
		[2, 3],
		(r) =>
			`Managed ${r.pick(["three analysts and an associate", "two analysts and an associate", "a team of four"])} on live ${r.pick(["software", "semiconductor", "fintech"])} mandates, reviewing each model and the ${r.pick(["buyer Q&A", "bid comparisons", "diligence trackers"])}`,
	),
	line(
		[2, 3],
		(r) =>
			`Positioned ${a(r.pick(saas))} to strategic buyers on cross-sell data rather than growth alone, drawing ${r.int(5, 9)} bids and a ${r.int(32, 64)}% premium to the last funding round`,
	),
	line(
		[3, 4],
		(r) =>
			`Covered ${r.int(18, 40)} ${r.pick(["infrastructure-software", "fintech", "semiconductor", "internet"])} companies, converting a ${r.pick(["two-year", "three-year"])} CEO dialogue into ${plural(r.int(3, 6), "mandate")} with ${usdM(r.int(18, 48))} of fees`,
	),
	line(
		[3, 4],
		(r) =>
			`Advised the board of ${a(`${size(r, 1500, 7000)} ${r.pick(targets)}`)} on an activist campaign and the strategic review that led to its sale at a ${r.int(28, 52)}% premium`,
	),
	line(
		[4, 4],
		(r) =>
			`Built the ${r.pick(["AI-infrastructure", "fintech", "vertical-software", "cybersecurity"])} franchise from first hire to ${r.int(9, 18)} bankers and a top-${r.pick(["five", "ten"])} league-table rank in ${r.int(3, 5)} years`,
	),
	line(
		[4, 4],
		(r) =>
			`Closed ${r.int(16, 34)} technology deals worth ${size(r, 9000, 40000)} across M&A, IPOs, and convertibles as lead relationship banker`,
	),
];
