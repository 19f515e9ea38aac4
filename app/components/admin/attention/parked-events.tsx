import type { ParkedEvent, Waiting } from "#app/domain/admin/attention.ts";
import { AttentionForm } from "./action-form.tsx";
import { AttentionGroup, AttentionItem } from "./open-item.tsx";

/** Events of the payment provider that could not be acted on. */
export function ParkedEvents({ events }: { events: Waiting<ParkedEvent> }) {
	return (
		<AttentionGroup
			title="Payment events"
			advice="A payment event arrived, and processing it failed. Trying again reads the customer from the payment provider."
			waiting={events}
		>
			{({ id, type, error, parkedAt }) => (
				<AttentionItem key={id} title={type} at={parkedAt} before={`${id} · `} reason={error}>
					<AttentionForm
						fields={{ intent: "retry-event", id }}
						label="Try again"
						about={`${type}, ${id}`}
					/>
					<AttentionForm
						fields={{ intent: "dismiss-event", id }}
						label="Set aside"
						about={`${type}, ${id}`}
					/>
				</AttentionItem>
			)}
		</AttentionGroup>
	);
}
