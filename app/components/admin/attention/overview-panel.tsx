import { Link } from "react-router";
import { type Attention, countWaiting, isNothingWaiting } from "#app/domain/admin/attention.ts";
import { AskingMessages } from "./asking-messages.tsx";
import { FailedJobs } from "./failed-jobs.tsx";
import { HeldFiles } from "./held-files.tsx";
import { OpenDisputes } from "./open-disputes.tsx";
import { ParkedEvents } from "./parked-events.tsx";
import { UnreadableUploads } from "./unreadable-uploads.tsx";

/** What the site cannot go on with by itself, and what can be done about it. */
export function AttentionPanel({ attention }: { attention: Attention }) {
	const { events, jobs, uploads, files, messages, disputes } = attention;
	const { takedowns, refunds, machine } = attention;
	return (
		<section aria-labelledby="attention" className="admin-panel">
			<h2 id="attention" className="text-xl">
				Needs your attention
			</h2>
			{isNothingWaiting(attention) ? (
				<p className="mt-2 text-quiet">Nothing is waiting for you.</p>
			) : (
				<div className="grid gap-6 mt-3">
					{machine.disk ? <p className="text-danger">{machine.disk}</p> : null}
					{machine.backup.isWarning ? (
						<p className="text-danger">
							{machine.backup.text} <a href="#backups">Backups</a>
						</p>
					) : null}
					<OpenDisputes disputes={disputes} />
					<AskingMessages
						title="Resumes to take down"
						advice="Their authors, or people whom they are about, ask for it. If a request is right, one press on its page takes the resume down and answers."
						messages={takedowns}
					/>
					<AskingMessages
						title="Refunds asked for"
						advice="Each message has the payment and how much was read since."
						messages={refunds}
					/>
					{messages > 0 ? (
						<p>
							<Link to="/admin/messages" className="admin-link">
								{countWaiting(messages, "unread message")}
							</Link>
						</p>
					) : null}
					<ParkedEvents events={events} />
					{jobs === null ? (
						<p role="alert">
							The job queue cannot be reached right now. Reload the page in a minute.
						</p>
					) : (
						<FailedJobs jobs={jobs} />
					)}
					<HeldFiles files={files} />
					<UnreadableUploads uploads={uploads} />
				</div>
			)}
		</section>
	);
}
