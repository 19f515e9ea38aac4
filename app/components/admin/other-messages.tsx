import { Link } from "react-router";
import { formatShortDate } from "#app/domain/base/dates.ts";
import type { MessageStatus } from "#app/domain/content/contact.ts";

type OtherMessagesProps = {
	messages: readonly { id: string; subject: string; status: MessageStatus; createdAt: Date }[];
};

/** What the same sender wrote besides. */
export function OtherMessages({ messages }: OtherMessagesProps) {
	return (
		<section className="admin-panel">
			<h2 className="mb-1 font-sans text-base font-semibold tracking-normal">
				Other messages of this sender
			</h2>
			{messages.length === 0 ? <p className="mt-2 text-sm text-quiet">None.</p> : null}
			<ul className="grid">
				{messages.map(({ id, subject, status, createdAt }) => (
					<li key={id} className="py-2">
						<Link to={`/admin/messages/${id}`} className="admin-link wrap-anywhere">
							{subject}
						</Link>
						<p className="text-sm text-quiet">
							{formatShortDate(createdAt)}, {status}
						</p>
					</li>
				))}
			</ul>
		</section>
	);
}
