import { Link, useNavigation } from "react-router";
import { AnsweredForm } from "#app/components/base/form/answered.tsx";
import { TextAreaField } from "#app/components/base/form/text-area-field.tsx";
import { Button } from "#app/components/base/ui/button.tsx";
import { FileFacts } from "#app/components/intake/file-section.tsx";
import { takedownAnswer } from "#app/content/takedown-answer.ts";
import type { FormResult } from "#app/domain/base/form-result.ts";
import { contactLimits } from "#app/domain/content/contact.ts";
import { type KnownBy, keptOutSentence } from "#app/domain/intake/takedown.ts";
import { useMaySend } from "../roles/mine.tsx";

type TakedownPanelProps = {
	messageId: string;
	request: {
		resumeId: string;
		label: string;
		state: string;
		isTakenDown: boolean;
		isContributed: boolean;
		knownBy: KnownBy;
	};
	/** To its form. */
	answer: FormResult | undefined;
};

const whenContributed =
	" It was contributed: what its entry says goes as well, it can never be restored, and its contributor gets an email.";

/** The resume that a message asks to be taken down, and the one press that does all of it. */
export function TakedownPanel({ messageId, request, answer }: TakedownPanelProps) {
	const { resumeId, label, state, isTakenDown, isContributed, knownBy } = request;
	const mayTakeDown = useMaySend("/admin/messages/:id", "take-down");
	const sent = useNavigation().formData?.get("intent");
	return (
		<section aria-labelledby="takedown" className="admin-panel">
			<h2 id="takedown" className="mb-3 font-sans text-base font-semibold tracking-normal">
				Asks for a takedown
			</h2>
			<FileFacts
				facts={[
					["Resume", label],
					["State", state],
				]}
			/>
			<Link
				to={`/resumes/${resumeId}`}
				className="admin-link inline-flex min-h-11 items-center"
				target="_blank"
				rel="noreferrer"
			>
				Open its page
			</Link>
			{!mayTakeDown ? (
				<p className="mt-2 text-quiet">An owner takes resumes down, and lifts it.</p>
			) : isTakenDown ? (
				<>
					<p className="mt-2 text-sm text-quiet">{keptOutSentence(knownBy)}</p>
					<Link
						to={`/admin/resumes/${resumeId}`}
						className="admin-link inline-flex min-h-11 items-center"
					>
						Lift the takedown
					</Link>
				</>
			) : (
				<AnsweredForm
					action={`/admin/messages/${messageId}`}
					answer={answer}
					fixed={{ intent: "take-down" }}
					preventScrollReset
					className="mt-2 grid gap-4"
				>
					<TextAreaField
						label="The answer"
						name="body"
						rows={6}
						required
						most={contactLimits.reply}
						defaultValue={takedownAnswer(label, knownBy)}
						error={sent ? "" : answer?.message}
						hint={`One press withdraws the resume, ${knownBy.file || knownBy.words ? "deletes its words and files, " : ""}gives readers back what they spent, and sends this answer.${isContributed ? whenContributed : ""} ${keptOutSentence(knownBy)}`}
					/>
					<Button
						type="submit"
						variant="secondary"
						busy={sent === "take-down"}
						className="danger-button justify-self-start"
					>
						Take it down and answer
					</Button>
				</AnsweredForm>
			)}
		</section>
	);
}
