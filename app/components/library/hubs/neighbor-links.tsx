import { Link } from "react-router";
import type { HubLink } from "#app/domain/library/hubs/directory.ts";

/** Ways to the hubs around one; nothing without any. */
export function NeighborLinks({
	title,
	links,
	all,
}: {
	title: string;
	links: readonly HubLink[];
	/** The list that they are taken from. */
	all?: { name: string; path: string };
}) {
	if (links.length === 0) return null;
	return (
		<nav aria-label={title} className="mt-10">
			<h2 className="text-2xl">{title}</h2>
			<ul className="mt-2 flex flex-wrap gap-x-6">
				{links.map(({ name, address, resumes }) => (
					<li key={address} className="min-w-0">
						<Link to={address} className="hub-link">
							{name} <span className="text-quiet tabular-nums">{resumes}</span>
						</Link>
					</li>
				))}
				{all ? (
					<li>
						<Link to={all.path} className="hub-link">
							{all.name}
						</Link>
					</li>
				) : null}
			</ul>
		</nav>
	);
}
