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
		<ol className="share-bars" aria-label={label}>
			{bars.map((bar) => (
				<li key={bar.label}>
					<span className="share-label">{bar.label}</span>
					<svg
						aria-hidden="true"
						viewBox="0 0 100 10"
						preserveAspectRatio="none"
						className="share-drawing"
					>
						<rect width={(bar.share / full) * 100} height={10} className="share-bar" />
					</svg>
					<span className="share-number">{formatMeasure(bar.share, "share")}</span>
				</li>
			))}
		</ol>
	);
}
