import { Suspense, useEffect, useRef, useState } from "react";
import { useFetcher, useLocation, useRevalidator } from "react-router";
import { withAuthTab } from "#app/components/account/auth-tab.ts";
import { EmptyState } from "#app/components/base/empty-state.tsx";
import { lazyInBrowser } from "#app/components/base/lazy-in-browser.ts";
import { LoadError } from "#app/components/base/load-error.tsx";
import { LoadMore } from "#app/components/base/load-more.tsx";
import { showToast } from "#app/components/base/toast-queue.ts";
import { useViewer } from "#app/components/base/viewer-context.tsx";
import type { OfferedBackground } from "#app/components/library/background-filters.tsx";
import { browseAddress } from "#app/components/library/browse-address.ts";
import { BrowseLayout } from "#app/components/library/browse-layout.tsx";
import { ResumeCard } from "#app/components/library/resume-card.tsx";
import { ResumeGridSkeleton } from "#app/components/library/resume-card-skeleton.tsx";
import { ResumeGrid } from "#app/components/library/resume-grid.tsx";
import { useShownQuery } from "#app/components/library/use-shown-query.ts";
import { StarForm } from "#app/components/reader/star-button.tsx";
import type { AnsweringText } from "#app/content/hubs/page-words.ts";
import { count } from "#app/domain/base/count.ts";
import { offerToOpen } from "#app/domain/library/open-offer.ts";
import type {
	ResumeCard as Card,
	CardsResponse,
	Facets,
	ResumePage,
} from "#app/domain/library/resume.ts";
import type { ResumeQuery } from "#app/domain/library/resume-query.ts";
import type {
	CloseResumes as Close,
	MissingPair as Missing,
	OfferedFilter,
	OtherSearch,
	UnknownWord,
} from "#app/domain/library/search/other-searches.ts";
import type { Understood } from "#app/domain/library/search/wanted.ts";
import { leaveList, recallMore, rememberList } from "./list-memory.ts";

export type ListData =
	| { query: ResumeQuery; failure: string; isDense?: boolean }
	| {
			query: ResumeQuery;
			/** What was searched for; another query when the one that was asked finds nothing. */
			answered: ResumeQuery;
			why: OtherSearch["why"] | null;
			narrower: readonly { search: string; resumes: number }[];
			offered: readonly OfferedFilter[];
			unknown: readonly UnknownWord[];
			missing: Missing | null;
			/** Where little was found: resumes that have most of it. */
			close: Close | null;
			/** How many lines in words have what no resume has; counted when nothing was found. */
			lines: number;
			understood: readonly Understood[];
			page: ResumePage;
			facets: Facets;
			background: OfferedBackground;
			/** The page of the company or role that the list is narrowed by. */
			hub: { title: string; address: string } | null;
			/** The viewer has chosen rows in place of cards. */
			isDense: boolean;
			/** Guides and articles that answer what was asked. */
			reading?: readonly AnsweringText[];
	  };

// Most searches are answered as they are asked.
const SearchNotes = lazyInBrowser(() => import("#app/components/library/finds/search-notes.tsx"));
const CloseResumes = lazyInBrowser(() => import("#app/components/library/finds/close-resumes.tsx"));

const noBackground: OfferedBackground = { location: [], education: [], previousRole: [] };

/** The browse page: what was found, or what to do when nothing was or the list could not be loaded. */
export function ResumeList({ list }: { list: ListData }) {
	const { query } = list;
	const { loading } = useShownQuery(query);
	const failure = "failure" in list ? list.failure : null;
	const { revalidate, state } = useRevalidator();
	useEffect(() => {
		if (failure) showToast("error", failure);
	}, [failure]);
	return (
		<main id="content">
			<BrowseLayout
				query={query}
				facets={"facets" in list ? list.facets : null}
				background={"facets" in list ? list.background : noBackground}
				understood={"facets" in list ? list.understood : []}
				answered={"facets" in list ? list.answered : query}
				title="Browse resumes"
				isDense={list.isDense ?? false}
				hub={"facets" in list && !loading ? list.hub : null}
			>
				{"failure" in list ? (
					<LoadError message={list.failure} busy={state !== "idle"} onRetry={revalidate} />
				) : loading ? (
					<ResumeGridSkeleton />
				) : list.page.resumes.length === 0 ? (
					<>
						<StarForm />
						<Notes list={list} />
						<EmptyState {...list} />
					</>
				) : (
					<>
						<Notes list={list} />
						<FoundResumes key={browseAddress(query)} query={list.answered} page={list.page} />
						{list.close && (
							<Suspense fallback={null}>
								<CloseResumes {...list.close} />
							</Suspense>
						)}
					</>
				)}
			</BrowseLayout>
		</main>
	);
}

