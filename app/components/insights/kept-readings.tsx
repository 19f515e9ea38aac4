import { type FormEvent, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { Field } from "#app/components/base/form/field.tsx";
import { showToast } from "#app/components/base/toast-queue.ts";
import { Button } from "#app/components/base/ui/button.tsx";
import { keeping as messages } from "#app/domain/base/messages/keeping-readings.ts";
import type { Compared } from "#app/domain/insights/comparison-result.ts";
import {
	type KeptReading,
	keptDay,
	keptLimits,
	keptName,
	withReadings,
} from "#app/domain/insights/own/kept-reading.ts";
import { KeptInAccount } from "./kept-in-account.tsx";
import { readKept, writeKept } from "./kept-store.ts";
import { SealedFile } from "./sealed-file.tsx";
import { useAccountBox } from "./use-account-box.ts";

/** Comparisons that are kept in this browser under a name, and found again; by choice in the account, encrypted. */
export function KeptReadings({
	account,
	answer,
	group,
	onOpen,
}: {
	/** The id of the viewer; for another one it is mounted again. */
	account: string;
	/** What is shown, to be kept. */
	answer: Compared | undefined;
	/** The address of the group that is chosen. */
	group: string;
	onOpen: (reading: KeptReading) => void;
}) {
	const [kept, setKept] = useState<KeptReading[]>([]);
	const navigate = useNavigate();
	useEffect(() => {
		const show = () => setKept(readKept(account));
		show();
		// Another tab has kept or removed one.
		window.addEventListener("storage", show);
		return () => window.removeEventListener("storage", show);
	}, [account]);
	// What is written begins with what is stored and not with what is shown, which another tab may have changed.
	const keep = (readings: KeptReading[]): boolean => {
		if (!writeKept(account, readings)) {
			showToast("error", messages.noRoom);
			return false;
		}
		setKept(readings);
		return true;
	};
	const box = useAccountBox(account, keep);
	const remove = async (reading: KeptReading) => {
		if (!box.holds(reading)) keep(readKept(account).filter(({ name }) => name !== reading.name));
		else if (!(await box.join({ removed: reading.name }))) showToast("error", messages.notRemoved);
	};
	const add = (given: readonly KeptReading[]): boolean => {
		const all = withReadings(readKept(account), given);
		if (!all) showToast("error", messages.tooMany(keptLimits.readings));
		if (all === null || !keep(all)) return false;
		if (box.state === "open") void box.join({ kept: given.map(({ name }) => name) });
		return true;
	};
	// Its group may have to be loaded first: an answer counts for the group alone that is chosen.
	const opening = useRef<KeptReading>(null);
	const open = (reading: KeptReading) => {
		if (reading.group === group) return onOpen(reading);
		opening.current = reading;
		navigate(`/insights${reading.group && `?${reading.group}`}`, { preventScrollReset: true });
	};
	// Where the group was not loaded the page has moved all the same, and what is typed stays.
	const { key } = useLocation();
	const namedLevel = answer?.comparison.namedLevel;
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has moved
	useEffect(() => {
		const reading = opening.current;
		opening.current = null;
		if (reading?.group === group) onOpen(reading);
	}, [key]);
	return (
		<section aria-labelledby="kept-readings" className="mt-12 max-w-3xl print:hidden">
			<h2 id="kept-readings" className="text-2xl">
				Kept comparisons
			</h2>
			<p className="mt-1 text-quiet">
				Your text and the posting, under a name, in this browser. We cannot read them; anyone who
				uses this browser can.
			</p>
			{answer ? (
				<KeepThis
					key={answer.text}
					onKeep={(name) =>
						add([
							{
								name,
								at: new Date().toISOString(),
								text: answer.text,
								posting: answer.posting,
								group,
								...(answer.pages !== null && { pages: answer.pages }),
								...(namedLevel && { level: namedLevel }),
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
									{keptDay(reading.at)}
									{reading.posting ? ", with a posting" : ""}
									{box.state === "open" && !box.holds(reading) ? ", in this browser only" : ""}
								</span>
							</span>
							<span className="flex gap-x-4">
								<Button variant="secondary" onClick={() => open(reading)}>
									Open<span className="sr-only"> {reading.name}</span>
								</Button>
								<Button
									variant="ghost"
									// Removed while the account is asked, it would come back with the answer.
									busy={box.busy}
									onClick={() => remove(reading)}
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
			<KeptInAccount box={box} kept={kept.length} />
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
