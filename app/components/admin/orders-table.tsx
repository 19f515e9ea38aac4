import { Link } from "react-router";
import type { OrderLine } from "#app/domain/admin/person-file.ts";
import { sentenceCase } from "#app/domain/base/sentence-case.ts";
import { useMaySend } from "./roles/mine.tsx";
import { TableFrame } from "./table-frame.tsx";

type OrdersTableProps = {
	orders: readonly OrderLine[];
	label: string;
	/** Whose each is. */
	hasPerson?: boolean;
};

/** Payments, each with a link to its page, where it can be refunded. */
export function OrdersTable({ orders, label, hasPerson = true }: OrdersTableProps) {
	const mayRefund = useMaySend("/admin/orders/:id");
	return (
		<TableFrame
			label={label}
			columns={[
				"Order",
				"Paid",
				...(hasPerson ? ["Person"] : []),
				"Plan",
				{ number: "Amount" },
				{ number: "Refunded" },
				"Status",
				{ heard: "Actions" },
			]}
		>
			{orders.map((order) => (
				<tr key={order.id}>
					<td className="whitespace-nowrap">
						<Link to={`/admin/orders/${order.id}`} className="admin-link">
							{order.number}
						</Link>
					</td>
					<td className="whitespace-nowrap tabular-nums">{order.when}</td>
					{hasPerson ? (
						<td className="min-w-56 wrap-anywhere">
							{order.userId && order.email ? (
								<Link to={`/admin/people/${order.userId}`} className="admin-link">
									{order.email}
								</Link>
							) : (
								<span className="text-quiet">deleted account</span>
							)}
						</td>
					) : null}
					<td className="whitespace-nowrap">{order.plan}</td>
					<td className="number">{order.amount}</td>
					<td className="number">{order.refunded ?? "–"}</td>
					<td className="whitespace-nowrap">
						<span className={`badge ${order.status === "disputed" ? "badge-bad" : "badge-tag"}`}>
							{sentenceCase(order.status)}
						</span>
					</td>
					<td>
						{mayRefund && (order.status === "paid" || order.status === "partly refunded") ? (
							<Link to={`/admin/orders/${order.id}#refund`} className="admin-link">
								Refund<span className="sr-only"> {order.number}</span>
							</Link>
						) : null}
					</td>
				</tr>
			))}
		</TableFrame>
	);
}
