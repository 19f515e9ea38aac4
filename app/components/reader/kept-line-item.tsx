import { useEffect, useId, useRef } from "react";
import { Link, useFetcher } from "react-router";
import { AnsweredForm, FormMessage } from "#app/components/base/form/answered.tsx";
import { Field } from "#app/components/base/form/field.tsx";
import { TextAreaField } from "#app/components/base/form/text-area-field.tsx";
import { useBegan } from "#app/components/base/form/use-began.ts";
import { useLastAnswer } from "#app/components/base/form/use-last-answer.ts";
import { showToast } from "#app/components/base/toast-queue.ts";
import { Button } from "#app/components/base/ui/button.tsx";
import { formatShortDate } from "#app/domain/base/dates.ts";
import type { FormResult } from "#app/domain/base/form-result.ts";
import { keeping } from "#app/domain/base/messages/keeping.ts";
import { type KeptLine, keptLimits, referenceKey } from "#app/domain/reader/kept-line.ts";

/** The address of the list. */
const list = "/library/lines";

type KeptLineItemProps = {
	line: KeptLine;
	/** The member's groups, to choose from. */
	groups: readonly string[];
	/** What its form was answered without scripts. */
	answer: FormResult | undefined;
	/** The address of the list, as it is narrowed. */
	place: string;
};

/** A kept line: its words while they are open, its structure, and the member's note. */
export function KeptLineItem({ line, groups, answer, place }: KeptLineItemProps) {
	const { resumeId, title, origin, note, keptAt, state } = line;
	const reference = referenceKey(line);
	return (
		<li id={reference} className="grid gap-2 py-5 scroll-mt-24">
			{state === "open" ? (
				<blockquote className="max-w-prose font-serif text-lg">{line.text}</blockquote>
			) : (
				<p className="max-w-prose text-quiet">
					{line.cause}{" "}
					{state === "withdrawn" ? null : (
						<Link
							to={state === "closed" ? `/resumes/${resumeId}` : `/resumes/${resumeId}/read`}
							className="text-accent underline underline-offset-4"
						>
							{state === "closed" ? "See what opens it again" : "Read the resume"}
							<span className="sr-only">: {title}</span>
						</Link>
					)}
				</p>
			)}
			<p className="text-sm text-quiet">
				{state === "open" ? (
					<Link to={`/resumes/${resumeId}/read`} className="underline underline-offset-4">
						{title}
					</Link>
				) : (
					title
				)}
				{" · "}
				{origin} Kept <time dateTime={keptAt}>{formatShortDate(keptAt)}</time>.
			</p>
			{state === "open" && line.structure ? <Structure words={line.structure} /> : null}
			{note ? <p className="max-w-prose whitespace-pre-line">{note}</p> : null}
			<div className="flex flex-wrap items-start gap-x-6">
				<Writing line={line} groups={groups} place={place} posted={answer} />
				<AnsweredForm
					action={list}
					preventScrollReset
					fixed={{ intent: "remove", reference, from: "list", returnTo: place }}
				>
					<button type="submit" className="kept-remove">
						Remove
						<span className="sr-only">: {state === "open" ? line.text : title}</span>
					</button>
				</AnsweredForm>
			</div>
		</li>
	);
}

/** The line with blanks, for the member's own words. */
function Structure({ words }: { words: string }) {
	const copy = () =>
		navigator.clipboard.writeText(words).then(
			() => showToast("success", keeping.copied),
			() => showToast("error", keeping.notCopied),
		);
	return (
		<div className="flex flex-wrap items-center gap-x-4">
			<p className="kept-structure max-w-prose">
				<span className="sr-only">Its structure: </span>
				{words}
			</p>
			<Button variant="ghost" className="needs-script" onClick={copy}>
				Copy<span className="sr-only"> the structure</span>
			</Button>
		</div>
	);
}

type WritingProps = {
	line: Pick<KeptLine, "resumeId" | "line" | "note" | "group">;
	groups: readonly string[];
	/** The address of the page, to which one comes back without scripts. */
	place: string;
	posted?: FormResult | undefined;
};

/** The note and the group. */
export function Writing({ line, groups, place, posted }: WritingProps) {
	const { note, group } = line;
	const suggested = useId();
	const box = useRef<HTMLDetailsElement>(null);
	const fetcher = useFetcher<FormResult>();
	const answer = useLastAnswer(fetcher.data ?? posted);
	const began = useBegan({ noteWas: note, groupWas: group }, answer);
	// The list shows what was refused in the reader.
	const returnTo = posted?.values?.returnTo ?? place;
	useEffect(() => {
		if (!fetcher.data?.success) return;
		showToast("success", keeping.written);
		if (box.current) box.current.open = false;
	}, [fetcher.data]);
	return (
		<details ref={box} open={answer?.success === false || undefined} className="disclosure grow">
			<summary>{note ? "Change note and group" : "Add a note or group"}</summary>
			<AnsweredForm
				as={fetcher.Form}
				// What is refused comes back on the list as it was narrowed.
				action={returnTo.startsWith(list) ? returnTo : list}
				answer={answer?.success === false ? answer : undefined}
				fixed={{ intent: "write", reference: referenceKey(line), returnTo, ...began }}
				className="grid gap-4 max-w-prose py-2"
			>
				<TextAreaField
					label="Your note"
					name="note"
					rows={3}
					most={keptLimits.note}
					defaultValue={note}
				/>
				<Field
					label="Group"
					name="group"
					maxLength={keptLimits.group}
					defaultValue={group}
					list={suggested}
					autoComplete="off"
					hint="A name of your own, such as “Leading people”."
				/>
				<datalist id={suggested}>
					{groups.map((name) => (
						<option key={name} value={name} />
					))}
				</datalist>
				<FormMessage />
				<div>
					<Button type="submit" busy={fetcher.state !== "idle"}>
						Save
					</Button>
				</div>
			</AnsweredForm>
		</details>
	);
}
