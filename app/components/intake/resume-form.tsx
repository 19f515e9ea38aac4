import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router";
import { AnsweredForm } from "#app/components/base/form/answered.tsx";
import { showToast } from "#app/components/base/toast-queue.ts";
import { Alert } from "#app/components/base/ui/alert.tsx";
import { Button, buttonVariants } from "#app/components/base/ui/button.tsx";
import type { FormResult } from "#app/domain/base/form-result.ts";
import { contributed } from "#app/domain/intake/contribution/contributor-messages.ts";
import type { ResumeFormValues } from "#app/domain/intake/resume-form.ts";
import { FileSource } from "./file-source.tsx";
import { MainFields, MoreFields } from "./resume-fields.tsx";

/** Where the version stands that came after the one that the form began with. */
export type ResumeFormResponse = FormResult & { newer?: string | undefined };

type ResumeFormProps = {
	action: string;
	/** What the fields begin with. */
	values: ResumeFormValues;
	answer: ResumeFormResponse | undefined;
	/** What can be opened of it now, in words. */
	present: string | null;
	submitLabel: string;
	/** Where the list is. */
	back: string;
	busy: boolean;
	uploadPart?: ReactNode;
	/** The person whom it is about gave it: its words and where they come from are no fields. */
	isContributed?: boolean;
};

/** Adds or edits a resume: what was typed stays, whatever the server says. */
export function ResumeForm(props: ResumeFormProps) {
	const { action, answer, present, submitLabel, back, busy, uploadPart, isContributed } = props;
	const form = useRef<HTMLFormElement>(null);
	const values = answer?.values ?? props.values;

	useEffect(() => {
		if (answer?.message) showToast("error", answer.message);
		if (answer?.newer) form.current?.querySelector<HTMLElement>("a[data-newer]")?.focus();
	}, [answer]);

	return (
		<AnsweredForm
			ref={form}
			action={action}
			answer={answer}
			fixed={{
				...(values.version && { version: values.version }),
				...(isContributed && { provenance: values.provenance ?? "" }),
			}}
			noValidate
			preventScrollReset
			className="grid gap-6"
		>
			{answer ? (
				<Alert kind="error">
					{answer.message}
					{answer.newer ? (
						<a
							href={answer.newer}
							target="_blank"
							rel="noreferrer"
							data-newer
							className="admin-link inline-flex min-h-11 items-center"
						>
							Open the newer version in a new tab
						</a>
					) : null}
				</Alert>
			) : null}
			{isContributed ? <Alert kind="info">{contributed.isEntry}</Alert> : null}
			<div className="grid gap-4 items-start sm:grid-cols-2">
				<MainFields values={values} />
			</div>
			{isContributed ? null : (
				<FileSource
					source={values.fileSource === "upload" ? "upload" : "url"}
					fileUrl={values.fileUrl ?? ""}
					present={present}
					uploadPart={uploadPart}
				/>
			)}
			<fieldset>
				<legend className="mb-3 font-medium">More about it</legend>
				<div className="grid gap-4 items-start sm:grid-cols-2">
					<MoreFields values={values} of={isContributed ? "contributed" : "owner"} />
				</div>
			</fieldset>
			<div className="flex flex-wrap gap-3">
				<Button type="submit" busy={busy}>
					{busy ? "Processing..." : submitLabel}
				</Button>
				{busy ? (
					<Button variant="secondary" disabled>
						Cancel
					</Button>
				) : (
					<Link to={back} preventScrollReset className={buttonVariants({ variant: "secondary" })}>
						Cancel
					</Link>
				)}
			</div>
		</AnsweredForm>
	);
}
