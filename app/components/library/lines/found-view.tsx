import { Link, useRevalidator } from "react-router";
import { LoadError } from "#app/components/base/load-error.tsx";
import { buttonVariants } from "#app/components/base/ui/button.tsx";
import { useViewer } from "#app/components/base/viewer-context.tsx";
import type { OfferedBackground } from "#app/components/library/background-filters.tsx";
import { browseAddress } from "#app/components/library/browse-address.ts";
import { BrowseLayout } from "#app/components/library/browse-layout.tsx";
import { useShownQuery } from "#app/components/library/use-shown-query.ts";
import { parseLineQuery } from "#app/domain/library/lines/asked.ts";
import type { FoundLines } from "#app/domain/library/lines/found.ts";
import { linesPage } from "#app/domain/library/lines/stored.ts";
import { offerToOpen } from "#app/domain/library/open-offer.ts";
import type { ResumeQuery } from "#app/domain/library/resume-query.ts";
import { AskedForm } from "./asked-form.tsx";
import { KeepingOf, LockedItem, OpenItem } from "./items.tsx";
import { NothingFound } from "./nothing-found.tsx";

export type LineListData =
	| { query: ResumeQuery; failure: string }
	| (FoundLines & {
			query: ResumeQuery;
			/** What was asked for; with other words for the same, where few lines have those that were typed. */
			answered: ResumeQuery;
			/** How they say it, where not only in the words that were typed. */
			said: "few" | "none" | "fewer" | "any" | null;
			narrower: readonly { search: string; resumes: number }[];
			waitSeconds: number | null;
			/** The keys of the lines that the viewer keeps. */
			kept: readonly string[];
			background: OfferedBackground;
			isContinued: boolean;
	  });

type Found = Exclude<LineListData, { failure: string }>;

const noBackground: OfferedBackground = { location: [], education: [], previousRole: [] };

/** The search of lines: those in words first, then where others stand. */
export function LineList({ list }: { list: LineListData }) {
	const { query } = list;
	const { loading } = useShownQuery(query, parseLineQuery);
	const { revalidate, state } = useRevalidator();
	const found = "failure" in list ? null : list;
	return (
		<main id="content">
			<BrowseLayout
				query={query}
				facets={found?.facets ?? null}
				background={found?.background ?? noBackground}
				understood={found?.understood ?? []}
				title="Browse lines"
				page={linesPage}
				parse={parseLineQuery}
				count={found ? countOf(found) : ""}
				tools={<AskedForm query={query} offered={found?.background.previousRole ?? []} />}
			>
				{"failure" in list ? (
					<LoadError message={list.failure} busy={state !== "idle"} onRetry={revalidate} />
				) : (
					<div aria-busy={loading} className={loading ? "opacity-60" : undefined}>
						<Lines found={list} />
					</div>
				)}
			</BrowseLayout>
		</main>
	);
}

function Lines({ found }: { found: Found }) {
	const { query, answered, said, open, locked, kept, narrower } = found;
	const { waitSeconds, next, isContinued } = found;
	const viewer = useViewer();
	const isAsked = asksForWords(query);
	if (open.length + locked.length === 0) {
		return <NothingFound query={query} narrower={narrower} isContinued={isContinued} />;
	}
	return (
		<>
			{waitSeconds === null ? null : (
				<p className="mb-4">
					You have read very many lines this hour. In about {Math.ceil(waitSeconds / 60)} minutes
					they are shown in words again.
				</p>
			)}
			{said && open.length > 0 ? (
				<p className="mb-4">{sentences[said](query.search, answered.search)}</p>
			) : null}
			{open.length > 0 ? (
				<>
					{viewer ? <KeepingOf place={browseAddress(query, linesPage)} /> : null}
					<ul aria-label="Lines in words" className="line-list">
						{open.map((line) => (
							<OpenItem
								key={`${line.resumeId}-${line.place}`}
								line={line}
								kept={viewer ? kept : null}
							/>
						))}
					</ul>
				</>
			) : null}
			{locked.length > 0 ? (
				<section className={open.length > 0 ? "mt-8" : undefined}>
					<h2 className="text-xl">Locked resumes</h2>
					<p className="mt-1 text-quiet">
						{isAsked
							? `They have all your words${said ? ", or others for the same" : ""}, perhaps not in one line. Open a resume to read it.`
							: "Search for words to see whose lines have them. Open a resume to read its lines."}
					</p>
					<ul aria-label="Locked lines" className="line-list mt-3">
						{locked.map((place) => (
							<LockedItem
								key={place.resumeId}
								place={place}
								offer={offerToOpen(viewer, { unlocked: false, available: place.isAvailable })}
							/>
						))}
					</ul>
				</section>
			) : null}
			<nav aria-label="Pages" className="flex justify-center gap-3 py-6">
				{isContinued ? (
					<Link
						to={browseAddress(query, linesPage)}
						className={buttonVariants({ variant: "secondary" })}
					>
						First page
					</Link>
				) : null}
				{next === null ? null : (
					<Link
						to={addressAfter(answered, next)}
						className={buttonVariants({ variant: "secondary" })}
					>
						Next page
					</Link>
				)}
			</nav>
		</>
	);
}

const sentences: Record<NonNullable<Found["said"]>, (asked: string, answered: string) => string> = {
	few: (search) =>
		`Few lines have the words “${search}”. Behind them stand lines that say it otherwise.`,
	none: (search) => `No line has the words “${search}”. These say it otherwise.`,
	fewer: (search, answered) =>
		`No line says all of “${search}”. These have “${answered}”, or other words for it.`,
	any: (search) => `These have “${search}”, or other words for it.`,
};

function addressAfter(query: ResumeQuery, next: string): string {
	const address = browseAddress(query, linesPage);
	return `${address}${address.includes("?") ? "&" : "?"}after=${next}`;
}

const asksForWords = ({ search, more }: ResumeQuery): boolean =>
	search !== "" || more !== undefined;

/** "41 lines in words, 29 resumes"; a locked resume that has the words may have them in its skills alone. */
function countOf({ query, open, openTotal, isOpenTotalAbout, locked, facets }: Found): string {
	const isAsked = asksForWords(query);
	const number = (count: number) => count.toLocaleString("en-US");
	const lines = `${isOpenTotalAbout ? "About " : ""}${number(openTotal)} ${openTotal === 1 ? "line" : "lines"}`;
	const resumes = `${facets.isTotalEstimate ? "about " : ""}${number(facets.total)} ${facets.total === 1 ? "resume" : "resumes"}`;
	if (openTotal + facets.total === 0) return "No lines";
	if (openTotal === 0) return isAsked ? resumes : `Lines of ${resumes}`;
	return locked.length === 0 && open.length > 0 ? lines : `${lines} in words, ${resumes}`;
}
