import type { TextareaHTMLAttributes } from "react";
import { type ControlProps, Field } from "./field.tsx";

type TextAreaFieldProps = ControlProps<TextareaHTMLAttributes<HTMLTextAreaElement>> & {
	/** The look of the box. */
	boxClassName?: string;
};

/** Labeled lines of text. */
export const TextAreaField = ({ boxClassName = usual, ...props }: TextAreaFieldProps) => (
	<Field {...props}>{(control) => <textarea {...control} className={boxClassName} />}</Field>
);

const usual =
	"block w-full rounded-md border border-edge bg-raised px-3 py-2 text-base text-ink aria-invalid:border-danger aria-invalid:outline-danger";
