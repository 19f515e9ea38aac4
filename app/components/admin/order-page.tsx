import { Link } from "react-router";
import { Field } from "#app/components/base/form/field.tsx";
import { useFocusAfter } from "#app/components/billing/use-plan-form.ts";
import { FileFacts, FileSection } from "#app/components/intake/file-section.tsx";
import type { OrderFile } from "#app/domain/admin/person-file.ts";
import type { FormResult } from "#app/domain/base/form-result.ts";
import { sentenceCase } from "#app/domain/base/sentence-case.ts";
import { AuditTable } from "./audit-table.tsx";
import { OwnerForms, ReasonForm } from "./reason-form.tsx";
import { useMaySend } from "./roles/mine.tsx";

type OrderPageProps = {
	order: OrderFile;
	formKey: string;
	failure: FormResult | null;
};

/** One payment: its receipt, its ids at the payment provider, and its refund. */
export function OrderPage({ order, formKey, failure }: OrderPageProps) {
	const place = useFocusAfter<HTMLDivElement>(formKey);
	const mayRefund = useMaySend("/admin/orders/:id");
	const { number, userId, email, subscriptionId, period, audit } = order;
	return (
		<OwnerForms value={{ formKey, failure }}>
			<div ref={place} tabIndex={-1} className="outline-none">
				<Link to="/admin/orders" className="link-quiet">
					All orders
				</Link>
				<h1 className="mt-1 mb-6 text-2xl">Order {number}</h1>
				<div className="grid gap-4">
					<FileSection id="receipt" title="Receipt">
						<FileFacts
							facts={[
								["Status", sentenceCase(order.status)],
								["Plan", order.plan],
								["Amount", `${order.amount} ${order.currency}`],
								["Refunded", order.refunded ?? "Nothing"],
								["Paid", order.when],
								period ? ["Period", period] : null,
								[
									"Person",
									userId && email ? (
										<Link key="person" to={`/admin/people/${userId}`} className="admin-link">
											{email}
										</Link>
									) : (
										"The account was deleted"
									),
								],
								["Payment at the provider", order.paymentIntent],
								["Customer at the provider", order.customerId],
								subscriptionId ? ["Subscription at the provider", subscriptionId] : null,
							]}
						/>
					</FileSection>
					<FileSection id="refund" title="Refund this payment">
						{!mayRefund ? (
							<p className="text-quiet">An owner refunds payments.</p>
						) : order.refundable ? (
							<ReasonForm
								intent="refund"
								id={order.id}
								isDanger
								summary={`Refund ${order.refundable}, or a part of it`}
								button="Refund"
								note={`${order.effect} A part of the money ends nothing but the person’s own money-back button for this payment. This works outside the guarantee too, and cannot be undone. The person is told by email.`}
							>
								<input type="hidden" name="refundedBefore" value={order.refundedInCents} />
								<Field
									label="Amount in dollars"
									name="amount"
									inputMode="decimal"
									autoComplete="off"
									hint={`Leave it empty to refund ${order.refundable}.`}
								/>
							</ReasonForm>
						) : (
							<p className="text-quiet">{order.obstacle ?? "It was refunded in full."}</p>
						)}
					</FileSection>
					{audit.length > 0 ? (
						<FileSection id="audit" title="What was done">
							<AuditTable lines={audit} />
						</FileSection>
					) : null}
				</div>
			</div>
		</OwnerForms>
	);
}
