import { type ReactNode, use, useEffect, useRef, useState } from "react";
import { AtHand } from "#app/components/base/at-hand.tsx";
import { AnsweredForm, FormAnswer, FormMessage } from "#app/components/base/form/answered.tsx";
import { useField } from "#app/components/base/form/field.tsx";
import { SelectField } from "#app/components/base/form/select-field.tsx";
import { TextAreaField } from "#app/components/base/form/text-area-field.tsx";
import { Button } from "#app/components/base/ui/button.tsx";
import { useHydrated } from "#app/components/base/use-hydrated.ts";
import { useAccountField } from "#app/components/base/viewer-context.tsx";
import type { FormResult } from "#app/domain/base/form-result.ts";
import * as messages from "#app/domain/base/messages/billing.ts";
import {
	cancellationReasons,
	commentsMaximum,
	satisfactions,
} from "#app/domain/billing/cancellation.ts";
import { billingAddresses } from "#app/domain/billing/plan-forms.ts";
import { type CancelAnswers, readAnswers } from "./cancel-steps.ts";
import type { BillingForm } from "./use-plan-form.ts";

type CancelFormProps = {
	form: BillingForm;
	/** Which of the two it is posted from. */
	from: "dialog" | "page";
	answers: CancelAnswers;
	onAnswers: (answers: CancelAnswers) => void;
	/** What the server said to the last attempt. */
	result: FormResult | undefined;
	/** The buttons beside the one that cancels. */
	children: ReactNode;
};

/** Why a person leaves, and the button that cancels. */
export function CancelForm({ form, from, answers, onAnswers, result, children }: CancelFormProps) {
	const { Form, busy } = form;
	const element = useRef<HTMLFormElement>(null);
	// The fields keep what is typed; these are only what they begin with.
	const [initial] = useState(answers);
	const hydrated = useHydrated();
	const account = useAccountField();
	const read = () => element.current && onAnswers(readAnswers(new FormData(element.current)));

	// biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was chosen before scripts ran
	useEffect(() => void read(), []);

	return (
		<AnsweredForm
			as={Form}
			ref={element}
			action={billingAddresses.cancel}
			answer={result}
			fixed={{ from, ...account }}
			onChange={read}
			className="grid gap-6"
		>
			<AtHand page={billingAddresses.cancel} />
			<Reasons initial={initial.reason} chosen={answers.reason} />
			<SelectField
				label={<Optional>How satisfied were you?</Optional>}
				name="satisfaction"
				options={[{ value: "", label: "No answer" }, ...satisfactions]}
				defaultValue={initial.satisfaction}
			/>
			<TextAreaField
				label={<Optional>Anything else?</Optional>}
				name="comments"
				rows={4}
				most={commentsMaximum}
				defaultValue={initial.comments}
				hint={`Up to ${commentsMaximum.toLocaleString("en-US")} characters`}
				boxClassName="billing-input"
			/>
			<MessageAlone />
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
		</AnsweredForm>
	);
}

function Reasons({ initial, chosen }: { initial: string; chosen: string }) {
	const isRefused = use(FormAnswer).fieldErrors?.reason !== undefined;
	const { control, error, hint } = useField({
		name: "reason",
		// A choice made since then is no longer wrong.
		error: chosen ? "" : undefined,
		hint: chosen || isRefused ? undefined : messages.cancel.reasonMissing,
	});
	const { id: _id, name: _name, defaultValue: _typed, ...wiring } = control;
	return (
		<fieldset
			// biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: HTML allows it; a group is never required
			role="radiogroup"
			aria-required="true"
			{...wiring}
		>
			<legend className="mb-2 font-medium">Why are you canceling?</legend>
			<div className="grid gap-x-4 sm:grid-cols-2">
				{cancellationReasons.map((reason) => (
					<label key={reason} className="choice">
						<input type="radio" name="reason" value={reason} defaultChecked={initial === reason} />
						{reason}
					</label>
				))}
			</div>
			{error ?? hint}
		</fieldset>
	);
}

const Optional = ({ children }: { children: string }) => (
	<span className="text-base">
		{children} <span className="font-normal text-quiet">(optional)</span>
	</span>
);

/** Not what a field says already. */
function MessageAlone() {
	const { fieldErrors } = use(FormAnswer);
	return fieldErrors && Object.keys(fieldErrors).length > 0 ? null : <FormMessage />;
}
