import type { Bullet, Theme } from "../../bank.ts";
import { linesOf } from "../../lines.ts";
import { fall, ms, plural, rise, thousands, usd, word } from "../../quantities.ts";

export const payments: Theme = {
	key: "payments",
	label: "payments infrastructure",
	skills: [
		{ name: "Languages", keywords: ["Java", "Kotlin", "Go", "Ruby", "SQL", "TypeScript"] },
		{
			name: "Payments",
			keywords: [
				"Double-entry ledgers",
				"Idempotency",
				"ISO 8583",
				"ACH",
				"SEPA",
				"3-D Secure",
				"PCI DSS",
				"Network tokens",
			],
		},
		{
			name: "Data and messaging",
			keywords: ["PostgreSQL", "Kafka", "Redis", "Temporal", "Debezium", "Snowflake"],
		},
		{
			name: "Operations",
			keywords: ["AWS", "Kubernetes", "Terraform", "Datadog", "HashiCorp Vault", "Docker"],
		},
	],
	projects: [
		{
			name: "Ledgerlet",
			levels: [0, 1],
			description: "Double-entry ledger with a REST API, written in Kotlin and PostgreSQL",
			highlights: [
				() =>
					"Enforced that every transaction sums to zero with deferred constraints instead of application code",
				(r) =>
					`Checked invariants with property-based tests over ${thousands(r.int(10, 50, 5) * 1000)} generated transfers, finding two rounding errors`,
				() =>
					"Made every write idempotent by client-supplied keys, so that a retry never posts twice",
			],
		},
		{
			name: "Split",
			levels: [0, 1],
			description: "Web app that settles shared expenses among roommates in the fewest payments",
			highlights: [
				(r) =>
					`Used by ${r.int(40, 220, 10)} students; settles a group of ${r.int(6, 12)} with a greedy netting algorithm`,
				() =>
					"Stored money as integer cents with explicit currency and documented every rounding rule",
			],
		},
		{
			name: "Card Sandbox",
			levels: [0, 2],
			description:
				"Simulator of a card network for testing authorizations, captures, refunds and disputes",
			highlights: [
				(r) => `Replays ${r.int(18, 36)} decline and timeout scenarios from YAML files`,
				() => "Speaks a subset of ISO 8583 over TCP and the same operations over JSON",
			],
		},
		{
			name: "reconcile-cli",
			levels: [1, 4],
			description: "Open-source command-line tool that matches bank statements with ledger exports",
			highlights: [
				(r) =>
					`Matches ${thousands(r.int(4, 12) * 100_000)} rows in under ${r.int(20, 50, 5)} seconds with DuckDB`,
				() =>
					"Reads CAMT.053, BAI2 and CSV; explains each match so that an accountant can audit it",
			],
		},
	],
	tags: ["payments", "ledger", "kotlin", "java", "pci dss", "postgresql", "kafka", "fintech"],
};

const line = linesOf(payments.key);

