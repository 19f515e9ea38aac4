import type { Bullet, Theme } from "../../bank.ts";
import { plural } from "../../quantities.ts";
import {
	a,
	bps,
	businessLinesOf,
	firm,
	multiple,
	size,
	sizeM,
	tenths,
	trades,
	usdM,
} from "../../quantities-business.ts";

export const leveragedFinance: Theme = {
	key: "leveraged-finance",
	label: "leveraged finance",
	skills: [
		{
			name: "Financing",
			keywords: [
				"Term loans",
				"High-yield bonds",
				"Bridge commitments",
				"Syndication",
				"Covenant analysis",
				"Credit agreements",
				"Ratings advisory",
				"Dividend recapitalizations",
				"Private credit",
			],
		},
		{
			name: "Analysis",
			keywords: [
				"LBO models",
				"Debt-capacity analysis",
				"Recovery analysis",
				"Relative value",
				"Credit memos",
				"Downside cases",
			],
		},
		{
			name: "Tools",
			keywords: ["Excel", "Bloomberg", "LevFin Insights", "Capital IQ", "Debtdomain", "PowerPoint"],
		},
	],
	projects: [
		{
			name: "Credit-Pitch Competition",
			levels: [0, 1],
			description: "Student contest to argue for or against a stressed high-yield bond",
			highlights: [
				(r) =>
					`Placed ${r.pick(["first", "second", "third"])} of ${r.int(14, 46)} teams with a short case on a cinema chain's unsecured notes`,
				(r) => `Recovery waterfall put fair value ${r.int(9, 22)} points below market`,
			],
		},
		{
			name: "Covenant Library",
			levels: [0, 3],
			description:
				"Annotated collection of public credit agreements with loopholes explained in plain English",
			highlights: [
				(r) => `Covers ${r.int(24, 80, 2)} agreements and ${r.int(12, 20)} recurring clauses`,
				() => "Used as reading in a graduate restructuring seminar",
			],
		},
		{
			name: "Paper LBO Drills",
			levels: [0, 2],
			description:
				"Set of one-page buyout exercises with worked solutions for finance-club members",
			highlights: [
				(r) =>
					`Holds ${r.int(20, 45, 5)} drills from easy to hard; used by ${r.int(60, 240, 20)} students`,
				() => "Each drill ends with the question a lender would ask",
			],
		},
	],
	tags: [
		"leveraged finance",
		"high yield",
		"term loan b",
		"syndication",
		"credit analysis",
		"lbo",
		"covenants",
		"private credit",
	],
};

const line = businessLinesOf("leveraged-finance");

export const leveragedFinanceBullets: Bullet[] = [
	line(
		[0, 1],
		(r) =>
			`Updated the weekly new-issue book with pricing, leverage, and terms of ${r.int(18, 45)} loans and bonds, feeding ${r.pick(["live pitches", "commitment papers", "client market updates"])}`,
	),
	line(
		[0, 0],
		(r) =>
			`Compared covenants of recent credit agreements in ${r.pick(["software", "healthcare services", "packaging", "restaurants"])}, charting how ${r.pick(["EBITDA add-backs", "restricted-payment baskets", "portability clauses"])} had widened`,
	),
	line(
		[0, 1],
		(r) =>
			`Modeled debt capacity for ${firm(r, 200, 1500)} under ${r.int(3, 5)} downside cases, showing cover at ${multiple(r, 4.2, 6.2)} leverage after a ${r.int(15, 25, 5)}% fall in EBITDA`,
	),
	line(
		[0, 1],
		(r) =>
			`Drafted lender-presentation pages for ${r.pick(["a term loan B", "a dividend recapitalization", "a secured bond", "an add-on facility"])}, tying each figure to ${r.pick(["the quality-of-earnings report", "audited statements", "the sponsor model"])}`,
	),
	line(
		[1, 2],
		(r) =>
			`Built the operating and credit model behind a ${size(r, 350, 1800)} term loan B and ${size(r, 200, 900)} of notes for ${a(r.pick(trades))}, from underwriting committee to allocation`,
	),
	line(
		[1, 2],
		(r) =>
			`Wrote credit memos for ${r.int(9, 18)} underwritten commitments worth ${size(r, 2500, 8000)}, with recovery analysis by tranche and a stated view on ${r.pick(["add-backs", "cyclicality", "customer concentration"])}`,
	),
	line(
		[1, 2],
		(r) =>
			`Prepared management of ${a(r.pick(trades))} for ${r.pick(["Moody's and S&P", "three rating agencies"])} ahead of a first-time rating, one notch above the ${r.pick(["model-implied", "peer-implied", "expected"])} outcome`,
	),
	line(
		[2, 3],
		(r) =>
			`Executed the ${size(r, 400, 1800)} buyout financing of ${a(r.pick(trades))} across ${plural(r.int(2, 4), "arranger")}; the book closed ${tenths(r, 1.9, 3.8)}x covered and pricing flexed ${r.int(25, 50, 25)} bps tighter`,
	),
	line([2, 3], (r) => {
		const loans = sizeM(r, 900, 3000);
		const cut = r.int(50, 100, 25);
		return `Repriced ${usdM(loans)} of term loans for ${plural(r.int(3, 6), "borrower")} in one ${r.pick(["spring", "autumn"])} window, saving clients ${cut} bps, or ${usdM((loans * cut) / 10000)} of interest a year`;
	}),
	line(
		[2, 3],
		(r) =>
			`Structured ${r.pick(["preferred equity", "a second-lien tranche", "a payment-in-kind toggle note", "a delayed-draw facility"])} that bridged a ${size(r, 40, 200)} gap in a sponsor's bid without breaching ${multiple(r, 6.2, 7.2)} total leverage`,
	),
	line(
		[3, 4],
		(r) =>
			`Led underwriting of ${size(r, 6000, 18000)} in leveraged loans and bonds over ${r.int(3, 5)} years, with ${r.pick(["no hung commitment", "one deal sold below par"])} through ${r.pick(["two closed windows", "a volatile rate cycle"])}`,
	),
	line(
		[3, 4],
		(r) =>
			`Won ${r.int(9, 18)} left-lead mandates from mid-cap sponsors by committing terms inside ${r.pick(["48 hours", "72 hours", "five days"])} on a pre-cleared sector list`,
	),
	line(
		[4, 4],
		(r) =>
			`Managed a ${size(r, 2500, 9000)} underwriting limit with risk and syndicate heads, earning ${usdM(r.int(60, 170, 10))} in fees at a loss rate below ${bps(r, 20, 60)}`,
	),
	line(
		[4, 4],
		(r) =>
			`Established a private-credit desk that placed ${size(r, 1200, 5000)} with ${r.int(18, 45)} direct lenders in ${r.pick(["two", "three"])} years and kept sponsors as clients when syndication shut`,
	),
];
