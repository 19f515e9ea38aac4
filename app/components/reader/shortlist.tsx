import { type ReactNode, useEffect, useState } from "react";
import { Link, useFetcher, useRevalidator } from "react-router";
import { BlankSlate } from "#app/components/base/blank-slate.tsx";
import { AnsweredForm, FormMessage } from "#app/components/base/form/answered.tsx";
import { LoadError } from "#app/components/base/load-error.tsx";
import { Alert } from "#app/components/base/ui/alert.tsx";
import { Button, buttonVariants } from "#app/components/base/ui/button.tsx";
import { count } from "#app/domain/base/count.ts";
import type { FormResult } from "#app/domain/base/form-result.ts";
import { shortlisting } from "#app/domain/base/messages/shortlisting.ts";
import { comparedMost } from "#app/domain/reader/compare-address.ts";
import {
	type ShortlistOrder,
	type Starred,
	shortlistOrders,
	shortlistPage,
} from "#app/domain/reader/shortlist.ts";
import { CompareChosen } from "./compare/chosen-rows.tsx";
import { RoomTabs } from "./room-tabs.tsx";
import { Note, ShortlistRow } from "./shortlist-row.tsx";
import { useBroughtStars } from "./use-brought-stars.ts";
import { keepVisitorStars, useVisitorStars } from "./visitor-stars.ts";

export type ShortlistData =
	| { failure: string }
	| {
			order: ShortlistOrder;
			isMember: boolean;
			starred: readonly Starred[];
			/** What was just removed, where that can be undone. */
			removed: string | null;
	  };

type ShortlistProps = {
	data: ShortlistData;
	/** What a form of the page was answered. */
	answer: FormResult | undefined;
};

/** The shortlist: a member's as the account keeps it, a visitor's as their browser does. */
export function ShortlistPage({ data, answer }: ShortlistProps) {
	const { revalidate, state } = useRevalidator();
	if ("failure" in data) {
		return (
			<Page>
				<LoadError message={data.failure} busy={state !== "idle"} onRetry={revalidate} />
			</Page>
		);
	}
	return data.isMember ? (
		<MemberShortlist {...data} answer={answer} />
	) : (
		<VisitorShortlist order={data.order} />
	);
}

type MemberProps = Extract<ShortlistData, { order: unknown }> & Pick<ShortlistProps, "answer">;

function MemberShortlist({ order, starred, removed, answer }: MemberProps) {
	useBroughtStars(starred.length);
	const place = addressIn(order);
	const { write: written, noteWas = "" } = answer?.values ?? {};
	return (
		<Page tabs={<RoomTabs current="shortlist" />}>
			{/* Where the resume was removed is seen, far down the list too. */}
			<div className="undo-place mt-6 grid gap-4 empty:hidden">
				{removed ? (
					// Another each time, so that every removal is said.
					<Alert key={removed} kind="info">
						<AnsweredForm
							className={undoLook}
							action={shortlistPage}
							fixed={{ star: removed, from: "list", returnTo: place }}
						>
							<p>{shortlisting.removed}</p>
							<Button type="submit" variant="secondary">
								Undo
							</Button>
						</AnsweredForm>
					</Alert>
				) : null}
				{written ? null : <FormMessage answer={answer} />}
			</div>
			{/* Another tab has removed it meanwhile. */}
			{written && !starred.some(({ card }) => card.id === written) ? (
				<Note id={written} title={shortlisting.elsewhere} note={noteWas} posted={answer} />
			) : null}
			<List order={order} starred={starred}>
				{(one, isChosen) => (
					<ShortlistRow
						key={one.card.id}
						starred={one}
						isChosen={isChosen}
						place={place}
						answer={written === one.card.id ? answer : undefined}
					/>
				)}
			</List>
		</Page>
	);
}

const undoLook = "flex flex-wrap items-center gap-x-4 gap-y-2";

