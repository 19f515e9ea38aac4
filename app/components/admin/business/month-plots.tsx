import { type BusinessPlot, describeBusiness } from "#app/domain/admin/business.ts";
import { BarStack } from "../plots/bar-stack.tsx";

/** The business by month: a drawing, a sentence and a table for each figure. */
export function BusinessPlots({ plots }: { plots: readonly BusinessPlot[] | null }) {
	return (
		<section aria-labelledby="business" className="mt-8">
			<h2 id="business" className="text-xl">
				The business by month
			</h2>
			{plots ? (
				<>
					<p className="mt-1 mb-4 text-quiet">
						Counted from payments and accounts as they stand now, by calendar month in UTC. The last
						month is not over.
					</p>
					<div className="grid items-start gap-4 lg:grid-cols-2">
						{plots.map((plot) => (
							<BarStack
								key={plot.name}
								title={plot.name}
								headline={describeBusiness(plot)}
								note={plot.meaning}
								unit={plot.unit}
								numbers={plot.numbers}
								colors="kinds"
							/>
						))}
					</div>
				</>
			) : (
				<p className="mt-1 text-quiet">
					The figures could not be counted in time. Reload the page in a minute.
				</p>
			)}
		</section>
	);
}
