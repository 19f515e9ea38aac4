import { ProOffer } from "#app/components/billing/pro-offer.tsx";
import { inventedNote } from "#app/content/insights/group-words.ts";
import { insightsPage } from "#app/content/insights/insights-page.ts";
import { count } from "#app/domain/base/count.ts";
import { plans } from "#app/domain/billing/plans.ts";
import type { ExampleGroup } from "#app/domain/insights/example-group.ts";
import { DistributionFigure } from "./distribution-figure.tsx";
import { InsightsHead } from "./page-head.tsx";
import { TypicalSheet } from "./typical-sheet.tsx";

const drawn = ["pages", "jobs", "bullets", "figureShare"] as const;

/** Shows viewers without Pro what the insights are, by a real example from public facts. */
export function InsightsOffer({ example }: { example: ExampleGroup | null }) {
	return (
		<main id="content" className="container-page py-8 md:py-12">
			<InsightsHead />
			{example ? (
				<section aria-labelledby="example" className="mt-12">
					<h2 id="example" className="text-3xl">
						An example: {example.role}
					</h2>
					<p className="mt-2 max-w-prose text-note text-quiet">
						From the public facts of {count(example.resumes, "resume")}, as shown beside each
						preview. {inventedNote(example)}
					</p>
					<div className="insight-example-pictures grid gap-y-8 gap-x-12 mt-8 items-start">
						<TypicalSheet sections={example.sections} />
						<div className="insight-figures">
							{drawn.map((name) => {
								const summary = example[name];
								return summary ? (
									<DistributionFigure key={name} name={name} summary={summary} />
								) : null;
							})}
						</div>
					</div>
				</section>
			) : null}
			<section aria-labelledby="members" className="mt-14">
				<h2 id="members" className="text-3xl">
					With {plans.pro.name}
				</h2>
				<ul className="mt-6 grid gap-6 md:grid-cols-3 md:gap-8">
					{insightsPage.parts.map(({ title, text }) => (
						<li key={title} className="border-t border-hairline pt-4">
							<h3 className="text-xl">{title}</h3>
							<p className="mt-2 text-pretty">{text}</p>
						</li>
					))}
				</ul>
			</section>
			<ProOffer returnTo="/insights" />
		</main>
	);
}
