import { Link, useNavigation } from "react-router";
import { BlankSlate } from "#app/components/base/blank-slate.tsx";
import { AnsweredForm, FormMessage } from "#app/components/base/form/answered.tsx";
import { Fold } from "#app/components/base/form/fold.tsx";
import { Alert } from "#app/components/base/ui/alert.tsx";
import { Button, buttonVariants } from "#app/components/base/ui/button.tsx";
import { formatShortDate } from "#app/domain/base/dates.ts";
import type { FormResult } from "#app/domain/base/form-result.ts";
import { searches } from "#app/domain/base/messages/searches.ts";
import {
	type AlertChoice,
	proposeName,
	readSavedQuery,
	savedLimits,
} from "#app/domain/library/saved-search.ts";
import { RoomTabs } from "./room-tabs.tsx";
import { alertWords, SearchFields } from "./search-fields.tsx";

type ShownSearch = {
	id: string;
	query: string;
	name: string;
	alert: AlertChoice;
	savedAt: string;
	/** The last email about it. */
	toldAt: string | null;
};

type SavedSearchesPageProps = {
	saved: readonly ShownSearch[];
	/** The text of the search that was just removed. */
	removed: string | null;
	answer: FormResult | undefined;
};

/** "Saved searches": opened, renamed, told of or not, and removed. */
export function SavedSearchesPage({ saved, removed, answer }: SavedSearchesPageProps) {
	const own = saved.find(({ id }) => id === answer?.values?.id);
	return (
		<main id="content" className="container-page flex-1 py-8 md:py-12">
			<h1 className="text-3xl md:text-4xl">My library</h1>
			<RoomTabs current="searches" />
			<section aria-labelledby="searches-heading" className="mt-8 max-w-3xl">
				<h2 id="searches-heading" className="text-2xl">
					Saved searches
				</h2>
				<p className="mt-1 max-w-prose text-quiet">
					We email you when a new resume matches. You can save up to {savedLimits.searches}.
				</p>
				<div className="mt-4 grid gap-4 empty:hidden">
					{removed ? <Removed query={removed} /> : null}
					{own ? null : <FormMessage answer={answer} />}
				</div>
				{saved.length === 0 ? (
					<Nothing />
				) : (
					<ul className="mt-6 divide-y divide-hairline border-y border-hairline">
						{saved.map((search) => (
							<SavedSearchItem
								key={`${search.id} ${search.name} ${search.alert}`}
								search={search}
								answer={search === own ? answer : undefined}
							/>
						))}
					</ul>
				)}
			</section>
		</main>
	);
}

const Removed = ({ query }: { query: string }) => (
	<Alert kind="info">
		<p>
			{searches.removed}{" "}
			<Link
				to={`/library/searches/new?${query}`}
				className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4"
			>
				Save it again
			</Link>
		</p>
	</Alert>
);

const Nothing = () => (
	<div className="mt-6">
		<BlankSlate
			title="No searches saved yet"
			headingLevel={3}
			action={
				<Link to="/resumes" className={buttonVariants()}>
					Browse resumes
				</Link>
			}
		>
			<p>Search or choose a filter, then press “Save this search”.</p>
		</BlankSlate>
	</div>
);

function SavedSearchItem({
	search: { id, query, name, alert, savedAt, toldAt },
	answer,
}: {
	search: ShownSearch;
	answer: FormResult | undefined;
}) {
	const busy = useNavigation().state !== "idle";
	const what = proposeName(readSavedQuery(query));
	const isRefused = answer?.success === false;
	return (
		<li className="grid grid-cols-[minmax(0,1fr)] gap-1 py-4">
			<Link
				to={`/resumes?${query}`}
				className="inline-flex min-h-11 max-w-full items-center self-start font-serif text-lg wrap-anywhere text-accent underline underline-offset-4"
			>
				{name}
			</Link>
			{what === name ? null : <p className="text-sm wrap-anywhere text-quiet">{what}</p>}
			<p className="text-sm text-quiet">
				{alertWords[alert].said}. Saved <time dateTime={savedAt}>{formatShortDate(savedAt)}</time>
				{toldAt ? (
					<>
						, last email <time dateTime={toldAt}>{formatShortDate(toldAt)}</time>
					</>
				) : null}
				.
			</p>
			<div className="flex flex-wrap items-start gap-x-6">
				<Fold isAnswered={isRefused} className="disclosure grow">
					<summary>
						Change<span className="sr-only">: {name}</span>
					</summary>
					<AnsweredForm
						answer={isRefused ? answer : undefined}
						fixed={{ intent: "change", id }}
						preventScrollReset
						className="grid max-w-md gap-4 py-2"
					>
						<SearchFields name={name} alert={alert} />
						<FormMessage />
						<div>
							<Button type="submit" busy={busy}>
								Save
							</Button>
						</div>
					</AnsweredForm>
				</Fold>
				<AnsweredForm fixed={{ intent: "remove", id }} preventScrollReset>
					<button
						type="submit"
						className="min-h-11 font-medium text-quiet underline underline-offset-4 hover:text-danger"
					>
						Remove<span className="sr-only">: {name}</span>
					</button>
				</AnsweredForm>
			</div>
		</li>
	);
}
