import type { InputHTMLAttributes, Ref } from "react";
import { classes } from "./class-names.ts";

/** How a control that takes a line looks. */
export const inputClasses =
	"block min-h-11 w-full rounded-md border border-edge bg-raised px-3 py-2 text-base text-ink aria-invalid:border-danger aria-invalid:outline-danger";

/** One line of text. 16 px, so that a phone does not zoom in on it. */
export function Input({
	className,
	...rest
}: InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> }) {
	return <input {...rest} className={classes(inputClasses, className)} />;
}
