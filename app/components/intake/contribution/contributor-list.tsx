import { href, Link } from "react-router";
import type { ContributionState } from "#app/domain/intake/contribution/contributor-view.ts";

export type ContributionLine = ContributionState & { id: string; title: string };

/** What a person has contributed, and where each stands. */
export const ContributorList = ({ lines }: { lines: readonly ContributionLine[] }) => (
	<ul className="grid gap-2">
		{lines.map(({ id, title, state, because }) => (
			<li key={id} className="border-t border-hairline pt-2">
				<h3>
					<Link
						to={href("/contribute/:id", { id })}
						className="inline-flex min-h-11 items-center text-accent underline underline-offset-4 wrap-anywhere"
					>
						{title}
					</Link>
				</h3>
				<p className="text-note text-quiet">{state}</p>
				{because ? (
					<p className="mt-1 max-w-prose wrap-anywhere whitespace-pre-line">“{because}”</p>
				) : null}
			</li>
		))}
	</ul>
);
