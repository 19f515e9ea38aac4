import type { ButtonHTMLAttributes, MouseEvent } from "react";
import { classes } from "./class-names.ts";
import { Spinner } from "./spinner.tsx";

type Look = {
	variant?: "primary" | "secondary" | "ghost";
	size?: "regular" | "large" | "icon";
};

/** The look of a button (styles/button.css); links that look like one take it too. */
export function buttonVariants({ variant = "primary", size = "regular" }: Look = {}): string {
	return classes("button", `button-${variant}`, size !== "regular" && `button-${size}`);
}

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> &
	Look & {
		/** While true the button waits: it shows it, says it and cannot be pressed again. */
		busy?: boolean;
	};

export function Button({
	variant,
	size,
	busy = false,
	className,
	children,
	type = "button",
	...rest
}: ButtonProps) {
	return (
		<button
			{...rest}
			type={type}
			// Not `disabled`, because that would take the focus away from the pressed button.
			{...(busy && { "aria-busy": true, "aria-disabled": true, onClick: ignore })}
			className={classes(buttonVariants({ variant, size }), className)}
		>
			{busy ? <Spinner /> : null}
			{children}
		</button>
	);
}

const ignore = (event: MouseEvent) => event.preventDefault();
