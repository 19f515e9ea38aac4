import { Field } from "#app/components/base/form/field.tsx";
import { SelectField } from "#app/components/base/form/select-field.tsx";
import { type AlertChoice, savedLimits } from "#app/domain/library/saved-search.ts";

/** What a member chooses, and what a saved search then says of it. */
export const alertWords: Record<AlertChoice, { choice: string; said: string }> = {
	"at-once": { choice: "At once", said: "You get an email at once" },
	weekly: { choice: "Once a week", said: "You get an email once a week" },
	never: { choice: "Never: only keep it", said: "No emails" },
};

/** The name of a saved search, and when an email tells what is new for it. */
export function SearchFields({ name, alert }: { name: string; alert: AlertChoice }) {
	return (
		<>
			<Field
				label="Name"
				name="name"
				required
				maxLength={savedLimits.name}
				defaultValue={name}
				autoComplete="off"
			/>
			<SelectField
				label="Email me about new resumes"
				name="alert"
				defaultValue={alert}
				options={Object.entries(alertWords).map(([value, { choice }]) => ({
					value,
					label: choice,
				}))}
			/>
		</>
	);
}
