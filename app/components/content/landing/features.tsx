import type { ReactNode } from "react";
import { Link } from "react-router";
import { arrowRightIcon } from "#app/components/base/page-icons.ts";
import { Icon } from "#app/components/base/ui/icon.tsx";
import type { Shelves } from "#app/domain/content/landing.ts";
import type { ResumeCard } from "#app/domain/library/resume.ts";
import { expansionHint } from "#app/domain/library/resume-query.ts";
import { HalfRead, LevelShelf, SheetWithFacts } from "./feature-pictures.tsx";

type FeaturesProps = { sheet: ResumeCard | null; shelves: Shelves | null };

/** What the product does. Where there is room, each card shows the thing itself. */
export function Features({ sheet, shelves }: FeaturesProps) {
	return (
		<section className="border-y border-hairline bg-panel" aria-labelledby="features">
			<div className="container-page landing-section">
				<h2 id="features">The shape first. Then the words.</h2>
				<ul className="strip mt-4 md:mt-6">
					<Feature
						title="Judge it before you open it"
						picture={sheet ? <SheetWithFacts resume={sheet} /> : null}
					>
						Everyone sees the sheet of every resume: how long it is, what comes first, where the
						numbers sit.
					</Feature>
					<Feature title="Then read every word" picture={<HalfRead />}>
						Opened, the sheet has all its words. What you have opened waits in your library. The{" "}
						<Link to="/guides" className="arrow-link">
							guides <Icon path={arrowRightIcon} />
						</Link>{" "}
						say what makes a line better, and are free.
					</Feature>
					<Feature
						title="Find people like you"
						picture={shelves ? <LevelShelf levels={shelves.levels} /> : null}
					>
						Filter by company, role, industry and level, several at once.{" "}
						{expansionHint("experienceLevel")} Spelling mistakes are forgiven.
					</Feature>
				</ul>
			</div>
		</section>
	);
}

type FeatureProps = { title: string; picture: ReactNode; children: ReactNode };

function Feature({ title, picture, children }: FeatureProps) {
	return (
		<li className="feature">
			<div className="feature-picture">{picture}</div>
			<h3>{title}</h3>
			<p>{children}</p>
		</li>
	);
}
