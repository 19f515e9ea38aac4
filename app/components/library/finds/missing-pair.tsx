import { Link } from "react-router";
import type { MissingPair as Missing } from "#app/domain/library/search/other-searches.ts";
import { browseAddress } from "../browse-address.ts";
import { SaveLink } from "../save-link.tsx";
import { findLink } from "./search-offers.tsx";

/** Says that no resume is for the role at the company that was searched for, and leads to what is nearest. */
export function MissingPair({ query, nearest, isEmpty }: Missing & { isEmpty: boolean }) {
	const { role, company } = query.filters;
	return (
		<div>
			<p>
				No resume is for{" "}
				<strong className="font-medium">
					{role.join(" or ")} at {company.join(" or ")}
				</strong>{" "}
				yet. {nearest.length > 0 ? "The nearest:" : null}
			</p>
			{/* An empty list of resumes has the button. */}
			{nearest.length === 0 && isEmpty ? null : (
				<ul aria-label="The nearest" className="flex flex-wrap gap-x-5">
					{nearest.map(({ values, query: near, resumes }) => (
						<li key={values.join()}>
							<Link to={browseAddress(near)} className={findLink}>
								{`${values.join(" or ")} (${resumes.toLocaleString("en-US")})`}
							</Link>
						</li>
					))}
					{isEmpty ? null : (
						<li>
							<SaveLink query={query} className={findLink}>
								Tell me when one comes
							</SaveLink>
						</li>
					)}
				</ul>
			)}
		</div>
	);
}
