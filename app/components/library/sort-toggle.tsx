import { Link } from "react-router";
import { sortIcon } from "#app/components/base/icons.ts";
import { buttonVariants } from "#app/components/base/ui/button.tsx";
import { Icon } from "#app/components/base/ui/icon.tsx";
import { nextSort, type ResumeQuery, type ResumeSort } from "#app/domain/library/resume-query.ts";
import { browseAddress } from "./browse-address.ts";

const labels: Record<ResumeSort, string> = {
	recent: "Recent",
	popular: "Popular",
	featured: "Featured",
};

/** One control that goes from recent to popular to featured and round again. */
export function SortToggle({ query }: { query: ResumeQuery }) {
	const next = nextSort(query.sort);
	return (
		<Link
			to={browseAddress({ ...query, sort: next })}
			preventScrollReset
			title={`Change to ${labels[next].toLowerCase()}`}
			className={buttonVariants({ variant: "secondary" })}
		>
			<Icon path={sortIcon} className="size-4" />
			<span>
				<span className="sr-only sm:not-sr-only">Sort: </span>
				{labels[query.sort]}
				<span className="sr-only">, change to {labels[next].toLowerCase()}</span>
			</span>
		</Link>
	);
}
