import type { Bullet, Theme } from "../../bank.ts";
import { plural, rise } from "../../quantities.ts";
import { a, businessLinesOf, multiple, size, tenths, usdM } from "../../quantities-business.ts";

export const diligence: Theme = {
	key: "diligence",
	label: "private-equity due diligence",
	skills: [
		{
			name: "Due Diligence",
			keywords: [
				"Commercial due diligence",
				"Market modeling",
				"Customer-reference calls",
				"Net Promoter Score surveys",
				"Churn and cohort analysis",
				"Value-creation planning",
				"Buy-and-build strategy",
				"Exit readiness",
			],
		},
		{
			name: "Analysis",
			keywords: [
				"Data-cube analysis",
				"Unit economics",
				"NRR bridges",
				"Price-volume-mix analysis",
				"LBO basics",
				"Sensitivity analysis",
				"Expert interviews",
			],
		},
		{
			name: "Tools",
			keywords: ["Excel", "Alteryx", "PitchBook", "Capital IQ", "Tableau", "think-cell", "SQL"],
		},
	],
	projects: [
		{
			name: "Search-Fund Industry Screen",
			levels: [0, 2],
			description: "Screen of fragmented service niches for an alumni-run search fund",
			highlights: [
				(r) =>
					`Scored ${r.int(40, 90, 5)} niches on recurrence, fragmentation, and owner age; ${r.int(4, 7)} entered outreach`,
				(r) =>
					`Built a list of ${r.int(180, 640, 20)} owner-operated targets from public registers`,
			],
		},
		{
			name: "Private Equity Case Competition",
			levels: [0, 1],
			description: "Investment-committee case on a veterinary-clinic roll-up",
			highlights: [
				(r) =>
					`Presented a no-go at the asking price, with a ${tenths(r, 1.6, 2.2)}x base case; placed ${r.pick(["first", "second", "third"])} of ${r.int(12, 36)} teams`,
				(r) => `Called ${r.int(8, 18)} clinic owners to test the retention assumption`,
			],
		},
		{
			name: "Customer-Concentration Handbook",
			levels: [1, 4],
			description:
				"Worked examples of how to read a customer cube, from cohort decay to price-volume-mix",
			highlights: [
				(r) => `Contains ${r.int(6, 9)} anonymized data sets with step-by-step solutions`,
				(r) => `Adopted by ${r.int(3, 8)} university consulting clubs for training`,
			],
		},
	],
	tags: [
		"due diligence",
		"private equity",
		"commercial due diligence",
		"value creation",
		"market study",
		"unit economics",
		"buy and build",
		"nrr",
	],
};

const line = businessLinesOf("diligence");

const targets = [
	"vertical-software company",
	"fire-safety services provider",
	"dental-services group",
	"testing-and-inspection company",
	"pet-food brand",
	"HVAC-services company",
	"payroll-software company",
	"specialty-distribution business",
	"school-software provider",
] as const;
const target = (r: Parameters<Bullet["write"]>[0], low: number, high: number) =>
	a(`${size(r, low, high)} ${r.pick(targets)}`);

export const diligenceBullets: Bullet[] = [
	line(
		[0, 1],
		(r) =>
			`Conducted ${r.int(14, 40)} ${r.pick(["customer-reference", "channel-partner", "lapsed-customer"])} calls on ${target(r, 80, 900)} and coded them into a purchase-criteria ranking against ${r.int(4, 7)} rivals`,
	),
	line(
		[0, 0],
		(r) =>
			`Fielded a ${r.int(150, 500, 25)}-respondent customer survey in ${r.int(5, 8)} days and cut NPS by segment and tenure for the diligence report on ${a(r.pick(targets))}`,
	),
	line(
		[0, 1],
		(r) =>
			`Built the customer cube of ${target(r, 90, 700)} from ${r.int(120, 900, 20)}K invoice lines, separating price, volume, mix, and churn over ${r.int(3, 5)} years`,
	),
	line([0, 1], (r) => {
		const nrr = r.int(101, 116);
		return `Reconstructed the NRR bridge of ${a(r.pick(["vertical-software company", "payroll-software company", "school-software provider"]))} cohort by cohort, restating net retention at ${nrr}% against the ${nrr + r.int(3, 7)}% in the seller's materials`;
	}),
	line(
		[1, 2],
		(r) =>
			`Modeled the addressable market of ${target(r, 120, 1200)} by segment and driver, supporting a ${tenths(r, 5.5, 9.5)}% growth case against management's ${r.int(10, 13)}%`,
	),
	line(
		[1, 2],
		(r) =>
			`Completed ${r.int(7, 16)} commercial due diligences of ${r.int(2, 4)} weeks each across ${r.pick(["software and business services", "healthcare services and consumer", "industrials and distribution"])}, including ${r.int(3, 5)} that ended in a signed deal`,
	),
	line(
		[1, 2],
		(r) =>
			`Stress-tested the pricing headroom of ${target(r, 100, 800)} through ${plural(r.int(20, 45), "buyer interview")} and win-loss data, which removed ${usdM(r.int(2, 6))} of EBITDA from the sponsor's base case`,
	),
	line(
		[2, 3],
		(r) =>
			`Managed teams of ${r.int(3, 5)} on ${r.int(9, 20)} buy-side diligences for mid-market sponsors, with findings presented to investment committees weighing ${size(r, 150, 450)} to ${size(r, 600, 2000)} of enterprise value`,
	),
	line(
		[2, 3],
		(r) =>
			`Wrote the value-creation plan for ${target(r, 450, 1200)} in the ${r.pick(["60", "90", "100"])} days after closing: ${r.int(5, 8)} initiatives with owners, a KPI cockpit, and ${usdM(r.int(12, 28))} of added EBITDA by year three`,
	),
	line(
		[2, 3],
		(r) =>
			`Screened ${r.int(180, 520, 20)} add-on targets for ${a(r.pick(["fire-safety", "dental-services", "pest-control", "HVAC-services", "payroll-software"]))} platform and built the pipeline from which the sponsor bought ${r.int(3, 7)} companies at a blended ${multiple(r, 6.2, 8.8)} EBITDA`,
	),
	line(
		[3, 4],
		(r) =>
			`Led the sell-side diligence of ${target(r, 400, 2000)}, answering ${r.int(180, 460, 20)} buyer questions; the exit closed at ${multiple(r, 12.5, 17.5)} EBITDA, above the sponsor's marked value`,
	),
	line(
		[3, 4],
		(r) =>
			`Advised a sponsor against ${a(`${size(r, 500, 1500)} platform deal`)} after finding that ${r.int(38, 56)}% of growth came from ${r.pick(["one-off stimulus demand", "a single expiring contract", "price rises customers were about to resist"])}`,
	),
	line([4, 4], (r) => {
		const change = rise(r, [6, 12, 1], [80, 170]);
		return `Built the firm's coverage of ${plural(r.int(5, 9), "sponsor")} and took diligence fees from ${usdM(change.before)} to ${usdM(change.after)} a year, with ${r.int(45, 62)}% of bids converting to portfolio work`;
	}),
	line(
		[4, 4],
		(r) =>
			`Oversaw the diligence practice of ${r.pick(["the West Coast offices", "the Midwest offices", "the Northeast offices", "the Texas offices"])}, setting the review standard for ${r.pick(["market models, survey design, and reference calls", "customer cubes, surveys, and price-headroom work", "growth cases, churn analysis, and expert calls"])}`,
	),
];
