import { type FormEvent, useState } from "react";
import { saveFile } from "#app/components/base/downloads/save-file.ts";
import { Field } from "#app/components/base/form/field.tsx";
import { showToast } from "#app/components/base/toast-queue.ts";
import { Button } from "#app/components/base/ui/button.tsx";
import { keeping as messages } from "#app/domain/base/messages/keeping-readings.ts";
import type { KeptReading } from "#app/domain/insights/own/kept-reading.ts";
import { openSealed, sealReadings } from "#app/domain/insights/own/sealed-readings.ts";

const leastPassphrase = 8;

/** All that is kept, in a file that only a passphrase opens: for another browser. */
export function SealedFile({
	kept,
	onBring,
}: {
	kept: readonly KeptReading[];
	onBring: (readings: readonly KeptReading[]) => boolean;
}) {
	const [busy, setBusy] = useState(false);
	const press = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const form = new FormData(event.currentTarget);
		const passphrase = String(form.get("passphrase"));
		const file = form.get("sealed");
		setBusy(true);
		try {
			if (file instanceof File && file.name !== "") {
				const brought = await openSealed(new Uint8Array(await file.arrayBuffer()), passphrase);
				if (!brought) showToast("error", messages.notOpened);
				else if (onBring(brought)) showToast("success", messages.brought(brought.length));
			} else if (kept.length > 0) {
				saveFile(new Blob([await sealReadings(kept, passphrase)]), "kept-comparisons.offerfolio");
			} else showToast("error", messages.nothingToSave);
		} finally {
			setBusy(false);
		}
	};
	return (
		<details className="disclosure mt-4">
			<summary>Take them to another browser</summary>
			<form onSubmit={press} className="mt-2 grid gap-3 sm:grid-cols-2 sm:items-end">
				<Field
					label="Passphrase, or your code"
					name="passphrase"
					type="password"
					required
					minLength={leastPassphrase}
					autoComplete="off"
				/>
				<Field label="A file from there (optional)" name="sealed">
					{(control) => (
						<input {...control} type="file" className="block min-h-11 w-full text-base" />
					)}
				</Field>
				<p className="text-sm text-quiet sm:col-span-2">
					Without a file, all that is kept here is saved as one that only the passphrase opens.
					Nobody can open it without, not even we. A copy of your account's data is opened by your
					code.
				</p>
				<div>
					<Button type="submit" variant="secondary" busy={busy}>
						Save or bring
					</Button>
				</div>
			</form>
		</details>
	);
}
