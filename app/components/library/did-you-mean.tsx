import { Link } from "react-router";
import type { ResumeQuery } from "#app/domain/library/resume-query.ts";
import { browseAddress } from "./browse-address.ts";

/** A search that found nothing, and the nearest one that finds something. */
export function DidYouMean({ query, suggestion }: { query: ResumeQuery; suggestion: string }) {
	return (
		<p>
			Did you mean{" "}
			<Link
				to={browseAddress({ ...query, search: suggestion })}
				className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4"
			>
				{suggestion}
			</Link>
			?
		</p>
	);
}
