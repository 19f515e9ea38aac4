import { Link } from "react-router";
import { arrowRightIcon } from "#app/components/base/page-icons.ts";
import { Icon } from "#app/components/base/ui/icon.tsx";
import type { LineChange } from "#app/content/landing/stories.ts";
import { freeAllowance, plans } from "#app/domain/billing/plans.ts";
import type { Shelves } from "#app/domain/content/landing.ts";
import type { ResumeCard } from "#app/domain/library/resume.ts";
import { expansionHint } from "#app/domain/library/resume-query.ts";
import { HalfRead, LevelShelf, SheetWithFacts } from "./feature-pictures.tsx";
import { LineBeforeAfter } from "./line-before-after.tsx";
import { PlanStacks } from "./plan-stacks.tsx";

type FeaturesProps = {
	sheet: ResumeCard | null;
	shelves: Shelves | null;
	guideLine: LineChange | null;
};

/** What the product does: every card shows the thing itself. */
export function Features({ sheet, shelves, guideLine }: FeaturesProps) {
	return (
		<section className="border-y border-hairline bg-panel" aria-labelledby="features">
			<div className="container-page landing-section">
				<h2 id="features">The shape first. Then the words.</h2>
				<p className="landing-lead">
					A template shows what a resume could be. A sheet shows what one is.
				</p>
				<div className="grid gap-y-12 gap-x-10 mt-10 md:grid-cols-5">
					<article className="feature feature-wide">
						<div className="feature-picture">
							{sheet ? <SheetWithFacts resume={sheet} /> : null}
						</div>
						<h3>Judge it before you open it</h3>
						<p>
							Everyone sees the sheet of every resume: how long it is, what comes first, where the
							numbers sit. The words stay on our server until someone may read them.
						</p>
					</article>
					<article className="feature">
						<div className="feature-picture">
							<HalfRead />
						</div>
						<h3>Then read every word</h3>
						<p>
							Opened, the sheet has all its words, page by page and as large as you like. What you
							have opened waits in your library.
						</p>
					</article>
					<article className="feature">
						<div className="feature-picture">
							{shelves ? <LevelShelf levels={shelves.levels} /> : null}
						</div>
						<h3>Find people like you</h3>
						<p>
							Filter by company, role, industry and level, several at once.{" "}
							{expansionHint("experienceLevel")} Spelling mistakes are forgiven.
						</p>
					</article>
					<article className="feature feature-wide">
						<div className="feature-picture">
							{guideLine ? <LineBeforeAfter {...guideLine} /> : null}
						</div>
						<h3>See what makes a line better</h3>
						<p>
							The guides show the line before and the line after, and say why. They are free.{" "}
							<Link to="/guides" className="arrow-link">
								All guides <Icon path={arrowRightIcon} />
							</Link>
						</p>
					</article>
					<article className="feature feature-full grid gap-y-6 gap-x-10 pt-10 border-t border-hairline lg:items-center">
						<div>
							<h3>{`Take ${freeAllowance}, ${plans.pack.resumes} or all of them`}</h3>
							<p>
								The button says what opening will cost before you press it. Reading again costs
								nothing.{" "}
								<Link to="/pricing" className="arrow-link">
									Compare the plans <Icon path={arrowRightIcon} />
								</Link>
							</p>
						</div>
						<PlanStacks />
					</article>
				</div>
			</div>
		</section>
	);
}
