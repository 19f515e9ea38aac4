import { lazy, Suspense } from "react";
import type { ResumeQuery } from "#app/domain/library/resume-query.ts";

// Most searches find something; they do not carry this.
const EmptyStateView = lazy(() => import("#app/components/library/empty-state-view.tsx"));

/** A search or a choice of filters that found nothing, and the ways out of it. */
export function EmptyState({ query }: { query: ResumeQuery }) {
	return (
		<Suspense fallback={null}>
			<EmptyStateView query={query} />
		</Suspense>
	);
}
