import { type InputHTMLAttributes, type ReactNode, use, useId } from "react";
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
 * was typed into it. Nothing else writes `aria-invalid`.
 */
export function useField({ name, error: own, hint, defaultValue }: Omit<FieldProps, "label">) {
	const id = useId();
	const { fieldErrors, values } = use(FormAnswer);
	const error = own ?? fieldErrors?.[name];
	const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
	return {
		control: {
			id,
			name,
			defaultValue: values?.[name] ?? defaultValue,
			"aria-invalid": error ? (true as const) : undefined,
			"aria-describedby": described || undefined,
		},
		error: error ? (
			<p id={`${id}-error`} className="mt-1 text-note text-danger">
				{error}
			</p>
		) : null,
		hint: hint ? (
			<div id={`${id}-hint`} className="mt-1 text-sm text-quiet">
				{hint}
			</div>
		) : null,
	};
}

/** A labelled control with its error and its hint; it gets whatever else is given. */
export function Field<Rest>({
	children,
	label,
	className,
	name,
	error: own,
	hint: help,
	defaultValue,
	...rest
}: FieldProps &
	Rest & { children: (props: ReturnType<typeof useField>["control"] & Rest) => ReactNode }) {
	const { control, error, hint } = useField({ name, error: own, hint: help, defaultValue });
	return (
		<div className={className}>
			<label htmlFor={control.id} className="mb-1 block text-note font-medium">
				{label}
			</label>
			{children({ ...(rest as Rest), ...control })}
			{error}
			{hint}
		</div>
	);
}

/** A labelled line of text. */
export const FormField = (props: ControlProps<InputHTMLAttributes<HTMLInputElement>>) => (
	<Field {...props}>{(control) => <Input {...control} />}</Field>
);
