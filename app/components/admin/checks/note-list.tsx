import { useNavigation } from "react-router";
import { AnsweredForm, FormMessage } from "#app/components/base/form/answered.tsx";
import { Field } from "#app/components/base/form/field.tsx";
import { Button } from "#app/components/base/ui/button.tsx";
import { reasonMaximum } from "#app/domain/admin/person-forms.ts";
import type { FormResult } from "#app/domain/base/form-result.ts";

type NoteListProps = {
	resume: { title: string; company: string };
	notes: readonly { line: string; text: string; note: string }[];
	action: string;
	answer: FormResult | undefined;
};

/** The notes beside the lines of a resume; each is removed by a press, with a reason. */
export function NoteList({ resume, notes, action, answer }: NoteListProps) {
	const sent = useNavigation().formData?.get("line");
	return (
		<div className="grid gap-6">
			<p>
				<strong className="font-semibold">{resume.title}</strong> {resume.company}
			</p>
			{notes.length === 0 ? <p className="text-quiet">No line of it has a note.</p> : null}
			{notes.map(({ line, text, note }) => (
				<AnsweredForm
					key={line}
					action={action}
					answer={answer?.values?.line === line ? answer : undefined}
					fixed={{ line }}
					preventScrollReset
					className="admin-panel grid gap-3"
				>
					<p className="text-note text-quiet">{text}</p>
					<p className="whitespace-pre-line wrap-anywhere">{note}</p>
					<FormMessage />
					<Field
						label="Reason"
						name="reason"
						required
						maxLength={reasonMaximum}
						hint="For the audit log; the person does not see it."
					/>
					<Button
						type="submit"
						variant="secondary"
						busy={sent === line}
						className="danger-button justify-self-start"
					>
						{sent === line ? "Removing" : "Remove the note"}
					</Button>
				</AnsweredForm>
			))}
		</div>
	);
}
