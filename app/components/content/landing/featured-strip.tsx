import { Link } from "react-router";
import { Alert } from "#app/components/base/ui/alert.tsx";
import { useViewer } from "#app/components/base/viewer-context.tsx";
import { ResumeCard } from "#app/components/library/resume-card.tsx";
import { ResumeGrid } from "#app/components/library/resume-grid.tsx";
import { offerToOpen } from "#app/domain/library/open-offer.ts";
import type { ResumeCard as Resume } from "#app/domain/library/resume.ts";

type FeaturedStripProps = {
	resumes: readonly Resume[];
	/** The sentence when they could not be had. */
	failure: string | null;
};

/** The most viewed of the featured resumes. */
export function FeaturedStrip({ resumes, failure }: FeaturedStripProps) {
	const viewer = useViewer();
	if (resumes.length === 0 && !failure) return null;
	return (
		<section className="featured-strip landing-section container-page" aria-labelledby="featured">
			<div className="landing-head">
				<h2 id="featured">Featured resumes</h2>
				<Link to="/resumes?featured=true" className="link-quiet">
					All featured resumes
				</Link>
			</div>
			{failure ? <Alert kind="error">{failure}</Alert> : null}
			<ResumeGrid label="Featured resumes">
				{resumes.map((resume) => (
					<ResumeCard
						key={resume.id}
						resume={resume}
						offer={offerToOpen(viewer, {
							unlocked: viewer?.unlocked.includes(resume.id) ?? false,
							available: resume.isAvailable,
						})}
						to={`/resumes/${resume.id}`}
						headingLevel={3}
					/>
				))}
			</ResumeGrid>
		</section>
	);
}
