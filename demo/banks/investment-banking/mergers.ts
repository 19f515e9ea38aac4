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
	trades,
	usdM,
} from "../../quantities-business.ts";

export const mergers: Theme = {
	key: "mergers",
	label: "M&A",
	skills: [
		{
			name: "Transactions",
			keywords: [
				"Sell-side M&A",
				"Buy-side M&A",
				"Fairness opinions",
				"Confidential information memoranda",
				"Management presentations",
				"Buyer outreach",
				"Data-room management",
				"Carve-outs",
				"Cross-border deals",
			],
		},
		{
			name: "Valuation",
			keywords: [
				"DCF",
				"Merger models",
				"Trading comparables",
				"Precedent transactions",
				"LBO analysis",
				"Accretion/dilution",
				"Synergy analysis",
			],
		},
		{
			name: "Tools",
			keywords: [
				"Excel",
				"PowerPoint",
				"Capital IQ",
				"FactSet",
				"Bloomberg",
				"Datasite",
				"Mergermarket",
			],
		},
	],
	projects: [
		{
			name: "M&A Pitch Competition",
			levels: [0, 1],
			description: "Sell-side pitch of a family-owned ingredients company before a jury of bankers",
			highlights: [
				(r) =>
					`Placed ${r.pick(["first", "second", "third"])} of ${r.int(16, 54)} teams; valuation range backed by four methods`,
				(r) => `Built the merger model for ${r.int(4, 7)} buyers and ranked them by ability to pay`,
			],
		},
		{
			name: "Merger-Arbitrage Notebook",
			levels: [0, 2],
			description: "Tracker of announced deals with spread, timeline, and regulatory read",
			highlights: [
				(r) =>
					`Followed ${r.int(40, 110, 5)} deals; called ${r.int(80, 92)}% of outcomes correctly at the halfway mark`,
				() => "Each entry cites the merger agreement's actual conditions",
			],
		},
		{
			name: "Valuation Write-Up: Ballpark Operator",
			levels: [0, 1],
			description:
				"Sum-of-the-parts valuation of a listed team-and-real-estate group for an investment club",
			highlights: [
				(r) => `Found a ${r.int(19, 34)}% discount to private-market value`,
				(r) => `Built from ${r.int(9, 20)} precedent team and land sales`,
			],
		},
	],
	tags: [
		"m&a",
		"sell-side",
		"buy-side",
		"merger model",
		"dcf",
		"precedent transactions",
		"fairness opinion",
		"cim",
	],
};

const line = businessLinesOf("mergers");

export const mergersBullets: Bullet[] = [
	line(
		[0, 1],
		(r) =>
			`Supported the ${size(r, 150, 900)} sell-side of ${a(r.pick(trades))} by updating the buyer log, ${r.int(60, 140, 10)} diligence requests, and the ${r.pick(["weekly client status page", "bid-comparison grid", "process calendar"])}`,
	),
	line(
		[0, 0],
		(r) =>
			`Spread ${r.int(10, 18)} trading comparables and ${r.int(14, 34)} precedent transactions for a pitch to ${firm(r, 200, 2000)}, reconciling ${r.pick(["stock compensation and leases", "calendarization and one-offs", "synergy and control premiums"])}`,
	),
	line(
		[0, 1],
		(r) =>
			`Authored the ${r.pick(["industry-overview", "customer and supplier", "financial-summary", "growth-opportunity"])} section of a confidential information memorandum for ${firm(r, 80, 600)} with ${r.pick(["the associate", "management", "the commercial adviser"])}`,
	),
	line(
		[0, 1],
		(r) =>
			`Profiled ${r.int(40, 90, 5)} strategic and financial buyers by fit, past deals, and capacity to pay, shaping the outreach list for ${r.pick(["a carve-out", "a founder-led sale", "a cross-border sale"])}`,
	),
	line(
		[1, 1],
		(r) =>
			`Carried the ${size(r, 250, 900)} sale of ${a(r.pick(trades))} from kickoff to signing as lead analyst: operating model, CIM, and buyer Q&A, with ${r.int(55, 95, 5)} parties contacted and ${r.int(4, 7)} final bids`,
	),
	line(
		[1, 2],
		(r) =>
			`Built the merger model for a ${size(r, 900, 5000)} stock-and-cash combination, testing accretion, leverage, and ownership across ${r.int(9, 24)} structures for the board of ${r.pick(["the acquirer", "the target"])}`,
	),
	line(
		[1, 2],
		(r) =>
			`Prepared a fairness-opinion book on the ${size(r, 400, 3500)} sale of ${a(r.pick(trades))} and carried it through ${r.int(3, 5)} committee drafts without a change in range`,
	),
	line([2, 3], (r) => {
		const low = r.int(78, 98);
		const high = low + r.int(14, 30);
		return `Ran day-to-day execution on the sale of ${firm(r, 250, 900)}, keeping ${r.int(5, 8)} bidders in the final round and lifting bids from ${(low / 10).toFixed(1)}x to ${(high / 10).toFixed(1)}x EBITDA`;
	}),
	line(
		[2, 3],
		(r) =>
			`Directed analysts and outside advisers through the carve-out of ${firm(r, 200, 900)}, from standalone costs and ${r.int(9, 20)} transition services to a sale at ${multiple(r, 9.5, 12.8)} EBITDA`,
	),
	line(
		[2, 3],
		(r) =>
			`Advised ${firm(r, 1500, 8000)} on an unsolicited approach, with standalone value, peer takeover premiums, and ${plural(r.int(2, 4), "alternative buyer")} ready; the bid rose ${r.int(14, 31)}% before agreement`,
	),
	line(
		[3, 4],
		(r) =>
			`Led ${plural(r.int(7, 14), "announced deal")} worth ${usdM(sizeM(r, 4000, 14000))} as senior working-level banker, from pitch and staffing to merger-agreement negotiation`,
	),
	line(
		[3, 4],
		(r) =>
			`Negotiated price, working-capital mechanics, and ${r.pick(["reverse termination fee", "earn-out", "collar"])} for the seller of ${firm(r, 400, 1500)}, closing ${r.int(6, 13)}% above the first-round midpoint`,
	),
	line(
		[4, 4],
		(r) =>
			`Originated and closed ${r.int(14, 30)} advisory mandates with fees of ${usdM(r.int(45, 120, 5))} over ${r.int(4, 6)} years, ${r.int(55, 72)}% of them from repeat clients`,
	),
	line(
		[4, 4],
		(r) =>
			`Counseled the special committee of ${firm(r, 3000, 12000)} on a ${r.pick(["management-led buyout", "controlling-holder offer", "merger of equals"])}, winning ${tenths(r, 6.5, 15)}% more for minority holders`,
	),
];
