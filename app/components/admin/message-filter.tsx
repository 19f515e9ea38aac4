import { Link } from "react-router";
import { type MessageStatus, messageStatuses } from "#app/domain/contact.ts";
import { messageListAddress } from "#app/domain/message-list.ts";
import { buttonVariants } from "../ui/button.tsx";

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
