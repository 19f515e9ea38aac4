import type { FocusEvent } from "react";
import { Link } from "react-router";
import { browseAddress } from "#app/components/library/browse-address.ts";
import { CompanyMark } from "#app/components/library/company-mark.tsx";
import { count } from "#app/domain/base/count.ts";
import type { FacetOption } from "#app/domain/library/resume.ts";
import { emptyQuery, toggleFilter } from "#app/domain/library/resume-query.ts";

type CompanyCarouselProps = {
	companies: readonly FacetOption[];
	/** How many there are in all, rounded. */
	all: string | null;
};

/**
 * Companies in a row that goes round in 30 seconds, by CSS alone. It rests under a pointer or the keyboard's
 * focus and when it is told to, and does not start for those who want no motion.
 */
export function CompanyCarousel({ companies, all }: CompanyCarouselProps) {
	if (companies.length === 0) return null;
	return (
		<section className="companies pb-5 md:pb-16 lg:pb-20" aria-labelledby="companies">
			<div className="container-page">
				<div className="landing-head">
					<h2 id="companies">Or with the company</h2>
					<div>
						<Link to="/resumes" className="link-quiet">
							{all ? `All ${all} companies` : "All companies"}
						</Link>
						<PauseControl />
					</div>
				</div>
				<div className="mt-2 md:mt-5 border-y border-hairline">
					<div className="carousel">
						<div className="carousel-track flex">
							<Row companies={companies} />
							<Row companies={companies} isEcho />
						</div>
					</div>
				</div>
			</div>
		</section>
	);
}

/** Browsers are content when a part of what has the focus can be seen. */
function bringIntoView({ target }: FocusEvent) {
	if (target.matches(":focus-visible")) {
		target.scrollIntoView({ block: "nearest", inline: "center" });
	}
}

/** A checkbox, so that it works without scripts. */
function PauseControl() {
	return (
		<span className="carousel-pause relative flex-none place-items-center size-11">
			<input type="checkbox" aria-label="Pause the moving row" />
			<svg aria-hidden="true" viewBox="0 0 24 24" className="icon size-5">
				<path className="carousel-rest" d="M9 6v12M15 6v12" />
				<path className="carousel-go" d="M8 5.5v13L19 12z" />
			</svg>
		</span>
	);
}

/** The row, and a copy behind it for the eye and the pointer only, so that it loops without a gap. */
function Row({
	companies,
	isEcho = false,
}: {
	companies: readonly FacetOption[];
	isEcho?: boolean;
}) {
	return (
		<ul aria-hidden={isEcho || undefined} onFocus={bringIntoView}>
			{companies.map(({ value, count: found }) => (
				<li key={value}>
					<Link
						to={browseAddress(toggleFilter(emptyQuery, "company", value))}
						tabIndex={isEcho ? -1 : undefined}
					>
						<CompanyMark company={value} />
						<span>
							<strong>{value}</strong>
							<small>{count(found, "resume")}</small>
						</span>
					</Link>
				</li>
			))}
		</ul>
	);
}
