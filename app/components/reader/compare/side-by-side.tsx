import { type ReactNode, useEffect } from "react";
import { Link, useRevalidator } from "react-router";
import { LoadError } from "#app/components/base/load-error.tsx";
import { rememberWay } from "#app/components/reader/reading-way.ts";
import { StarForm } from "#app/components/reader/star-button.tsx";
import { compareAddress, comparedMost } from "#app/domain/reader/compare-address.ts";
import type { SideColumn, SideOffer } from "#app/domain/reader/side-by-side.ts";
import { AddToCompare, ChooseToCompare, NothingToCompare } from "./side-by-side-choice.tsx";
import { SideBySideFacts } from "./side-by-side-facts.tsx";
import { SideBySideHead } from "./side-by-side-head.tsx";
import { SideBySideLines } from "./side-by-side-lines.tsx";

export type SideBySideData =
	| { failure: string }
	| {
			/** Those that stand side by side. */
			ids: readonly string[];
			isByLine: boolean;
			columns: readonly SideColumn[];
			/** All that were asked for, where they are more than stand side by side. */
			tooMany: readonly SideOffer[];
			/** What could stand in a free column. */
			offered: readonly SideOffer[];
	  };

/** Up to three resumes side by side: at a glance, or line by line. */
export function SideBySidePage({ data }: { data: SideBySideData }) {
	const { revalidate, state } = useRevalidator();
	if ("failure" in data) {
		return (
			<Page>
				<LoadError message={data.failure} busy={state !== "idle"} onRetry={revalidate} />
			</Page>
		);
	}
	const { ids, isByLine, columns, tooMany, offered } = data;
	if (columns.length === 0) {
		return (
			<Page>
				<NothingToCompare offered={offered} />
			</Page>
		);
	}
	return (
		<Page>
			<StarForm />
			<Way ids={ids} columns={columns} isByLine={isByLine} />
			{tooMany.length > 0 ? <ChooseToCompare all={tooMany} chosen={ids} /> : null}
			<Views ids={ids} isByLine={isByLine} />
			<section
				className="side-by-side"
				data-columns={columns.length}
				data-lines={isByLine || undefined}
				aria-label="Side by side"
				tabIndex={isByLine ? 0 : undefined}
			>
				<table>
					<caption className="sr-only">
						{isByLine ? "The resumes section by section" : "What each resume is"}
					</caption>
					<SideBySideHead ids={ids} columns={columns} isByLine={isByLine} />
					{isByLine ? <SideBySideLines columns={columns} /> : <SideBySideFacts columns={columns} />}
				</table>
			</section>
			{columns.length < comparedMost ? (
				<AddToCompare ids={ids} isByLine={isByLine} offered={offered} />
			) : null}
		</Page>
	);
}

const Page = ({ children }: { children: ReactNode }) => (
	<main id="content" className="container-page flex-1 py-6 md:py-10">
		<Link to="/shortlist" className="link-quiet">
			Shortlist
		</Link>
		<h1 className="text-3xl md:text-4xl">Compare resumes</h1>
		{children}
	</main>
);

type ViewProps = { ids: readonly string[]; isByLine: boolean };

/** Two ways to look at the same resumes. Only the second shows words, and only of what is open. */
const Views = ({ ids, isByLine }: ViewProps) => (
	<nav aria-label="How they are compared" className="mt-4 flex gap-x-5 border-b border-hairline">
		{[false, true].map((isLines) => (
			<Link
				key={String(isLines)}
				to={compareAddress(ids, isLines)}
				preventScrollReset
				aria-current={isLines === isByLine ? "page" : undefined}
				className="page-tab"
			>
				{isLines ? "Line by line" : "At a glance"}
			</Link>
		))}
	</nav>
);

/** A resume that is read from here leads on to the others, and back. */
function Way({ ids, columns, isByLine }: ViewProps & { columns: readonly SideColumn[] }) {
	useEffect(() => {
		const items = columns.flatMap((column) => (column.state === "there" ? [column.preview] : []));
		rememberWay({ to: compareAddress(ids, isByLine), name: "the comparison", items });
	}, [ids, columns, isByLine]);
	return null;
}
