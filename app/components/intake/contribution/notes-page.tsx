import { href, Link, useNavigation } from "react-router";
import { AnsweredForm, FormMessage } from "#app/components/base/form/answered.tsx";
import { TextAreaField } from "#app/components/base/form/text-area-field.tsx";
import { Button, buttonVariants } from "#app/components/base/ui/button.tsx";
import type { FormResult } from "#app/domain/base/form-result.ts";
import { contributing } from "#app/domain/intake/contribution/contributor-messages.ts";
import { noteField, noteMaximum } from "#app/domain/intake/contribution/margin-notes.ts";

type NotesPageProps = {
	id: string;
	title: string;
	/** Of the notes that stand. */
	version: string;
	lines: readonly { line: string; text: string; note: string }[];
	answer: FormResult | undefined;
};

/** A contributor's notes beside the lines of their own resume, in one form. */
export function NotesPage({ id, title, version, lines, answer }: NotesPageProps) {
	const isStale = answer?.message === contributing.notesStale;
	const busy = useNavigation().state !== "idle";
	const back = href("/contribute/:id", { id });
	return (
		<main id="content" className="container-page flex-1 py-8 md:py-12">
			<div className="max-w-prose">
				<Link to={back} className="link-quiet">
					Your resume
				</Link>
				<h1 className="mt-2 text-3xl md:text-4xl">Notes beside your lines</h1>
				<p className="mt-2 text-lg wrap-anywhere">{title}</p>
				<p className="mt-3 text-quiet">
					Why a line says what it says, and what you would write today. People who may read your
					resume see a note below its line. It is in no preview, in no search and in no file, and it
					goes when you withdraw the resume. Please name nobody, and leave out what leads to you. We
					may remove a note that says such a thing.
				</p>
				{lines.length > 0 ? (
					<AnsweredForm answer={answer} fixed={{ version }} className="mt-6 grid gap-6">
						<FormMessage />
						{lines.map(({ line, text, note }) => (
							<TextAreaField
								key={line}
								label={text}
								name={noteField(line)}
								rows={2}
								most={noteMaximum}
								defaultValue={note}
								hint={
									isStale && (answer.values?.[noteField(line)] ?? "").trim() !== note
										? note === ""
											? "No note stands here now."
											: `Now it says: ${note}`
										: undefined
								}
							/>
						))}
						<div className="flex flex-wrap gap-3">
							<Button type="submit" busy={busy}>
								{busy ? "Saving" : "Save my notes"}
							</Button>
							<Link to={back} className={buttonVariants({ variant: "secondary" })}>
								Back
							</Link>
						</div>
					</AnsweredForm>
				) : (
					<p className="mt-6">Your resume has no bullets, and notes stand beside bullets.</p>
				)}
			</div>
		</main>
	);
}
