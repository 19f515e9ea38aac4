import { type FormEvent, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { AnsweredForm, FormMessage } from "#app/components/base/form/answered.tsx";
import { TextAreaField } from "#app/components/base/form/text-area-field.tsx";
import { Button } from "#app/components/base/ui/button.tsx";
import { useHydrated } from "#app/components/base/use-hydrated.ts";
import { describeFault, faultWords, machinePage } from "#app/content/insights/machine-page.ts";
import { count } from "#app/domain/base/count.ts";
import type { FormResult } from "#app/domain/base/form-result.ts";
import { reading } from "#app/domain/base/messages/reading.ts";
import { insights as messages } from "#app/domain/base/messages/tools.ts";
import type { MachineView } from "#app/domain/insights/own/parser-faults.ts";
import { pastedLimits } from "#app/domain/insights/pasted-resume.ts";
import { FileField } from "./file-field.tsx";
import { PointItem } from "./point-item.tsx";
import { openViewingReader, type Progress } from "./reading-worker.ts";
import { useReader } from "./use-reader.ts";

type MachinePageProps = {
	today: string;
	/** The beginning of a free sample, as a program reads it. */
	sample: string[];
};

/** What a program reads of a resume, in this browser alone. */
export function MachinePage({ today, sample }: MachinePageProps) {
	const { reader, isReady } = useReader(openViewingReader);
	const hydrated = useHydrated();
	const [busy, setBusy] = useState(false);
	const [progress, setProgress] = useState<Progress | null>(null);
	const [failure, setFailure] = useState<FormResult>();
	const [view, setView] = useState<MachineView>();

	const onSubmit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (busy) return;
		const form = new FormData(event.currentTarget);
		setBusy(true);
		setFailure(undefined);
		// What fails now has no lines, and those of the file before are not its own.
		setView(undefined);
		setProgress(null);
		const say = (field: string, problem: string) =>
			setFailure({ success: false, fieldErrors: { [field]: problem } });
		const read = async () => {
			const text = String(form.get("text") ?? "");
			const chosen = form.get("file");
			const file = chosen instanceof File && chosen.name !== "" ? chosen : null;
			if (file && file.size > pastedLimits.fileBytes) return say("file", reading.largeFile);
			const bytes = file && new Uint8Array(await file.arrayBuffer());
			const given = file && bytes ? { key: "", name: file.name, bytes } : null;
			const answer = await reader().read({ text, file: given, today }, setProgress);
			if (answer.success) setView(answer.view);
			else say(answer.field, answer.problem);
		};
		read()
			.catch(() => setFailure({ success: false, message: messages.notHere }))
			.finally(() => setBusy(false));
	};

	return (
		<main id="content" className="container-page py-8 md:py-12">
			<h1 className="text-4xl md:text-5xl">{machinePage.title}</h1>
			<p className="mt-3 max-w-prose text-lg text-quiet">{machinePage.lead}</p>
			<AnsweredForm
				answer={failure}
				onSubmit={onSubmit}
				data-reading={isReady ? "ready" : undefined}
				className="grid gap-5 max-w-3xl mt-8 print:hidden"
			>
				<FileField label="The file of your resume" />
				<TextAreaField
					label="Or its text"
					name="text"
					rows={6}
					spellCheck={false}
					autoComplete="off"
					onChange={({ currentTarget: { form } }) => {
						// Who was told to paste the text means the text, and no longer the file.
						const file = form?.elements.namedItem("file");
						if (file instanceof HTMLInputElement) file.value = "";
					}}
					hint="A file shows more: headers, and often columns, are gone in what you copy."
				/>
				{busy ? null : <FormMessage />}
				<div className="flex flex-wrap items-center gap-x-6 gap-y-3">
					<Button type="submit" size="large" busy={busy} disabled={!hydrated}>
						{busy ? "Reading..." : "Show what it reads"}
					</Button>
					<output className="max-w-prose flex-1 basis-64 text-sm text-quiet">
						{busy && progress
							? `Reading page ${progress.page} of ${progress.pages}`
							: hydrated
								? "It is read in this browser and does not leave it, not even to us."
								: "This needs scripts: your file is read in your browser and sent to nobody, so our server cannot do it instead."}
					</output>
				</div>
			</AnsweredForm>
			{view ? <Faults view={view} /> : null}
			<div className="grid gap-10 mt-12 lg:grid-cols-2">
				{view ? (
					<section aria-labelledby="mine">
						<h2 id="mine" className="text-2xl">
							Yours, as a program gets it
						</h2>
						<Lines {...view} />
					</section>
				) : null}
				<section aria-labelledby="worked">
					<h2 id="worked" className="text-2xl">
						One that reads well
					</h2>
					<p className="mt-1 text-note text-quiet">
						The beginning of{" "}
						<Link to="/b" className="text-accent underline underline-offset-4">
							an invented sample
						</Link>
						: one column, usual headings, each job with its months.
					</p>
					<Lines lines={sample.map((text) => ({ text, faults: [] }))} />
				</section>
			</div>
		</main>
	);
}

function Faults({ view }: { view: MachineView }) {
	const { note } = view;
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		if (!view) return;
		heading.current?.scrollIntoView();
		heading.current?.focus({ preventScroll: true });
	}, [view]);
	return (
		<section aria-labelledby="faults" className="mt-12">
			<h2 id="faults" ref={heading} tabIndex={-1} className="text-3xl">
				{view.faults.length === 0
					? note
						? "Nothing that we know stands in its way"
						: "Nothing stands in its way"
					: `${count(view.faults.length, "thing")} to put right`}
			</h2>
			{note ? <p className="mt-2 max-w-prose">{note}</p> : null}
			{view.faults.length === 0 ? (
				note ? null : (
					<p className="mt-2 max-w-prose text-quiet">
						Every heading, contact line and date is where programs look for it. Others may still
						read less than we do.
					</p>
				)
			) : (
				<ol className="findings grid">
					{view.faults.map((fault) => (
						<PointItem key={fault.kind} {...describeFault(fault)} />
					))}
				</ol>
			)}
		</section>
	);
}

function Lines({
	lines,
	language,
	direction = "auto",
}: Pick<MachineView, "lines"> & Partial<MachineView>) {
	return (
		<ol className="mt-4">
			{lines.map(({ text, faults }, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a resume may hold the same line twice
				<li key={index} dir={direction} className="py-1.5 border-b border-hairline wrap-anywhere">
					<span lang={language}>{text}</span>
					{faults.map((kind) => (
						<span key={kind} className="read-mark ml-3 text-note" data-mark="lost">
							{faultWords[kind].mark}
						</span>
					))}
				</li>
			))}
		</ol>
	);
}
