import type { Bullet, Theme } from "../../bank.ts";
import { linesOf } from "../../lines.ts";
import { fall, rise, thousands, usd, word } from "../../quantities.ts";

export const fintech: Theme = {
	key: "fintech",
	label: "payments and fintech",
	skills: [
		{
			name: "Product",
			keywords: [
				"Checkout optimization",
				"Subscription billing",
				"Risk trade-offs",
				"Roadmapping",
				"PRDs",
				"User interviews",
				"A/B testing",
			],
		},
		{
			name: "Domain",
			keywords: [
				"KYC and AML",
				"ACH",
				"Card networks",
				"3-D Secure",
				"Chargebacks",
				"Open banking",
				"PCI DSS",
				"Ledgers",
			],
		},
		{
			name: "Analytics and tools",
			keywords: ["SQL", "Looker", "Excel", "Amplitude", "Figma", "Jira", "Postman"],
		},
	],
	projects: [
		{
			name: "First Credit",
			levels: [0, 1],
			description:
				"Case competition entry: a secured card for international students without a U.S. credit history",
			highlights: [
				(r) =>
					`Placed ${r.pick(["first", "second", "third"])} of ${r.int(38, 90)} teams; built the unit economics and compliance outline`,
				(r) =>
					`Based on ${r.int(60, 140, 10)} survey answers and ${r.int(9, 16)} interviews with international students`,
			],
		},
		{
			name: "Club Treasurer",
			levels: [0, 1],
			description:
				"Dues and reimbursement tool for student clubs on top of a payment provider's API",
			highlights: [
				(r) =>
					`${r.int(14, 46)} clubs collected ${usd(r.int(22, 120, 2) * 1000)} in the first academic year`,
				() =>
					"Reduced reimbursement time from weeks to two days by replacing paper receipts with photos and rules",
			],
		},
		{
			name: "Checkout Gallery",
			levels: [0, 3],
			description:
				"Annotated collection of checkout flows with notes on error states, wallets and local methods",
			highlights: [
				(r) =>
					`Covers ${r.int(80, 180, 10)} shops in ${r.int(9, 18)} countries; read ${thousands(r.int(2, 9) * 1000)} times a month`,
				() =>
					"Each entry names the moment money is authorized and what the customer is told if it fails",
			],
		},
	],
	tags: ["fintech", "payments", "checkout", "kyc", "fraud", "billing", "open banking", "sql"],
};

const line = linesOf(fintech.key);

const tenths = (n: number) => (n / 10).toFixed(1);

export const fintechBullets: Bullet[] = [
	line(
		[0, 0],
		(r) =>
			`Reviewed ${r.int(180, 420, 20)} failed ${r.pick(["card payments", "bank transfers", "top-ups"])} with support, grouped them into ${r.int(8, 13)} causes and rewrote the ${r.int(12, 26)} error messages behind the most frequent; retries that succeed rose ${r.int(9, 19)}%`,
	),
	line(
		[0, 0],
		(r) =>
			`Wrote the requirements for ${r.pick(["downloadable statements", "spending categories", "receipt capture", "card freeze in the app"])}, including edge cases found in ${r.int(10, 18)} user interviews, and tested the release with ${word(r.int(5, 9))} internal users before launch`,
	),
	line([0, 1], (r) => {
		const c = rise(r, [52, 66, 1], [10, 24], 1);
		return `Reordered identity verification so that document capture comes after ${r.pick(["plan choice", "account funding", "email confirmation"])} and explained each step, raising completion from ${c.before}% to ${c.after}%`;
	}),
	line(
		[0, 1],
		(r) =>
			`Compared ${word(r.int(4, 7))} ${r.pick(["bank-linking", "identity verification", "payout"])} vendors on coverage, cost and failure handling with a scripted test of ${r.int(120, 300, 20)} cases; the recommendation was signed within the quarter`,
	),
	line([1, 2], (r) => {
		const c = rise(r, [612, 688, 1], [4, 9], 1);
		return `Added ${r.pick(["Apple Pay and Google Pay", "pay-by-bank", "saved cards with one-click payment"])} and inline validation to checkout, lifting conversion from ${tenths(c.before)}% to ${tenths(c.after)}% over ${thousands(r.int(90, 400, 10) * 1000)} sessions`;
	}),
	line(
		[1, 2],
		(r) =>
			`Shipped dunning with smart retry times, in-app card update and account updater; it recovers ${r.int(34, 52)}% of failed renewals, or ${usd(r.int(6, 28) * 100_000)} a year`,
	),
	line([1, 2], (r) => {
		const c = fall(r, [84, 130, 2], [28, 46], 1);
		return `Redesigned dispute intake with evidence prompts by reason code; the chargeback rate fell from ${(c.before / 100).toFixed(2)}% to ${(c.after / 100).toFixed(2)}% and the share of disputes won rose ${word(r.int(7, 10))} points`;
	}),
	line(
		[2, 3],
		(r) =>
			`Launched ${r.pick(["instant payouts", "multi-currency accounts", "virtual cards", "installment payments"])} from business case to general availability with risk, legal and ${word(r.int(2, 4))} partner banks; ${usd(r.int(3, 12) * 1_000_000)} revenue in the first ${r.int(12, 18)} months`,
	),
	line([2, 3], (r) => {
		const c = fall(r, [38, 62, 1], [30, 50], 1);
		return `Balanced fraud and friction with data science through step-up rules by risk tier; fraud losses fell from ${c.before} to ${c.after} basis points while approvals rose ${tenths(r.int(6, 19))} points`;
	}),
	line(
		[2, 3],
		(r) =>
			`Moved invoicing, tax and revenue recognition from scripts to one billing platform with finance, shortening the monthly close by ${word(r.int(3, 6))} days and making a new price plan ${word(r.int(2, 4))} days of work`,
	),
	line(
		[3, 4],
		(r) =>
			`Negotiated routing and pricing with ${word(r.int(3, 5))} processors jointly with treasury and built least-cost routing on top, saving ${r.int(9, 21)} basis points, or ${usd(r.int(3, 14) * 1_000_000)} a year`,
	),
	line(
		[3, 4],
		(r) =>
			`Led licensing and launch in ${word(r.int(3, 6))} European markets: passporting, safeguarding, strong customer authentication and local debit schemes, reaching ${thousands(r.int(120, 480, 20) * 1000)} funded accounts in ${r.int(14, 20)} months`,
	),
	line(
		[4, 4],
		(r) =>
			`Defined the ${word(r.int(3, 5))}-year money-movement strategy (build, partner or license) for the board and led ${word(r.int(5, 8))} product managers through it; payments became ${r.int(18, 31)}% of gross profit`,
	),
	line(
		[2, 4],
		() =>
			"Drafted plain-language fee disclosures with counsel and tested them with customers until most could predict a charge correctly; the regulator's review raised no comment on them",
	),
	line(
		[0, 1],
		(r) =>
			`Traced money through ${r.pick(["a refund", "a failed payout", "a currency conversion"])} with operations, drew the flow with every party and ledger entry, and used it to find the status customers were missing`,
	),
	line(
		[2, 3],
		() =>
			"Designed hardship and dispute journeys with support, compliance and customers in arrears; tone, choices and timing were tested before a line of code was written",
	),
	line(
		[3, 4],
		() =>
			"Prepared the product for its first regulatory examination: control owners, evidence and a rehearsal with outside counsel; the findings were minor and closed on time",
	),
];
