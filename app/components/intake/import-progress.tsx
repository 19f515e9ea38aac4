import { Link } from "react-router";
import { useHydrated } from "#app/components/base/use-hydrated.ts";
import { type ImportCounts, importPercent } from "#app/domain/intake/resume-import.ts";

/** How much of a file has been added. It moves by itself; without scripts one looks again. */
export function ImportProgress({ id, counts }: { id: string; counts: ImportCounts }) {
	const hydrated = useHydrated();
	const percent = importPercent(counts);
	return (
		<section aria-label="Progress" className="admin-panel">
			<div className="flex flex-wrap items-baseline justify-between gap-3">
				<p id="import-progress" className="font-medium">
					{`Adding resumes: ${percent} %`}
				</p>
				<p className="text-note text-quiet tabular-nums">
					{counts.added.toLocaleString("en-US")} of {counts.good.toLocaleString("en-US")}
				</p>
			</div>
			<progress
				className="admin-progress w-full h-3 mt-3 overflow-hidden border border-edge rounded-full bg-panel"
				max={100}
				value={percent}
				aria-labelledby="import-progress"
			/>
			<p className="mt-2 text-sm text-quiet">
				It continues if you leave this page.{" "}
				{hydrated ? null : (
					<Link to={`/admin/imports/${id}`} reloadDocument className="admin-link">
						Refresh
					</Link>
				)}
			</p>
		</section>
	);
}
