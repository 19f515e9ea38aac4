import type { ReactNode } from "react";
import { Link } from "react-router";
import { TypicalSheet } from "#app/components/insights/typical-sheet.tsx";
import { basisOf, shapeOf } from "#app/content/hubs/page-words.ts";
import { inventedNote, middleHalf } from "#app/content/insights/group-words.ts";
import { formatMeasure, measures } from "#app/domain/insights/measures.ts";
import type { Quartiles } from "#app/domain/insights/quantiles.ts";
import type { HubFigures } from "#app/domain/library/hubs/public-figures.ts";
import type { NamedCount } from "#app/domain/library/statistics.ts";
import { PeopleBar } from "../career/people-bar.tsx";

/** How the resumes of a hub look: what stands beside each sheet, counted. */
export function ShapeSection({ figures, all }: { figures: HubFigures; all: number }) {
	const { sections, levels } = figures;
	return (
		<section aria-labelledby="shape" className="mt-14">
			<h2 id="shape" className="text-3xl">
				How they look
			</h2>
			<p className="mt-2 max-w-prose text-lg">{shapeOf(figures)}</p>
			<div className="hub-columns mt-6">
				{sections.length > 0 ? (
					<div>
						<TypicalSheet sections={sections} />
						<p className="mt-3 text-sm text-quiet">
							Sections in their usual order, and how many of these resumes have each.
						</p>
					</div>
				) : null}
				<div>
					<dl className="grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-3">
						<Figure name="pages" value={figures.pages} />
						<Figure name="bullets" value={figures.bullets} />
						<Figure name="figureShare" value={figures.figureShare} />
					</dl>
					<CountList title="Level of the offer" counts={levels} most={figures.resumes} />
					<CountList title="Highest degree" counts={figures.degrees} most={figures.resumes} />
					<CountList title="Work before the offer" counts={figures.before} most={figures.resumes} />
				</div>
			</div>
			<p className="mt-5 text-note text-quiet">
				{basisOf(figures, all)} {inventedNote(figures)}
			</p>
		</section>
	);
}

function Figure({
	name,
	value,
}: {
	name: "pages" | "bullets" | "figureShare";
	value: Quartiles | null;
}) {
	if (!value) return null;
	const { label, unit } = measures[name];
	return (
		<div>
			<dt className="text-note text-quiet">{label}</dt>
			<dd>
				<span className="font-serif text-[2.25rem] font-[560] leading-[1.1] tabular-nums">
					{formatMeasure(value.median, unit)}
				</span>
				<span className="block text-sm text-quiet">{middleHalf(value, unit)}</span>
			</dd>
		</div>
	);
}

/** Names with how many people each; nothing for none. */
export function CountList({
	title,
	counts,
	most,
	children,
}: {
	title: string;
	counts: readonly (NamedCount & { address?: string })[];
	most: number;
	children?: ReactNode;
}) {
	if (counts.length === 0) return null;
	return (
		<section aria-label={title} className="mt-7">
			<h3 className="font-sans text-base font-semibold tracking-normal">{title}</h3>
			<ul className="mt-1">
				{counts.map(({ value, count, address }) => (
					<li key={value} className="border-b border-hairline">
						{address ? (
							<Link
								to={address}
								className="route-row grid min-h-11 items-center gap-x-3 py-2 hover:underline"
							>
								<PeopleBar label={value} people={count} most={most} />
							</Link>
						) : (
							<div className="route-row grid gap-x-3 py-2">
								<PeopleBar label={value} people={count} most={most} />
							</div>
						)}
					</li>
				))}
			</ul>
			{children}
		</section>
	);
}
