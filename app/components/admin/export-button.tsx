import { type FormEvent, useState } from "react";
import { fetchFile } from "#app/components/base/downloads/fetch-file.ts";
import { AnsweredForm } from "#app/components/base/form/answered.tsx";
import { Button } from "#app/components/base/ui/button.tsx";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import { useMaySend } from "./roles/mine.tsx";

type ExportButtonProps = {
	action: string;
	label?: string;
	/** What is said when the file has come, and when it has not. */
	words?: { exported: string; exportFailed: string };
};

/** Saves an export as a file. Without scripts the browser does it by itself. */
export function ExportButton({
	action,
	label = "Export CSV",
	words = adminMessages.exports,
}: ExportButtonProps) {
	const [busy, setBusy] = useState(false);
	const list = /^\/admin\/exports\/(\w+)/u.exec(action)?.[1];
	const isMine = useMaySend("/admin/exports/:list", list);
	const save = async (event: FormEvent) => {
		event.preventDefault();
		setBusy(true);
		await fetchFile(action, { saved: words.exported, failed: words.exportFailed }, "POST");
		setBusy(false);
	};
	if (!isMine) return null;
	return (
		<AnsweredForm as="form" action={action} onSubmit={(event) => void save(event)}>
			<Button type="submit" variant="secondary" busy={busy}>
				{label}
			</Button>
		</AnsweredForm>
	);
}
