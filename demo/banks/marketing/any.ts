import type { Bullet } from "../../bank.ts";
import { fall, plural, thousands, word } from "../../quantities.ts";
import { businessLinesOf, tenths, usdM } from "../../quantities-business.ts";

const line = businessLinesOf("any");

export const anyBullets: Bullet[] = [
	line(
		[0, 0],
		(r) =>
			`Presented a ${r.int(10, 12)}-week summer project on ${r.pick(["Gen Z buyers", "competitor pricing", "campaign reporting", "customer referrals"])} to ${r.pick(["the marketing leadership team", "the CMO", "two vice presidents"])}; ${word(r.int(2, 4))} of its proposals entered the next quarter's plan`,
	),
	line(
		[0, 0],
		(r) =>
			`Earned a full-time offer after a summer rotation through ${r.pick(["brand, insights, and media", "analytics, web, and events", "product, content, and email"])}, one of ${r.int(3, 8)} interns to receive one`,
	),
	line(
		[0, 0],
		(r) =>
			`Supported campaign launches as the point of contact for ${r.pick(["asset checks, link testing", "translations, legal review", "sample kits, landing pages"])}, and ${r.pick(["the launch-day report", "partner approvals", "the traffic sheet", "retailer updates"])}`,
	),
	line(
		[0, 0],
		(r) =>
			`Surveyed ${r.int(180, 640, 20)} ${r.pick(["students", "first-time buyers", "app users", "newsletter readers"])} and turned the answers into ${word(r.int(3, 5))} recommendations on ${r.pick(["tone of voice", "pricing display", "onboarding copy"])}`,
	),
	line(
		[0, 1],
		(r) =>
			`Created ${r.int(40, 140, 10)} social posts from brief to publication, with engagement ${r.int(18, 52)}% above the account's prior ${r.pick(["quarter", "half-year"])}`,
	),
	line(
		[0, 1],
		(r) =>
			`Automated ${r.pick(["the weekly campaign report", "lead-source cleanup", "the competitor price tracker", "event-lead upload"])} in ${r.pick(["Google Sheets and Apps Script", "SQL and Looker", "Python", "Power Query"])}, saving ${r.pick(["the team", "two colleagues", "the campaign desk"])} ${r.int(4, 11)} hours a week`,
	),
	line(
		[0, 1],
		(r) =>
			`Organized ${r.pick(["a customer webinar series", "a regional roadshow", "a user-group launch", "a holiday pop-up"])} for ${r.int(140, 620, 20)} attendees at ${r.int(6, 18)}% under budget, from ${r.pick(["venue and speakers", "agenda and invitations", "vendor quotes"])} to follow-up`,
	),
	line(
		[0, 1],
		(r) =>
			`Synthesized ${thousands(r.int(300, 2400, 100))} reviews and support tickets into a ranked list of objections that now opens every ${r.pick(["creative brief", "sales deck", "product page"])}`,
	),
	line(
		[0, 1],
		(r) =>
			`Maintained the campaign calendar and budget tracker for ${r.pick(["four product lines", "three regions", "the brand and demand teams", "events and digital"])}, closing each ${r.pick(["month", "quarter"])} with every invoice matched to ${r.pick(["a purchase order", "an approved plan line"])}`,
	),
	line(
		[1, 1],
		(r) =>
			`Took over ${r.pick(["webinar", "paid social", "email", "retail event"])} execution within ${r.int(3, 6)} months of joining and trained ${r.int(2, 4)} interns on the process`,
	),
	line([1, 2], (r) => {
		const change = fall(r, [15, 28, 1], [35, 60]);
		return `Shortened the path from brief to live campaign from ${change.before} to ${change.after} working days with templated briefs, one approval round, and a shared asset library`;
	}),
	line(
		[1, 2],
		(r) =>
			`Managed ${usdM(r.int(4, 24) / 10)} in annual program budget to within ${tenths(r, 0.8, 2.5)}% of plan, moving money monthly from the weakest to the strongest programs`,
	),
	line(
		[1, 2],
		(r) =>
			`Localized campaigns for ${r.int(3, 8)} markets with regional teams, reusing ${r.int(60, 80)}% of master assets and adapting ${r.pick(["claims and offers", "imagery and proof points", "tone and calls to action"])} to each`,
	),
	line(
		[1, 2],
		(r) =>
			`Wrote the brief, chose the agency, and ran the shoot for a ${r.pick(["product-demo series", "founder-story film", "customer documentary", "seasonal campaign"])} that became the ${r.pick(["sales team's opening asset", "highest-completion video of the year", "template for later regions"])}`,
	),
	line(
		[2, 3],
		(r) =>
			`Led ${r.int(4, 8)} direct reports across ${r.pick(["content, design, and operations", "campaigns and analytics", "digital, events, and field"])}, promoting ${word(r.int(2, 3))} within two years`,
	),
	line(
		[2, 3],
		(r) =>
			`Planned and defended an annual budget of ${usdM(r.int(4, 18))} on expected return by program, with quarterly releases tied to results`,
	),
	line(
		[2, 3],
		(r) =>
			`Steered a crisis response to ${r.pick(["a product recall", "a service outage", "a viral complaint", "a supplier scandal"])} with legal and support: first statement in ${r.int(2, 5)} hours, sentiment back to baseline in ${r.int(9, 21)} days`,
	),
	line(
		[2, 3],
		(r) =>
			`Replaced vanity metrics with a ${r.pick(["one-page scorecard", "quarterly business review", "shared metric tree"])} that links spend to ${r.pick(["penetration and payback", "pipeline and payback", "retention and contribution margin"])}, and ${r.pick(["taught the team to read it", "made it the first page of every review", "agreed its definitions with finance"])}`,
	),
	line(
		[3, 4],
		(r) =>
			`Owned a ${usdM(r.int(15, 65, 5))} marketing budget and a team of ${r.int(14, 38)} through a year of ${r.int(18, 42)}% revenue growth with headcount flat`,
	),
	line(
		[3, 4],
		(r) =>
			`Restructured marketing from channels to customer segments, with ${plural(r.int(3, 5), "cross-functional pod")} and one plan; time lost to handoffs fell by ${r.int(25, 45)}% in the team's own survey`,
	),
	line(
		[3, 4],
		(r) =>
			`Ran the pitch for ${r.pick(["media", "creative", "digital", "PR"])} across ${r.int(4, 7)} agencies with finance and procurement, landing ${r.int(11, 23)}% lower fees and senior talent named in the contract`,
	),
	line(
		[3, 4],
		(r) =>
			`Entered ${r.int(2, 5)} new countries with local hires, market-by-market positioning, and a stage-gated budget, reaching ${usdM(r.int(6, 28))} in revenue by the second year`,
	),
	line(
		[4, 4],
		(r) =>
			`Reported to the CEO on a ${usdM(r.int(40, 160, 5))} marketing plan and ${r.int(60, 180, 10)} people, meeting revenue and efficiency goals in ${r.pick(["three of three", "four of five", "five of six"])} years`,
	),
	line(
		[4, 4],
		(r) =>
			`Recruited ${word(r.int(4, 7))} marketing leaders and built a succession bench that filled ${r.int(60, 80)}% of senior openings from within`,
	),
	line(
		[4, 4],
		(r) =>
			`Represented marketing in ${plural(r.int(2, 4), "acquisition")}, from ${r.pick(["brand due diligence", "customer research on both names", "valuing the acquired brands"])} to the decision which names to keep, with churn ${r.pick(["below", "well below"])} the deal model`,
	),
];
