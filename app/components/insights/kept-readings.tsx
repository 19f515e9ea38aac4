import { type FormEvent, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { Field } from "#app/components/base/form/field.tsx";
import { showToast } from "#app/components/base/toast-queue.ts";
import { Button } from "#app/components/base/ui/button.tsx";
import { formatShortDate } from "#app/domain/base/dates.ts";
import { keeping as messages } from "#app/domain/base/messages/keeping-readings.ts";
import type { CompareResponse } from "#app/domain/insights/comparison-result.ts";
import {
	type KeptReading,
	keptLimits,
	keptName,
	openSealed,
	sealReadings,
	withReadings,
} from "#app/domain/insights/own/kept-reading.ts";
import { readKept, writeKept } from "./kept-store.ts";

const leastPassphrase = 8;

/** Comparisons that are kept in this browser under a name, and found again. Nothing of it is sent. */
export function KeptReadings({
	answer,
	group,
	today,
	onOpen,
}: {
	answer: CompareResponse | undefined;
	/** In ISO form. */
	today: string;
	/** The address of the group that is chosen. */
	group: string;
	onOpen: (reading: KeptReading) => void;
}) {
	const [kept, setKept] = useState<KeptReading[]>([]);
	const navigate = useNavigate();
	useEffect(() => setKept(readKept()), []);
	const keep = (readings: KeptReading[]): boolean => {
		if (!writeKept(readings)) {
			showToast("error", messages.noRoom);
			return false;
		}
		setKept(readings);
		return true;
	};
	const add = (given: readonly KeptReading[]): boolean => {
		const all = withReadings(kept, given);
		if (!all) showToast("error", messages.tooMany(keptLimits.readings));
		return all !== null && keep(all);
	};
	// Its group may have to be loaded first: an answer counts for the group alone that is chosen.
	const [opening, setOpening] = useState<KeptReading | null>(null);
	const open = (reading: KeptReading) => {
		setOpening(reading);
		if (reading.group !== group) navigate(`/insights${reading.group && `?${reading.group}`}`);
	};
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when its group is there
	useEffect(() => {
		if (opening?.group !== group) return;
		setOpening(null);
		onOpen(opening);
	}, [opening, group]);
	return (
		<section aria-labelledby="kept-readings" className="mt-12 max-w-3xl">
			<h2 id="kept-readings" className="text-2xl">
				Kept in this browser
			</h2>
			<p className="mt-1 text-quiet">
				Your text and the posting, under a name. They are not sent to us; anyone who uses this
				browser can read them.
			</p>
			{answer?.success ? (
				<KeepThis
					key={answer.text}
					onKeep={(name) =>
						add([
							{
								name,
								at: today,
								text: answer.text,
								posting: answer.posting,
								group,
							},
						]) && showToast("success", messages.kept(name))
					}
				/>
			) : null}
			{kept.length > 0 ? (
				<ul className="mt-4">
					{kept.map((reading) => (
						<li
							key={reading.name}
							className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-hairline py-2"
						>
							<span className="min-w-0 flex-1 basis-48 wrap-anywhere">
								{reading.name}{" "}
								<span className="text-note text-quiet">
									{formatShortDate(reading.at)}
									{reading.posting ? ", with a posting" : ""}
								</span>
							</span>
							<span className="flex gap-x-4">
								<Button variant="secondary" onClick={() => open(reading)}>
									Open<span className="sr-only"> {reading.name}</span>
								</Button>
								<Button
									variant="ghost"
									onClick={() => keep(kept.filter((other) => other !== reading))}
								>
									Remove<span className="sr-only"> {reading.name}</span>
								</Button>
							</span>
						</li>
					))}
				</ul>
			) : (
				<p className="mt-4">Nothing is kept yet. Compare a resume, then give it a name.</p>
			)}
			<SealedFile kept={kept} onBring={add} />
		</section>
	);
}

function KeepThis({ onKeep }: { onKeep: (name: string) => void }) {
	const keep = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const name = keptName(String(new FormData(event.currentTarget).get("name")));
		if (name) onKeep(name);
	};
	return (
		<form onSubmit={keep} className="mt-4 flex flex-wrap items-end gap-3">
			<Field
				label="Name of this comparison"
				name="name"
				required
				maxLength={keptLimits.name}
				autoComplete="off"
				placeholder="Kestrel, senior, second draft"
				className="min-w-0 flex-1 basis-56"
			/>
			<Button type="submit" variant="secondary">
				Keep it
			</Button>
		</form>
	);
}

/** All that is kept, in a file that only a passphrase opens: for another browser. */
function SealedFile({
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
				offerFile(await sealReadings(kept, passphrase));
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
					label="Passphrase"
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
					Nobody can open it without, not even we.
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

function offerFile(bytes: Uint8Array<ArrayBuffer>) {
	const address = URL.createObjectURL(new Blob([bytes]));
	const link = document.createElement("a");
	link.href = address;
	link.download = "kept-comparisons.offerfolio";
	link.click();
	URL.revokeObjectURL(address);
}
