import type { FormEvent, MouseEvent, ReactNode } from "react";
import { Children } from "react";
import { AtHand } from "#app/components/base/at-hand.tsx";
import { useViewer } from "#app/components/base/viewer-context.tsx";
import { OpeningResume } from "#app/components/reader/open-resume-button.tsx";
import { StarForm } from "#app/components/reader/star-button.tsx";
import { openNamed, resumeToOpen, useOpenResume } from "#app/components/reader/use-open-resume.ts";
import type { OpenOffer } from "#app/domain/base/viewer.ts";
import { preloadResumeDialog } from "./resume-dialog.tsx";
import { markLeavingSheet } from "./sheet-transition.ts";

/**
 * A list of resume cards. It listens to the forms and links of all of them, so that a card stays a plain
 * piece of HTML.
 */
export function ResumeGrid({
	children,
	label = "Resumes",
	isBelow,
}: {
	children: ReactNode;
	label?: string;
	/** It stands below another one, which has what a page needs once. */
	isBelow?: boolean | undefined;
}) {
	const { open, opening } = useOpenResume();
	const isSignedIn = useViewer() !== null;
	const submit = (event: FormEvent) => {
		const form = event.target as HTMLFormElement;
		const id = resumeToOpen(form.action);
		if (!id) return;
		event.preventDefault();
		open(id, form.dataset.offer as OpenOffer["kind"], form);
	};
	const follow = (event: MouseEvent) => {
		const link = (event.target as HTMLElement).closest(".cover-link a");
		if (link) markLeavingSheet(link.closest("article")?.querySelector("img") ?? null);
	};
	return (
		<OpeningResume value={opening}>
			{isSignedIn && !isBelow ? <AtHand page={openNamed} /> : null}
			{isBelow ? null : <StarForm />}
			<ul
				aria-label={label}
				className="resume-grid"
				onSubmit={submit}
				onClickCapture={follow}
				onPointerOver={preloadResumeDialog}
				onFocus={preloadResumeDialog}
			>
				{Children.map(children, (card) => (
					<li>{card}</li>
				))}
			</ul>
		</OpeningResume>
	);
}
