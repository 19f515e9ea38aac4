import { createContext, type ReactNode, use } from "react";
import { useNavigation } from "react-router";
import { AnsweredForm, FormMessage } from "#app/components/base/form/answered.tsx";
import { Field } from "#app/components/base/form/field.tsx";
import { Fold } from "#app/components/base/form/fold.tsx";
import { Button } from "#app/components/base/ui/button.tsx";
import { classes } from "#app/components/base/ui/class-names.ts";
import { reasonMaximum } from "#app/domain/admin/person-forms.ts";
import type { FormResult } from "#app/domain/base/form-result.ts";

/** What the page's forms need: the name of their occasion, and what one of them has answered. */
export const OwnerForms = createContext<{
	/** New with each page load: what is sent twice from one page is done once. */
	formKey: string;
	failure: FormResult | null;
	/** The forms that who looks may not send are not shown. */
	isHidden?: (intent: string) => boolean;
}>({ formKey: "", failure: null });

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
	/** More fields. */
	children?: ReactNode;
};

/** Why the owner does something, for the audit log. */
export const ReasonField = () => (
	<Field
		label="Reason"
		name="reason"
		required
		maxLength={reasonMaximum}
		hint="For the audit log; the person does not see it."
	/>
);

/** Something that the owner does to a person's rights, folded away until it is wanted; it needs a reason. */
export function ReasonForm(props: ReasonFormProps) {
	const { intent, id = "", summary, note, button, isDanger = false, children } = props;
	const { formKey, failure, isHidden } = use(OwnerForms);
	const navigation = useNavigation();
	const sent = navigation.formData;
	const busy = sent?.get("intent") === intent && sent.get("id") === id;
	const { values } = failure ?? {};
	const answered = failure && values?.intent === intent && values.id === id ? failure : undefined;
	if (isHidden?.(intent)) return null;
	return (
		// A new page load folds the form away and empties the reason.
		<Fold key={formKey} className="disclosure" isAnswered={answered !== undefined}>
			<summary>{summary}</summary>
			<AnsweredForm
				answer={answered}
				fixed={{ intent, id, key: formKey }}
				preventScrollReset
				className="mt-2 mb-3 grid max-w-md gap-4"
			>
				<div className="text-note text-quiet">{note}</div>
				<FormMessage />
				{children}
				<ReasonField />
				<Button
					type="submit"
					variant="secondary"
					busy={busy}
					className={classes("justify-self-start", isDanger && "danger-button")}
				>
					{button}
				</Button>
			</AnsweredForm>
		</Fold>
	);
}
