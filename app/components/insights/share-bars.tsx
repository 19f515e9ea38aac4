import { formatMeasure } from "#app/domain/insights/measures.ts";

export type ShareBar = { label: string; share: number };

/** Shares as bars, the number beside each. */
export function ShareBars({
	bars,
	label,
	isOfWhole = false,
}: {
	bars: readonly ShareBar[];
	label: string;
	/** A full bar is all of it; else the longest is full. */
	isOfWhole?: boolean;
}) {
	const full = isOfWhole ? 1 : Math.max(...bars.map(({ share }) => share), 0.01);
	return (
		<ol className="grid gap-1.5" aria-label={label}>
			{bars.map((bar) => (
				<li key={bar.label} className="portion-row grid items-center gap-3 min-h-7.5">
					<span className="wrap-anywhere">{bar.label}</span>
					<svg
						aria-hidden="true"
						viewBox="0 0 100 10"
						preserveAspectRatio="none"
						className="block w-full h-3"
					>
						<rect width={(bar.share / full) * 100} height={10} className="fill-accent" />
					</svg>
					<span className="text-quiet text-note tabular-nums text-end">
						{formatMeasure(bar.share, "share")}
					</span>
				</li>
			))}
		</ol>
	);
}
