import { Form, Link, useLocation, useNavigation } from "react-router";
import { BlankSlate } from "#app/components/base/blank-slate.tsx";
import { AnsweredForm, FormMessage } from "#app/components/base/form/answered.tsx";
import { Field } from "#app/components/base/form/field.tsx";
import { SelectField } from "#app/components/base/form/select-field.tsx";
import { Alert } from "#app/components/base/ui/alert.tsx";
import { Button, buttonVariants } from "#app/components/base/ui/button.tsx";
import { count } from "#app/domain/base/count.ts";
import type { FormResult } from "#app/domain/base/form-result.ts";
import { groupBy } from "#app/domain/base/group-by.ts";
import { keeping } from "#app/domain/base/messages/keeping.ts";
import {
	type KeptQuery,
	type KeptSelection,
	type LineReference,
	readReference,
	referenceKey,
} from "#app/domain/reader/kept-line.ts";
import { KeptLineItem, Writing } from "./kept-line-item.tsx";
import { OriginalityCheck } from "./originality-check.tsx";
import { RoomTabs } from "./room-tabs.tsx";

type KeptLinesPageProps = {
	query: KeptQuery;
	/** How many lines the member keeps. */
	kept: number;
	selection: KeptSelection;
	/** What was just removed, where that can be undone. */
	removed: string | null;
	roles: readonly string[];
	/** What the page's own form was answered. */
	answer: FormResult | undefined;
};

/** "Kept lines": the member's swipe file, and the check of their own lines. */
export function KeptLinesPage(props: KeptLinesPageProps) {
	const { query, kept, selection, removed, roles, answer } = props;
	const written = readWritten(answer);
	const isWritten = (line: LineReference) =>
		written && referenceKey(line) === referenceKey(written);
	return (
		<main id="content" className="container-page flex-1 py-8 md:py-12">
			<h1 className="text-3xl md:text-4xl">My library</h1>
			<RoomTabs current="lines" />
			<div className="kept-room grid gap-12 mt-8">
				<section aria-labelledby="kept-heading" className="min-w-0">
					<h2 id="kept-heading" className="text-2xl">
						Kept lines
					</h2>
					<p className="mt-1 max-w-prose text-quiet">
						Lines of resumes that you have opened, with your own notes.{" "}
						<a href="#check" className="text-accent underline underline-offset-4 lg:hidden">
							Check your own lines
						</a>
					</p>
					{/* Where the line was removed is seen, far down the list too. */}
					<div className="undo-place grid gap-4 mt-4 empty:hidden">
						{removed ? <Undo key={removed} reference={removed} /> : null}
						{written ? null : <FormMessage answer={answer} />}
					</div>
					{written && !selection.items.some(isWritten) ? (
						<Elsewhere line={written} groups={namesOf(selection)} answer={answer} />
					) : null}
					{kept === 0 ? (
						<Nothing />
					) : (
						<>
							<Narrow query={query} groups={selection.groups} />
							<Lines selection={selection} answer={answer} />
							<Pages query={query} selection={selection} />
						</>
					)}
				</section>
				<OriginalityCheck roles={roles} />
			</div>
		</main>
	);
}

/** The line of which a note was refused without scripts. */
function readWritten(answer: FormResult | undefined): LineReference | null {
	const { intent, reference } = answer?.values ?? {};
	return intent === "write" ? readReference(reference ?? null) : null;
}

type ElsewhereProps = {
	line: LineReference;
	groups: readonly string[];
	answer: FormResult | undefined;
};

/** What was typed about a line that the page does not show: it is on another page, or is kept no more. */
function Elsewhere({ line, groups, answer }: ElsewhereProps) {
	const { noteWas: note = "", groupWas: group = "" } = answer?.values ?? {};
	const place = usePlace();
	return (
		<section aria-label={keeping.elsewhere} className="mt-6">
			<p className="max-w-prose">{keeping.elsewhere}</p>
			<Writing line={{ ...line, note, group }} groups={groups} place={place} posted={answer} />
		</section>
	);
}

/** The address of the list, as it is narrowed. */
function usePlace(): string {
	const { search } = useLocation();
	const rest = new URLSearchParams(search);
	rest.delete("removed");
	const query = rest.toString();
	return `/library/lines${query && `?${query}`}`;
}

