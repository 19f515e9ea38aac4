import { ReasonField } from "#app/components/admin/reason-form.tsx";
import { AnsweredForm, FormMessage } from "#app/components/base/form/answered.tsx";
import { Button } from "#app/components/base/ui/button.tsx";
import { FileFacts } from "#app/components/intake/file-section.tsx";
import { formatShortDate } from "#app/domain/base/dates.ts";
import type { FormResult } from "#app/domain/base/form-result.ts";
import { type KnownBy, keptOutSentence } from "#app/domain/intake/takedown.ts";
import { useMaySend } from "../roles/mine.tsx";

type StandingTakedownProps = {
	resume: {
		title: string;
		company: string;
		takenDownAt: Date;
		withdrawnReason: string | null;
		knownBy: KnownBy;
	};
	action: string;
	answer: FormResult | undefined;
	busy: boolean;
};

/** What keeps a resume out, and the press that lifts it, with a reason. */
export function StandingTakedown({ resume, action, answer, busy }: StandingTakedownProps) {
	const { title, company, takenDownAt, withdrawnReason, knownBy } = resume;
	const mayLift = useMaySend("/admin/resumes/:id", "lift");
	return (
		<>
			<FileFacts
				facts={[
					["Resume", `${title}, ${company}`],
					["Taken down", formatShortDate(takenDownAt)],
					withdrawnReason ? ["Why it was withdrawn", withdrawnReason] : null,
				]}
			/>
			<p className="mt-4">
				{keptOutSentence(knownBy)}
				{knownBy.file || knownBy.words ? " Its words and files were deleted." : ""}
			</p>
			{mayLift ? (
				<AnsweredForm
					action={action}
					answer={answer}
					fixed={{ intent: "lift" }}
					className="mt-4 grid gap-4"
				>
					<p className="text-note text-quiet">
						Lift this only if it was a mistake, or if the person it is about wants it back: it can
						be added again then.
					</p>
					<FormMessage />
					<ReasonField />
					<Button type="submit" variant="secondary" busy={busy} className="justify-self-start">
						Lift the takedown
					</Button>
				</AnsweredForm>
			) : (
				<p className="mt-4 text-quiet">An owner lifts takedowns.</p>
			)}
		</>
	);
}
