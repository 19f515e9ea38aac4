import type { MouseEvent } from "react";
import { Link } from "react-router";
import { AtHand } from "#app/components/base/at-hand.tsx";
import { Button, buttonVariants } from "#app/components/base/ui/button.tsx";
import { Spinner } from "#app/components/base/ui/spinner.tsx";
import { type ResumeQuery, writeResumeQuery } from "#app/domain/library/resume-query.ts";

type LoadMoreProps = {
	query: ResumeQuery;
	/** Null at the end of the list. */
	nextCursor: string | null;
	busy: boolean;
	/** Appends the next page; without scripts the link leads to it. */
	onLoad: () => void;
};

/** The next page of the list: one link, which keeps the focus while it loads. At its end it is a disabled button. */
export function LoadMore({ query, nextCursor, busy, onLoad }: LoadMoreProps) {
	const append = (event: MouseEvent) => {
		if (event.metaKey || event.ctrlKey || event.shiftKey) return;
		event.preventDefault();
		if (!busy) onLoad();
	};
	return (
		<div className="flex justify-center py-4">
			<AtHand page="/resumes/cards" />
			{nextCursor === null ? (
				<Button variant="secondary" size="large" disabled>
					Coming Soon
				</Button>
			) : (
				<Link
					to={`/resumes?${pageAfter(query, nextCursor)}`}
					onClick={append}
					{...(busy && { "aria-busy": true, "aria-disabled": true })}
					data-more=""
					className={buttonVariants({ variant: "secondary", size: "large" })}
				>
					{busy && <Spinner />}
					{busy ? "Loading more" : "Load More"}
				</Link>
			)}
		</div>
	);
}

function pageAfter(query: ResumeQuery, cursor: string): URLSearchParams {
	const parameters = writeResumeQuery(query);
	parameters.set("after", cursor);
	return parameters;
}
