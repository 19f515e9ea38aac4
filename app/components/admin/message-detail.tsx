import { Link } from "react-router";
import { AnsweredForm, FormMessage } from "#app/components/base/form/answered.tsx";
import { Badge } from "#app/components/base/ui/badge.tsx";
import { Button } from "#app/components/base/ui/button.tsx";
import { describePlan } from "#app/components/billing/plan-line.ts";
import { messageListAddress } from "#app/domain/admin/message-list.ts";
import { formatMoment } from "#app/domain/base/dates.ts";
import type { FormResult } from "#app/domain/base/form-result.ts";
import type { MessageStatus } from "#app/domain/content/contact.ts";
import type { PlanSummary } from "#app/domain/reader/entitlements.ts";
import { TakedownPanel } from "./checks/takedown-panel.tsx";
import { OtherMessages } from "./other-messages.tsx";
import { RefundRequest } from "./refund-request.tsx";
import { ReplyForm } from "./reply-form.tsx";

type MessageDetailProps = {
	message: {
		id: string;
		name: string;
		email: string;
		subject: string;
		message: string;
		status: MessageStatus;
		createdAt: Date;
	};
	/** The account that wrote, if it was one. */
	writer: { id: string; email: string; plan: PlanSummary } | null;
	/** The payment that it asks back. */
	refund: Parameters<typeof RefundRequest>[0]["request"] | null;
	/** The resume that it asks to be taken down. */
	takedown: Parameters<typeof TakedownPanel>[0]["request"] | null;
	replies: readonly { id: string; body: string; sentAt: Date }[];
	others: readonly { id: string; subject: string; status: MessageStatus; createdAt: Date }[];
	failure: FormResult | undefined;
};

const settle: Record<MessageStatus, string> = {
	new: "Close without an answer",
	answered: "Close",
	closed: "Reopen",
};

/** One message: what was written, by whom, what we answered, and what can be done. */
export function MessageDetail(props: MessageDetailProps) {
	const { message, writer, refund, takedown, replies, others, failure } = props;
	const { id, subject, status } = message;
	const settling = status === "closed" ? "reopen" : "close";
	const answerTo = (intent: string) => (failure?.values?.intent === intent ? failure : undefined);
	const shown = [
		"reply",
		settling,
		...(refund?.refundable ? ["refund"] : []),
		...(takedown && !takedown.isTakenDown ? ["take-down"] : []),
	];
	const isOrphan = failure && !shown.includes(failure.values?.intent ?? "");
	return (
		<>
			<Link
				to={messageListAddress(status)}
				className="admin-link inline-flex min-h-11 items-center"
			>
				All messages
			</Link>
			<div className="mb-6 flex flex-wrap items-center gap-3">
				<h1 className="min-w-0 text-2xl wrap-anywhere">{subject}</h1>
				<Badge>{status}</Badge>
				{takedown ? <span className="badge badge-bad">Takedown request</span> : null}
			</div>
			<div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
				<div className="grid min-w-0 gap-4">
					{/* Of a form that the page no longer has. */}
					{isOrphan ? <FormMessage answer={failure} /> : null}
					<Written title="Message" text={message.message} at={message.createdAt} />
					{refund ? (
						<RefundRequest messageId={id} request={refund} answer={answerTo("refund")} />
					) : null}
					{takedown ? (
						<TakedownPanel messageId={id} request={takedown} answer={answerTo("take-down")} />
					) : null}
					{replies.map(({ id: reply, body, sentAt }) => (
						<Written key={reply} title="Our answer" text={body} at={sentAt} />
					))}
					<ReplyForm
						// What was sent stands above; the form begins again.
						key={replies.length}
						failure={answerTo("reply")}
						to={message.email}
					/>
					<AnsweredForm
						action={`/admin/messages/${id}`}
						answer={answerTo(settling)}
						fixed={{ intent: settling }}
						className="grid justify-items-start gap-2"
					>
						<FormMessage />
						<Button type="submit" variant="secondary">
							{settle[status]}
						</Button>
					</AnsweredForm>
				</div>
				<div className="grid min-w-0 gap-4">
					<Sender message={message} writer={writer} />
					<OtherMessages messages={others} />
				</div>
			</div>
		</>
	);
}

/** Text as it was typed: its lines stay, and nothing in it is markup. */
function Written({ title, text, at }: { title: string; text: string; at: Date }) {
	return (
		<article className="admin-panel">
			<h2 className="font-sans text-base font-semibold tracking-normal">{title}</h2>
			<p className="mb-3 text-sm text-quiet">
				<time dateTime={at.toISOString()}>{formatMoment(at)}</time>
			</p>
			<p className="max-w-prose wrap-anywhere whitespace-pre-wrap">{text}</p>
		</article>
	);
}

function Sender({ message, writer }: Pick<MessageDetailProps, "message" | "writer">) {
	return (
		<section className="admin-panel">
			<h2 className="mb-3 font-sans text-base font-semibold tracking-normal">From</h2>
			<p className="wrap-anywhere">{message.name}</p>
			<p className="wrap-anywhere">{message.email}</p>
			{writer ? (
				<>
					<p className="mt-3 text-sm text-quiet">{describePlan(writer.plan)}</p>
					{writer.email === message.email ? null : (
						<p className="mt-1 text-sm wrap-anywhere text-quiet">Signed in as {writer.email}</p>
					)}
					<Link
						to={`/admin/people/${writer.id}`}
						className="admin-link mt-1 inline-flex min-h-11 items-center"
					>
						Account
					</Link>
				</>
			) : (
				<p className="mt-3 text-sm text-quiet">
					Not signed in, so nobody has checked that the address is theirs.
				</p>
			)}
		</section>
	);
}
