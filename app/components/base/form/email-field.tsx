import type { InputHTMLAttributes } from "react";
import { type ControlProps, Field } from "./field.tsx";

type EmailFieldProps = Partial<
	ControlProps<Omit<InputHTMLAttributes<HTMLInputElement>, "children">>
>;

/** The email address of a person, who must give it; nothing that is typed is corrected. */
export function EmailField(props: EmailFieldProps) {
	return (
		<Field
			label="Email"
			name="email"
			type="email"
			required
			autoComplete="email"
			autoCapitalize="none"
			spellCheck={false}
			{...props}
		/>
	);
}
