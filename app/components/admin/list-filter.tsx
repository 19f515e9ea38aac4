import { Form, Link, useNavigation } from "react-router";
import { Field } from "#app/components/base/form/field.tsx";
import { Button } from "#app/components/base/ui/button.tsx";

type Choice = {
	kind: "choice";
	label: string;
	name: string;
	value: string | null;
	options: readonly { value: string; label: string }[];
};
type Text = {
	kind: "text" | "date" | "email";
	label: string;
	name: string;
	value: string;
	error?: string | null;
};

type ListFilterProps = {
	/** The address of the list without a filter. */
	list: string;
	fields: readonly (Text | Choice)[];
	submit?: string;
	clear?: string;
};

/** What a list of the dashboard is narrowed by: a form whose answer is an address. Works without scripts. */
export function ListFilter({ list, fields, submit = "Find", clear = "Clear" }: ListFilterProps) {
	const busy = useNavigation().state === "loading";
	return (
		// The address decides, also after going back.
		<Form key={fields.map(({ value }) => value ?? "").join("\n")} className="admin-filter">
			{fields.map((field) =>
				field.kind === "choice" ? (
					<label key={field.name} className="admin-select">
						{field.label}
						<select name={field.name} defaultValue={field.value ?? ""}>
							<option value="">All</option>
							{field.options.map(({ value, label }) => (
								<option key={value} value={value}>
									{label}
								</option>
							))}
						</select>
					</label>
				) : (
					<Field
						key={field.name}
						label={field.label}
						name={field.name}
						defaultValue={field.value}
						error={field.error ?? undefined}
						{...(field.kind === "date" && { type: "date" })}
						{...(field.kind === "email" && { autoCapitalize: "none", spellCheck: false })}
					/>
				),
			)}
			<Button type="submit" variant="secondary" busy={busy}>
				{submit}
			</Button>
			{fields.some(({ value }) => value) ? (
				<Link to={list} className="link-quiet">
					{clear}
				</Link>
			) : null}
		</Form>
	);
}
