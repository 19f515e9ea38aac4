import { type ChangeEvent, type FormEvent, useState } from "react";
import type { Compared, CompareResponse } from "#app/domain/insights/comparison-result.ts";
import { pastedLimits } from "#app/domain/insights/pasted-resume.ts";
import { type Beside, compareOwn, ownFile } from "./compare-own.ts";
import { openComparingReader, type Progress } from "./reading-worker.ts";
import { useReader } from "./use-reader.ts";

/** The comparison as this browser does it, without sending the resume to anyone. */
export type OwnReading = {
	/** To the last press, by this browser or by the server. */
	answer: CompareResponse | undefined;
	/** The last comparison with this group: it stays where a later press is refused. */
	shown: Compared | undefined;
	busy: boolean;
	/** Of a file that takes longer than a second. */
	progress: Progress | null;
	/** All that it needs is here: it goes on without a network. */
	isReady: boolean;
	onSubmit: (event: FormEvent<HTMLFormElement>) => void;
	/** A chosen file is read while the person goes on to the button. */
	onFile: (event: ChangeEvent<HTMLInputElement>) => void;
};

/** The button with this name sends the form to the server instead. */
export const onServer = "where";

/** @property posted what the server had answered before it */
type Given = { group: string; answer: CompareResponse; posted: CompareResponse | undefined };

const progressAfter = 1_000;

/**
 * An answer counts for the group alone that was chosen.
 * @param posted what the server has answered
 */
export function useOwnReading(beside: Beside, posted: CompareResponse | undefined): OwnReading {
	const { group } = beside;
	const { reader, isReady } = useReader(openComparingReader);
	const [busy, setBusy] = useState(false);
	const [isSlow, setSlow] = useState(false);
	const [progress, setProgress] = useState<Progress | null>(null);
	const [given, setGiven] = useState<Given>();
	const [last, setLast] = useState<{ group: string; answer: Compared }>();
	const isNewer = posted !== undefined && posted !== given?.posted;
	const answer = given?.group === group && !isNewer ? given.answer : posted;
	if (answer?.success && answer !== last?.answer) setLast({ group, answer });

	const onSubmit = (event: FormEvent<HTMLFormElement>) => {
		const { submitter } = event.nativeEvent as SubmitEvent;
		const button = submitter instanceof HTMLButtonElement ? submitter : null;
		if (button?.name === onServer) return;
		event.preventDefault();
		if (busy) return;
		const form = new FormData(event.currentTarget, button);
		setBusy(true);
		setProgress(null);
		const timer = setTimeout(() => setSlow(true), progressAfter);
		// It never fails, and what changes is drawn at once.
		compareOwn(reader(), form, { beside, before: last?.answer, onPage: setProgress }).then(
			(answer) => {
				clearTimeout(timer);
				setGiven({ group, answer, posted });
				setBusy(false);
				setSlow(false);
			},
		);
	};
	const onFile = ({ currentTarget: { files } }: ChangeEvent<HTMLInputElement>) => {
		const [file] = files ?? [];
		if (!file || file.size > pastedLimits.fileBytes) return;
		// Its faults are told when it is asked about.
		ownFile(file)
			.then(reader().begin)
			.catch(() => {});
	};
	return {
		answer,
		shown: last?.group === group ? last.answer : undefined,
		busy,
		progress: isSlow ? progress : null,
		isReady,
		onSubmit,
		onFile,
	};
}
