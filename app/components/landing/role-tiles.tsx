import { Link } from "react-router";
import { roles as allRoles } from "#app/domain/catalogue.ts";
import { count } from "#app/domain/count.ts";
import type { FacetOption } from "#app/domain/resume.ts";
import { emptyQuery, expansionHint, toggleFilter } from "#app/domain/resume-query.ts";
import { browseAddress } from "../browse-address.ts";
import { arrowRightIcon } from "../page-icons.ts";
import { Icon } from "../ui/icon.tsx";

/** The roles, each with how many resumes there are: in figures, and as a line of that length. */
export function RoleTiles({ roles }: { roles: readonly FacetOption[] | null }) {
	const most = Math.max(1, ...(roles ?? []).map((role) => role.count));
	return (
		<section className="container-page landing-section" aria-labelledby="roles">
			<h2 id="roles">Start with your role</h2>
			<ul className="role-tiles">
				{allRoles.map((role) => {
					const found = roles?.find(({ value }) => value === role)?.count ?? null;
					return (
						<li key={role}>
							<Link to={browseAddress(toggleFilter(emptyQuery, "role", role))}>
								<span className="role-name">{role}</span>
								<span className="role-count">
									{found === null ? "" : count(found, "resume")}
									<Icon path={arrowRightIcon} />
								</span>
								{found === null ? null : (
									<svg aria-hidden="true" viewBox="0 0 100 2" preserveAspectRatio="none">
										<path d={`M0 1H${Math.round((found / most) * 100)}`} />
									</svg>
								)}
							</Link>
						</li>
					);
				})}
			</ul>
			<p className="landing-small">{expansionHint("role")}</p>
		</section>
	);
}
