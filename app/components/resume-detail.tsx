import { type ReactNode, use, useLayoutEffect } from "react";
import { formatMonth, formatShortDate } from "#app/domain/dates.ts";
import type { ResumePreview } from "#app/domain/resume.ts";
import type { OpenOffer } from "#app/domain/viewer.ts";
import { CompanyMark } from "./company-mark.tsx";
import { DialogHeading } from "./dialog-heading.ts";
import { OpenResumeButton } from "./open-resume-button.tsx";
import { ProvenanceNote } from "./provenance-note.tsx";
import { SheetFactList } from "./sheet-fact-list.tsx";
import { SheetPages } from "./sheet-picture.tsx";
import { forgetSheets, returnSheet } from "./sheet-transition.ts";
import { Badge } from "./ui/badge.tsx";

type ResumeDetailProps = {
	preview: ResumePreview;
	offer: OpenOffer;
	headingLevel: 1 | 2;
	/** The download button, where there is something to download. */
	download?: ReactNode;
};

/** Everything that is public about one resume: on its page, and in the dialog over the list. */
export function ResumeDetail({ preview, offer, headingLevel, download }: ResumeDetailProps) {
	const { id, title, company, description, tags, facts, provenance } = preview;
	const Heading = use(DialogHeading) ?? (`h${headingLevel}` as const);
	const Subheading = `h${headingLevel === 1 ? 2 : 3}` as const;
	useArrivingSheet(id);
	return (
		<article className="resume-detail">
			<div className="resume-detail-desk locked-sheet">
				<SheetPages resume={preview} pages={facts?.pages ?? 1} />
				{facts ? (
					<p className="mt-3 text-center text-sm text-quiet">
						The sheet as it is set. Each bar is a line, each green tick a number.
					</p>
				) : null}
			</div>
			<div className="resume-detail-words">
				<div className="mb-3 flex flex-wrap items-center gap-3">
					<CompanyMark company={company} className="size-9" />
					<p className="font-medium">{company}</p>
					{preview.isFeatured ? <Badge variant="featured">Featured</Badge> : null}
				</div>
				<Heading className="text-3xl">{title}</Heading>
				{description ? (
					<p className="mt-3 reading-measure text-[1.0625rem]">{description}</p>
				) : null}
				<div className="resume-detail-open">
					<OpenResumeButton id={id} offer={offer} />
				</div>
				{download ? <div className="mt-3 grid md:max-w-96">{download}</div> : null}
				{facts ? <SheetFactList preview={preview} facts={facts} /> : null}
				<dl className="fact-list mt-6">
					<Fact name="Company">{company}</Fact>
					<Fact name="Role">{preview.role}</Fact>
					<Fact name="Industry">{preview.industry}</Fact>
					<Fact name="Experience level">{preview.experienceLevel}</Fact>
					{preview.offerMonth ? <Fact name="Offer">{formatMonth(preview.offerMonth)}</Fact> : null}
					<Background background={preview.background} />
					<Fact name="Views">{preview.viewCount.toLocaleString("en-US")}</Fact>
					<Fact name="Added">
						<time dateTime={preview.createdAt}>{formatShortDate(preview.createdAt)}</time>
					</Fact>
					<Fact name="Updated">
						<time dateTime={preview.updatedAt}>{formatShortDate(preview.updatedAt)}</time>
					</Fact>
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
			</div>
		</article>
	);
}

/** Where the person came from, as far as they told it. */
function Background({ background }: { background: ResumePreview["background"] }) {
	const { location, education, previousRole, visaSponsored } = background;
	return (
		<>
			{location ? <Fact name="Location">{location}</Fact> : null}
			{education ? <Fact name="Education">{education}</Fact> : null}
			{previousRole ? <Fact name="Previous role">{previousRole}</Fact> : null}
			{visaSponsored ? <Fact name="Visa">Sponsored</Fact> : null}
		</>
	);
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
