import { type InputHTMLAttributes, type ReactNode, use, useId, useState } from "react";
import { Input } from "#app/components/base/ui/input.tsx";
import { FormAnswer } from "./answered.tsx";

export type FieldProps = {
	label: ReactNode;
	name: string;
	/** The sentence about what cannot be taken, where no form around it knows one. */
	error?: string | undefined;
	hint?: ReactNode;
	className?: string | undefined;
	defaultValue?: string | number | readonly string[] | undefined;
};

/** The attributes of a control, with those that its field has a say in. */
export type ControlProps<Attributes> = FieldProps & Omit<Attributes, keyof FieldProps>;

/**
 * What ties a control to its label, its error and its hint, so that a screen reader reads them together; and what
 * was typed into it. Nothing else writes `aria-invalid`. The control gets whatever else is given.
 */
export function useField<Rest extends object>({
	name,
	error: own,
	hint,
	defaultValue,
	...rest
}: Omit<FieldProps, "label" | "className"> & Rest) {
	const id = useId();
	const { fieldErrors, values } = use(FormAnswer);
	// The value that the page came with; the control has what was typed since.
	const [typed] = useState(values?.[name]);
	const error = own ?? fieldErrors?.[name];
	const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
	return {
		control: {
			...rest,
			id,
			name,
			defaultValue: typed ?? defaultValue,
			// Also that it is not: Firefox calls a required field invalid before a word is typed.
			"aria-invalid": !!error,
			"aria-describedby": described || undefined,
		},
		error: error && (
			<p id={`${id}-error`} className="mt-1 text-note text-danger">
				{error}
			</p>
		),
		hint: hint && (
			<div id={`${id}-hint`} className="mt-1 text-sm text-quiet">
				{hint}
			</div>
		),
	};
}

/** A labeled control with its error and its hint: a line of text, or what is drawn from its attributes. */
export function Field<Rest extends object>(
	props: FieldProps &
		Rest & { children: (control: ReturnType<typeof useField<Rest>>["control"]) => ReactNode },
): ReactNode;
export function Field(
	props: ControlProps<Omit<InputHTMLAttributes<HTMLInputElement>, "children">>,
): ReactNode;
export function Field({
	children = (control: object) => <Input {...control} />,
	label,
	className,
	...field
}: FieldProps & { children?: (control: never) => ReactNode }) {
	const { control, error, hint } = useField(field);
	return (
		<div className={className}>
			<label htmlFor={control.id} className="mb-1 block text-note font-medium">
				{label}
			</label>
			{children(control as never)}
			{error}
			{hint}
		</div>
	);
}
