import type { ReactNode } from "react";
import { useNavigation } from "react-router";
import { ReasonField } from "#app/components/admin/reason-form.tsx";
import { AnsweredForm, FormMessage } from "#app/components/base/form/answered.tsx";
import { Button } from "#app/components/base/ui/button.tsx";
import { SaidOfEarlier } from "#app/components/intake/desk/contributors-choices.tsx";
import type { FormResult } from "#app/domain/base/form-result.ts";
import type { SaidBeside } from "#app/domain/reader/lesson/contents.ts";

type NoteListProps = {
	resume: { title: string; company: string };
	notes: readonly { line: string; text: string; note: string }[];
	/** The earlier version, with its words. */
	earlier: (SaidBeside & { text: string }) | null;
	action: string;
	answer: FormResult | undefined;
};

/** The notes beside the lines of a resume and the earlier version; each is removed by a press, with a reason. */
export function NoteList({ resume, notes, earlier, action, answer }: NoteListProps) {
	const sent = useNavigation().formData;
	const form = (line: string | undefined): Omit<RemoveFormProps, "what" | "children"> => ({
		action,
		answer: answer?.values && answer.values.line === line ? answer : undefined,
		fixed: line === undefined ? {} : { line },
		busy: sent !== undefined && (sent.get("line") ?? undefined) === line,
	});
	return (
		<div className="grid gap-6">
			<p>
				<strong className="font-semibold">{resume.title}</strong> {resume.company}
			</p>
			{notes.length === 0 ? <p className="text-quiet">No line of it has a note.</p> : null}
			{notes.map(({ line, text, note }) => (
				<RemoveForm key={line} {...form(line)} what="the note">
					<p className="text-note text-quiet">{text}</p>
					<p className="whitespace-pre-line wrap-anywhere">{note}</p>
				</RemoveForm>
			))}
			{earlier ? (
				<RemoveForm {...form(undefined)} what="the earlier version">
					<h3 className="font-semibold">The earlier version</h3>
					<div className="grid gap-2 wrap-anywhere">
						<SaidOfEarlier {...earlier} />
					</div>
					<details className="disclosure">
						<summary>Its words</summary>
						<pre className="whitespace-pre-wrap wrap-anywhere text-note">{earlier.text}</pre>
					</details>
				</RemoveForm>
			) : null}
		</div>
	);
}

type RemoveFormProps = {
	action: string;
	answer: FormResult | undefined;
	fixed: Record<string, string>;
	busy: boolean;
	what: string;
	children: ReactNode;
};

const RemoveForm = ({ action, answer, fixed, busy, what, children }: RemoveFormProps) => (
	<AnsweredForm
		action={action}
		answer={answer}
		fixed={fixed}
		preventScrollReset
		className="admin-panel grid gap-3"
	>
		{children}
		<FormMessage />
		<ReasonField />
		<Button
			type="submit"
			variant="secondary"
			busy={busy}
			className="danger-button justify-self-start"
		>
			{busy ? "Removing" : `Remove ${what}`}
		</Button>
	</AnsweredForm>
);
