import { type SelectHTMLAttributes, useId } from "react";

export type Option = { value: string; label: string };

type SelectFieldProps = SelectHTMLAttributes<HTMLSelectElement> & {
	label: string;
	name: string;
	options: readonly Option[];
	error?: string | undefined;
};

/** A labelled choice of one, with its error. */
export function SelectField({ label, options, error, className, ...select }: SelectFieldProps) {
	const id = useId();
	return (
		<div className={className}>
			<label htmlFor={id} className="mb-1 block text-note font-medium">
				{label}
			</label>
			<select
				{...select}
				id={id}
				aria-invalid={error ? true : undefined}
				aria-describedby={error ? `${id}-error` : undefined}
				className="billing-input"
			>
				{options.map(({ value, label: name }) => (
					<option key={value} value={value}>
						{name}
					</option>
				))}
			</select>
			{error ? (
				<p id={`${id}-error`} className="mt-1 text-note text-danger">
					{error}
				</p>
			) : null}
		</div>
	);
}
