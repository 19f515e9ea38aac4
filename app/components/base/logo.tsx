import { classes } from "#app/components/base/ui/class-names.ts";
import { brand } from "#app/content/brand.ts";

/** A sheet with an offer's stamp on it. */
export function LogoMark() {
	return (
		<svg aria-hidden="true" viewBox="0 0 32 32" className="shrink-0 size-8">
			<path
				d="M7 2.75h11.5L25.25 9.5v19.75H7A1.25 1.25 0 0 1 5.75 28V4A1.25 1.25 0 0 1 7 2.75Z"
				className="fill-sheet stroke-ink"
				strokeWidth="2"
				strokeLinejoin="round"
			/>
			<path
				d="M10 10.25h6.5M10 15h8.5M10 19.75h3.5"
				className="stroke-sheet-quiet"
				strokeWidth="2"
				strokeLinecap="round"
			/>
			<circle cx="22.5" cy="22.5" r="8" className="fill-accent-fill stroke-room" strokeWidth="2" />
			<path
				d="m19 22.75 2.4 2.4 4.6-5.1"
				fill="none"
				className="stroke-on-accent"
				strokeWidth="2.25"
				strokeLinecap="round"
				strokeLinejoin="round"
			/>
		</svg>
	);
}

/** The mark and the name. */
export function Logo({ className }: { className?: string }) {
	return (
		<span className={classes("inline-flex items-center gap-2", className)}>
			<LogoMark />
			<span className="font-serif text-[1.375rem] leading-none font-semibold tracking-tight">
				{brand.name}
			</span>
		</span>
	);
}
