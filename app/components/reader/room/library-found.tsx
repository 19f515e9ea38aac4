import type { ReactNode } from "react";
import { Link } from "react-router";
import { count } from "#app/domain/base/count.ts";
import type { LibraryFound, OwnResume } from "#app/domain/reader/library-search.ts";
import { KeptComparisons } from "./kept-comparisons.tsx";
import { KeptLineRow } from "./library-overview.tsx";
import { LibraryPart } from "./library-part.tsx";

/** What fits the words, by kind. */
export function LibraryFoundView({
	found: { words, resumes, lines, searches },
}: {
	found: LibraryFound;
}) {
	const number = resumes.found + lines.found + searches.found;
	const inLines = `/library/lines?${new URLSearchParams({ q: words })}`;
	return (
		<>
			<p role="status" className="mt-4 text-note text-quiet">
				{number === 0
					? "Nothing of yours fits. Words are looked for by their beginnings: try fewer of them."
					: `${count(number, "thing")} of yours ${number === 1 ? "fits" : "fit"}. Lines that are closed to you are not searched.`}
				{number === 0 ? (
					<>
						{" "}
						<Link
							to={`/resumes?${new URLSearchParams({ q: words })}`}
							className="text-accent underline underline-offset-4"
						>
							Search the whole library
						</Link>
					</>
				) : null}
			</p>
			<div className="mt-6 grid max-w-3xl gap-8">
				{resumes.found > 0 ? (
					<LibraryPart id="found-resumes" title={count(resumes.found, "resume")}>
						<List more={resumes.found - resumes.items.length}>
							{resumes.items.map((resume) => (
								<FoundResume key={resume.id} resume={resume} />
							))}
						</List>
					</LibraryPart>
				) : null}
				{lines.found > 0 ? (
					<LibraryPart
						id="found-lines"
						title={count(lines.found, "kept line")}
						all={{ to: inLines, label: "Open in Kept lines" }}
					>
						<List more={lines.found - lines.items.length}>
							{lines.items.map((line) => (
								<KeptLineRow key={`${line.resumeId}.${line.line}`} line={line} />
							))}
						</List>
					</LibraryPart>
				) : null}
				{searches.found > 0 ? (
					<LibraryPart
						id="found-searches"
						title={searches.found === 1 ? "1 saved search" : `${searches.found} saved searches`}
						all={{ to: "/library/searches", label: "All searches" }}
					>
						<List more={searches.found - searches.items.length}>
							{searches.items.map(({ id, name, query }) => (
								<li key={id} className="py-1">
									<Link
										to={`/resumes?${query}`}
										className="inline-flex min-h-11 items-center wrap-anywhere text-accent underline underline-offset-4"
									>
										{name}
									</Link>
								</li>
							))}
						</List>
					</LibraryPart>
				) : null}
				<LibraryPart id="found-comparisons" title="Kept comparisons">
					<KeptComparisons words={words} />
				</LibraryPart>
			</div>
		</>
	);
}

const List = ({ more, children }: { more: number; children: ReactNode }) => (
	<>
		<ul className="divide-y divide-hairline">{children}</ul>
		{more > 0 ? <p className="text-note text-quiet">And {more} more: add a word.</p> : null}
	</>
);

const states: Record<OwnResume["state"], string> = {
	open: "opened, and open to you",
	locked: "opened, and locked now",
	unopened: "on your shortlist",
	withdrawn: "withdrawn from the library",
};

function FoundResume({ resume: { id, title, company, role, note, state } }: { resume: OwnResume }) {
	return (
		<li className="py-3">
			<h3 className="text-lg">
				{state === "withdrawn" ? (
					title
				) : (
					<Link
						to={state === "open" ? `/resumes/${id}/read` : `/resumes/${id}`}
						className="underline-offset-4 hover:underline"
					>
						{title}
					</Link>
				)}
			</h3>
			<p className="text-sm text-quiet">
				{company} · {role} · {states[state]}
			</p>
			{note ? <p className="mt-1 text-note">{note}</p> : null}
		</li>
	);
}
