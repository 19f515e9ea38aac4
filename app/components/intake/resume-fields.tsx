import { CheckField } from "#app/components/base/form/check-field.tsx";
import { Field } from "#app/components/base/form/field.tsx";
import { SelectField } from "#app/components/base/form/select-field.tsx";
import { TextAreaField } from "#app/components/base/form/text-area-field.tsx";
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
import { isChecked } from "#app/domain/library/evidence.ts";
import { provenanceLabels } from "#app/domain/library/provenance.ts";
import { openToEveryoneMost } from "#app/domain/reader/open-words.ts";
import { doubtOf } from "./desk/doubt.tsx";

type FieldsProps = {
	values: ResumeFormValues;
	/** What is not sure, by the name of its field. */
	doubts?: ReadonlyMap<string, string>;
	/** For a person's own resume what only the owner decides is left out; for a contributed one, what is settled. */
	of?: "owner" | "contributor" | "contributed";
};

const levels = experienceLevels.map((value) => ({ value, label: value }));

/**
 * None is chosen for the owner; what the resume has stays on the list, also where nobody may choose it. What a record
 * proves is more than that it was declared, whatever is chosen.
 */
function originsBeside(current: string | undefined) {
	const chosen: readonly Provenance[] = chosenProvenances;
	const offered = provenances.filter(
		(value) =>
			value === current ||
			(chosen.includes(value) && !(value === "declared" && isChecked(current as Provenance))),
	);
	return [
		{ value: "", label: "Please choose" },
		...offered.map((value) => ({ value, label: provenanceLabels[value] })),
	];
}

const lineOf =
	({ values, doubts }: FieldsProps) =>
	(name: ResumeFieldName) => ({
		name,
		autoComplete: "off",
		defaultValue: values[name] ?? "",
		...doubtOf(doubts, name),
	});

/** What the list and the filters show of a resume. */
export function MainFields({ values, doubts }: FieldsProps) {
	const line = lineOf({ values, doubts });
	return (
		<>
			<div className="sm:col-span-2">
				<Field label="Title" required {...line("title")} />
			</div>
			<Field label="Company" required list="companies" {...line("company")} />
			<Field label="Role" required list="roles" {...line("role")} />
			<Field label="Industry" required list="industries" {...line("industry")} />
			<SelectField
				label="Experience level"
				name="experienceLevel"
				options={levels}
				defaultValue={values.experienceLevel || defaultLevel}
				{...doubtOf(doubts, "experienceLevel")}
			/>
			<TextAreaField
				label="Description"
				hint="Everybody reads it. No sentence of the resume may stand here."
				name="description"
				rows={4}
				defaultValue={values.description ?? ""}
				className="sm:col-span-2"
			/>
			<Field
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
export function MoreFields({ values, doubts, of = "owner" }: FieldsProps) {
	const line = lineOf({ values, doubts });
	return (
		<>
			{of === "owner" ? (
				<SelectField
					// Another choice than the one on the page, where the resume has lost its tier meanwhile.
					key={values.provenance}
					label="Provenance"
					name="provenance"
					options={originsBeside(values.provenance)}
					defaultValue={values.provenance ?? ""}
				/>
			) : null}
			<Field label="Offer month" type="month" placeholder="2026-05" {...line("offerMonth")} />
			<Field label="Location" {...line("location")} />
			<Field label="Education" {...line("education")} />
			<Field label="Previous role" {...line("previousRole")} />
			<div className="sm:col-span-2">
				<CheckField
					name="visaSponsored"
					label="The offer came with a sponsored visa"
					isChecked={values.visaSponsored === "true"}
				/>
				{of === "contributor" ? null : (
					<CheckField name="isFeatured" label="Featured" isChecked={values.isFeatured === "true"} />
				)}
				{of === "owner" ? (
					<CheckField
						name="openToEveryone"
						label="Open to everyone, without an account"
						hint={`Its words stand on its public page. Only with the leave of the person who wrote it; at most ${openToEveryoneMost} resumes.`}
						isChecked={values.openToEveryone === "true"}
					/>
				) : null}
			</div>
		</>
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
