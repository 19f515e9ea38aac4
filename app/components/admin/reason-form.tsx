import { createContext, type ReactNode, use } from "react";
import { Form, useNavigation } from "react-router";
import { FormField } from "#app/components/base/form-field.tsx";
import { Alert } from "#app/components/base/ui/alert.tsx";
import { Button } from "#app/components/base/ui/button.tsx";
import { classes } from "#app/components/base/ui/class-names.ts";
import { type PersonFormFailure, reasonMaximum } from "#app/domain/admin/person-forms.ts";

/** What the page's forms need: the name of their occasion, and what one of them has answered. */
export const OwnerForms = createContext<{
	/** New with each page load: what is sent twice from one page is done once. */
	formKey: string;
	failure: PersonFormFailure | null;
}>({ formKey: "", failure: null });

type Answered = Pick<PersonFormFailure, "error" | "values" | "fieldErrors">;

type ReasonFormProps = {
	/** What the button does. */
	intent: string;
	/** Of what it is done to. */
	id?: string;
	summary: string;
	/** What happens, said before it is done. */
	note: ReactNode;
	button: string;
	isDanger?: boolean;
	/** More fields, drawn with what was typed and what was wrong. */
	fields?: (state: Answered) => ReactNode;
};

/** Something that the owner does to somebody's rights, folded away until it is wanted; it needs a reason. */
export function ReasonForm(props: ReasonFormProps) {
	const { intent, id = "", summary, note, button, isDanger = false, fields } = props;
	const { formKey, failure } = use(OwnerForms);
	const navigation = useNavigation();
	const sent = navigation.formData;
	const busy = sent?.get("intent") === intent && sent.get("id") === id;
	const answered = failure?.intent === intent && failure.id === id ? failure : null;
	const state: Answered = answered ?? { error: null, values: {}, fieldErrors: {} };
	return (
		// A new page load folds the form away and empties the reason.
		<details key={formKey} className="disclosure" open={answered ? true : undefined}>
			<summary>{summary}</summary>
			<Form method="post" preventScrollReset className="mt-2 mb-3 grid max-w-md gap-4">
				<input type="hidden" name="intent" value={intent} />
				<input type="hidden" name="id" value={id} />
				<input type="hidden" name="key" value={formKey} />
				<div className="text-note text-quiet">{note}</div>
				{state.error ? <Alert kind="error">{state.error}</Alert> : null}
				{fields?.(state)}
				<FormField
					label="Reason"
					name="reason"
					required
					maxLength={reasonMaximum}
					defaultValue={state.values.reason}
					error={state.fieldErrors.reason}
					hint="For the audit log; the person does not see it."
				/>
				<Button
					type="submit"
					variant="secondary"
					busy={busy}
					className={classes("justify-self-start", isDanger && "danger-button")}
				>
					{button}
				</Button>
			</Form>
		</details>
	);
}
