import { useEffect } from "react";
import { Link } from "react-router";
import { AnsweredForm, FormMessage } from "#app/components/base/form/answered.tsx";
import { CheckField } from "#app/components/base/form/check-field.tsx";
import { TextAreaField } from "#app/components/base/form/text-area-field.tsx";
import { showToast } from "#app/components/base/toast-queue.ts";
import { Button, buttonVariants } from "#app/components/base/ui/button.tsx";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import type { FormResult } from "#app/domain/base/form-result.ts";
import { keptDays, reasonMaximum } from "#app/domain/intake/withdrawal.ts";

type WithdrawFormProps = {
	resume: { title: string; company: string };
	/** It is withdrawn already: what is left to delete is its file. */
	isWithdrawn: boolean;
	/** Something of its body is there to delete. */
	isKept: boolean;
	answer: FormResult | undefined;
	action: string;
	back: string;
	busy: boolean;
};

/** Asks before a resume is taken out of the library. */
export function WithdrawForm(props: WithdrawFormProps) {
	const { resume, isWithdrawn, isKept, answer, action, back, busy } = props;
	useEffect(() => {
		if (answer?.message) showToast("error", answer.message);
	}, [answer]);
	if (isWithdrawn && !isKept) {
		return (
			<div className="grid gap-5">
				<p>
					<strong className="font-semibold">{resume.title}</strong>, {resume.company}
				</p>
				<p className="text-quiet">It was withdrawn, and nothing of its file is left to delete.</p>
				<div>
					<Link to={back} preventScrollReset className={buttonVariants()}>
						Back
					</Link>
				</div>
			</div>
		);
	}
	return (
		<AnsweredForm action={action} answer={answer} preventScrollReset className="grid gap-5">
			<FormMessage />
			<p>
				<strong className="font-semibold">{resume.title}</strong>, {resume.company}
			</p>
			{isWithdrawn ? (
				<>
					<p className="text-quiet">
						It was withdrawn. Its file is still kept, so that it can be fully restored. Delete it
						for good now?
					</p>
					<input type="hidden" name="deletesFile" value="true" />
				</>
			) : (
				<>
					<p className="text-quiet">
						Nobody can open it anymore. Readers who spent something on it get it back, and an email.
						For {keptDays} days you can restore it; then its file is deleted.
					</p>
					<TextAreaField
						label="Reason (optional, only you see it)"
						name="reason"
						rows={2}
						most={reasonMaximum}
					/>
					<CheckField
						name="deletesFile"
						label="Delete its file for good now"
						isChecked={answer?.values?.deletesFile === "true"}
					/>
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
		</AnsweredForm>
	);
}

/** The question, as the heading of the dialog and of the page. */
export const withdrawQuestion = ({
	isWithdrawn,
	isKept,
}: Pick<WithdrawFormProps, "isWithdrawn" | "isKept">) =>
	!isWithdrawn
		? adminMessages.adminResumes.deleteConfirm
		: isKept
			? "Delete its file for good?"
			: "Its file is deleted";
