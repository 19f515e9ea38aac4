import { SelectField } from "#app/components/admin/select-field.tsx";
import { FormField } from "#app/components/base/form-field.tsx";
import { TextAreaField } from "#app/components/base/text-area-field.tsx";
import {
	defaultLevel,
	type ResumeFieldName,
	type ResumeFormValues,
} from "#app/domain/intake/resume-form.ts";
import {
	chosenProvenances,
	experienceLevels,
	industries,
	namedCompanies,
	type Provenance,
	provenances,
	roles,
} from "#app/domain/library/catalogue.ts";
import { provenanceLabels } from "#app/domain/library/provenance.ts";

export type FieldsProps = {
	values: ResumeFormValues;
	errors: Partial<Record<ResumeFieldName, string>>;
};

const levels = experienceLevels.map((value) => ({ value, label: value }));

/** None is chosen for the owner; what the resume has stays on the list, also where nobody may choose it. */
function originsBeside(current: string | undefined) {
	const offered = provenances.filter(
		(value) => value === current || (chosenProvenances as readonly Provenance[]).includes(value),
	);
	return [
		{ value: "", label: "Please choose" },
		...offered.map((value) => ({ value, label: provenanceLabels[value] })),
	];
}

/** What the list and the filters show of a resume. */
export function MainFields({ values, errors }: FieldsProps) {
	const line = (name: ResumeFieldName) => ({
		name,
		autoComplete: "off",
		defaultValue: values[name] ?? "",
		...(errors[name] && { error: errors[name] }),
	});
	return (
		<>
			<FormField label="Title" required {...line("title")} className="sm:col-span-2" />
			<FormField label="Company" required list="companies" {...line("company")} />
			<FormField label="Role" required list="roles" {...line("role")} />
			<FormField label="Industry" required list="industries" {...line("industry")} />
			<SelectField
				label="Experience level"
				name="experienceLevel"
				options={levels}
				defaultValue={values.experienceLevel || defaultLevel}
				error={errors.experienceLevel}
			/>
			<TextAreaField
				label="Description"
				name="description"
				rows={4}
				defaultValue={values.description ?? ""}
				error={errors.description}
				className="sm:col-span-2"
			/>
			<FormField
				label="Tags"
				hint="Separated by commas or semicolons"
				{...line("tags")}
				className="sm:col-span-2"
			/>
			<Suggestions id="companies" values={namedCompanies} />
			<Suggestions id="roles" values={roles} />
			<Suggestions id="industries" values={industries} />
		</>
	);
}

/** What else is known of it. */
export function MoreFields({ values, errors }: FieldsProps) {
	const line = (name: ResumeFieldName) => ({
		name,
		autoComplete: "off",
		defaultValue: values[name] ?? "",
		...(errors[name] && { error: errors[name] }),
	});
	return (
		<>
			<SelectField
				label="Provenance"
				name="provenance"
				options={originsBeside(values.provenance)}
				defaultValue={values.provenance ?? ""}
				error={errors.provenance}
			/>
			<FormField label="Offer month" type="month" placeholder="2026-05" {...line("offerMonth")} />
			<FormField label="Location" {...line("location")} />
			<FormField label="Education" {...line("education")} />
			<FormField label="Previous role" {...line("previousRole")} />
			<div className="sm:col-span-2">
				<CheckField
					name="visaSponsored"
					label="The offer came with a sponsored visa"
					checked={values.visaSponsored}
				/>
				<CheckField name="isFeatured" label="Featured" checked={values.isFeatured} />
			</div>
		</>
	);
}

function CheckField(props: { name: string; label: string; checked: string | undefined }) {
	return (
		<label className="choice">
			<input
				type="checkbox"
				name={props.name}
				value="true"
				defaultChecked={props.checked === "true"}
			/>
			{props.label}
		</label>
	);
}

function Suggestions({ id, values }: { id: string; values: readonly string[] }) {
	return (
		<datalist id={id}>
			{values.map((value) => (
				<option key={value} value={value} />
			))}
		</datalist>
	);
}
