import { Link } from "react-router";
import type { Crumb } from "./page-meta.ts";

/** The way to a page from the widest list on; the page itself is named last. */
export function Breadcrumbs({ way, here }: { way: readonly Crumb[]; here: string }) {
	return (
		<nav aria-label="Breadcrumb" className="text-note text-quiet">
			<ol className="flex flex-wrap gap-x-2">
				{way.map(({ name, path }) => (
					<li key={path} className="inline-flex items-center gap-2">
						<Link to={path} className="inline-flex min-h-11 items-center hover:underline">
							{name}
						</Link>
						<span aria-hidden="true">/</span>
					</li>
				))}
				<li
					aria-current="page"
					className="inline-flex min-h-11 min-w-0 items-center text-ink wrap-anywhere"
				>
					{here}
				</li>
			</ol>
		</nav>
	);
}
