import { Link } from "react-router";
import { Badge } from "#app/components/base/ui/badge.tsx";
import type { MessageLine } from "#app/domain/admin/message-list.ts";
import { formatMoment } from "#app/domain/base/dates.ts";
import { plans } from "#app/domain/billing/plans.ts";
import type { MessageStatus } from "#app/domain/content/contact.ts";
import { TableFrame } from "./table-frame.tsx";

const none: Record<MessageStatus, string> = {
	new: "Nobody is waiting for an answer.",
	answered: "No message has been answered yet.",
	closed: "No message has been closed yet.",
};

/** Messages, each by what it is about and who wrote it. */
export function MessageTable({
	messages,
	status,
}: {
	messages: readonly MessageLine[];
	status: MessageStatus;
}) {
	if (messages.length === 0) return <p className="admin-panel">{none[status]}</p>;
	return (
		<TableFrame label="Messages" columns={["Message", "From", "Sent"]}>
			{messages.map(({ id, isPro, name, email, subject, kind, excerpt, createdAt }) => (
				<tr key={id}>
					<td className="min-w-64 wrap-anywhere">
						<Link to={`/admin/messages/${id}`} className="admin-link">
							{subject}
						</Link>{" "}
						{kind === "takedown" ? <Badge variant="featured">Takedown</Badge> : null}
						<p className="mt-1 line-clamp-2 text-sm text-quiet">{excerpt}</p>
					</td>
					<td className="min-w-64 wrap-anywhere">
						{name} {isPro ? <span className="badge badge-featured">{plans.pro.name}</span> : null}
						<p className="text-sm text-quiet">{email}</p>
					</td>
					<td className="whitespace-nowrap tabular-nums">
						<time dateTime={createdAt.toISOString()}>{formatMoment(createdAt)}</time>
					</td>
				</tr>
			))}
		</TableFrame>
	);
}
