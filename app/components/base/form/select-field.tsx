import type { SelectHTMLAttributes } from "react";
import { inputClasses } from "#app/components/base/ui/input.tsx";
import { type ControlProps, Field } from "./field.tsx";

export type Option = { value: string; label: string };

type SelectFieldProps = ControlProps<SelectHTMLAttributes<HTMLSelectElement>> & {
	options: readonly Option[];
};

/** A labeled choice of one. */
export const SelectField = ({ options, ...props }: SelectFieldProps) => (
	<Field {...props}>
		{(control) => (
			<select {...control} className={inputClasses}>
				{options.map(({ value, label }) => (
					<option key={value} value={value}>
						{label}
					</option>
				))}
			</select>
		)}
	</Field>
);
