import type { ResumeQuery } from "#app/domain/library/resume-query.ts";
import type {
	MissingPair as Missing,
	OtherSearch,
} from "#app/domain/library/search/other-searches.ts";
import { AnsweredInstead } from "./answered-instead.tsx";
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
			{missing && <MissingPair {...missing} />}
			{why && <AnsweredInstead asked={asked} answered={answered} why={why} />}
			{missing && !why && !isEmpty ? <p>These have your words elsewhere:</p> : null}
		</>
	);
}
