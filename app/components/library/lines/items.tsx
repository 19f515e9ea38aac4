import { Suspense } from "react";
import { Link } from "react-router";
import { lazyInBrowser } from "#app/components/base/lazy-in-browser.ts";
import { Highlight } from "#app/components/library/highlight.tsx";
import type { OpenOffer } from "#app/domain/base/viewer.ts";
import type { LinePlace, OpenLine } from "#app/domain/library/lines/found.ts";
import { originFacts, provenanceLabels } from "#app/domain/library/provenance.ts";
import { referenceKey } from "#app/domain/reader/kept-line.ts";
import { lineHash } from "#app/domain/reader/line-hash.ts";

// Only those who have opened a resume load what keeps its lines.
const keeping = () => import("#app/components/reader/keep-line.tsx");
const KeepLine = lazyInBrowser(async () => ({ default: (await keeping()).KeepLine }));
const KeepForms = lazyInBrowser(async () => ({ default: (await keeping()).KeepForms }));

/** What the buttons that keep lines press without scripts; once on the page. */
export const KeepingOf = ({ place }: { place: string }) => (
	<Suspense fallback={null}>
		<KeepForms returnTo={place} />
	</Suspense>
);

/** A line that the viewer may read, and with an account may keep. @param kept null without one */
export function OpenItem({ line, kept }: { line: OpenLine; kept: readonly string[] | null }) {
	const { resumeId, text, marks } = line;
	return (
		<li>
			<div className="flex items-start justify-between gap-2">
				<p className="line-words">
					<Highlight text={text} marks={marks ?? undefined} />
				</p>
				{/* Above the link that covers the line. */}
				{kept ? (
					<span className="relative z-10 shrink-0">
						<Suspense fallback={null}>
							<KeepLine
								resumeId={resumeId}
								text={text}
								isKept={kept.includes(referenceKey({ resumeId, line: lineHash(text) }))}
							/>
						</Suspense>
					</span>
				) : null}
			</div>
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
