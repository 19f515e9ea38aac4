import { Link } from "react-router";
import { classes } from "#app/components/base/ui/class-names.ts";
import { AnnouncedCost, CardOpenButton } from "#app/components/reader/open-resume-button.tsx";
import { StarButton } from "#app/components/reader/star-button.tsx";
import { openAddress } from "#app/components/reader/use-open-resume.ts";
import { formatShortDate } from "#app/domain/base/dates.ts";
import type { OpenOffer } from "#app/domain/base/viewer.ts";
import { originInShort } from "#app/domain/library/provenance.ts";
import type { ResumeCard as Resume } from "#app/domain/library/resume.ts";
import { describeFacts, describeViews } from "#app/domain/library/resume-facts.ts";
import { CompanyMark } from "./company-mark.tsx";
import { Highlight } from "./highlight.tsx";
import { SheetPicture } from "./sheet-picture.tsx";

export type ResumeCardProps = {
	resume: Resume;
	offer: OpenOffer;
	/** The resume's preview; the whole card leads there. */
	to: string;
	/** The search part of the list's address, for the way back; without it the link is an ordinary one. */
	from?: string;
	/** In the first view: its picture is fetched at once. */
	priority?: boolean;
	headingLevel?: 2 | 3;
};

/**
 * One resume of a list. A page holds 24 of these, so that its tree is shallow and holds no state; its form
 * works without scripts, and the ResumeGrid around it listens to all of them at once.
 */
export function ResumeCard({
	resume,
	offer,
	to,
	from,
	priority,
	headingLevel = 2,
}: ResumeCardProps) {
	const { id, title, company, tags, moreTags = 0, facts, previousRole } = resume;
	const told = [resume.location, previousRole && `Before: ${previousRole}`].filter(Boolean);
	const Heading = `h${headingLevel}` as const;
	return (
		<article className="resume-card">
			<div className="desk">
				<SheetPicture resume={resume} priority={priority} />
				{resume.isFeatured ? <span className="featured-badge">Featured</span> : null}
				<StarButton id={id} title={title} />
			</div>
			<div className="resume-card-text">
				<p className="resume-card-company">
					<CompanyMark company={company} />
					<span>
						<Highlight text={company} marks={resume.marks} />
					</span>
				</p>
				<Heading className="resume-card-title cover-link">
					<Link
						to={to}
						// The page's code only: its data come through its clientLoader, which no prefetch calls.
						prefetch="intent"
						viewTransition
						preventScrollReset={from !== undefined}
						state={from === undefined ? null : { fromList: true, listSearch: from }}
					>
						<Highlight text={title} marks={resume.marks} />
					</Link>
				</Heading>
				<p className="resume-card-role">
					<Highlight text={resume.role} marks={resume.marks} />
					{`\u00a0· ${resume.experienceLevel}`}
				</p>
				{told.length > 0 ? (
					<p className="resume-card-told">
						<Highlight text={told.join(" · ")} marks={resume.marks} />
					</p>
				) : null}
				{facts ? <p className="resume-card-facts">{describeFacts(facts)}</p> : null}
				{resume.isFoundOnSheet ? (
					<p className="resume-card-found">Words on the sheet match</p>
				) : null}
				{tags.length > 0 ? (
					<ul aria-label="Tags" className="resume-card-tags">
						{tags.map((tag) => (
							<li key={tag}>
								<Highlight text={tag} marks={resume.marks} />
							</li>
						))}
						{moreTags > 0 ? <li>{`+${moreTags} more`}</li> : null}
					</ul>
				) : null}
				<p className="resume-card-small">
					<span>{`${formatShortDate(resume.createdAt)} · ${describeViews(resume.viewCount)}`}</span>{" "}
					<span>{originInShort(resume)}</span>
				</p>
			</div>
			<form
				method="post"
				action={openAddress(id)}
				data-offer={offer.kind}
				className="resume-card-open"
			>
				<AnnouncedCost offer={offer} />
				<CardOpenButton id={id} title={title} isAvailable={offer.kind !== "unavailable"} />
				<span
					id={`cost-${id}`}
					className={classes("cost-hint", saysCost(offer) && "cost-hint-shown")}
				>
					{offer.hint}
				</span>
			</form>
		</article>
	);
}

/** What spends something, or will not open, is said in the open; the rest on hover and focus. */
function saysCost(offer: OpenOffer): boolean {
	return offer.kind === "upgrade" || (offer.kind === "open" && offer.costs !== "nothing");
}
