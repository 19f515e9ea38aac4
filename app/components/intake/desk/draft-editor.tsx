import { useRef } from "react";
import { Link } from "react-router";
import { AnsweredForm } from "#app/components/base/form/answered.tsx";
import { CheckField } from "#app/components/base/form/check-field.tsx";
import { Alert } from "#app/components/base/ui/alert.tsx";
import { MainFields, MoreFields } from "#app/components/intake/resume-fields.tsx";
import { SavedFields } from "#app/components/intake/saved-fields.tsx";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import type { FormResult } from "#app/domain/base/form-result.ts";
import { intakeMessages } from "#app/domain/intake/desk/draft-messages.ts";
import type { DraftView } from "#app/domain/intake/desk/draft-view.ts";
import { ContributorsChoices } from "./contributors-choices.tsx";
import { Doubts } from "./doubt.tsx";
import { DraftActions } from "./draft-actions.tsx";
import { DraftDocument } from "./draft-document.tsx";
import { DraftOriginal } from "./draft-original.tsx";
import { DraftPrivacy } from "./draft-privacy.tsx";
import { LeftToLookAt, StyleField, useEdited } from "./edited-draft.tsx";

type DraftEditorProps = { draft: DraftView; answer: FormResult | undefined; busy: string | null };

/** A draft beside its file: everything that readers will get of it is in the form. */
export function DraftEditor({ draft, answer, busy }: DraftEditorProps) {
	const form = useRef<HTMLFormElement>(null);
	const isEarlier = draft.contribution?.earlier != null;
	const { shown, doubts } = useEdited(draft, isEarlier, answer);
	const isReady = draft.status === "ready";
	return (
		<div className={draft.file ? "draft-editor" : "max-w-3xl"}>
			{draft.file ? <DraftOriginal file={draft.file} /> : null}
			<AnsweredForm
				ref={form}
				answer={answer}
				fixed={{ version: String(draft.version) }}
				noValidate
				preventScrollReset
				className="grid min-w-0 gap-6"
			>
				{/* The first button of a form is what Enter presses in a line of it: never Publish. */}
				<button type="submit" name="intent" value="save" hidden />
				<Remarks draft={draft} doubts={doubts.size} />
				{draft.contribution ? <ContributorsChoices {...draft.contribution} /> : null}
				{isReady ? (
					<Doubts value={doubts}>
						<SavedFields key={shown.version} isBusy={busy !== null}>
							{isEarlier ? null : (
								<fieldset className="admin-panel">
									<legend className="px-1 font-semibold">In the library</legend>
									<div className="grid items-start gap-4 sm:grid-cols-2">
										<MainFields values={shown.fields} doubts={doubts} />
										<MoreFields
											values={shown.fields}
											doubts={doubts}
											of={draft.contribution ? "contributed" : "owner"}
										/>
										<StyleField value={shown.style} />
									</div>
								</fieldset>
							)}
							<DraftDocument document={shown.document} />
							<DraftPrivacy
								draft={isEarlier ? { ...shown, meter: null } : shown}
								fewBy={draft.contribution ? null : "owner"}
							/>
							{draft.wasWithdrawn ? (
								<CheckField
									name="mayReturn"
									label="This file was withdrawn before. It may come back."
									isChecked={shown.mayReturn}
								/>
							) : null}
						</SavedFields>
					</Doubts>
				) : null}
				<DraftActions
					form={form}
					busy={busy}
					isReady={isReady}
					next={draft.next}
					publishDay={draft.publishDay}
					answers={draft.contribution ? (isEarlier ? ["send-back"] : ["send-back", "decline"]) : []}
				/>
			</AnsweredForm>
		</div>
	);
}

function Remarks({ draft, doubts }: { draft: DraftView; doubts: number }) {
	const { status, problem, sameAs, nearCopyOf, publishDay } = draft;
	const known = sameAs ?? nearCopyOf;
	return (
		<>
			{publishDay ? <Alert kind="info">{intakeMessages.scheduled(publishDay)}</Alert> : null}
			{status === "waiting" ? <Alert kind="info">{intakeMessages.waiting}</Alert> : null}
			{problem ? <Alert kind={status === "failed" ? "error" : "info"}>{problem}</Alert> : null}
			{known ? (
				<Alert kind="info">
					{sameAs
						? adminMessages.uploads.sameFile(known.title)
						: intakeMessages.nearCopy(known.title)}{" "}
					<Link to={`/resumes/${known.id}`} className="admin-link">
						Look at it
					</Link>
				</Alert>
			) : null}
			<LeftToLookAt doubts={doubts} unplaced={draft.unplaced} />
		</>
	);
}
