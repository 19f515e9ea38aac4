import { type ReactNode, Suspense, use, useLayoutEffect } from "react";
import { Link } from "react-router";
import { DialogHeading } from "#app/components/base/dialog-heading.ts";
import { lazyInBrowser } from "#app/components/base/lazy-in-browser.ts";
import { Badge } from "#app/components/base/ui/badge.tsx";
import { OpenResumeButton } from "#app/components/reader/open-resume-button.tsx";
import { formatMonth, formatShortDate } from "#app/domain/base/dates.ts";
import type { OpenOffer } from "#app/domain/base/viewer.ts";
import type { ResumeCard, ResumePreview } from "#app/domain/library/resume.ts";
import { compareAddress } from "#app/domain/reader/compare-address.ts";
import type { OpenWords } from "#app/domain/reader/open-words.ts";
import { CompanyMark } from "./company-mark.tsx";
import { NameLink } from "./hubs/name-link.tsx";
import { ProvenanceNote } from "./provenance-note.tsx";
import { SheetFactList } from "./sheet-fact-list.tsx";
import { SheetPages } from "./sheet-picture.tsx";
import { forgetSheets, returnSheet } from "./sheet-transition.ts";

const OpenSheet = lazyInBrowser(() => import("#app/components/reader/open-sheet.tsx"));

type ResumeDetailProps = {
	/** Of one that is on its way what its card knows. */
	preview: ResumeCard | ResumePreview;
	/** Why the rest has not come. */
	failure?: string;
	offer: OpenOffer;
	headingLevel: 1 | 2;
	/** The download button, where there is something to download. */
	download?: ReactNode;
};

/** Everything that is public about one resume: on its page, and in the dialog over the list. */
export function ResumeDetail({
	preview,
	failure,
	offer,
	headingLevel,
	download,
}: ResumeDetailProps) {
	const { id, title, company, tags, facts, provenance } = preview;
	const whole = "sections" in preview ? preview : null;
	const Heading = use(DialogHeading) ?? (`h${headingLevel}` as const);
	const Subheading = `h${headingLevel === 1 ? 2 : 3}` as const;
	useArrivingSheet(id);
	return (
		<article className="resume-detail" data-open={preview.openToEveryone}>
			{whole?.inWords ? (
				<OpenDesk id={id} words={whole.inWords}>
					<SheetPages resume={preview} pages={facts?.pages ?? 1} />
				</OpenDesk>
			) : (
				<div className="resume-detail-desk locked-sheet">
					<SheetPages resume={preview} pages={facts?.pages ?? 1} />
					{facts && !preview.openToEveryone ? (
						<p className="mt-3 text-center text-sm text-quiet">
							The sheet as it is set. Each bar is a line, each green tick a number.
						</p>
					) : null}
				</div>
			)}
			<div className="resume-detail-words">
				<div className="mb-3 flex flex-wrap items-center gap-3">
					<CompanyMark company={company} className="size-9" />
					<p className="min-w-0 font-medium wrap-anywhere">
						<NameLink kind="company" name={company} />
					</p>
					{preview.isFeatured ? <Badge variant="featured">Featured</Badge> : null}
				</div>
				<Heading className="text-3xl">{title}</Heading>
				{whole ? (
					<Description text={whole.description} />
				) : failure ? (
					<p role="alert" className="mt-3">
						{failure}
					</p>
				) : (
					<p role="status" className="resume-detail-waits">
						<span className="sr-only">Loading</span>
					</p>
				)}
				<div className="resume-detail-open">
					<OpenResumeButton id={id} offer={offer} />
				</div>
				{download ? <div className="mt-3 grid md:max-w-96">{download}</div> : null}
				<Link to={compareAddress([id])} className="link-quiet">
					Compare with others
				</Link>
				{facts && whole ? (
					<SheetFactList facts={{ ...facts, jobs: whole.jobs, sections: whole.sections }} />
				) : null}
				<dl className="fact-list mt-6">
					<Fact name="Company">{company}</Fact>
					<Fact name="Role">
						<NameLink kind="role" name={preview.role} />
					</Fact>
					<Fact name="Industry">{preview.industry}</Fact>
					<Fact name="Experience level">{preview.experienceLevel}</Fact>
					{preview.offerMonth ? <Fact name="Offer">{formatMonth(preview.offerMonth)}</Fact> : null}
					{preview.location ? <Fact name="Location">{preview.location}</Fact> : null}
					{whole?.education ? <Fact name="Education">{whole.education}</Fact> : null}
					{preview.previousRole ? <Fact name="Previous role">{preview.previousRole}</Fact> : null}
					{whole?.visaSponsored ? <Fact name="Visa">Sponsored</Fact> : null}
					<Fact name="Views">{preview.viewCount.toLocaleString("en-US")}</Fact>
					<Fact name="Added">
						<time dateTime={preview.createdAt}>{formatShortDate(preview.createdAt)}</time>
					</Fact>
					{whole ? (
						<Fact name="Updated">
							<time dateTime={whole.updatedAt}>{formatShortDate(whole.updatedAt)}</time>
						</Fact>
					) : null}
				</dl>
				{tags.length > 0 ? (
					<section className="mt-6">
						<Subheading className="font-sans text-base font-semibold tracking-normal">
							Skills & Keywords
						</Subheading>
						<ul className="mt-2 flex flex-wrap gap-2">
							{tags.map((tag) => (
								<li key={tag}>
									<Badge>{tag}</Badge>
								</li>
							))}
						</ul>
					</section>
				) : null}
				<ProvenanceNote provenance={provenance} />
				<Link to={`/contact?kind=takedown&resume=${id}`} className="link-quiet">
					Is it yours, or about you? Have it taken down
				</Link>
			</div>
		</article>
	);
}

type OpenDeskProps = { id: string; words: OpenWords; children: ReactNode };

/** All words of a resume that is open to everyone; its shape until what draws them is there. */
function OpenDesk({ id, words, children }: OpenDeskProps) {
	return (
		<div className="resume-detail-desk">
			<Suspense fallback={children}>
				<OpenSheet words={words} />
			</Suspense>
			{words.hasEarlier ? (
				<Link to={`/resumes/${id}/versions`} className="link-quiet">
					The version that was sent before, and what changed
				</Link>
			) : null}
		</div>
	);
}

function Description({ text }: { text: string | null }) {
	return text ? <p className="mt-3 reading-measure text-[1.0625rem]">{text}</p> : null;
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
	return (
		<div>
			<dt>{name}</dt>
			<dd>{children}</dd>
		</div>
	);
}

/** The sheet comes from its card and goes back to it. */
function useArrivingSheet(id: string): void {
	useLayoutEffect(() => {
		forgetSheets();
		return () => returnSheet(id);
	}, [id]);
}
