import { useEffect, useRef, useState } from "react";
import { useNavigation } from "react-router";
import { AnsweredForm, FormMessage } from "#app/components/base/form/answered.tsx";
import { TextAreaField } from "#app/components/base/form/text-area-field.tsx";
import { Button } from "#app/components/base/ui/button.tsx";
import { useHydrated } from "#app/components/base/use-hydrated.ts";
import type { CompareResponse } from "#app/domain/insights/comparison-result.ts";
import { writePages } from "#app/domain/insights/own/pages-of-text.ts";
import { mayBeReadElsewhere } from "#app/domain/insights/pasted-resume.ts";
import { FileField } from "./file-field.tsx";
import { type OwnReading, onServer } from "./use-own-reading.ts";

/** By which buttons elsewhere on the page send the same form. */
export const compareFormId = "compare-form";

/** The resume to be compared: pasted, or as a file. What was typed stays. */
export function CompareForm({
	page,
	answer,
	own,
}: {
	/** Its address with the group that is chosen. */
	page: string;
	answer: CompareResponse | undefined;
	own: OwnReading;
}) {
	const form = useRef<HTMLFormElement>(null);
	const isSent = useNavigation().formAction?.startsWith("/insights") ?? false;
	const busy = isSent || own.busy;
	const hydrated = useHydrated();
	const failure = answer?.success === false ? answer : undefined;
	const { text, posting, pages, named } = valuesOf(answer);
	// Stays when another group is chosen, which takes the answer away.
	const [first] = useState({ text, posting, pages, named });
	useEffect(() => {
		if (!form.current || text === undefined) return;
		// What was read from a file takes the place of what stood here, and of the file, unless the server may read more.
		const isWhole = answer?.success && !isPart(answer);
		fillForm(form.current, { text, pages, named, ...(isWhole && { file: "" }) });
	}, [answer, text, pages, named]);
	return (
		<AnsweredForm
			ref={form}
			id={compareFormId}
			answer={failure}
			encType="multipart/form-data"
			// Without scripts the answer is a page of its own, and begins at the top.
			action={hydrated ? page : `${page}#compare`}
			preventScrollReset
			onSubmit={own.onSubmit}
			data-reading={own.isReady ? "ready" : undefined}
			className="grid gap-5 max-w-3xl mt-6"
		>
			<input type="hidden" name="pages" defaultValue={first.pages} />
			<input type="hidden" name="named" defaultValue={first.named} />
			<TextAreaField
				label="The text of your resume"
				name="text"
				rows={12}
				defaultValue={first.text ?? ""}
				spellCheck={false}
				autoComplete="off"
				hint="Select all of it in your document, copy it and paste it here. You can leave out your name and address."
			/>
			<FileField
				label="Or its file"
				onChange={own.onFile}
				more={failure?.fieldErrors?.file ? null : " It is used instead of the text above."}
			/>
			<TextAreaField
				label="The job posting (optional)"
				name="posting"
				rows={6}
				defaultValue={first.posting ?? ""}
				spellCheck={false}
				autoComplete="off"
				hint="All of it, as it stands on the job board. You see what it asks for, what your resume shows of that, and which resumes to open. We are told its role and what it asks for, to count it, and keep nothing of it."
			/>
			{busy ? null : <FormMessage />}
			{answer && !busy && hydrated && mayReadMore(answer) ? <OnServer /> : null}
			<div className="flex flex-wrap items-center gap-x-6 gap-y-3">
				<Button type="submit" size="large" busy={busy}>
					{busy ? "Comparing..." : "Compare mine"}
				</Button>
				<output className="max-w-prose flex-1 basis-64 text-sm text-quiet">
					{own.progress
						? `Reading page ${own.progress.page} of ${own.progress.pages}`
						: hydrated
							? "It is read in this browser and does not leave it, not even to us. Once this page has loaded, it works without a connection."
							: "Without scripts it is read on our server and discarded at once: not stored, not logged, and not sent to anyone."}
				</output>
			</div>
		</AnsweredForm>
	);
}

/** What an answer says of the form: the text, what is known of it besides, and the level that the person named. */
function valuesOf(answer: CompareResponse | undefined): Record<string, string | undefined> {
	if (!answer?.success) {
		const { level, ...values } = answer?.values ?? {};
		return { ...values, named: level ?? values.named };
	}
	const { text, posting, pages, comparison } = answer;
	return { text, posting, pages: writePages(pages, text), named: comparison.namedLevel ?? "" };
}

/** Puts values into fields, by their names. */
export function fillForm(form: HTMLFormElement, values: Record<string, string | undefined>): void {
	for (const [name, value] of Object.entries(values)) {
		const field = form.elements.namedItem(name);
		if (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement) {
			field.value = value ?? "";
		}
	}
}

/** Whether the browser could not read all of a file. */
const isPart = (answer: CompareResponse): boolean =>
	answer.success && (answer.unread ?? []).length > 0;

/** Of some files the server can read no more. */
function mayReadMore(answer: CompareResponse): boolean {
	if (answer.success) return isPart(answer);
	const { message, fieldErrors: { file } = {} } = answer;
	return message !== undefined || (file !== undefined && mayBeReadElsewhere(file));
}

/** What this browser could not read may be readable for us, by choice alone. */
function OnServer() {
	return (
		<div className="flex flex-wrap items-center gap-x-6 gap-y-3">
			<Button type="submit" name={onServer} value="server" variant="secondary">
				Read it on the server
			</Button>
			<p className="max-w-prose flex-1 basis-64 text-sm text-quiet">
				That sends it to us. It is discarded at once: not stored, not logged, and not sent to
				anyone.
			</p>
		</div>
	);
}
