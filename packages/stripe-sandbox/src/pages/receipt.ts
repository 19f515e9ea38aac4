import { formatMoney } from "../money.ts";
import type { InvoiceRecord } from "../records.ts";
import type { Store } from "../store.ts";
import { dateOf, messagePage, neverKept, pageAnswer, root } from "./layout.ts";
import { html, type Markup } from "./markup.ts";

const nothingHere = () =>
	messagePage({
		title: "There is no such receipt",
		text: "The address is wrong, or the sandbox was emptied.",
		status: 404,
	});

/** What a receipt says, line by line. */
type Receipt = {
	title: string;
	facts: [name: string, value: string][];
	lines: [what: string, amount: string][];
	total: [name: string, amount: string];
};

/** An invoice as a page. */
export async function showInvoice(store: Store, id: string): Promise<Response> {
	const invoice = await store.transaction((tx) => tx.get("invoice", id));
	if (!invoice) return nothingHere();
	return receiptPage(
		invoiceReceipt(store, invoice),
		html`<p><a class="button quiet" href="${root}/invoice/${id}/pdf">Download as PDF</a></p>`,
	);
}

/** An invoice as a file. */
export async function invoicePdf(store: Store, id: string): Promise<Response> {
	const invoice = await store.transaction((tx) => tx.get("invoice", id));
	if (!invoice) return nothingHere();
	const { default: PdfDocument } = await import("pdfkit");
	const receipt = invoiceReceipt(store, invoice);
	const document = new PdfDocument({ size: "LETTER", margin: 72, info: { Title: receipt.title } });
	const pieces: Buffer[] = [];
	document.on("data", (piece: Buffer) => pieces.push(piece));
	const ended = new Promise((resolve) => document.on("end", resolve));
	document.fontSize(10).text("Sandbox: no money moved").moveDown();
	document.fontSize(20).text(receipt.title).moveDown();
	document.fontSize(11);
	for (const [name, value] of receipt.facts) document.text(`${name}: ${value}`);
	document.moveDown();
	for (const [what, amount] of [...receipt.lines, receipt.total]) {
		document.text(`${what}: ${amount}`);
	}
	document.end();
	await ended;
	return new Response(Buffer.concat(pieces), {
		headers: {
			...neverKept,
			"content-type": "application/pdf",
			"content-disposition": `attachment; filename="invoice-${invoice.number}.pdf"`,
		},
	});
}

/** The receipt of a single payment. */
export async function showReceipt(store: Store, id: string): Promise<Response> {
	const found = await store.transaction(async (tx) => {
		const charge = await tx.get("charge", id);
		return (
			charge && { charge, invoice: charge.invoice && (await tx.get("invoice", charge.invoice)) }
		);
	});
	if (found?.charge.status !== "succeeded") return nothingHere();
	const { charge, invoice } = found;
	if (invoice) return receiptPage(invoiceReceipt(store, invoice), null);
	const money = (cents: number) => formatMoney(cents, charge.currency);
	const given = charge.amount_refunded;
	return receiptPage(
		{
			title: `Receipt from ${store.seller}`,
			facts: [
				["Paid on", dateOf(charge.created)],
				["Card", `Visa ending in ${charge.card.last4}`],
			],
			lines: [
				[charge.description ?? "Payment", money(charge.amount)],
				...(given > 0 ? [["Given back", `−${money(given)}`] as [string, string]] : []),
			],
			total: ["Amount paid", money(charge.amount - given)],
		},
		null,
	);
}

function invoiceReceipt({ seller }: Store, invoice: InvoiceRecord): Receipt {
	const money = (cents: number) => formatMoney(cents, invoice.currency);
	const off = invoice.discount_amounts.reduce((sum, { amount }) => sum + amount, 0);
	return {
		title: `Invoice ${invoice.number}`,
		facts: [
			["From", seller],
			["To", invoice.customer_email ?? invoice.customer],
			["Date", dateOf(invoice.created)],
			invoice.paid_at === null ? ["Status", "Open"] : ["Paid on", dateOf(invoice.paid_at)],
		],
		lines: [
			...invoice.lines.map(({ description, amount, period }): [string, string] => [
				period.end > period.start
					? `${description} (${dateOf(period.start)} to ${dateOf(period.end)})`
					: description,
				money(amount),
			]),
			...(off > 0 ? [["Discount", `−${money(off)}`] as [string, string]] : []),
		],
		total: [invoice.status === "paid" ? "Amount paid" : "Amount due", money(invoice.total)],
	};
}

function receiptPage(receipt: Receipt, more: Markup | null): Response {
	return pageAnswer({
		title: receipt.title,
		body: html`<main class="narrow">
<h1>${receipt.title}</h1>
<dl class="facts">
${receipt.facts.map(
	([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>
`,
)}</dl>
<dl class="lines">
${receipt.lines.map(
	([what, amount]) => html`<div><dt>${what}</dt><dd>${amount}</dd></div>
`,
)}<div class="sum"><dt>${receipt.total[0]}</dt><dd>${receipt.total[1]}</dd></div>
</dl>
${more}
</main>`,
	});
}
