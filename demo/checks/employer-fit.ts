import type { EmployerKind } from "../resume-file.ts";

/** These work for clients of every kind, so that their lines may speak of anything. */
const advisers: readonly EmployerKind[] = [
	"consulting-firm",
	"accounting-firm",
	"agency",
	"law-firm",
	"investment-bank",
	"private-equity",
	"asset-manager",
	"software",
	"staffing",
	"lab",
	"university",
	"student-club",
	"self-employed",
];
const care: EmployerKind[] = ["hospital", "clinic", "care-home", "health-insurer"];
const medicine: EmployerKind[] = [...care, "pharma", "biotech", "medical-device"];
const money: EmployerKind[] = [
	"bank",
	"credit-union",
	"brokerage",
	"trading-firm",
	"fintech",
	"insurer",
	"health-insurer",
];
const shops: EmployerKind[] = ["retail", "e-commerce", "consumer-goods", "restaurant"];
const makers: EmployerKind[] = [
	"manufacturing",
	"consumer-goods",
	"hardware",
	"semiconductors",
	"robotics",
	"medical-device",
	"pharma",
	"biotech",
];
const heavy: EmployerKind[] = ["energy", "mining", "utility", "construction", "agriculture"];
const online: EmployerKind[] = [
	"internet",
	"e-commerce",
	"games",
	"media",
	"fintech",
	"telecom",
	"travel",
	"publisher",
];

/** Words that only some employers' lines can hold. */
const terms: readonly (readonly [RegExp, readonly EmployerKind[]])[] = [
	[
		/\b(in-?patients?|bedside|ICU|readmissions?|triaged?|telemetry unit)\b/i,
		[...medicine, "government", "military", "school", "nonprofit", "insurer", "telecom"],
	],
	[
		/\b(IEPs?|lesson plans?|report cards?|homeroom|fifth graders|fourth graders)\b/i,
		["school", "nonprofit", "government", "publisher", "museum"],
	],
	[/\b(pitch ?books?|fairness opinions?|bookrunner|CIMs?|buyer calls?)\b/i, ["bank", "brokerage"]],
	[
		/\b(mortgages?|underwrit\w+|loan officers?|charge-offs?)\b/i,
		[...money, "real-estate", "government", "agriculture", "nonprofit", "construction"],
	],
	[/\b(policyholders?|adjusters?|loss ratio)\b/i, [...money, "government", "telecom"]],
	[
		/\b(QPS|requests per second|requests a second|p99)\b/i,
		[
			...online,
			...money,
			"hardware",
			"semiconductors",
			"robotics",
			"retail",
			"hospitality",
			"sports",
		],
	],
	[
		/\b(A100s?|H100s?|GPU hours?|training cluster)\b/i,
		[...online, ...makers, "trading-firm", "brokerage", "bank", "energy", "retail"],
	],
	[/\b(wafers?|tape-?outs?|lithography)\b/i, ["semiconductors", "hardware", "manufacturing"]],
	[
		/\b(stock-?outs?|planograms?|SKUs?|sell-through|shrinkage)\b/i,
		[
			...shops,
			...makers,
			"logistics",
			"agriculture",
			"publisher",
			"museum",
			"hospital",
			"military",
		],
	],
	[/\b(RevPAR|room nights|guest rooms)\b/i, ["hospitality", "real-estate", "travel"]],
	[
		/\b(ridership|bus operators?|railcars?)\b/i,
		["government", "logistics", "travel", "manufacturing"],
	],
	[
		/\b(acres|harvests?|bushels?|herds?)\b/i,
		[
			"agriculture",
			"government",
			"consumer-goods",
			"energy",
			"robotics",
			"nonprofit",
			"insurer",
			"bank",
			"manufacturing",
		],
	],
	[
		/\b(marketing mix model|incremental sales|retail media)\b/i,
		[...shops, ...online, "hospitality", "bank", "insurer", "pharma", "sports", "manufacturing"],
	],
	[
		/\b(sales quota|ARR|pipeline in Salesforce|closed-won)\b/i,
		[
			...online,
			...makers,
			...money,
			"logistics",
			"energy",
			"staffing",
			"real-estate",
			"construction",
		],
	],
	[
		/\b(stamping|torque|weld(s|ed|ing|ers)?)\b/i,
		[...makers, ...heavy, "logistics", "military", "travel"],
	],
	[/\b(same-store|store managers?|checkout lanes?)\b/i, [...shops, "fintech", "telecom", "bank"]],
	[
		/\b(discharge planning|charge nurses?|medication errors?)\b/i,
		[...care, "military", "government"],
	],
	[
		/\b(docket|plaintiffs?|depositions?)\b/i,
		["court", "government", "nonprofit", ...money, "real-estate"],
	],
];

/** The words of a line that do not fit the kind of its employer; none for a line that does. */
export function misfitsOf(text: string, kind: EmployerKind): string[] {
	if (advisers.includes(kind)) return [];
	return terms.flatMap(([pattern, kinds]) => {
		const found = pattern.exec(text)?.[0];
		return found && !kinds.includes(kind) ? [found] : [];
	});
}
