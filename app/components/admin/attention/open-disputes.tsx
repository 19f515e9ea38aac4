import type { OpenDispute, Waiting } from "#app/domain/admin/attention.ts";
import { AttentionGroup, AttentionItem } from "./open-item.tsx";

/** Payments that a bank wants back, with the day until which that can be answered. */
export function OpenDisputes({ disputes }: { disputes: Waiting<OpenDispute> }) {
	return (
		<AttentionGroup
			title="Disputed payments"
			advice="Answer them at the payment provider. An unanswered dispute is lost, with a fee."
			waiting={disputes}
		>
			{({ orderId, number, amount, dueBy }) => (
				<AttentionItem
					key={orderId}
					title={`${number}, ${amount}`}
					to={`/admin/orders/${orderId}`}
					before="Answer by "
					at={dueBy}
				/>
			)}
		</AttentionGroup>
	);
}
