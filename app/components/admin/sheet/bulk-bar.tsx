import { useNavigation } from "react-router";
import { AnsweredForm, FormMessage } from "#app/components/base/form/answered.tsx";
import { Field } from "#app/components/base/form/field.tsx";
import { SelectField } from "#app/components/base/form/select-field.tsx";
import { Button } from "#app/components/base/ui/button.tsx";
import { editedFields, editedLabels } from "#app/domain/admin/batch.ts";
import type { FormResult } from "#app/domain/base/form-result.ts";
import { reasonMaximum } from "#app/domain/intake/withdrawal.ts";

/** The form that the boxes of the list belong to. */
export const bulkForm = "bulk";

const current = [
	{ value: "", label: "Please choose" },
	{ value: "feature", label: "Feature" },
	{ value: "unfeature", label: "Unfeature" },
	{ value: "tag", label: "Add a tag" },
	{ value: "untag", label: "Remove a tag" },
	...editedFields.map((value) => ({ value, label: `Set: ${editedLabels[value]}` })),
	{ value: "withdraw", label: "Delete (withdraw)" },
];
const withdrawn = [
	{ value: "", label: "Please choose" },
	{ value: "restore", label: "Restore" },
];

type BulkBarProps = {
	address: string;
	isWithdrawn: boolean;
	answer: FormResult | undefined;
};

/** What is done to the resumes that are chosen in the list. */
export function BulkBar({ address, isWithdrawn, answer }: BulkBarProps) {
	const busy = useNavigation().formData?.get("intent") === "bulk";
	return (
		<AnsweredForm
			id={bulkForm}
			action={address}
			answer={answer}
			fixed={{ intent: "bulk" }}
			preventScrollReset
			aria-label="Change the chosen ones"
			className="admin-panel grid gap-4"
		>
			{busy ? null : <FormMessage />}
			<div className="bulk-bar">
				<label className="choice needs-script">
					<input type="checkbox" onChange={(event) => chooseAll(event.currentTarget.checked)} />
					All on this page
				</label>
				<SelectField
					label="Change the chosen ones"
					name="change"
					options={isWithdrawn ? withdrawn : current}
				/>
				{isWithdrawn ? null : (
					<Field
						label="The tag, the new value, or the reason"
						name="value"
						autoComplete="off"
						maxLength={reasonMaximum}
					/>
				)}
				<Button type="submit" variant="secondary" busy={busy}>
					{busy ? "Processing..." : "Change"}
				</Button>
			</div>
		</AnsweredForm>
	);
}

function chooseAll(isChosen: boolean): void {
	for (const box of document.querySelectorAll<HTMLInputElement>(
		`input[name="id"][form="${bulkForm}"]`,
	)) {
		box.checked = isChosen;
	}
}
