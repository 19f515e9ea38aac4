import type { MouseEvent } from "react";
import { Link } from "react-router";
import { Button, buttonVariants } from "#app/components/base/ui/button.tsx";
import { type ResumeQuery, writeResumeQuery } from "#app/domain/library/resume-query.ts";

type LoadMoreProps = {
	query: ResumeQuery;
	/** Null at the end of the list. */
	nextCursor: string | null;
	busy: boolean;
	/** Appends the next page; without scripts the link leads to it. */
	onLoad: () => void;
};

/** The next page of the list. At its end the button stays, disabled. */
export function LoadMore({ query, nextCursor, busy, onLoad }: LoadMoreProps) {
	const append = (event: MouseEvent) => {
		if (event.metaKey || event.ctrlKey || event.shiftKey) return;
		event.preventDefault();
		onLoad();
	};
	return (
		<div className="flex justify-center py-4">
			{nextCursor === null ? (
				<Button variant="secondary" size="large" disabled>
					Coming Soon
				</Button>
			) : busy ? (
				<Button variant="secondary" size="large" busy>
					Loading more
				</Button>
			) : (
				<Link
					to={`/resumes?${pageAfter(query, nextCursor)}`}
					onClick={append}
					role="button"
					className={buttonVariants({ variant: "secondary", size: "large" })}
				>
					Load More
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
