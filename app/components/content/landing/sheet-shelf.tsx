import { Link } from "react-router";
import { Alert } from "#app/components/base/ui/alert.tsx";
import { useViewer } from "#app/components/base/viewer-context.tsx";
import { SheetPicture } from "#app/components/library/sheet-picture.tsx";
import { offerToOpen } from "#app/domain/library/open-offer.ts";
import type { ResumeCard } from "#app/domain/library/resume.ts";
import { describeFacts } from "#app/domain/library/resume-facts.ts";

type SheetShelfProps = {
	resumes: readonly ResumeCard[];
	/** The sentence when they could not be had. */
	failure: string | null;
};

/** The most viewed of the featured resumes as their sheets, each with what opening it costs this viewer. */
export function SheetShelf({ resumes, failure }: SheetShelfProps) {
	const viewer = useViewer();
	if (resumes.length === 0 && !failure) return null;
	return (
		<section className="border-y border-hairline bg-panel" aria-labelledby="featured">
			<div className="container-page landing-section">
				<div className="landing-head">
					<h2 id="featured">Judge the others by their shape</h2>
					<Link to="/resumes?featured=true" className="link-quiet">
						All featured resumes
					</Link>
				</div>
				<p className="landing-lead max-md:mt-0">
					A bar is a line, a green tick is a number. The words stay on our server until you open
					one.
				</p>
				{failure ? <Alert kind="error">{failure}</Alert> : null}
				<ul className="strip sheet-shelf mt-4 md:mt-6">
					{resumes.map((resume) => (
						<li key={resume.id} className="cover-link">
							<SheetPicture resume={resume} />
							<h3>
								<Link to={`/resumes/${resume.id}`} prefetch="intent">
									{resume.title}
								</Link>
							</h3>
							<p>{resume.company}</p>
							{resume.facts ? <p>{describeFacts(resume.facts)}</p> : null}
							<p className="sheet-cost">{costOf(resume, viewer)}</p>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}

function costOf(resume: ResumeCard, viewer: ReturnType<typeof useViewer>): string {
	const { id, isAvailable, openToEveryone } = resume;
	const unlocked = viewer?.unlocked.includes(id) ?? false;
	return offerToOpen(viewer, { unlocked, available: isAvailable, openToEveryone }).hint;
}
