import { Link } from "react-router";
import type { ResumeQuery } from "#app/domain/library/resume-query.ts";
import type {
	MissingPair as Missing,
	OtherSearch,
} from "#app/domain/library/search/other-searches.ts";
import { browseAddress } from "./browse-address.ts";
import { MissingPair } from "./missing-pair.tsx";

type SearchNotesProps = {
	asked: ResumeQuery;
	answered: ResumeQuery;
	why: OtherSearch["why"] | null;
	missing: Missing | null;
	isEmpty: boolean;
};

/** What is said of a search above what it has found. */
export default function SearchNotes({ asked, answered, why, missing, isEmpty }: SearchNotesProps) {
	return (
		<>
			{missing && <MissingPair {...missing} isEmpty={isEmpty} />}
			{why && <AnsweredInstead asked={asked} answered={answered} why={why} />}
			{missing && !why && !isEmpty ? <p>These have your words elsewhere:</p> : null}
		</>
	);
}

type AnsweredInsteadProps = {
	asked: ResumeQuery;
	answered: ResumeQuery;
	why: OtherSearch["why"];
};

const sentences: Record<OtherSearch["why"], (asked: string) => string> = {
	spelling: (asked) => `No resume has “${asked}”.`,
	letters: (asked) => `No resume fits “${asked}” with its words as filters.`,
	fewer: (asked) => `No resume has every word of “${asked}”.`,
};

/** Says that a search found nothing, and whose answer is shown in its place. */
function AnsweredInstead({ asked, answered, why }: AnsweredInsteadProps) {
	return (
		<p className="mb-4">
			{sentences[why](asked.search)} These match{" "}
			<Link
				to={browseAddress(answered)}
				className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4"
			>
				{answered.search}
			</Link>
			.
		</p>
	);
}
