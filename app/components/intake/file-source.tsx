import type { ReactNode } from "react";
import { Field } from "#app/components/base/form/field.tsx";
import type { FileSource as Source } from "#app/domain/intake/resume-form.ts";

type FileSourceProps = {
	source: Source;
	fileUrl: string;
	/** What can be opened of the resume now, in words; null for nothing. */
	present: string | null;
	/** Chooses a file and carries it as `uploadId`. */
	uploadPart?: ReactNode;
};

/** Where the file of a resume comes from: an address elsewhere, or an upload. Works without scripts. */
export function FileSource({ source, fileUrl, present, uploadPart }: FileSourceProps) {
	const url = (
		<Field
			label="File URL"
			name="fileUrl"
			type="text"
			inputMode="url"
			autoComplete="off"
			spellCheck={false}
			placeholder="https://"
			defaultValue={fileUrl}
			hint="We never fetch it. Members who have opened the resume are sent there."
			className="file-url"
		/>
	);
	return (
		<fieldset className="file-source">
			<legend className="mb-2 font-medium">File</legend>
			{present ? <p className="mb-3 text-note text-quiet">{present}</p> : null}
			{uploadPart ? (
				<div className="mb-3 flex flex-wrap gap-x-6">
					<label className="choice">
						<input type="radio" name="fileSource" value="url" defaultChecked={source === "url"} />
						URL
					</label>
					<label className="choice">
						<input
							type="radio"
							name="fileSource"
							value="upload"
							defaultChecked={source === "upload"}
						/>
						Upload File
					</label>
				</div>
			) : null}
			{url}
			{uploadPart ? <div className="file-upload">{uploadPart}</div> : null}
		</fieldset>
	);
}

/** What a resume has, in words for the form. */
export function describeFile(
	availability: "document" | "file" | "none",
	fileKind: string | null,
): string | null {
	if (availability === "document") {
		return "Members read the document that is stored here. An address is used only when there is none.";
	}
	if (fileKind) {
		return `Members read the file that is stored here (${fileKind.toUpperCase()}). An address is used only when there is none.`;
	}
	return null;
}
