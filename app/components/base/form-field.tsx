import { type InputHTMLAttributes, type ReactNode, useId } from "react";
import { Input } from "#app/components/base/ui/input.tsx";

type FormFieldProps = InputHTMLAttributes<HTMLInputElement> & {
	label: string;
	name: string;
	/** The sentence about what cannot be taken. */
	error?: string;
	hint?: ReactNode;
	/** A control at the right end of the input. */
	adornment?: ReactNode;
};

/** A labelled line of text with its error, wired so that a screen reader reads them together. */
export function FormField({ label, error, hint, adornment, className, ...input }: FormFieldProps) {
	const id = useId();
	const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
	return (
		<div className={className}>
			<label htmlFor={id} className="mb-1 block text-note font-medium">
				{label}
			</label>
			<div className="relative">
				<Input
					{...input}
					id={id}
					aria-invalid={error ? true : undefined}
					aria-describedby={described || undefined}
					className={adornment ? "pr-12" : undefined}
				/>
				{adornment ? <div className="absolute inset-y-0 right-0">{adornment}</div> : null}
			</div>
			{error ? (
				<p id={`${id}-error`} className="mt-1 text-note text-danger">
					{error}
				</p>
			) : null}
			{hint ? (
				<div id={`${id}-hint`} className="mt-1 text-sm text-quiet">
					{hint}
				</div>
			) : null}
		</div>
	);
}
