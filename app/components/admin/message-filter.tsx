import { Link } from "react-router";
import { buttonVariants } from "#app/components/base/ui/button.tsx";
import { messageListAddress, messageStatuses } from "#app/domain/admin/message-list.ts";
import type { MessageStatus } from "#app/domain/content/contact.ts";

const names: Record<MessageStatus, string> = {
	new: "New",
	answered: "Answered",
	closed: "Closed",
};

/** Which of the messages are listed. */
export function MessageFilter({ status }: { status: MessageStatus }) {
	return (
		<nav aria-label="Which messages" className="mb-4 flex flex-wrap gap-2">
			{messageStatuses.map((one) => (
				<Link
					key={one}
					to={messageListAddress(one)}
					aria-current={one === status ? "true" : undefined}
					className={buttonVariants({ variant: one === status ? "primary" : "secondary" })}
				>
					{names[one]}
				</Link>
			))}
		</nav>
	);
}
