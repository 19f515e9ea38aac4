import { Link } from "react-router";
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
	asked: ResumeQuery;
	answered: ResumeQuery;
	why: OtherSearch["why"] | null;
	missing: Missing | null;
	unknown: readonly UnknownWord[];
	offered: readonly OfferedFilter[];
	isEmpty: boolean;
};

/** What is said of a search above what it has found. */
export default function SearchNotes(props: SearchNotesProps) {
	const { why, missing, isEmpty } = props;
	return (
		<>
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

/** Says that a search found nothing, and whose answer is shown in its place. */
function AnsweredInstead({
	asked,
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
				{isNamed ? sayUnknown("", unknown) : sentences[why](asked.search)} These match{" "}
				<Link to={browseAddress(answered)} className={findLink}>
					{answered.search}
				</Link>
				.{" "}
				{isNamed && !missing ? (
					<SaveLink query={asked} className={findLink}>
						Tell me when one comes
					</SaveLink>
				) : null}
			</p>
			<OfferedFilters offered={offered} className="" />
		</div>
	);
}
