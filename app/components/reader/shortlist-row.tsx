import { useEffect, useRef } from "react";
import { Link, useFetcher } from "react-router";
import { AnsweredForm, FormMessage } from "#app/components/base/form/answered.tsx";
import { TextAreaField } from "#app/components/base/form/text-area-field.tsx";
import { useBegan } from "#app/components/base/form/use-began.ts";
import { useLastAnswer } from "#app/components/base/form/use-last-answer.ts";
import { showToast } from "#app/components/base/toast-queue.ts";
import { Button, buttonVariants } from "#app/components/base/ui/button.tsx";
import { classes } from "#app/components/base/ui/class-names.ts";
import { SheetPicture } from "#app/components/library/sheet-picture.tsx";
import type { FormResult } from "#app/domain/base/form-result.ts";
import { shortlisting } from "#app/domain/base/messages/shortlisting.ts";
import { provenanceLabels } from "#app/domain/library/provenance.ts";
import { describeFacts } from "#app/domain/library/resume-facts.ts";
import { type Starred, shortlistLimits, shortlistPage } from "#app/domain/reader/shortlist.ts";
import { CompareBox } from "./compare/chosen-rows.tsx";

type ShortlistRowProps = { starred: Starred; isChosen: boolean } & (
	| {
			/** The address of the list, as it is sorted. */
			place: string;
			/** What its form was answered without scripts. */
			answer: FormResult | undefined;
			onRemove?: never;
	  }
	/** A visitor's: they have no notes. */
	| { onRemove: () => void; place?: never }
);

/** A starred resume: what its card says, and a member's note. */
export function ShortlistRow({ starred, isChosen, ...props }: ShortlistRowProps) {
	const { card, note, isWithdrawn } = starred;
	const { id, title } = card;
	const remove = (
		<>
			Remove<span className="sr-only">: {title}</span>
		</>
	);
	return (
		<li className="library-row flex flex-wrap items-start gap-4 py-4">
			{isWithdrawn ? null : <CompareBox id={id} title={title} isChosen={isChosen} />}
			<div className="w-16 shrink-0">
				<SheetPicture resume={card} className="sheet-thumb" />
			</div>
			<div className="min-w-0 flex-1">
				<h2 className="text-lg">{title}</h2>
				<p className="text-quiet">
					{card.company} · {card.role} · {card.experienceLevel}
				</p>
				<p className="mt-1 text-sm text-quiet">
					{card.facts ? `${describeFacts(card.facts)} · ` : null}
					{isWithdrawn ? "withdrawn from the library" : provenanceLabels[card.provenance]}
				</p>
				{props.onRemove ? null : <Note id={id} title={title} note={note} posted={props.answer} />}
			</div>
			<div className="flex gap-2 max-sm:w-full">
				{isWithdrawn ? null : (
					<Link
						to={`/resumes/${id}`}
						className={classes(buttonVariants({ variant: "secondary" }), "library-action")}
					>
						Preview<span className="sr-only">: {title}</span>
					</Link>
				)}
				{props.onRemove ? (
					<Button variant="ghost" onClick={props.onRemove}>
						{remove}
					</Button>
				) : (
					<AnsweredForm
						action={shortlistPage}
						preventScrollReset
						fixed={{ unstar: id, from: "list", returnTo: props.place }}
					>
						<Button type="submit" variant="ghost">
							{remove}
						</Button>
					</AnsweredForm>
				)}
			</div>
		</li>
	);
}

type NoteProps = { id: string; title: string; note: string; posted: FormResult | undefined };

/** The member's note about a resume of their shortlist. */
export function Note({ id, title, note, posted }: NoteProps) {
	const fetcher = useFetcher<FormResult>();
	const box = useRef<HTMLDetailsElement>(null);
	const answer = useLastAnswer(fetcher.data ?? posted);
	const began = useBegan({ noteWas: note }, answer);
	useEffect(() => {
		if (!fetcher.data?.success) return;
		showToast("success", shortlisting.written);
		if (box.current) box.current.open = false;
	}, [fetcher.data]);
	return (
		<>
			{note ? <p className="mt-2 max-w-prose whitespace-pre-line">{note}</p> : null}
			<details ref={box} open={answer?.success === false || undefined} className="disclosure">
				<summary>
					{note ? "Change note" : "Add a note"}
					<span className="sr-only">: {title}</span>
				</summary>
				<AnsweredForm
					as={fetcher.Form}
					action={shortlistPage}
					answer={answer?.success === false ? answer : undefined}
					fixed={{ write: id, ...began }}
					className="grid max-w-prose gap-4 py-2"
				>
					<TextAreaField
						label="Your note"
						name="note"
						rows={3}
						most={shortlistLimits.note}
						defaultValue={note}
					/>
					<FormMessage />
					<div>
						<Button type="submit" busy={fetcher.state !== "idle"}>
							Save note
						</Button>
					</div>
				</AnsweredForm>
			</details>
		</>
	);
}
