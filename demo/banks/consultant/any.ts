import type { Bullet } from "../../bank.ts";
import { fall, rise, thousands, word } from "../../quantities.ts";
import { a, businessLinesOf, firm, size, tenths, trades, usdM } from "../../quantities-business.ts";

const line = businessLinesOf("any");

const sectors = [
	"industrials",
	"consumer goods",
	"energy",
	"financial services",
	"healthcare",
	"technology",
	"transport",
] as const;

export const anyBullets: Bullet[] = [
	line(
		[0, 0],
		(r) =>
			`Owned ${a(r.pick(["cost-baseline", "customer-survey", "benchmarking", "market-model"]))} module on a ${r.int(6, 9)}-week ${r.pick(sectors)} project and presented the findings to the client's ${r.pick(["head of strategy", "finance lead", "project sponsor"])}`,
	),
	line(
		[0, 0],
		(r) =>
			`Received a full-time return offer, one of ${r.int(4, 9)} made to a summer class of ${r.int(11, 24)}, after two ${r.pick(sectors)} engagements`,
	),
	line(
		[0, 0],
		(r) =>
			`Prepared ${r.pick(["final-document pages", "steering-committee pages", "workshop material"])} from raw analysis, storylining each with ${r.pick(["the case team", "an engagement manager", "a second-year analyst"])} and holding up under ${r.pick(["partner", "client", "steering-committee"])} questions`,
	),
	line(
		[0, 0],
		(r) =>
			`Interviewed ${r.pick(["store managers", "call-center agents", "plant supervisors", "sales representatives"])} on site and turned their accounts into ${r.pick(["an issue tree that reshaped the team's hypotheses", "a root-cause chart for the steering committee", "a day-in-the-life page that opened the final report", "three tests the team ran the following week"])}`,
	),
	line(
		[0, 1],
		(r) =>
			`Automated ${a(r.pick(["weekly benefits tracker", "survey-cleaning routine", "benchmark database refresh", "market-model update"]))} in ${r.pick(["Alteryx", "Python", "Excel and Power Query"])}, saving the team ${r.int(5, 14)} hours a week`,
	),
	line(
		[0, 1],
		(r) =>
			`Built the financial model behind a ${size(r, 12, 120)} ${r.pick(["savings", "growth", "investment"])} case with ${r.int(3, 5)} scenarios and a driver page that the client's controller kept using after the project`,
	),
	line(
		[0, 1],
		(r) =>
			`Reconciled ${r.int(3, 6)} client data sources with gaps of up to ${r.int(6, 14)}% into one agreed baseline, signed off by ${r.pick(["the CFO's office", "both business units", "finance and operations"])} in ${r.int(2, 3)} weeks`,
	),
	line(
		[0, 1],
		(r) =>
			`Synthesized ${r.int(25, 60, 5)} interviews and ${r.int(3, 7)} workshops into a fact pack that steering-committee members cited throughout ${r.int(8, 14)} weeks of work`,
	),
	line(
		[0, 1],
		(r) =>
			`Designed and analyzed an organization survey with ${thousands(r.int(420, 2600, 20))} responses (${r.int(58, 84)}% response rate), isolating ${word(r.int(3, 5))} drivers of ${r.pick(["slow decisions", "turnover", "missed handoffs"])}`,
	),
	line(
		[1, 1],
		(r) =>
			`Rotated through ${r.int(5, 9)} engagements in ${r.pick(sectors)}, ${r.pick(["retail", "insurance", "the public sector"])}, and private equity, rated in the top ${r.pick(["10", "15", "20"])}% of the analyst class`,
	),
	line([1, 2], (r) => {
		const change = fall(r, [14, 24, 1], [18, 35]);
		return `Analyzed spans and layers for ${r.int(2, 9)},${r.pick(["200", "400", "600", "800"])} employees of ${firm(r, 900, 6000)}, proposing a structure that cut support cost from ${change.before}% to ${change.after}% of sales`;
	}),
	line(
		[1, 2],
		(r) =>
			`Facilitated client workshops with ${r.pick(["plant and sales leaders", "finance and IT leads", "regional heads", "union and management representatives"])}, from problem framing to ${r.pick(["signed", "costed", "agreed"])} action plans with named owners and dates`,
	),
	line(
		[1, 2],
		(r) =>
			`Trained ${r.int(12, 40)} client staff to run the ${r.pick(["forecast model", "KPI cockpit", "pricing tool", "savings tracker"])} on their own and handed it over with a ${r.int(12, 35)}-page manual`,
	),
	line(
		[1, 2],
		(r) =>
			`Presented interim findings to ${a(r.pick(["client CFO", "client COO", "divisional president"]))} every ${r.pick(["week", "two weeks"])} and adapted the workplan as ${r.int(2, 4)} of ${r.int(7, 9)} opening hypotheses fell away`,
	),
	line([1, 2], (r) => {
		const change = fall(r, [10, 18, 1], [35, 55]);
		return `Shortened the monthly close of ${firm(r, 400, 3000)} from ${change.before} to ${change.after} working days by resequencing accruals and intercompany matching`;
	}),
	line(
		[2, 2],
		(r) =>
			`Supervised analysts on ${r.pick(["cost, growth, and organization", "pricing and procurement", "strategy and integration"])} engagements, owning the ${r.pick(["workplan", "storyline", "interview program"])}, the model review, and the ${r.pick(["weekly", "biweekly"])} client readout`,
	),
	line(
		[2, 3],
		(r) =>
			`Managed a mixed team of ${r.int(4, 6)} consultants and ${r.int(5, 12)} client staff through ${a(`${r.int(10, 18)}-week`)} cost and growth review that identified ${usdM(r.int(25, 85, 5))} of annual impact, ${r.int(62, 80)}% of it under way at handover`,
	),
	line(
		[2, 3],
		(r) =>
			`Converted a ${r.int(4, 6)}-week diagnostic for ${firm(r, 800, 5000)} into a ${r.int(9, 15)}-month implementation worth ${usdM(tenths(r, 1.8, 5.5))} in fees`,
	),
	line(
		[2, 3],
		(r) =>
			`Mentored ${r.int(7, 12)} analysts and consultants, ${r.int(3, 5)} of whom were promoted within ${r.pick(["12", "18"])} months`,
	),
	line(
		[2, 3],
		(r) =>
			`Drafted ${r.int(9, 22)} proposals with partners across ${r.pick(sectors)} and adjacent sectors, winning ${r.int(41, 62)}% of them by count`,
	),
	line(
		[2, 3],
		(r) =>
			`Mediated between ${r.pick(["sales and operations", "headquarters and regional heads", "finance and engineering"])} at ${a(r.pick(trades))} until both backed one target and the stalled initiatives moved again`,
	),
	line(
		[3, 4],
		(r) =>
			`Led ${r.int(3, 5)} concurrent workstreams and ${r.int(12, 26)} consultants in a group-wide transformation of ${firm(r, 3000, 15000)} with ${usdM(r.int(90, 320, 10))} of run-rate impact`,
	),
	line(
		[3, 4],
		(r) =>
			`Published ${r.int(3, 8)} articles on ${r.pick(["pricing under inflation", "resilient supply networks", "AI in shared services", "capital allocation"])} that opened conversations with ${r.int(9, 24)} new executives`,
	),
	line([3, 4], (r) => {
		const change = rise(r, [31, 42, 1], [9, 18]);
		return `Raised the margin of a client portfolio from ${change.before}% to ${change.after}% through tighter scoping, smaller core teams, and fees tied to results on ${r.int(3, 6)} engagements`;
	}),
	line(
		[3, 4],
		(r) =>
			`Recruited ${r.int(14, 38)} consultants as lead for ${r.int(3, 6)} campuses and rewrote the case interview to score structure, numeracy, and judgment separately`,
	),
	line(
		[4, 4],
		(r) =>
			`Originated ${usdM(r.int(9, 24))} of annual fees from ${r.int(5, 9)} clients, ${word(r.int(2, 4))} of them new to the firm, at ${r.int(70, 88)}% repeat business`,
	),
	line([4, 4], (r) => {
		const change = fall(r, [22, 30, 1], [25, 45]);
		return `Chaired the people committee of ${a(`${r.int(80, 220, 10)}-person`)} office and brought annual attrition from ${change.before}% to ${change.after}% with staffing limits and sponsor pairs`;
	}),
	line(
		[4, 4],
		(r) =>
			`Served as standing adviser to C-suite executives in ${r.pick(sectors)}, called in on ${r.pick(["succession, capital allocation, and crisis response", "portfolio moves and board preparation", "reorganizations and acquisition bids"])}`,
	),
];
