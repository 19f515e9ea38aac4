import { cva, cx, type VariantProps } from "class-variance-authority";
import type { ButtonHTMLAttributes, MouseEvent } from "react";
import { Spinner } from "./spinner.tsx";

/** The look of a button; links that look like one take it too. Every size is at least 44 px high. */
export const buttonVariants = cva(
	"inline-flex min-h-11 items-center justify-center gap-2 rounded-md text-center text-[0.9375rem] font-medium leading-5 no-underline transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:opacity-60 aria-busy:cursor-progress",
	{
		variants: {
			variant: {
				primary:
					"bg-accent-fill text-on-accent enabled:hover:bg-accent-fill-strong [a&]:hover:bg-accent-fill-strong",
				secondary:
					"border border-edge bg-raised text-ink enabled:hover:bg-panel [a&]:hover:bg-panel",
				ghost: "text-ink enabled:hover:bg-panel [a&]:hover:bg-panel",
				link: "text-accent underline underline-offset-4 hover:decoration-2",
			},
			size: {
				regular: "px-4 py-2",
				large: "min-h-12 px-6 py-3 text-base",
				icon: "w-11 shrink-0",
				bare: "",
			},
		},
		defaultVariants: { variant: "primary", size: "regular" },
	},
);

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> &
	VariantProps<typeof buttonVariants> & {
		/** While true the button waits: it shows it, says it and cannot be pressed again. */
		busy?: boolean;
	};

const ignore = (event: MouseEvent) => event.preventDefault();

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
			// Not `disabled`: that would take the focus away from whoever pressed it.
			{...(busy && { "aria-busy": true, "aria-disabled": true, onClick: ignore })}
			className={cx(buttonVariants({ variant, size }), className)}
		>
			{busy ? <Spinner /> : null}
			{children}
		</button>
	);
}
