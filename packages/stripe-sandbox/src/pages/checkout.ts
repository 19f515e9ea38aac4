import { authenticate, type CheckoutResult, pay } from "../billing/checkout.ts";
import { formatMoney } from "../money.ts";
import type { SessionRecord } from "../records.ts";
import { inTurn, need, type Store } from "../store.ts";
import { findTestCard, testCards } from "../test-cards.ts";
import { type CheckoutView, checkoutPage } from "./checkout-view.ts";
import type { Fields } from "./forms.ts";
import { messagePage, pageAnswer, root, seeOther } from "./layout.ts";
import { html } from "./markup.ts";

const noSession = () =>
	messagePage({
		title: "There is no such checkout",
		text: "The address is wrong, or the sandbox was emptied. Go back and start again.",
		status: 404,
	});

/** The page to pay on. */
export async function showCheckout(store: Store, id: string): Promise<Response> {
	const view = await viewOf(store, id);
	if (!view) return noSession();
	return closedPage(view.session, store) ?? checkoutPage(view);
}

/** The person pressed "Pay" or "Subscribe". */
export async function submitCheckout(store: Store, id: string, fields: Fields): Promise<Response> {
	const view = await viewOf(store, id);
	if (!view) return noSession();
	const typed = {
		email: view.fixedEmail ?? fields.text("email"),
		name: fields.text("name").slice(0, 200),
		card: fields.text("card"),
	};
	const card = findTestCard(typed.card);
	if (!isEmail(typed.email)) {
		const message = "Your email is incomplete.";
		return checkoutPage({ ...view, typed, problem: { status: 400, message, field: "email" } });
	}
	if (!card) {
		const message = "Your card number is invalid. Choose one of the test cards.";
		return checkoutPage({ ...view, typed, problem: { status: 400, message } });
	}
	const { email, name } = typed;
	const result = await store.transaction((tx) => pay(tx, id, { card, email, name }));
	return answerTo(store, view, typed, result);
}

/** The page of the bank that asks whether it was really you. */
export async function showAuthentication(store: Store, id: string): Promise<Response> {
	const session = await store.transaction((tx) => tx.get("session", id));
	if (!session) return noSession();
	const closed = closedPage(session, store);
	if (closed) return closed;
	if (!session.pending) return seeOther(`${root}/checkout/${id}`);
	const amount = formatMoney(session.amount_total, session.currency);
	return pageAnswer({
		title: "Authenticate your payment",
		formTargets: [session.success_url],
		body: html`<main class="narrow">
<h1>Your bank asks: is this you?</h1>
<p>A payment of ${amount} waits for your confirmation. With a real card, your bank would ask here.</p>
<form method="post" class="actions">
<button class="button" name="answer" value="complete">Complete authentication</button>
<button class="button quiet" name="answer" value="fail">Fail authentication</button>
</form>
</main>`,
	});
}

/** The person answered the bank. */
export async function submitAuthentication(
	store: Store,
	id: string,
	fields: Fields,
): Promise<Response> {
	const view = await viewOf(store, id);
	if (!view) return noSession();
	const isConfirmed = fields.text("answer") === "complete";
	const result = await store.transaction((tx) => authenticate(tx, id, isConfirmed));
	return answerTo(store, view, view.typed, result);
}

function answerTo(
	store: Store,
	view: CheckoutView,
	typed: CheckoutView["typed"],
	result: CheckoutResult | null,
): Response {
	if (!result) return noSession();
	const { session } = result;
	if (result.outcome === "asks") return seeOther(`${root}/checkout/${session.id}/authenticate`);
	if (result.outcome === "failed") {
		const problem = { status: 402, message: result.failure.message };
		return checkoutPage({ ...view, session, typed, problem });
	}
	if (session.status === "complete") return seeOther(successUrl(session));
	return closedPage(session, store) ?? seeOther(`${root}/checkout/${session.id}`);
}

function successUrl(session: SessionRecord): string {
	return session.success_url.replaceAll("{CHECKOUT_SESSION_ID}", session.id);
}

/** What is said of a session that is over; null while it is open. */
function closedPage(session: SessionRecord, store: Store): Response | null {
	if (session.status === "complete") {
		return messagePage({
			title: "You are all done here",
			text: "This checkout has been completed. It cannot be paid a second time.",
			link: { href: successUrl(session), text: "Continue" },
		});
	}
	if (session.status === "open" && session.expires_at > store.seconds()) return null;
	return messagePage({
		title: "This checkout has expired",
		text: "Nothing was paid. Go back and start again.",
		link: session.cancel_url ? { href: session.cancel_url, text: "Go back" } : null,
	});
}

async function viewOf(store: Store, id: string): Promise<CheckoutView | null> {
	return store.transaction(async (tx) => {
		const session = await tx.get("session", id);
		if (!session) return null;
		const customer = session.customer ? await tx.get("customer", session.customer) : null;
		const fixedEmail = customer?.email ?? session.customer_email;
		const waiting = session.pending;
		return {
			seller: store.seller,
			session,
			prices: await inTurn(session.lines, ({ price }) => need(tx, "price", price)),
			coupon: session.coupon ? await need(tx, "coupon", session.coupon) : null,
			fixedEmail,
			typed: {
				email: fixedEmail ?? waiting?.email ?? "",
				name: waiting?.name ?? customer?.name ?? "",
				card: waiting?.card ?? testCards[0]?.number ?? "",
			},
			problem: null,
		};
	});
}

function isEmail(text: string): boolean {
	return text.length <= 254 && /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/u.test(text);
}
