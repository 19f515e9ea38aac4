import { Link } from "react-router";
import { browseAddress } from "#app/components/library/browse-address.ts";
import { SheetPicture } from "#app/components/library/sheet-picture.tsx";
import type { FacetOption, ResumeCard } from "#app/domain/library/resume.ts";
import { describeFacts } from "#app/domain/library/resume-facts.ts";
import { emptyQuery, toggleFilter } from "#app/domain/library/resume-query.ts";

/** A sheet of the library, and what it comes to in figures. */
export function SheetWithFacts({ resume }: { resume: ResumeCard }) {
	return (
		<div className="picture-sheet">
			<SheetPicture resume={{ ...resume, facts: null }} />
			<div>
				<p>
					<Link to={`/resumes/${resume.id}`}>{resume.title}</Link>
				</p>
				<p className="text-note text-quiet">{resume.company}</p>
				{resume.facts ? <p className="mt-4 text-note">{describeFacts(resume.facts)}</p> : null}
			</div>
		</div>
	);
}

/** A sheet of which the upper half has turned into words; the words are ours. */
export function HalfRead() {
	return (
		<div className="half-read" aria-hidden="true">
			<p className="font-serif font-semibold">Experience</p>
			<p>
				Cut the nightly import from <b>6 h</b> to <b>50 min</b> for <b>300</b> clinics.
			</p>
			<p>Wrote the runbook that new colleagues learn from.</p>
			<svg aria-hidden="true" viewBox="0 0 200 62">
				<path d="M0 6h186M0 20h150M0 42h196M0 56h92" />
				<path className="half-read-tick" d="M122 6h8M60 42h8" />
			</svg>
		</div>
	);
}

/** The levels with their counts; each resume counts once. */
export function LevelShelf({ levels }: { levels: readonly FacetOption[] }) {
	return (
		<ul className="level-shelf">
			{levels.map(({ value, count: found }) => (
				<li key={value}>
					<Link to={browseAddress(toggleFilter(emptyQuery, "experienceLevel", value))}>
						<span>{value}</span>
						<span>
							{found}
							<span className="sr-only"> resumes</span>
						</span>
					</Link>
				</li>
			))}
		</ul>
	);
}
