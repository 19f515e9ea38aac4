import { Link } from "react-router";
import { arrowRightIcon } from "#app/components/base/page-icons.ts";
import { Icon } from "#app/components/base/ui/icon.tsx";
import { Drawing } from "#app/components/content/drawing.tsx";
import { personas } from "#app/content/landing/personas.ts";

/** Three people who come here, each with the worry in their own words and a place to begin. */
export function Personas() {
	return (
		<section className="container-page landing-section" aria-labelledby="personas">
			<h2 id="personas">You are not the only one awake</h2>
			<p className="landing-lead">Three people who sit in this reading room. Which one are you?</p>
			<ul className="strip mt-4 md:mt-6">
				{personas.map(({ name, drawing, worry, advice, links }) => (
					<li key={name} className="grid gap-y-3 content-start">
						<Drawing
							name={drawing}
							text=""
							className="persona-drawing w-full h-auto mb-2 border border-hairline rounded-md"
						/>
						<h3>{name}</h3>
						<blockquote className="font-serif text-[1.125rem] leading-[1.45]">
							<p>“{worry}”</p>
						</blockquote>
						<p className="text-quiet">{advice}</p>
						<ul>
							{links.map(({ label, to }) => (
								<li key={to}>
									<Link to={to} className="arrow-link">
										{label}
										<Icon path={arrowRightIcon} />
									</Link>
								</li>
							))}
						</ul>
					</li>
				))}
			</ul>
		</section>
	);
}
