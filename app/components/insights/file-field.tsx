import type { ChangeEvent } from "react";
import { Field } from "#app/components/base/form/field.tsx";
import { pastedLimits } from "#app/domain/insights/pasted-resume.ts";
import { acceptedFiles, fileSize } from "#app/domain/intake/upload-rules.ts";

type FileFieldProps = {
	label: string;
	/** Said after what it may be; null hides both. */
	more?: string | null;
	onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
};

/** The field for the file of one's own resume. */
export function FileField({ label, more = "", onChange }: FileFieldProps) {
	const rule = `PDF, Word or text, at most ${fileSize(pastedLimits.fileBytes)}.${more}`;
	return (
		<Field label={label} name="file" hint={more === null ? undefined : rule}>
			{(control) => (
				<input
					{...control}
					type="file"
					onChange={onChange}
					accept={acceptedFiles}
					className="compare-file block w-full min-h-11 p-1.5 rounded-md bg-raised text-[1rem]"
				/>
			)}
		</Field>
	);
}
