import { useId } from "react";
import { Form } from "react-router";
import { Button } from "#app/components/base/ui/button.tsx";
import { type CancellationReason, cancellationReasons } from "#app/domain/billing/cancellation.ts";

/** Only the cancellations for one reason, or all; works without scripts. */
export function ReasonFilter({ reason }: { reason: CancellationReason | null }) {
	const id = useId();
	return (
		<Form action="/admin/cancellations" className="mb-6 flex flex-wrap items-end gap-3">
			<div className="min-w-0">
				<label htmlFor={id} className="mb-1 block text-note font-medium">
					Reason
				</label>
				<select
					// The address decides, also after going back.
					key={reason}
					id={id}
					name="reason"
					defaultValue={reason ?? ""}
					className="billing-input"
				>
					<option value="">All reasons</option>
					{cancellationReasons.map((one) => (
						<option key={one} value={one}>
							{one}
						</option>
					))}
				</select>
			</div>
			<Button type="submit" variant="secondary">
				Show
			</Button>
		</Form>
	);
}
