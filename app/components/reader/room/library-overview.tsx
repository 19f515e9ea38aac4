import type { ReactNode } from "react";
import { Link } from "react-router";
import { useViewer } from "#app/components/base/viewer-context.tsx";
import { LineDate } from "#app/components/billing/timeline.tsx";
import { SheetPicture } from "#app/components/library/sheet-picture.tsx";
import { describeEnd } from "#app/components/reader/unlocked-list.tsx";
import { outcomePage } from "#app/domain/account/outcome.ts";
import { offerToOpen } from "#app/domain/library/open-offer.ts";
import type { ResumeCard } from "#app/domain/library/resume.ts";
import type { KeptLine } from "#app/domain/reader/kept-line.ts";
import type { OwnLibrary } from "#app/domain/reader/own-library.ts";
import { shortlistPage } from "#app/domain/reader/shortlist.ts";
import { KeptComparisons } from "./kept-comparisons.tsx";
import { News } from "./library-news.tsx";
import { allOf, LibraryPart, Nothing, WayOn } from "./library-part.tsx";
import { LibraryStart } from "./library-start.tsx";

/** The latest of each part, each with the way to all of it. */
export function LibraryOverview({ library }: { library: OwnLibrary }) {
	const { opened, starred, lines, searches, next, visitedAt, hasAnswered } = library;
	const isNew = opened.count + starred.length + lines.count + searches.length === 0;
	return (
		<>
			{next ? <NextDate next={next} /> : null}
			{isNew ? <LibraryStart /> : null}
			<div className="mt-8 grid items-start gap-x-12 gap-y-8 lg:grid-cols-2">
				<div className="grid min-w-0 gap-8">
					<Opened {...opened} />
					<Shortlist starred={starred} />
				</div>
				<div className="grid min-w-0 gap-8">
					<News searches={searches} visitedAt={visitedAt} />
					<Lines {...lines} />
					{opened.count > 0 ? (
						<LibraryPart id="outcome" title="Your outcome">
							<Nothing to={outcomePage} way={hasAnswered ? "Change your answer" : "Tell us"}>
								{hasAnswered
									? "You have told us how your search went."
									: "Did your search lead to an offer? Say which resumes helped."}
							</Nothing>
						</LibraryPart>
					) : null}
					{/* Last: what the browser adds moves nothing. */}
					<LibraryPart id="comparisons" title="Kept comparisons">
						<KeptComparisons words="" />
					</LibraryPart>
				</div>
			</div>
		</>
	);
}

/** The first date of the account's timeline. */
function NextDate({ next: { kind, at, text, link } }: { next: NonNullable<OwnLibrary["next"]> }) {
	// Without its page, an anchor is one of the settings.
	const to = link.to.startsWith("#") ? `/settings${link.to}` : link.to;
	return (
		<div className="mt-6 border-s-3 border-accent ps-4">
			<p>
				<span className="font-medium">
					<LineDate kind={kind} at={at} />
				</span>
				: {text}
			</p>
			<p className="flex flex-wrap gap-x-6">
				<WayOn to={to}>{link.label}</WayOn>
				<WayOn to="/settings#timeline">All dates</WayOn>
			</p>
		</div>
	);
}

function Opened({ items, count: number }: OwnLibrary["opened"]) {
	return (
		<LibraryPart id="opened" title="Opened last" all={allOf("/library/opened", number)}>
			{items.length === 0 ? (
				<Nothing to="/resumes" way="Browse resumes">
					Resumes that you open are kept here, with how long they stay open.
				</Nothing>
			) : (
				<Rows>
					{items.map((item) => (
						<Row
							key={item.id}
							resume={item}
							to={
								item.state === "open"
									? `/resumes/${item.id}/read`
									: item.state === "locked"
										? `/resumes/${item.id}`
										: null
							}
						>
							{item.company} · {describeEnd(item)}
						</Row>
					))}
				</Rows>
			)}
		</LibraryPart>
	);
}

/** With what opening another one costs, once: it is the same for each that is not open. */
function Shortlist({ starred }: { starred: OwnLibrary["starred"] }) {
	const viewer = useViewer();
	const isOpen = ({ id, openToEveryone }: ResumeCard) =>
		openToEveryone || viewer?.plan.plan === "pro" || viewer?.unlocked.includes(id);
	const isClosed = starred.some(({ card, isWithdrawn }) => !isWithdrawn && !isOpen(card));
	return (
		<LibraryPart
			id="shortlist"
			title="Shortlist"
			all={allOf(shortlistPage, viewer?.starred.length ?? starred.length)}
		>
			{starred.length === 0 ? (
				<Nothing to="/for-you" way="Resumes for you">
					Press the star on a resume to collect it here, before you choose which to open.
				</Nothing>
			) : (
				<>
					{isClosed ? (
						<p className="text-note text-quiet">
							To open one: {offerToOpen(viewer, { unlocked: false, available: true }).hint}.
						</p>
					) : null}
					<Rows>
						{starred.map(({ card, note, isWithdrawn }) => (
							<Row
								key={card.id}
								resume={card}
								to={isWithdrawn ? null : `/resumes/${card.id}`}
								note={note}
							>
								{card.company} · {card.experienceLevel}
								{isWithdrawn
									? " · withdrawn from the library"
									: isOpen(card)
										? " · open to you"
										: ""}
							</Row>
						))}
					</Rows>
				</>
			)}
		</LibraryPart>
	);
}

const Rows = ({ children }: { children: ReactNode }) => (
	<ul className="divide-y divide-hairline">{children}</ul>
);

type RowProps = {
	resume: Parameters<typeof SheetPicture>[0]["resume"] & { title: string };
	/** Null of one that is gone. */
	to: string | null;
	note?: string;
	children: ReactNode;
};

function Row({ resume, to, note, children }: RowProps) {
	return (
		<li className="library-row flex items-start gap-4 py-3">
			<div className="w-11 shrink-0">
				<SheetPicture resume={resume} className="sheet-thumb" />
			</div>
			<div className="min-w-0">
				<h3 className="text-lg">
					{to ? (
						<Link to={to} className="underline-offset-4 hover:underline">
							{resume.title}
						</Link>
					) : (
						resume.title
					)}
				</h3>
				<p className="text-sm text-quiet">{children}</p>
				{note ? <p className="mt-1 line-clamp-2 text-note">{note}</p> : null}
			</div>
		</li>
	);
}

function Lines({ items, count: number }: OwnLibrary["lines"]) {
	return (
		<LibraryPart id="lines" title="Kept lines" all={allOf("/library/lines", number)}>
			{items.length === 0 ? (
				<Nothing to="/library/opened" way="Read an opened resume">
					Press the bookmark beside a line while you read. The line is kept here, with your note.
				</Nothing>
			) : (
				<ul className="divide-y divide-hairline">
					{items.map((line) => (
						<KeptLineRow key={`${line.resumeId}.${line.line}`} line={line} />
					))}
				</ul>
			)}
		</LibraryPart>
	);
}

/** A kept line in short. */
export const KeptLineRow = ({ line }: { line: KeptLine }) => (
	<li className="py-3">
		{line.state === "open" ? (
			<blockquote className="font-serif">{line.text}</blockquote>
		) : (
			<p className="text-quiet">{line.cause}</p>
		)}
		<p className="mt-1 text-sm text-quiet">{line.title}</p>
		{line.note ? <p className="mt-1 line-clamp-2 text-note">{line.note}</p> : null}
	</li>
);
