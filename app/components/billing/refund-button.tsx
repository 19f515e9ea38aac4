import { useRef } from "react";
import { useLocation } from "react-router";
import { AtHand } from "#app/components/base/at-hand.tsx";
import { AnsweredForm } from "#app/components/base/form/answered.tsx";
import { Button } from "#app/components/base/ui/button.tsx";
import { useAccountField } from "#app/components/base/viewer-context.tsx";
import { billingAddresses } from "#app/domain/billing/plan-forms.ts";
import type { Billing, OrderView } from "#app/domain/billing/plan-view.ts";
import type { BillingForm } from "./use-plan-form.ts";

/** The order whose money can be taken back; its amount may be unknown to the page. */
export type RefundableOrder = { id: string; number?: string; amount?: string };

/** An order and the form that takes its money back; held where something stays when that is done. */
export type Refund = { order: RefundableOrder; form: BillingForm };

/** The order that the guarantee covers for the subscription, or null. */
export function refundableOrder({
	subscription,
	orders,
}: {
	subscription: Billing["subscription"];
	orders: readonly OrderView[];
}): RefundableOrder | null {
	const id = subscription?.refundableOrder;
	return id ? (orders.find((order) => order.id === id) ?? { id }) : null;
}

/** Takes the money of an order back, after one question asked in place. Works without scripts. */
export function RefundButton({ order, form: { Form, busy } }: Refund) {
	const { pathname } = useLocation();
	const account = useAccountField();
	const question = useRef<HTMLDetailsElement>(null);
	const keep = () => {
		if (!question.current) return;
		question.current.open = false;
		question.current.querySelector("summary")?.focus();
	};
	return (
		<details ref={question} className="disclosure">
			<summary>
				Get my money back
				{order.number ? <span className="sr-only">: {order.number}</span> : null}
			</summary>
			<AnsweredForm
				as={Form}
				action={billingAddresses.refund(order.id)}
				fixed={{ from: pathname, ...account }}
				className="mt-1 flex flex-wrap items-center gap-2"
			>
				<AtHand page={billingAddresses.refund(order.id)} />
				<p className="w-full">
					This ends what it paid for at once, and uses up your guarantee: it works once for each
					mailbox.
				</p>
				<Button type="submit" variant="secondary" busy={busy} className="danger-button">
					{busy ? "Refunding..." : `Yes, refund ${order.amount ?? "my payment"}`}
				</Button>
				<Button variant="ghost" onClick={keep} className="needs-script">
					Keep it
				</Button>
			</AnsweredForm>
		</details>
	);
}

/** Asks the owner for the money of an order back. Works without scripts. */
export function AskRefund({ order, form: { Form, busy } }: Refund) {
	const { pathname } = useLocation();
	const account = useAccountField();
	return (
		<AnsweredForm
			as={Form}
			action={billingAddresses.askRefund(order.id)}
			fixed={{ from: pathname, ...account }}
		>
			<AtHand page={billingAddresses.askRefund(order.id)} />
			<Button type="submit" variant="secondary" busy={busy}>
				{busy ? "Asking..." : "Ask for a refund"}
				{order.number ? <span className="sr-only">: {order.number}</span> : null}
			</Button>
		</AnsweredForm>
	);
}
