import { type ChangeEvent, type FormEvent, useState } from "react";
import * as messages from "#app/domain/base/messages/tools.ts";
import type { CompareResponse } from "#app/domain/insights/comparison-result.ts";
import type { OwnFile, ReadingTask } from "#app/domain/insights/own/group-counts.ts";
import { pastedLimits } from "#app/domain/insights/pasted-resume.ts";
import { givenProblem } from "#app/domain/insights/posting/given-text.ts";
import { askLibrary } from "./ask-library.ts";
import { type ComparingReader, openComparingReader, type Progress } from "./reading-worker.ts";
import { useReader } from "./use-reader.ts";

/** The comparison as this browser does it, without sending the resume to anyone. */
export type OwnReading = {
	answer: CompareResponse | undefined;
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

const progressAfter = 1_000;

/** The group that is chosen by its address, the groups around it, and the day. */
type Beside = Pick<ReadingTask, "group" | "near" | "today">;

/** An answer counts for the group alone that was chosen. */
export function useOwnReading(beside: Beside): OwnReading {
	const { group } = beside;
	const { reader, isReady } = useReader(openComparingReader);
	const [busy, setBusy] = useState(false);
	const [isSlow, setSlow] = useState(false);
	const [progress, setProgress] = useState<Progress | null>(null);
	const [given, setGiven] = useState<{ group: string; answer: CompareResponse }>();

	const onSubmit = (event: FormEvent<HTMLFormElement>) => {
		const { submitter } = event.nativeEvent as SubmitEvent;
		const button = submitter instanceof HTMLButtonElement ? submitter : null;
		if (button?.name === onServer) {
			setGiven(undefined);
			return;
		}
		event.preventDefault();
		if (busy) return;
		const form = new FormData(event.currentTarget, button);
		setBusy(true);
		setProgress(null);
		const timer = setTimeout(() => setSlow(true), progressAfter);
		// It never fails, and what changes is drawn at once.
		compareForm(reader(), form, beside, setProgress).then((answer) => {
			clearTimeout(timer);
			setGiven({ group, answer });
			setBusy(false);
			setSlow(false);
		});
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
		answer: given?.group === group ? given.answer : undefined,
		busy,
		progress: isSlow ? progress : null,
		isReady,
		onSubmit,
		onFile,
	};
}

const ownFile = async (file: File): Promise<OwnFile> => ({
	key: `${file.name} ${file.size} ${file.lastModified}`,
	name: file.name,
	bytes: new Uint8Array(await file.arrayBuffer()),
});

/** Never throws: what this browser cannot do is said, with the text as it was. */
async function compareForm(
	reader: ComparingReader,
	form: FormData,
	beside: Beside,
	onPage: (progress: Progress) => void,
): Promise<CompareResponse> {
	const text = String(form.get("text") ?? "");
	const chosen = form.get("file");
	const file = chosen instanceof File && chosen.name !== "" ? chosen : null;
	const posting = String(form.get("posting") ?? "");
	const values = { text, posting };
	const unlike = givenProblem(posting);
	if (unlike) return { success: false, fieldErrors: { posting: unlike }, values };
	if (file && file.size > pastedLimits.fileBytes) {
		return { success: false, fieldErrors: { file: messages.insights.largeFile }, values };
	}
	try {
		const answer = await reader.read(
			{
				text,
				posting,
				file: file && (await ownFile(file)),
				...beside,
				level: String(form.get("level") ?? ""),
			},
			onPage,
		);
		return answer.success ? await askLibrary(answer) : { ...answer, values };
	} catch {
		return { success: false, message: messages.insights.notHere, values };
	}
}