export const paymentsBullets: Bullet[] = [
	line(
		[0, 1],
		(r) =>
			`Added idempotency keys to the ${r.pick(["refund", "capture", "payout", "top-up"])} endpoint with a unique constraint and stored responses in PostgreSQL, ending duplicate ${r.pick(["charges", "postings"])} that had reached support ${r.int(4, 14)} times a month`,
	),
	line(
		[0, 1],
		(r) =>
			`Built a daily reconciliation job in ${r.pick(["Python", "Kotlin", "Go"])} that matches processor settlement files with ledger entries, flagging ${usd(r.int(12, 90) * 1000)} of unmatched items in its first month for finance to review`,
	),
	line(
		[0, 0],
		(r) =>
			`Wrote a simulator of card declines, timeouts and partial captures in ${r.pick(["Java", "Go", "TypeScript"])}, letting the team run ${r.int(24, 60)} payment scenarios in CI that had been tested by hand before each release`,
	),
	line([0, 1], (r) => {
		const c = fall(r, [25, 60, 5], [60, 85], 1);
		return `Created an internal page that shows the full timeline of a payment from authorization to settlement, cutting the time support needs per ${r.pick(["payment inquiry", "refund question"])} from ${c.before} to ${c.after} minutes`;
	}),
	line([1, 2], (r) => {
		const before = r.int(842, 876) / 10;
		const gain = r.int(14, 32) / 10;
		return `Implemented retries by decline code and card account updater for recurring charges, lifting renewal authorization from ${before.toFixed(1)}% to ${(before + gain).toFixed(1)}% on ${thousands(r.int(60, 240, 10) * 1000)} monthly renewals`;
	}),
	line(
		[1, 2],
		(r) =>
			`Integrated ${r.pick(["SEPA Direct Debit", "ACH debit", "iDEAL and Bancontact", "Pix"])} into checkout, including mandates, returns and asynchronous confirmation; it carried ${r.int(8, 19)}% of volume in ${r.pick(["its market", "the launch region"])} after ${r.int(4, 9)} months`,
	),
	line(
		[1, 2],
		(r) =>
			`Migrated ${thousands(r.int(15, 90, 5) * 10_000)} stored cards to network tokens in batches with automatic fallback, raising approval by ${(r.int(9, 24) / 10).toFixed(1)} points and taking raw card numbers out of ${word(r.int(2, 5))} services`,
	),
	line(
		[2, 3],
		(r) =>
			`Designed an append-only double-entry ledger on PostgreSQL with per-account sequencing, which now records ${r.int(2, 9)}M entries a day and lets finance close the month in ${r.int(2, 4)} days instead of ${r.int(7, 12)}`,
	),
	line(
		[2, 3],
		(r) =>
			`Orchestrated payouts as Temporal workflows with compensation steps in place of cron jobs and status flags, bringing stuck payouts from about ${r.int(60, 180, 10)} a week to fewer than ${word(r.int(3, 6))}`,
	),
	line([2, 3], (r) => {
		const c = fall(r, [24, 40, 1], [60, 85], 1);
		return `Isolated card data in a tokenization service with its own AWS account and Vault-managed keys, shrinking PCI DSS scope from ${c.before} services to ${c.after} and the yearly assessment by ${r.int(3, 7)} weeks`;
	}),
	line(
		[3, 4],
		(r) =>
			`Built routing across ${word(r.int(3, 5))} acquirers that weighs cost, approval rate and health per card range, adding ${(r.int(11, 26) / 10).toFixed(1)} points of approval and saving ${usd(r.int(8, 34) * 100_000)} a year in fees`,
	),
	line([3, 4], (r) => {
		const c = fall(r, [620, 1100, 20], [50, 70], 10);
		return `Re-architected authorization to run active-active in two regions with deterministic key ownership, meeting 99.99% availability for ${r.int(5, 8)} straight quarters while p99 fell from ${ms(c.before)} to ${ms(c.after)}`;
	}),
	line(
		[4, 4],
		(r) =>
			`Defined the money-movement architecture that ${r.int(6, 11)} teams build on (ledger, payouts, disputes, reconciliation) and led its adoption over ${r.int(18, 30)} months, retiring ${word(r.int(3, 5))} separate balance tables`,
	),
	line([4, 4], (r) => {
		const c = rise(r, [3, 6, 1], [180, 320], 1);
		return `Directed the technical side of entering ${plural(r.int(5, 11), "country", "countries")}: local acquiring, currency handling and safeguarding, with payment volume growing from $${c.before}B to $${c.after}B on the same core`;
	}),
	line(
		[0, 1],
		(r) =>
			`Modeled the states of a ${r.pick(["refund", "dispute", "payout", "subscription renewal"])} as an explicit state machine with illegal transitions rejected at the database, replacing boolean flags that contradicted one another`,
	),
	line(
		[2, 3],
		() =>
			"Worked with finance and external auditors to define the ledger's chart of accounts and cutoff rules, then encoded them as invariants that are checked on every posting",
	),
	line(
		[3, 4],
		(r) =>
			`Represented engineering in negotiations with ${r.pick(["acquiring banks", "card schemes", "payment processors"])}, translating contract terms on settlement and disputes into testable system requirements`,
	),
];