function Undo({ reference }: { reference: string }) {
	const place = usePlace();
	return (
		<Alert kind="info">
			<AnsweredForm
				className="flex flex-wrap items-center gap-x-4 gap-y-2"
				action="/library/lines"
				fixed={{ intent: "restore", reference, from: "list", returnTo: place }}
			>
				<p>{keeping.removed}</p>
				<Button type="submit" variant="secondary">
					Undo
				</Button>
			</AnsweredForm>
		</Alert>
	);
}

const Nothing = () => (
	<div className="mt-6">
		<BlankSlate
			title="No lines kept yet"
			headingLevel={3}
			action={
				<Link to="/library/opened" className={buttonVariants()}>
					Read an opened resume
				</Link>
			}
		>
			<p>Press the bookmark beside a line while you read a resume. The line is kept here.</p>
		</BlankSlate>
	</div>
);

/** A name that no group can have, for all of them. */
const everyGroup = "*";

function Narrow({ query, groups }: { query: KeptQuery; groups: KeptSelection["groups"] }) {
	const busy = useNavigation().state === "loading";
	const isNarrowed = query.words !== "" || query.group !== null;
	return (
		// The address decides, also after going back.
		<Form
			key={`${query.words}\n${query.group}`}
			action="/library/lines"
			className="flex flex-wrap items-end gap-4 mt-6"
		>
			<Field
				label="Search your lines and notes"
				type="search"
				name="q"
				defaultValue={query.words}
				className="grow"
			/>
			{groups.length > 1 ? (
				<SelectField
					label="Group"
					name="group"
					defaultValue={query.group ?? everyGroup}
					options={[
						{ value: everyGroup, label: "All groups" },
						...groups.map(({ name, lines }) => ({
							value: name,
							label: `${nameOf(name)} (${lines})`,
						})),
					]}
				/>
			) : null}
			<Button type="submit" variant="secondary" busy={busy}>
				Find
			</Button>
			{isNarrowed ? (
				<Link to="/library/lines" className="link-quiet">
					Show all
				</Link>
			) : null}
		</Form>
	);
}

const namesOf = ({ groups }: KeptSelection): string[] =>
	groups.map(({ name }) => name).filter(Boolean);

const nameOf = (group: string): string => group || "Without a group";

function Lines({
	selection,
	answer,
}: {
	selection: KeptSelection;
	answer: FormResult | undefined;
}) {
	const { items, found } = selection;
	const place = usePlace();
	if (found === 0) {
		return <p className="mt-6 text-quiet">None of your kept lines fits. Try fewer words.</p>;
	}
	const names = namesOf(selection);
	const own = answer?.values?.reference;
	return (
		<>
			<p className="mt-4 text-note text-quiet tabular-nums">{count(found, "line")}</p>
			{[...groupBy(items, ({ group }) => group)].map(([group, lines]) => (
				<section key={group} aria-label={nameOf(group)} className="mt-6">
					{names.length > 0 ? <h3 className="text-xl">{nameOf(group)}</h3> : null}
					<ul className="mt-2 divide-y divide-hairline border-y border-hairline">
						{lines.map((line) => (
							<KeptLineItem
								key={referenceKey(line)}
								line={line}
								groups={names}
								place={place}
								answer={own === referenceKey(line) ? answer : undefined}
							/>
						))}
					</ul>
				</section>
			))}
		</>
	);
}

function Pages({ query, selection }: { query: KeptQuery; selection: KeptSelection }) {
	const { page, pages } = selection;
	if (pages === 1) return null;
	const addressOf = (number: number) =>
		`/library/lines?${new URLSearchParams({
			...(query.words && { q: query.words }),
			...(query.group !== null && { group: query.group }),
			page: String(number),
		})}`;
	const look = buttonVariants({ variant: "secondary" });
	return (
		<nav aria-label="Pages" className="flex flex-wrap items-center gap-3 mt-6">
			{page > 1 ? (
				<Link to={addressOf(page - 1)} className={look}>
					Previous page
				</Link>
			) : null}
			<p className="text-note text-quiet tabular-nums">
				Page {page} of {pages}
			</p>
			{page < pages ? (
				<Link to={addressOf(page + 1)} className={look}>
					Next page
				</Link>
			) : null}
		</nav>
	);
}
