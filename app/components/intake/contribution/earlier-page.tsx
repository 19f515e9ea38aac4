import { href, Link, useNavigation } from "react-router";
import { AnsweredForm, FormMessage } from "#app/components/base/form/answered.tsx";
import { Field } from "#app/components/base/form/field.tsx";
import { TextAreaField } from "#app/components/base/form/text-area-field.tsx";
import { Button, buttonVariants } from "#app/components/base/ui/button.tsx";
import { formatMonth } from "#app/domain/base/dates.ts";
import type { FormResult } from "#app/domain/base/form-result.ts";
import { ContributorUpload } from "./contributor-upload.tsx";
import { SentBack } from "./sent-back.tsx";

type Said = { sent: string; answer: string; changes: string };

type EarlierPageProps = {
	id: string;
	resumeId: string;
	title: string;
	/** Of the draft that is under way; null without any. */
	draftVersion: number | null;
	/** The owner has that draft since then. */
	submittedOn: string | null;
	sentBackBecause: string | null;
	/** What was said of it before. */
	said: Said | null;
	/** What readers see by now. */
	shown: { sent: string; answer: string } | null;
	answer: FormResult | undefined;
};

/** The version that a contributor sent before: sent in, corrected like a resume, and shown beside the one that got the offer. */
export function EarlierPage({
	id,
	resumeId,
	title,
	draftVersion,
	submittedOn,
	sentBackBecause,
	said,
	shown,
	answer,
}: EarlierPageProps) {
	return (
		<main id="content" className="container-page flex-1 py-8 md:py-12">
			<div className="max-w-prose">
				<Link to={href("/contribute/:id", { id })} className="link-quiet">
					Your resume
				</Link>
				<h1 className="mt-2 text-3xl md:text-4xl">The earlier version</h1>
				<p className="mt-2 text-lg wrap-anywhere">{title}</p>
				<p className="mt-3 text-quiet">
					The resume that you sent before and that led to nothing. Readers who may read yours see
					both side by side, line by line. It is read and cleared of contact data like the first
					one, it may not be more exact than that, and we read it before anyone else does. It goes
					when you withdraw your resume.
				</p>
				{shown ? <Shown resumeId={resumeId} {...shown} /> : null}
				{submittedOn ? (
					<section className="mt-8">
						<h2 className="text-2xl">With us since {submittedOn}</h2>
						<p className="mt-2 text-quiet">
							We read it and write to you. Until then no reader sees it.
						</p>
						<p className="mt-4">
							<Link
								to={href("/contribute/:id/draft", { id })}
								className={buttonVariants({ variant: "secondary" })}
							>
								Look at it, or take it back
							</Link>
						</p>
					</section>
				) : draftVersion === null ? (
					<section className="mt-8">
						<h2 className="mb-4 text-2xl">{shown ? "Send another one" : "Send it"}</h2>
						<ContributorUpload answer={answer} />
					</section>
				) : (
					<Under
						id={id}
						version={draftVersion}
						because={sentBackBecause}
						said={said}
						answer={answer}
					/>
				)}
			</div>
		</main>
	);
}

const Shown = ({ resumeId, sent, answer }: { resumeId: string; sent: string; answer: string }) => (
	<AnsweredForm
		answer={undefined}
		encType="multipart/form-data"
		fixed={{ intent: "remove" }}
		className="mt-6 grid gap-3 border-t border-hairline pt-4"
	>
		<p>
			Readers see the version of {formatMonth(sent)}: {answer}
		</p>
		<div className="flex flex-wrap gap-3">
			<Link
				to={href("/resumes/:id/versions", { id: resumeId })}
				className={buttonVariants({ variant: "secondary" })}
			>
				See both
			</Link>
			<Button type="submit" variant="secondary" className="danger-button">
				Delete it
			</Button>
		</div>
	</AnsweredForm>
);

type UnderProps = {
	id: string;
	version: number;
	because: string | null;
	said: Said | null;
	answer: FormResult | undefined;
};

/** A draft is there: it is looked at first, and then submitted. */
function Under({ id, version, because, said, answer }: UnderProps) {
	const busy = useNavigation().state !== "idle";
	return (
		<section className="mt-8">
			<h2 className="text-2xl">Look at it, and submit it</h2>
			{because ? (
				<div className="mt-3">
					<SentBack because={because} />
				</div>
			) : null}
			<p className="mt-3">
				<Link
					to={href("/contribute/:id/draft", { id })}
					className={buttonVariants({ variant: "secondary" })}
				>
					See and correct the page
				</Link>
			</p>
			<AnsweredForm
				answer={answer}
				encType="multipart/form-data"
				fixed={{ intent: "submit", version: String(version) }}
				noValidate
				className="mt-6 grid gap-4"
			>
				<Field
					label="Sent in"
					name="sent"
					type="month"
					placeholder="2025-01"
					defaultValue={said?.sent}
				/>
				<Field
					label="What became of it"
					name="answer"
					defaultValue={said?.answer}
					hint="For example: 40 applications and no answer."
				/>
				<TextAreaField
					label="What you changed, and why"
					name="changes"
					rows={4}
					defaultValue={said?.changes}
					hint="One change to a line, as “Figures in every bullet: nobody saw what I had done”. Readers see them above both versions."
				/>
				<FormMessage />
				<Button type="submit" busy={busy} className="justify-self-start">
					Submit
				</Button>
			</AnsweredForm>
		</section>
	);
}
