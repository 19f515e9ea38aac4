import { useEffect, useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import { TextAreaField } from "#app/components/base/text-area-field.tsx";
import { Alert } from "#app/components/base/ui/alert.tsx";
import { Button } from "#app/components/base/ui/button.tsx";
import { useHydrated } from "#app/components/base/use-hydrated.ts";
import type { CompareResponse } from "#app/domain/insights/comparison-result.ts";
import { pastedLimits } from "#app/domain/insights/pasted-resume.ts";
import { acceptedFiles, fileSize } from "#app/domain/intake/upload-rules.ts";

/** The resume to be compared: pasted, or as a file. What was typed stays. */
export function CompareForm({
	page,
	answer,
}: {
	/** Its address with the group that is chosen. */
	page: string;
	answer: CompareResponse | undefined;
}) {
	const form = useRef<HTMLFormElement>(null);
	const busy = useNavigation().formAction?.startsWith("/insights") ?? false;
	const hydrated = useHydrated();
	const failure = answer && !answer.success ? answer : null;
	// Stays when another group is chosen, which takes the answer away.
	const [first] = useState(answer?.text ?? "");
	useEffect(() => {
		const area = form.current?.querySelector("textarea");
		const file = form.current?.querySelector<HTMLInputElement>("[type=file]");
		if (!area || !file || !answer) return;
		// What was read from a file takes the place of what stood here, and of the file.
		area.value = answer.text;
		if (answer.success) file.value = "";
	}, [answer]);
	useEffect(() => {
		if (failure?.field) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
	}, [failure]);
	return (
		<Form
			ref={form}
			method="post"
			encType="multipart/form-data"
			// Without scripts the answer is a page of its own, and begins at the top.
			action={hydrated ? page : `${page}#compare`}
			preventScrollReset
			className="grid gap-5 max-w-3xl mt-6"
		>
			<TextAreaField
				label="The text of your resume"
				name="text"
				rows={12}
				maxLength={pastedLimits.characters}
				defaultValue={first}
				spellCheck={false}
				autoComplete="off"
				error={failure?.field === "text" ? failure.message : undefined}
				hint="Select all of it in your document, copy it and paste it here. Your name and address may stay out."
			/>
			<div>
				<label htmlFor="compare-file" className="mb-1 block text-note font-medium">
					Or its file
				</label>
				<input
					id="compare-file"
					type="file"
					name="file"
					accept={acceptedFiles}
					aria-describedby={failure?.field === "file" ? "compare-file-error" : "compare-file-hint"}
					aria-invalid={failure?.field === "file" || undefined}
					className="compare-file block w-full min-h-11 p-1.5 rounded-md bg-raised text-[1rem]"
				/>
				{failure?.field === "file" ? (
					<p id="compare-file-error" className="mt-1 text-note text-danger">
						{failure.message}
					</p>
				) : (
					<p id="compare-file-hint" className="mt-1 text-sm text-quiet">
						PDF, Word or text, at most {fileSize(pastedLimits.fileBytes)}. It counts instead of the
						text above.
					</p>
				)}
			</div>
			{failure && !failure.field && !busy ? <Alert kind="error">{failure.message}</Alert> : null}
			<div className="flex flex-wrap items-center gap-x-6 gap-y-3">
				<Button type="submit" size="large" busy={busy}>
					{busy ? "Comparing..." : "Compare mine"}
				</Button>
				<p className="max-w-prose flex-1 basis-64 text-sm text-quiet">
					It is read on our server and forgotten at once: not stored, not logged, and sent to
					nobody.
				</p>
			</div>
		</Form>
	);
}
