import type { Bullet } from "../../bank.ts";
import { fall, rise, thousands, word } from "../../quantities.ts";
import { a, businessLinesOf, size } from "../../quantities-business.ts";

const line = businessLinesOf("any");

export const anyBullets: Bullet[] = [
	line(
		[0, 0],
		(r) =>
			`Received a return offer after a ${r.int(9, 11)}-week program, one of ${r.int(4, 12)} in a class of ${r.int(14, 36)}, with the ${r.pick(["final presentation", "modeling test", "case study"])} rated in the top quarter`,
	),
	line(
		[0, 0],
		(r) =>
			`Presented a capstone on ${r.pick(["the cost of capital after a rate shock", "AI spending and margins", "energy-price exposure", "liquidity under stress"])} to ${r.pick(["two managing directors", "the finance leadership team", "senior investment staff"])} and answered ${r.int(20, 30, 5)} minutes of questions`,
	),
	line(
		[0, 0],
		(r) =>
			`Completed a training program in accounting, ${r.pick(["valuation", "derivatives", "credit analysis"])}, and ${r.pick(["Excel modeling", "Python", "SQL"])}, finishing among the top ${r.int(3, 8)} of ${r.int(30, 80, 5)} interns in the closing exam`,
	),
	line(
		[0, 0],
		(r) =>
			`Shadowed ${r.pick(["three desks", "two teams", "four functions"])} in rotation and wrote ${r.pick(["a process note", "a one-page guide", "a glossary and workflow chart"])} for each that the next class received as ${r.pick(["its handbook", "onboarding material", "a starting guide"])}`,
	),
	line(
		[0, 1],
		(r) =>
			`Automated ${r.pick(["a daily rates and spreads sheet", "the weekly flash report", "a reconciliation of three systems", "the peer-comparison file"])} in ${r.pick(["Python", "VBA", "Power Query", "SQL"])}, cutting ${r.pick(["two hours", "90 minutes", "three hours"])} of manual work to under ${r.int(5, 15, 5)} minutes`,
	),
	line(
		[0, 1],
		(r) =>
			`Built a sensitivity tool on ${r.pick(["rates and growth", "price and volume", "spreads and defaults", "currency and margin"])} with ${r.int(4, 9)} scenarios, used in ${r.pick(["the weekly team meeting", "two committee papers", "monthly reviews"])}`,
	),
	line(
		[0, 1],
		(r) =>
			`Audited a legacy model of ${r.int(18, 45)} tabs, correcting ${r.int(6, 17)} formula errors, one of which had moved the result by ${r.int(3, 9)}%`,
	),
	line(
		[0, 1],
		(r) =>
			`Wrote ${r.pick(["weekly", "biweekly"])} market summaries for ${r.pick(["senior management", "the investment team", "client-facing staff"])}, covering ${r.pick(["rates, credit, and currencies", "equities, rates, and commodities", "earnings, policy, and positioning"])}`,
	),
	line(
		[0, 1],
		(r) =>
			`Collected and checked ${thousands(r.int(2, 18) * 1000)} data points from filings and ${r.pick(["Bloomberg", "FactSet", "Capital IQ"])} for ${a(r.pick(["peer-benchmarking study", "sector data book", "margin and leverage database"]))} that is now refreshed quarterly`,
	),
	line(
		[1, 1],
		(r) =>
			`Took over the ${r.pick(["monthly reporting", "pricing model", "data-quality", "committee-paper"])} process in the first ${r.int(4, 8)} months and trained ${word(r.int(2, 4))} later joiners on it`,
	),
	line([1, 2], (r) => {
		const change = fall(r, [8, 14, 1], [40, 60]);
		return `Consolidated ${change.before} recurring reports into ${change.after} with agreed definitions, and retired the figures that ${r.pick(["nobody had opened in a quarter", "no decision depended on", "disagreed with the ledger"])}`;
	}),
	line(
		[1, 2],
		(r) =>
			`Prepared papers for the ${r.pick(["investment", "finance", "risk", "asset-liability"])} committee on decisions of up to ${size(r, 20, 250)}, with the counterargument stated on the first page`,
	),
	line(
		[1, 2],
		(r) =>
			`Worked with ${r.pick(["engineering", "data", "technology"])} to move ${r.pick(["recurring spreadsheets", "month-end files", "manual price inputs"])} into a governed database, so that ${r.pick(["auditors could trace every figure", "restatements fell to zero", "teams stopped reconciling by email"])}`,
	),
	line(
		[1, 2],
		(r) =>
			`Reviewed the assumptions behind ${r.pick(["a capital request", "a new-product proposal", "a hedging proposal", "a funding plan"])} and ${r.pick(["halved the projected benefit", "cut the projected benefit by a third", "moved break-even out by a year"])}, a view later borne out by ${r.pick(["results", "the look-back review"])}`,
	),
	line(
		[1, 2],
		(r) =>
			`Responded to ${r.pick(["external auditors", "internal audit", "regulators"])} on ${r.pick(["sample requests", "walkthroughs and samples", "evidence requests"])} ${r.pick(["in every quarter", "across two audit cycles", "at year-end"])} with no ${r.pick(["material weakness", "repeat finding", "late submission"])}`,
	),
	line(
		[1, 2],
		(r) =>
			`Explained ${r.pick(["results", "exposures", "performance", "assumptions"])} to ${r.pick(["non-finance executives", "clients", "the audit committee", "rating analysts"])} in one page of text and one chart, a format since adopted by ${r.pick(["three other teams", "the whole department", "the regional offices"])}`,
	),
	line(
		[2, 3],
		(r) =>
			`Managed ${r.int(3, 6)} analysts, raised the bar for model review, and saw ${word(r.int(2, 3))} of them promoted within ${r.pick(["18", "24"])} months`,
	),
	line(
		[2, 3],
		(r) =>
			`Introduced a model inventory with ${r.pick(["owners, tests, and version control", "risk tiers and review dates", "peer review and change logs"])} for ${r.pick(["valuation and planning files", "pricing and forecast models", "every committee model"])}, ending ${r.pick(["conflicting versions in committee", "the year-end scramble", "silent changes to key inputs"])}`,
	),
	line(
		[2, 3],
		(r) =>
			`Chaired a working group of ${r.pick(["finance, legal, and technology", "risk, operations, and technology", "tax, legal, and finance"])} on ${r.pick(["a shorter settlement cycle", "a reference-rate change", "a new accounting standard", "climate disclosure"])}, ready ${r.int(2, 5)} months before the deadline`,
	),
	line(
		[2, 3],
		(r) =>
			`Negotiated data and terminal contracts worth ${size(r, 5, 12)} a year, saving ${r.int(12, 24)}% by mapping actual use to licenses`,
	),
	line([2, 3], (r) => {
		const change = fall(r, [12, 20, 1], [35, 55]);
		return `Halted the practice of all-hands quarter-ends: earlier cut-offs and preset checks brought the reporting cycle down from ${change.before} to ${change.after} days`;
	}),
	line(
		[3, 4],
		(r) =>
			`Led a team of ${r.int(8, 20)} through ${r.pick(["a merger", "a relocation", "a platform migration"])} with attrition of ${r.int(4, 9)}% and no missed deadline for ${r.pick(["clients", "regulators", "the board"])}`,
	),
	line(
		[3, 4],
		(r) =>
			`Recruited ${r.int(9, 26)} graduates and experienced hires over ${r.int(2, 4)} years and redesigned the modeling test around judgment instead of speed`,
	),
	line([3, 4], (r) => {
		const change = rise(r, [32, 44, 1], [40, 75]);
		return `Raised the share of the team's time spent on analysis rather than production from ${change.before}% to ${change.after}%, through automation and ${r.pick(["fewer ad hoc requests", "one data model", "a shorter report list"])}`;
	}),
	line(
		[3, 4],
		(r) =>
			`Set decision rules with the ${r.pick(["CFO", "CIO", "executive committee"])} for commitments above ${size(r, 5, 50)}, including a look-back review of every approval after ${r.pick(["12", "18", "24"])} months`,
	),
	line(
		[4, 4],
		(r) =>
			`Directed a function of ${r.int(35, 110, 5)} people in ${r.int(3, 6)} locations on a budget of ${size(r, 10, 40)}, holding cost flat for ${word(r.int(2, 4))} years as volumes grew ${r.int(24, 60)}%`,
	),
	line(
		[4, 4],
		(r) =>
			`Represented the firm before ${r.pick(["regulators and rating agencies", "the board's audit committee", "its largest investors"])} through ${r.pick(["a restructuring", "a change of auditor", "a leadership transition"])} and ${r.pick(["a market closure", "two downgrades in the sector", "a contested vote"])}`,
	),
	line(
		[4, 4],
		(r) =>
			`Developed ${word(r.int(3, 6))} successors to senior posts, and sponsored a rotation program in which ${r.int(60, 82)}% of participants took a larger role within ${r.pick(["two", "three"])} years`,
	),
];
