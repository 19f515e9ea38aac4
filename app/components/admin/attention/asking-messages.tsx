import type { AskingMessage, Waiting } from "#app/domain/admin/attention.ts";
import { AttentionGroup, AttentionItem } from "./open-item.tsx";

type AskingMessagesProps = { title: string; advice: string; messages: Waiting<AskingMessage> };

/** Messages of one kind that wait for an answer, the oldest first. */
export function AskingMessages({ title, advice, messages }: AskingMessagesProps) {
	return (
		<AttentionGroup title={title} advice={advice} waiting={messages}>
			{({ id, subject, at }) => (
				<AttentionItem
					key={id}
					title={subject}
					to={`/admin/messages/${id}`}
					before="Written on "
					at={at}
				/>
			)}
		</AttentionGroup>
	);
}
