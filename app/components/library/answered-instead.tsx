import { Link } from "react-router";
import type { ResumeQuery } from "#app/domain/library/resume-query.ts";
import type { OtherSearch } from "#app/domain/library/search/other-searches.ts";
import { browseAddress } from "./browse-address.ts";

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
export function AnsweredInstead({ asked, answered, why }: AnsweredInsteadProps) {
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
