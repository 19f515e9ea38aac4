import { IllustrativeMark } from "#app/components/base/illustrative-mark.tsx";
import type { ShownFigure } from "#app/content/claims.ts";

/** The library as it is counted, and what its owner says of it. */
export function Stats({ figures }: { figures: readonly ShownFigure[] }) {
	return (
		<section className="container-page @container" aria-labelledby="stats">
			<h2 id="stats" className="sr-only">
				{"The library in figures"}
			</h2>
			<dl className="stats">
				{figures.map(({ figure, label, note, isIllustrative }) => (
					<div key={label}>
						<dt>{label}</dt>
						<dd>{figure}</dd>
						{note ? <dd className="landing-small order-first">{note}</dd> : null}
						{isIllustrative ? (
							<dd className="landing-small figure-mark order-first">
								<IllustrativeMark />
							</dd>
						) : null}
					</div>
				))}
			</dl>
			<p className="landing-small">What can be counted is counted as you look, and rounded down.</p>
			{figures.map(({ label, explanation }) =>
				explanation ? (
					<p key={label} className="landing-small">
						{explanation}
					</p>
				) : null,
			)}
		</section>
	);
}
