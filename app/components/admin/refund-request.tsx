import { Link } from "react-router";
import { AnsweredForm, FormMessage } from "#app/components/base/form/answered.tsx";
import { Button } from "#app/components/base/ui/button.tsx";
import { FileFacts } from "#app/components/intake/file-section.tsx";
import type { FormResult } from "#app/domain/base/form-result.ts";
import type { RefundRequest as Asked } from "#app/domain/billing/refund-request.ts";
import { useMaySend } from "./roles/mine.tsx";

type RefundRequestProps = {
	messageId: string;
	request: Asked;
	answer: FormResult | undefined;
};

/** The payment that a message asks back, with what was used of it, and the press that gives it back. */
export function RefundRequest({ messageId, request, answer }: RefundRequestProps) {
	const mayRefund = useMaySend("/admin/messages/:id", "refund");
	return (
		<section aria-labelledby="refund-request" className="admin-panel">
			<h2 id="refund-request" className="mb-3 font-sans text-base font-semibold tracking-normal">
				Asks for money back
			</h2>
			<FileFacts
				facts={[
					["Payment", `${request.number}: ${request.plan}, ${request.amount}`],
					["Paid", request.paid],
					["Used since then", request.used],
					["State", request.status],
				]}
			/>
			<Link
				to={`/admin/orders/${request.orderId}`}
				className="admin-link inline-flex min-h-11 items-center"
			>
				Order
			</Link>
			{request.obstacle ? <p className="text-quiet">{request.obstacle}</p> : null}
			{request.refundable && !mayRefund ? <p className="text-quiet">An owner refunds it.</p> : null}
			{request.refundable && mayRefund ? (
				<AnsweredForm
					action={`/admin/messages/${messageId}`}
					answer={answer}
					fixed={{ intent: "refund" }}
					className="mt-2 grid justify-items-start gap-2"
				>
					<p className="text-quiet">{request.effect} This cannot be undone.</p>
					<FormMessage />
					<Button type="submit">Refund {request.refundable} and close</Button>
				</AnsweredForm>
			) : null}
		</section>
	);
}
