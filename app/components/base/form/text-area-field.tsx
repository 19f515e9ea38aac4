import { type ComponentProps, type TextareaHTMLAttributes, useState } from "react";
import { type ControlProps, Field } from "./field.tsx";

type TextAreaFieldProps = ControlProps<
	Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "maxLength" | "onInput">
> & {
	/** The look of the box. */
	boxClassName?: string;
	/** Characters that are taken. More stay in the box, and the browser says so: `maxLength` would cut what is pasted. */
	most?: number | undefined;
};

/** Labeled lines of text. */
export const TextAreaField = ({ boxClassName = usual, ...props }: TextAreaFieldProps) => (
	<Field {...props}>{(control) => <TextArea {...control} className={boxClassName} />}</Field>
);

function TextArea({
	id,
	defaultValue,
	most = Number.POSITIVE_INFINITY,
	...rest
}: ComponentProps<"textarea"> & { id: string; most?: number | undefined }) {
	// React writes the default over what stands in the page: what was typed before it came is the default then.
	const [typed] = useState(() => standingIn(id));
	return (
		<textarea
			dir="auto"
			onInput={({ currentTarget: box }) =>
				box.setCustomValidity(
					box.textLength > most ? `${box.textLength} of ${most} characters` : "",
				)
			}
			{...rest}
			id={id}
			defaultValue={typed ?? defaultValue}
		/>
	);
}

/** What a box of the page holds that React has not taken over yet; the server has no page. */
const standingIn = (id: string): string | undefined =>
	(globalThis.document?.getElementById(id) as HTMLTextAreaElement | null)?.value;

const usual =
	"block w-full rounded-md border border-edge bg-raised px-3 py-2 text-base text-ink aria-invalid:border-danger aria-invalid:outline-danger";
