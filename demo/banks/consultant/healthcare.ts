import type { Bullet, Theme } from "../../bank.ts";
import { fall, plural, rise, thousands } from "../../quantities.ts";
import { a, businessLinesOf, firm, size, usdM } from "../../quantities-business.ts";

export const healthcare: Theme = {
	key: "healthcare",
	label: "healthcare and life sciences",
	skills: [
		{
			name: "Healthcare",
			keywords: [
				"Patient-flow analysis",
				"Payer-mix analysis",
				"Value-based care",
				"Revenue-cycle management",
				"Launch strategy",
				"Market access",
				"Physician alignment",
				"Claims-data analysis",
			],
		},
		{
			name: "Analysis",
			keywords: [
				"Patient-based forecasting",
				"Capacity modeling",
				"Key-opinion-leader interviews",
				"Market sizing",
				"Segmentation",
				"Scenario planning",
				"Survey design",
			],
		},
		{
			name: "Tools",
			keywords: ["Excel", "PowerPoint", "SQL", "Tableau", "Alteryx", "R", "think-cell"],
		},
	],
	projects: [
		{
			name: "Free-Clinic No-Show Study",
			levels: [0, 1],
			description: "Volunteer analysis of missed appointments at a student-run free clinic",
			highlights: [
				(r) => {
					const change = fall(r, [26, 36, 1], [25, 45]);
					return `Text reminders in two languages brought no-shows from ${change.before}% to ${change.after}% over one semester`;
				},
				(r) =>
					`Analyzed ${thousands(r.int(1200, 4800, 100))} visits by weather, distance, and weekday`,
			],
		},
		{
			name: "Biotech Launch Case Competition",
			levels: [0, 2],
			description:
				"Graduate case on launching a first-in-class migraine therapy in a crowded market",
			highlights: [
				(r) =>
					`Built the patient-based forecast (${size(r, 400, 1200)} peak sales) and the payer evidence plan`,
				(r) => `Won ${r.pick(["first", "second"])} place among ${r.int(16, 48)} teams`,
			],
		},
		{
			name: "Rural Maternity Access Map",
			levels: [0, 4],
			description:
				"Public map of drive times to the nearest labor-and-delivery unit, built from hospital filings",
			highlights: [
				(r) => `Covers ${thousands(r.int(900, 2800, 100))} counties and refreshes every quarter`,
				(r) => `Cited in ${r.int(2, 6)} local health-needs assessments`,
			],
		},
	],
	tags: [
		"healthcare",
		"hospitals",
		"pharma",
		"life sciences",
		"payers",
		"launch strategy",
		"patient flow",
		"market access",
	],
};

const line = businessLinesOf("healthcare");

const providers = [
	"nonprofit health system",
	"children's hospital group",
	"community-hospital network",
	"academic medical center",
] as const;
const pharma = [
	"specialty-pharma company",
	"diagnostics maker",
	"medical-device maker",
	"biotech company",
] as const;
const therapies = ["oncology", "rare-disease", "dermatology", "cardiology", "neurology"] as const;

export const healthcareBullets: Bullet[] = [
	line(
		[0, 1],
		(r) =>
			`Analyzed ${thousands(r.int(24, 160, 4) * 1000)} ${r.pick(["emergency-department visits", "surgical cases", "imaging appointments"])} by hour, acuity, and payer to locate the capacity bottlenecks of ${firm(r, 800, 4500, providers)}`,
	),
	line(
		[0, 0],
		(r) =>
			`Compiled physician-interview notes into a decision tree of how ${r.pick(therapies)} patients are ${r.pick(["diagnosed, referred, and switched between therapies", "diagnosed, treated, and followed up", "referred to specialists and started on therapy"])}`,
	),
	line(
		[0, 1],
		(r) =>
			`Forecast ${a(r.pick(therapies))} market patient by patient, from prevalence to persistence, arriving at ${size(r, 600, 4000)} with the ${r.int(3, 5)} assumptions that mattered most stress-tested`,
	),
	line(
		[0, 1],
		(r) =>
			`Reviewed payer policies and label histories to chart where ${r.pick(["prior authorization", "step therapy", "site-of-care rules"])} would ${r.pick(["delay", "limit"])} access to a new ${r.pick(therapies)} therapy`,
	),
	line([1, 2], (r) => {
		const change = fall(r, [190, 290, 10], [18, 34]);
		return `Reworked triage and bed-assignment rules with nurse leaders at ${firm(r, 900, 4000, providers)}, shortening the median emergency stay from ${change.before} to ${change.after} minutes`;
	}),
	line([1, 2], (r) => {
		const change = fall(r, [11, 17, 1], [30, 50]);
		return `Traced ${thousands(r.int(18, 90, 2) * 1000)} denied claims to root cause and rebuilt ${r.int(4, 7)} edits in the billing workflow; initial denials dropped from ${change.before}% to ${change.after}%`;
	}),
	line(
		[1, 2],
		(r) =>
			`Segmented ${thousands(r.int(2800, 9800, 200))} prescribers by volume, access, and openness, refocusing a ${r.int(60, 180, 10)}-person field force on the ${r.int(24, 38)}% that drive ${r.int(68, 82)}% of potential`,
	),
	line([2, 3], (r) => {
		const change = rise(r, [64, 71, 1], [12, 22]);
		return `Led an operating-room program across ${r.int(4, 9)} hospitals that raised prime-time utilization from ${change.before}% to ${change.after}%, adding ${thousands(r.int(900, 3200, 100))} cases a year without new rooms`;
	}),
	line(
		[2, 3],
		(r) =>
			`Planned the US launch of ${a(r.pick(therapies))} therapy for ${firm(r, 500, 4000, pharma)}, covering pricing, access, and field sizing; first-year sales came in ${r.int(4, 12)}% above the ${size(r, 60, 250)} forecast`,
	),
	line(
		[2, 3],
		(r) =>
			`Negotiated shared-savings terms between ${firm(r, 1000, 5000, providers)} and ${plural(r.int(2, 4), "payer")}, covering ${thousands(r.int(28, 140, 4) * 1000)} lives and returning ${usdM(r.int(4, 15))} in the first contract year`,
	),
	line(
		[3, 4],
		(r) =>
			`Directed the integration of ${plural(r.int(2, 4), "hospital")} into ${firm(r, 2500, 9000, providers)}, delivering ${usdM(r.int(35, 110, 5))} of annual savings while keeping ${r.int(93, 98)}% of employed physicians`,
	),
	line(
		[3, 4],
		(r) =>
			`Advised the portfolio committee of ${firm(r, 3000, 18000, pharma)} on ${r.int(11, 26)} pipeline assets, with risk-adjusted valuations that led it to stop ${r.int(3, 5)} and double funding for ${r.int(2, 3)}`,
	),
	line([4, 4], (r) => {
		const change = rise(r, [7, 15, 1], [90, 180]);
		return `Expanded the ${r.pick(["provider", "payer", "life-sciences"])} practice from ${usdM(change.before)} to ${usdM(change.after)} in annual fees and promoted ${r.int(3, 6)} of its managers to ${r.pick(["principal", "partner track"])}`;
	}),
	line(
		[4, 4],
		(r) =>
			`Guided the turnaround of ${firm(r, 1800, 6000, providers)} with its CFO and CNO, moving the operating margin from -${r.int(3, 6)}% to ${r.int(1, 3)}% in ${r.int(18, 30, 2)} months`,
	),
];
