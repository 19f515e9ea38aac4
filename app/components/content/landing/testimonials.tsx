import { IllustrativeMark } from "#app/components/base/illustrative-mark.tsx";
import { testimonials } from "#app/content/landing/stories.ts";

/** Three sentences of invented readers. */
export function Testimonials() {
	return (
		<section className="container-page landing-section" aria-labelledby="testimonials">
			<h2 id="testimonials" className="sr-only">
				Testimonials
			</h2>
			<ul className="testimonials">
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
