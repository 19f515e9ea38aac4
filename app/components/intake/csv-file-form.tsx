import { useRef, useState } from "react";
import { Link, useNavigation } from "react-router";
import { AnsweredForm } from "#app/components/base/form/answered.tsx";
import { useField } from "#app/components/base/form/field.tsx";
import { Alert } from "#app/components/base/ui/alert.tsx";
import { Button } from "#app/components/base/ui/button.tsx";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import type { FormResult } from "#app/domain/base/form-result.ts";
import { importMaximum, isCsvName } from "#app/domain/intake/resume-import.ts";
import { DropArea } from "./drop-area.tsx";

type Refusal = FormResult & {
	detail?: string | undefined;
	problems?: readonly { row: number; problem: string }[] | undefined;
};

/** Where a file is chosen, or dropped. Its name and size are checked before it is sent. */
export function CsvFileForm({ refusal }: { refusal: Refusal | undefined }) {
	const busy = useNavigation().state !== "idle";
	const input = useRef<HTMLInputElement>(null);
	const [chosen, setChosen] = useState<{ name: string; refusal: Refusal | null } | null>(null);
	const choose = (file: File | undefined) =>
		setChosen(file ? { name: file.name, refusal: refusalOf(file) } : null);
	const drop = (files: FileList) => {
		if (!input.current || files.length === 0) return;
		input.current.files = files;
		choose(files[0]);
	};
	// What was chosen since speaks for itself.
	const shown = chosen?.refusal ?? (chosen ? undefined : refusal);
	const said = busy ? undefined : shown;
	const file = useField({ name: "file", error: said?.message, hint: true });
	return (
		<AnsweredForm
			encType="multipart/form-data"
			className="admin-panel flex max-w-2xl flex-col gap-4"
			onSubmit={(event) => {
				if (chosen?.refusal) event.preventDefault();
				// The answer speaks of this file, and not of one that is chosen.
				else setChosen(null);
			}}
		>
			{said ? (
				<div id={`${file.control.id}-error`}>
					<RefusalNote refusal={said} />
				</div>
			) : null}
			<DropArea onDropped={drop}>
				<label htmlFor={file.control.id} className="font-medium">
					CSV file
				</label>
				<input
					ref={input}
					{...file.control}
					type="file"
					accept=".csv,text/csv"
					required
					className="admin-file w-full min-h-11 text-[1rem]"
					onChange={(event) => choose(event.target.files?.[0])}
				/>
				<p id={`${file.control.id}-hint`} className="text-sm text-quiet">
					Or drop it here. At most 5 MB and {importMaximum.rows.toLocaleString("en-US")} rows.
				</p>
			</DropArea>
			<div className="flex flex-wrap items-center gap-4">
				<Button type="submit" size="large" busy={busy}>
					{busy ? "Processing..." : "Check this file"}
				</Button>
				<Link to="/admin/imports" className="admin-link">
					Earlier uploads
				</Link>
			</div>
		</AnsweredForm>
	);
}

function refusalOf({ name, size }: File): Refusal | null {
	if (!isCsvName(name)) return { success: false, message: adminMessages.imports.notCsv };
	if (size <= importMaximum.bytes) return null;
	const { unreadable, tooLarge } = adminMessages.imports;
	return { success: false, message: unreadable, detail: tooLarge };
}

function RefusalNote({ refusal: { message, detail, problems = [] } }: { refusal: Refusal }) {
	return (
		<Alert kind="error">
			<p className="font-medium">{message}</p>
			{detail ? <p>{detail}</p> : null}
			{problems.length > 0 ? (
				<ul className="mt-2 list-disc pl-5 text-note">
					{problems.map(({ row, problem }) => (
						<li key={row}>
							Row {row}: {problem}
						</li>
					))}
				</ul>
			) : null}
		</Alert>
	);
}