function Notes({ list }: { list: Extract<ListData, { page: ResumePage }> }) {
	if (!list.why && !list.missing && !list.reading) return null;
	return (
		<Suspense fallback={null}>
			<SearchNotes {...list} />
		</Suspense>
	);
}

/** The cards: the page that the server drew, and what "Load More" has added to it. */
function FoundResumes({ query, page }: { query: ResumeQuery; page: ResumePage }) {
	const viewer = useViewer();
	const { search, more, nextCursor, busy, load } = useMoreCards(query, page);
	const cards = [...page.resumes, ...more];
	const { list, said, isPressed } = useAddedCards(cards.length);
	return (
		<div ref={list} className="contents">
			<ResumeGrid>
				{cards.map((card, index) => (
					<ResumeCard
						key={card.id}
						resume={card}
						offer={offerToOpen(viewer, {
							unlocked: viewer?.unlocked.includes(card.id) ?? false,
							available: card.isAvailable,
							openToEveryone: card.openToEveryone,
						})}
						to={`/resumes/${card.id}`}
						from={search}
						priority={index === 0}
					/>
				))}
			</ResumeGrid>
			<p aria-live="polite" className="sr-only">
				{said}
			</p>
			<LoadMore
				query={query}
				nextCursor={nextCursor}
				busy={busy}
				onLoad={() => {
					isPressed.current = true;
					load();
				}}
			/>
		</div>
	);
}

/** Says how many cards a press has added; the first of them takes the focus, unless it is elsewhere by then. */
function useAddedCards(shown: number) {
	const list = useRef<HTMLDivElement>(null);
	const isPressed = useRef(false);
	const before = useRef(shown);
	const [said, setSaid] = useState("");
	useEffect(() => {
		const first = before.current;
		before.current = shown;
		if (!isPressed.current || shown <= first) return;
		isPressed.current = false;
		setSaid(`${count(shown - first, "more resume")}, ${shown} in all`);
		const { activeElement } = document;
		if (activeElement !== document.body && !activeElement?.hasAttribute("data-more")) return;
		list.current
			?.querySelectorAll("article")
			[first]?.querySelector("a")
			?.focus({ preventScroll: true });
	}, [shown]);
	return { list, said, isPressed };
}

function useMoreCards(query: ResumeQuery, page: ResumePage) {
	const { pathname, search: whole } = useLocation();
	// As it was before its visitor was asked to sign in over it.
	const search = withAuthTab(whole, null);
	const fetcher = useFetcher<CardsResponse>();
	const kept = recallMore(search);
	const [more, setMore] = useState<readonly Card[]>(() => newIn(kept?.more ?? [], page.resumes));
	const [nextCursor, setNextCursor] = useState(kept ? kept.nextCursor : page.nextCursor);
	const answer = fetcher.data;

	useEffect(() => {
		if (!answer) return;
		if (!answer.success) {
			showToast("error", answer.error);
			return;
		}
		setNextCursor(answer.nextCursor);
		setMore((shown) => {
			// A resume that rose in the order while the person read would come twice.
			return [...shown, ...newIn(answer.resumes, [...page.resumes, ...shown])];
		});
	}, [answer, page]);

	// Below a dialog the address is that of the resume; the list stays the one of its own address.
	useEffect(() => {
		if (pathname !== "/resumes") return;
		rememberList({ search, first: page.resumes, more, nextCursor });
	}, [pathname, search, page, more, nextCursor]);
	useEffect(() => leaveList, []);

	const load = () => {
		const parameters = new URLSearchParams(browseAddress(query).split("?")[1]);
		if (nextCursor) parameters.set("after", nextCursor);
		fetcher.load(`/resumes/cards?${parameters}`);
	};
	return { search, more, nextCursor, busy: fetcher.state !== "idle", load };
}

function newIn(cards: readonly Card[], known: readonly Card[]): readonly Card[] {
	const ids = new Set(known.map(({ id }) => id));
	return cards.filter(({ id }) => !ids.has(id));
}
