import { Link } from "react-router";
import { Folded } from "#app/components/account/settings-section.tsx";
import { count } from "#app/domain/base/count.ts";
import { sentenceCase } from "#app/domain/base/sentence-case.ts";
import { billingAddresses } from "#app/domain/billing/plan-forms.ts";
import type { OrderView } from "#app/domain/billing/plan-view.ts";
import { AskRefund, RefundButton } from "./refund-button.tsx";
import { useBillingForm, useFocusAfter } from "./use-plan-form.ts";

/** Every payment, with its receipt, and its refund button where there is one. */
export function OrderList({ orders }: { orders: readonly OrderView[] }) {
	const place = useFocusAfter<HTMLDivElement>(orders.map(({ status }) => status).join());
	return (
		<div ref={place} tabIndex={-1} className="outline-none">
			{orders.length === 0 ? (
				<p className="text-quiet">
					You have no orders yet. What you buy is listed here, each with a receipt.
				</p>
			) : (
				<>
					<OrderLines orders={orders.slice(0, atOnce)} />
					{orders.length > atOnce ? (
						<Folded title={count(orders.length - atOnce, "older order")}>
							<OrderLines orders={orders.slice(atOnce)} />
						</Folded>
					) : null}
				</>
			)}
		</div>
	);
}

/** The newest are seen at once. */
const atOnce = 3;

const OrderLines = ({ orders }: { orders: readonly OrderView[] }) => (
	<ul className="divide-y divide-hairline">
		{orders.map((order) => (
			<OrderLine key={order.id} order={order} />
		))}
	</ul>
);

function OrderLine({ order }: { order: OrderView }) {
	const { id, number, date, plan, amount, status } = order;
	const form = useBillingForm();
	return (
		<li className="order-line grid items-center gap-y-0.5 gap-x-4 py-3 md:gap-y-0 md:gap-x-6">
			<p className="order-plan font-medium">{plan}</p>
			<p className="order-amount tabular-nums text-end">{amount}</p>
			<p className="order-facts flex flex-wrap gap-y-0 gap-x-3 text-quiet text-[0.875rem] tabular-nums">
				<span>{date}</span> <span>{number}</span>
			</p>
			<p className="order-status text-end">
				<span className={`badge ${status === "disputed" ? "badge-bad" : "badge-tag"}`}>
					{sentenceCase(status)}
				</span>
			</p>
			<p className="order-receipt print:hidden">
				<Link
					to={billingAddresses.receipt(id)}
					className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4"
				>
					Receipt<span className="sr-only"> {number}</span>
				</Link>
			</p>
			{order.isRefundable || order.canAskRefund || order.refundNote ? (
				<div className="order-refund">
					{order.isRefundable ? <RefundButton order={order} form={form} /> : null}
					{order.refundNote ? <p className="text-sm text-quiet">{order.refundNote}</p> : null}
					{order.canAskRefund ? <AskRefund order={order} form={form} /> : null}
				</div>
			) : null}
		</li>
	);
}
