import { formatMoney } from "../money.ts";
import type { CouponRecord, PriceRecord, SessionRecord } from "../records.ts";
import { cardChoice } from "./card-choice.ts";
import { alert, pageAnswer, root } from "./layout.ts";
import { html, type Markup } from "./markup.ts";

/** What the checkout page shows. */
export type CheckoutView = {
	/** Who is paid. */
	seller: string;
	session: SessionRecord;
	prices: PriceRecord[];
	coupon: CouponRecord | null;
	/** Known from the customer or the site; it cannot be changed here. */
	fixedEmail: string | null;
	typed: { email: string; name: string; card: string };
	problem: { status: number; message: string; field?: "email" } | null;
};

export function checkoutPage(view: CheckoutView): Response {
	const { seller, session, problem } = view;
	const isSubscription = session.mode === "subscription";
	const title = isSubscription
		? `Subscribe to ${session.lines[0]?.description ?? seller}`
		: `Pay ${seller}`;
	const total = formatMoney(session.amount_total, session.currency);
	return pageAnswer({
		title,
		status: problem?.status ?? 200,
		formTargets: [session.success_url],
		body: html`<main class="checkout">
<section class="summary" aria-labelledby="summary">
<h1 id="summary">${title}</h1>
<p class="total">${total}${isSubscription ? html` <span class="hint">due today</span>` : null}</p>
${summary(view)}
</section>
<section class="payment" aria-labelledby="payment">
<h2 id="payment">Pay with a test card</h2>
<form method="post" action="${root}/checkout/${session.id}">
${alert(problem?.message ?? null)}
${emailField(view)}
${cardChoice(view.typed.card)}
<div class="field">
<label for="name">Name on card</label>
<input id="name" name="name" value="${view.typed.name}" autocomplete="off" maxlength="200">
</div>
<button class="button">${isSubscription ? "Subscribe" : `Pay ${total}`}</button>
${isSubscription ? html`<p class="hint">You can cancel at any time.</p>` : null}
</form>
${
	session.cancel_url &&
	html`<p><a class="button quiet" href="${session.cancel_url}">Back to ${seller}</a></p>`
}
</section>
</main>`,
	});
}

function summary({ session, prices, coupon }: CheckoutView): Markup {
	const money = (cents: number) => formatMoney(cents, session.currency);
	const off = session.amount_subtotal - session.amount_total;
	return html`<dl class="lines">
${session.lines.map(
	(
		line,
	) => html`<div><dt>${line.description}${line.quantity > 1 ? ` × ${line.quantity}` : null}</dt>
<dd>${money(line.subtotal)}</dd></div>
`,
)}${
	coupon &&
	html`<div><dt>Subtotal</dt><dd>${money(session.amount_subtotal)}</dd></div>
<div class="discount"><dt>${coupon.name ?? coupon.id}</dt><dd>\u2212${money(off)}</dd></div>
`
}<div class="sum"><dt>Total due today</dt><dd>${money(session.amount_total)}</dd></div>
</dl>
${renewalLine(session, prices, coupon)}`;
}

/** What is paid when the first period is over. */
function renewalLine(
	session: SessionRecord,
	prices: readonly PriceRecord[],
	coupon: CouponRecord | null,
): Markup | null {
	const recurring = prices.find((price) => price.recurring)?.recurring;
	if (!recurring) return null;
	const { interval, interval_count: count } = recurring;
	const rhythm = count === 1 ? `per ${interval}` : `every ${count} ${interval}s`;
	const isForever = coupon?.duration === "forever";
	const amount = isForever ? session.amount_total : session.amount_subtotal;
	const price = `${formatMoney(amount, session.currency)} ${rhythm}`;
	if (!coupon || isForever) return html`<p>${price}, until you cancel.</p>`;
	const months = coupon.duration_in_months ?? 1;
	const first = months === 1 ? `First ${interval}` : `First ${months} months`;
	return html`<p>${first} with the discount, then ${price}.</p>`;
}

function emailField({ fixedEmail, typed, problem }: CheckoutView): Markup {
	if (fixedEmail !== null) {
		return html`<div class="field">
<label for="email">Email</label>
<input id="email" name="email" type="email" value="${fixedEmail}" readonly>
</div>`;
	}
	const isWrong = problem?.field === "email";
	return html`<div class="field">
<label for="email">Email</label>
<input id="email" name="email" type="email" value="${typed.email}" required maxlength="254" autocomplete="email"${isWrong ? html` aria-invalid="true"` : null}>
</div>`;
}
