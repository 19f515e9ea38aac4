import { Link } from "react-router";
import { BlankSlate } from "#app/components/base/blank-slate.tsx";
import { buttonVariants } from "#app/components/base/ui/button.tsx";
import { useViewer } from "#app/components/base/viewer-context.tsx";
import { browseAddress } from "#app/components/library/browse-address.ts";
import { findLink } from "#app/components/library/finds/search-offers.tsx";
import { inOtherWords } from "#app/domain/library/lines/asked.ts";
import { linesPage } from "#app/domain/library/lines/stored.ts";
import { emptyQuery, type ResumeQuery } from "#app/domain/library/resume-query.ts";

/** What to do when no line is found; the same for words that few resumes have and for those that none has. */
export function NothingFound({
	query,
	narrower,
	isContinued,
}: {
	query: ResumeQuery;
	narrower: readonly { search: string; resumes: number }[];
	isContinued: boolean;
}) {
	const isPro = useViewer()?.plan.plan === "pro";
	return (
		<BlankSlate
			title={isContinued ? "No more lines" : "No lines found"}
			action={
				<div className="flex flex-wrap justify-center gap-2">
					<Link
						to={browseAddress({ ...query, more: [] })}
						className={buttonVariants({ variant: "secondary" })}
					>
						Search resumes
					</Link>
					<Link to={browseAddress(emptyQuery, linesPage)} className={buttonVariants()}>
						Show all lines
					</Link>
				</div>
			}
		>
			<p>
				{isPro
					? "No line has all of this. Search for fewer words, or remove a filter."
					: "Of locked resumes, we show only words that at least five of them have in one line. Search for fewer or more common words, or remove a filter."}
			</p>
			{narrower.length > 0 ? (
				<ul aria-label="With one word less" className="mt-3 flex flex-wrap justify-center gap-x-5">
					{narrower.map(({ search, resumes }) => (
						<li key={search}>
							<Link
								to={browseAddress(inOtherWords({ ...query, search }), linesPage)}
								className={findLink}
							>
								{`${search} (${resumes})`}
							</Link>
						</li>
					))}
				</ul>
			) : null}
		</BlankSlate>
	);
}
