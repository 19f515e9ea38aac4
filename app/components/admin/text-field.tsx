import { type TextareaHTMLAttributes, useId } from "react";

type TextFieldProps = TextareaHTMLAttributes<HTMLTextAreaElement> & {
	label: string;
	name: string;
	error?: string | undefined;
	hint?: string;
};

/** A labelled text of several lines, with its error. */
export function TextField({ label, error, hint, className, ...area }: TextFieldProps) {
	const id = useId();
	const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
	return (
		<div className={className}>
			<label htmlFor={id} className="mb-1 block text-[0.9375rem] font-medium">
				{label}
			</label>
			<textarea
				{...area}
				id={id}
				aria-invalid={error ? true : undefined}
				aria-describedby={described || undefined}
				className="billing-input"
			/>
			{error ? (
				<p id={`${id}-error`} className="mt-1 text-[0.9375rem] text-danger">
					{error}
				</p>
			) : null}
			{hint ? (
				<p id={`${id}-hint`} className="mt-1 text-sm text-quiet">
					{hint}
				</p>
			) : null}
		</div>
	);
}
