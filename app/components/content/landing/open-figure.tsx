import { Suspense } from "react";
import { Link } from "react-router";
import { lazyInBrowser } from "#app/components/base/lazy-in-browser.ts";
import { arrowRightIcon } from "#app/components/base/page-icons.ts";
import { Icon } from "#app/components/base/ui/icon.tsx";
import { provenanceLabels } from "#app/domain/library/provenance.ts";
import type { ResumeCard } from "#app/domain/library/resume.ts";
import type { OpenWords } from "#app/domain/reader/open-words.ts";

const OpenSheet = lazyInBrowser(() => import("#app/components/reader/open-sheet.tsx"));

export type OpenResume = { resume: ResumeCard; words: OpenWords };

/**
 * A resume that everyone may read: its bars turn into its words, by CSS alone. The words are in the page from the
 * first byte; those who want no motion see them at once. A box shows the part that does not fit, without scripts.
 */
export function OpenFigure({ resume, words }: OpenResume) {
	const { id, title, company, provenance } = resume;
	const pages = words.sheet.kind === "document" ? words.sheet.pages.length : 1;
	return (
		<figure className="open-figure">
			<figcaption>
				<strong>Open to everyone.</strong> <Link to={`/resumes/${id}`}>{title}</Link>
				{`, ${company}. ${provenanceLabels[provenance]}.`}
			</figcaption>
			<Suspense fallback={null}>
				<OpenSheet words={words} pages={1} isPlain />
			</Suspense>
			<div className="open-figure-ways">
				<label className="flex min-h-11 cursor-pointer items-center gap-2 text-note">
					<input type="checkbox" />
					Show the whole page
				</label>
				<Link to={`/resumes/${id}/read`} className="arrow-link text-note">
					{pages > 1 ? `Read all ${pages} pages` : "Read with notes"}
					<Icon path={arrowRightIcon} />
				</Link>
			</div>
		</figure>
	);
}
