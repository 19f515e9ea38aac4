import { Link } from "react-router";
import type { ReadingLink } from "#app/content/hubs/page-words.ts";
import type { HubLink } from "#app/domain/library/hubs/directory.ts";
import type { ShownOfLibrary } from "./written/block-view.tsx";

/** Where a guide or an article leads: the resumes it is about, and what else there is to read. */
export type Further = {
	hubs: readonly HubLink[];
	reading: readonly ReadingLink[];
	shown: ShownOfLibrary;
};

export function ReadOn({ hubs, reading }: Omit<Further, "shown">) {
	return (
		<nav aria-labelledby="read-on" className="mt-12 border-t border-hairline pt-8">
			<h2 id="read-on" className="text-2xl">
				Resumes that do this
			</h2>
			<ul className="mt-2 flex flex-wrap gap-x-6">
				{hubs.map(({ name, address, resumes }) => (
					<li key={address}>
						<Link
							to={address}
							className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
						>
							{name} ({resumes})
						</Link>
					</li>
				))}
			</ul>
			<ul className="mt-4 grid gap-2">
				{reading.map(({ kind, title, path }) => (
					<li key={path} className="flex flex-wrap items-center gap-x-2">
						<span className="text-note text-quiet">{kind}:</span>
						<Link
							to={path}
							className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
						>
							{title}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
