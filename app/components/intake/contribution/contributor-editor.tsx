import { Link } from "react-router";
import { AnsweredForm, FormMessage } from "#app/components/base/form/answered.tsx";
import { Alert } from "#app/components/base/ui/alert.tsx";
import { Button } from "#app/components/base/ui/button.tsx";
import { Doubts } from "#app/components/intake/desk/doubt.tsx";
import { DraftDocument } from "#app/components/intake/desk/draft-document.tsx";
import { DraftPrivacy } from "#app/components/intake/desk/draft-privacy.tsx";
import { LeftToLookAt, StyleField, useEdited } from "#app/components/intake/desk/edited-draft.tsx";
import { ThrowAway } from "#app/components/intake/desk/throw-away.tsx";
import { MainFields, MoreFields } from "#app/components/intake/resume-fields.tsx";
import { SavedFields } from "#app/components/intake/saved-fields.tsx";
import type { FormResult } from "#app/domain/base/form-result.ts";
import type { ReadersPage } from "#app/domain/intake/contribution/readers-page.ts";
import { intakeMessages } from "#app/domain/intake/desk/draft-messages.ts";
import type { EditedDraft } from "#app/domain/intake/desk/draft-view.ts";
import { ReadersSheet } from "./readers-sheet.tsx";

type ContributorEditorProps = {
	draft: EditedDraft;
	sheet: ReadersPage | null;
	/** The earlier version: it has no entry in the library, and no meter. */
	isEarlier: boolean;
	answer: FormResult | undefined;
	busy: string | null;
};

/** A contributor's own draft: the page as readers will get it, beside everything that it is made of. */
export function ContributorEditor({
	draft,
	sheet,
	isEarlier,
	answer,
	busy,
}: ContributorEditorProps) {
	const { shown, doubts } = useEdited(draft, isEarlier, answer);
	if (draft.status !== "ready") return <NotRead draft={draft} answer={answer} busy={busy} />;
	return (
		<div className="draft-editor is-below-head">
			<ReadersSheet sheet={sheet} />
			<AnsweredForm
				answer={answer}
				fixed={{ version: String(draft.version) }}
				noValidate
				preventScrollReset
				className="grid min-w-0 gap-6"
			>
				{/* The first button of a form is what Enter presses in a line of it. */}
				<button type="submit" name="intent" value="save" hidden />
				<Remarks draft={draft} doubts={doubts.size} />
				<Doubts value={doubts}>
					<SavedFields key={shown.version} isBusy={busy !== null}>
						{isEarlier ? null : <InLibrary draft={shown} doubts={doubts} />}
						<DraftPrivacy
							draft={isEarlier ? { ...shown, meter: null } : shown}
							fewBy="contributor"
						/>
						<DraftDocument document={shown.document} />
					</SavedFields>
				</Doubts>
				<div className="draft-actions grid gap-3">
					<FormMessage />
					<div className="flex flex-wrap items-center gap-3">
						<Press intent="go-on" label="Save and go on" busy={busy} isMain />
						<Press intent="save" label="Save and see the page" busy={busy} />
						<ThrowAway isBusy={busy === "discard"} />
					</div>
				</div>
			</AnsweredForm>
		</div>
	);
}

const InLibrary = ({
	draft: { fields, style },
	doubts,
}: {
	draft: EditedDraft;
	doubts: ReadonlyMap<string, string>;
}) => (
	<fieldset className="admin-panel">
		<legend className="px-1 font-semibold">In the library</legend>
		<p className="mb-4 text-note text-quiet">
			Everybody sees this. The company and the role are those of the offer that you got with this
			resume.
		</p>
		<div className="grid items-start gap-4 sm:grid-cols-2">
			<MainFields values={fields} doubts={doubts} />
			<MoreFields values={fields} doubts={doubts} of="contributor" />
			<StyleField value={style} />
		</div>
	</fieldset>
);

type PressProps = { intent: string; label: string; busy: string | null; isMain?: boolean };

const Press = ({ intent, label, busy, isMain = false }: PressProps) => (
	<Button
		type="submit"
		name="intent"
		value={intent}
		variant={isMain ? "primary" : "secondary"}
		busy={busy === intent}
	>
		{label}
	</Button>
);

/** Its file is being read, or could not be. */
function NotRead({ draft, answer, busy }: Omit<ContributorEditorProps, "sheet" | "isEarlier">) {
	const { id, status, problem } = draft;
	return (
		<AnsweredForm answer={answer} className="grid max-w-2xl gap-4">
			<FormMessage />
			{status === "waiting" ? (
				<>
					<Alert kind="info">{intakeMessages.waiting}</Alert>
					<p>
						<Link
							to=""
							key={id}
							className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
						>
							Look again
						</Link>
					</p>
				</>
			) : (
				<Alert kind="error">
					{problem} Throw it away, and send another file or paste the text.
				</Alert>
			)}
			<ThrowAway isBusy={busy === "discard"} />
		</AnsweredForm>
	);
}

function Remarks({ draft: { problem, unplaced }, doubts }: { draft: EditedDraft; doubts: number }) {
	return (
		<>
			{problem ? <Alert kind="info">{problem}</Alert> : null}
			<LeftToLookAt doubts={doubts} unplaced={unplaced} />
		</>
	);
}
