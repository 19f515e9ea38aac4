import { type TextareaHTMLAttributes, useId } from "react";

type TextAreaFieldProps = TextareaHTMLAttributes<HTMLTextAreaElement> & {
	label: string;
	name: string;
	/** The sentence about what cannot be taken. */
	error?: string | undefined;
	hint?: string;
};

/** Labelled lines of text with their error, wired so that a screen reader reads them together. */
export function TextAreaField({ label, error, hint, className, ...area }: TextAreaFieldProps) {
	const id = useId();
	const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
	return (
		<div className={className}>
			<label htmlFor={id} className="mb-1 block text-note font-medium">
				{label}
			</label>
			<textarea
				{...area}
				id={id}
				aria-invalid={error ? true : undefined}
				aria-describedby={described || undefined}
				className="block w-full rounded-md border border-edge bg-raised px-3 py-2 text-base text-ink aria-invalid:border-danger aria-invalid:outline-danger"
			/>
			{error ? (
				<p id={`${id}-error`} className="mt-1 text-note text-danger">
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
