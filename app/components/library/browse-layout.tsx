import { type MouseEvent, type ReactNode, useState, useSyncExternalStore } from "react";
import { Link } from "react-router";
import { filtersIcon } from "#app/components/base/icons.ts";
import { buttonVariants } from "#app/components/base/ui/button.tsx";
import { classes } from "#app/components/base/ui/class-names.ts";
import { Icon } from "#app/components/base/ui/icon.tsx";
import { usePopover } from "#app/components/base/use-popover.ts";
import { useViewer } from "#app/components/base/viewer-context.tsx";
import type { Facets } from "#app/domain/library/resume.ts";
import { countFilters, emptyQuery, type ResumeQuery } from "#app/domain/library/resume-query.ts";
import type { Understood } from "#app/domain/library/search/wanted.ts";
import { AppliedFilters } from "./applied-filters.tsx";
import type { OfferedBackground } from "./background-filters.tsx";
import { browseAddress } from "./browse-address.ts";
import { FilterPanel } from "./filter-panel.tsx";
import { DenseListBox, SortToggle } from "./list-controls.tsx";
import { SearchBox } from "./search-box.tsx";
import { SearchTabs } from "./search-tabs.tsx";
import { useQueryChange } from "./use-query-change.ts";
import { useShownQuery } from "./use-shown-query.ts";

type OfferedFilters = {
	/** Null when the list could not be loaded. */
	facets: Facets | null;
	background: OfferedBackground;
};

type BrowseLayoutProps = OfferedFilters & {
	query: ResumeQuery;
	/** The words of the search that were taken for filters. */
	understood: readonly Understood[];
	/** The query whose answer is shown, where that is another one than was asked. */
	answered?: ResumeQuery;
	title: string;
	/** Whether the cards are shown as rows; undefined on a page without cards. */
	isDense?: boolean;
	/** The page of what the list is narrowed by. */
	hub?: { title: string; address: string } | null;
	/** The page that is searched, and what it says of its count where that is not of resumes. */
	page?: string;
	count?: string;
	/** How that page reads its address. */
	parse?: (parameters: URLSearchParams) => ResumeQuery;
	/** What a page asks beside the search and the filters. */
	tools?: ReactNode;
	/** The cards, or what replaces them. */
	children: ReactNode;
};

/** The browse page around its cards: search on top, filters at the left or in a drawer, chips and sort. */
export function BrowseLayout(props: BrowseLayoutProps) {
	const { query, understood, title, page, hub, tools, children } = props;
	const { shown, loading } = useShownQuery(query, props.parse);
	// The filters stay as they are where a list could not be loaded.
	const [{ facets, background }, setOffered] = useState<OfferedFilters>(props);
	if (props.facets && props.facets !== facets) setOffered(props);
	const change = useQueryChange(shown, page);
	const viewer = useViewer();
	const drawer = usePopover("filters", true);
	const [folded, setFolded] = useState(false);
	const wide = useWideScreen();
	const count = countFilters(shown);
	const toggle = (event: MouseEvent) => {
		if (!wide) return drawer.button.onClick();
		// On a wide screen the filters are a column, not a popover.
		event.preventDefault();
		setFolded(!folded);
	};
	return (
		<div className="container-page py-4 md:py-10">
			{/* After a search the focus is at the start of the page's own part, and the results are far below. */}
			<a href="#results" className="skip-link">
				Skip to the results
			</a>
			{/* As high for one resume as for a million: what is below it must not move under a finger. */}
			<div className="flex flex-col gap-x-4 gap-y-1 sm:flex-row sm:items-baseline">
				<h1 className="text-3xl md:text-4xl">{title}</h1>
				<div className="flex flex-1 items-baseline justify-between gap-x-4">
					<p role="status" className="min-h-[1lh] whitespace-nowrap text-quiet">
						{/* Empty in between, so that the same count is said again. */}
						{props.facets && !loading ? (props.count ?? countText(props.facets)) : ""}
					</p>
					<span className="flex min-w-0 flex-wrap justify-end gap-x-5 wrap-anywhere">
						{hub ? (
							<Link to={hub.address} className="link-quiet -my-2.5 text-note">
								About {hub.title}
							</Link>
						) : null}
						{viewer?.plan.plan === "pro" ? (
							<Link
								to={browseAddress({ ...emptyQuery, filters: shown.filters }, "/insights")}
								className="link-quiet text-note"
							>
								How these are built
							</Link>
						) : null}
					</span>
				</div>
			</div>
			<SearchTabs query={shown} page={page} />
			<div className="browse-grid" data-folded={folded || facets === null || undefined}>
				<div className="browse-tools">
					<SearchBox
						query={shown}
						onChange={change}
						placeholder={tools ? "Words of a line" : undefined}
						live
					/>
					<div className="flex flex-wrap items-center justify-between gap-2">
						{facets ? (
							<button
								type="button"
								{...drawer.button}
								aria-expanded={wide ? !folded : drawer.open}
								onClick={toggle}
								className={classes(buttonVariants({ variant: "secondary" }), "filter-button")}
							>
								<Icon path={filtersIcon} />
								Filters {count > 0 ? <span className="filter-count">{count}</span> : null}
							</button>
						) : (
							<span />
						)}
						{tools ? null : (
							<span className="flex flex-wrap gap-2">
								<SortToggle query={shown} />
								{props.isDense === undefined ? null : <DenseListBox isDense={props.isDense} />}
							</span>
						)}
					</div>
				</div>
				{facets ? (
					<FilterPanel
						query={shown}
						onChange={change}
						facets={facets}
						background={background}
						drawer={drawer}
						action={page}
					/>
				) : null}
				<section id="results" aria-label="Results" tabIndex={-1} className="browse-results">
					{tools}
					<AppliedFilters
						query={shown}
						page={page}
						{...(browseAddress(shown) === browseAddress(query)
							? { understood, answered: props.answered }
							: {})}
					/>
					{children}
				</section>
			</div>
		</div>
	);
}

/** "128 resumes", "1 resume", "About 320,000 resumes". */
function countText({ total, isTotalEstimate }: Facets): string {
	const count = total.toLocaleString("en-US");
	return `${isTotalEstimate ? `About ${count}` : count} ${total === 1 ? "resume" : "resumes"}`;
}

const wideScreen = "(width >= 64rem)";

function useWideScreen(): boolean {
	return useSyncExternalStore(
		(listener) => {
			const query = matchMedia(wideScreen);
			query.addEventListener("change", listener);
			return () => query.removeEventListener("change", listener);
		},
		() => matchMedia(wideScreen).matches,
		() => false,
	);
}
