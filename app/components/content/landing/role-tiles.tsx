import { Link } from "react-router";
import { arrowRightIcon } from "#app/components/base/page-icons.ts";
import { Icon } from "#app/components/base/ui/icon.tsx";
import { browseAddress } from "#app/components/library/browse-address.ts";
import { count } from "#app/domain/base/count.ts";
import { roles as allRoles } from "#app/domain/library/catalogue.ts";
import type { FacetOption } from "#app/domain/library/resume.ts";
import { emptyQuery, expansionHint, toggleFilter } from "#app/domain/library/resume-query.ts";

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
								<span className="font-serif text-[1.25rem] font-[560] leading-[1.2]">{role}</span>
								<span className="flex items-center justify-between text-quiet text-note tabular-nums">
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
