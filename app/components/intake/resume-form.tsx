import { type ReactNode, useEffect, useRef } from "react";
import { Form, Link } from "react-router";
import { showToast } from "#app/components/base/toast-queue.ts";
import { Alert } from "#app/components/base/ui/alert.tsx";
import { Button, buttonVariants } from "#app/components/base/ui/button.tsx";
import type { ResumeFieldName, ResumeFormValues } from "#app/domain/intake/resume-form.ts";
import { FileSource } from "./file-source.tsx";
import { MainFields, MoreFields } from "./resume-fields.tsx";

/** What the server says to a form that it did not take. */
export type ResumeFormResponse = {
	error: string;
	fieldErrors?: Partial<Record<ResumeFieldName, string>>;
	values: ResumeFormValues;
	/** Where the version stands that came after the one that the form began with. */
	newer?: string;
};

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
};

/** Adds or edits a resume: what was typed stays, whatever the server says. */
export function ResumeForm(props: ResumeFormProps) {
	const { action, answer, present, submitLabel, back, busy, uploadPart } = props;
	const form = useRef<HTMLFormElement>(null);
	const values = answer?.values ?? props.values;
	const errors = answer?.fieldErrors ?? {};

	useEffect(() => {
		if (!answer) return;
		showToast("error", answer.error);
		const next = answer.newer ? "a[data-newer]" : "[aria-invalid=true]";
		form.current?.querySelector<HTMLElement>(next)?.focus();
	}, [answer]);

	return (
		<Form
			ref={form}
			method="post"
			action={action}
			noValidate
			preventScrollReset
			className="grid gap-6"
		>
			{answer ? (
				<Alert kind="error">
					{answer.error}
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
			{values.version ? <input type="hidden" name="version" value={values.version} /> : null}
			<div className="grid gap-4 items-start sm:grid-cols-2">
				<MainFields values={values} errors={errors} />
			</div>
			<FileSource
				source={values.fileSource === "upload" ? "upload" : "url"}
				fileUrl={values.fileUrl ?? ""}
				error={errors.fileUrl}
				present={present}
				uploadPart={uploadPart}
			/>
			<fieldset>
				<legend className="mb-3 font-medium">More about it</legend>
				<div className="grid gap-4 items-start sm:grid-cols-2">
					<MoreFields values={values} errors={errors} />
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
		</Form>
	);
}
