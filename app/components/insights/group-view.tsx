import type { ReactNode } from "react";
import { Link } from "react-router";
import { BlankSlate } from "#app/components/base/blank-slate.tsx";
import { buttonVariants } from "#app/components/base/ui/button.tsx";
import { headlineOf, inventedNote } from "#app/content/insights/group-words.ts";
import { count } from "#app/domain/base/count.ts";
import { leastResumes, leastSharers, mostResumes } from "#app/domain/insights/group-limits.ts";
import { drawnMeasures, type GroupView } from "#app/domain/insights/group-view.ts";
import { DistributionFigure } from "./distribution-figure.tsx";
import { ShareBars } from "./share-bars.tsx";
import { SkillPairs } from "./skill-pairs.tsx";
import { TypicalSheet } from "./typical-sheet.tsx";

/** How the resumes of a group are built, in pictures. */
export function GroupPictures({ view, total }: { view: GroupView; total: number }) {
	const note = inventedNote(view);
	return (
		<>
			<p className="insight-headline">{headlineOf(view)}</p>
			<p className="text-note text-quiet">
				{basisOf(view.resumes, total)} {note}
			</p>
			<div className="insight-figures">
				{drawnMeasures.map((name) => {
					const summary = view.measures[name];
					return summary ? <DistributionFigure key={name} name={name} summary={summary} /> : null;
				})}
			</div>
			<div className="grid gap-x-12 md:grid-cols-2">
				<Part
					title="In this order"
					lead="The sections of these resumes in their usual order, and how many have each."
				>
					<TypicalSheet sections={view.sections} />
				</Part>
				<Part
					title="Bullets begin with"
					lead={`How many of these resumes begin at least one bullet with the word. Words of fewer than ${leastSharers} resumes are not shown.`}
				>
					{view.openings.length > 0 ? (
						<ShareBars
							label="Words that begin bullets, with the share of resumes"
							bars={view.openings.map(({ word, share }) => ({ label: word, share }))}
						/>
					) : (
						<p className="text-quiet">No word is shared by enough of them.</p>
					)}
				</Part>
			</div>
			<Part
				title="What sets them apart"
				lead={
					view.rest > 0
						? `Skills that these resumes list more often than ${count(view.rest, "resume")} of the rest of the library, the most telling first.`
						: "This is the whole library: there is no rest to hold it against. Choose a role or a level."
				}
			>
				{view.skills.length > 0 ? (
					<SkillPairs skills={view.skills} />
				) : view.rest > 0 ? (
					<p>No skill is listed here so much more often that it could not be chance.</p>
				) : null}
			</Part>
		</>
	);
}

function Part({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
	return (
		<section className="min-w-0 mt-12">
			<h3 className="text-2xl">{title}</h3>
			<p className="mt-1 mb-4 max-w-prose text-note text-quiet">{lead}</p>
			{children}
		</section>
	);
}

function basisOf(resumes: number, total: number): string {
	if (resumes >= total) return `Measured on all ${count(resumes, "resume")}.`;
	const part = resumes.toLocaleString("en-US");
	return resumes === mostResumes
		? `Measured on the newest ${part} of ${count(total, "resume")}.`
		: `Measured on ${part} of ${count(total, "resume")}: the others have no text that we can read yet.`;
}

/** A group that is too small to describe, and a link to a larger one. */
export function TooFew({ total }: { total: number }) {
	return (
		<BlankSlate
			title="Too few to say"
			headingLevel={3}
			action={
				<Link to="/insights" className={buttonVariants({ variant: "secondary" })}>
					See the whole library
				</Link>
			}
		>
			<p>
				{total === 0
					? "No resume of the library is like this."
					: `${count(total, "resume")} of the library ${total === 1 ? "is" : "are"} like this, or too few of them have a text that we can read.`}{" "}
				We describe groups of {leastResumes} or more, so that no single resume can be made out.
				Remove a filter.
			</p>
		</BlankSlate>
	);
}
