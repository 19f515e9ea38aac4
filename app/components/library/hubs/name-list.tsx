import { Link } from "react-router";
import { Breadcrumbs } from "#app/components/base/breadcrumbs.tsx";
import { hubLists, type ReadingLink } from "#app/content/hubs/page-words.ts";
import { type HubLink, leastInHub } from "#app/domain/library/hubs/directory.ts";
import { ReadingLinks } from "./reading-links.tsx";

/** All companies, or all roles, with how many resumes each has. */
export function NameList({
	kind,
	links,
	more,
	samples,
}: {
	kind: keyof typeof hubLists;
	/** Those of most resumes first. */
	links: readonly HubLink[];
	/** How many more there are than are listed. */
	more: number;
	samples: readonly ReadingLink[];
}) {
	const { title, name, lead } = hubLists[kind];
	const large = links.filter(({ resumes }) => resumes >= leastInHub);
	// Not grouped by `groupBy`: the page would load one more script for it.
	const small = links.filter(({ resumes }) => resumes < leastInHub).toSorted(byName);
	const letters = new Set(small.map(({ name }) => letterOf(name)));
	return (
		<main id="content" className="container-page py-4 md:py-8">
			<Breadcrumbs way={[{ name: "Resumes", path: "/resumes" }]} here={name} />
			<h1 className="mt-1 text-4xl md:text-5xl">{title}</h1>
			<p className="mt-3 max-w-prose text-lg text-quiet">{lead}</p>
			<ul className="name-columns mt-8 text-lg">
				{large.map((link) => (
					<Name key={link.address} link={link} />
				))}
			</ul>
			{letters.size > 0 ? (
				<section aria-labelledby="fewer" className="mt-12">
					<h2 id="fewer" className="text-2xl">
						With fewer than {leastInHub} resumes
					</h2>
					<div className="name-columns mt-4">
						{[...letters].map((letter) => (
							<section key={letter} aria-label={letter} className="mb-5 break-inside-avoid">
								<h3 className="font-serif text-xl text-quiet">{letter}</h3>
								<ul>
									{small
										.filter(({ name }) => letterOf(name) === letter)
										.map((link) => (
											<Name key={link.address} link={link} />
										))}
								</ul>
							</section>
						))}
					</div>
				</section>
			) : null}
			{samples.length > 0 ? <ReadingLinks links={samples} title="A whole sample to read" /> : null}
			{more > 0 ? (
				<p className="mt-8 max-w-prose text-quiet">
					And {more.toLocaleString("en-US")} more with one resume or two:{" "}
					<Link to="/resumes" className="text-accent underline underline-offset-4">
						search for one
					</Link>
					.
				</p>
			) : null}
		</main>
	);
}

function Name({ link: { name, address, resumes } }: { link: HubLink }) {
	return (
		<li className="min-w-0">
			<Link to={address} className="hub-link">
				{name} <span className="text-quiet tabular-nums">{resumes}</span>
			</Link>
		</li>
	);
}

const byName = (a: HubLink, b: HubLink) => a.name.localeCompare(b.name, "en");

/** What a name stands under: its first letter, or # for a digit. */
function letterOf(name: string): string {
	const [first = ""] = name.normalize("NFKD").toUpperCase();
	return /\p{L}/u.test(first) ? first : "#";
}
