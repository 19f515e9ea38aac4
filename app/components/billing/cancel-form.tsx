import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { AtHand } from "#app/components/base/at-hand.tsx";
import { Alert } from "#app/components/base/ui/alert.tsx";
import { Button } from "#app/components/base/ui/button.tsx";
import { useHydrated } from "#app/components/base/use-hydrated.ts";
import * as messages from "#app/domain/base/messages/billing.ts";
import {
	cancellationReasons,
	commentsMaximum,
	satisfactions,
} from "#app/domain/billing/cancellation.ts";
import { type BillingResult, billingAddresses } from "#app/domain/billing/plan-forms.ts";
import { type CancelAnswers, readAnswers } from "./cancel-steps.ts";
import type { BillingForm } from "./use-plan-form.ts";

type CancelFormProps = {
	form: BillingForm;
	/** Which of the two it is posted from. */
	from: "dialog" | "page";
	answers: CancelAnswers;
	onAnswers: (answers: CancelAnswers) => void;
	/** What the server said to the last attempt. */
	result: BillingResult | undefined;
	/** The buttons beside the one that cancels. */
	children: ReactNode;
};

/** Why somebody leaves, and the button that cancels. */
export function CancelForm({ form, from, answers, onAnswers, result, children }: CancelFormProps) {
	const { Form, busy } = form;
	const element = useRef<HTMLFormElement>(null);
	// The fields keep what is typed; these are only what they begin with.
	const [initial] = useState(answers);
	const id = useId();
	const hydrated = useHydrated();
	const errors = result?.success === false ? (result.fieldErrors ?? {}) : {};
	const hasFieldError = Object.keys(errors).length > 0;
	const read = () => element.current && onAnswers(readAnswers(new FormData(element.current)));

	// biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was chosen before scripts ran
	useEffect(() => void read(), []);

	return (
		<Form
			ref={element}
			method="post"
			action={billingAddresses.cancel}
			onChange={read}
			className="grid gap-6"
		>
			<AtHand page={billingAddresses.cancel} />
			<input type="hidden" name="from" value={from} />
			<fieldset
				// biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: HTML allows it; a group is never required
				role="radiogroup"
				aria-required="true"
				aria-invalid={errors.reason && !answers.reason ? true : undefined}
				aria-describedby={answers.reason ? undefined : `${id}-reason`}
			>
				<legend className="mb-2 font-medium">Why are you canceling?</legend>
				<div className="grid gap-x-4 sm:grid-cols-2">
					{cancellationReasons.map((reason) => (
						<label key={reason} className="choice">
							<input
								type="radio"
								name="reason"
								value={reason}
								defaultChecked={initial.reason === reason}
							/>
							{reason}
						</label>
					))}
				</div>
				{answers.reason ? null : (
					<p
						id={`${id}-reason`}
						className={errors.reason ? "mt-1 text-note text-danger" : "mt-1 text-sm text-quiet"}
					>
						{errors.reason ?? messages.cancel.reasonMissing}
					</p>
				)}
			</fieldset>
			<div>
				<label htmlFor={`${id}-satisfaction`} className="mb-1 block font-medium">
					How satisfied were you? <span className="font-normal text-quiet">(optional)</span>
				</label>
				<select
					id={`${id}-satisfaction`}
					name="satisfaction"
					defaultValue={initial.satisfaction}
					className="billing-input"
				>
					<option value="">No answer</option>
					{satisfactions.map(({ value, label }) => (
						<option key={value} value={value}>
							{label}
						</option>
					))}
				</select>
			</div>
			<Comments initial={initial.comments} typed={answers.comments} error={errors.comments} />
			{result?.success === false && !hasFieldError ? (
				<Alert kind="error">{result.message}</Alert>
			) : null}
			<div className="cancel-buttons">
				{children}
				<Button
					type="submit"
					variant="secondary"
					// Without scripts nothing would switch it on again; then the server asks for the reason.
					disabled={hydrated && answers.reason === ""}
					busy={busy}
					className="danger-button"
				>
					{busy ? "Canceling..." : "Complete Cancellation"}
				</Button>
			</div>
		</Form>
	);
}

function Comments({ initial, typed, error }: { initial: string; typed: string; error?: string }) {
	const id = useId();
	// Without scripts nothing counts.
	const counted = useHydrated() ? `${typed.length.toLocaleString("en-US")} of` : "Up to";
	const maximum = commentsMaximum.toLocaleString("en-US");
	return (
		<div>
			<label htmlFor={id} className="mb-1 block font-medium">
				Anything else? <span className="font-normal text-quiet">(optional)</span>
			</label>
			<textarea
				id={id}
				name="comments"
				rows={4}
				maxLength={commentsMaximum}
				defaultValue={initial}
				aria-invalid={error ? true : undefined}
				aria-describedby={error ? `${id}-error ${id}-count` : `${id}-count`}
				className="billing-input"
			/>
			{error ? (
				<p id={`${id}-error`} className="mt-1 text-note text-danger">
					{error}
				</p>
			) : null}
			<p id={`${id}-count`} className="mt-1 text-sm text-quiet tabular-nums">
				{counted} {maximum} characters
			</p>
		</div>
	);
}
