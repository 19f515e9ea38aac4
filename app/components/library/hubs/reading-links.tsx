import { Link } from "react-router";
import type { ReadingLink } from "#app/content/hubs/page-words.ts";

/** What to read next: a guide, an article, a template, a sample. */
export function ReadingLinks({
	links,
	title = "For your own",
}: {
	links: readonly ReadingLink[];
	title?: string;
}) {
	return (
		<section aria-labelledby="reading" className="mt-14">
			<h2 id="reading" className="text-3xl">
				{title}
			</h2>
			<ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
				{links.map(({ kind, title: name, path }) => (
					<li key={path} className="border-t border-hairline pt-3">
						<p className="text-sm text-quiet">{kind}</p>
						<Link
							to={path}
							className="mt-1 inline-flex min-h-11 items-center font-serif text-xl hover:underline"
						>
							{name}
						</Link>
					</li>
				))}
			</ul>
		</section>
	);
}
