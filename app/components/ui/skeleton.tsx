import { classes } from "./class-names.ts";

/** A grey place for something that is on its way. Hidden from screen readers. */
export function Skeleton({ className }: { className?: string }) {
	return (
		<div aria-hidden="true" className={classes("skeleton rounded-sm bg-hairline", className)} />
	);
}
