import { Link } from "react-router";
import { ShortlistLink } from "#app/components/reader/star-button.tsx";
import { linesPage } from "#app/domain/library/lines/stored.ts";
import type { ResumeQuery } from "#app/domain/library/resume-query.ts";
import { browseAddress } from "./browse-address.ts";

/** The two searches of the library; each keeps the words and filters of the other. */
export function SearchTabs({ query, page = "/resumes" }: { query: ResumeQuery; page?: string }) {
	const { search, filters, sort } = query;
	return (
		<nav
			aria-label="What is searched"
			className="mt-1 md:mt-3 flex flex-wrap gap-x-5 border-b border-hairline"
		>
			{[
				["/resumes", "Resumes"],
				[linesPage, "Lines"],
			].map(([to, name]) => (
				<Link
					key={to}
					to={browseAddress({ search, filters, sort }, to)}
					aria-current={to === page ? "page" : undefined}
					className="page-tab"
				>
					{name}
				</Link>
			))}
			<ShortlistLink />
		</nav>
	);
}
