import type { ResumePreview, SheetSummary } from "#app/domain/library/resume.ts";

/** What the shape of the sheet comes to in figures. */
export function SheetFactList({
	facts,
}: {
	facts: SheetSummary & Pick<ResumePreview, "jobs" | "sections">;
}) {
	const share =
		facts.bullets === 0 ? null : Math.round((facts.bulletsWithFigure / facts.bullets) * 100);
	return (
		<div className="mt-6 rounded-md border border-hairline bg-panel p-4">
			<dl className="figure-list flex flex-wrap gap-y-3 gap-x-8">
				<Figure name={facts.pages === 1 ? "page" : "pages"} value={facts.pages} />
				{facts.jobs === null ? null : (
					<Figure name={facts.jobs === 1 ? "job" : "jobs"} value={facts.jobs} />
				)}
				<Figure name={facts.bullets === 1 ? "bullet" : "bullets"} value={facts.bullets} />
				{share === null ? null : <Figure name="with a number" value={`${share}%`} />}
			</dl>
			{facts.sections.length > 0 ? (
				<p className="mt-3 text-note text-quiet">
					<span className="sr-only">Sections: </span>
					{facts.sections.join(" · ")}
				</p>
			) : null}
		</div>
	);
}

function Figure({ name, value }: { name: string; value: number | string }) {
	return (
		<div>
			<dt>{name}</dt>
			<dd>{value}</dd>
		</div>
	);
}
