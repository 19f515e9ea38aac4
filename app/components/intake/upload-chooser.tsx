import { Link } from "react-router";
import { useField } from "#app/components/base/form/field.tsx";
import { Alert } from "#app/components/base/ui/alert.tsx";
import { Button } from "#app/components/base/ui/button.tsx";
import { useHydrated } from "#app/components/base/use-hydrated.ts";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { acceptedFiles } from "#app/domain/intake/upload-rules.ts";
import { DropArea } from "./drop-area.tsx";
import { UploadProgress } from "./upload-progress.tsx";
import { useUpload } from "./use-upload.ts";

type UploadChooserProps = {
	/** It stands in a form that posts to /admin/uploads, and works without scripts. */
	isForm?: boolean;
	onReceived: (id: string) => void;
};

/** Where a file is dropped or picked; it is sent at once, and one sees how far it is. */
export function UploadChooser({ isForm = false, onReceived }: UploadChooserProps) {
	const hydrated = useHydrated();
	const { state, send, cancel } = useUpload(onReceived);
	const sendFirst = (files: FileList | null) => {
		const file = files?.[0];
		if (file) send(file);
	};
	const failed = state.phase === "failed" ? state.error : undefined;
	const { control } = useField({ name: "file", error: failed, hint: true });
	return (
		<div className="flex flex-col gap-3">
			<DropArea onDropped={sendFirst}>
				<label htmlFor={control.id} className="font-medium">
					{hydrated ? "Drop a file here, or choose one" : "Choose a file"}
				</label>
				<input
					{...control}
					type="file"
					name={isForm ? "file" : undefined}
					accept={acceptedFiles}
					className="admin-file file:font-medium w-full min-h-11 text-quiet text-note"
					onChange={({ target }) => {
						sendFirst(target.files);
						// So that the same file can be chosen again.
						target.value = "";
					}}
				/>
				<p id={`${control.id}-hint`} className="text-sm text-quiet">
					PDF, DOC, DOCX or TXT, up to 10 MB
				</p>
			</DropArea>
			{state.phase === "sending" ? <UploadProgress {...state} onCancel={cancel} /> : null}
			{failed ? (
				<div id={`${control.id}-error`}>
					<Alert kind="error">{failed}</Alert>
				</div>
			) : null}
			{state.phase === "received" ? <Alert kind="success">{state.message}</Alert> : null}
			{state.phase === "received" && state.sameAs ? (
				<Alert kind="info">
					{adminMessages.uploads.sameFile(state.sameAs.title)}{" "}
					<Link to={`/resumes/${state.sameAs.id}`} className="admin-link">
						Look at it
					</Link>
				</Alert>
			) : null}
			{isForm && !hydrated ? <Button type="submit">Upload</Button> : null}
		</div>
	);
}
