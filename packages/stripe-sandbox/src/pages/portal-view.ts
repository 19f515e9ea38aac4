import { formatMoney } from "../money.ts";
import type {
	CardFacts,
	CustomerRecord,
	InvoiceRecord,
	PortalConfigurationRecord,
	PortalSessionRecord,
	SubscriptionRecord,
} from "../records.ts";
import { cardChoice } from "./card-choice.ts";
import { alert, dateOf, pageAnswer, root } from "./layout.ts";
import { html, type Markup } from "./markup.ts";

type SubscriptionView = { subscription: SubscriptionRecord; name: string; cents: number };

export type PortalView = {
	/** Whose customer this is. */
	seller: string;
	session: PortalSessionRecord;
	configuration: PortalConfigurationRecord;
	customer: CustomerRecord;
	subscriptions: SubscriptionView[];
	card: CardFacts | null;
	invoices: InvoiceRecord[];
	problem: string | null;
};

export function portalPage(view: PortalView): Response {
	const { seller, session, configuration, customer, problem } = view;
	return pageAnswer({
		title: "Billing",
		status: problem === null ? 200 : 402,
		body: html`<main class="narrow">
<h1>Your billing with ${seller}</h1>
${configuration.headline && html`<p>${configuration.headline}</p>`}
<p class="hint">${customer.email ?? customer.name ?? customer.id}</p>
${alert(problem)}
${subscriptionSection(view)}
${cardSection(view)}
${configuration.invoice_history ? invoiceSection(view) : null}
${
	session.return_url &&
	html`<p><a class="button quiet" href="${session.return_url}">Return to ${seller}</a></p>`
}
</main>`,
	});
}

function form(view: PortalView, fields: Record<string, string>, button: string): Markup {
	return html`<form method="post" action="${root}/portal/${view.session.id}">
${Object.entries(fields).map(
	([name, value]) => html`<input type="hidden" name="${name}" value="${value}">
`,
)}<button class="button quiet">${button}</button>
</form>`;
}

function subscriptionSection(view: PortalView): Markup {
	return html`<section aria-labelledby="plan">
<h2 id="plan">Current plan</h2>
${view.subscriptions.length === 0 ? html`<p>There is no subscription.</p>` : null}
${view.subscriptions.map((each) => onePlan(view, each))}
</section>`;
}

function onePlan(view: PortalView, { subscription, name, cents }: SubscriptionView): Markup {
	const { recurring, status } = subscription;
	const price = formatMoney(cents, subscription.currency);
	const isMore = recurring.interval_count > 1;
	const rhythm = isMore
		? `every ${recurring.interval_count} ${recurring.interval}s`
		: `per ${recurring.interval}`;
	const canCancel = view.configuration.subscription_cancel.enabled;
	const isEnding = subscription.cancel_at !== null;
	const named = { subscription: subscription.id };
	const canChange = status !== "canceled";
	return html`<div class="plan">
<h3>${name}</h3>
<p class="total">${price} <span class="hint">${rhythm}</span></p>
<p>${statusLine(subscription)}</p>
${canChange && isEnding ? form(view, { action: "resume", ...named }, "Don’t cancel plan") : null}
${canChange && !isEnding && canCancel ? form(view, { action: "cancel", ...named }, "Cancel plan") : null}
</div>`;
}

function statusLine(subscription: SubscriptionRecord): string {
	const { status, cancel_at, ended_at, current_period_end } = subscription;
	if (status === "canceled") return `Ended on ${dateOf(ended_at ?? current_period_end)}.`;
	if (cancel_at !== null) return `Your plan will be canceled on ${dateOf(cancel_at)}.`;
	if (status === "past_due") return "The last payment failed. Choose another card and pay.";
	return `Your plan renews on ${dateOf(current_period_end)}.`;
}

function cardSection(view: PortalView): Markup {
	const { card, configuration, session } = view;
	return html`<section aria-labelledby="method">
<h2 id="method">Payment method</h2>
<p>${
		card
			? `Visa ending in ${card.last4}, good until ${card.exp_month}/${card.exp_year}`
			: "No card on file."
	}</p>
${
	configuration.payment_method_update
		? html`<details>
<summary>Use another card</summary>
<form method="post" action="${root}/portal/${session.id}">
<input type="hidden" name="action" value="card">
${cardChoice(card?.number ?? "")}
<button class="button">Save card</button>
</form>
</details>`
		: null
}
</section>`;
}

function invoiceSection(view: PortalView): Markup {
	return html`<section aria-labelledby="invoices">
<h2 id="invoices">Invoices</h2>
${view.invoices.length === 0 ? html`<p>There are no invoices yet.</p>` : null}
<ul class="rows">
${view.invoices.map((invoice) => oneInvoice(view, invoice))}</ul>
</section>`;
}

function oneInvoice(view: PortalView, invoice: InvoiceRecord): Markup {
	const money = formatMoney(invoice.total, invoice.currency);
	const isOpen = invoice.status === "open" && invoice.next_payment_attempt !== null;
	return html`<li>
<a href="${root}/invoice/${invoice.id}">${dateOf(invoice.created)}</a>
<span>${money}</span>
<span class="state">${invoice.status}</span>
${isOpen ? form(view, { action: "pay", invoice: invoice.id }, `Pay ${money} now`) : null}
</li>
`;
}