/** Which resumes are on it only the browser knows, so that it asks for their cards. */
function VisitorShortlist({ order }: { order: ShortlistOrder }) {
	const kept = useVisitorStars();
	const [removed, setRemoved] = useState<string | null>(null);
	const { data, load, state } = useFetcher<ShortlistData>();
	const ids = kept?.join(",");
	const ask = () =>
		load(`${shortlistPage}?${new URLSearchParams({ ids: ids ?? "", sort: order })}`);
	// biome-ignore lint/correctness/useExhaustiveDependencies: for each list
	useEffect(() => {
		if (ids) void ask();
	}, [ids, order]);
	const keep = (change: (ids: readonly string[]) => readonly string[]) => keepVisitorStars(change);
	const remove = (id: string) => {
		keep((all) => all.filter((other) => other !== id));
		setRemoved(id);
	};
	const undo = (id: string) => {
		keep((all) => [id, ...all]);
		setRemoved(null);
	};
	const found = data && "starred" in data ? data.starred : [];
	const starred = found.filter(({ card }) => kept?.includes(card.id));
	const isFound = (id: string) => starred.some(({ card }) => card.id === id);
	// Withdrawn: they have no row, so that they are removed together.
	const gone = data && state === "idle" ? (kept?.filter((id) => !isFound(id)) ?? []) : [];
	return (
		<Page>
			<div className="mt-6 grid gap-4">
				<Alert kind="info">
					<p>
						Only this browser keeps your shortlist.{" "}
						<Link to={`/auth/signup?returnTo=${shortlistPage}`} className="underline">
							Sign up free
						</Link>
						, and it comes along to your account, where you can write notes.
					</p>
					<noscript>
						<p>Without scripts the browser cannot keep one. With an account, stars work without.</p>
					</noscript>
				</Alert>
				{removed ? (
					<Alert key={removed} kind="info">
						<div className={undoLook}>
							<p>{shortlisting.removed}</p>
							<Button variant="secondary" onClick={() => undo(removed)}>
								Undo
							</Button>
						</div>
					</Alert>
				) : null}
			</div>
			{ids && data && "failure" in data ? (
				<LoadError message={data.failure} busy={state !== "idle"} onRetry={ask} />
			) : ids && !data ? (
				<p role="status" className="mt-6 text-quiet">
					Loading your shortlist …
				</p>
			) : (
				<>
					{gone.length > 0 ? (
						<div className="mt-4 flex flex-wrap items-center gap-x-4 text-quiet">
							<p>
								{count(gone.length, "resume")} of your shortlist{" "}
								{gone.length === 1 ? "was" : "were"} withdrawn from the library.
							</p>
							<Button
								variant="ghost"
								onClick={() => keep((all) => all.filter((id) => !gone.includes(id)))}
							>
								Remove {gone.length === 1 ? "it" : "them"}
							</Button>
						</div>
					) : null}
					<List order={order} starred={starred}>
						{(one, isChosen) => (
							<ShortlistRow
								key={one.card.id}
								starred={one}
								isChosen={isChosen}
								onRemove={() => remove(one.card.id)}
							/>
						)}
					</List>
				</>
			)}
		</Page>
	);
}

const Page = ({ tabs, children }: { tabs?: ReactNode; children: ReactNode }) => (
	<main id="content" className="container-page flex-1 py-8 md:py-12">
		<h1 className="text-3xl md:text-4xl">{tabs ? "My library" : "Your shortlist"}</h1>
		{tabs}
		{children}
	</main>
);

type ListProps = {
	order: ShortlistOrder;
	starred: readonly Starred[];
	/** @param isChosen it is compared unless the person chooses others: there are no more than fit */
	children: (one: Starred, isChosen: boolean) => ReactNode;
};

function List({ order, starred, children }: ListProps) {
	if (starred.length === 0) return <Nothing />;
	const open = starred.filter(({ isWithdrawn }) => !isWithdrawn).length;
	return (
		<>
			<div className="mt-6 flex flex-wrap items-center justify-between gap-x-6">
				<p className="text-note text-quiet tabular-nums">{count(starred.length, "resume")}</p>
				{starred.length > 1 ? <Orders current={order} /> : null}
			</div>
			<ul className="mt-2 divide-y divide-hairline border-y border-hairline">
				{starred.map((one) => children(one, open <= comparedMost))}
			</ul>
			{open > 1 ? <CompareChosen /> : null}
		</>
	);
}

const addressIn = (order: ShortlistOrder): string =>
	order === "starred" ? shortlistPage : `${shortlistPage}?sort=${order}`;

const Orders = ({ current }: { current: ShortlistOrder }) => (
	<nav aria-label="Sort" className="flex gap-4">
		{(Object.keys(shortlistOrders) as ShortlistOrder[]).map((order) => (
			<Link
				key={order}
				to={addressIn(order)}
				aria-current={order === current ? "true" : undefined}
				className="inline-flex min-h-11 items-center text-quiet underline-offset-4 hover:underline aria-[current]:font-medium aria-[current]:text-ink"
			>
				{shortlistOrders[order]}
			</Link>
		))}
	</nav>
);

const Nothing = () => (
	<div className="mt-8">
		<BlankSlate
			title="Nothing on your shortlist yet"
			action={
				<Link to="/resumes" className={buttonVariants()}>
					Browse resumes
				</Link>
			}
		>
			<p>Press the star on a resume to collect it here, before you choose which to open.</p>
		</BlankSlate>
	</div>
);
