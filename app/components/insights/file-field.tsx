import { Field } from "#app/components/base/form/field.tsx";
import { pastedLimits } from "#app/domain/insights/pasted-resume.ts";
import { acceptedFiles, fileSize } from "#app/domain/intake/upload-rules.ts";

/** The field for the file of one's own resume. @param more said after what it may be; null hides both */
export function FileField({ label, more = "" }: { label: string; more?: string | null }) {
	const rule = `PDF, Word or text, at most ${fileSize(pastedLimits.fileBytes)}.${more}`;
	return (
		<Field label={label} name="file" hint={more === null ? undefined : rule}>
			{(control) => (
				<input
					{...control}
					type="file"
					accept={acceptedFiles}
					className="compare-file block w-full min-h-11 p-1.5 rounded-md bg-raised text-[1rem]"
				/>
			)}
		</Field>
	);
}
