import { Link } from "react-router";
import type { AnsweringText } from "#app/content/hubs/page-words.ts";
import type { ResumePage } from "#app/domain/library/resume.ts";
import type { ResumeQuery } from "#app/domain/library/resume-query.ts";
import type {
	MissingPair as Missing,
	OfferedFilter,
	OtherSearch,
	UnknownWord,
} from "#app/domain/library/search/other-searches.ts";
import { browseAddress } from "../browse-address.ts";
import { SaveLink } from "../save-link.tsx";
import { MissingPair } from "./missing-pair.tsx";
import { findLink, OfferedFilters, sayUnknown } from "./search-offers.tsx";

type SearchNotesProps = {
	query: ResumeQuery;
	answered: ResumeQuery;
	why: OtherSearch["why"] | null;
	missing: Missing | null;
	unknown: readonly UnknownWord[];
	offered: readonly OfferedFilter[];
	page: ResumePage;
	reading?: readonly AnsweringText[];
};

/** What is said of a search above what it has found. */
export default function SearchNotes(props: SearchNotesProps) {
	const { why, missing, page, reading } = props;
	const isEmpty = page.resumes.length === 0;
	return (
		<>
			{reading && <Reading texts={reading} />}
			{missing && <MissingPair {...missing} isEmpty={isEmpty} />}
			{why && <AnsweredInstead {...props} why={why} />}
			{missing && !why && !isEmpty ? <p>These have your words elsewhere:</p> : null}
		</>
	);
}

const sentences: Record<OtherSearch["why"], (asked: string) => string> = {
	spelling: (asked) => `No resume has “${asked}”.`,
	letters: (asked) => `No resume fits “${asked}” with its words as filters.`,
	fewer: (asked) => `No resume has every word of “${asked}”.`,
	change: (asked) => `No resume tells of “${asked}”.`,
	any: (asked) => `No resume is for all of “${asked}”.`,
};

function Reading({ texts }: { texts: readonly AnsweringText[] }) {
	return (
		<div className="mb-4">
			<p>For advice on this, read:</p>
			<ul className="grid gap-1">
				{texts.map(({ kind, title, path, within }) => (
					<li key={path} className="flex flex-wrap items-center gap-x-3">
						<Link to={path} className={findLink}>
							{title}
						</Link>
						<span className="text-note text-quiet">{within ? `${kind}: ${within}` : kind}</span>
					</li>
				))}
			</ul>
		</div>
	);
}

/** Says that a search found nothing, and whose answer is shown in its place. */
function AnsweredInstead({
	query,
	answered,
	why,
	missing,
	unknown,
	offered,
}: SearchNotesProps & { why: OtherSearch["why"] }) {
	const isNamed = unknown.length > 0;
	return (
		<div className="mb-4">
			<p>
				{isNamed ? sayUnknown("", unknown) : sentences[why](query.search)} These match{" "}
				<Link to={browseAddress(answered)} className={findLink}>
					{answered.search}
				</Link>
				.{" "}
				{isNamed && !missing ? (
					<SaveLink query={query} className={findLink}>
						Tell me when one comes
					</SaveLink>
				) : null}
			</p>
			<OfferedFilters offered={offered} className="" />
		</div>
	);
}
