import type { Bullet, Theme } from "../../bank.ts";
import { plural } from "../../quantities.ts";
import { a, businessLinesOf, multiple, size, usdM } from "../../quantities-business.ts";

export const healthcareCoverage: Theme = {
	key: "healthcare",
	label: "healthcare coverage",
	skills: [
		{
			name: "Healthcare Banking",
			keywords: [
				"Biopharma M&A",
				"Healthcare-services roll-ups",
				"Medtech carve-outs",
				"Licensing deals",
				"Royalty financing",
				"Follow-on offerings",
				"Pitch books",
				"Contingent value rights",
			],
		},
		{
			name: "Analysis",
			keywords: [
				"Risk-adjusted NPV",
				"Pipeline valuation",
				"Payer-mix analysis",
				"Reimbursement modeling",
				"DCF",
				"LBO models",
				"Precedent transactions",
			],
		},
		{
			name: "Tools",
			keywords: ["Excel", "PowerPoint", "FactSet", "Evaluate Pharma", "Capital IQ", "Bloomberg"],
		},
	],
	projects: [
		{
			name: "Biotech Valuation Write-Up",
			levels: [0, 1],
			description: "Risk-adjusted valuation of a two-asset oncology company for a student fund",
			highlights: [
				(r) =>
					`Valued at ${r.int(18, 42)}% below market; the lead trial missed its endpoint ${r.int(4, 9)} months later`,
				(r) => `Interviewed ${r.int(4, 9)} oncologists about the standard of care`,
			],
		},
		{
			name: "Healthcare Banking Case Competition",
			levels: [0, 1],
			description: "Team pitch for the sale of a physician-practice platform",
			highlights: [
				(r) =>
					`Placed ${r.pick(["first", "second", "third"])} of ${r.int(14, 42)} teams with a same-clinic growth bridge and a payer-mix downside`,
				() => "Modeled rollover equity for practicing physicians",
			],
		},
		{
			name: "Approval-Odds Data Set",
			levels: [0, 4],
			description: "Public table of trial outcomes by phase, modality, and indication",
			highlights: [
				(r) => `Holds ${r.int(400, 950, 50)} programs with links to the registry entries`,
				() => "Updated twice a year and used in two graduate courses",
			],
		},
	],
	tags: [
		"healthcare banking",
		"biopharma",
		"medtech",
		"healthcare services",
		"rnpv",
		"licensing",
		"pipeline valuation",
		"roll-up",
	],
};

const line = businessLinesOf("healthcare");
const services = [
	"dental-services group",
	"behavioral-health provider",
	"home-infusion company",
	"physician-practice platform",
	"outpatient-surgery operator",
] as const;
const science = [
	"rare-disease biotech",
	"oncology biotech",
	"diagnostics maker",
	"cardiac-device company",
	"contract research organization",
] as const;

export const healthcareCoverageBullets: Bullet[] = [
	line(
		[0, 1],
		(r) =>
			`Built risk-adjusted NPV models for ${r.pick(["oncology", "immunology", "rare-disease", "neurology"])} pipeline assets, with ${r.pick(["prevalence, uptake, and price", "patient share, duration, and price"])} drivers and success odds by ${r.pick(["phase and indication", "phase and modality"])}`,
	),
	line(
		[0, 0],
		(r) =>
			`Compiled ${r.int(24, 60, 2)} licensing precedents in ${r.pick(["oncology", "immunology", "rare disease", "cell therapy"])} by upfront, milestones, and royalty, separating ${r.pick(["preclinical from clinical deals", "regional from global rights"])}`,
	),
	line(
		[0, 1],
		(r) =>
			`Analyzed payer mix and same-clinic growth across ${r.int(40, 160, 10)} sites of ${a(r.pick(services))} for the ${r.pick(["CIM", "management presentation", "lender book"])}`,
	),
	line(
		[0, 1],
		(r) =>
			`Tracked ${r.pick(["trial readouts, approvals, and reimbursement rulings", "trial readouts and patent cliffs", "advisory-committee dates and approvals"])} in a catalyst calendar used for ${r.pick(["client calls", "follow-on timing", "pitch planning"])} across ${r.pick(["large-cap pharma", "mid-cap biotech", "medtech"])}`,
	),
	line(
		[1, 2],
		(r) =>
			`Supported the ${size(r, 250, 1200)} sale of ${a(r.pick(services))} to a sponsor at ${multiple(r, 11.5, 15.5)} EBITDA, modeling ${r.pick(["rate-cut scenarios", "de novo clinic ramps", "physician rollover"])}`,
	),
	line(
		[1, 2],
		(r) =>
			`Structured a contingent value right tied to ${r.pick(["approval", "peak sales", "a second indication"])} in the ${size(r, 600, 4000)} sale of ${a(r.pick(["rare-disease biotech", "oncology biotech"]))}, valued in ${r.int(3, 5)} scenarios for the board`,
	),
	line(
		[1, 2],
		(r) =>
			`Prepared ${plural(r.int(3, 6), "follow-on offering")} raising ${size(r, 300, 900)} for biotech issuers within ${r.pick(["days", "a week"])} of trial data, from wall-crossing materials to pricing`,
	),
	line(
		[2, 3],
		(r) =>
			`Executed the carve-out of ${a(`${size(r, 300, 1500)} ${r.pick(["patient-monitoring", "orthopedics", "wound-care", "respiratory"])} unit`)} from a medtech group, coordinating ${r.int(8, 14)} country separations and a ${r.int(12, 18)}-month supply agreement`,
	),
	line(
		[2, 3],
		(r) =>
			`Ran a royalty financing of ${size(r, 100, 500)} for ${a(r.pick(["rare-disease biotech", "oncology biotech"]))}, comparing ${r.int(6, 10)} offers on cost of capital, caps, and control terms`,
	),
	line(
		[2, 3],
		(r) =>
			`Led diligence on ${a(r.pick(science))} for a strategic buyer, where a review of ${r.pick(["trial protocols", "manufacturing yields", "reimbursement codes"])} cut the upfront price by ${r.int(12, 26)}% in favor of milestones`,
	),
	line(
		[3, 4],
		(r) =>
			`Advised ${a(`${size(r, 1500, 8000)} ${r.pick(science)}`)} from unsolicited letter to signed merger in ${r.int(6, 11)} weeks at a ${r.int(42, 78)}% premium`,
	),
	line(
		[3, 4],
		(r) =>
			`Developed sponsor coverage in ${r.pick(["behavioral health", "outpatient care", "pharma services"])}, advising on ${plural(r.int(4, 8), "platform sale")} and ${r.int(9, 20)} add-ons with ${usdM(r.int(24, 60))} of fees`,
	),
	line(
		[4, 4],
		(r) =>
			`Headed ${r.pick(["biopharma", "medtech", "healthcare-services"])} coverage with ${r.int(12, 26)} bankers, doubling fee share in ${r.int(3, 5)} years on ${r.int(15, 32)} closed transactions`,
	),
	line(
		[4, 4],
		(r) =>
			`Brokered a ${size(r, 4000, 18000)} cross-border ${r.pick(["biopharma", "medtech", "diagnostics"])} merger after a four-year board dialogue, including ${plural(r.int(2, 3), "regulatory divestiture")}`,
	),
];
