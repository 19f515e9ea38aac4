import { Suspense } from "react";
import type { ResumeQuery } from "#app/domain/library/resume-query.ts";
import type { OfferedFilter, UnknownWord } from "#app/domain/library/search/other-searches.ts";
import { lazyInBrowser } from "./lazy-in-browser.ts";

// Most searches find something; they do not carry this.
const EmptyStateView = lazyInBrowser(
	() => import("#app/components/library/finds/empty-state-view.tsx"),
);

/** Shown when a search or filters find nothing, with links that help. */
export function EmptyState(props: {
	query: ResumeQuery;
	narrower: readonly { search: string; resumes: number }[];
	offered: readonly OfferedFilter[];
	unknown: readonly UnknownWord[];
	lines: number;
}) {
	return (
		<Suspense fallback={null}>
			<EmptyStateView {...props} />
		</Suspense>
	);
}
