import { filtersIcon } from "#app/components/base/icons.ts";
import { buttonVariants } from "#app/components/base/ui/button.tsx";
import { classes } from "#app/components/base/ui/class-names.ts";
import { Icon } from "#app/components/base/ui/icon.tsx";
import { useHydrated } from "#app/components/base/use-hydrated.ts";
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
import { CompareForm, compareFormId } from "./compare-form.tsx";
import { ComparisonView } from "./comparison-view.tsx";
import { GroupPictures, TooFew } from "./group-view.tsx";
import { HowComputed } from "./how-computed.tsx";
import { KeptReadings } from "./kept-readings.tsx";
import { InsightsHead } from "./page-head.tsx";
import { useOwnReading } from "./use-own-reading.ts";

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
	...posted
}: InsightsPageProps) {
	const { shown, loading } = useShownQuery(query);
	const change = useQueryChange(shown, page);
	const drawer = usePopover("filters", true);
	const address = writeResumeQuery(query).toString();
	const names = groupNames(query.filters);
	const hydrated = useHydrated();
	const own = useOwnReading({ group: writeGroupKey(query.filters), near, today });
	const answer = own.answer ?? posted.answer;
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
						<Icon path={filtersIcon} className="size-4" />
						Choose a group
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
					<div id="compare" className="mt-14 pt-10 border-t-3 border-accent">
						{answer?.success ? (
							<ComparisonView checkTitles={checkTitles} comparison={answer.comparison} />
						) : null}
						<section aria-labelledby="compare-title">
							<h2 id="compare-title" className="text-3xl">
								{answer?.success ? "Compare again" : "Compare mine"}
							</h2>
							<p className="mt-2 max-w-prose text-quiet">{besideWhat(names, group !== null)}</p>
							<CompareForm
								page={`${page}${address ? `?${address}` : ""}`}
								answer={answer}
								own={own}
							/>
						</section>
						{hydrated ? (
							<KeptReadings
								answer={answer}
								group={writeGroupKey(query.filters)}
								today={today}
								onOpen={openInForm}
							/>
						) : null}
					</div>
					<HowComputed reader={reader} />
				</div>
			</div>
		</main>
	);
}

/** Puts a text and a posting into the form and compares them. */
function openInForm({ text, posting }: { text: string; posting: string }) {
	const form = document.getElementById(compareFormId);
	if (!(form instanceof HTMLFormElement)) return;
	for (const [name, value] of Object.entries({ text, posting })) {
		const area = form.elements.namedItem(name);
		if (area instanceof HTMLTextAreaElement) area.value = value;
	}
	form.requestSubmit();
}

/** With whom a resume will be compared. */
function besideWhat(names: readonly string[], isDescribed: boolean): string {
	if (names.length === 0) {
		return "Your resume beside the group that it reads like. Choose a group above to compare with that one instead.";
	}
	return isDescribed
		? `Your resume beside this group: ${names.join(", ")}.`
		: "This group is too small: your resume is compared with the next wider one of the same role or field.";
}
