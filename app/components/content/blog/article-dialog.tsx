import { lazy, Suspense } from "react";
import type { DialogOverListProps } from "#app/components/library/dialog-over-list.tsx";

const View = lazy(() => import("#app/components/library/dialog-over-list.tsx"));

/** An article over the list that it was opened from. */
export function ArticleDialog(props: DialogOverListProps) {
	return (
		<Suspense fallback={null}>
			<View {...props} />
		</Suspense>
	);
}
