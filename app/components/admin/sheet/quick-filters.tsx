import { Link } from "react-router";
import {
	type AdminResumeQuery,
	adminListAddress,
	parseAdminResumeQuery,
} from "#app/domain/admin/resume-list-query.ts";

const kept: readonly [name: string, query: string][] = [
	["No file", "file=none"],
	["No document", "file=no-document"],
	["Declared, not checked", "provenance=declared"],
	["Checked first", "sort=checked"],
	["Never opened", "opened=never"],
	["Withdrawn", "status=withdrawn"],
];

/** The filters that are asked for most, each with a press. */
export function QuickFilters({ query }: { query: AdminResumeQuery }) {
	const here = adminListAddress(query);
	return (
		<nav aria-label="Saved filters" className="flex flex-wrap gap-x-5">
			{kept.map(([name, search]) => {
				const to = adminListAddress(parseAdminResumeQuery(new URLSearchParams(search)));
				return (
					<Link
						key={name}
						to={to}
						preventScrollReset
						aria-current={to === here ? "page" : undefined}
						className="admin-link inline-flex min-h-11 items-center"
					>
						{name}
					</Link>
				);
			})}
		</nav>
	);
}
