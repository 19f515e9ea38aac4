import type { Bullet } from "../../bank.ts";
import { fall, plural, thousands, word } from "../../quantities.ts";
import {
	a,
	businessLinesOf,
	firm,
	multiple,
	size,
	trades,
	usdM,
} from "../../quantities-business.ts";

const line = businessLinesOf("any");
const products = ["M&A", "equity", "high-yield", "private-placement", "restructuring"] as const;

export const anyBullets: Bullet[] = [
	line(
		[0, 0],
		(r) =>
			`Received a full-time offer after a ${r.int(9, 10)}-week summer program, one of ${r.int(9, 24)} in a class of ${r.int(28, 45)}, staffed on ${word(r.int(2, 4))} live ${r.pick(["deals", "mandates", "transactions"])}`,
	),
	line(
		[0, 0],
		(r) =>
			`Presented a ${r.pick(["sell-side", "buy-side", "refinancing"])} pitch on ${firm(r, 500, 4000)} to ${r.int(8, 20)} bankers as the summer class project, ${r.pick(["ranked first", "ranked second"])} among ${r.int(4, 7)} teams`,
	),
	line(
		[0, 0],
		(r) =>
			`Completed training in accounting, valuation, and LBO modeling, scoring in the top ${r.pick(["10", "15", "20"])}% of ${r.int(40, 120, 10)} summer analysts on the final modeling test`,
	),
	line(
		[0, 0],
		(r) =>
			`Joined diligence calls and ${r.pick(["site visits", "management sessions", "drafting sessions"])} on a live ${r.pick(products)} transaction, taking the notes that became the ${r.pick(["open-issues list", "question log", "call summary for the team"])}`,
	),
	line(
		[0, 1],
		(r) =>
			`Turned ${r.pick(["comments", "markups", "edits"])} on ${r.pick(["pitch books", "board decks", "lender materials"])} overnight with every figure footnoted to ${r.pick(["filings", "the model", "the source book"])}, earning placement on ${r.pick(["a live deal", "a second staffing", "the client call list"])}`,
	),
	line(
		[0, 1],
		(r) =>
			`Created company profiles and benchmarking pages for pitches in ${r.pick(["industrials", "consumer", "software", "healthcare"])}, checked to ${r.pick(["filings", "source", "transcripts and filings"])} before ${r.pick(["associate review", "they left the analyst bay", "the first turn"])}`,
	),
	line(
		[0, 1],
		(r) =>
			`Automated the ${r.pick(["trading-comps", "precedents", "league-table", "share-price"])} pages with ${r.pick(["FactSet links", "Capital IQ plug-ins", "VBA", "Python"])}, cutting a refresh from ${r.pick(["three hours", "two hours", "half a day"])} to ${r.int(10, 25, 5)} minutes`,
	),
	line(
		[0, 1],
		(r) =>
			`Valued ${firm(r, 300, 3000)} by DCF, trading multiples, and precedents, explaining the gap between a ${multiple(r, 8.2, 10)} peer median and a DCF implying ${multiple(r, 10.2, 12.6)}`,
	),
	line(
		[0, 1],
		(r) =>
			`Managed a virtual data room of ${thousands(r.int(900, 4200, 100))} files through ${r.pick(["two bidder rounds", "confirmatory diligence", "lender diligence"])}, controlling access for ${r.int(8, 24)} parties`,
	),
	line(
		[1, 1],
		(r) =>
			`Worked on ${r.int(4, 8)} closed transactions worth ${size(r, 1500, 8000)} in ${r.pick(["two", "three"])} analyst years across ${r.pick(["M&A and financing", "sell-side and buy-side advice", "equity and debt"])}, ranked in the top bucket`,
	),
	line(
		[1, 1],
		(r) =>
			`Trained ${r.int(5, 14)} summer and first-year analysts in ${r.pick(["modeling checks and page layout", "merger math and footnoting", "data-room discipline and sourcing"])} as the group's ${r.pick(["training lead", "staffing-desk deputy"])}`,
	),
	line(
		[1, 2],
		(r) =>
			`Constructed a fully linked three-statement model for ${firm(r, 200, 1800)} with ${r.int(4, 9)} segments and ${r.int(3, 5)} cases, handed to ${r.int(6, 14)} bidders as the process model`,
	),
	line(
		[1, 2],
		(r) =>
			`Coordinated counsel, accountants, and consultants through ${r.int(200, 520, 20)} diligence requests on ${a(`${size(r, 200, 1200)} transaction`)}, closing ${r.pick(["on the original timetable", "a week ahead of plan", "before the financing expired"])}`,
	),
	line(
		[1, 2],
		(r) =>
			`Wrote board materials for ${a(`${size(r, 250, 2500)} ${r.pick(["acquisition", "recapitalization", "spin-off"])}`)} covering alternatives, valuation, and execution risk, ${r.pick(["approved at the first meeting", "used through three meetings"])}`,
	),
	line(
		[1, 2],
		(r) =>
			`Caught ${r.pick(["a double-counted lease liability", "a broken circularity switch", "a mis-signed working-capital peg", "an outdated share count"])} in the ${r.pick(["counterparty's", "opposing adviser's", "buyer's"])} model, worth ${usdM(r.int(3, 14))} to the client`,
	),
	line(
		[1, 2],
		(r) =>
			`Rehearsed management of ${a(r.pick(trades))} for ${r.pick(["buyer", "lender", "investor"])} meetings, writing the script, the ${r.pick(["back-up book", "hard-question list"])}, and the ${r.pick(["site-tour plan", "financial walk-through"])}`,
	),
	line(
		[2, 2],
		(r) =>
			`Staffed and reviewed the work of ${r.int(3, 6)} analysts across ${r.int(4, 7)} live mandates and ${r.int(12, 25)} pitches a year`,
	),
	line(
		[2, 3],
		(r) =>
			`Served as day-to-day client contact on ${plural(r.int(5, 9), "closed deal")} worth ${size(r, 2000, 9000)}, from engagement letter to funds flow`,
	),
	line([2, 3], (r) => {
		const change = fall(r, [48, 72, 2], [25, 45]);
		return `Introduced a shared page library and model templates that brought average pitch preparation from ${change.before} to ${change.after} hours and eased weekend staffing`;
	}),
	line(
		[2, 3],
		(r) =>
			`Drafted engagement letters, ${r.pick(["process letters", "commitment papers", "underwriting agreements"])}, and fee proposals with counsel, and took ${r.pick(["sell-sides", "financings", "sponsor mandates"])} through ${r.pick(["commitment", "fairness", "conflicts"])} committee`,
	),
	line(
		[2, 3],
		(r) =>
			`Kept ${a(`${size(r, 300, 1500)} transaction`)} alive through ${r.pick(["a failed financing", "a missed quarter", "a change of CEO", "a competing bid"])} by ${r.pick(["restructuring the consideration", "reopening talks with two parties", "rebasing the plan with management"])}`,
	),
	line(
		[2, 3],
		(r) =>
			`Pitched alongside senior bankers in ${r.int(25, 60, 5)} client meetings a year, with ${r.int(5, 10)} ideas leading to a mandate`,
	),
	line(
		[3, 4],
		(r) =>
			`Managed deal teams of ${r.int(4, 8)} on ${r.int(6, 12)} transactions a year, owning negotiation strategy, process, and ${r.pick(["fee outcome", "board communication"])}`,
	),
	line([3, 4], (r) => {
		const offers = r.int(24, 60);
		const accepted = Math.round((offers * r.int(76, 92)) / 100);
		return `Led analyst recruiting at ${r.int(3, 7)} schools, hiring ${accepted} interns with ${Math.round((accepted / offers) * 100)}% of offers accepted`;
	}),
	line(
		[3, 4],
		(r) =>
			`Cultivated ${r.int(20, 45)} CFO and owner relationships in ${r.pick(["the Midwest", "Texas", "the Southeast", "California", "the Northeast"])} from cold start, yielding ${plural(r.int(4, 8), "first mandate")} within ${r.pick(["two", "three"])} years`,
	),
	line(
		[3, 4],
		(r) =>
			`Chaired ${r.pick(["fairness-opinion", "valuation"])} reviews for the group, tightening ${r.pick(["discount-rate, peer-set, and terminal-value", "projection, peer-set, and premium", "synergy, cost-of-capital, and sensitivity"])} standards across ${r.pick(["all mandates", "sell-side and buy-side work", "three offices"])}`,
	),
	line(
		[4, 4],
		(r) =>
			`Generated ${usdM(r.int(18, 55))} in annual fees from ${r.int(8, 16)} clients and ranked among the top ${r.pick(["ten", "five"])} producers of the division in ${word(r.int(2, 4))} years`,
	),
	line(
		[4, 4],
		(r) =>
			`Built a team of ${r.int(12, 30)} bankers through ${r.pick(["lateral hires and promotions", "the lift-out of a boutique", "a merger of two groups"])}, with ${word(r.int(3, 5))} promoted to director`,
	),
	line(
		[4, 4],
		(r) =>
			`Acted as senior adviser to the boards of ${firm(r, 2000, 9000)} and ${r.int(3, 6)} other public companies on ${r.pick(["strategic alternatives and activism", "capital structure and succession", "defense and shareholder returns"])}`,
	),
];
