import { classes } from "./class-names.ts";

/** A turning ring. It is decoration: its caller says in words what is awaited. */
export function Spinner({ className }: { className?: string }) {
	return (
		<svg
			aria-hidden="true"
			viewBox="0 0 20 20"
			fill="none"
			className={classes("size-4 shrink-0 animate-spin", className)}
		>
			<circle cx="10" cy="10" r="8" stroke="currentColor" strokeOpacity="0.25" strokeWidth="2.5" />
			<path
				d="M18 10a8 8 0 0 0-8-8"
				stroke="currentColor"
				strokeWidth="2.5"
				strokeLinecap="round"
			/>
		</svg>
	);
}
