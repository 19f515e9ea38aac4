import { Link } from "react-router";
import { AnsweredForm, FormMessage } from "#app/components/base/form/answered.tsx";
import { Fold } from "#app/components/base/form/fold.tsx";
import { TextAreaField } from "#app/components/base/form/text-area-field.tsx";
import { Button } from "#app/components/base/ui/button.tsx";
import { Icon } from "#app/components/base/ui/icon.tsx";
import { arrowLeftIcon, printIcon } from "#app/components/reader/tool-icons.ts";
import { brand } from "#app/content/brand.ts";
import type { FormResult } from "#app/domain/base/form-result.ts";
import { sentenceCase } from "#app/domain/base/sentence-case.ts";
import { receiptDetailsMaximum } from "#app/domain/billing/receipt-limits.ts";
import { BillingFacts } from "./plan-facts.tsx";

/** A payment as its receipt shows it: words, dates and amounts ready to be read. */
export type ReceiptView = {
	number: string;
	date: string;
	/** To whom. */
	email: string;
	/** What the person wants to stand there: name, company, address; a line each, and empty when nothing. */
	details: string;
	/** The tax that is in the amount, and the amount without it; null where none is counted. */
	tax: { included: string; net: string } | null;
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
export function Receipt({
	receipt,
	answer,
}: {
	receipt: ReceiptView;
	/** Of the form for what stands under "To". */
	answer?: FormResult | undefined;
}) {
	const { number, date, email, plan, period, amount, currency, status, refunded, card, seller } =
		receipt;
	const { details, tax } = receipt;
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
				<address className="mt-3 mb-5 text-note text-sheet-quiet not-italic">
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
							[...details.split("\n").filter(Boolean), email].map((line) => (
								<span key={line} className="block wrap-anywhere">
									{line}
								</span>
							)),
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
						{tax ? (
							<>
								<tr>
									<th scope="row">Without tax ({currency})</th>
									<td>{tax.net}</td>
								</tr>
								<tr>
									<th scope="row">Tax included ({currency})</th>
									<td>{tax.included}</td>
								</tr>
							</>
						) : null}
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
			<ReceiptDetails details={details} answer={answer} />
		</main>
	);
}

/** What a person wants under "To", for an employer that pays back. Not on paper. */
function ReceiptDetails({ details, answer }: { details: string; answer: FormResult | undefined }) {
	return (
		<Fold
			className="disclosure w-full max-w-[44rem] mx-auto mt-4 print:hidden"
			isAnswered={Boolean(answer)}
		>
			<summary>{details ? "Change" : "Add"} your name, company or address</summary>
			<AnsweredForm
				// What was kept stands in it.
				key={details}
				answer={answer}
				preventScrollReset
				className="mt-2 grid max-w-md gap-4"
			>
				<FormMessage />
				<TextAreaField
					label="Name, company, address, tax number"
					name="details"
					rows={5}
					most={receiptDetailsMaximum}
					autoComplete="off"
					defaultValue={details}
					hint="As it should stand on your receipts, a line each. It stands on all of them, and goes with your account."
				/>
				<Button type="submit" variant="secondary" className="justify-self-start">
					Save
				</Button>
			</AnsweredForm>
		</Fold>
	);
}
