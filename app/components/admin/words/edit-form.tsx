import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { AnsweredForm, FormMessage } from "#app/components/base/form/answered.tsx";
import { CheckField } from "#app/components/base/form/check-field.tsx";
import { Field } from "#app/components/base/form/field.tsx";
import { TextAreaField } from "#app/components/base/form/text-area-field.tsx";
import { Alert } from "#app/components/base/ui/alert.tsx";
import { Button } from "#app/components/base/ui/button.tsx";
import type { FormResult } from "#app/domain/base/form-result.ts";
import type { OwnField } from "#app/domain/content/own-fields.ts";
import type { WordsForm as Words } from "#app/domain/content/words-form.ts";

export type WordsFormResult = FormResult & {
	/** The page with what was typed, for the owner alone. */
	preview?: string;
};

/** Buttons of the history belong to the form as well. */
export const wordsFormId = "words";

type WordsFormProps = { form: Words; answer: WordsFormResult | undefined; busy: boolean };

/** The form of some words: a preview that nobody else sees, or the next version. */
export function WordsForm({ form, answer, busy }: WordsFormProps) {
	const values = answer?.values ?? form.values;
	const said = useRef<HTMLDivElement>(null);
	// The field itself may fill the screen.
	useEffect(() => {
		const wrong = answer?.fieldErrors && document.querySelector("#words [aria-invalid=true]");
		const sentence = wrong ? document.getElementById(`${wrong.id}-error`) : said.current;
		if (answer) sentence?.scrollIntoView({ block: "nearest" });
	}, [answer]);
	return (
		<>
			<p>
				<Link to="/admin/words" className="admin-link inline-flex min-h-11 items-center">
					All words
				</Link>
			</p>
			<h1 className="text-2xl wrap-anywhere">{form.title}</h1>
			<p className="mt-1 mb-6 max-w-prose text-quiet">{form.about}</p>
			{form.fault ? (
				<Alert kind="error">
					<p>
						The version that was saved is not shown, because it no longer fits: {form.fault} The
						file holds until you save it again.
					</p>
				</Alert>
			) : null}
			<AnsweredForm
				id={wordsFormId}
				action={`/admin/words/${form.key}`}
				answer={answer}
				fixed={{ version: values.version ?? String(form.version) }}
				noValidate
				preventScrollReset
				className="grid gap-4"
			>
				<div className="grid items-start gap-4 sm:grid-cols-3">
					{form.fields.map((field) => (
						<FieldOfWords key={field.name} field={field} value={values[field.name] ?? ""} />
					))}
				</div>
				{/* Where the press was: a text is longer than a screen. */}
				<div ref={said}>
					<FormMessage>
						{answer?.preview ? (
							<a
								href={answer.preview}
								target="_blank"
								rel="noreferrer"
								className="admin-link inline-flex min-h-11 items-center"
							>
								Open the preview in a new tab
							</a>
						) : null}
					</FormMessage>
				</div>
				<div className="flex flex-wrap gap-3">
					<Button type="submit" name="intent" value="save" busy={busy}>
						{busy ? "Processing..." : "Save"}
					</Button>
					<Button type="submit" name="intent" value="preview" variant="secondary" busy={busy}>
						Preview
					</Button>
				</div>
			</AnsweredForm>
		</>
	);
}

function FieldOfWords({ field, value }: { field: OwnField; value: string }) {
	const { box, ...facts } = field;
	if (box === "check") {
		return (
			<div className="col-span-full">
				<CheckField {...facts} isChecked={value === "true"} />
			</div>
		);
	}
	if (box === "text") {
		return (
			<TextAreaField
				{...facts}
				className="col-span-full"
				boxClassName="block w-full rounded-md border border-edge bg-raised px-3 py-2 font-mono text-sm text-ink aria-invalid:border-danger aria-invalid:outline-danger"
				defaultValue={value}
				rows={28}
				spellCheck
			/>
		);
	}
	if (box === "lines") return <TextAreaField {...facts} defaultValue={value} rows={4} />;
	return (
		<Field
			{...facts}
			className={box === "wide" ? "col-span-full" : undefined}
			defaultValue={value}
		/>
	);
}
