import { Link } from "react-router";
import { IllustrativeMark } from "#app/components/base/illustrative-mark.tsx";
import { buttonVariants } from "#app/components/base/ui/button.tsx";
import { classes } from "#app/components/base/ui/class-names.ts";
import { type AboutPoint, aboutPage, aboutReasons, aboutValues } from "#app/content/about-page.ts";
import type { ShownFigure } from "#app/content/claims.ts";
import { Drawing } from "./drawing.tsx";

type AboutPageProps = {
	/** Those of the library are missing when they could not be counted. */
	figures: readonly ShownFigure[];
	/** What is said of invented resumes. */
	demonstration: string | null;
};

/** Why the site exists, what it stands for, and why it helps. */
export function AboutPageView({ figures, demonstration }: AboutPageProps) {
	const { title, lead, mission, drawing, counted } = aboutPage;
	return (
		<main id="content">
			<div className="container-page pt-12 pb-10 md:pt-20 md:pb-14">
				<h1 className="max-w-[17ch] text-display">{title}</h1>
				<p className="max-w-2xl mt-6 text-quiet text-[1.1875rem] leading-[1.6]">{lead}</p>
			</div>
			<section
				aria-labelledby="mission"
				className="about-mission container-page grid gap-8 pb-14 lg:items-center lg:gap-14 lg:pb-20"
			>
				<Drawing {...drawing} eager />
				<div>
					<h2 id="mission" className="text-3xl">
						{mission.title}
					</h2>
					<p className="mt-4 text-lg leading-relaxed">{mission.text}</p>
					{demonstration ? (
						<p className="mt-5 ps-4 border-s-3 border-amber-fill text-quiet">{demonstration}</p>
					) : null}
				</div>
			</section>
			<section
				aria-labelledby="figures"
				className="about-figures py-10 border-y border-hairline bg-panel"
			>
				<div className="container-page">
					<h2 id="figures" className="sr-only">
						In figures
					</h2>
					<dl className="grid grid-cols-2 gap-y-8 gap-x-4 lg:grid-cols-4">
						{figures.map(({ figure, label, note, isIllustrative }) => (
							<div key={label} className="flex flex-col-reverse justify-end">
								<dt className="text-quiet">{label}</dt>
								<dd>{figure}</dd>
								{note ? <dd className="order-first font-sans text-sm text-quiet">{note}</dd> : null}
								{isIllustrative ? (
									<dd className="order-first font-sans">
										<IllustrativeMark />
									</dd>
								) : null}
							</div>
						))}
					</dl>
					<p className="mt-6 text-sm text-quiet">
						{[counted, ...figures.flatMap(({ explanation = [] }) => explanation)].join(" ")}
					</p>
				</div>
			</section>
			<Points id="values" title="What we stand for" points={aboutValues} />
			<Points id="reasons" title="Why it works" points={aboutReasons} isNumbered />
			<section
				aria-labelledby="next"
				className="mt-16 py-14 px-4 border-t border-hairline text-center"
			>
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
		<section aria-labelledby={id} className="container-page pt-16 pb-0">
			<h2 id={id} className="text-3xl">
				{title}
			</h2>
			<List className="grid gap-8 mt-7 md:grid-cols-2 md:gap-y-10 md:gap-x-12">
				{points.map((point, index) => (
					<li key={point.title} className="pt-4 border-t border-hairline">
						<h3 className={classes("text-xl", isNumbered && "about-number grid")}>
							{isNumbered ? (
								<span aria-hidden="true" className="text-accent">
									{index + 1}
								</span>
							) : null}
							{point.title}
						</h3>
						<p className={classes("max-w-[34rem] mt-2", isNumbered && "ps-7")}>{point.text}</p>
					</li>
				))}
			</List>
		</section>
	);
}
