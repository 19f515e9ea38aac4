import { useRef, useState } from "react";
import { AnsweredForm } from "#app/components/base/form/answered.tsx";
import { useField } from "#app/components/base/form/field.tsx";
import { SelectField } from "#app/components/base/form/select-field.tsx";
import { Alert } from "#app/components/base/ui/alert.tsx";
import { Button } from "#app/components/base/ui/button.tsx";
import { useHydrated } from "#app/components/base/use-hydrated.ts";
import { DropArea } from "#app/components/intake/drop-area.tsx";
import { intakeFiles, intakeLimits } from "#app/domain/intake/desk/draft-limits.ts";
import { intakeMessages } from "#app/domain/intake/desk/draft-messages.ts";
import { chosenProvenances } from "#app/domain/library/catalogue.ts";
import { provenanceLabels } from "#app/domain/library/provenance.ts";
import { type Sending, useDrop } from "./use-drop.ts";

const origins = [
	{ value: "", label: "Please choose" },
	...chosenProvenances.map((value) => ({ value, label: provenanceLabels[value] })),
];

/** Where files are dropped or chosen. With scripts they are sent at once, without them by the button. */
export function DropForm({ onAdded }: { onAdded: () => void }) {
	const hydrated = useHydrated();
	const form = useRef<HTMLFormElement>(null);
	const { state, send } = useDrop(onAdded);
	/** Chosen before it was said where they come from. */
	const [held, setHeld] = useState<File[]>([]);
	const sendAll = (files: Iterable<File>) => {
		const origin = form.current?.querySelector<HTMLSelectElement>("select[name=provenance]");
		const all = [...held, ...files];
		setHeld(origin?.value ? [] : all);
		if (!origin?.value) origin?.focus();
		else if (all.length > 0) send(all, origin.value);
	};
	return (
		<AnsweredForm
			ref={form}
			action="/admin/intake/files"
			encType="multipart/form-data"
			className="grid max-w-2xl gap-4"
		>
			<SelectField
				label="Where they come from"
				name="provenance"
				options={origins}
				defaultValue=""
				error={held.length > 0 ? intakeMessages.held(held.length) : undefined}
				onChange={() => sendAll([])}
			/>
			<DropArea onDropped={sendAll}>
				<FileInput hydrated={hydrated} onChosen={sendAll} />
			</DropArea>
			{state ? <SendingProgress state={state} /> : null}
			{hydrated ? null : (
				<div>
					<Button type="submit">Put on the desk</Button>
				</div>
			)}
		</AnsweredForm>
	);
}

function FileInput({
	hydrated,
	onChosen,
}: {
	hydrated: boolean;
	onChosen: (files: File[]) => void;
}) {
	const { control, error } = useField({ name: "file", hint: true });
	return (
		<>
			<label htmlFor={control.id} className="font-medium">
				{hydrated ? "Drop files here, or choose them" : "Choose files"}
			</label>
			<input
				{...control}
				type="file"
				multiple
				accept={intakeFiles}
				className="admin-file file:font-medium w-full min-h-11 text-quiet text-note"
				onChange={({ target }) => {
					const files = [...(target.files ?? [])];
					onChosen(files);
					// So that the same files can be chosen again.
					target.value = "";
				}}
			/>
			{error}
			<p id={`${control.id}-hint`} className="text-sm text-quiet">
				PDF, DOC, DOCX, TXT or JSON Resume, up to 10 MB each; or a ZIP of them. Up to{" "}
				{intakeLimits.files} files and 50 MB at once.
			</p>
		</>
	);
}

function SendingProgress({
	state: { done, all, name, percent, added, failed },
}: {
	state: Sending;
}) {
	return (
		<div className="grid gap-3" aria-live="polite">
			{name ? (
				<div className="upload-progress">
					<p className="text-note wrap-anywhere">
						{done + 1} of {all}: {name}
					</p>
					<progress max={100} value={percent} aria-label={`Sending ${name}`} />
				</div>
			) : (
				<Alert kind={failed.length > 0 ? "info" : "success"}>
					{intakeMessages.received(added, failed.length)}
				</Alert>
			)}
			{failed.length > 0 ? (
				<ul className="text-note">
					{failed.map((file, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and the list only grows
						<li key={index} className="wrap-anywhere">
							<strong>{file.name}</strong>: {file.problem}
						</li>
					))}
				</ul>
			) : null}
		</div>
	);
}
