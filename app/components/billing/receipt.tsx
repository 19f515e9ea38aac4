import { Link } from "react-router";
import { Button } from "#app/components/base/ui/button.tsx";
import { Icon } from "#app/components/base/ui/icon.tsx";
import { arrowLeftIcon, printIcon } from "#app/components/reader/tool-icons.ts";
import { brand } from "#app/content/brand.ts";
import { sentenceCase } from "#app/domain/base/sentence-case.ts";
import { BillingFacts } from "./plan-facts.tsx";

/** A payment as its receipt shows it: words, dates and amounts ready to be read. */
export type ReceiptView = {
	number: string;
	date: string;
	/** To whom. */
	email: string;
	plan: string;
	/** "June 15, 2026 to July 15, 2026": the period that was paid for; null when there is none. */
	period: string | null;
	amount: string;
	/** "USD". */
	currency: string;
	/** `paid`, `refunded`, … as in the list of orders. */
	status: string;
	/** How much went back, and null when nothing did. */
	refunded: string | null;
	/** What the payment is called at the provider. */
	reference: string;
	/** "Visa 4242"; null when it was no card, or is not known. */
	card: string | null;
	/** Who sells: name and address, a line each. */
	seller: readonly string[];
};

/** The receipt of one payment, on a sheet that prints as it is. */
export function Receipt({ receipt }: { receipt: ReceiptView }) {
	const { number, date, email, plan, period, amount, currency, status, refunded, card, seller } =
		receipt;
	return (
		<main id="content" className="container-page flex-1 py-8 md:py-12 print:p-0">
			<div className="w-full max-w-[44rem] mx-auto flex flex-wrap items-center justify-between gap-2 pb-4 print:hidden">
				<Link to="/subscription" className="link-quiet">
					<Icon path={arrowLeftIcon} />
					My Subscription
				</Link>
				<Button variant="secondary" onClick={() => window.print()} className="needs-script">
					<Icon path={printIcon} />
					Print
				</Button>
			</div>
			<article
				aria-labelledby="receipt-title"
				className="receipt grid gap-8 rounded-[2px] text-sheet-ink w-full max-w-[44rem] mx-auto print:max-w-none"
			>
				<header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
					<h1 id="receipt-title" className="text-3xl">
						Receipt {number}
					</h1>
					<p className="font-serif text-xl">{brand.name}</p>
				</header>
				<address className="mt-3 mb-5 text-note text-quiet not-italic">
					{seller.map((line) => (
						<span key={line} className="block wrap-anywhere">
							{line}
						</span>
					))}
				</address>
				<BillingFacts
					facts={[
						["Date", date],
						[
							"To",
							<span key="email" className="wrap-anywhere">
								{email}
							</span>,
						],
						["Status", sentenceCase(status)],
						period ? ["Period", period] : null,
						card ? ["Paid with", card] : null,
					]}
				/>
				<table className="receipt-table w-full tabular-nums">
					<thead>
						<tr>
							<th scope="col">What</th>
							<th scope="col">Amount</th>
						</tr>
					</thead>
					<tbody>
						<tr>
							<td>
								{plan}
								{period ? (
									<span className="block text-sheet-quiet text-[0.875rem]">{period}</span>
								) : null}
							</td>
							<td>{amount}</td>
						</tr>
					</tbody>
					<tfoot>
						<tr>
							<th scope="row">Total ({currency})</th>
							<td>{amount}</td>
						</tr>
						{refunded ? (
							<tr>
								<th scope="row">Refunded ({currency})</th>
								<td>{refunded}</td>
							</tr>
						) : null}
					</tfoot>
				</table>
				<footer>
					<p className="wrap-anywhere">Payment reference: {receipt.reference}</p>
					<p>Questions? Write to {brand.supportAddress}.</p>
				</footer>
			</article>
		</main>
	);
}
