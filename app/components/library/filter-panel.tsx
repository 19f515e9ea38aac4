import { type KeyboardEvent, type ReactNode, useEffect } from "react";
import { AtHand } from "#app/components/base/at-hand.tsx";
import { closeIcon } from "#app/components/base/icons.ts";
import { buttonVariants } from "#app/components/base/ui/button.tsx";
import { classes } from "#app/components/base/ui/class-names.ts";
import { Icon } from "#app/components/base/ui/icon.tsx";
import { useHydrated } from "#app/components/base/use-hydrated.ts";
import type { usePopover } from "#app/components/base/use-popover.ts";
import type { Facets } from "#app/domain/library/resume.ts";
import {
	countFilters,
	emptyQuery,
	filterFieldNames,
	parseResumeQuery,
	type ResumeQuery,
	toggleFilter,
	writeResumeQuery,
} from "#app/domain/library/resume-query.ts";
import { BackgroundFilters, type OfferedBackground } from "./background-filters.tsx";
import { FilterGroup } from "./filter-group.tsx";
import { FilterOption } from "./filter-option.tsx";
import { HiddenQuery } from "./hidden-query.tsx";
import type { ChangeQuery } from "./use-query-change.ts";

type FilterPanelProps = {
	/** The query as it is shown, the one being loaded included. */
	query: ResumeQuery;
	facets: Facets;
	/** What the fields of the background offer; without it they are shown only when they are used. */
	background?: OfferedBackground;
	/** The drawer on a narrow screen; on a wide one the same form is the left column. */
	drawer: ReturnType<typeof usePopover>;
	onChange: ChangeQuery;
	/** The page that is filtered. */
	action?: string;
};

const noBackground: OfferedBackground = { location: [], education: [], previousRole: [] };

/**
 * Every filter with its counts: one form, a column on wide screens and a drawer on narrow ones. Without
 * scripts it is sent by its button; with them every press is an address of its own.
 */
export function FilterPanel(props: FilterPanelProps) {
	const { query, facets, background = noBackground, drawer, onChange, action = "/resumes" } = props;
	const hydrated = useHydrated();
	// Drawn at once and not in a transition: a checkbox must not jump back until the list has come.
	const show: ChangeQuery = (change) =>
		onChange(change, { preventScrollReset: true, flushSync: true });
	useModal(drawer);
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was ticked before scripts ran
	useEffect(() => {
		const early = drawer.ref.current && readEarlyTicks(drawer.ref.current, query);
		if (early) onChange(() => early, { preventScrollReset: true });
	}, []);
	return (
		<form
			{...drawer.popover}
			ref={drawer.ref as never}
			action={action}
			method="get"
			aria-label="Filters"
			{...(drawer.open ? { role: "dialog", "aria-modal": true } : {})}
			onSubmit={(event) => {
				event.preventDefault();
				drawer.hide();
			}}
			onKeyDown={drawer.open ? keepFocusInside : undefined}
			className="filter-panel"
		>
			<AtHand page="/resumes/options/company" />
			<HiddenQuery query={{ ...emptyQuery, search: query.search, sort: query.sort }} />
			<div className="filter-head">
				<h2 className="font-sans text-lg font-semibold tracking-normal">Filters</h2>
				<button
					type="button"
					popoverTarget={drawer.popover.id}
					popoverTargetAction="hide"
					onClick={drawer.hide}
					aria-label="Close filters"
					data-first-focus=""
					className={buttonVariants({ variant: "ghost", size: "icon" })}
				>
					<Icon path={closeIcon} className="size-5" />
				</button>
			</div>
			<div className="filter-groups">
				<FilterOption
					name="featured"
					value="true"
					label="Featured only"
					count={facets.featured}
					isAbout={facets.areCountsEstimates}
					checked={query.filters.featured}
					onToggle={() =>
						show(({ filters, ...rest }) => ({
							...rest,
							filters: { ...filters, featured: !filters.featured },
						}))
					}
				/>
				{filterFieldNames.map((field) => (
					<FilterGroup
						key={field}
						field={field}
						options={facets[field]}
						chosen={query.filters[field]}
						omitted={facets.omitted?.[field]}
						isAbout={facets.areCountsEstimates}
						query={query}
						onToggle={(value) => show((before) => toggleFilter(before, field, value))}
					/>
				))}
				<BackgroundFilters
					query={query}
					visaCount={facets.visa}
					isAbout={facets.areCountsEstimates}
					offered={background}
					onChange={show}
				/>
			</div>
			<FilterFoot>
				<button
					type="submit"
					className={classes(buttonVariants({ size: "large" }), "w-full", hydrated && "lg:hidden")}
				>
					{hydrated ? showResults(facets) : "Apply filters"}
				</button>
				{hydrated && countFilters(query) > 0 ? (
					<button
						type="button"
						onClick={() => show((before) => ({ ...before, filters: emptyQuery.filters }))}
						className={classes(buttonVariants({ variant: "secondary" }), "w-full lg:hidden")}
					>
						Clear filters
					</button>
				) : null}
			</FilterFoot>
		</form>
	);
}

function FilterFoot({ children }: { children: ReactNode }) {
	return <div className="filter-foot">{children}</div>;
}

/** "Show 128 resumes", "Show 1 resume", "Show about 320,000 resumes", "No resumes found". */
export function showResults({
	total,
	isTotalEstimate,
}: Pick<Facets, "total" | "isTotalEstimate">): string {
	if (total === 0 && !isTotalEstimate) return "No resumes found";
	const count = total.toLocaleString("en-US");
	const resumes = total === 1 ? "resume" : "resumes";
	return `Show ${isTotalEstimate ? `about ${count}` : count} ${resumes}`;
}

/**
 * The boxes show what was ticked before the scripts came, and the query does not know it yet.
 * @returns the query with those ticks, or null when there are none
 */
function readEarlyTicks(form: HTMLElement, query: ResumeQuery): ResumeQuery | null {
	const boxes = [...form.querySelectorAll<HTMLInputElement>("input[type=checkbox]")];
	if (boxes.every((box) => box.checked === box.defaultChecked)) return null;
	const parameters = writeResumeQuery({ ...query, filters: emptyQuery.filters });
	for (const { checked, name, value } of boxes) if (checked) parameters.append(name, value);
	return parseResumeQuery(parameters);
}

const focusable = "button:not([disabled]), input:not([type=hidden]), summary, a[href]";

/** Tab goes round inside an open drawer. */
function keepFocusInside(event: KeyboardEvent<HTMLFormElement>): void {
	if (event.key !== "Tab") return;
	const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)].filter(
		// Safari has the first since 17.4.
		(stop) => stop.checkVisibility?.() ?? stop.getClientRects().length > 0,
	);
	const [first, last] = [stops[0], stops.at(-1)];
	const leaving = event.shiftKey
		? document.activeElement === first
		: document.activeElement === last;
	if (!leaving) return;
	event.preventDefault();
	(event.shiftKey ? last : first)?.focus();
}

/** Moves the focus into the opened drawer, and closes it when the screen becomes wide. */
function useModal({ open, ref, hide }: ReturnType<typeof usePopover>): void {
	useEffect(() => {
		if (!open) return;
		ref.current?.querySelector<HTMLElement>("[data-first-focus]")?.focus();
		const wide = matchMedia("(width >= 64rem)");
		wide.addEventListener("change", hide);
		return () => wide.removeEventListener("change", hide);
	}, [open, ref, hide]);
}
