import { type AskingMessage, describeCount, type Waiting } from "#app/domain/admin/attention.ts";
import { AttentionGroup, AttentionItem } from "./open-item.tsx";

type AskingMessagesProps = { title: string; advice: string; messages: Waiting<AskingMessage> };

/** Messages of one kind that wait for an answer, the oldest first. */
export function AskingMessages({ title, advice, messages }: AskingMessagesProps) {
	const { items, count } = messages;
	return (
		<AttentionGroup
			title={`${title}: ${describeCount(count)}`}
			advice={advice}
			left={count - items.length}
		>
			{items.map(({ id, subject, at }) => (
				<AttentionItem
					key={id}
					title={subject}
					to={`/admin/messages/${id}`}
					before="Written on "
					at={at}
					reason=""
				/>
			))}
		</AttentionGroup>
	);
}
