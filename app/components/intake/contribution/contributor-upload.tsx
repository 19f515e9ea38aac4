import { useNavigation } from "react-router";
import { AnsweredForm, FormMessage } from "#app/components/base/form/answered.tsx";
import { Field } from "#app/components/base/form/field.tsx";
import { TextAreaField } from "#app/components/base/form/text-area-field.tsx";
import { Button } from "#app/components/base/ui/button.tsx";
import type { FormResult } from "#app/domain/base/form-result.ts";
import { acceptedFiles } from "#app/domain/intake/upload-rules.ts";

/** A resume is sent as a file, or pasted. */
export function ContributorUpload({ answer }: { answer: FormResult | undefined }) {
	const isSending = useNavigation().formMethod === "POST";
	return (
		<AnsweredForm
			answer={answer}
			encType="multipart/form-data"
			noValidate
			className="grid max-w-2xl gap-5"
		>
			<FormMessage />
			<Field
				label="The file of your resume"
				name="file"
				hint="PDF, DOC, DOCX, TXT or JSON Resume, up to 10 MB."
			>
				{(control) => (
					<input
						{...control}
						type="file"
						accept={`${acceptedFiles},.json`}
						className="admin-file file:font-medium w-full min-h-11 text-quiet text-note"
					/>
				)}
			</Field>
			<TextAreaField label="Or its text, pasted" name="pasted" rows={8} />
			<div>
				<Button type="submit" busy={isSending}>
					{isSending ? "Sending..." : "Read my resume"}
				</Button>
			</div>
		</AnsweredForm>
	);
}
