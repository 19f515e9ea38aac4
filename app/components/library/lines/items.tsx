import { Link } from "react-router";
import { Highlight } from "#app/components/library/highlight.tsx";
import type { OpenOffer } from "#app/domain/base/viewer.ts";
import type { LinePlace, OpenLine } from "#app/domain/library/lines/found.ts";
import { originFacts, provenanceLabels } from "#app/domain/library/provenance.ts";

/** A line that the viewer may read. */
export function OpenItem({ line }: { line: OpenLine }) {
	return (
		<li>
			<p className="line-words">
				<Highlight text={line.text} marks={line.marks ?? undefined} />
			</p>
			<Where place={line} />
		</li>
	);
}

/**
 * Of a locked resume the same bars whatever its lines say: a bar of a line's own length would tell which of the
 * lines on its sheet has the words.
 */
export function LockedItem({ place, offer }: { place: LinePlace; offer: OpenOffer }) {
	return (
		<li>
			<div aria-hidden="true" className="line-bars">
				<span />
				<span />
			</div>
			<Where place={place} />
			<p className="text-note text-quiet">
				{place.bullets > 0 ? `${countOf(place)} · ${offer.hint}` : offer.hint}
			</p>
		</li>
	);
}

function countOf({ bullets, bulletsWithFigure }: LinePlace): string {
	return `${bullets} ${bullets === 1 ? "bullet" : "bullets"}, ${bulletsWithFigure} with a number`;
}

function Where({ place }: { place: LinePlace }) {
	const { resumeId, title, company, role, previousRole, provenance } = place;
	return (
		<p className="line-where">
			<Link to={`/resumes/${resumeId}`} className="cover-link font-medium">
				{title}
			</Link>
			<span>
				{[
					company,
					role,
					originFacts(place),
					...(previousRole ? [`before: ${previousRole}`] : []),
				].join(" · ")}
			</span>
			<span>{provenanceLabels[provenance]}</span>
		</p>
	);
}
