import { filtersIcon } from "#app/components/base/icons.ts";
import { buttonVariants } from "#app/components/base/ui/button.tsx";
import { classes } from "#app/components/base/ui/class-names.ts";
import { Icon } from "#app/components/base/ui/icon.tsx";
import { usePopover } from "#app/components/base/use-popover.ts";
import { AppliedFilters } from "#app/components/library/applied-filters.tsx";
import { FilterPanel } from "#app/components/library/filter-panel.tsx";
import { useQueryChange } from "#app/components/library/use-query-change.ts";
import { useShownQuery } from "#app/components/library/use-shown-query.ts";
import type { CompareResponse } from "#app/domain/insights/comparison-result.ts";
import { groupNames, writeGroupKey } from "#app/domain/insights/group-key.ts";
import type { GroupView } from "#app/domain/insights/group-view.ts";
import type { GroupsByKey } from "#app/domain/insights/own/group-counts.ts";
import type { ReaderFacts } from "#app/domain/insights/reading-model.ts";
import type { Facets } from "#app/domain/library/resume.ts";
import {
	countFilters,
	type ResumeQuery,
	writeResumeQuery,
} from "#app/domain/library/resume-query.ts";
import { GroupPictures, TooFew } from "./group-view.tsx";
import { HowComputed } from "./how-computed.tsx";
import { OwnComparison } from "./own-comparison.tsx";
import { InsightsHead } from "./page-head.tsx";

type InsightsPageProps = {
	query: ResumeQuery;
	facets: Facets;
	/** Null of too few resumes. */
	group: GroupView | null;
	reader: ReaderFacts | null;
	/** Groups around the one that is chosen, for a comparison in this browser. */
	near: GroupsByKey;
	today: string;
	/** Of the checklist, by the ids of the checks that can be measured. */
	checkTitles: Readonly<Record<string, string>>;
	/** Of the server, which reads for browsers without scripts and for those that cannot. */
	answer: CompareResponse | undefined;
};

const page = "/insights";

/** The tool: a group of the library in pictures, with the person's own resume beside it. */
export function InsightsPage({
	query,
	facets,
	group,
	reader,
	near,
	today,
	checkTitles,
	answer,
}: InsightsPageProps) {
	const { shown, loading } = useShownQuery(query);
	const change = useQueryChange(shown, page);
	const drawer = usePopover("filters", true);
	const address = writeResumeQuery(query).toString();
	const names = groupNames(query.filters);
	return (
		<main id="content" className="container-page py-8 md:py-12">
			<InsightsHead>
				<a href="#compare" className={buttonVariants()}>
					Compare mine
				</a>
			</InsightsHead>
			<div className="browse-grid">
				<div className="browse-tools lg:hidden">
					<button
						type="button"
						{...drawer.button}
						className={classes(buttonVariants({ variant: "secondary" }), "justify-self-start")}
					>
						<Icon path={filtersIcon} />
						Choose a group{" "}
						{countFilters(shown) > 0 ? (
							<span className="filter-count">{countFilters(shown)}</span>
						) : null}
					</button>
				</div>
				<FilterPanel
					query={shown}
					onChange={change}
					facets={facets}
					drawer={drawer}
					action={page}
				/>
				<div className="browse-results" aria-busy={loading || undefined}>
					<AppliedFilters query={shown} page={page} />
					<section
						aria-labelledby="group"
						className={loading ? "insight-loading opacity-55" : undefined}
					>
						<h2 id="group" className="text-3xl">
							{names.length > 0 ? names.join(", ") : "The whole library"}
						</h2>
						{group ? (
							<GroupPictures view={group} total={facets.total} />
						) : (
							<div className="mt-6">
								<TooFew total={facets.total} />
							</div>
						)}
					</section>
					<OwnComparison
						page={`${page}${address ? `?${address}` : ""}`}
						group={writeGroupKey(query.filters)}
						names={names}
						isDescribed={group !== null}
						near={near}
						today={today}
						checkTitles={checkTitles}
						posted={answer}
					/>
					<HowComputed reader={reader} />
				</div>
			</div>
		</main>
	);
}
