import { useEffect, useRef } from "react";
import { Alert } from "#app/components/base/ui/alert.tsx";
import { Button, type ButtonProps } from "#app/components/base/ui/button.tsx";
import { adminMessages } from "#app/domain/admin/owner-messages.ts";
import type { UploadReview } from "#app/domain/intake/upload-review.ts";

/**
 * Leads from a sentence about an older state to what can be decided now; nothing that was typed is lost. It takes the
 * focus: on a phone the sentence stands far above the tick that it answers.
 */
export function PresentState({ answer }: { answer: { isOld?: boolean } }) {
	const link = useRef<HTMLAnchorElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
	useEffect(() => link.current?.focus(), [answer]);
	return answer.isOld ? (
		<a ref={link} href="#upload-state" className="admin-link inline-flex min-h-11 items-center">
			See it as it is now
		</a>
	) : null;
}

type UploadDecisionProps = {
	review: UploadReview;
	/** The id of the form of the fields, when they are part of another form. */
	form: string | undefined;
	button: ButtonProps;
	/** Sends the ticks at once; without it there is a button. */
	onIntent: (() => void) | undefined;
};

/** Whether a file may be published: what prevents it, or what the owner confirms. */
export function UploadDecision({ review, form, button, onIntent }: UploadDecisionProps) {
	const { version, obstacle, waitsForTick, keptUntil } = review;
	const kept = <p className="text-sm text-quiet">Kept until {keptUntil} unless it is published.</p>;
	if (!waitsForTick) {
		return (
			<div className="flex flex-col gap-3">
				{obstacle ? <Alert kind="info">{obstacle}</Alert> : null}
				{kept}
			</div>
		);
	}
	const tick = (name: string, isTicked: boolean, label: string) => (
		<label className="flex min-h-11 items-center gap-3 font-medium">
			<input
				key={`${name} ${version}`}
				type="checkbox"
				name={name}
				form={form}
				defaultChecked={isTicked}
				className="size-5 shrink-0"
				onChange={onIntent}
			/>
			{label}
		</label>
	);
	return (
		<div className="flex flex-col gap-3">
			{review.wasWithdrawn ? <Alert kind="error">{adminMessages.uploads.withdrawn}</Alert> : null}
			<div className="flex flex-wrap items-center justify-between gap-y-2 gap-x-4 py-2 px-4 border border-hairline rounded-md bg-panel">
				<input type="hidden" name="version" form={form} value={version} />
				{review.wasWithdrawn
					? tick("returns", review.mayReturn, "It was withdrawn, and it may come back")
					: null}
				{tick("reviewed", review.isReviewed, "I have looked at this, and it may be published")}
				{onIntent ? null : <Button {...button}>Save</Button>}
			</div>
			{kept}
		</div>
	);
}
