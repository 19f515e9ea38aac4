import type { Bullet, Theme } from "../../bank.ts";
import { plural, rise } from "../../quantities.ts";
import { bps, businessLinesOf, multiple, size, sizeM, usdM } from "../../quantities-business.ts";

export const corporateDevelopment: Theme = {
	key: "corporate-development",
	label: "corporate development",
	skills: [
		{
			name: "Transactions",
			keywords: [
				"M&A execution",
				"Target screening",
				"Due diligence",
				"Synergy modeling",
				"Post-merger integration",
				"Carve-outs",
				"Joint ventures",
				"Minority investments",
			],
		},
		{
			name: "Valuation",
			keywords: [
				"DCF",
				"Trading comparables",
				"Precedent transactions",
				"Accretion/dilution",
				"Earn-out structuring",
				"Purchase-price allocation",
			],
		},
		{
			name: "Tools",
			keywords: ["Excel", "Capital IQ", "PitchBook", "FactSet", "Datasite", "PowerPoint"],
		},
	],
	projects: [
		{
			name: "M&A Case Competition",
			levels: [0, 1],
			description: "Buy-side pitch for a consumer-health acquirer, judged by practitioners",
			highlights: [
				(r) =>
					`Placed ${r.pick(["first", "second", "third"])} of ${r.int(16, 60)} teams with a bolt-on thesis and a ${r.pick(["collar", "deferred-price", "stock-and-cash"])} structure`,
				(r) =>
					`Built the merger model and a synergy case of ${usdM(r.int(12, 40))} with phase-in costs`,
			],
		},
		{
			name: "Acquisition Post-Mortems",
			levels: [0, 4],
			description:
				"Written reviews of ten-year-old public deals against the promises of the announcement day",
			highlights: [
				(r) => `Covers ${r.int(14, 36)} deals from filings and earnings calls`,
				(r) => `Only ${r.int(31, 44)}% reached the synergy figure announced`,
			],
		},
		{
			name: "Startup-Partnership Desk",
			levels: [0, 2],
			description:
				"Student-run service that reviews term sheets and cap tables for campus founders",
			highlights: [
				(r) => `Advised ${r.int(9, 26)} founder teams on dilution and option pools`,
				() => "Wrote the plain-English cap-table guide used in the entrepreneurship center",
			],
		},
	],
	tags: [
		"corporate development",
		"m&a",
		"due diligence",
		"synergies",
		"valuation",
		"integration",
		"joint ventures",
		"strategy",
	],
};

const line = businessLinesOf("corporate-development");
const spaces = [
	"workflow software",
	"payments",
	"test equipment",
	"specialty ingredients",
	"home services",
	"fleet telematics",
	"diagnostics",
	"last-mile logistics",
] as const;

export const corporateDevelopmentBullets: Bullet[] = [
	line(
		[0, 1],
		(r) =>
			`Screened ${r.int(80, 260, 10)} companies in ${r.pick(spaces)} on growth, ownership, and fit, and wrote profiles of the ${r.int(8, 16)} shown to the ${r.pick(["deal committee", "head of corporate development", "strategy team"])}`,
	),
	line(
		[0, 0],
		(r) =>
			`Spread ${r.int(9, 20)} trading comparables and ${r.int(12, 30)} precedent deals in ${r.pick(spaces)} and refreshed the valuation range weekly through ${r.pick(["a live process", "two live processes"])}`,
	),
	line(
		[0, 1],
		(r) =>
			`Maintained the diligence tracker and data-room index for ${r.pick(["a bolt-on acquisition", "a carve-out purchase", "a minority investment"])} in ${r.pick(spaces)}, chasing open requests across ${r.pick(["legal, tax, and IT", "finance, HR, and legal", "tax, product, and security"])}`,
	),
	line(
		[0, 1],
		(r) =>
			`Modeled ${r.pick(["a customer-overlap", "a facility-consolidation", "a procurement"])} synergy case from ${r.pick(["ledger and CRM extracts", "supplier and contract lists", "site-level cost data"])}, sized at ${usdM(r.int(3, 18))} a year by function and phase`,
	),
	line(
		[1, 2],
		(r) =>
			`Supported ${plural(r.int(3, 6), "acquisition")} worth ${size(r, 120, 700)} from letter of intent to closing, owning the operating model, the ${r.pick(["net-working-capital peg", "purchase-price bridge", "earn-out schedule"])}, and the board paper`,
	),
	line([1, 2], (r) => {
		const price = sizeM(r, 40, 300);
		return `Built the standalone DCF, synergy, and accretion case for a ${usdM(price)} target in ${r.pick(spaces)}; the team walked away at ${multiple(r, 15.5, 19)} EBITDA, ${r.pick(["a year", "two quarters", "three quarters"])} before the target missed its plan`;
	}),
	line(
		[1, 2],
		(r) =>
			`Coordinated ${r.int(6, 11)} diligence workstreams and outside advisers over ${r.int(6, 12)} weeks, surfacing ${r.pick(["a sales-tax exposure", "an unassignable key contract", "capitalized costs that inflated EBITDA"])} that took ${usdM(r.int(2, 9))} off the price`,
	),
	line(
		[2, 3],
		(r) =>
			`Led the ${size(r, 40, 220)} divestiture of a non-core ${r.pick(["services", "hardware", "publishing", "distribution"])} unit, with carve-out financials and a ${r.int(9, 18)}-month transition agreement, at ${multiple(r, 8.5, 12.5)} EBITDA`,
	),
	line([2, 3], (r) => {
		const synergy = r.int(8, 36, 2);
		const share = r.int(104, 128);
		return `Ran the integration office of a ${size(r, 90, 450)} acquisition: ${r.int(9, 14)} teams, a day-one plan without system outages, and ${usdM((synergy * share) / 100)} of run-rate synergies against ${usdM(synergy)} promised`;
	}),
	line(
		[2, 3],
		(r) =>
			`Structured a joint venture with ${r.pick(["a regional operator", "a strategic supplier", "a family-owned distributor"])}, negotiating governance, call options, and ${r.pick(["a 51/49 split", "a 60/40 split", "equal ownership"])} over ${r.int(5, 9)} months`,
	),
	line(
		[3, 4],
		(r) =>
			`Originated ${r.int(60, 75)}% of a ${r.int(14, 24)}-deal pipeline through direct founder relationships, closing ${r.int(4, 7)} outside an auction at an average ${multiple(r, 7.8, 10.4)} EBITDA`,
	),
	line(
		[3, 4],
		(r) =>
			`Negotiated the purchase of a ${size(r, 250, 900)} competitor in ${r.pick(spaces)}, including antitrust remedies and ${r.pick(["a two-year earn-out", "a stock component", "key-employee retention"])}; return on invested capital passed the hurdle in year ${r.pick(["two", "three"])}`,
	),
	line([4, 4], (r) => {
		const change = rise(r, [180, 420, 20], [45, 110]);
		return `Set acquisition strategy with the CEO and deployed ${size(r, 600, 2500)} over ${r.int(4, 6)} years, growing the acquired division's revenue from ${usdM(change.before)} to ${usdM(change.after)}`;
	}),
	line(
		[4, 4],
		(r) =>
			`Built the ${r.int(5, 12)}-person corporate-development team and a deal scorecard reviewed by the board, which raised realized returns by ${bps(r, 240, 520)} over the prior program`,
	),
];
