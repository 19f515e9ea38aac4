import { Link } from "react-router";
import { IllustrativeMark } from "#app/components/base/illustrative-mark.tsx";
import { buttonVariants } from "#app/components/base/ui/button.tsx";
import { type AboutPoint, aboutPage, aboutReasons, aboutValues } from "#app/content/about-page.ts";
import type { ShownFigure } from "#app/content/claims.ts";
import { Drawing } from "./drawing.tsx";

type AboutPageProps = {
	/** Those of the library are missing when they could not be counted. */
	figures: readonly ShownFigure[];
	isDemonstration: boolean;
};

/** Why this exists, what it stands for, and why it helps. */
export function AboutPageView({ figures, isDemonstration }: AboutPageProps) {
	const { title, lead, mission, demonstration, drawing, counted } = aboutPage;
	return (
		<main id="content">
			<div className="container-page about-head">
				<h1 className="about-title">{title}</h1>
				<p className="about-lead">{lead}</p>
			</div>
			<section aria-labelledby="mission" className="container-page about-mission">
				<Drawing {...drawing} eager />
				<div>
					<h2 id="mission" className="text-3xl">
						{mission.title}
					</h2>
					<p className="mt-4 text-lg leading-relaxed">{mission.text}</p>
					{isDemonstration ? <p className="about-demonstration">{demonstration}</p> : null}
				</div>
			</section>
			<section aria-labelledby="figures" className="about-figures">
				<div className="container-page">
					<h2 id="figures" className="sr-only">
						In figures
					</h2>
					<dl>
						{figures.map(({ figure, label, note, isIllustrative }) => (
							<div key={label}>
								<dt>{label}</dt>
								<dd>{figure}</dd>
								{note ? <dd className="text-sm text-quiet">{note}</dd> : null}
								{isIllustrative ? (
									<dd>
										<IllustrativeMark />
									</dd>
								) : null}
							</div>
						))}
					</dl>
					<p className="mt-6 text-sm text-quiet">{counted}</p>
				</div>
			</section>
			<Points id="values" title="What we stand for" points={aboutValues} />
			<Points id="reasons" title="Why it works" points={aboutReasons} isNumbered />
			<section aria-labelledby="next" className="about-closing">
				<h2 id="next" className="text-3xl">
					Read one. The first is free.
				</h2>
				<div className="mt-6 flex flex-wrap justify-center gap-3">
					<Link to="/resumes" className={buttonVariants({ size: "large" })}>
						Browse resumes
					</Link>
					<Link to="/pricing" className={buttonVariants({ variant: "secondary", size: "large" })}>
						See plans and prices
					</Link>
				</div>
			</section>
		</main>
	);
}

type PointsProps = {
	id: string;
	title: string;
	points: readonly AboutPoint[];
	isNumbered?: boolean;
};

function Points({ id, title, points, isNumbered = false }: PointsProps) {
	const List = isNumbered ? "ol" : "ul";
	return (
		<section aria-labelledby={id} className="container-page about-points">
			<h2 id={id} className="text-3xl">
				{title}
			</h2>
			<List>
				{points.map((point, index) => (
					<li key={point.title}>
						<h3 className="text-xl">
							{isNumbered ? <span aria-hidden="true">{index + 1}</span> : null}
							{point.title}
						</h3>
						<p>{point.text}</p>
					</li>
				))}
			</List>
		</section>
	);
}
