import type { Bullet } from "../../bank.ts";
import { linesOf } from "../../lines.ts";
import { an, fall, rise, thousands, usd, word } from "../../quantities.ts";

const line = linesOf("any");

export const anyBullets: Bullet[] = [
	// Interns and first jobs
	line(
		[0, 0],
		(r) =>
			`Owned one feature through ${an(r.int(10, 14))}-week internship (${r.pick(["saved filters", "bulk edit", "shareable links", "email digests"])}): discovery, spec, launch behind a flag; ${r.int(18, 41)}% of the test group used it in the first month`,
	),
	line(
		[0, 0],
		(r) =>
			`Presented findings and a recommendation on ${r.pick(["the free trial", "the mobile web experience", "the help center", "the settings area"])} to ${word(r.int(3, 6))} directors; it was funded for the following quarter`,
	),
	line(
		[0, 0],
		(r) =>
			`Benchmarked ${word(r.int(5, 9))} competitors on ${r.int(30, 60, 5)} tasks with timed walkthroughs and screen recordings, and summarized the gaps that matter on two pages for the planning offsite`,
	),
	line(
		[0, 0],
		(r) =>
			`Wrote SQL for ${r.int(15, 35)} product questions from the team and documented the definitions of ${word(r.int(6, 10))} core metrics, two of which had been counted differently by marketing and finance`,
	),
	line(
		[0, 0],
		() =>
			"Sat with the support team one afternoon a week, kept a log of what customers had tried before asking for help, and turned the three most frequent stories into specs",
	),
	line([0, 1], (r) => {
		const c = fall(r, [80, 190, 10], [25, 50], 5);
		return `Rewrote ${r.int(20, 45)} in-product texts and help links around the questions customers actually ask, reducing related tickets from ${c.before} to ${c.after} a week`;
	}),
	line(
		[0, 1],
		(r) =>
			`Analyzed the funnel of ${r.pick(["plan upgrade", "invitation", "report creation", "password recovery"])} step by step, found that ${r.int(21, 38)}% of losses came from one ${r.pick(["validation error", "email delay", "unlabeled button"])} and got the fix shipped in the same sprint`,
	),
	line(
		[0, 1],
		(r) =>
			`Groomed a backlog of ${r.int(160, 380, 20)} tickets with two engineers, closed ${r.int(44, 63)}% of them with an explanation to the requester and ranked the rest by reach and effort`,
	),
	line(
		[0, 1],
		(r) =>
			`Organized usability tests with ${r.int(8, 14)} participants every second week, invited engineers to observe and fixed ${r.int(18, 37)} problems before launch`,
	),
	line(
		[1, 1],
		(r) =>
			`Managed the backlog of a squad with ${word(r.int(4, 6))} engineers and a designer, shipping ${r.int(9, 16)} releases in the first year and writing the customer-facing notes for each`,
	),
	line(
		[1, 1],
		(r) =>
			`Took over a feature without an owner (${r.pick(["notifications", "search filters", "data export", "user roles"])}), set a baseline, cleared ${r.int(12, 28)} open bugs and raised weekly use by ${r.int(14, 33)}% in two quarters`,
	),
	line([1, 2], (r) => {
		const c = rise(r, [31, 45, 1], [20, 45], 1);
		return `Redesigned the ${r.pick(["home screen", "navigation", "empty state", "pricing page"])} after card sorting and ${word(r.int(2, 3))} rounds of prototypes; task success in tests rose from ${c.before}% to ${c.after}% and the live result matched it`;
	}),
	line(
		[1, 2],
		(r) =>
			`Launched accessibility work as a product goal, with ${r.int(40, 90, 5)} fixes to reach WCAG 2.2 AA, which opened ${word(r.int(3, 6))} public-sector deals worth ${usd(r.int(4, 15) * 100_000)}`,
	),
	line(
		[1, 2],
		(r) =>
			`Localized the product into ${word(r.int(3, 7))} languages with in-context review by native speakers; sign-up conversion in those markets improved between ${r.int(6, 11)}% and ${r.int(17, 29)}%`,
	),
	line(
		[2, 2],
		(r) =>
			`Led ${word(r.int(6, 9))} engineers, a designer and an analyst from problem statement to launch of ${r.pick(["shared workspaces", "a mobile companion app", "a self-serve upgrade path", "scheduled reports"])}, reaching its ${word(r.int(6, 9))}-month adoption goal in ${word(r.int(3, 5))}`,
	),
	line(
		[2, 3],
		(r) =>
			`Replaced the feature roadmap by ${word(r.int(3, 5))} outcome goals with quarterly bets, reducing work in progress from ${r.int(14, 22)} initiatives to ${r.int(5, 8)} and lead time by ${r.int(26, 44)}%`,
	),
	line(
		[2, 3],
		(r) =>
			`Built the self-serve plan with growth and billing engineers; it brought ${r.int(21, 39)}% of new revenue after a year with no sales contact, at a payback of ${word(r.int(5, 9))} months`,
	),
	line(
		[2, 3],
		(r) =>
			`Ran a pricing study (van Westendorp, then a live test in ${word(r.int(2, 4))} markets) that raised average revenue per account ${r.int(7, 15)}% with churn within ${(r.int(2, 5) / 10).toFixed(1)} points of the control`,
	),
	line(
		[2, 3],
		(r) =>
			`Coached ${word(r.int(3, 5))} associate product managers through weekly spec reviews and shared interviews; ${word(r.int(2, 3))} were promoted within ${r.int(12, 18)} months`,
	),
	line([2, 3], (r) => {
		const c = fall(r, [10, 18, 1], [45, 65], 1);
		return `Untangled ${word(r.int(5, 7))} teams' dependencies before a joint launch with one plan and a weekly risk review; it shipped on the day announced ${word(r.int(4, 6))} months earlier and cut open risks from ${c.before} to ${c.after}`;
	}),
	// Senior and above
	line(
		[3, 3],
		(r) =>
			`Owned a product area with ${word(r.int(2, 3))} squads and ${usd(r.int(12, 48) * 1_000_000)} in annual revenue, growing it ${r.int(18, 37)}% year over year with flat headcount`,
	),
	line(
		[3, 4],
		(r) =>
			`Brought engineering, design and sales to one written strategy after ${word(r.int(2, 3))} years of parallel roadmaps, with a choice of two customer segments out of ${word(r.int(5, 7))}; bookings in those grew ${r.int(31, 58)}% the next year`,
	),
	line(
		[3, 4],
		(r) =>
			`Closed an underperforming product with ${thousands(r.int(9, 40) * 100)} customers: financial case, migration offer and communication; ${r.int(71, 86)}% of them moved to the main product and ${r.int(14, 26)} engineers to new work`,
	),
	line(
		[3, 4],
		(r) =>
			`Integrated an acquired product of ${r.int(20, 55, 5)} people into the suite in ${word(r.int(7, 10))} months, with shared accounts and billing; cross-sell reached ${r.int(13, 24)}% of the acquired base in a year`,
	),
	line(
		[3, 4],
		(r) =>
			`Hired ${word(r.int(4, 8))} product managers and introduced a leveling guide with work samples; regretted attrition in the group stayed at ${r.pick(["zero", "one person"])} over ${word(r.int(2, 3))} years`,
	),
	line(
		[3, 4],
		(r) =>
			`Introduced a quarterly business review in which each team reports outcome, learning and the next bet on one page; ${word(r.int(3, 5))} investments were stopped early and ${usd(r.int(2, 7) * 1_000_000)} moved to better ones`,
	),
	line(
		[4, 4],
		(r) =>
			`Presented the ${word(r.int(3, 5))}-year product strategy to the board and secured ${usd(r.int(8, 30, 2) * 1_000_000)} of investment, released in stages against agreed evidence; ${word(r.int(2, 3))} of ${word(r.int(4, 5))} stages are complete`,
	),
	line(
		[4, 4],
		(r) =>
			`Led ${r.int(11, 24)} product managers through ${word(r.int(2, 3))} group leads and rebuilt the planning cycle with the heads of engineering and design, cutting annual planning from ${word(r.int(9, 10))} weeks to ${word(r.int(3, 4))}`,
	),
	line(
		[4, 4],
		() =>
			"Set the principles for customer data use with legal, security and sales leaders; product teams apply them without escalation and they appear in every enterprise contract",
	),
];
