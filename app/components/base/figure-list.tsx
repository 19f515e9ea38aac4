import type { ShownFigure } from "#app/content/claims.ts";
import { IllustrativeMark } from "./illustrative-mark.tsx";

/** Figures in a row above a list, each with its source or its mark. */
export function FigureList({ figures }: { figures: readonly ShownFigure[] }) {
	const explanations = figures.flatMap(({ explanation = [] }) => explanation);
	return (
		<>
			<dl className="flex flex-wrap gap-y-2 gap-x-8 mt-6 text-quiet">
				{figures.map(({ figure, label, note, isIllustrative }) => (
					<div key={label}>
						<dt className="sr-only">{label}</dt>
						<dd>
							<strong className="text-ink font-serif text-[1.375rem] font-[560]">{figure}</strong>{" "}
							{label} {note ? <small>({note})</small> : null}{" "}
							{isIllustrative ? <IllustrativeMark /> : null}
						</dd>
					</div>
				))}
			</dl>
			{explanations.length > 0 ? (
				<p className="mt-2 max-w-prose text-sm text-quiet">{explanations.join(" ")}</p>
			) : null}
		</>
	);
}
