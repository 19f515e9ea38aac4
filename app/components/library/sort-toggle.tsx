import { Link } from "react-router";
import { sortIcon } from "#app/components/base/icons.ts";
import { buttonVariants } from "#app/components/base/ui/button.tsx";
import { Icon } from "#app/components/base/ui/icon.tsx";
import { nextSort, type ResumeQuery, type ResumeSort } from "#app/domain/library/resume-query.ts";
import { browseAddress } from "./browse-address.ts";

const labels: Record<ResumeSort, string> = {
	best: "Best match",
	recent: "Recent",
	popular: "Popular",
	featured: "Featured",
};

/** One control that goes through the orders and round again. */
export function SortToggle({ query }: { query: ResumeQuery }) {
	const next = nextSort(query);
	const labelOf = (sort: ResumeSort) =>
		sort === "best" && query.search === "" ? labels.featured : labels[sort];
	return (
		<Link
			to={browseAddress({ ...query, sort: next })}
			preventScrollReset
			title={`Change to ${labelOf(next).toLowerCase()}`}
			className={buttonVariants({ variant: "secondary" })}
		>
			<Icon path={sortIcon} className="size-4" />
			<span>
				<span className="sr-only sm:not-sr-only">Sort: </span>
				{labelOf(query.sort)}
				<span className="sr-only">, change to {labelOf(next).toLowerCase()}</span>
			</span>
		</Link>
	);
}
