import { useEffect } from "react";
import { Form, Link } from "react-router";
import { TextAreaField } from "#app/components/base/text-area-field.tsx";
import { showToast } from "#app/components/base/toast-queue.ts";
import { Alert } from "#app/components/base/ui/alert.tsx";
import { Button, buttonVariants } from "#app/components/base/ui/button.tsx";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { keptDays, reasonMaximum } from "#app/domain/intake/withdrawal.ts";

type WithdrawFormProps = {
	resume: { title: string; company: string };
	/** It is withdrawn already: what is left to delete is its file. */
	isWithdrawn: boolean;
	answer: { error: string; reason: string; deletesFile: boolean } | undefined;
	action: string;
	back: string;
	busy: boolean;
};

/** Asks before a resume is taken out of the library. */
export function WithdrawForm(props: WithdrawFormProps) {
	const { resume, isWithdrawn, answer, action, back, busy } = props;
	useEffect(() => {
		if (answer) showToast("error", answer.error);
	}, [answer]);
	return (
		<Form method="post" action={action} preventScrollReset className="grid gap-5">
			{answer ? <Alert kind="error">{answer.error}</Alert> : null}
			<p>
				<strong className="font-semibold">{resume.title}</strong>, {resume.company}
			</p>
			{isWithdrawn ? (
				<>
					<p className="text-quiet">
						It was withdrawn. Its file is still kept, so that it can be restored whole. Delete it
						for good now?
					</p>
					<input type="hidden" name="deletesFile" value="true" />
				</>
			) : (
				<>
					<p className="text-quiet">
						Nobody can open it any more. Whoever spent something on it gets it back, and an email.
						For {keptDays} days you can restore it; then its file is deleted.
					</p>
					<TextAreaField
						label="Reason (optional, only you see it)"
						name="reason"
						rows={2}
						maxLength={reasonMaximum}
						defaultValue={answer?.reason ?? ""}
					/>
					<label className="choice">
						<input
							type="checkbox"
							name="deletesFile"
							value="true"
							defaultChecked={answer?.deletesFile ?? false}
						/>
						Delete its file for good now
					</label>
				</>
			)}
			<div className="flex flex-wrap gap-3">
				<Button type="submit" variant="secondary" busy={busy} className="danger-button">
					{busy ? "Processing..." : "Yes"}
				</Button>
				{busy ? (
					<Button disabled>No</Button>
				) : (
					<Link to={back} preventScrollReset className={buttonVariants()}>
						No
					</Link>
				)}
			</div>
		</Form>
	);
}

/** The question, as the heading of the dialog and of the page. */
export const withdrawQuestion = (isWithdrawn: boolean) =>
	isWithdrawn ? "Delete its file for good?" : adminMessages.adminResumes.deleteConfirm;
