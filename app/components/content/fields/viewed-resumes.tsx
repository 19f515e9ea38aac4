import { href, Link } from "react-router";
import { buttonVariants } from "#app/components/base/ui/button.tsx";
import { CompanyMark } from "#app/components/library/company-mark.tsx";
import { SheetPicture } from "#app/components/library/sheet-picture.tsx";
import type { ViewedResume } from "#app/domain/library/viewed-resumes.ts";

type ViewedResumesProps = {
	viewed: readonly ViewedResume[];
	/** The library's count as the landing page shows it; null when it could not be counted. */
	count: string | null;
};

/** Resumes of the field from the library, and a link to all of them. */
export function ViewedResumes({ viewed, count }: ViewedResumesProps) {
	return (
		<section className="container-page py-14" aria-labelledby="viewed">
			<h2 id="viewed" className="text-3xl">
				Other resumes people viewed:
			</h2>
			<ul className="viewed-grid">
				{viewed.map((resume) => (
					<li key={resume.id}>
						<ViewedCard resume={resume} />
					</li>
				))}
				<li className="viewed-more">
					<Link to="/resumes" className={buttonVariants({ size: "large" })}>
						{count ? `Browse More Than ${count} Resumes` : "Browse All Resumes"}
					</Link>
				</li>
			</ul>
		</section>
	);
}

function ViewedCard({ resume }: { resume: ViewedResume }) {
	const { id, title, company, role, description } = resume;
	return (
		<article className="viewed-card">
			<SheetPicture resume={resume} />
			<div className="min-w-0">
				<p className="viewed-category">{role}</p>
				<h3 className="viewed-title cover-link">
					<Link to={href("/resumes/:id", { id })}>{title}</Link>
				</h3>
				<p className="viewed-company">
					<CompanyMark company={company} />
					{company}
				</p>
				{description ? <p className="viewed-description">{description}</p> : null}
			</div>
		</article>
	);
}
