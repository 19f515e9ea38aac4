import { Link } from "react-router";
import { IllustrativeMark } from "#app/components/base/illustrative-mark.tsx";
import { illustrativeNote, stories, testimonials } from "#app/content/landing/stories.ts";

/** What three invented readers had read, and what became of it; and three sentences of others. */
export function Stories() {
	return (
		<section className="container-page landing-section" aria-labelledby="stories">
			<h2 id="stories">What reading them is good for</h2>
			<p className="landing-lead">{illustrativeNote}</p>
			<ul className="strip mt-4 md:mt-6">
				{stories.map(({ name, situation, read, to, noticed, next }) => (
					<li key={name} className="grid gap-2 content-start">
						<h3>
							{name} <IllustrativeMark />
						</h3>
						<p className="text-note text-quiet">{situation}.</p>
						<p>
							<Link to={to} className="underline underline-offset-4">
								{read}
							</Link>{" "}
							{noticed}
						</p>
						<p className="text-note text-quiet">{next}</p>
					</li>
				))}
			</ul>
			<h3 id="testimonials" className="sr-only">
				Testimonials
			</h3>
			<ul
				aria-labelledby="testimonials"
				// biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls sideways, by keyboard too
				tabIndex={0}
				className="testimonials"
			>
				{testimonials.map(({ name, situation, words }) => (
					<li key={name}>
						<figure>
							<blockquote>
								<p>“{words}”</p>
							</blockquote>
							<figcaption>
								<span>
									<strong>{name}</strong> {situation}
								</span>
								<IllustrativeMark />
							</figcaption>
						</figure>
					</li>
				))}
			</ul>
		</section>
	);
}
